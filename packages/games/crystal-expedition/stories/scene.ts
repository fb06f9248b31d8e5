import type { Cell } from '@questhall/grid';
import { silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { cellAt, type Door, freezeFloor, type Join } from '@questhall/tiles';
import { type EffectId, KITS, type KitId, MONSTERS, type MonsterId, THREAT } from '../src/content/index.ts';
import type { TileKind } from '../src/content/tiles.ts';
import { newFloor } from '../src/dungeon/floor.ts';
import type { Draft, Speaker } from '../src/frames/agenda.ts';
import { crystalExpedition } from '../src/game.ts';
import { entityOf, expeditionOf, heroOf } from '../src/queries/entities.ts';
import { crownsAfter, freshHero, kitBuild } from '../src/queries/fresh.ts';
import { freshEncounter, freshTurn } from '../src/queries/order.ts';
import { fateMax, hitpointsMax } from '../src/queries/stats.ts';
import {
  type CrystalExpedition,
  type Dungeon,
  type Effect,
  type Encounter,
  type EntityId,
  type Expedition,
  FIRST_MONSTER,
  type Floor,
  type Frame,
  type Hero,
  type Monster,
  type Options,
  type Tile,
  type Turn,
} from '../src/types/index.ts';

export type CrystalStory = Story<CrystalExpedition>;

/** A square as the book names it: column, then row. */
export const sq = (x: number, y: number): Cell => cellAt(x, y);

/** A block of squares, its corners included. */
export function block(x1: number, y1: number, x2: number, y2: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) cells.push(sq(x, y));
  return cells;
}

export const tile = (id: number, kind: TileKind, cells: Cell[]): Tile => ({ id, kind, cells });

/** Somewhere far away, where those wait whom a story does not name. */
const AWAY: readonly [number, number][] = [
  [40, 40],
  [41, 40],
  [40, 41],
];

/** A story's Turns are counted from here, so that something may have come in the one before. */
const NOW = 10;

const DUNGEON: Dungeon = {
  type: 'orc',
  strength: 'fire',
  weakness: 'shadow',
  quest: 'clear-rooms',
  threat: 1,
  isVisited: true,
  isWon: false,
};

/** How a story sets its scene. Only the monsters it names are there; heroes it does not name wait far away. */
export class Scene {
  readonly draft: Draft;

  constructor(draft: Draft, kits: readonly KitId[]) {
    this.draft = draft;
    const { table } = draft;
    table.dungeons = [DUNGEON];
    table.party = kits.map((kit, place) =>
      freshHero(place, place, KITS[kit].name, kitBuild(KITS[kit]), crownsAfter(KITS[kit])),
    );
    table.heroesMade = kits.length;
    table.town = null;
    table.expedition = newExpedition();
    for (const hero of table.party) {
      const [x, y] = AWAY[hero.id] ?? [40, 40];
      Object.assign(hero, { at: sq(x, y), hitpoints: hitpointsMax(table, hero), fate: fateMax(table, hero) });
    }
    this.room().encounter();
  }

  get table(): Draft['table'] {
    return this.draft.table;
  }

  get expedition(): Expedition {
    return expeditionOf(this.table);
  }

  /**
   * The dungeon is made of these tiles. Two closed places far away are added: one for heroes who are not in the story,
   * and a cellar, 20,20 to 24,24, for monsters that are to do no harm.
   */
  floor(tiles: readonly Tile[], changes: Partial<Omit<Floor, 'tiles'>> = {}): this {
    const away = tile(999, 'stairs-up', block(40, 40, 41, 41));
    const cellar = tile(998, 'small', block(20, 20, 24, 24));
    const bare = { ...newFloor(1), next: 1000, openings: [], doors: [], joins: [] };
    this.expedition.floor = freezeFloor({ ...bare, ...changes, tiles: [...tiles, cellar, away] });
    return this;
  }

  /** A closed room, 0,0 to 4,4. It is there from the beginning. */
  room(): this {
    return this.floor([tile(1, 'small', block(0, 0, 4, 4))]);
  }

  /** A closed hall from 0,0 on. */
  hall(width: number, height: number): this {
    return this.floor([tile(1, 'big', block(0, 0, width - 1, height - 1))]);
  }

  /** A passage 0,0 to 1,4 and a room 2,0 to 6,4 with a door between 1,2 and 2,2. */
  passageAndRoom(isOpen = true): this {
    const door: Door = { id: 3, near: sq(1, 2), far: sq(2, 2), isOpen };
    const tiles = [tile(1, 'section', block(0, 0, 1, 4)), tile(2, 'small', block(2, 0, 6, 4))];
    return this.floor(tiles, { doors: [door] });
  }

  /** Two closed rooms, open to each other over these edges. */
  joined(tiles: readonly Tile[], ...joins: readonly Join[]): this {
    return this.floor(tiles, { joins });
  }

  dungeon(changes: Partial<Dungeon>): this {
    this.table.dungeons = this.table.dungeons.map((dungeon) => ({ ...dungeon, ...changes }));
    return this;
  }

  /** The hero of this place stands there, with all its Hitpoints and Fate unless the story says otherwise. */
  hero(id: EntityId, x: number, y: number, changes: Partial<Hero> = {}): Hero {
    const hero = heroOf(this.table, id);
    Object.assign(hero, { at: sq(x, y) }, changes.build === undefined ? {} : { build: changes.build });
    this.table.successes = Math.max(this.table.successes, changes.successes ?? 0);
    Object.assign(hero, { hitpoints: hitpointsMax(this.table, hero), fate: fateMax(this.table, hero) });
    return Object.assign(hero, changes);
  }

