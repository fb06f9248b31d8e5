import type { Place } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import type { CardId, HeroId, MapId, QuestId, SectionName } from '../../content/index.ts';
import type { PileName, Spot } from '../../types/index.ts';

/** A Map card that lies. */
export const spacePlace = (space: MapId): Place => `space:${space}`;
/** A cell on which one could be laid. */
export const spotPlace = ({ section, x, y }: Omit<Spot, 'turn'>): Place => `spot:${section}:${x}:${y}`;
/** A hero on the map, and his sheet. */
export const figurePlace = (seat: Seat): Place => `figure:${seat}`;
export const heroPlace = (seat: Seat): Place => `hero:${seat}`;
/** An Adventure card, wherever it lies. */
export const cardPlace = (card: CardId): Place => `card:${card}`;
/** A Hero card that nobody has yet. */
export const sparePlace = (hero: HeroId): Place => `spare:${hero}`;
export const questPlace = (quest: QuestId): Place => `quest:${quest}`;
/** A Map card that is still to be laid. */
export const dealtPlace = (card: MapId): Place => `dealt:${card}`;
/** An attack of the fight, by its number. */
export const strikePlace = (strike: number): Place => `strike:${strike}`;
/** An Adventure deck, and the Map deck of a section. */
export const pilePlace = (pile: PileName): Place => `pile:${pile}`;
export const deckPlace = (section: SectionName): Place => `deck:${section}`;

/** What is named behind the colon, where a place is of this sort. */
export const namedBy = (place: Place, sort: string): string | null =>
  place.startsWith(`${sort}:`) ? place.slice(sort.length + 1) : null;
