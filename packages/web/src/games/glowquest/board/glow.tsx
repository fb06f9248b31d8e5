import { type JSX, memo, type NamedExoticComponent } from 'react';
import { CELL, centreOf, hash } from '../../../board/cells.ts';
import { WIDTH } from '../../../tiles/ground.ts';
import { Shine } from '../../../tiles/shine.tsx';

interface GlowProps {
  /** Their numbers with commas between them: the same squares are the same Glow. */
  readonly squares: string;
  /** The floor that it shines on, as path data. */
  readonly within: string;
}

const numbersIn = (squares: string): number[] => (squares === '' ? [] : squares.split(',').map(Number));

const SHINE = CELL * 1.9;

/** Glow: crystals that light up the squares around them. */
export const Glow: NamedExoticComponent<GlowProps> = memo(function Glow({ squares, within }: GlowProps): JSX.Element {
  const numbers = numbersIn(squares);
  const places = numbers.map((square) => ({ square, ...centreOf(square, WIDTH) }));
  return (
    <g className="glow">
      <Shine squares={numbers} within={within} radius={SHINE}>
        <stop className="glow-core" offset="0" />
        <stop className="glow-middle" offset="0.4" />
        <stop className="glow-end" offset="1" />
      </Shine>
      {places.map(({ square, x, y }) => (
        <g
          key={square}
          transform={`translate(${x} ${y})${hash(square, 5) % 2 === 0 ? '' : ' scale(-1 1)'}`}
          data-glow={square}
        >
          <ellipse className="glow-foot" cx="0" cy="18" rx="22" ry="7" />
          <path className="glow-crystal" d="M-16 18L-21 2L-13 -8L-6 4L-8 18ZM14 18L10 2L16 -6L22 4L20 18Z" />
          <path className="glow-crystal-lit" d="M-8 18L-10 -12L0 -27L10 -10L8 18Z" />
          <path className="glow-facet" d="M0 -27L2 18M-10 -12L2 -8L10 -10M-13 -8L-12 18M16 -6L15 18" />
        </g>
      ))}
    </g>
  );
});
