import type { CardId, QuestId } from './ids.ts';
import { type Named, named } from './named.ts';
import { onceFor } from './once-for.ts';
import { adventureOf, heroCardOf, idsKnown, isHeroCard, isQuest, questOf } from './registry.ts';
import type { Bracket, Clause, Effect, EffectOf, Trigger } from './vocabulary.ts';

/** An effect that holds for as long as its card is in play, with what narrows it. */
export type Lasting<W extends Effect['word'] = Effect['word']> = readonly [EffectOf<W>, Bracket];

/** What cards say of some kind, by their ids: only those that say anything, and they are few; null where none does. */
export interface Said<X> extends SaidByIds<X> {
  /** The same of any card, somebody's own among them. */
  readonly of: (id: string) => readonly X[];
}

interface SaidByIds<X> {
  readonly heroes: Readonly<Named<readonly X[]>> | null;
  readonly adventures: Readonly<Named<readonly X[]>> | null;
  readonly quests: Readonly<Named<readonly X[]>> | null;
}

/** All that a card in play says about its hero; what a Minion says is about itself. */
function saidBy(id: CardId): readonly Clause[] {
  const { kind, clauses } = adventureOf(id);
  return kind === 'monster' ? [] : clauses;
}

function clausesOf(id: string): readonly Clause[] {
  if (isHeroCard(id)) return heroCardOf(id).clauses;
  return isQuest(id) ? questOf(id).clauses : saidBy(id);
}

function saying<X>(ids: readonly string[], of: (id: string) => readonly X[]): Named<readonly X[]> | null {
  let said: Named<readonly X[]> | null = null;
  for (const id of ids) {
    const some = of(id);
    if (some.length === 0) continue;
    said ??= named();
    said[id] = some;
  }
  return said;
}

/** Gone through once, and again when there are more cards. */
function saidOf<X>(pick: (clauses: readonly Clause[]) => readonly X[]): () => Said<X> {
  const of = onceFor((id: string) => pick(clausesOf(id)));
  let ids: ReturnType<typeof idsKnown> | null = null;
  let said: Said<X> = { heroes: null, adventures: null, quests: null, of };
  return () => {
    if (ids !== idsKnown()) {
      ids = idsKnown();
      said = {
        heroes: saying(ids.heroes, (id) => pick(heroCardOf(id).clauses)),
        adventures: saying(ids.adventures, (id) => pick(saidBy(id))),
        quests: saying(ids.quests, (id) => pick(questOf(id).clauses)),
        of,
      };
    }
    return said;
  };
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
  saidOf((clauses) =>
    lastingIn(
      clauses.filter(({ trigger }) => trigger === null),
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
export const lastingFrom = <W extends Effect['word']>(word: W): Said<Lasting<W>> => lasting(word)() as Said<Lasting<W>>;

/** What an Artifact does once it is won, in one word. [quest.artifact] */
export const wonWith = <W extends Effect['word']>(word: W, quest: QuestId): readonly Lasting<W>[] =>
  won(word)(quest) as readonly Lasting<W>[];

const triggered = onceFor((trigger: Trigger) =>
  saidOf((clauses) => clauses.flatMap((clause) => (clause.trigger === trigger ? (clause.choices[0] ?? []) : []))),
);

/** What cards in play do at some moment. */
export const triggeredFrom = (trigger: Trigger): Said<Effect> => triggered(trigger)();
