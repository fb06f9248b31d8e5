import { cellAt, xOf, yOf } from '@questhall/tiles';
import { CARDS, EFFECT_MAX } from '../content/index.ts';
import { recordWith } from '../own/index.ts';
import { findEntity } from '../queries/entities.ts';
import { type EffectKind, type Entity, FIRST_MONSTER, type HarmFrame } from '../types/index.ts';
import { type Law, law, type Match, ofAsked } from './law.ts';

/** A square as seen from another: columns to the east, rows to the south. */
type Offset = readonly [right: number, down: number];

const offset = (from: number, to: number): Offset => [xOf(to) - xOf(from), yOf(to) - yOf(from)];

/** One of eight ways: whichever of the two counts for less than half the other does not count at all. */
const wayOf = ([right, down]: Offset): Offset => [
  2 * Math.abs(right) < Math.abs(down) ? 0 : Math.sign(right),
  2 * Math.abs(down) < Math.abs(right) ? 0 : Math.sign(down),
];

/** The square so many steps that way. */
function stepped(from: number, [right, down]: Offset, steps: number): number {
  return cellAt(xOf(from) + steps * right, yOf(from) + steps * down);
}

/** Damage that waits to be dealt. */
const harms = ({ agenda }: Match): readonly HarmFrame[] => agenda.filter((frame) => frame.kind === 'harm');

/** Where whoever is hurt stands, seen from the primary target, and the way the attack came. */
interface Struck {
  readonly way: Offset;
  readonly beyond: Offset;
}

/** Whether this holds of all that a pattern is about to strike; an attacker that is dead strikes from nowhere. */
const ofStruck =
  (rule: HarmFrame['rule'], holds: (struck: Struck) => boolean): Law['holds'] =>
  (state) => {
    const { table } = state;
    const { attack } = table;
    if (attack === null) return true;
    const from = findEntity(table, attack.attacker)?.at;
    const on = findEntity(table, attack.target)?.at ?? attack.diedAt;
    return harms(state).every(({ rule: cited, target }) => {
      const at = findEntity(table, target)?.at;
      if (cited !== rule || from === undefined || on === null || at === undefined) return true;
      return holds({ way: wayOf(offset(from, on)), beyond: offset(on, at) });
    });
  };

/** All there is of an Effect upon somebody, counted one by one. */
const sumOf = ({ effects }: Entity, kind: EffectKind): number =>
  Math.min(
    EFFECT_MAX,
    effects.reduce((sum, one) => sum + (one.kind === kind ? one.n : 0), 0),
  );

/** Armor from wherever it comes: the sheet, every card, every Effect. */
function armorFrom(one: Entity): number {
  if (!('cards' in one)) return recordWith(one.record, one.own).armor + sumOf(one, 'armor');
  const words = one.cards.flatMap((card) => CARDS[card].traits.filter(({ word }) => word === 'armor'));
  return words.reduce((sum, { n }) => sum + n, sumOf(one, 'armor'));
}

/** Whether somebody stands, and has not lost what was upon it. */
const isUp = (one: Entity | null): one is Entity => one !== null && one.hitpoints > 0;

/** Whom an attack strikes, from where, and how hard. */
export const STRIKING: readonly Law[] = [
  law(
    'geo.direction',
    ofAsked('forced', ({ who, moved, how, squares }, { table }) => {
      const [user, pushed] = [findEntity(table, who), findEntity(table, moved)];
      if (how !== 'push' || user === null || pushed === null) return true;
      const way = wayOf(offset(user.at, pushed.at));
      return squares.every((cell, steps) => cell === stepped(pushed.at, way, steps));
    }),
    'somebody is pushed in no direction',
  ),
  law(
    'geo.behind',
    ofStruck('pattern.line', ({ way: [right, down], beyond }) =>
      [1, 2].some((steps) => beyond[0] === steps * right && beyond[1] === steps * down),
    ),
    'a Line strikes somebody who is not behind the target',
  ),
  law(
    'geo.left-right',
    ofStruck('pattern.sweep', ({ way, beyond: [right, down] }) => {
      const isAcross = way[0] * right + way[1] * down === 0;
      return isAcross && Math.max(Math.abs(right), Math.abs(down)) === 1;
    }),
    'a Sweep strikes somebody who is not beside the target',
  ),
  law(
    'pattern.base-only',
    (state) => {
      const { attack, house } = state.table;
      const attacker = attack === null ? null : findEntity(state.table, attack.attacker);
      if (attack === null || !isUp(attacker)) return true;
      const base = house.criticalTwelve && attack.die === 12 ? 2 * attack.base : attack.base;
      return harms(state).every(({ how, target, amount }) => {
        const victim = findEntity(state.table, target);
        if (how !== 'pattern' || !isUp(victim)) return true;
        return amount === Math.max(0, base - sumOf(attacker, 'weak')) + sumOf(victim, 'fragile');
      });
    },
    'a pattern strikes harder or softer than with base damage',
  ),
  law(
    'stack.armor-adds',
    (state) =>
      harms(state).every(({ stage, how, bypass, target, amount, reflected, shielded, armored }) => {
        const victim = findEntity(state.table, target);
        const isLayered = how !== 'ongoing' && how !== 'guarded' && bypass === 'none';
        if (stage !== 'lose' || !isLayered || victim === null) return true;
        const left = state.table.house.armorFirst ? amount : amount - reflected - shielded;
        return armored === Math.min(left, armorFrom(victim));
      }),
    'some Armor is not counted, or counted twice',
  ),
  law(
    'down.monsters-ignore',
    ({ table }) => {
      const { attack } = table;
      if (attack === null || attack.attacker < FIRST_MONSTER || attack.isHit !== null) return true;
      return isUp(findEntity(table, attack.target));
    },
    'a monster attacks one who lies there',
  ),
];
