import type { Cue, Place, Tone } from '@questhall/facets';
import { isAdjacent } from '@questhall/grid';
import { boardOf, wallsSeen } from '../../queries/board.ts';
import { isMonsterId, squareOf } from '../../queries/figures.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Event, FigureId, View } from '../../types/index.ts';
import { figurePlace, squarePlace } from '../places/place.ts';

/** How an event is shown, for each type of event; null for what is only told. */
export type Cues = {
  readonly [K in Event['type']]: ((event: Extract<Event, { type: K }>, view: View) => readonly Cue[]) | null;
};

export const act = (figure: FigureId): Cue => ({ kind: 'act', who: figurePlace(figure) });
export const appear = (figure: FigureId): Cue => ({ kind: 'appear', who: figurePlace(figure) });
export const leave = (figure: FigureId): Cue => ({ kind: 'leave', who: figurePlace(figure) });
export const thrown = (figure: FigureId): Cue => ({ kind: 'throw', beside: [figurePlace(figure)] });
export const banner = (tone: Tone): Cue => ({ kind: 'banner', tone });
export const caption = (at: Place): Cue => ({ kind: 'caption', at });
export const flash = (tone: Tone, ...at: readonly Place[]): Cue => ({ kind: 'flash', at, tone });
export const card = (figure: FigureId, tone: Tone): Cue => ({ kind: 'card', from: figurePlace(figure), tone });

/** `-2` Body Points, or so much of something else. */
export function number(figure: FigureId, amount: number, tone: Tone, of?: 'mind' | 'gold'): readonly Cue[] {
  if (amount === 0) return [];
  const text = amount > 0 ? `+${amount}` : `-${-amount}`;
  return [{ kind: 'number', at: figurePlace(figure), text, tone, ...(of === undefined ? {} : { of }) }];
}

/** Heroes are the ones whose luck is felt, whoever looks on. */
export const luckOf = (figure: FigureId): Tone => (isMonsterId(figure) ? 'good' : 'bad');

/** Along these squares, from where the figure stands. */
export function walked(view: View, figure: FigureId, path: readonly Square[]): readonly Cue[] {
  const from = squareOf(view, figure);
  const way = from === null ? path : [from, ...path];
  return [{ kind: 'walk', who: figurePlace(figure), way: way.map(squarePlace) }];
}

/** A step to the side is walked; whoever is put elsewhere is simply there. */
export function put(view: View, figure: FigureId, to: Square): readonly Cue[] {
  const from = squareOf(view, figure);
  const isStep = from !== null && isAdjacent(boardOf(view.plan).grid, wallsSeen(view), from, to);
  return isStep ? walked(view, figure, [to]) : [appear(figure)];
}
