import type { View } from '@questhall/crystal-expedition';
import { chestPlace, crystalPlace } from '@questhall/crystal-expedition/client';
import type { JSX } from 'react';
import { CELL, centreOf, hash } from '../../../board/cells.ts';
import { iconHref } from '../../../look/icon.tsx';
import { WIDTH } from '../../../tiles/ground.ts';
import { Shine } from '../../../tiles/shine.tsx';
import './board.css';

/** What stands in the middle of a room. */
interface Furnishing {
  readonly kind: 'chest' | 'prisoner';
  readonly tile: number;
  readonly square: number;
}

const ICONS = { chest: 'chest', prisoner: 'person' } as const;

/** Where chests and prisoners are: in the middle of their rooms. */
export function furnishingsOf({ expedition }: View): readonly Furnishing[] {
  if (expedition === null) return [];
  return expedition.rooms.flatMap(({ tile, hasChest, hasPrisoner }) => {
    const cells = expedition.floor.tiles.find(({ id }) => id === tile)?.cells ?? [];
    const middle = Math.floor(cells.length / 2);
    const kinds = [hasChest ? 'chest' : null, hasPrisoner ? 'prisoner' : null] as const;
    return kinds.flatMap((kind, i) => (kind === null ? [] : [{ kind, tile, square: cells[middle - i] ?? -1 }]));
  });
}

const SHINE = CELL * 1.7;

interface ThingsProps {
  readonly view: View;
  /** The floor that Crystals shine on, as path data. */
  readonly within: string;
}

/** Crystals that glitter, chests, whoever is held in a room, and a shaft. */
export function Things({ view, within }: ThingsProps): JSX.Element {
  const squares = view.expedition?.crystals ?? [];
  const crystals = squares.map((square) => ({ square, ...centreOf(square, WIDTH) }));
  const shaft = view.expedition?.floor.shaft ?? null;
  return (
    <g className="ce-things">
      <Shine squares={squares} within={within} radius={SHINE}>
        <stop className="ce-shine-core" offset="0" />
        <stop className="ce-shine-middle" offset="0.45" />
        <stop className="ce-shine-end" offset="1" />
      </Shine>
      {shaft !== null && (
        <circle className="ce-shaft" cx={centreOf(shaft, WIDTH).x} cy={centreOf(shaft, WIDTH).y} r="25" />
      )}
      {furnishingsOf(view).map(({ kind, tile, square }) => {
        const { x, y } = centreOf(square, WIDTH);
        return (
          <use
            key={`${kind} ${tile}`}
            className="ce-thing"
            href={iconHref(ICONS[kind])}
            x={x - 20}
            y={y - 20}
            width="40"
            height="40"
            data-place={kind === 'chest' ? chestPlace(tile) : undefined}
          />
        );
      })}
      {crystals.map(({ square, x, y }) => (
        <g key={square} transform={`translate(${x} ${y})`} data-place={crystalPlace(square)}>
          <ellipse className="ce-foot" cx="0" cy="18" rx="23" ry="7" />
          <g transform={hash(square, 5) % 2 === 0 ? undefined : 'scale(-1 1)'}>
            <path className="ce-crystal" d="M-18 18L-22 0L-14 -12L-6 2L-4 -26L8 -16L10 0L18 -8L22 18Z" />
            <path className="ce-facet" d="M-14 -12L-11 18M-4 -26L1 18M8 -16L1 -4M18 -8L14 18" />
          </g>
        </g>
      ))}
    </g>
  );
}
