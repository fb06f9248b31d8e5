import { HOARD_SQUARES, KEEP_WIDTH } from '@questhall/dungeonquest/client';
import type { JSX } from 'react';
import { CELL, cornerOf, hash } from '../../../../board/cells.ts';

interface HoardProps {
  /** Dragon cards in the deck: one of them wakes it. */
  readonly cards: number;
  readonly treasures: number;
  readonly risk: string;
}

const TALL = 2 * CELL;

/** The room in the middle, open on all sides: gold to the walls, and the dragon asleep on it. */
export function Hoard({ cards, treasures, risk }: HoardProps): JSX.Element {
  const { x, y } = cornerOf(HOARD_SQUARES[0], KEEP_WIDTH);
  return (
    <g transform={`translate(${x} ${y})`} className="keep-hoard" data-cards={cards}>
      <rect className="keep-vault" width={CELL} height={TALL} />
      <path className="keep-mortar" d={pillars(7)} />
      <path className="keep-stone" d={pillars(5.6)} />
      <Gold treasures={treasures} />
      <Dragon />
      <g transform={`translate(${CELL / 2} ${TALL - 9})`} className="keep-risk">
        <rect x="-21" y="-8.5" width="42" height="17" rx="8.5" />
        <path
          className="keep-flamelet"
          d="M-13-5.5c4 4 4.5 6 2.5 8.5q-1.2 1.7-2.5 1.7t-2.5-1.7c-1.7-2.5 0-4.5 2.5-8.5Z"
        />
        <text x="5" y="4.4">
          {risk}
        </text>
      </g>
    </g>
  );
}

/** The corners of the room, and the middles of its long sides. */
const pillars = (size: number): string =>
  [...[0, CELL].flatMap((x) => [0, TALL].map((y) => [x, y] as const)), ...[0, CELL].map((x) => [x, CELL] as const)]
    .map(([x, y]) => {
      const [left, right] = [Math.max(0, x - size * 1.6), Math.min(CELL, x + size * 1.6)];
      const [top, bottom] = [Math.max(0, y - size * 1.6), Math.min(TALL, y + size * 1.6)];
      return `M${left} ${top}H${right}V${bottom}H${left}Z`;
    })
    .join('');

/** Less of it, the less is left. */
function Gold({ treasures }: Pick<HoardProps, 'treasures'>): JSX.Element {
  const coins = Array.from({ length: 14 + Math.min(treasures, 30) }, (_, i) => ({
    x: 7 + (hash(i, 210) % 50),
    y: 20 + (hash(i, 230) % 92),
    size: 2 + (hash(i, 250) % 3) * 0.5,
  }));
  return (
    <>
      <path
        className="keep-heap"
        d="M5 92Q9 74 20 70Q24 50 34 52Q46 46 52 62Q60 70 59 92Q60 112 44 117Q20 122 9 112Q2 104 5 92Z"
      />
      <path className="keep-heap-light" d="M12 84Q20 74 30 78M36 66Q46 62 50 72M14 104Q26 112 40 108" />
      {coins.map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} className="keep-coin" cx={x} cy={y} r={size} />
      ))}
      <path className="keep-gem" d="M12 96l3-4 3 4-3 4ZM50 84l2.5-3.5 2.5 3.5-2.5 3.5Z" />
    </>
  );
}

/** Curled up around what it owns, with its head on its tail, and one wing over its back. */
function Dragon(): JSX.Element {
  return (
    <g className="keep-dragon" transform="translate(32 66)">
      <g data-breath="">
        <path className="keep-dragon-tail" d="M-8 33C-24 32-29 20-27 8" />
        <path className="keep-dragon-tip" d="M-27 8C-26 0-22-5-17-8M-17-8l1-6 3 5 6 0-5 4Z" />
        <path
          className="keep-dragon-body"
          d="M-14 31C-26 24-27 4-16-11C-6-24 14-24 22-9C29 5 27 22 15 31C6 37-6 37-14 31Z"
        />
        <path className="keep-dragon-fold" d="M-12 22C-17 10-14-4-4-11C6-17 16-12 19-2" />
        <path
          className="keep-dragon-wing"
          d="M20-12C6-30-14-24-20-6C-23 4-21 12-18 18C-14 10-9 8-4 11C-3 4 3 1 9 5C10-2 15-6 22-3C23-6 22-9 20-12Z"
        />
        <path className="keep-dragon-rib" d="M18-12C6-16-12-8-18 16M18-12C8-10-2-2-4 10M18-12C13-8 10-2 9 4" />
        <path
          className="keep-dragon-spine"
          d="M-21-9l-6-3 2 7ZM-14-19l-4-6-1 7ZM-4-25l-1-7-5 5ZM7-25l3-7-7 3ZM16-19l6-5-7 0ZM23-8l7-2-6-3Z"
        />
      </g>
      <path
        className="keep-dragon-head"
        d="M18 20C24 24 25 32 20 37C14 42 4 42-4 41C-10 41-14 38-13 35C-12 32-7 33-3 31C0 26 3 23 8 20C11 18 15 18 18 20Z"
      />
      <path
        className="keep-dragon-horn"
        d="M15 20C20 14 26 13 30 15C25 16 22 19 20 23ZM20 25C26 22 31 24 33 27C28 26 25 28 22 31Z"
      />
      <path className="keep-dragon-eye" d="M3 29q3.5 2.5 7-.5" />
      <path className="keep-dragon-nostril" d="M-9.5 36.5l1.5-.5M-6 39.5h9" />
    </g>
  );
}
