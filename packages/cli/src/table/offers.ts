import type { Crowd, Said } from '@questhall/facets';
import { type Ask, legal, type Sight, sight, type Types } from '@questhall/kernel';
import type { Loaded } from '../loaded.ts';
import type { Screen } from '../screen.ts';
import type { TableTexts } from '../texts/shape.ts';
import type { AtTable } from './at-table.ts';

interface Crowded<A> extends Crowd {
  readonly actions: readonly A[];
}

/** Offers that are told in one line, by what they have in common. */
function crowds<T extends Types>(
  { crowd }: Loaded<T>,
  offers: readonly T['Action'][],
): ReadonlyMap<string, Crowded<T['Action']>> {
  const byName = new Map<string, Crowded<T['Action']>>();
  for (const action of offers) {
    const shared = crowd(action);
    if (shared !== null)
      byName.set(shared.name, { ...shared, actions: [...(byName.get(shared.name)?.actions ?? []), action] });
  }
  return new Map([...byName].filter(([, { actions, min }]) => actions.length >= min));
}

/** The offers that have a number, in the order of their numbers: all but those that come in crowds. */
export function listed<T extends Types>(
  loaded: Loaded<T>,
  asked: Ask<T>,
  offers: readonly T['Action'][],
  seen: Sight<T>,
): readonly T['Action'][] {
  const found = crowds(loaded, offers);
  const rank = (action: T['Action']): number => loaded.rank(action, asked, seen);
  return offers
    .filter((action) => !found.has(loaded.crowd(action)?.name ?? ''))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What can be typed as an answer. */
export function offeredWords<T extends Types>({ loaded, journal, asked }: AtTable<T>): readonly string[] {
  if (asked === null) return [];
  const seen = sight(loaded.game, journal.state, asked.seat);
  return legal(loaded.game, journal.state, asked).map((action) => loaded.words.typed(action, seen));
}

/**
 * Everything that can be answered: one by one with a number, what comes in crowds with the words for it, and last what
 * ends something.
 */
export function showOffers<T extends Types>(
  loaded: Loaded<T>,
  screen: Screen,
  asked: Ask<T>,
  offers: readonly T['Action'][],
  seen: Sight<T>,
): void {
  const offerOf = (action: T['Action']): Offer => ({
    typed: loaded.words.typed(action, seen),
    ...loaded.words.action(action, asked, seen),
  });
  const single = listed(loaded, asked, offers, seen);
  const worths = loaded.worths(seen, asked, single);
  const { rows, indent } = menuOf(
    screen,
    single.map((action, i) => ({ ...offerOf(action), worth: worths?.[i] ?? '' })),
  );
  const last = single.findIndex((action) => loaded.rank(action, asked, seen) > 0);
  const split = last < 0 ? rows.length : last;
  for (const row of rows.slice(0, split)) screen.line(row, indent);
  for (const crowd of crowds(loaded, offers).values())
    showCrowd(screen, loaded.texts.offers, crowd, crowd.actions.map(offerOf));
  for (const row of rows.slice(split)) screen.line(row, indent);
}

/** In the list a title and what it comes to are one line. */
const saidOf = ({ title, detail }: Said): string => [title, detail].filter((part) => part !== '').join(': ');

interface Offer extends Said {
  readonly typed: string;
}

interface Weighed extends Offer {
  /** What it is worth; empty where that is not known. */
  readonly worth: string;
}

/** The widest that leaves room for the others: one long entry must not push all of them over the edge. */
const columnOf = (widths: readonly number[], room: number): number =>
  Math.max(0, ...widths.filter((width) => width <= room));

/** A row for each of these, in columns, and how far its further lines stand in. */
function menuOf(
  screen: Screen,
  offers: readonly Weighed[],
): { readonly rows: readonly string[]; readonly indent: number } {
  const labels = offers.map((offer) => (saidOf(offer) === offer.typed ? '' : saidOf(offer)));
  const digits = String(offers.length).length;
  const wide = columnOf(
    offers.map(({ typed }) => typed.length),
    Math.floor(screen.width / 3),
  );
  const indent = digits + wide + 6;
  const worthWidth = Math.max(0, ...offers.map(({ worth }) => worth.length));
  const weighed = labels.filter((_, i) => offers[i]?.worth !== '');
  const labelWidth = columnOf(
    weighed.map(({ length }) => length),
    screen.width - indent - worthWidth - 3,
  );
  const rows = offers.map(({ typed, worth }, i) => {
    const label = worth === '' ? labels[i] : `${labels[i]?.padEnd(labelWidth)}   ${worth}`;
    return `  ${String(i + 1).padStart(digits)}  ${typed.padEnd(wide)}  ${screen.dim(label ?? '')}`.trimEnd();
  });
  return { rows, indent };
}

/** So many are still named in one line. */
const NAMED_MAX = 8;
/** So many of a larger crowd have a line of their own. */
const EXAMPLES_MAX = 6;

/** A few by name, with what all of them come to; of many how to say it, and those of which there is most to say. */
function showCrowd(
  screen: Screen,
  texts: TableTexts['offers'],
  { name, hasExamples }: Crowd,
  offers: readonly Offer[],
): void {
  const [first] = offers;
  const tail = first !== undefined && offers.every(({ detail }) => detail === first.detail) ? first.detail : '';
  const telling = hasExamples && tail === '' ? mostTelling(offers) : [];
  const isNamed = offers.length <= NAMED_MAX && tail !== '' && telling.length === 0;
  const names = isNamed ? differences(offers.map(({ typed }) => typed)) : null;
  const example = telling.length === 0 ? (first?.typed ?? '') : '';
  const which = names === null ? texts.choose(offers.length, example) : texts.or(names, betweenOf(names));
  screen.line(`  ·  ${name}   ${screen.dim(`${which}${tail === '' ? '' : `: ${tail}`}`)}`, 7);
  const wide = Math.max(0, ...telling.map(({ typed }) => typed.length));
  for (const { typed, detail } of telling) screen.line(`       ${typed.padEnd(wide)}  ${screen.dim(detail)}`, wide + 9);
}

/** The words by which these differ, each with one; null when they are not built alike. */
function differences(typed: readonly string[]): readonly string[] | null {
  const rows = typed.map((text) => text.split(' '));
  const [first = []] = rows;
  const columns = first.flatMap((word, i) => (rows.every((row) => row[i] === word) ? [] : [i]));
  const [column] = columns;
  if (column === undefined || columns.length > 1 || rows.some(({ length }) => length !== first.length)) return null;
  return rows.map((row) => row[column] ?? '');
}

/** `barbarian, elf or wizard`, `3,11; 3,10 or 4,11`. */
const betweenOf = (names: readonly string[]): string => (names.some((name) => name.includes(',')) ? '; ' : ', ');

/** So many letters more make an offer worth a line. */
const TELLING_MIN = 3;

/** Those of which more is said than of the others, besides the very words one types for them; one of a kind. */
function mostTelling(offers: readonly Offer[]): readonly Offer[] {
  const kinds = new Map<string, Offer>();
  for (const offer of offers) {
    const typed = offer.typed.split(' ');
    const kind = typed.reduce((text, word) => text.replaceAll(word, ''), offer.detail.toLowerCase());
    if (!kinds.has(kind)) kinds.set(kind, offer);
  }
  const least = Math.min(...[...kinds.keys()].map(({ length }) => length));
  return [...kinds]
    .filter(([{ length }]) => length > least + TELLING_MIN)
    .sort(([one], [other]) => other.length - one.length)
    .map(([, offer]) => offer)
    .slice(0, EXAMPLES_MAX);
}
