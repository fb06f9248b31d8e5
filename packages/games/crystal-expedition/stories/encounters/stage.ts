import { below, legal, type Move, type Rng, type State, silence } from '@questhall/kernel';
import { type Course, Stage as StageOf } from '@questhall/testkit';
import { cellsOf, isNear } from '@questhall/tiles';
import { MONSTERS, type MonsterId } from '../../src/content/index.ts';
import type { Draft } from '../../src/frames/agenda.ts';
import { crystalExpedition } from '../../src/game.ts';
import { isConscious } from '../../src/queries/entities.ts';
import { hitpointsOf } from '../../src/queries/gathering.ts';
import { freshTurn } from '../../src/queries/order.ts';
import { hitpointsMax } from '../../src/queries/stats.ts';
import {
  type Action,
  type Build,
  type CrystalExpedition,
  type Effect,
  type Encounter,
  type Entity,
  type Event,
  type Expedition,
  FIRST_MONSTER,
  type Hero,
  type Monster,
} from '../../src/types/index.ts';

export type Told = Parameters<Course<CrystalExpedition>['hasMet']>[0];
export type Wish = (action: Action, state: State<CrystalExpedition>) => boolean;
type Cell = Entity['at'];

/** So many Turns ago nothing came that could end now. */
const LONG_AGO = 0;

/** A fight that play has come to, in which two rules are about to meet. */
export class Stage extends StageOf<CrystalExpedition> {
  readonly expedition: Expedition;
  readonly encounter: Encounter;

  private constructor(draft: Draft, rng: Rng, expedition: Expedition, encounter: Encounter) {
    super(draft, rng);
    this.expedition = expedition;
    this.encounter = encounter;
  }

  static in(draft: Draft, rng: Rng): Stage | null {
    const { expedition } = draft.table;
    const encounter = expedition?.encounter ?? null;
    return expedition === null || encounter === null ? null : new Stage(draft, rng, expedition, encounter);
  }

  get everybody(): readonly Entity[] {
    return [...this.table.party, ...this.expedition.monsters];
  }

  /** All heroes are up and whole: whoever is to lie there is laid there. */
  hero(...others: readonly (Entity | null)[]): Hero | null {
    return this.one(this.table.party.filter((hero) => isConscious(hero) && !others.includes(hero)));
  }

  monster(...others: readonly (Entity | null)[]): Monster | null {
    return this.one(this.expedition.monsters.filter((monster) => !others.includes(monster)));
  }

  /** A square on which nothing stands, next to this one. */
  beside(cell: Cell): Cell | null {
    const { floor, crystals } = this.expedition;
    const taken = [...this.everybody.map(({ at }) => at), ...crystals];
    return this.one(cellsOf(floor).filter((other) => isNear(floor, cell, other) && !taken.includes(other)));
  }

  /** Somebody is put next to somebody else. */
  bring(who: Entity, to: Entity): boolean {
    if (isNear(this.expedition.floor, who.at, to.at)) return true;
    const at = this.beside(to.at);
    if (at !== null) who.at = at;
    return at !== null;
  }

  /** It lies there, with nothing upon it. */
  lay(hero: Hero): void {
    Object.assign(hero, { hitpoints: 0, shield: 0, reflect: 0 });
    this.unTaunt(hero);
  }

  give(who: Entity, id: Effect['id'], n: number, by: number | null = null): void {
    who.effects = [...who.effects.filter((one) => one.id !== id), { id, n, by, turn: LONG_AGO }];
  }

  unTaunt({ id }: Hero): void {
    for (const monster of this.expedition.monsters)
      monster.effects = monster.effects.filter((one) => one.id !== 'taunted' || one.by !== id);
  }

  /** A hero is somebody else from now on, as whole as it can be. */
  rebuild(hero: Hero, build: Build): void {
    const trainings = build.raceLevel + build.classLevel - 2;
    Object.assign(hero, { build, trainings, successes: trainings, usedInEncounter: [], usedOnExpedition: [] });
    this.succeed(trainings);
    for (const one of this.table.party) one.hitpoints = Math.min(one.hitpoints, hitpointsMax(this.table, one));
    hero.hitpoints = hitpointsMax(this.table, hero);
  }

  /** So often, and after each success a dungeon more was found. */
  succeed(times: number): void {
    const { table } = this;
    const [first] = table.dungeons;
    table.successes = Math.max(table.successes, times);
    while (first !== undefined && table.dungeons.length <= table.successes)
      table.dungeons = [...table.dungeons, { ...first, isVisited: true }];
  }

