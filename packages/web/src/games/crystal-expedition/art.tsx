import type { ReactElement } from 'react';
import { iconHref } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

const ROOFS: readonly (readonly [x: number, y: number, width: number, lit: boolean])[] = [
  [66, 100, 74, true],
  [140, 84, 62, false],
  [204, 92, 70, true],
];

const PARTY: readonly { readonly icon: IconName; readonly rim: string; readonly x: number }[] = [
  { icon: 'dwarf-face', rim: 'var(--offense)', x: 232 },
  { icon: 'visored-helm', rim: 'var(--defense)', x: 284 },
  { icon: 'woman-elf-face', rim: 'var(--utility)', x: 336 },
];

/** A Town at night, and a road from it into a hill that glitters. */
export function CrystalArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="crystal-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#121631" />
          <stop offset="1" stopColor="#473158" />
        </linearGradient>
        <radialGradient id="crystal-shine">
          <stop offset="0" stopColor="#b9a4ff" stopOpacity="0.85" />
          <stop offset="1" stopColor="#6a4fd0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="560" height="270" fill="url(#crystal-sky)" />
      <circle cx="276" cy="48" r="20" fill="#f1ecd6" />
      <path d="M230 190L350 64L430 116L560 40V270H230Z" fill="#241b2e" />
      <path d="M0 176C120 150 240 190 560 168V270H0Z" fill="#2c2334" />
      <path d="M250 214C270 204 300 196 318 178L344 178C336 204 300 220 272 232Z" fill="#59493f" />
      {ROOFS.map(([x, y, width, isLit]) => (
        <g key={x}>
          <rect x={x + 6} y={y + 36} width={width - 12} height="76" fill="#3b2d2b" />
          <path d={`M${x - 4} ${y + 40}L${x + width / 2} ${y}L${x + width + 4} ${y + 40}Z`} fill="#6b3d33" />
          <rect x={x + width / 2 - 9} y={y + 56} width="18" height="20" fill={isLit ? '#f2c46a' : '#1f1a22'} />
        </g>
      ))}
      <g transform="translate(-150 -36)">
        <path d="M454 214V168C454 144 506 144 506 168V214Z" fill="#0c0910" stroke="#5d4c6b" strokeWidth="6" />
        <circle cx="480" cy="186" r="86" fill="url(#crystal-shine)" />
        <path d="M466 212l-5-26 9-14 7 18 7-36 10 13 3 28 9-10 2 27z" fill="#b7a2ff" stroke="#4a33a0" strokeWidth="2" />
      </g>
      {PARTY.map(({ icon, rim, x }) => (
        <g key={icon}>
          <circle cx={x} cy="228" r="23" fill="#1a1420" stroke={rim} strokeWidth="4" />
          <use href={iconHref(icon)} x={x - 16} y="212" width="32" height="32" color="#f3e4c6" />
        </g>
      ))}
    </svg>
  );
}
