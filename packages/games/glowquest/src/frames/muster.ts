import type { Cell } from '@questhall/grid';
import { ask, type Frames } from '@questhall/kernel';
import { distanceBetween } from '@questhall/tiles';
import { type Family, forParty, type MonsterId, SCALES, sheetOf } from '../content/index.ts';
import type { RoomType } from '../content/tiles.ts';
import { ownRecord, recordAt } from '../own/index.ts';
import { isConscious, partySize } from '../queries/entities.ts';
import { setUpSquares } from '../queries/setting-up.ts';
import type { Rule } from '../rulebook/index.ts';
import { type EntityId, FIRST_MONSTER, type Glowquest, type MusterFrame } from '../types/index.ts';
import { conductor, type Draft, type Speaker } from './agenda.ts';

/** Figures come on the board one by one. [enc.setup-order] */
export const muster: Frames<Glowquest>['muster'] = (draft, frame, tell) => {
  const [record] = frame.queue;
  if (record === undefined) {
    draft.agenda.pop();
    return;
  }
  const squares = setUpSquares(draft.table, frame, record);
  const [only] = squares;
  if (only === undefined) frame.queue.shift();
  else if (squares.length === 1) setUp(draft, frame, only, tell);
  else ask(draft, conductor(draft), 'enc.setup-order', { kind: 'setUp', record, squares });
};

/** The next figure stands here. */
export function setUp({ table }: Draft, frame: MusterFrame, at: Cell, tell: Speaker): void {
  const { encounter } = table;
  const record = frame.queue.shift();
  if (record === undefined || encounter === null) return;
  const hitpoints = forParty(recordAt(table, record).hitpoints, partySize(table)); // [monster.leader-hp, scale.counts]
  const id = FIRST_MONSTER + table.roster.length;
  const number = 1 + encounter.figures.filter((other) => other === record).length; // [monster.figures-numbered]
  const rule = setUpRule(table, frame, record, number, at);
  encounter.figures.push(record);
  table.roster.push(record);
  table.rosterNumbers.push(number);
  const own = ownRecord(table, record);
  table.monsters.push({
    id,
    at,
    hitpoints,
    shield: 0,
    reflect: 0,
    effects: [],
    record,
    number,
    hitpointsMax: hitpoints,
    bounty: 0,
    mayCall: frame.isVanguard,
    ...(own === undefined ? {} : { own }),
  });
  tell.all(rule, { type: 'setUp', monster: id, record, number, at, hitpoints });
}

/** Why it stands there: it waits for the heroes, is one more, could not keep its distance, or came from anywhere. */
function setUpRule(table: Draft['table'], { room }: MusterFrame, record: MonsterId, number: number, at: Cell): Rule {
  const { category, setupDistance } = recordAt(table, record);
  if (category !== 'minion') return category === 'lord' ? 'gen.quest-has-lord' : 'gen.big-has-champion';
  if (isExtra(table, record, number)) return 'scale.extra-monsters';
  if (table.heroes.some((hero) => isConscious(hero) && distanceBetween(table.floor, hero.at, at) < setupDistance))
    return 'enc.setup-fallback';
  if (room !== null) return 'enc.setup-distance';
  return table.encounter?.figures.length === 0 ? 'patrol.first-in-sight' : 'patrol.setup-directions';
}

/** A figure that a room of this kind does not usually hold. */
function isExtra(table: Draft['table'], record: MonsterId, number: number): boolean {
  const room = table.encounter?.room ?? null;
  return room !== null && number > forParty(recordAt(table, record)[room], partySize(table));
}

function musterFrame(queue: MonsterId[], hero: EntityId, room: Cell[] | null, isVanguard: boolean): MusterFrame {
  return { kind: 'muster', queue, hero, room, isVanguard };
}

const times = (record: MonsterId, count: number): MonsterId[] => Array.from({ length: count }, () => record);

/** Smallest Setup Distance first; a leader always comes last. [enc.setup-order] */
const inOrder = (table: Draft['table'], records: MonsterId[]): MonsterId[] =>
  records.toSorted((a, b) => recordAt(table, a).setupDistance - recordAt(table, b).setupDistance);

/** All that a room holds. [enc.room-count, gen.big-has-champion, gen.quest-has-lord] */
export function roomMuster(
  { table }: Draft,
  family: Family,
  type: RoomType,
  hasExtra: boolean,
  hero: EntityId,
  room: Cell[],
): MusterFrame {
  const sheet = sheetOf(family);
  const party = partySize(table);
  const letters = ['a', 'b', 'c'] as const;
  const minions = letters.flatMap((letter) => {
    const record = sheet[letter];
    const extra = hasExtra && SCALES[party].extra.includes(letter) ? 1 : 0;
    return times(record, forParty(recordAt(table, record)[type], party) + extra);
  });
  const leader = type === 'big' ? [sheet.champion] : type === 'quest' ? [sheet.lord] : [];
  return musterFrame([...inOrder(table, minions), ...leader], hero, room, false);
}

/** The first of a Patrol: one record, and at least one figure. [patrol.first-record, patrol.no-leader] */
export function patrolMuster({ table }: Draft, record: MonsterId, hero: EntityId): MusterFrame {
  return musterFrame(
    times(record, Math.max(1, forParty(recordAt(table, record).patrol, partySize(table)))),
    hero,
    null,
    true,
  );
}

/** The rest of a Patrol arrives. They cannot call again. [patrol.reinforcements, patrol.call-once] */
export function reinforce(draft: Draft, caller: EntityId, tell: Speaker): void {
  const { table } = draft;
  const { encounter } = table;
  if (encounter === null) return;
  encounter.caller = null;
  encounter.hasCalled = true;
  tell.all('ctrl.1-reinforce', { type: 'reinforced', monster: caller });
  const { a, b, c } = sheetOf(encounter.family);
  const others = [a, b, c].filter((record) => !encounter.figures.includes(record));
  const queue = others.flatMap((record) => times(record, forParty(recordAt(table, record).patrol, partySize(table))));
  draft.agenda.push(musterFrame(inOrder(table, queue), encounter.first, null, false));
}
