import { type MapId, mapCardOf } from '../../content/index.ts';
import { isEntrance } from '../../map/chart.ts';
import type { Event, EventOf, SeenSection, View } from '../../types/index.ts';
import { without } from './change.ts';

/** The map after an event: it grows, and its exits open and close. */
export function mapAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'mapDealt':
      return dealtTo({ ...view, dealt: event.cards }, event.seat, event.cards.length);
    case 'mapDealtUnseen':
      return dealtTo(view, event.seat, event.count);
    case 'mapDrawn':
      return drawn(view, event.seat, mapCardOf(event.card).section, event.card);
    case 'mapDrawnUnseen':
      return drawn(view, event.seat, event.section, null);
    case 'passedOn':
    case 'passedOnUnseen':
      return { ...view, placing: view.placing && { ...view.placing, seat: event.to, card: passedTo(event) } };
    case 'unplaceable':
      return putUnder(view, event.card);
    case 'closedUp':
      return closedUp(view, event);
    case 'laid':
      return laid(view, event);
    case 'shifted':
      return inSection(view, sectionWith(view, event.placed.card), ({ placed }) => ({
        placed: placed.map((other) => (other.card === event.placed.card ? event.placed : other)),
      }));
    case 'paired': {
      const { portal, entrance, letter } = event;
      return { ...view, portals: [...view.portals, { portal, entrance, letter }] };
    }
    default:
      return { ...view, gates: gatesAfter(view, event) };
  }
}

/** Locks lock again and Traps are armed, except what is held open from a doorway. [reset.exits] */
function gatesAfter({ gates }: View, event: Event): View['gates'] {
  switch (event.type) {
    case 'gate': {
      const { card, side, state, seat: by } = event;
      return [...gates, { card, side, state, by }];
    }
    case 'gatesReset':
      return gates.filter(({ state }) => state === 'held');
    case 'holdEnded':
    case 'defeated':
      return gates.filter(({ state, by }) => state !== 'held' || by !== event.seat);
    default:
      return gates;
  }
}

/** With a revealed map nothing is left of the decks. [opt.revealed-map] */
const dealtTo = (view: View, seat: number, count: number): View => ({
  ...view,
  dealtSizes: view.dealtSizes.with(seat, count),
  sections: view.sections.map((section) => ({ ...section, left: 0 })),
});

const sectionWith = ({ sections }: View, card: MapId): string =>
  sections.find(({ placed }) => placed.some((one) => one.card === card))?.name ?? '';

const inSection = (view: View, name: string, change: (section: SeenSection) => Partial<SeenSection>): View => ({
  ...view,
  sections: view.sections.map((section) => (section.name === name ? { ...section, ...change(section) } : section)),
});

const passedTo = (event: EventOf<'passedOn'> | EventOf<'passedOnUnseen'>): MapId | null =>
  event.type === 'passedOn' ? event.card : null;

/** Whoever draws a card knows which; the others see that there is one less. */
function drawn(view: View, seat: number, section: string, card: MapId | null): View {
  const name = view.sections.find((one) => one.name === section)?.name;
  const less = inSection(view, section, ({ left, below }) => ({ left: left - 1, below: below.slice(0, left - 1) }));
  return name === undefined ? less : { ...less, placing: { seat, card, section: name } };
}

/** The card that fits nowhere goes under the deck, for all to see. [map.unplaceable-card] */
const putUnder = (view: View, card: MapId): View =>
  inSection(view, mapCardOf(card).section, ({ left, below }) => ({ below: [card, ...below.slice(0, left - 1)] }));

/** What fits no more is out of the game: all of the deck, or what a new grade would have brought. */
function closedUp(view: View, { section, cards }: EventOf<'closedUp'>): View {
  const isNew = cards.some(isEntrance);
  const isMeant = ({ name }: SeenSection): boolean => section === 'all' || section === name;
  return {
    ...view,
    lost: [...view.lost, ...cards],
    dealt: section === 'all' ? [] : view.dealt,
    dealtSizes: section === 'all' ? view.dealtSizes.map(() => 0) : view.dealtSizes,
    sections: view.sections.map((one) =>
      isMeant(one) ? { ...one, left: isNew ? one.left - cards.length + 1 : 0, below: isNew ? one.below : [] } : one,
    ),
  };
}

function laid(view: View, { seat, section, placed }: EventOf<'laid'>): View {
  const grown = inSection(view, section, ({ placed: lying, left }) => ({
    placed: [...lying, placed],
    left: seat === null ? left - 1 : left,
  }));
  const isDealt = seat !== null && (view.dealtSizes[seat] ?? 0) > 0;
  if (!isDealt) return { ...grown, placing: null };
  return {
    ...grown,
    placing: null,
    dealt: without(grown.dealt, (card) => card === placed.card),
    dealtSizes: grown.dealtSizes.map((size, other) => (other === seat ? size - 1 : size)),
  };
}
