import type { CardId, HeroId, QuestId } from './ids.ts';
import { adventureOf, heroCardOf, isAdventure, isHeroCard, questOf } from './registry.ts';
import type { Bracket, Clause, Effect, EffectOf, Trigger } from './vocabulary.ts';

type Id = CardId | HeroId | QuestId;

/** What is worked out for a word or a card is worked out once. */
export function onceFor<K extends string, V>(reckon: (name: K) => V): (name: K) => V {
  const known = new Map<K, V>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const value = reckon(name);
    known.set(name, value);
    return value;
  };
}

/** An effect that holds for as long as its card is in play, with what narrows it. */
export type Lasting<W extends Effect['word'] = Effect['word']> = readonly [EffectOf<W>, Bracket];

/** What each card says of some kind: for nearly all of them nothing. */
export type Said<X> = (id: Id) => readonly X[];

/** All that a card in play says about its hero; what a Minion says is about itself. */
function saidBy(id: Id): readonly Clause[] {
  if (isHeroCard(id)) return heroCardOf(id).clauses;
  if (!isAdventure(id)) return questOf(id).clauses;
  const { kind, clauses } = adventureOf(id);
  return kind === 'monster' ? [] : clauses;
}

const isWord =
  <W extends Effect['word']>(word: W) =>
  (effect: Effect): effect is EffectOf<W> =>
    effect.word === word;

function lastingIn<W extends Effect['word']>(clauses: readonly Clause[], word: W): readonly Lasting<W>[] {
  return clauses.flatMap(({ choices, bracket }) =>
    (choices[0] ?? []).filter(isWord(word)).map((effect): Lasting<W> => [effect, bracket]),
  );
}

const lasting = onceFor((word: Effect['word']) =>
  onceFor((id: Id) =>
    lastingIn(
      saidBy(id).filter(({ trigger }) => trigger === null),
      word,
    ),
  ),
);

const won = onceFor((word: Effect['word']) =>
  onceFor((quest: QuestId) =>
    lastingIn(
      questOf(quest).reward.filter(({ trigger }) => trigger === 'artifact'),
      word,
    ),
  ),
);

// What is kept for a word are effects of that word, which TypeScript cannot follow into a map.

/** What cards do for as long as they are in play, in one word. */
export const lastingFrom = <W extends Effect['word']>(word: W): Said<Lasting<W>> => lasting(word) as Said<Lasting<W>>;

/** What Artifacts do once they are won, in one word. [quest.artifact] */
export const wonWith = <W extends Effect['word']>(word: W): Said<Lasting<W>> => won(word) as Said<Lasting<W>>;

/** What cards in play do at some moment. */
export const triggeredFrom: (trigger: Trigger) => Said<Effect> = onceFor((trigger: Trigger) =>
  onceFor((id: Id) => saidBy(id).flatMap((clause) => (clause.trigger === trigger ? (clause.choices[0] ?? []) : []))),
);
