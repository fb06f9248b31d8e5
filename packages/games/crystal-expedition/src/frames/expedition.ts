import { ask, type Frames } from '@questhall/kernel';
import { EXPLORING_SPEEDS, GLORY_AT_START } from '../content/index.ts';
import { newFloor } from '../dungeon/floor.ts';
import { entityAt, expeditionOf } from '../queries/entities.ts';
import { stairsUp } from '../queries/exits.ts';
import { OUTSIDE } from '../queries/fresh.ts';
import { boostGains } from '../queries/sheet.ts';
import { fateMax, hitpointsMax, speedOf } from '../queries/stats.ts';
import type { BoughtBoost, CrystalExpedition, Expedition } from '../types/index.ts';
import { askParty, type Draft, type FrameOf, type Speaker, seatOf, topFrame } from './agenda.ts';
import { checkQuest } from './success.ts';

/** How much boosts of the party give of something that is counted. */
const boosted = (boosts: readonly BoughtBoost[], trait: 'glory' | 'exploration-rerolls'): number =>
  boostGains(boosts).reduce(
    (sum, gain) => sum + (gain.gain === 'ability' && gain.does.trait === trait ? gain.does.n.base : 0),
    0,
  );

const freshExpedition = (dungeon: number, boosts: readonly BoughtBoost[]): Expedition => ({
  dungeon,
  boosts,
  floor: newFloor(1),
  monsters: [],
  crystals: [],
  rooms: [],
  glory: GLORY_AT_START + boosted(boosts, 'glory'),
  purse: 0,
  raw: 0,
  tokens: 0,
  rest: null,
  opened: 0,
  done: 0,
  isPrisonerMissed: false,
  isPrisonerFree: false,
  isWon: false,
  champions: 0,
  falls: 0,
  rumours: boosted(boosts, 'exploration-rerolls'),
  phase: null,
  seen: 0,
  turns: 0,
  encounter: null,
  turn: null,
  attack: null,
});

/** On an empty map, whole and with a full pool of Fate. [dungeon.fresh-layout, fate.pool-at-start] */
export function beginExpedition(draft: Draft, dungeon: number, boosts: readonly BoughtBoost[], tell: Speaker): void {
  const { table } = draft;
  table.dungeons = table.dungeons.map((one, at) => (at === dungeon ? { ...one, isVisited: true } : one));
  const expedition = freshExpedition(dungeon, boosts);
  table.expedition = expedition;
  for (const hero of table.party)
    Object.assign(hero, {
      at: OUTSIDE,
      hitpoints: hitpointsMax(table, hero),
      fate: fateMax(table, hero),
      shield: 0,
      base: 0,
      reflect: 0,
      effects: [],
      usedInRound: [],
      usedInEncounter: [],
      usedOnExpedition: [],
    });
  draft.agenda.push({ kind: 'expedition', stage: 'enter', next: 0 });
  tell.all('glory.starts-at-ten', { type: 'expeditionBegan', dungeon, glory: expedition.glory });
}

/** Down the stairs, and then about until it is over. */
export const expedition: Frames<CrystalExpedition>['expedition'] = (draft, frame, tell) => {
  if (frame.stage === 'enter') enter(draft, frame);
  else explore(draft, frame, tell);
};

/** Each to a square of the stairs that its player likes. [explore.start-on-stairs] */
function enter(draft: Draft, frame: FrameOf<'expedition'>): void {
  const { table } = draft;
  const hero = table.party[frame.next];
  if (hero === undefined) {
    frame.stage = 'explore';
    frame.next = 0;
    return;
  }
  const squares = stairsUp(expeditionOf(table).floor).filter((cell) => entityAt(table, cell) === null);
  ask(draft, seatOf(draft, hero.id), 'explore.start-on-stairs', { kind: 'stand', hero: hero.id, squares });
}

/** Whatever the party likes to do next, unless it is done. [explore.untimed-movement] */
function explore(draft: Draft, frame: FrameOf<'expedition'>, tell: Speaker): void {
  if (checkQuest(draft, null, 'expedition.success-on-quest', tell)) return;
  if (draft.table.house.explorationPhases && expeditionOf(draft.table).phase === null) beginPhase(draft, frame, tell);
  askParty(draft, 'explore.untimed-movement', { kind: 'explore' });
}

/** By turns in the order of the seats, where the house has it so. */
function beginPhase({ table }: Draft, frame: FrameOf<'expedition'>, tell: Speaker): void {
  const hero = table.party[frame.next % table.party.length];
  if (hero === undefined) return;
  frame.next = (frame.next + 1) % table.party.length;
  const squares = EXPLORING_SPEEDS * speedOf(table, hero);
  expeditionOf(table).phase = { hero: hero.id, left: squares };
  tell.all('explore.untimed-movement', { type: 'phaseBegan', hero: hero.id, squares });
}

/** All together to a new floor: what was not taken above is lost. [explore.sealed-dungeon, loot.chest] */
export function goDown(draft: Draft, tell: Speaker): void {
  const { table } = draft;
  const here = expeditionOf(table);
  const floor = newFloor(here.floor.level + 1);
  Object.assign(here, { floor, rooms: [], crystals: [], phase: null });
  for (const hero of table.party) hero.at = OUTSIDE;
  Object.assign(topFrame(draft, 'expedition'), { stage: 'enter', next: 0 });
  tell.all('explore.sealed-dungeon', { type: 'wentDown', level: floor.level });
}
