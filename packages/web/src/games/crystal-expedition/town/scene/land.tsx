import type { View } from '@questhall/crystal-expedition';
import { type ReactElement, useId } from 'react';
import { iconHref } from '../../../../look/icon.tsx';

const STARS = '60 34 130 18 196 52 262 24 330 40 396 16 470 46 540 22 604 38 668 14 842 30 812 62 28 70 366 70 580 66'
  .split(' ')
  .map(Number);

/** Mouths of dungeons up in the hills: so many can be seen at once. */
const CAVES: readonly (readonly [x: number, y: number])[] = [
  [414, 106],
  [206, 112],
  [646, 104],
  [170, 132],
  [688, 116],
];

const TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [14, 168, 52],
  [196, 158, 40],
  [408, 146, 34],
  [632, 152, 40],
  [838, 172, 48],
  [2, 300, 44],
  [846, 288, 46],
];

const LANTERNS: readonly (readonly [x: number, y: number])[] = [
  [262, 318],
  [618, 318],
];

/** What lies around the square: sky, hills with the dungeons that are known, trees, cobbles and a fountain. */
export function Land({ view }: { readonly view: View }): ReactElement {
  const sky = useId();
  const glow = useId();
  return (
    <g className="ce-land">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop offset="0" className="ce-sky-high" />
          <stop offset="1" className="ce-sky-low" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" className="ce-glow-core" />
          <stop offset="1" className="ce-glow-end" />
        </radialGradient>
      </defs>
      <rect width="880" height="408" fill={`url(#${sky})`} />
      <path
        className="ce-stars"
        d={STARS.flatMap((x, at) => (at % 2 === 0 ? [`M${x} ${STARS[at + 1]}h.1`] : [])).join('')}
      />
      <circle cx="784" cy="52" r="62" fill={`url(#${glow})`} />
      <circle className="ce-light" cx="784" cy="52" r="22" />
      <path
        className="ce-hills"
        data-far=""
        d="M0 140L110 62L190 118L330 40L450 112L590 50L700 110L800 66L880 112V260H0Z"
      />
      <path className="ce-snow" d="M330 40L304 55L320 60L332 52L346 62L358 56ZM590 50L570 60L584 66L596 58L612 64Z" />
      <path className="ce-hills" d="M0 172C120 108 250 128 380 142C520 112 680 112 880 168V280H0Z" />
      {view.dungeons.slice(-CAVES.length).map(({ isWon }, at) => {
        const [x, y] = CAVES[at] ?? [0, 0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dungeon has no other name than its number
          <g key={at} transform={`translate(${x} ${y})`} data-won={isWon || undefined} className="ce-cave">
            <circle cy="16" r="30" fill={`url(#${glow})`} />
            <path d="M-13 28V12a13 13 0 0 1 26 0V28Z" />
          </g>
        );
      })}
      <path className="ce-ground" d="M0 206C240 176 640 176 880 206V408H0Z" />
      <path
        className="ce-road"
        d="M414 408C400 330 396 300 422 262C446 226 452 196 436 160L446 160C476 196 476 230 466 262C462 300 470 330 482 408Z"
      />
      <ellipse className="ce-plaza" cx="440" cy="302" rx="212" ry="70" />
      <path
        className="ce-cobbles"
        d="M300 280q20 -8 40 0t40 0t40 0t40 0t40 0t40 0t40 0M270 304q20 -8 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M300 330q20 -8 40 0t40 0t40 0t40 0t40 0t40 0t40 0M340 354q20 -8 40 0t40 0t40 0t40 0t40 0"
      />
      {TREES.map(([x, y, size]) => (
        <use key={x} className="ce-tree" href={iconHref('pine-tree')} x={x} y={y} width={size} height={size} />
      ))}
      {LANTERNS.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle cy="-40" r="34" fill={`url(#${glow})`} />
          <path className="ce-post" d="M0 0V-36" />
          <path className="ce-lamp" d="M-5 -36L-4 -48H4L5 -36Z" />
        </g>
      ))}
      <g className="ce-fountain" transform="translate(440 270)">
        <circle cy="-6" r="58" fill={`url(#${glow})`} />
        <ellipse cx="0" cy="18" rx="48" ry="15" />
        <path d="M-14 16L-19 -8L-9 -22L-2 -6L2 -38L12 -24L14 0L21 -8L22 16Z" />
      </g>
    </g>
  );
}
