import type { Cell } from '@questhall/grid';
import { xOf, yOf } from '@questhall/tiles';
import type { MonsterId } from '../src/content/index.ts';
import type { Entity, EntityId, Event, Question } from '../src/types/index.ts';
import type { GlowStory } from './scene.ts';

// Who is in the stories, and how they are by now. The stage is in `scene.ts`, what everybody wishes for in `wishes.ts`,
// and scenes that several stories share in `scenes.ts`.

/** The heroes of a full party, and their seats. */
export const DEFENSE = 0;
export const OFFENSE = 1;
export const UTILITY = 2;
/** The monsters' seat at a full table. */
export const MONSTERS_SEAT = 3;

/** The monsters of a story, in the order in which it names them. */
export const FOE: EntityId = 3;
export const OTHER: EntityId = 4;
export const THIRD: EntityId = 5;

export function who({ table }: GlowStory, id: EntityId): Entity {
  const one = [...table.heroes, ...table.monsters].find((entity) => entity.id === id);
  if (one === undefined) throw new Error(`${id} is gone`);
  return one;
}

export const isGone = ({ table }: GlowStory, id: EntityId): boolean =>
  table.monsters.every((monster) => monster.id !== id);

/** Where somebody stands, as the book names it. */
export function at(s: GlowStory, id: EntityId): readonly [number, number] {
  const cell = who(s, id).at;
  return [xOf(cell), yOf(cell)];
}

/** What the asked seats have before them. */
export const asked = (s: GlowStory): readonly string[] => s.asked().map(({ kind }) => kind);

/** Everything upon somebody, in words: `weak 2 long`, `stun short`. */
export const bears = (s: GlowStory, id: EntityId): readonly string[] =>
  who(s, id).effects.map(({ kind, n, duration }) => (n === 0 ? `${kind} ${duration}` : `${kind} ${n} ${duration}`));

/** Hitpoints, Shield and Reflect of somebody. */
export const body = (s: GlowStory, id: EntityId): readonly [number, number, number] => {
  const { hitpoints, shield, reflect } = who(s, id);
  return [hitpoints, shield, reflect];
};

/** What the first seat heard of the last move, in order: only the kinds that are asked about. */
export const order = (s: GlowStory, ...kinds: readonly string[]): readonly string[] =>
  s
    .heard(0)
    .map(({ type }) => type)
    .filter((type) => kinds.includes(type));

/** The squares that the first open question offers, as the book names them. */
export function offered(s: GlowStory): readonly (readonly [number, number])[] {
  const question = s.state.asks[0]?.question;
  if (question === undefined || !('squares' in question)) throw new Error('no square is to be chosen');
  return question.squares.map((cell) => [xOf(cell), yOf(cell)]);
}

export const surges = ({ table }: GlowStory): number => table.turn?.surges ?? -1;

/** The first question before anybody. */
export function question({ state }: GlowStory): Question {
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('nobody is asked anything');
  return asked.question;
}

/** The squares that the next monster may stand on. */
export function squaresOffered(s: GlowStory): readonly Cell[] {
  const now = question(s);
  return now.kind === 'setUp' ? now.squares : [];
}

/** What was told of one kind in the last move, in its order. */
export const heard = <K extends Event['type']>(s: GlowStory, type: K): Extract<Event, { type: K }>[] =>
  s.heard(0).filter((event): event is Extract<Event, { type: K }> => event.type === type);

/** The monsters on the board by their records. */
export function crowd({ table }: GlowStory): Partial<Record<MonsterId, number>> {
  const counts: Partial<Record<MonsterId, number>> = {};
  for (const { record } of table.monsters) counts[record] = (counts[record] ?? 0) + 1;
  return counts;
}
