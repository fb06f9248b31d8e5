import type { Cell } from '@questhall/grid';
import { MONSTERS, type MonsterId } from '../content/index.ts';
import { ownOf, recordAt } from '../own/index.ts';
import { expeditionOf } from '../queries/entities.ts';
import { freshMonster } from '../queries/fresh.ts';
import { type Gathered, hitpointsOf } from '../queries/gathering.ts';
import { freshEncounter } from '../queries/order.ts';
import { type Spot, setUpSpot, wanderSquares } from '../queries/placing.ts';
import type { Rule } from '../rulebook/index.ts';
import { type EntityId, FIRST_MONSTER, type SheetLine } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/** Where they come from: out of a room or a passage that was just laid, or from anywhere. */
export interface Muster extends Gathered {
  /** The hero who set it off, and has the first Turn. [encounter.heroes-first] */
  readonly hero: EntityId;
  /** The room whose monsters they are, by its tile. */
  readonly room: number | null;
  /** The squares that they may stand on; null for wanderers. */
  readonly squares: readonly Cell[] | null;
}

/** Monsters are put on the board in the order of their Sheet, and the fight begins. [monster.placement] */
export function muster(draft: Draft, coming: Muster, tell: Speaker): void {
  const expedition = expeditionOf(draft.table);
  const { hero, room, records } = coming;
  const wandered = coming.squares === null ? wanderSquares(draft.table, hero, records.length) : [];
  const sheet: SheetLine[] = [];
  tell.all('monster.composition', { type: 'gathered', die: coming.die, records: [...records] });
  for (const [place, record] of records.entries()) {
    const placed = placeFor(draft, coming, place, record, wandered[place]);
    if (placed !== null) sheet.push(putDown(draft, record, placed.at, sheet, placed.rule, tell));
  }
  expedition.encounter = freshEncounter(room, hero, sheet);
  expedition.phase = null;
  draft.agenda.push({ kind: 'encounter', stage: 'begin' });
  tell.all(countRule(coming), { type: 'encounterBegan', room, hero });
}

/** Where one of them stands, and by which rule. */
interface Placed {
  readonly at: Cell;
  readonly rule: Rule;
}

function placeFor(
  { table }: Draft,
  coming: Muster,
  place: number,
  record: MonsterId,
  wandered: Cell | undefined,
): Placed | null {
  const { squares } = coming;
  if (squares === null) return wandered === undefined ? null : { at: wandered, rule: 'wander.placement' };
  const spot = setUpSpot(table, squares, recordAt(table, record).setup);
  return spot && { at: spot.at, rule: placedRule(coming, place, record, spot) };
}

/** How many come, and why. */
function countRule({ gathering, squares }: Muster): Rule {
  if (squares === null) return 'wander.size';
  return gathering === 'patrol' ? 'monster.patrol-size' : 'monster.counts';
}

function placedRule({ gathering, records, hasExtraRat }: Muster, place: number, record: MonsterId, spot: Spot): Rule {
  if (gathering === 'patrol') return 'passage.monsters';
  if (MONSTERS[record].rank === 'champion') return 'room.champion';
  if (hasExtraRat && place === records.length - 1) return 'monster.extra-rat';
  return spot.isTie ? 'monster.placement-ties' : 'monster.placement';
}

/** A monster stands there from now on; its number tells it from others like it. */
function putDown(
  { table }: Draft,
  record: MonsterId,
  at: Cell,
  sheet: readonly SheetLine[],
  rule: Rule,
  tell: Speaker,
): SheetLine {
  const expedition = expeditionOf(table);
  const id = FIRST_MONSTER + expedition.seen;
  const number = 1 + sheet.filter((line) => line.record === record).length;
  const hitpoints = hitpointsOf(table, record);
  expedition.seen += 1;
  expedition.monsters.push(
    freshMonster({
      ...{ id, record, number, at, hitpoints, hitpointsMax: hitpoints, isRaised: false },
      ...ownOf(table, record),
    }),
  );
  tell.all(rule, { type: 'placed', monster: id, record, number, at, hitpoints });
  return { monster: id, record, number, state: 'alive' };
}
