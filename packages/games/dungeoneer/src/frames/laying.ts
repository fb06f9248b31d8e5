import { ask, type Seat, seatsOf, shuffle } from '@questhall/kernel';
import { type MapId, mapCardOf } from '../content/index.ts';
import { isEntrance } from '../map/chart.ts';
import { hasSpot } from '../map/placing.ts';
import { isEndOf, needs } from '../queries/quests.ts';
import { leftFor } from '../queries/shifting.ts';
import { clockwise, type Match, sectionOf, type Telling } from '../queries/table.ts';
import type { FrameOf } from '../types/index.ts';

type DealRule = 'opt.revealed-map' | 'combine.new-map-cards';

/** With a revealed map all Map cards are dealt face down, one by one, to whoever is in the game. [opt.revealed-map] */
export function dealMaps(draft: Match, given: readonly MapId[], from: Seat, rule: DealRule, tell: Telling): void {
  const { table } = draft;
  const cards = given.slice();
  shuffle(draft.rng, cards);
  const circle = clockwise(table, from);
  for (const [at, card] of cards.entries()) table.dealt[circle[at % circle.length] ?? from]?.push(card);
  for (const seat of circle) {
    const own = table.dealt[seat] ?? [];
    const seen = { type: 'mapDealt', seat, cards: own.slice() } as const;
    tell.split(seatsOf(seat), rule, seen, { type: 'mapDealtUnseen', seat, count: own.length });
  }
}

/** Clockwise each lays one of his cards; who has none that fits passes. [opt.revealed-map-laying] */
export function laying(draft: Match, frame: FrameOf<'laying'>, tell: Telling): void {
  const { table } = draft;
  const { length } = table.heroes;
  if (table.dealt.every((own) => own.length === 0)) {
    draft.agenda.pop();
    return;
  }
  if (frame.passed >= length) {
    forceLaying(draft, tell);
    return;
  }
  const { seat } = frame;
  frame.seat = (seat + 1) % length;
  const own = table.dealt[seat] ?? [];
  const canLay = own.some((card) => canBeLaid(draft, card));
  frame.passed = canLay ? 0 : frame.passed + 1;
  if (canLay) ask(draft, seat, 'opt.revealed-map-laying', { kind: 'lay' });
  else if (own.length > 0) tell.all('opt.revealed-map-global-last', { type: 'couldNotLay', seat });
}

/** Whether a dealt card may be laid now at all; Entrances come first, what a Global Quest names comes last. */
function canBeLaid(state: Match, card: MapId): boolean {
  const section = sectionOf(state.table, card);
  return mayBeLaid(state, card) && hasSpot(section.placed, section.name, card, leftFor(state.table, section) - 1);
}

export function mayBeLaid({ table }: Match, card: MapId): boolean {
  const all = table.dealt.flat().filter((other) => mapCardOf(other).section === mapCardOf(card).section);
  if (!isEntrance(card) && all.some(isEntrance)) return false;
  const isNamed = (other: MapId): boolean => needs(table.globals, other) || isEndOf(table.globals, other);
  return !isNamed(card) || all.every(isNamed);
}

/** Nobody can lay anything: the map is closed as it is. [map.dead-end-fallback] */
function forceLaying({ table }: Match, tell: Telling): void {
  const cards = table.dealt.flatMap((own) => own.splice(0));
  table.lost.push(...cards);
  tell.all('map.dead-end-fallback', { type: 'closedUp', section: 'all', cards });
}
