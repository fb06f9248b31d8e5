import type { Cell } from '@questhall/grid';
import { silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { cellAt, type Door, freezeFloor } from '@questhall/tiles';
import type { CardId, MonsterId, Role } from '../src/content/index.ts';
import { MONSTERS } from '../src/content/index.ts';
import { FULL_STOCK, type TileKind } from '../src/content/tiles.ts';
import { newFloor, restock } from '../src/dungeon/floor.ts';
import type { Draft } from '../src/frames/agenda.ts';
import { glowquest } from '../src/game.ts';
import { seatsFor } from '../src/party.ts';
import { freshTurn } from '../src/queries/fresh.ts';
import { hitpointsMax } from '../src/queries/stats.ts';
import {
  type Effect,
  type EffectKind,
  type Encounter,
  type Entity,
  type EntityId,
  FIRST_MONSTER,
  type Floor,
  type Glowquest,
  type HeroInPlay,
  type MonsterInPlay,
  type Options,
  type Tile,
  type Turn,
} from '../src/types/index.ts';

export type GlowStory = Story<Glowquest>;

/** A square as the book names it. */
export const sq = (x: number, y: number): Cell => cellAt(x, y);

/** A block of squares, its corners included. */
export function block(x1: number, y1: number, x2: number, y2: number): Cell[] {
  const cells: Cell[] = [];
  for (let y = y1; y <= y2; y++) for (let x = x1; x <= x2; x++) cells.push(sq(x, y));
  return cells;
}

/** Somewhere far away, where those wait whom a story does not name. */
const AWAY: readonly [number, number][] = [
  [40, 40],
  [41, 40],
  [40, 41],
];

/** How a story sets its scene. Only the monsters it names are there; heroes it does not name wait far away. */
export class Scene {
  readonly draft: Draft;

  constructor(draft: Draft) {
    this.draft = draft;
    this.floor([tile(1, 'small', block(0, 0, 4, 4))]);
    for (const hero of draft.table.heroes) {
      const [x, y] = AWAY[hero.id] ?? [40, 40];
      hero.at = sq(x, y);
    }
    this.encounter();
  }

  get table(): Draft['table'] {
    return this.draft.table;
  }

  /** The dungeon is made of these tiles; a closed place far away is added. */
  floor(tiles: readonly Tile[], changes: Partial<Omit<Floor, 'tiles'>> = {}): this {
    const away = tile(999, 'dead-end', block(40, 40, 41, 41));
    const laid = [...tiles, away];
    const kinds = laid
      .map(({ kind }) => kind)
      .filter((kind, i, all) => all.slice(0, i).filter((one) => one === kind).length < FULL_STOCK[kind]);
    const stock = restock(FULL_STOCK, kinds, -1, false);
    this.table.floor = freezeFloor({
      ...newFloor(1),
      next: 1000,
      openings: [],
      doors: [],
      joins: [],
      stock,
      ...changes,
      tiles: laid,
    });
    return this;
  }

  /** R of the book: a closed room, 0,0 to 4,4. It is there from the beginning. */
  room(): this {
    return this.floor([tile(1, 'small', block(0, 0, 4, 4))]);
  }

  /** P of the book: a closed passage, 0,0 to 1,4. */
  passage(): this {
    return this.floor([tile(1, 'passage', block(0, 0, 1, 4))]);
  }

  /** A passage 0,0 to 1,4 and a room 2,0 to 6,4 with an open door between 1,2 and 2,2. */
  passageAndRoom(isOpen = true): this {
    const door: Door = { id: 3, near: sq(1, 2), far: sq(2, 2), isOpen };
    return this.floor([tile(1, 'passage', block(0, 0, 1, 4)), tile(2, 'small', block(2, 0, 6, 4))], { doors: [door] });
  }

  hero(role: Role, x: number, y: number, changes: Partial<HeroInPlay> = {}): HeroInPlay {
    const { table } = this;
    const hero = table.heroes.find((one) => one.role === role);
    if (hero === undefined) throw new Error(`no ${role} here`);
    this.#take(changes.cards ?? []);
    Object.assign(hero, { at: sq(x, y), cards: changes.cards ?? [] });
    hero.hitpoints = hitpointsMax(table, hero);
    return Object.assign(hero, changes);
  }

  /** Every card exists once: what a hero has lies in no deck. */
  #take(cards: readonly CardId[]): void {
    const { decks } = this.table;
    for (const deck of Object.values(decks))
      for (const card of cards) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  }

  monster(record: MonsterId, x: number, y: number, changes: Partial<MonsterInPlay> = {}): EntityId {
    const { table } = this;
    const figures = table.encounter?.figures ?? [];
    const [one, two, three] = MONSTERS[record].hitpoints;
    const hitpoints = [one, two, three][table.heroes.length - 1] ?? three;
    const id = FIRST_MONSTER + table.roster.length;
    const number = 1 + figures.filter((other) => other === record).length;
    figures.push(record);
    table.roster.push(record);
    table.rosterNumbers.push(number);
    const body = { id, at: sq(x, y), hitpoints, shield: 0, reflect: 0, effects: [] };
    table.monsters.push({ ...body, record, number, hitpointsMax: hitpoints, bounty: 0, mayCall: false, ...changes });
    return id;
  }

  /** It came in the Turn before, unless a story says otherwise. */
  effect(who: EntityId, kind: EffectKind, n: number, changes: Partial<Effect> = {}): this {
    const one: Entity | undefined = [...this.table.heroes, ...this.table.monsters].find(({ id }) => id === who);
    const source = `story-${one?.effects.length}`;
    one?.effects.push({ kind, n, duration: 'long', by: who, source, turn: 9, ...changes });
    return this;
  }

  glow(x: number, y: number): this {
    this.table.glow.push(sq(x, y));
    return this;
  }

  encounter(changes: Partial<Encounter> = {}): this {
    const { table } = this;
    const usual = {
      room: 'small',
      family: 'undead',
      first: 0,
      current: 0,
      round: 1,
      caller: null,
      hasCalled: false,
      bounties: 0,
    } as const;
    const figures = table.encounter?.figures ?? [];
    table.encounter = { ...usual, figures, acted: [], ...changes };
    return this;
  }

  /** It is this hero's Turn, after the Surge roll. Unless a story says so there are none. */
  turn(hero: EntityId, surges = 0, changes: Partial<Turn> = {}): this {
    const { draft, table } = this;
    if (table.encounter !== null) table.encounter.current = hero;
    table.turns = 10;
    table.turn = { ...freshTurn(hero, 10), surges, ...changes };
    draft.asks = [];
    draft.agenda = [
      { kind: 'expedition', stage: 'explore', next: 0 },
      { kind: 'encounter', stage: 'monster' },
      { kind: 'turn', stage: 'act' },
    ];
    return this;
  }

  /** No fight: this hero explores, with so many squares left. */
  phase(hero: EntityId, left: number): this {
    const { draft, table } = this;
    Object.assign(table, { encounter: null, turn: null, monsters: [], phase: { hero, left } });
    draft.asks = [];
    draft.agenda = [
      { kind: 'expedition', stage: 'explore', next: (hero + 1) % table.heroes.length },
      { kind: 'phase', stage: 'act', hero },
    ];
    return this;
  }
}

export const tile = (id: number, kind: TileKind, cells: Cell[]): Tile => ({ id, kind, cells });

/** A story that begins in the middle: at a full table unless the options say otherwise. */
export function story(set: (scene: Scene) => void, given: Partial<Options> = {}): GlowStory {
  const options = { heroes: 'defense,offense,utility', monsters: 'seat', freeSeating: false, ...given } as const;
  return new Story(glowquest, {
    options,
    seats: seatsFor(options),
    arrange(draft) {
      set(new Scene(draft));
      resettle(draft);
    },
  });
}

/** Puts the question of the innermost frame. */
function resettle(draft: Draft): void {
  const frame = draft.agenda.at(-1);
  if (frame?.kind === 'turn') glowquest.frames.turn(draft, frame, silence);
  else if (frame?.kind === 'phase') glowquest.frames.phase(draft, frame, silence);
  if (draft.asks.length === 0) throw new Error('nobody is asked anything');
}

/** A story from the very beginning. */
export const expedition = (given: Partial<Options> = {}, seed = 'story'): GlowStory => {
  const options = { heroes: 'defense,offense,utility', monsters: 'seat', freeSeating: false, ...given } as const;
  return new Story(glowquest, { options, seats: seatsFor(options), seed });
};
