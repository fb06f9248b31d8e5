import {
  type Ask,
  type Facts,
  includesSeat,
  NOBODY,
  type Refusal,
  type Seat,
  type Seats,
  type State,
  type Tell,
} from '@questhall/kernel';
import { type CardId, type MapId, mapCardOf, type QuestId } from '../content/index.ts';
import { chartOf } from '../map/chart.ts';
import type { Rule } from '../rulebook/index.ts';
import { SEATS } from '../seats.ts';
import type {
  Dungeoneer,
  Errand,
  Frame,
  FrameOf,
  Hero,
  Open,
  Pile,
  Placed,
  Progress,
  Section,
  Strike,
  Table,
} from '../types/index.ts';

export type Match = State<Dungeoneer>;
export type Asked = Ask<Dungeoneer>;
export type Telling = Tell<Dungeoneer>;
export type No = Refusal<Rule>;

const NO_FACTS: Facts = {};

export const no = (rule: Rule, facts: Facts = NO_FACTS): No => ({ rule, facts });

export function heroOf({ heroes }: Pick<Open, 'heroes'>, seat: Seat): Hero {
  const hero = heroes[seat];
  if (hero === undefined) throw new Error(`seat ${seat} has no hero`);
  return hero;
}

export function handOf({ hands }: Table, seat: Seat): CardId[] {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`seat ${seat} has no hand`);
  return hand;
}

export function errandsOf({ errands }: Table, seat: Seat): Errand[] {
  const own = errands[seat];
  if (own === undefined) throw new Error(`seat ${seat} has no Quests`);
  return own;
}

/** Still in the game. */
export const isIn = ({ heroes }: Pick<Open, 'heroes'>, seat: Seat): boolean => heroes[seat]?.isOut === false;

/** Seats whose hero is like that, clockwise from one of them: the same few lists again and again, made once. */
export function seatsWhere(
  heroes: readonly Hero[],
  isLike: (hero: Hero, seat: Seat) => boolean,
  from: Seat = 0,
): readonly Seat[] {
  const { length } = heroes;
  let seats: Seats = NOBODY;
  for (let seat = 0; seat < length; seat++) {
    const hero = heroes[seat];
    if (hero !== undefined && isLike(hero, seat)) seats |= 1 << seat;
  }
  const key = (length * SEATS.max + from) * (1 << SEATS.max) + seats;
  LISTS[key] ??= Array.from({ length }, (_, i) => (from + i) % length).filter((seat) => includesSeat(seats, seat));
  return LISTS[key];
}

const LISTS: (readonly Seat[] | undefined)[] = [];

const isThere = ({ isOut }: Hero): boolean => !isOut;

export const seatsIn = ({ heroes }: Pick<Open, 'heroes'>): readonly Seat[] => seatsWhere(heroes, isThere);

/** The turn that is played; the frame under all others but the course of the game. */
export function turnIn({ agenda }: Match): FrameOf<'turn'> | null {
  const frame = agenda[1];
  return frame?.kind === 'turn' ? frame : null;
}

export function turnOf(state: Match): FrameOf<'turn'> {
  const turn = turnIn(state);
  if (turn === null) throw new Error('it is nobody’s turn');
  return turn;
}

export const activeOf = (state: Match): Seat => turnOf(state).seat;
export const isActive = (state: Match, seat: Seat): boolean => turnIn(state)?.seat === seat;

/** From one seat clockwise, whoever is in the game. [core.turn-passes-left] */
export const clockwise = ({ heroes }: Pick<Open, 'heroes'>, from: Seat): readonly Seat[] =>
  seatsWhere(heroes, isThere, from);

/** The active player, then clockwise. [time.priority] */
export const inPriority = (state: Match): readonly Seat[] => clockwise(state.table, activeOf(state));

const isOf = <K extends Frame['kind']>(frame: Frame, kind: K): frame is FrameOf<K> => frame.kind === kind;

