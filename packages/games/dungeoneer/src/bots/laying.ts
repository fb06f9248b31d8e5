import type { Seat, Turn } from '@questhall/kernel';
import { type MapId, mapCardOf, questOf } from '../content/index.ts';
import { joinedTo } from '../map/chart.ts';
import { placedAt } from '../map/placing.ts';
import { progressIn, sectionOf } from '../queries/table.ts';
import type { Action, Dungeoneer, Spot, View } from '../types/index.ts';
import { anyOf } from './answers.ts';
import { bestBy } from './choosing.ts';
import { type Way, waysFor } from './ways.ts';
import { questsFor, rivalsOf } from './worth.ts';

const FAR = 12;

/** The spaces that a seat's Quests name; of a rival, those that lie open. */
function wantedBy(view: View, seat: Seat): ReadonlySet<MapId> {
  const wanted = new Set<MapId>();
  for (const quest of questsFor(view, seat)) {
    const { location, criteria } = questOf(quest);
    if (criteria.form === 'escort') {
      if (progressIn(view, quest)?.token !== 'card') wanted.add(criteria.from);
      wanted.add(criteria.to);
    } else if (location.at === 'card') wanted.add(location.card);
  }
  return wanted;
}

/** How far a spot would be for somebody, by the ways that he has now. */
function farTo(view: View, card: MapId, spot: Spot, ways: ReadonlyMap<MapId, Way>): number {
  const { placed } = sectionOf(view, card);
  const costs = joinedTo(placed, placedAt(card, spot)).map((to) => ways.get(to)?.cost ?? FAR);
  return 1 + Math.min(FAR, ...costs);
}

/** Near oneself where one needs it, far from a rival who does; Glory near, Peril far. */
export function laid(turn: Turn<Dungeoneer>, given: MapId | null): Action {
  const { view, seat } = turn.sight;
  const mine = waysFor(view, seat);
  const rivals = rivalsOf(view, seat).map((rival) => ({ wanted: wantedBy(view, rival), ways: waysFor(view, rival) }));
  const own = wantedBy(view, seat);
  const worthOf = (action: Action): number => {
    if (action.type !== 'place' && action.type !== 'lay') return 0;
    const card = action.type === 'lay' ? action.card : given;
    if (card === null) return 0;
    const { glory, peril } = mapCardOf(card);
    const near = own.has(card) ? 2 : (glory - peril * 0.6) * 0.1;
    const far = rivals.reduce(
      (sum, { wanted, ways }) => sum + (wanted.has(card) && !own.has(card) ? farTo(view, card, action, ways) : 0),
      0,
    );
    return far - near * farTo(view, card, action, mine);
  };
  return bestBy(turn.offers, worthOf) ?? anyOf(turn);
}

/** A Shift is worth it where it brings one's own Quest nearer, or a rival's farther away. */
export function shifted(turn: Turn<Dungeoneer>): Action {
  const { view, seat } = turn.sight;
  const mine = waysFor(view, seat);
  const own = wantedBy(view, seat);
  const rivals = rivalsOf(view, seat).map((rival) => ({ wanted: wantedBy(view, rival), ways: waysFor(view, rival) }));
  const worthOf = (action: Action): number => {
    if (action.type !== 'shift') return 0;
    const { card } = action;
    if (own.has(card)) return (mine.get(card)?.cost ?? 0) - farTo(view, card, action, mine);
    return rivals.reduce(
      (sum, { wanted, ways }) =>
        sum + (wanted.has(card) ? farTo(view, card, action, ways) - (ways.get(card)?.cost ?? 0) : 0),
      0,
    );
  };
  const best = bestBy(turn.offers, worthOf);
  return best !== null && worthOf(best) > 1 ? best : { type: 'stop' };
}