  /** The dungeon is one of its kind, and a monster of another record takes the place of one that is there. */
  become(monster: Monster, record: MonsterId): Monster {
    const { expedition, encounter, table } = this;
    const { type } = MONSTERS[record];
    table.dungeons = table.dungeons.map((one, at) => (at === expedition.dungeon ? { ...one, type } : one));
    const [kin] = Object.entries(MONSTERS).filter(([, one]) => one.type === type && one.rank === 'minion');
    const minion = expedition.monsters.find((one) => one !== monster && MONSTERS[one.record].type === type)?.record;
    const other = minion ?? MONSTER_OF(kin?.[0], record);
    for (const one of expedition.monsters) {
      const now = one === monster ? record : MONSTERS[one.record].type === type ? one.record : other;
      const hitpoints = hitpointsOf(table, now);
      Object.assign(one, { record: now, hitpoints, hitpointsMax: hitpoints, usedInEncounter: [], usedInRound: [] });
      one.effects = one.effects.filter(({ id }) => id !== 'immobile' && id !== 'stun');
    }
    const kept = new Map(expedition.monsters.map((one) => [one.id, one.record]));
    const count = new Map<MonsterId, number>();
    encounter.sheet = encounter.sheet.map((line) => {
      const now = kept.get(line.monster) ?? (MONSTERS[line.record].type === type ? line.record : other);
      const number = 1 + (count.get(now) ?? 0);
      count.set(now, number);
      return { ...line, record: now, number };
    });
    expedition.monsters = expedition.monsters.map((one) => ({
      ...one,
      number: encounter.sheet.find((line) => line.monster === one.id)?.number ?? one.number,
    }));
    return expedition.monsters.find(({ id }) => id === monster.id) ?? monster;
  }

  /** It is this one's Turn, out of order, and nothing has been done in it but a few steps. */
  turn(who: Entity, steps = 0): boolean {
    const { draft, expedition, encounter } = this;
    const isHeros = who.id < FIRST_MONSTER;
    if (isHeros) encounter.current = who.id;
    else encounter.pointer = encounter.sheet.findIndex(({ monster }) => monster === who.id) + 1;
    if (!encounter.acted.includes(who.id)) encounter.acted = [...encounter.acted, who.id];
    expedition.turns += 1;
    expedition.turn = { ...freshTurn(who.id, expedition.turns, !isConscious(who)), steps };
    expedition.attack = null;
    const at = draft.agenda.findIndex(({ kind }) => kind === 'encounter');
    if (at < 0) return false;
    draft.agenda.splice(at, draft.agenda.length, { kind: 'encounter', stage: isHeros ? 'monster' : 'round' });
    draft.agenda.push({ kind: 'turn', stage: 'act' });
    draft.asks = [];
    const frame = draft.agenda.at(-1);
    if (frame?.kind === 'turn') crystalExpedition.frames.turn(draft, frame, silence);
    return draft.asks.length > 0;
  }
}

const MONSTER_OF = (id: string | undefined, otherwise: MonsterId): MonsterId =>
  Object.keys(MONSTERS).find((one): one is MonsterId => one === id) ?? otherwise;

/** What ends the own part of a Turn: nobody does it for want of something better. */
const SETTLING: readonly string[] = ['turn', 'down', 'explore'];

/** What a seat wants most: the first of these wishes that is offered, or anything at all. */
export function wishing(rng: Rng, ...wishes: readonly Wish[]): Course<CrystalExpedition>['answer'] {
  return (state): Move<CrystalExpedition> | null => {
    const [asked] = state.asks;
    if (asked === undefined) return null;
    const offers = legal(crystalExpedition, state, asked);
    for (const wish of wishes) {
      const wanted = offers.filter((action) => wish(action, state));
      const action = wanted[below(rng, Math.max(1, wanted.length))];
      if (action !== undefined) return { seat: asked.seat, ask: asked.id, action };
    }
    const action = SETTLING.includes(asked.question.kind) ? undefined : offers[below(rng, offers.length)];
    return action === undefined ? null : { seat: asked.seat, ask: asked.id, action };
  };
}

/** Whether something of this kind was told. */
export const happened = (told: Told, type: Event['type'], fields: object = {}): boolean =>
  told.some(
    ({ event }) =>
      event.type === type && Object.entries(fields).every(([key, value]) => Reflect.get(event, key) === value),
  );
