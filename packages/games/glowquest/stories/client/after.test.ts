import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import { benefitOf } from '../../src/queries/benefits.ts';
import type { Attack, Event, Question, Turn, View } from '../../src/types/index.ts';
import { TABLES, type Watched, watch } from './watched.ts';

const GAMES = 2;
const MOVES = 1200;

/** A walk is told when it is over: while somebody has to be left, nobody knows how far it has come. */
const isUnderWay = (seen: Watched): boolean => isAbout(seen, ['leave']);

/** What a Benefit does after something that is asked is not told, nor whether a Push of it was stopped. */
const isUnsaid = (seen: Watched): boolean =>
  isAbout(seen, ['forced', 'shove', 'move', 'reduce']) || seen.events.some(hangsOnPush);

const isAbout = ({ ask, next }: Watched, kinds: readonly Question['kind'][]): boolean =>
  [ask, next].some((one) => one !== null && kinds.includes(one.question.kind));

const hangsOnPush = (event: Event): boolean =>
  event.type === 'used' && benefitOf(event.benefit).clauses.some(({ condition }) => condition === 'stopped');

/** A blow is told when nobody can take it for somebody else any more: what stopped some of it is gone before. */
const isHeld = ({ next }: Watched): boolean => next?.question.kind === 'guard';

const unlayered = <X extends object>(figures: readonly X[]): X[] =>
  figures.map((figure) => ({ ...figure, shield: 0, reflect: 0 }));

const unplaced = <X extends { readonly at: number }>(figures: readonly X[]): Omit<X, 'at'>[] =>
  figures.map(({ at, ...rest }) => rest);

/** All of a view that is not left to the next one, each part for a reason. */
const compared = (view: View, seen: Watched): unknown => ({
  ...view,
  ...(isUnderWay(seen) ? { heroes: unplaced(view.heroes), monsters: unplaced(view.monsters) } : {}),
  ...(isHeld(seen) ? { heroes: unlayered(view.heroes) } : {}),
  turn: view.turn && comparedTurn(view.turn, seen),
  // The end of an attack is not told: the last of it stays in sight until something else is.
  attack: view.attack && seen.now.view.attack && comparedAttack(view.attack, seen),
});

const comparedTurn = (turn: Turn, seen: Watched): unknown => ({
  ...turn,
  // How far the monsters' script has come is nowhere to be seen.
  script: null,
  // That a move is given up is not told.
  stroll: isAbout(seen, ['move', 'leave']) ? null : turn.stroll,
});

const comparedAttack = (attack: Attack, seen: Watched): unknown => ({
  ...attack,
  // Which patterns have still to name somebody is for the rules to know.
  open: [],
  ...(isHeld(seen) ? { packets: [] } : {}),
  ...(isUnsaid(seen) ? { toHit: 0, damage: 0, bypass: 'none' } : {}),
});

test.each(TABLES.flatMap((given) => (['random', 'sound'] as const).map((how) => [given, how] as const)))(
  '%o, %s play: what a seat is told leads from one view to the next',
  (given, how) => {
    for (let game = 1; game <= effort(GAMES); game++)
      for (const seen of watch(given, `fast:after ${how} ${game}`, how, MOVES)) {
        const { before, action, ask, events, now } = seen;
        const folded = events.reduce(after, before.view);
        const what = `game ${game}, ${ask.question.kind}: ${JSON.stringify(action)}: ${events.map(({ type }) => type).join()}`;
        expect(compared(folded, seen), what).toEqual(compared(now.view, seen));
      }
  },
  60_000,
);

test('a view is not written to', () => {
  for (const { before, events } of watch({}, 'fast:after kept', 'sound', 300)) {
    const text = JSON.stringify(before.view);
    events.reduce(after, before.view);
    expect(JSON.stringify(before.view)).toBe(text);
  }
});
