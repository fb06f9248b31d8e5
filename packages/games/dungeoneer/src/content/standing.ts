import type { CardId, HeroId, QuestId } from './ids.ts';
import { adventureOf, heroCardOf, isAdventure, isHeroCard, questOf } from './registry.ts';
import type { Clause } from './vocabulary.ts';

type Lister = (id: CardId | HeroId | QuestId) => readonly Clause[];

/** What is listed for a card is listed once. */
function listedOnce(list: Lister): Lister {
  const known = new Map<string, readonly Clause[]>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const clauses = list(id);
    known.set(id, clauses);
    return clauses;
  };
}

/** All that a card in play says about its hero; what a Minion says is about itself. */
export const saidBy: Lister = listedOnce((id) => {
  if (isHeroCard(id)) return heroCardOf(id).clauses;
  if (!isAdventure(id)) return questOf(id).clauses;
  const { kind, clauses } = adventureOf(id);
  return kind === 'monster' ? [] : clauses;
});

/** What of it holds for as long as the card is in play. */
export const standingOn: Lister = listedOnce((id) => saidBy(id).filter(({ trigger }) => trigger === null));

/** What an Artifact does once it is won. [quest.artifact] */
export const wonWith: Lister = listedOnce((quest) =>
  questOf(quest).reward.filter(({ trigger }) => trigger === 'artifact'),
);
