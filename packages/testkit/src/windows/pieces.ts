import { type Ask, type Refusal, type Seat, type State, seatsOf, type Tell } from '@questhall/kernel';
import { type CardId, heroCard } from './cards.ts';
import type { Rule } from './rulebook.ts';
import { type FrameOf, type Hero, LIFE_MAX, type Parley, PURSE_MAX, type Strike } from './types.ts';

export type Draft = State<Parley>;
export type Asked = Ask<Parley>;
export type Telling = Tell<Parley>;
type Table = Parley['Table'];

export const no = (rule: Rule): Refusal<Rule> => ({ rule, facts: {} });

export function heroOf({ heroes }: Table, seat: Seat): Hero {
  const hero = heroes[seat];
  if (hero === undefined) throw new Error(`seat ${seat} has no hero`);
  return hero;
}

export const handOf = ({ hands }: Table, seat: Seat): CardId[] => hands[seat] ?? [];

export const isStanding = ({ heroes }: Table, seat: Seat): boolean => (heroes[seat]?.life ?? 0) > 0;

export function turnOf({ agenda }: Draft): FrameOf<'turn'> {
  const [frame] = agenda;
  if (frame?.kind !== 'turn') throw new Error('it is nobody’s turn');
  return frame;
}

export const activeOf = (state: Draft): Seat => turnOf(state).seat;

/** From the active player clockwise, those who stand. */
export function inPriority(state: Draft): readonly Seat[] {
  const active = activeOf(state);
  return Array.from({ length: state.seats }, (_, i) => (active + i) % state.seats).filter((seat) =>
    isStanding(state.table, seat),
  );
}

/** A current point in the own turn, the saved one otherwise. */
export function hasPoint(state: Draft, seat: Seat): boolean {
  const { points, hasSaved } = heroOf(state.table, seat);
  return seat === activeOf(state) ? points > 0 : hasSaved;
}

export function spendPoint(draft: Draft, seat: Seat): void {
  const hero = heroOf(draft.table, seat);
  if (seat === activeOf(draft)) hero.points -= 1;
  else hero.hasSaved = false;
}

/** Somebody else who stands in the same space. */
export const isBeside = ({ table }: Draft, seat: Seat, other: Seat): boolean =>
  other !== seat && isStanding(table, other) && heroOf(table, other).space === heroOf(table, seat).space;

export const hasNeighbour = (state: Draft, seat: Seat): boolean =>
  state.table.heroes.some((_, other) => isBeside(state, seat, other));

export function addGlory(hero: Hero, glory: number): void {
  hero.glory = Math.min(PURSE_MAX, hero.glory + glory);
}

export function heal(draft: Draft, seat: Seat, amount: number, rule: Rule, tell: Telling): void {
  const hero = heroOf(draft.table, seat);
  hero.life = Math.min(LIFE_MAX, hero.life + amount);
  tell.all(rule, { type: 'healed', seat, life: hero.life });
}

export function takeFrom(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1);
}

/** Dice lie on the table and their results are still to come. */
const areDiceLocked = ({ agenda }: Draft): boolean =>
  agenda.some((frame) => frame.kind === 'combat' && (frame.stage === 'counter' || frame.stage === 'results'));

/** Why something that no window asks for cannot be done now. */
export const lateFor = (state: Draft): Refusal<Rule> => no(areDiceLocked(state) ? 'time.dice-locked' : 'time.windows');

export function innermost<K extends Parley['Frame']['kind']>({ agenda }: Draft, kind: K): FrameOf<K> | null {
  return agenda.findLast((frame): frame is FrameOf<K> => frame.kind === kind) ?? null;
}

/** The attacks of the innermost combat, with their numbers. */
export function currentStrikes(state: Draft): readonly (readonly [number, Strike])[] {
  const from = innermost(state, 'combat')?.from ?? 0;
  return [...state.table.strikes.entries()].slice(from);
}

/** Nobody who strikes or is struck has fallen or left. */
export function isOn({ table }: Draft, { card, by, hero, foe, space, isOver }: Strike): boolean {
  const isHere = (seat: Seat): boolean => isStanding(table, seat) && heroOf(table, seat).space === space;
  if (isOver || (card === null && !isHere(by))) return false;
  return hero === null ? table.strikes[foe ?? -1]?.isOver === false : isHere(hero);
}

/** Whose hero is attacked, or whose monster. */
export const defenderOf = ({ table }: Draft, { hero, foe }: Strike): Seat | null =>
  hero ?? table.strikes[foe ?? -1]?.by ?? null;

export const abilityOf = ({ table }: Draft, seat: Seat): CardId | null => heroCard(heroOf(table, seat).hero).ability;

export function fall(draft: Draft, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const cards = [...handOf(table, seat).splice(0), ...heroOf(table, seat).readied.splice(0)];
  table.discard.push(...cards);
  tell.all('end.fallen', { type: 'fell', seat, cards });
}

export function draw(draft: Draft, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const card = table.deck.pop();
  if (card === undefined) return;
  table.known = table.known.map((count) => Math.max(0, count - 1));
  handOf(table, seat).push(card);
  tell.split(seatsOf(seat), 'turn.draw', { type: 'drew', seat, card }, { type: 'drewUnseen', seat });
}
