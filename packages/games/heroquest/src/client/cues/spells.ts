import type { Cue, Place } from '@questhall/facets';
import { LANCE_WAYS } from '../../content/dread-spells.ts';
import { boardOf, wallsSeen } from '../../queries/board.ts';
import { idOfHero, squareOf } from '../../queries/figures.ts';
import { burst, looksTo } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Event, FigureId, View } from '../../types/index.ts';
import { figurePlace, squarePlace } from '../places/place.ts';
import { card, flash } from './shapes.ts';

/**
 * Its card is read; then from the caster to all that it is aimed at; what is aimed at nobody else shines about the
 * caster.
 */
function cast(caster: FigureId, aims: readonly Place[], struck: readonly Place[] = []): readonly Cue[] {
  const from = figurePlace(caster);
  const to = aims.filter((aim) => aim !== from);
  return [
    card(caster, 'magic'),
    ...(to.length > 0 ? [{ kind: 'strike' as const, from, to, tone: 'magic' as const }] : [flash('magic', from)]),
    ...(struck.length > 0 ? [flash('magic', ...struck)] : []),
  ];
}

const burstAt = (view: View, at: Square): readonly Place[] => burst(view, at, wallsSeen(view)).map(squarePlace);

export function spellCast(
  { hero, spell, targets, at }: Extract<Event, { type: 'spellCast' }>,
  view: View,
): readonly Cue[] {
  const aims = at === null ? targets.map(figurePlace) : [squarePlace(at)];
  return cast(idOfHero(hero), aims, spell === 'tempest' && at !== null ? burstAt(view, at) : []);
}

export function dreadCast(
  { monster, spell, target, at, direction }: Extract<Event, { type: 'dreadCast' }>,
  view: View,
): readonly Cue[] {
  if (direction !== null) {
    const line = lineFrom(view, squareOf(view, monster) ?? -1, direction);
    return cast(monster, line.slice(-1), line);
  }
  const aims = at === null ? (target === null ? [] : [figurePlace(target)]) : [squarePlace(at)];
  return cast(monster, aims, spell === 'cinder' && at !== null ? burstAt(view, at) : []);
}

/** All squares in a direction that the lightning runs through, as far as walls let it. [dread.storm-lance] */
function lineFrom(view: View, from: Square, direction: number): readonly Place[] {
  const { width, height } = boardOf(view.plan).grid;
  const [right, down] = LANCE_WAYS[direction] ?? [0, 0];
  const line: Square[] = [];
  let [column, row] = [(from % width) + right, Math.floor(from / width) + down];
  while (from >= 0 && column >= 0 && column < width && row >= 0 && row < height) {
    const square = row * width + column;
    if (!looksTo(view, wallsSeen(view), from, square)) break;
    line.push(square);
    [column, row] = [column + right, row + down];
  }
  return line.map(squarePlace);
}
