import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import type { Attack, Encounter, Expedition, Frame, Hero, Monster, Turn, View } from '../../src/types/index.ts';
import { TABLES, type Watched, watch } from './watched.ts';

const GAMES = 1;
const MOVES = 350;

/** Something of this kind is being done while whoever is asked thinks about it, or was until now. */
const isAmid = ({ state, after: later }: Watched, kind: Frame['kind']): boolean =>
  [state, later].some(({ agenda }) => agenda.some((frame) => frame.kind === kind));

/** A walk is told when it is over: while a die may be thrown again, nobody knows how far it has come. */
const isWalking = (seen: Watched): boolean => isAmid(seen, 'walk');

/** Damage is told when it has come through: what stopped some of it is gone before, and the Attack has dealt it. */
const isHarming = (seen: Watched): boolean => isAmid(seen, 'harm');

/** Momentum and Damage are not told where nobody is left who could be moved or hurt. */
const isAtNobody = ({ now }: Watched): boolean => {
  const { expedition, party } = now.view;
  const target = expedition?.attack?.target ?? null;
  return [...party, ...(expedition?.monsters ?? [])].every(({ id, hitpoints }) => id !== target || hitpoints === 0);
};

/** All of a view that is not left to the next one, each part for a reason. */
const compared = (view: View, seen: Watched): unknown => ({
  ...view,
  party: view.party.map((hero) => comparedBody(hero, seen)),
  // A place is of no meaning to somebody who waits.
  wagon: view.wagon.map((hero) => ({ ...hero, id: -1 })),
  expedition: view.expedition && comparedExpedition(view.expedition, seen),
});

const comparedBody = <B extends Hero | Monster>(body: B, seen: Watched): unknown => ({
  ...body,
  ...(isWalking(seen) ? { at: 0 } : {}),
  ...(isHarming(seen) ? { shield: 0, reflect: 0, wasAtHalf: false } : {}),
});

const comparedExpedition = (expedition: Expedition, seen: Watched): unknown => ({
  ...expedition,
  monsters: expedition.monsters.map((monster) => comparedBody(monster, seen)),
  encounter: expedition.encounter && comparedEncounter(expedition.encounter, seen),
  turn: expedition.turn && comparedTurn(expedition.turn, seen),
  // The end of an Attack is not told: the last of it stays in sight until something else is.
  attack: expedition.attack && seen.now.view.expedition?.attack && comparedAttack(expedition.attack, seen),
});

const comparedEncounter = (encounter: Encounter, seen: Watched): unknown => ({
  ...encounter,
  // To whom what has happened before is for the rules to know.
  happened: [],
  ...(isHarming(seen) ? { hasLoss: false } : {}),
});

const comparedTurn = (turn: Turn, seen: Watched): unknown => ({
  ...turn,
  ...(isWalking(seen) ? { steps: 0, left: 0, isMoveOver: false, hasSlipped: false } : {}),
});

const comparedAttack = (attack: Attack, seen: Watched): unknown => ({
  ...attack,
  // What a Weakness has been counted for is for the rules to know, and so is what is kept for the next hit.
  ...{ weakened: [], sickened: [], firedUp: 0 },
  ...(isHarming(seen) ? { hasDamage: false, riders: [] } : {}),
  ...(isAtNobody(seen) ? { hasDamage: false, riders: [], hasMomentum: false, isHit: null, waiting: [] } : {}),
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
  120_000,
);
