import type { Action, DungeonQuest, View } from '@questhall/dungeonquest';
import { CARDS, type Card, type Side } from '@questhall/dungeonquest/content';
import {
  chancesOf,
  fightIn,
  type Mix,
  mixesIn,
  oddsIn,
  roundOf,
  scoresIn,
  spendOptions,
} from '@questhall/dungeonquest/odds';
import type { Ask } from '@questhall/kernel';

/** What is reckoned from: all of it is on the player's side of the table. */
export interface Wanted {
  readonly view: View;
  readonly ask: Ask<DungeonQuest> | null;
  readonly offers: readonly Action[];
  /** Dice lie there whose wounds have not landed: the odds of a whole round would leave them out. */
  readonly isRolling: boolean;
}

interface Chances {
  readonly win: number;
  readonly bothDie: number;
  readonly lose: number;
  readonly wounds: number;
  readonly rounds: number;
}

/** The odds before an answer, as far as there are any. */
export interface Reckoned {
  /** The fight has so many scores that nobody would wait for it. */
  readonly isTooLong: boolean;
  /** The Life is hidden, so that this is a mean over all tokens. */
  readonly isMean: boolean;
  readonly fight: Chances | null;
  /** The chance to win with each answer, in their order. */
  readonly answers: readonly number[] | null;
  readonly mixes: Readonly<Record<Side, Mix>> | null;
}

/** Scores of the longest fight that is reckoned: about two seconds beside the page's own thread. */
const SCORES_MAX = 10_000;

/** How many scores a fight can pass through. */
const scoresOf = (view: View): number =>
  scoresIn(view).reduce(
    (sum, { hero, monster, tokens }) => sum + Math.max(0, hero) * Math.max(0, monster) * (tokens + 1),
    0,
  );

export function reckon({ view, ask, offers, isRolling }: Wanted): Reckoned {
  const isMean = view.monster?.life === null;
  const nothing: Reckoned = { isTooLong: false, isMean, fight: null, answers: null, mixes: null };
  if (scoresOf(view) > SCORES_MAX) return { ...nothing, isTooLong: true };
  if (isRolling) return { ...nothing, answers: ask === null ? null : chancesOf(view, ask, offers) };
  const odds = oddsIn(view);
  const mixes = mixesIn(view);
  if (odds === null) return nothing;
  const { win, bothDie, lose, expectedHeroWounds: wounds, expectedRounds: rounds } = odds;
  return {
    ...nothing,
    fight: { win, bothDie, lose, wounds, rounds },
    mixes: mixes && { hero: mixes.mix, monster: mixes.monsterMix },
  };
}

/** Wounds on both sides. */
type Toll = Readonly<Record<Side, number>>;

/** What each face of the die does in Classic Solo, read from the rules with the hero's abilities. */
export function tollsOfFaces(view: View): readonly Toll[] {
  const fight = fightIn(view);
  const [score] = scoresIn(view);
  if (fight?.mode !== 'solo' || score === undefined) return [];
  return [1, 2, 3, 4, 5, 6].flatMap((face) =>
    spendOptions(fight, score, [face]).flatMap(({ tree }) =>
      tree.kind === 'cost' ? [{ hero: tree.hero, monster: tree.monster }] : [],
    ),
  );
}

interface Row extends Toll {
  readonly faces: readonly number[];
}

/** Faces that do the same stand together. */
export function rowsOf(tolls: readonly Toll[]): readonly Row[] {
  const rows: Row[] = [];
  for (const [i, toll] of tolls.entries()) {
    const last = rows.at(-1);
    if (last !== undefined && last.hero === toll.hero && last.monster === toll.monster)
      rows[rows.length - 1] = { ...last, faces: [...last.faces, i + 1] };
    else rows.push({ ...toll, faces: [i + 1] });
  }
  return rows;
}

/** A card of one side against a card of the other. */
export interface Meeting {
  readonly other: Card;
  readonly given: number;
  readonly taken: number;
}

/** What a card does to each of the other side's, read from the rules; nothing where no cards are laid. */
export function meetingsOf(view: View, side: Side, card: Card): readonly Meeting[] {
  const fight = fightIn(view);
  const [score] = scoresIn(view);
  const round = fight?.mode === 'cards' && score !== undefined ? roundOf(fight, score) : null;
  if (round?.kind !== 'duel') return [];
  const mine = CARDS.indexOf(card);
  return CARDS.flatMap((other, theirs) => {
    const cost = side === 'hero' ? round.cells[mine]?.[theirs] : round.cells[theirs]?.[mine];
    if (cost === undefined) return [];
    return side === 'hero'
      ? [{ other, given: cost.monster, taken: cost.hero }]
      : [{ other, given: cost.hero, taken: cost.monster }];
  });
}
