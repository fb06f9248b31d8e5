import { below, legal, type Move, pending, type Rng, type Seat } from '@questhall/kernel';
import { type Course, Stage as StageOf } from '@questhall/testkit';
import { adventureOf, type CardId, isGloryCard } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { maxLife } from '../../src/queries/scores.ts';
import { heroOf } from '../../src/queries/table.ts';
import type { Action, Dungeoneer, Event, Hero, Phase } from '../../src/types/index.ts';
import { resettle } from '../scene.ts';

export type Told = Parameters<Course<Dungeoneer>['hasMet']>[0];
export type Wish = (action: Action, seat: Seat) => boolean;

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.filter((one) => one !== card);
const lacking = <X extends { readonly card: CardId }>(beasts: readonly X[], card: CardId): X[] =>
  beasts.filter((one) => one.card !== card);

/** A table that play has come to, between two actions, at which two rules are about to meet. */
export class Stage extends StageOf<Dungeoneer> {
  /** The seats whose heroes are in the game, in an order of chance. */
  get seats(): readonly Seat[] {
    const seats = this.table.heroes.flatMap(({ isOut }, seat) => (isOut ? [] : [seat]));
    const from = below(this.rng, Math.max(1, seats.length));
    return [...seats.slice(from), ...seats.slice(0, from)];
  }

  hero(seat: Seat): Hero {
    return heroOf(this.table, seat);
  }

  /** Every card exists once: whoever has it or wherever it lies, it is taken from there. */
  take(card: CardId): void {
    const { table } = this;
    for (const pile of table.piles) {
      const left = without(pile.draw, card);
      if (left.length < pile.draw.length) pile.known = pile.known.map(() => 0);
      pile.draw = left;
      pile.discard = without(pile.discard, card);
    }
    table.hands = table.hands.map((hand) => without(hand, card));
    for (const hero of table.heroes) {
      hero.known = without(hero.known, card);
      // What is attached to it stays behind.
      for (const beast of [...hero.readied, ...hero.pack])
        if (beast.card === card) for (const one of beast.attached.splice(0)) this.drop(one);
      hero.readied = lacking(hero.readied, card);
      hero.pack = lacking(hero.pack, card);
      hero.banes = lacking(hero.banes, card);
      for (const beast of [...hero.readied, ...hero.pack]) beast.attached = without(beast.attached, card);
    }
  }

  /** What somebody holds goes on the pile, and this is in the hand instead. */
  hold(seat: Seat, ...cards: readonly CardId[]): void {
    for (const card of cards) this.take(card);
    for (const card of this.table.hands[seat] ?? []) this.drop(card);
    this.hero(seat).known = [];
    this.table.hands[seat] = cards.slice();
  }

  drop(card: CardId): void {
    const name = isGloryCard(adventureOf(card)) ? 'glory' : 'peril';
    const pile = this.table.piles.find((one) => one.name === 'all' || one.name === name);
    pile?.discard.push(card);
  }

  /** Nothing is readied, and nothing lies on this hero. */
  bare(seat: Seat): void {
    const hero = this.hero(seat);
    for (const { card, attached } of [...hero.readied, ...hero.pack])
      for (const one of [card, ...attached]) this.drop(one);
    for (const { card } of hero.banes) this.drop(card);
    Object.assign(hero, { readied: [], pack: [], banes: [], used: [] });
    hero.life = Math.min(hero.life, maxLife(hero));
  }

  /** A card of this kind that is in the game, in an order of chance. */
  find(isOne: (card: CardId) => boolean): CardId | null {
    const { piles, hands } = this.table;
    return this.one([...piles.flatMap(({ draw, discard }) => [...draw, ...discard]), ...hands.flat()].filter(isOne));
  }

  /** It is this one's turn, and free to choose. */
  turn(seat: Seat, phase: Extract<Phase, 'lord' | 'hero'>): void {
    const { draft, table } = this;
    const turn = draft.agenda[1];
    if (turn?.kind !== 'turn') throw new Error('it is nobody’s turn');
    draft.agenda.length = 2;
    const fresh = { hasDeclared: false, explored: 0, tried: [], closed: [], found: [] };
    Object.assign(turn, { seat, phase, stage: 'choose', owed: null, ...fresh });
    for (const [other, hero] of table.heroes.entries()) {
      Object.assign(hero, { points: other === seat ? 4 : 0, bonus: 0, hasAttacked: false, used: [], wall: null });
      if (other === seat) hero.visited = hero.space === null ? [] : [hero.space];
    }
    draft.asks = [];
    resettle(draft);
  }
}

/** What a seat wants most: the first of these that is offered; else it passes, or takes the plain way. */
export function wishing(rng: Rng, ...wishes: readonly Wish[]): Course<Dungeoneer>['answer'] {
  let isDone = false;
  return (state): Move<Dungeoneer> | null => {
    for (const wish of wishes)
      for (const asked of state.asks) {
        const wanted = legal(dungeoneer, state, asked).filter((action) => wish(action, asked.seat));
        const action = wanted[below(rng, Math.max(1, wanted.length))];
        if (action !== undefined) return { seat: asked.seat, ask: asked.id, action };
      }
    const [asked] = pending(state);
    if (asked === undefined || (asked.question.kind === 'choice' && isDone)) return null;
    isDone ||= asked.question.kind === 'choice';
    return { seat: asked.seat, ask: asked.id, action: dungeoneer.fallback(state, asked) };
  };
}

/** Whether something of this kind was told. */
export const happened = (told: Told, type: Event['type'], fields: object = {}): boolean =>
  told.some(
    ({ event }) =>
      event.type === type && Object.entries(fields).every(([key, value]) => Reflect.get(event, key) === value),
  );
