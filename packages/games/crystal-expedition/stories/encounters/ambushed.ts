import type { Cell } from '@questhall/grid';
import { below, type Rng, type State, seedRng } from '@questhall/kernel';
import { cellAt, freezeFloor, xOf, yOf } from '@questhall/tiles';
import {
  EFFECT_IDS,
  EFFECTS,
  ELEMENTS,
  KIT_IDS,
  LEVELS,
  MONSTER_IDS,
  MONSTERS,
  QUEST_IDS,
  THREATS,
  WEAKNESSES,
} from '../../src/content/index.ts';
import { hitpointsMax } from '../../src/queries/stats.ts';
import { type CrystalExpedition, type EntityId, FIRST_MONSTER, type House } from '../../src/types/index.ts';
import { onStairs, room } from '../dungeon/paths.ts';
import { block, type Given, type Scene, story, tile } from '../scene.ts';

// Fights and ways home in the middle, where everybody is as they seldom are: hurt, shielded, under Effects, on the floor.

/** What chance decides about a scene. */
class Chance {
  readonly #rng: Rng;

  constructor(seed: string) {
    this.#rng = seedRng(seed);
  }

  one<X>(list: readonly X[]): X {
    const found = list[below(this.#rng, list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  /** From 0 up to this, both included. */
  upTo = (most: number): number => below(this.#rng, most + 1);

  /** Once in so many times. */
  isOnceIn = (times: number): boolean => below(this.#rng, times) === 0;

  /** Takes one out of the list. */
  take<X>(list: X[]): X {
    const [taken] = list.splice(below(this.#rng, list.length), 1);
    if (taken === undefined) throw new Error('nothing is left');
    return taken;
  }
}

/** House rules of a fight. */
const OF_FIGHTS: readonly (keyof House)[] = [
  'noLoneHeroHelp',
  'eachMonsterOncePerRound',
  'mercyForTheFallen',
  'escapeEveryStep',
  'attackNeedsTarget',
  'momentumChainPush',
  'sharpEyes',
];

function tableOf(chance: Chance): Given {
  const heroes = [chance.one(KIT_IDS), chance.one(KIT_IDS), chance.one(KIT_IDS)].slice(chance.upTo(2));
  const house = Object.fromEntries(OF_FIGHTS.map((rule) => [rule, chance.isOnceIn(3)]));
  return { heroes, players: 1, monsters: chance.one(['table', 'table', 'table', 'seat', 'heroes'] as const), ...house };
}

/** A hall, two rooms with a door between them, or a bend; and its squares. */
function layOut(scene: Scene, chance: Chance): Cell[] {
  const [width, height] = chance.one([
    [7, 5],
    [4, 7],
    [6, 2],
  ] as const);
  if (chance.isOnceIn(3)) scene.passageAndRoom(chance.isOnceIn(2));
  else scene.hall(width, height);
  return scene.expedition.floor.tiles.flatMap(({ id, cells }) => (id < 900 ? [...cells] : []));
}

/** Anything that can be upon somebody. */
function lade(scene: Scene, chance: Chance, who: EntityId): void {
  for (const id of EFFECT_IDS) {
    if (!chance.isOnceIn(8)) continue;
    const by = id === 'taunted' ? (who < FIRST_MONSTER ? FIRST_MONSTER : 0) : null;
    scene.effect(who, id, EFFECTS[id].isCounted ? 1 + chance.upTo(2) : 0, { by });
  }
}

const layersOf = (chance: Chance) => ({
  shield: chance.isOnceIn(3) ? chance.upTo(4) : 0,
  reflect: chance.isOnceIn(4) ? chance.upTo(3) : 0,
  base: chance.isOnceIn(5) ? 1 : 0,
});

function placeHeroes(scene: Scene, chance: Chance, free: Cell[]): void {
  scene.table.successes = 8;
  for (const { id, build } of [...scene.table.party]) {
    const at = chance.take(free);
    const levels = { raceLevel: chance.one(LEVELS), classLevel: chance.one(LEVELS) };
    const hero = scene.hero(id, xOf(at), yOf(at), {
      build: { ...build, ...levels },
      successes: 8,
      trainings: levels.raceLevel + levels.classLevel - 2,
      fate: chance.upTo(3),
      ...layersOf(chance),
    });
    const isDown = id > 0 && chance.isOnceIn(4);
    hero.hitpoints = isDown ? 0 : 1 + chance.upTo(hitpointsMax(scene.table, hero) - 1);
    if (isDown) Object.assign(hero, { shield: 0, reflect: 0 });
    else lade(scene, chance, id);
  }
}

function placeMonsters(scene: Scene, chance: Chance, free: Cell[]): void {
  const { type } = MONSTERS[chance.one(MONSTER_IDS)];
  const kin = MONSTER_IDS.filter((id) => MONSTERS[id].type === type);
  const count = 2 + chance.upTo(3);
  for (let n = 0; n < count; n++) {
    const at = chance.take(free);
    const id = scene.monster(chance.one(kin), xOf(at), yOf(at), { bounties: chance.upTo(1), ...layersOf(chance) });
    const monster = scene.expedition.monsters.find((one) => one.id === id);
    if (monster !== undefined) {
      monster.hitpoints = 1 + chance.upTo(monster.hitpointsMax - 1);
      monster.wasAtHalf = monster.hitpoints * 2 <= monster.hitpointsMax;
    }
    lade(scene, chance, id);
  }
}

function fray(scene: Scene, chance: Chance): void {
  const free = layOut(scene, chance);
  scene.dungeon({
    strength: chance.one(ELEMENTS),
    weakness: chance.one(WEAKNESSES),
    threat: chance.one(THREATS),
    quest: chance.one(QUEST_IDS),
  });
  placeHeroes(scene, chance, free);
  placeMonsters(scene, chance, free);
  for (let n = chance.upTo(3); n > 0; n--) {
    const at = chance.take(free);
    scene.crystal(xOf(at), yOf(at));
  }
  const { glory, rest } = { glory: chance.one([1, 2, 3, 10]), rest: chance.one(['plan', 'alert', null] as const) };
  Object.assign(scene.expedition, { glory, rest });
  const { party } = scene.table;
  const isResting = rest !== null;
  scene.encounter({ round: 2, idle: chance.upTo(2), rested: isResting ? party.map(({ id }) => id) : [] });
  scene.turn(chance.isOnceIn(3) ? FIRST_MONSTER : 0);
}

/** Dice fall as they like, from the very beginning. */
const arranged = (seed: string, given: Given, set: (scene: Scene) => void): State<CrystalExpedition> =>
  story((scene) => {
    scene.draft.rng = seedRng(`fast:dice of ${seed}`);
    set(scene);
  }, given).state;

/** A fight that has been going on for a while, anywhere, between anybody. */
export function ambush(seed: string): State<CrystalExpedition> {
  const chance = new Chance(seed);
  return arranged(seed, tableOf(chance), (scene) => fray(scene, chance));
}

/** A townsperson is free so many tiles from the stairs, and wanderers are near. */
export function escort(seed: string): State<CrystalExpedition> {
  const chance = new Chance(seed);
  return arranged(seed, { players: 1, monsters: 'table' }, (scene) => {
    onStairs(scene, 'rescue-townsperson');
    const { expedition } = scene;
    const { floor } = expedition;
    const way = Array.from({ length: 3 + chance.upTo(7) }, (_, at) => at + 2);
    const row = way.map((id) => tile(id, 'corner', block(0, 2 - 2 * id, 1, 3 - 2 * id)));
    const joins = way.map((id) => ({ from: cellAt(0, 4 - 2 * id), to: cellAt(0, 3 - 2 * id) }));
    expedition.floor = freezeFloor({ ...floor, tiles: [...floor.tiles, ...row], joins, openings: [] });
    expedition.rooms = [room(way.length + 1, { hasPrisoner: true, isQuiet: true })];
    Object.assign(expedition, { glory: 1 + chance.upTo(3), tokens: chance.upTo(1), isPrisonerFree: true });
  });
}
