import type { Seat } from '@questhall/kernel';
import type { Account, Oracle } from '@questhall/testkit';
import { type CardId, heroCardOf } from '../../src/content/index.ts';
import type { Dungeoneer, Event, Hero } from '../../src/types/index.ts';

type Facts = Account['facts'];

const PLACES = ['hand', 'inventory', 'pack', 'banes'] as const;
type Place = (typeof PLACES)[number];

const of = (what: string, seat: Seat): string => `${what} of ${seat}`;

const set = (facts: Facts, what: string, seat: Seat, value: string | number | null): void => {
  facts.set(of(what, seat), `${value ?? 'nowhere'}`);
};

const listed = (cards: readonly string[]): string => cards.toSorted().join(' ');
const cardsIn = (facts: Facts, place: Place, seat: Seat): readonly string[] =>
  (facts.get(of(place, seat)) ?? '').split(' ').filter((card) => card !== '');

const put = (facts: Facts, place: Place, seat: Seat, card: CardId): void =>
  set(facts, place, seat, listed([...cardsIn(facts, place, seat), card]));

/** From one of these places of a seat; told by whether it was there. */
function take(facts: Facts, seat: Seat, card: CardId, ...places: readonly Place[]): boolean {
  const place = places.find((one) => cardsIn(facts, one, seat).includes(card));
  if (place === undefined) return false;
  const cards = cardsIn(facts, place, seat);
  set(facts, place, seat, listed(cards.toSpliced(cards.indexOf(card), 1)));
  return true;
}

function readHero(facts: Facts, seat: Seat, hero: Hero): void {
  set(facts, 'space', seat, hero.space);
  set(facts, 'life', seat, hero.isOut ? 0 : hero.life);
  set(facts, 'level', seat, hero.level);
  set(facts, 'Glory', seat, hero.glory);
  set(facts, 'Peril', seat, hero.peril);
  set(facts, 'posture', seat, hero.isOut ? 'out' : hero.isTipped ? 'tipped' : 'upright');
  set(facts, 'inventory', seat, listed(hero.readied.map(({ card }) => card)));
  set(facts, 'pack', seat, listed(hero.pack.map(({ card }) => card)));
  set(facts, 'banes', seat, listed(hero.banes.map(({ card }) => card)));
  set(facts, 'Quests', seat, hero.done.length);
}

/** Where heroes stand and in what shape, what they have, and whose cards are where: kept by what was told. */
export const oracle: Oracle<Dungeoneer> = {
  read({ table, agenda }) {
    const facts: Facts = new Map();
    for (const [seat, hero] of table.heroes.entries()) {
      readHero(facts, seat, hero);
      set(facts, 'hand', seat, listed(table.hands[seat] ?? []));
    }
    const turn = agenda.find((frame) => frame.kind === 'turn');
    if (turn?.kind === 'turn') facts.set('turn', `${turn.seat}`);
    return facts;
  },
  retell({ facts }, { event }, { table }) {
    body(facts, event);
    purse(facts, event);
    cards(facts, event);
    if (event.type === 'began') facts.set('turn', `${event.seat}`);
    if (event.type === 'defeated') fall(facts, event.seat, table.house.reincarnation);
  },
  wrong(_account, { asks, table }) {
    return asks.flatMap(({ seat, question }) =>
      table.heroes[seat]?.isOut === true && !['begin', 'rebirth'].includes(question.kind)
        ? [`${seat} is asked ${question.kind} and is out`]
        : [],
    );
  },
};

/** Where a hero is, and in what shape. */
function body(facts: Facts, event: Event): void {
  switch (event.type) {
    case 'gotHero': {
      const { life, grade } = heroCardOf(event.hero);
      set(facts, 'life', event.seat, life);
      set(facts, 'level', event.seat, { heroic: 1, epic: 4, legendary: 7 }[grade]);
      break;
    }
    case 'placedHero':
      set(facts, 'space', event.seat, event.space);
      break;
    case 'moved':
      set(facts, 'space', event.seat, event.to);
      break;
    case 'tipped':
    case 'tippedForPoint':
      set(facts, 'posture', event.seat, 'tipped');
      break;
    case 'untipped':
      set(facts, 'posture', event.seat, 'upright');
      break;
    case 'healed':
    case 'wounded':
      set(facts, 'life', event.seat, event.life);
      break;
    case 'level':
    case 'promoted':
      set(facts, 'level', event.seat, event.level);
      break;
    case 'completed':
      set(facts, 'Quests', event.seat, Number(facts.get(of('Quests', event.seat))) + 1);
      break;
    default:
  }
}

const more = (facts: Facts, what: 'Glory' | 'Peril', seat: Seat, by: number): void =>
  set(facts, what, seat, Number(facts.get(of(what, seat))) + by);

/** Glory and Peril: sums by what is told to come and go, not by what is left. */
function purse(facts: Facts, event: Event): void {
  switch (event.type) {
    case 'collected':
      more(facts, 'Glory', event.seat, event.glory);
      more(facts, 'Peril', event.seat, event.peril);
      break;
    case 'glory':
      more(facts, 'Glory', event.seat, event.by);
      break;
    case 'peril':
      more(facts, 'Peril', event.seat, event.by);
      break;
    case 'paid':
      if (event.what === 'glory') more(facts, 'Glory', event.seat, -event.amount);
      else if (event.what === 'peril') more(facts, 'Peril', event.seat, -event.amount);
      break;
    default:
  }
}

/** Whose cards are where. */
function cards(facts: Facts, event: Event): void {
  switch (event.type) {
    case 'drew':
      put(facts, 'hand', event.seat, event.card);
      break;
    case 'played':
    case 'declared':
      take(facts, event.seat, event.card, 'hand');
      break;
    case 'sent':
      for (const { card, attachment } of event.sent) {
        take(facts, event.seat, card, 'hand', 'pack');
        if (attachment !== null) take(facts, event.seat, attachment, 'hand');
      }
      break;
    case 'readied':
      put(facts, 'inventory', event.seat, event.card);
      break;
    case 'cursed':
      put(facts, 'banes', event.seat, event.card);
      break;
    case 'lifted':
      take(facts, event.seat, event.card, 'banes');
      break;
    case 'tamed':
      put(facts, 'inventory', event.seat, event.card);
      break;
    case 'stowed':
      if (event.to !== 'discard') put(facts, event.to, event.seat, event.card);
      break;
    case 'returned':
      take(facts, event.seat, event.card, 'inventory', 'banes');
      put(facts, 'hand', event.seat, event.card);
      break;
    case 'discarded':
      if (event.seat !== null) take(facts, event.seat, event.card, 'inventory', 'pack', 'banes', 'hand');
      break;
    default:
  }
}

/** All that a fallen hero had goes. */
function fall(facts: Facts, seat: Seat, isReborn: boolean): void {
  for (const place of PLACES) set(facts, place, seat, '');
  set(facts, 'space', seat, null);
  set(facts, 'life', seat, 0);
  set(facts, 'Glory', seat, 0);
  set(facts, 'Peril', seat, 0);
  if (!isReborn) set(facts, 'posture', seat, 'out');
}
