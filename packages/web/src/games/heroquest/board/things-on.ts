import type { View } from '@questhall/heroquest';
import { HERO_SHEETS } from '@questhall/heroquest/content';
import {
  type Effects,
  footprint,
  heroesHere,
  idOfHero,
  isStair,
  type Square,
  trapAt,
} from '@questhall/heroquest/queries';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What a click does: squares to go to, and figures that can be struck. */
export type Within = Pick<Pictured, 'reach' | 'targets'>;

export const NOTHING: Within = { reach: [], targets: new Set() };

/** Everybody and everything on a square, those who can act first. */
export function thingsOn(view: View, square: Square, within: Within, texts: BoardWords): string[] {
  return [...figuresOn(view, square, within, texts), ...groundOn(view, square, texts)];
}

export function figuresOn(view: View, square: Square, within: Within, texts: BoardWords): string[] {
  const isTarget = (id: number): boolean => within.targets.has(id);
  const monsters = view.monsters
    .filter(({ at }) => at === square)
    .map(({ id, body, wounds, isAsleep }) =>
      said(
        texts.figureIn(view, id),
        texts.body(body - wounds),
        isAsleep && texts.asleep,
        isTarget(id) && texts.canBeAttacked,
      ),
    );
  const heroes = heroesHere(view)
    .filter(({ at }) => at === square)
    .map(({ hero, body, effects }) => {
      const id = idOfHero(hero);
      const states = EFFECTS.filter((effect) => effects[effect] > 0).map((effect) => texts.effects[effect]);
      const bodies = texts.bodyOf(body, HERO_SHEETS[hero].body);
      return said(
        texts.names.hero[hero],
        view.turn?.hero === hero && texts.active,
        bodies,
        ...states,
        isTarget(id) && texts.canBeAttacked,
      );
    });
  const allies = view.allies
    .filter(({ at }) => at === square)
    .map(({ id, body, isChained }) =>
      said(texts.figureIn(view, id), texts.body(body), isChained && texts.chained, isTarget(id) && texts.canBeAttacked),
    );
  return [...heroes, ...allies, ...monsters];
}

const said = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

export const EFFECTS: readonly (keyof Effects)[] = [
  'haste',
  'speed',
  'strength',
  'warding',
  'brew',
  'throughRock',
  'rockSkin',
  'courage',
  'veil',
  'gaze',
  'slumber',
  'puppet',
  'murk',
];

export function groundOn(view: View, square: Square, texts: BoardWords): string[] {
  const trap = trapAt(view, square);
  const pieces = view.furniture.filter((piece) => footprint(view, piece).includes(square));
  return [
    ...pieces.map(({ piece }) => texts.names.piece[piece].toLowerCase()),
    ...(view.rocks.includes(square) ? [texts.rock] : []),
    ...(trap === null ? [] : [trap.isOpen ? texts.openPit : texts.trap(texts.names.trap[trap.kind].toLowerCase())]),
    ...(isStair(view, square) ? [texts.stairway] : []),
    ...(view.piles.some(({ at }) => at === square) ? [texts.pile] : []),
    ...(view.chests.some(({ at, where }) => at === square && where === 'floor') ? [texts.goldChest] : []),
  ];
}
