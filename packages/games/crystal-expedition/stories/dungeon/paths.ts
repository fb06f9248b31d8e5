import type { Cell } from '@questhall/grid';
import type { PassageWall, RolledEnd } from '../../src/content/exploration.ts';
import type { QuestId } from '../../src/content/index.ts';
import { newFloor } from '../../src/dungeon/floor.ts';
import { layPassage } from '../../src/dungeon/passage.ts';
import type { Action, DiscoverFrame, EntityId, Room } from '../../src/types/index.ts';
import { FOE } from '../cast.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { attack, FINISH } from '../wishes.ts';

// Where the stories of exploring begin, and what is wished for there.

/** The exit of the Stairs Up, and what comes after it: one section with its doors. */
export const NORTH_END = 2;
export const SECTION = 3;
export const LEFT_DOOR = 4;
export const RIGHT_DOOR = 5;

/** The dungeon that is discovered after a success. */
export const NEXT_DUNGEON = [1, 1, 1, 1] as const;

export const explore = (hero: EntityId, exit: number): Action => ({ type: 'explore', hero, exit });
export const walk = (hero: EntityId, x: number, y: number): Action => ({ type: 'walk', hero, to: sq(x, y) });
export const stand = (x: number, y: number): Action => ({ type: 'stand', at: sq(x, y) });
export const mine = (raw: number): Action => ({ type: 'mine', raw });
export const openChest = (room: number): Action => ({ type: 'openChest', room });
export const assign = (hero: EntityId | null): Action => ({ type: 'assign', hero });
export const DESCEND: Action = { type: 'descend' };
export const MARCH: Action = { type: 'march' };
export const ABSTAIN: Action = { type: 'abstain' };

/** All three on the Stairs Up, 0,0 to 1,1, whose north side is open. */
export function onStairs(scene: Scene, quest: QuestId = 'clear-rooms'): void {
  scene.dungeon({ quest });
  scene.explores().expedition.floor = newFloor(1);
  scene.table.party.forEach((hero, place) => {
    hero.at = STAIRS[place] ?? sq(0, 0);
  });
}

const STAIRS: readonly Cell[] = [sq(0, 0), sq(1, 0), sq(0, 1)];

/** Behind the stairs lies one section, 0,-1 to 1,-5, with these doors and this end. */
export function inPassage(
  scene: Scene,
  doors: readonly PassageWall[] = ['left', 'right'],
  end: RolledEnd = 'dead-end',
): void {
  const { expedition } = scene;
  const [opening] = expedition.floor.openings;
  if (opening === undefined) throw new Error('the stairs lead nowhere');
  expedition.floor = layPassage(expedition.floor, opening, { sections: 1, end, doors, hasStairs: false }, false).floor;
}

/** One player runs all heroes, and the table the monsters. */
export const ALONE: Given = { players: 1, monsters: 'table' };

/** All three on the stairs with a section behind them, and a door on either side of it. */
export const atDoors = (set: (scene: Scene) => void = () => undefined, given: Given = ALONE): CrystalStory =>
  story((scene) => {
    onStairs(scene);
    inPassage(scene);
    set(scene);
  }, given);

/** The first of the party has a Raider before it that the next blow kills, in the Encounter of this roll. */
export function lastBlow(scene: Scene, roll: Partial<DiscoverFrame> = {}): void {
  const { draft } = scene;
  scene.hero(0, 2, 3);
  scene.monster('orc-raider', 2, 2, { hitpoints: 1 });
  scene.encounter({ room: roll.room ?? null });
  scene.turn(0);
  const frame: DiscoverFrame = {
    kind: 'discover',
    stage: 'won',
    hero: 0,
    exit: 0,
    dice: [9, 9, 9, 9, 3, 1],
    room: null,
    isEncounter: true,
  };
  draft.agenda.splice(2, 0, { ...frame, ...roll });
}

/** The blow falls. */
export const strike = (s: CrystalStory, seat = 0): CrystalStory =>
  s.dice(6, 6, 5).does(seat, attack(FOE)).does(seat, FINISH);

export const room = (tile: number, changes: Partial<Room> = {}): Room => ({
  tile,
  isBig: false,
  hasChest: false,
  isQuiet: false,
  mayRest: false,
  hasPrisoner: false,
  ...changes,
});
