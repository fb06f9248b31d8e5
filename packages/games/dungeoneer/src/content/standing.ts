import type { CardId, HeroId, QuestId } from './ids.ts';
import { adventureOf, heroCardOf, isAdventure, isHeroCard, questOf } from './registry.ts';
import type { Bracket, Clause, Effect, EffectOf, Trigger } from './vocabulary.ts';

type Id = CardId | HeroId | QuestId;

/** What is worked out for a card is worked out once. */
function byCard<V>(reckon: (id: Id) => V): (id: Id) => V {
  const known = new Map<string, V>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = reckon(id);
    known.set(id, value);
    return value;
  };
}

/** An effect that holds for as long as its card is in play, with what narrows it. */
export type Lasting<W extends Effect['word'] = Effect['word']> = readonly [EffectOf<W>, Bracket];

/** Lasting effects by their word. */
export type LastingByWord = { readonly [W in Effect['word']]?: readonly Lasting<W>[] };

/** All that a card in play says about its hero; what a Minion says is about itself. */
function saidBy(id: Id): readonly Clause[] {
  if (isHeroCard(id)) return heroCardOf(id).clauses;
  if (!isAdventure(id)) return questOf(id).clauses;
  const { kind, clauses } = adventureOf(id);
  return kind === 'monster' ? [] : clauses;
}

function listByWord(clauses: readonly Clause[]): LastingByWord {
  const lists: Partial<Record<Effect['word'], Lasting[]>> = {};
  for (const { choices, bracket } of clauses)
    for (const effect of choices[0] ?? []) lists[effect.word] = [...(lists[effect.word] ?? []), [effect, bracket]];
  return lists as LastingByWord; // each effect was put into the list of its own word
}

/** What a card does for as long as it is in play. */
export const lastingFrom: (id: Id) => LastingByWord = byCard((id) =>
  listByWord(saidBy(id).filter(({ trigger }) => trigger === null)),
);

/** What an Artifact does once it is won. [quest.artifact] */
export const wonWith: (quest: QuestId) => LastingByWord = byCard((quest) =>
  listByWord(questOf(quest).reward.filter(({ trigger }) => trigger === 'artifact')),
);

/** What a card in play does at some moment. */
export const triggeredFrom: (id: Id) => { readonly [T in Trigger]?: readonly Effect[] } = byCard((id) => {
  const lists: Partial<Record<Trigger, Effect[]>> = {};
  for (const { trigger, choices } of saidBy(id))
    if (trigger !== null) lists[trigger] = [...(lists[trigger] ?? []), ...(choices[0] ?? [])];
  return lists;
});