export function innermost<K extends Frame['kind']>({ agenda }: Match, kind: K): FrameOf<K> | null {
  for (let at = agenda.length - 1; at >= 0; at--) {
    const frame = agenda[at];
    if (frame !== undefined && isOf(frame, kind)) return frame;
  }
  return null;
}

/** The section that a Map card lies in, whether it lies there yet or not. */
export function sectionOf<S extends Pick<Section, 'name'>>(
  { sections }: { readonly sections: readonly S[] },
  card: MapId,
): S {
  const wanted = mapCardOf(card).section;
  for (const section of sections) if (section.name === wanted) return section;
  throw new Error(`there is no section for ${card}`);
}

export const placedOf = (table: Open, card: MapId): Placed | null =>
  chartOf(sectionOf(table, card).placed).byCard.get(card) ?? null;

export const isOnMap = (table: Open, card: MapId): boolean =>
  table.sections.some(({ placed }) => placed.some((other) => other.card === card));

/** Every card that lies, in all sections. */
export const spacesOf = ({ sections }: Open): readonly MapId[] =>
  sections.flatMap(({ placed }) => placed.map(({ card }) => card));

/** Heroes in the game who stand there. */
export const heroesOn = ({ heroes }: Pick<Open, 'heroes'>, space: MapId | null): readonly Seat[] =>
  seatsWhere(heroes, (hero) => space !== null && !hero.isOut && hero.space === space);

export const isBeside = (table: Pick<Open, 'heroes'>, seat: Seat, other: Seat): boolean =>
  other !== seat && table.heroes[other]?.space === heroOf(table, seat).space;

export function progressOf(table: Table, quest: QuestId): Progress {
  const known = table.progress.find((progress) => progress.quest === quest);
  if (known !== undefined) return known;
  const progress = { quest, markers: table.heroes.map(() => 0), wounds: 0, token: null };
  table.progress.push(progress);
  return progress;
}

/** What lies on a Quest card, without writing anything. */
export const progressIn = (table: Open, quest: QuestId): Progress | null =>
  table.progress.find((progress) => progress.quest === quest) ?? null;

export function pileFor({ piles }: Table, index: number): Pile {
  const pile = piles[index];
  if (pile === undefined) throw new Error(`there is no pile ${index}`);
  return pile;
}

export function strikeOf({ strikes }: Open, index: number): Strike {
  const strike = strikes[index];
  if (strike === undefined) throw new Error(`there is no attack ${index}`);
  return strike;
}

/** The number of the first attack of the innermost combat; where there is none, past all of them. */
const firstStrike = (state: Match): number => innermost(state, 'combat')?.from ?? state.table.strikes.length;

/** The attack of the monster that is challenged by this one, where it is one. */
export const foeOf = ({ strikes }: Pick<Open, 'strikes'>, { foe }: Pick<Strike, 'foe'>): Strike | undefined =>
  foe === null ? undefined : strikes[foe];

/** The attacks of the innermost combat, with their numbers. */
export function currentStrikes(state: Match): readonly (readonly [number, Strike])[] {
  const found: (readonly [number, Strike])[] = [];
  const { strikes } = state.table;
  for (let index = firstStrike(state); index < strikes.length; index++)
    found.push([index, strikeOf(state.table, index)]);
  return found;
}

/** An attack of the innermost combat, by its number. */
export const currentStrike = (state: Match, index: number): Strike | undefined =>
  index >= firstStrike(state) ? state.table.strikes[index] : undefined;

/** Whether any attack of the innermost combat is like that. */
export function hasStrike(state: Match, isLike: (strike: Strike) => boolean): boolean {
  const { strikes } = state.table;
  for (let index = firstStrike(state); index < strikes.length; index++)
    if (isLike(strikeOf(state.table, index))) return true;
  return false;
}

export function takeFrom<X>(list: X[], item: X): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error('it is not there to be taken');
  list.splice(at, 1);
}
