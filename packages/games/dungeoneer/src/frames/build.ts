import { ask, type Seat, seatsOf } from '@questhall/kernel';
import { type MapId, mapCardOf } from '../content/index.ts';
import { isEntrance } from '../map/chart.ts';
import { hasSpot, placedAt } from '../map/placing.ts';
import { entrancesIn } from '../queries/exits.ts';
import { isEndOf, needs } from '../queries/quests.ts';
import { leftFor } from '../queries/shifting.ts';
import { clockwise, errandsOf, heroOf, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FrameOf, Section, Spot, Table } from '../types/index.ts';

/**
 * The section whose deck a hero draws from: where he stands, and the other one when that is empty.
 * [build.own-section-deck]
 */
export function deckFor(table: Table, seat: Seat): number {
  const { space } = heroOf(table, seat);
  const own = table.sections.findIndex(({ name }) => space !== null && mapCardOf(space).section === name);
  if ((table.sections[own]?.deck.length ?? 0) > 0) return own;
  return table.sections.findIndex(({ deck }) => deck.length > 0);
}

/** Draws a Map card for somebody to place, if there is one. */
export function startBuilding(draft: Match, seat: Seat): void {
  const section = deckFor(draft.table, seat);
  if (section >= 0)
    draft.agenda.push({ kind: 'build', seat, placer: seat, passed: [], card: null, section, isLast: false });
}

export function build(draft: Match, frame: FrameOf<'build'>, tell: Telling): void {
  const { table } = draft;
  const section = table.sections[frame.section];
  if (section === undefined) throw new Error('there is no such section');
  if (frame.card === null) {
    frame.card = drawMap(draft, section, frame.seat, tell) ?? closeUp(draft, frame, section, tell);
    if (frame.card === null) draft.agenda.pop();
    return;
  }
  const next = passesTo(table, frame, frame.card);
  if (next !== null) {
    const { placer: from, card } = frame;
    frame.placer = next;
    frame.passed.push(from);
    tell.split(
      seatsOf(...frame.passed, next),
      'opt.unbiased-map-placement',
      { type: 'passedOn', from, to: next, card },
      { type: 'passedOnUnseen', from, to: next },
    );
    return;
  }
  ask(draft, frame.placer, placingRule(table, frame.placer, frame.card), {
    kind: 'place',
    card: frame.card,
    isEntrance: false,
  });
}

/** Whoever needs the card himself hands it on; full circle, the drawer places it. [opt.unbiased-map-placement] */
function passesTo(table: Table, { seat, placer, passed }: FrameOf<'build'>, card: MapId): Seat | null {
  if (!table.house.unbiasedMapPlacement || (passed.length > 0 && placer === seat)) return null;
  const own = errandsOf(table, placer).map(({ quest }) => quest);
  if (!needs(own, card)) return null;
  const circle = clockwise(table, placer);
  return circle[1] ?? null;
}

/** What a Global Quest names, and where an Escort ends, is no need: it is laid by whoever has it. */
function placingRule(table: Table, seat: Seat, card: MapId): Rule {
  const own = errandsOf(table, seat).map(({ quest }) => quest);
  const isExcepted = needs(table.globals, card) || isEndOf(own, card);
  return table.house.unbiasedMapPlacement && isExcepted ? 'opt.unbiased-exceptions' : 'build.mandatory';
}

/** A card that fits nowhere is shown and goes under the deck; the next one is drawn. [map.unplaceable-card] */
function drawMap(draft: Match, section: Section, seat: Seat, tell: Telling): MapId | null {
  const { table } = draft;
  for (let tries = section.deck.length; tries > 0; tries--) {
    const card = section.deck.pop();
    if (card === undefined) return null;
    section.seenBelow = Math.min(section.seenBelow, section.deck.length);
    if (hasSpot(section.placed, section.name, card, leftFor(table, section))) {
      tell.split(
        seatsOf(seat),
        table.sections.length > 1 ? 'build.own-section-deck' : 'build.one-card',
        { type: 'mapDrawn', seat, card },
        { type: 'mapDrawnUnseen', seat, section: section.name },
      );
      return card;
    }
    section.deck.unshift(card);
    section.seenBelow += 1;
    tell.all('map.unplaceable-card', { type: 'unplaceable', card });
  }
  section.seenBelow = 0;
  return null;
}

/** No card fits: the top one that joins at all is laid even so, and the rest leave the game. [map.dead-end-fallback] */
function closeUp(
  { table }: Match,
  frame: FrameOf<'build'>,
  { name, placed, deck }: Section,
  tell: Telling,
): MapId | null {
  const last = deck.findLast((card) => hasSpot(placed, name, card, 0)) ?? null;
  const gone = deck.splice(0).filter((card) => card !== last);
  table.lost.push(...gone);
  frame.isLast = true;
  tell.all('map.dead-end-fallback', { type: 'closedUp', section: name, cards: gone });
  return last;
}

/** A card joins the map. */
export function layCard(
  section: Section,
  card: MapId,
  spot: Spot,
  seat: Seat | null,
  tell: Telling,
  rule: Rule = 'map.placer-chooses',
): void {
  const placed = placedAt(card, spot);
  section.placed = [...section.placed, placed];
  tell.all(rule, { type: 'laid', seat, section: section.name, placed });
}

/**
 * A Portal gets its letter and its Entrance; a Dungeon Entrance, the Portals that wait for one. [link.portal-pairing]
 */
export function pairLater(draft: Match, seat: Seat, card: MapId): void {
  const { table } = draft;
  const isPaired = (portal: MapId): boolean => table.portals.some((one) => one.portal === portal);
  const isDoor = isEntrance(card) && mapCardOf(card).section === 'dungeon';
  const waiting = table.sections.flatMap(({ placed }) =>
    placed.flatMap((one) => (mapCardOf(one.card).isPortal && !isPaired(one.card) ? [one.card] : [])),
  );
  const rule = isDoor ? 'link.portal-late' : 'link.portal-pairing';
  if (waiting.length > 0 && entrancesIn(table, 'dungeon').length > 0)
    draft.agenda.push({ kind: 'pair', seat, portals: waiting, rule });
}

export function pair(draft: Match, frame: FrameOf<'pair'>, _tell: Telling): void {
  const [portal] = frame.portals;
  if (portal === undefined) draft.agenda.pop();
  else ask(draft, frame.seat, frame.rule, { kind: 'pair', portal });
}
