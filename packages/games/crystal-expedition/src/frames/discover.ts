import type { Cell } from '@questhall/grid';
import { type Frames, roll } from '@questhall/kernel';
import type { Door } from '@questhall/tiles';
import {
  crystalsBy,
  endBy,
  isEmptyOn,
  isPatrolOn,
  passageDoorsBy,
  roomBy,
  roomExtrasBy,
  sectionsBy,
} from '../content/index.ts';
import { passageCrystal, roomCrystals } from '../dungeon/crystals.ts';
import { hasOtherWays, withShaft } from '../dungeon/floor.ts';
import { layPassage } from '../dungeon/passage.ts';
import { layRoom } from '../dungeon/room.ts';
import { expeditionOf, heroOf } from '../queries/entities.ts';
import { findExit, isDoor, leadsToRoom, squaresAt, squaresDown, type Way } from '../queries/exits.ts';
import { dwellersOf, patrolOf } from '../queries/gathering.ts';
import { hasStairsOn, isPrison, isSealed, needsExploring } from '../queries/quests.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CrystalExpedition, DiscoverFrame, Floor, Tile } from '../types/index.ts';
import { askParty, type Draft, type Speaker } from './agenda.ts';
import { mineAll } from './mine.ts';
import { muster } from './muster.ts';
import { checkQuest } from './success.ts';
import { addToken, callWanderers } from './wander.ts';

/** An exploration roll and all that follows from it. [explore.read-order, explore.after-encounter] */
export const discover: Frames<CrystalExpedition>['discover'] = (draft, frame, tell) =>
  STAGES[frame.stage](draft, frame, tell);

/** D20, D12, D10, D8, D6 and D4. [explore.one-roll] */
export const EXPLORATION_DICE = [20, 12, 10, 8, 6, 4] as const;

const STAGES: Readonly<Record<DiscoverFrame['stage'], (draft: Draft, frame: DiscoverFrame, tell: Speaker) => void>> = {
  roll(draft, frame, tell) {
    const { floor } = expeditionOf(draft.table);
    const way = wayOf(floor, frame);
    const isRoom = leadsToRoom(floor, way);
    frame.stage = 'rumours';
    frame.dice = EXPLORATION_DICE.map((faces) => roll(draft.rng, faces));
    const rule = isDoor(way) ? 'explore.door-to-room' : 'explore.one-roll';
    tell.all(rule, { type: 'exploreRolled', hero: frame.hero, dice: frame.dice.slice(), isRoom });
  },
  rumours(draft, frame) {
    const { rumours } = expeditionOf(draft.table);
    if (rumours === 0) frame.stage = 'lay';
    else askParty(draft, 'tavern.next-expedition-only', { kind: 'rumours', dice: frame.dice.slice(), left: rumours });
  },
  lay(draft, frame, tell) {
    const { floor } = expeditionOf(draft.table);
    const way = wayOf(floor, frame);
    if (isDoor(way) && leadsToRoom(floor, way)) discoverRoom(draft, frame, way, tell);
    else discoverPassage(draft, frame, way, tell);
    frame.stage = frame.isEncounter ? 'won' : 'token';
  },
  won(draft, frame) {
    frame.stage = 'mined';
    mineAll(draft, 'crystal.mine-after-victory');
  },
  mined(draft, frame, tell) {
    frame.stage = 'token';
    checkQuest(draft, frame.room, 'explore.after-encounter', tell);
  },
  token(draft, frame, tell) {
    const { hero, isEncounter, dice } = frame;
    frame.stage = 'quiet';
    addToken(draft, dice[5] ?? 0, tell);
    callWanderers(draft, hero, isEncounter ? 'explore.read-order' : 'wander.threshold-half-glory');
  },
  quiet(draft, frame) {
    frame.stage = 'over';
    mineAll(draft, 'room.empty-crystals');
  },
  over(draft) {
    draft.agenda.pop();
  },
};

function wayOf(floor: Floor, { exit }: DiscoverFrame): Way {
  const way = findExit(floor, exit);
  if (way === null) throw new Error(`no exit ${exit}`);
  return way;
}

/** Whether what is laid must lead on, if anything can. Stairs Down do. [explore.last-way-on] */
const mustLeadOn = ({ table }: Draft, floor: Floor, way: Way): boolean =>
  needsExploring(table) && !hasOtherWays(floor, way) && squaresDown(floor).length === 0;

