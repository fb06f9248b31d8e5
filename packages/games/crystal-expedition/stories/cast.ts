import { xOf, yOf } from '@questhall/tiles';
import type { Entity, EntityId, Event, Expedition, Question } from '../src/types/index.ts';
import type { CrystalStory } from './scene.ts';

// Who is in the stories, and how they are by now. The stage is in `scene.ts`, what everybody wishes for in `wishes.ts`.

/** The heroes of the usual party, and their seats. */
export const FIGHTER = 0;
export const ROGUE = 1;
export const CLERIC = 2;
/** The monsters' seat at a table of three. */
export const MONSTERS_SEAT = 3;

/** The monsters of a story, in the order in which it names them. */
export const FOE: EntityId = 3;
export const OTHER: EntityId = 4;
export const THIRD: EntityId = 5;

export function expedition({ table }: CrystalStory): Expedition {
  if (table.expedition === null) throw new Error('no expedition is going on');
  return table.expedition;
}

export function who(s: CrystalStory, id: EntityId): Entity {
  const all: readonly Entity[] = [...s.table.party, ...expedition(s).monsters];
  const one = all.find((entity) => entity.id === id);
  if (one === undefined) throw new Error(`${id} is gone`);
  return one;
}

export const isGone = (s: CrystalStory, id: EntityId): boolean =>
  expedition(s).monsters.every((monster) => monster.id !== id);

/** Where somebody stands, as the book names it. */
export function at(s: CrystalStory, id: EntityId): readonly [number, number] {
  const cell = who(s, id).at;
  return [xOf(cell), yOf(cell)];
}

/** Everything upon somebody, in words: `weak 2`, `immobile`. */
export const bears = (s: CrystalStory, id: EntityId): readonly string[] =>
  who(s, id).effects.map((effect) => (effect.n === 0 ? effect.id : `${effect.id} ${effect.n}`));

/** Hitpoints, Shield and Reflect of somebody. */
export function body(s: CrystalStory, id: EntityId): readonly [number, number, number] {
  const { hitpoints, shield, reflect } = who(s, id);
  return [hitpoints, shield, reflect];
}

export const surges = (s: CrystalStory): number => expedition(s).attack?.surges ?? -1;

/** What the asked seats have before them. */
export const asked = (s: CrystalStory): readonly string[] => s.asked().map(({ kind }) => kind);

/** The first question before anybody. */
export function question({ state }: CrystalStory): Question {
  const [first] = state.asks;
  if (first === undefined) throw new Error('nobody is asked anything');
  return first.question;
}

/** The squares that the first open question offers, as the book names them. */
export function offered(s: CrystalStory): readonly (readonly [number, number])[] {
  const now = question(s);
  if (!('squares' in now)) throw new Error('no square is to be chosen');
  return now.squares.map((cell) => [xOf(cell), yOf(cell)]);
}

/** What was told of one kind in the last move, in its order. */
export const heard = <K extends Event['type']>(s: CrystalStory, type: K): Extract<Event, { type: K }>[] =>
  s.heard(0).filter((event): event is Extract<Event, { type: K }> => event.type === type);

/** What the first seat heard of the last move, in order: only the kinds that are asked about. */
export const order = (s: CrystalStory, ...kinds: readonly string[]): readonly string[] =>
  s
    .heard(0)
    .map(({ type }) => type)
    .filter((type) => kinds.includes(type));
