import type { Frames } from '@questhall/kernel';
import { BANDAGE_SHIELD, LEAVE_ROUNDS } from '../content/index.ts';
import { expeditionOf, heroOf, isConscious } from '../queries/entities.ts';
import { isFightOver, isRoundOver, nextHero, nextLine } from '../queries/order.ts';
import { hitpointsMax, isWounded, traitSum } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, Encounter, EntityId, Hero, SheetLine } from '../types/index.ts';
import type { Draft, FrameOf, Speaker } from './agenda.ts';
import { endEffects, gainShield } from './effects.ts';
import { triggered } from './interrupts.ts';
import { roomWon } from './quest.ts';
import { newTurn } from './turn.ts';

/** A fight: hero Turns and monster Turns, by turns. [encounter.monster-turn-after-hero-turn] */
export const encounter: Frames<CrystalExpedition>['encounter'] = (draft, frame, tell) => {
  const { encounter: now } = expeditionOf(draft.table);
  if (now === null) draft.agenda.pop();
  else if (frame.stage !== 'begin' && isFightOver(draft.table)) win(draft, now, tell);
  else STAGES[frame.stage](draft, frame, now, tell);
};

type Stage = (draft: Draft, frame: FrameOf<'encounter'>, now: Encounter, tell: Speaker) => void;

const STAGES: Readonly<Record<FrameOf<'encounter'>['stage'], Stage>> = {
  begin(draft, frame, now, tell) {
    frame.stage = 'interrupts';
    for (const hero of draft.table.party) Object.assign(hero, { usedInRound: [], usedInEncounter: [] });
    tell.all('encounter.starts-on-sight', { type: 'roundBegan', round: now.round });
    startBonuses(draft, now, tell);
  },
  interrupts(draft, frame) {
    frame.stage = 'hero';
    triggered(draft, 'encounter-start', null); // [encounter.start-interrupts]
  },
  hero(draft, frame, now) {
    const isDown = !isConscious(heroOf(draft.table, now.current));
    frame.stage = isDown && draft.table.house.mercyForTheFallen ? 'round' : 'monster';
    takeTurn(draft, now, now.current);
  },
  monster(draft, frame, now, tell) {
    const { house } = draft.table;
    frame.stage = 'round';
    if (!house.eachMonsterOncePerRound) endRound(draft, now, tell);
    const at = nextLine(now, ({ monster }) => !house.eachMonsterOncePerRound || !now.acted.includes(monster));
    const line = at === null ? undefined : now.sheet[at];
    if (at === null || line === undefined || isFightOver(draft.table)) return;
    now.pointer = at + 1;
    takeTurn(draft, now, line.monster);
  },
  round(draft, frame, now, tell) {
    if (hasLeftovers(draft, now)) {
      frame.stage = 'monster';
      return;
    }
    endRound(draft, now, tell);
    now.current = nextHero(draft.table, now.current);
    frame.stage = 'hero';
  },
};

/** What the rest before and the Tavern give. [encounter.start-bonuses, room.empty-rest] */
function startBonuses(draft: Draft, now: Encounter, tell: Speaker): void {
  const { table } = draft;
  const expedition = expeditionOf(table);
  for (const hero of table.party) {
    const bandage = expedition.rest === 'bandage' ? BANDAGE_SHIELD : 0;
    const shield = bandage + traitSum(table, hero, 'start-shield');
    if (shield > 0) gainShield(hero, shield, 'encounter.start-bonuses', tell);
  }
  if (expedition.rest === 'bandage') expedition.rest = null;
  else if (expedition.rest !== null) now.rested = table.party.map(({ id }) => id);
}

function takeTurn(draft: Draft, now: Encounter, who: EntityId): void {
  if (!now.acted.includes(who)) now.acted = [...now.acted, who];
  newTurn(draft, who);
}

/** Where each monster acts once in a Round, those that are left act after the last hero. */
function hasLeftovers({ table }: Draft, { acted }: Encounter): boolean {
  if (!table.house.eachMonsterOncePerRound || !table.party.every(({ id }) => acted.includes(id))) return false;
  return expeditionOf(table).monsters.some(({ id }) => !acted.includes(id));
}

/** The next Round begins, if this one is over; too many without any loss, and the monsters have enough. */
function endRound(draft: Draft, now: Encounter, tell: Speaker): void {
  if (!isRoundOver(draft.table, now)) return;
  now.idle = now.hasLoss ? 0 : now.idle + 1;
  now.hasLoss = false;
  now.acted = [];
  now.round += 1;
  tell.all('round.definition', { type: 'roundBegan', round: now.round });
  if (now.idle >= LEAVE_ROUNDS) goAway(draft, now, tell);
}

/** Without Purse, Bounty or Glory. [encounter.stall] */
function goAway({ table }: Draft, now: Encounter, tell: Speaker): void {
  const expedition = expeditionOf(table);
  const monsters = expedition.monsters.map(({ id }) => id);
  expedition.monsters = [];
  now.sheet = now.sheet.map((line): SheetLine => (line.state === 'alive' ? { ...line, state: 'left' } : line));
  tell.all('encounter.stall', { type: 'monstersLeft', monsters });
}

/** The end of a fight that was won, in its order. [encounter.ends] */
function win(draft: Draft, now: Encounter, tell: Speaker): void {
  const { table } = draft;
  const expedition = expeditionOf(table);
  draft.agenda.pop();
  tell.all(wonRule(now), { type: 'encounterWon' });
  for (const hero of table.party) cleanUp(hero, tell);
  refresh(draft, tell);
  Object.assign(expedition, { encounter: null, turn: null, attack: null, rest: null });
  if (now.room !== null) roomWon(draft, now.room, hasStalled(now), tell);
}

/** Monsters have gone away, and not died. [encounter.stall] */
const hasStalled = ({ idle }: Encounter): boolean => idle >= LEAVE_ROUNDS;

const wonRule = (now: Encounter): Rule => (hasStalled(now) ? 'encounter.stall' : 'encounter.dead-monsters-skip');

/** Nothing of it stays on anybody. */
function cleanUp(hero: Hero, tell: Speaker): void {
  endEffects(hero, () => true, 'encounter.effects-cleared', tell);
  const { id, reflect, shield } = hero;
  if (reflect + shield > 0)
    tell.all('encounter.shield-reflect-cleared', { type: 'stripped', who: id, reflect, shield });
  Object.assign(hero, { reflect: 0, shield: 0, base: 0, usedInRound: [], usedInEncounter: [] });
}

/** All Hitpoints come back, and no Fate. */
function refresh({ table }: Draft, tell: Speaker): void {
  const isHurt = table.party.some((hero) => isWounded(table, hero));
  for (const hero of table.party) hero.hitpoints = hitpointsMax(table, hero);
  tell.all(isHurt ? 'encounter.victors-healed' : 'encounter.fate-not-restored', {
    type: 'refreshed',
    heroes: table.party.map(({ id }) => id),
  });
}
