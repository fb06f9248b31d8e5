import { below, legal, type Move, type Rng, type State, silence } from '@questhall/kernel';
import { type Course, Stage as StageOf } from '@questhall/testkit';
import { isNear } from '@questhall/tiles';
import { CARDS, type CardId, MONSTERS, type MonsterId } from '../../src/content/index.ts';
import { glowquest } from '../../src/game.ts';
import { isConscious } from '../../src/queries/entities.ts';
import { freshTurn } from '../../src/queries/fresh.ts';
import { hitpointsMax } from '../../src/queries/stats.ts';
import {
  type Action,
  type Entity,
  type Event,
  FIRST_MONSTER,
  type Glowquest,
  type HeroInPlay,
  type MonsterInPlay,
} from '../../src/types/index.ts';

export type Told = Parameters<Course<Glowquest>['hasMet']>[0];
export type Cell = Entity['at'];

/** A fight that play has come to, in which two rules are about to meet. */
export class Stage extends StageOf<Glowquest> {
  get everybody(): readonly Entity[] {
    return [...this.table.heroes, ...this.table.monsters];
  }

  awake(...others: readonly (Entity | null)[]): HeroInPlay | null {
    return this.one(this.table.heroes.filter((hero) => isConscious(hero) && !others.includes(hero)));
  }

  monster(): MonsterInPlay | null {
    return this.one(this.table.monsters);
  }

  /** A square on which nobody stands, next to this one. */
  beside(cell: Cell): Cell | null {
    const { floor } = this.table;
    const taken = this.everybody.map(({ at }) => at);
    const free = floor.tiles
      .flatMap(({ cells }) => cells)
      .filter((other) => isNear(floor, cell, other) && !taken.includes(other));
    return this.one(free);
  }

  /** Somebody is put next to somebody else. */
  bring(who: Entity, to: Entity): boolean {
    if (isNear(this.table.floor, who.at, to.at)) return true;
    const at = this.beside(to.at);
    if (at !== null) who.at = at;
    return at !== null;
  }

  /** A monster of another record takes the place of one that is there. */
  become(monster: MonsterInPlay, record: MonsterId): MonsterInPlay {
    const { table } = this;
    const [, , hitpoints] = MONSTERS[record].hitpoints;
    const number = 1 + table.monsters.filter((other) => other.record === record && other !== monster).length;
    const changed: MonsterInPlay = { ...monster, record, number, hitpointsMax: hitpoints, hitpoints };
    table.monsters = table.monsters.map((other) => (other === monster ? changed : other));
    table.roster[monster.id - FIRST_MONSTER] = record;
    table.rosterNumbers[monster.id - FIRST_MONSTER] = number;
    return changed;
  }

  /** A hero has this card and no other that is worn in its place; every card exists once. */
  deal(hero: HeroInPlay, card: CardId): boolean {
    const { table } = this;
    const { deck, slot } = CARDS[card];
    if (deck !== 'equipment' && deck !== 'passive' && deck !== hero.role) return false;
    for (const other of table.heroes) other.cards = Object.freeze(other.cards.filter((one) => one !== card));
    for (const pile of [...Object.values(table.decks), ...Object.values(table.discards)]) {
      const found = pile.indexOf(card);
      if (found >= 0) pile.splice(found, 1);
    }
    const isInTheWay = (one: CardId): boolean => slot !== null && CARDS[one].deck === 'equipment';
    for (const worn of hero.cards.filter(isInTheWay)) table.discards.equipment.push(worn);
    hero.cards = Object.freeze([...hero.cards.filter((one) => !isInTheWay(one)), card]);
    hero.spent = [];
    for (const one of table.heroes) one.hitpoints = Math.min(one.hitpoints, hitpointsMax(table, one));
    return true;
  }

  /** It is this one's Turn, out of order, with so many Surges; what is Short upon heroes is as of the Turn before. */
  turn(who: Entity, surges = 9): boolean {
    const { draft, table } = this;
    const { encounter } = table;
    if (encounter === null) return false;
    if (who.id < FIRST_MONSTER) encounter.current = who.id;
    table.turns += 1;
    table.turn = { ...freshTurn(who.id, table.turns), surges };
    table.attack = null;
    for (const hero of table.heroes)
      hero.effects = hero.effects.map((one) => (one.duration === 'short' ? { ...one, turn: table.turns - 1 } : one));
    const at = draft.agenda.findIndex(({ kind }) => kind === 'encounter');
    if (at < 0) return false;
    draft.agenda.splice(at, draft.agenda.length, {
      kind: 'encounter',
      stage: who.id < FIRST_MONSTER ? 'monster' : 'pass',
    });
    draft.agenda.push({ kind: 'turn', stage: isConscious(who) ? 'act' : 'start' });
    draft.asks = [];
    const frame = draft.agenda.at(-1);
    if (frame?.kind === 'turn') glowquest.frames.turn(draft, frame, silence);
    return draft.asks.length > 0;
  }
}

/** What a seat wants most: the first of these wishes that is offered, or anything at all. */
export function wishing(
  rng: Rng,
  ...wishes: readonly ((action: Action, state: State<Glowquest>) => boolean)[]
): Course<Glowquest>['answer'] {
  return (state): Move<Glowquest> | null => {
    const [asked] = state.asks;
    if (asked === undefined) return null;
    const offers = legal(glowquest, state, asked);
    for (const wish of wishes) {
      const wanted = offers.filter((action) => wish(action, state));
      const action = wanted[below(rng, Math.max(1, wanted.length))];
      if (action !== undefined) return { seat: asked.seat, ask: asked.id, action };
    }
    const settling = ['turn', 'explore', 'down', 'gain', 'activate', 'setUp'].includes(asked.question.kind);
    const action = settling ? undefined : offers[below(rng, offers.length)];
    return action === undefined ? null : { seat: asked.seat, ask: asked.id, action };
  };
}

/** Whether something of this kind was told. */
export const happened = (told: Told, type: Event['type'], fields: object = {}): boolean =>
  told.some(
    ({ event }) =>
      event.type === type && Object.entries(fields).every(([key, value]) => Reflect.get(event, key) === value),
  );
