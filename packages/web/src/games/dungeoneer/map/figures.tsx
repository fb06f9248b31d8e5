import type { View } from '@questhall/dungeoneer';
import { figurePlace } from '@questhall/dungeoneer/client';
import type { Hero } from '@questhall/dungeoneer/queries';
import type { CSSProperties, JSX } from 'react';
import type { Point } from '../../../board/cells.ts';
import { iconHref } from '../../../look/icon.tsx';
import { colourOf, faceOf } from '../looks.ts';
import { CARD, type Layout } from './geometry.ts';
import { cellOf } from './spaces.ts';

const RADIUS = 16;

/**
 * Where each hero stands: side by side on the lower half of his card, below what waits in its middle. The one on the
 * left comes last and so on top, for his life stands at his right.
 */
function figuresIn(view: View, layout: Layout): readonly { readonly seat: number; readonly at: Point }[] {
  const standing = view.heroes.flatMap(({ space }, seat) => {
    const cell = space === null ? null : cellOf(view, space);
    if (cell === null) return [];
    const here = view.heroes.flatMap((other, one) => (other.space === space ? [one] : []));
    const { x, y } = layout.corner(cell);
    const step = here.length > 2 ? 30 : 38;
    const shift = (here.indexOf(seat) - (here.length - 1) / 2) * step;
    return [{ seat, at: { x: x + CARD.width / 2 + shift, y: y + CARD.height * 0.66 } }];
  });
  return standing.toReversed();
}

/** The seat whose figure is under a point; null where there is none. */
export const figureAt = (view: View, layout: Layout, { x, y }: Point): number | null =>
  figuresIn(view, layout).findLast(({ at }) => Math.hypot(at.x - x, at.y - y) <= RADIUS + 2)?.seat ?? null;

interface FiguresProps {
  readonly view: View;
  readonly layout: Layout;
  /** Whoever something can be done to. */
  readonly targets: ReadonlySet<number>;
}

/** Everybody on the map. */
export function Figures({ view, layout, targets }: FiguresProps): JSX.Element {
  return (
    <g>
      {figuresIn(view, layout).map(({ seat, at }) => {
        const hero = view.heroes[seat];
        const isActive = view.active === seat;
        return hero === undefined ? null : (
          <Figure key={seat} {...{ seat, hero, isActive }} {...at} isTarget={targets.has(seat)} />
        );
      })}
    </g>
  );
}

interface FigureProps extends Point {
  readonly seat: number;
  readonly hero: Hero;
  readonly isActive: boolean;
  readonly isTarget: boolean;
}

function Figure({ seat, hero, x, y, isActive, isTarget }: FigureProps): JSX.Element {
  const style: CSSProperties & Record<`--${string}`, string> = { '--rim': `var(${colourOf(seat)})` };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="dg-figure" style={style} data-place={figurePlace(seat)}>
        {isActive && <circle className="dg-halo" r={RADIUS + 6} />}
        <ellipse className="dg-shadow" cy={RADIUS} rx={RADIUS * 0.8} ry="5" />
        <g data-body="">
          <g data-heart="" transform={hero.isTipped ? 'rotate(90)' : undefined}>
            <circle className="dg-face" r={RADIUS} />
            <use href={iconHref(faceOf(hero))} x="-12" y="-12" width="24" height="24" />
          </g>
        </g>
        {isTarget && <path className="dg-cross" d="M-24 0h8M16 0h8M0 -24v8M0 16v8" />}
        <g className="dg-life" transform={`translate(${RADIUS - 3} ${-RADIUS + 4})`}>
          <circle r="8" />
          <text y="4">{hero.life}</text>
        </g>
      </g>
    </g>
  );
}
