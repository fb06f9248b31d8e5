import { findFrame } from '@questhall/groundwork';
import { ask, type Frames, roll, seatsOf } from '@questhall/kernel';
import { actingBy, type Family, RECORDS, ROOMS_TO_CLEAR } from '../content/index.ts';
import type { RoomType } from '../content/tiles.ts';
import { pickFigure } from '../controller/pick.ts';
import { blindfolded } from '../controller/sight.ts';
import { entityOf, isConscious, recordOf } from '../queries/entities.ts';
import { hitpointsMax, traitOf } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { EntityId, Glowquest, MonsterInPlay } from '../types/index.ts';
import { conductor, type Draft, type FrameOf, isFightOver, type Speaker } from './agenda.ts';
import { giveReflect, giveShield } from './effects.ts';
import { newTurn, tickOngoing } from './turn.ts';

/** A fight: heroes in turn, and after each a monster. [enc.monster-turn-after-hero] */
export const encounter: Frames<Glowquest>['encounter'] = (draft, frame, tell) => {
  if (frame.stage !== 'begin' && isFightOver(draft.table)) {
    draft.agenda.pop();
    win(draft, tell);
    return;
  }
  STAGES[frame.stage](draft, frame, tell);
};

const STAGES: Readonly<
  Record<FrameOf<'encounter'>['stage'], (draft: Draft, frame: FrameOf<'encounter'>, tell: Speaker) => void>
> = {
  begin(draft, frame, tell) {
    frame.stage = 'hero';
    for (const hero of draft.table.heroes) {
      const shield = traitOf(hero, 'start-shield');
      const reflect = traitOf(hero, 'start-reflect');
      if (shield > 0) giveShield(hero, shield, 'enc.start', tell);
      if (reflect > 0) giveReflect(hero, reflect, 'enc.start', tell);
    }
  },
  hero(draft, frame) {
    const { encounter: now } = draft.table;
    if (now === null) return;
    frame.stage = 'monster';
    newTurn(draft, now.current);
  },
  monster(draft, frame, tell) {
    const { encounter: now } = draft.table;
    frame.stage = 'pass';
    if (now !== null && isConscious(entityOf(draft.table, now.current))) wakeMonster(draft, now.caller, tell);
  },
  pass(draft, frame) {
    const { table } = draft;
    const { encounter: now } = table;
    if (now === null) return;
    frame.stage = 'hero';
    now.current = (now.current + 1) % table.heroes.length; // [enc.turn-order]
    if (now.current !== now.first) return;
    now.round += 1;
    if (table.house.ongoingEachRound)
      for (const monster of table.monsters) if (!now.acted.includes(monster.id)) tickOngoing(draft, monster);
    now.acted = [];
  },
};

/** Monsters are on the board: whatever was being explored is over. [enc.start, explore.interrupted] */
export function beginEncounter(
  draft: Draft,
  room: RoomType | null,
  hero: EntityId,
  family: Family,
  die: number,
  rule: Rule,
  tell: Speaker,
): void {
  const { table } = draft;
  table.encounter = {
    room,
    family,
    first: hero,
    current: hero,
    round: 1,
    figures: [],
    caller: null,
    hasCalled: false,
    acted: [],
    bounties: 0,
  };
  table.phase = null;
  const phase = findFrame(draft, 'phase');
  if (phase !== null) phase.stage = 'over';
  draft.agenda.push({ kind: 'encounter', stage: 'begin' });
  tell.all(rule, { type: 'encounterBegan', room, family, die, hero });
}

/** A caller comes first; otherwise a die says which record acts. [patrol.caller-first, ctrl.pick-caller] */
function wakeMonster(draft: Draft, caller: EntityId | null, tell: Speaker): void {
  if (caller !== null) {
    tell.all('ctrl.pick-caller', { type: 'chose', monster: caller, target: null, why: 'caller' });
    activate(draft, caller);
    return;
  }
  const figures = rollRecord(draft, tell);
  if (draft.table.house.playersRunMonsters && figures.length > 1) {
    ask(draft, conductor(draft), 'ctrl.players-may-run', { kind: 'activate', monsters: figures.map(({ id }) => id) });
    return;
  }
  const { monster, why } = blindfolded(draft.table, () => pickFigure(draft.table, figures));
  tell.all('ctrl.pick-figure', { type: 'chose', monster, target: null, why });
  activate(draft, monster);
}

export function activate(draft: Draft, monster: EntityId): void {
  draft.table.encounter?.acted.push(monster);
  newTurn(draft, monster);
}

/** A record without living figures passes to the next in the cycle. [ctrl.pick-record] */
function rollRecord(draft: Draft, tell: Speaker): MonsterInPlay[] {
  const { table } = draft;
  const letters = table.monsters.map((monster) => recordOf(monster).letter);
  const die = roll(draft.rng, 6);
  let at = RECORDS.indexOf(actingBy(die, letters.includes('leader')));
  while (!letters.includes(RECORDS[at] ?? 'a')) at = (at + 1) % RECORDS.length;
  const figures = table.monsters.filter((_, i) => letters[i] === RECORDS[at]);
  const [first] = figures;
  if (first !== undefined) tell.all('ctrl.pick-record', { type: 'recordRolled', die, record: first.record });
  return figures;
}

/** The end of a fight, in its order. [enc.end, enc.end-cleanup, enc.unspent-lost] */
function win(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const { encounter: now } = table;
  if (now === null) return;
  if (now.room === 'quest') table.isQuestCleared = true;
  else if (now.room !== null) table.roomsCleared += 1;
  tell.all(wonRule(now.room, table.floor.level), { type: 'encounterWon', room: now.room, cleared: table.roomsCleared });
  for (const hero of table.heroes)
    Object.assign(hero, {
      effects: [],
      shield: 0,
      reflect: 0,
      saved: 0,
      spent: [],
      hasGuarded: false,
      hitpoints: hitpointsMax(table, hero),
    });
  tell.all('enc.end-cleanup', { type: 'refreshed', heroes: table.heroes.map(({ id }) => id) }); // [damage.reset]
  harvest(draft, tell);
  Object.assign(table, { encounter: null, turn: null, attack: null, explored: [], waited: [], hasFought: true });
  if (isQuestDone(draft)) {
    draft.outcome = { winners: table.heroes.reduce((seats, { seat }) => seats | seatsOf(seat), 0), rule: 'win.quest' };
    tell.all('win.quest', { type: 'expeditionWon' });
    return;
  }
  if (now.bounties > 0) draft.agenda.push({ kind: 'bounties', hero: now.current, left: now.bounties }); // [level.bounty-after]
  draft.agenda.push({ kind: 'levelUps', next: 0 });
}

/** A Patrol only ends; a room counts, and below the first floor it is added to those above. */
const wonRule = (room: RoomType | null, level: number): Rule =>
  room === null ? 'enc.end' : level > 1 ? 'quest.count-carries-over' : 'quest.cleared-room';

const isQuestDone = ({ table }: Draft): boolean => table.isQuestCleared && table.roomsCleared >= ROOMS_TO_CLEAR;

/** Glow that nobody used shields everybody. [glow.harvest-shield, glow.harvest-after-reset] */
export function harvest({ table }: Draft, tell: Speaker): void {
  const glow = table.glow.length;
  if (glow === 0) return;
  table.glow = [];
  tell.all('glow.harvest-shield', { type: 'glowHarvested', glow });
  const rule = table.encounter === null ? 'glow.harvest-shield' : 'glow.harvest-after-reset';
  for (const hero of table.heroes) giveShield(hero, glow, rule, tell);
}