function discoverPassage(draft: Draft, frame: DiscoverFrame, way: Way, tell: Speaker): void {
  const { table } = draft;
  const { floor } = expeditionOf(table);
  const [d20 = 0, d12 = 0, d10 = 0, d8 = 0, d6 = 0] = frame.dice;
  const rolled = {
    sections: sectionsBy(d6),
    end: endBy(d20),
    doors: passageDoorsBy(d10),
    hasStairs: hasStairsOn(table, d20),
  };
  const laid = layPassage(floor, way, rolled, mustLeadOn(draft, floor, way));
  replaceFloor(draft, frame, way, laid, tell);
  if (laid.tiles.length === 0) return;
  const crystal = crystalsBy(d8, 'passage') === 0 ? null : passageCrystal(laid, d6 % 2 === 1 ? 'left' : 'right');
  if (crystal !== null) growCrystals(draft, [crystal], 'passage.crystal', tell);
  if (!isPatrolOn(d12)) return;
  frame.isEncounter = true;
  const squares = laid.tiles.flatMap(({ cells }) => cells);
  muster(draft, { ...patrolOf(table, d6), hero: frame.hero, room: null, squares }, tell);
}

function discoverRoom(draft: Draft, frame: DiscoverFrame, door: Door, tell: Speaker): void {
  const { table } = draft;
  const expedition = expeditionOf(table);
  const { floor } = expedition;
  const [d20 = 0, d12 = 0, d10 = 0, d8 = 0, d6 = 0] = frame.dice;
  const { doors, hasChest } = roomExtrasBy(d20);
  const { room, ...laid } = layRoom(floor, door, roomBy(d10), doors, mustLeadOn(draft, floor, door));
  replaceFloor(draft, frame, door, { ...laid, tiles: room === null ? [] : [room.tile] }, tell);
  if (room === null) return;
  const tile = room.tile.id;
  const isBig = room.tile.kind === 'big';
  const opened = expedition.opened + 1;
  const hasPrisoner = isPrison(table, isBig, opened);
  const enemies = hasPrisoner && isEmptyOn(d12) ? d12 + 1 : d12; // the prisoner's room is never empty
  const isEmpty = isEmptyOn(enemies);
  frame.room = tile;
  expedition.opened = opened;
  expedition.rooms = [...expedition.rooms, { tile, isBig, hasChest, isQuiet: isEmpty, mayRest: isEmpty, hasPrisoner }];
  const rule = isEmpty ? 'room.monsters-eleven-in-twelve' : 'room.doors-and-chest';
  tell.all(rule, { type: 'roomOpened', tile, isBig, hasChest, isEmpty, opened });
  if (hasPrisoner) tell.all('expedition.success-on-quest', { type: 'prisonerFound', tile });
  const crystals = crystalsBy(d8, isBig ? 'big' : 'small');
  growCrystals(draft, roomCrystals(expedition.floor, room.site, crystals), 'room.crystals', tell);
  if (isEmpty) return;
  frame.isEncounter = true;
  const { cells } = room.tile;
  muster(draft, { ...dwellersOf(table, isBig, enemies, d6), hero: frame.hero, room: tile, squares: cells }, tell);
}

interface Laid {
  readonly floor: Floor;
  readonly tiles: readonly Tile[];
  readonly rule: Rule;
}

/** The new floor, and what is new about it; a shaft where nothing leads on any more. [explore.sealed-dungeon] */
function replaceFloor({ table }: Draft, frame: DiscoverFrame, way: Way, laid: Laid, tell: Speaker): void {
  const expedition = expeditionOf(table);
  const before = expedition.floor;
  expedition.floor = laid.floor;
  if (laid.tiles.length === 0) tell.all(laid.rule, { type: 'brickedUp', exit: way.id, near: squaresAt(way)[0] ?? 0 });
  else
    tell.all(laid.rule, {
      type: 'laid',
      explored: way.id,
      ...newOn(before, laid),
      opened: isDoor(way) ? { ...way, isOpen: true } : null,
    });
  if (!needsExploring(table) || !isSealed(laid.floor)) return;
  const { at } = heroOf(table, frame.hero);
  expedition.floor = withShaft(laid.floor, at);
  tell.all('explore.sealed-dungeon', { type: 'shaftFound', at });
}

function newOn(before: Floor, { floor, tiles }: Laid) {
  const known = new Set([...before.openings, ...before.doors].map(({ id }) => id));
  return {
    tiles: tiles.map(({ id, kind, cells }) => ({ id, kind, cells: [...cells] })),
    openings: floor.openings.filter(({ id }) => !known.has(id)),
    doors: floor.doors.filter(({ id }) => !known.has(id)),
    joins: floor.joins.slice(before.joins.length),
    next: floor.next,
  };
}

function growCrystals({ table }: Draft, squares: readonly Cell[], rule: Rule, tell: Speaker): void {
  if (squares.length === 0) return;
  const expedition = expeditionOf(table);
  expedition.crystals = [...expedition.crystals, ...squares];
  tell.all(rule, { type: 'crystalsGrown', squares: [...squares] });
}
