import type { ReactElement } from 'react';
import { iconHref } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

/** Tiles of the dungeon, seen from above: the farther they are from the Glow, the darker. */
const TILES: readonly (readonly [x: number, y: number, width: number, height: number, shade: string])[] = [
  [20, 170, 160, 64, '#2f2a24'],
  [180, 170, 64, 64, '#423a30'],
  [180, 74, 64, 96, '#38312a'],
  [244, 106, 176, 128, '#55493b'],
  [420, 138, 120, 64, '#332d26'],
];

const PARTY: readonly { readonly icon: IconName; readonly rim: string; readonly x: number; readonly y: number }[] = [
  { icon: 'visored-helm', rim: 'var(--defense)', x: 212, y: 202 },
  { icon: 'barbarian', rim: 'var(--offense)', x: 276, y: 202 },
  { icon: 'wizard-face', rim: 'var(--utility)', x: 276, y: 138 },
  { icon: 'daemon-skull', rim: 'var(--zargon)', x: 388, y: 138 },
];

/** A dungeon that is being laid, tile by tile, around something that shines. */
export function GlowArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="glow-art">
          <stop offset="0" stopColor="#8ff5e6" stopOpacity="0.85" />
          <stop offset="1" stopColor="#2fa396" stopOpacity="0" />
        </radialGradient>
        <pattern id="slabs" width="32" height="32" patternUnits="userSpaceOnUse">
          <path d="M0 0H32M0 0V32" stroke="#120e0a" strokeWidth="2" opacity="0.6" />
        </pattern>
      </defs>
      <rect width="560" height="270" fill="#100d0b" />
      <g stroke="#0a0705" strokeWidth="6">
        {TILES.map(([x, y, width, height, shade]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={shade} />
        ))}
      </g>
      <path d="M244 106h176v128h-176zM180 74h64v160h-64zM20 170h160v64h-160zM420 138h120v64h-120z" fill="url(#slabs)" />
      <path d="M420 154v32" stroke="#a8703a" strokeWidth="9" />
      <circle cx="340" cy="196" r="150" fill="url(#glow-art)" />
      <path d="M324 216l-6-30 12-16 8 20 8-40 12 14 4 32 10-12 4 32z" fill="#7eeadb" stroke="#0f5a52" strokeWidth="2" />
      {PARTY.map(({ icon, rim, x, y }) => (
        <g key={icon}>
          <circle cx={x} cy={y} r="25" fill="#1f150c" stroke={rim} strokeWidth="4" />
          <use href={iconHref(icon)} x={x - 18} y={y - 18} width="36" height="36" color="#f3e4c6" />
        </g>
      ))}
    </svg>
  );
}