  /** The dungeon is one of its kind; the next line of the Sheet is its own. */
  monster(record: MonsterId, x: number, y: number, changes: Partial<Monster> = {}): EntityId {
    const { expedition, table } = this;
    const { type, rank, statistics } = MONSTERS[record];
    this.dungeon({ type });
    const { minionHitpoints, championHitpoints } = THREAT[table.dungeons[0]?.threat ?? 1];
    const hitpoints = statistics.hitpoints + (rank === 'champion' ? championHitpoints : minionHitpoints);
    const id = FIRST_MONSTER + expedition.seen;
    const sheet = expedition.encounter?.sheet ?? [];
    const number = 1 + sheet.filter((line) => line.record === record).length;
    expedition.seen += 1;
    const body = {
      id,
      at: sq(x, y),
      hitpoints,
      shield: 0,
      reflect: 0,
      effects: [],
      usedInRound: [],
      usedInEncounter: [],
    };
    const own = { record, number, hitpointsMax: hitpoints, base: 0, bounties: 0, isRaised: false, wasAtHalf: false };
    expedition.monsters.push({ ...body, ...own, ...changes });
    this.encounter({ sheet: [...sheet, { monster: id, record, number, state: 'alive' }] });
    return id;
  }

  /** It came in the Turn before, unless the story says otherwise. */
  effect(who: EntityId, id: EffectId, n: number, changes: Partial<Effect> = {}): this {
    const bearer = entityOf(this.table, who);
    bearer.effects = [...bearer.effects, { id, n, by: null, turn: NOW - 1, ...changes }];
    return this;
  }

  crystal(x: number, y: number): this {
    this.expedition.crystals = [...this.expedition.crystals, sq(x, y)];
    return this;
  }

  encounter(changes: Partial<Encounter> = {}): this {
    const { expedition } = this;
    expedition.encounter = { ...(expedition.encounter ?? freshEncounter(null, 0, [])), ...changes };
    return this;
  }

  /** It is the Turn of this one, and nothing has been done in it yet unless the story says so. */
  turn(who: EntityId, changes: Partial<Turn> = {}): this {
    const { expedition, draft, table } = this;
    const isHeros = who < FIRST_MONSTER;
    const line = expedition.encounter?.sheet.findIndex(({ monster }) => monster === who) ?? 0;
    this.encounter(isHeros ? { first: who, current: who, acted: [who] } : { pointer: line + 1, acted: [0, who] });
    expedition.turns = NOW;
    const isShort = isHeros && heroOf(table, who).hitpoints === 0;
    expedition.turn = { ...freshTurn(who, NOW, isShort), ...changes };
    const isLast = !isHeros || (isShort && table.house.mercyForTheFallen);
    draft.agenda = [
      ...BELOW(),
      { kind: 'encounter', stage: isLast ? 'round' : 'monster' },
      { kind: 'turn', stage: 'act' },
    ];
    return this;
  }

  /** The monsters have just been placed, and this hero has seen them: the fight is about to begin. */
  dawn(hero: EntityId): this {
    this.encounter({ first: hero, current: hero });
    this.draft.agenda = [...BELOW(), { kind: 'encounter', stage: 'begin' }];
    return this;
  }

  /** No fight: the party explores. */
  explores(): this {
    Object.assign(this.expedition, { encounter: null, turn: null, attack: null, monsters: [] });
    this.draft.agenda = BELOW();
    return this;
  }
}

const BELOW = (): Frame[] => [
  { kind: 'campaign', stage: 'back', places: [], skipsTown: false, dungeon: 0 },
  { kind: 'expedition', stage: 'explore', next: 0 },
];

const newExpedition = (): Expedition => ({
  dungeon: 0,
  boosts: [],
  floor: newFloor(1),
  monsters: [],
  crystals: [],
  rooms: [],
  glory: 10,
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
  rumours: 0,
  phase: null,
  seen: 0,
  turns: 0,
  encounter: null,
  turn: null,
  attack: null,
});

/** What a table of a story may be like: who goes down, and by which house rules. */
export interface Given extends Partial<Omit<Options, 'heroes'>> {
  readonly heroes?: readonly KitId[];
  /** One for each hero unless the story says otherwise. */
  readonly players?: number;
}

const PARTY: readonly KitId[] = ['dwarf-fighter', 'elf-rogue', 'human-cleric'];

/** A story that begins in the middle; somebody in the last seat plays the monsters unless it says otherwise. */
export function story(
  set: (scene: Scene) => void,
  { heroes = PARTY, players = heroes.length, monsters = 'seat', ...house }: Given = {},
): CrystalStory {
  return new Story(crystalExpedition, {
    options: { heroes: heroes.map(() => 'new').join(), monsters, ...house },
    seats: players + (monsters === 'seat' ? 1 : 0),
    arrange(draft) {
      set(new Scene(draft, heroes));
      resettle(draft);
    },
  });
}

/** Runs what is going on until somebody is asked. */
function resettle(draft: Draft): void {
  draft.asks = [];
  while (draft.asks.length === 0) {
    const frame = draft.agenda.at(-1);
    if (frame === undefined) throw new Error('nobody is asked anything');
    // A frame and the function for its kind belong together, which TypeScript cannot follow through an index.
    const run = crystalExpedition.frames[frame.kind] as (draft: Draft, frame: Frame, tell: Speaker) => void;
    run(draft, frame, silence);
  }
}
