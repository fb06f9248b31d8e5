import type { ReactElement } from 'react';
import { iconHref } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

/** One arch of the passage behind the other, each smaller and further from the torches. */
const ARCHES = [
  { width: 264, top: 26, shade: '#5a4430' },
  { width: 214, top: 52, shade: '#46341f' },
  { width: 168, top: 76, shade: '#342616' },
  { width: 126, top: 98, shade: '#23190e' },
  { width: 88, top: 118, shade: '#120c07' },
] as const;

const PARTY: readonly { readonly icon: IconName; readonly rim: string; readonly x: number; readonly y: number }[] = [
  { icon: 'dwarf-face', rim: 'var(--dwarf)', x: 196, y: 214 },
  { icon: 'barbarian', rim: 'var(--barbarian)', x: 252, y: 226 },
  { icon: 'woman-elf-face', rim: 'var(--elf)', x: 310, y: 226 },
  { icon: 'wizard-face', rim: 'var(--wizard)', x: 366, y: 214 },
];

const MIDDLE = 280;
const FLOOR = 208;

const archPath = (width: number, top: number): string => {
  const left = MIDDLE - width / 2;
  const spring = top + width * 0.42;
  return `M${left} ${FLOOR}V${spring}A${width / 2} ${width * 0.42} 0 0 1 ${left + width} ${spring}V${FLOOR}Z`;
};

/** Four heroes before a passage into the dark. */
export function DungeonArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="torch-light">
          <stop offset="0" stopColor="#ffb65c" stopOpacity="0.85" />
          <stop offset="0.4" stopColor="#e58a34" stopOpacity="0.35" />
          <stop offset="1" stopColor="#e58a34" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="flags" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c2013" />
          <stop offset="1" stopColor="#5d4832" />
        </linearGradient>
        <pattern id="stones" width="64" height="40" patternUnits="userSpaceOnUse">
          <path d="M0 0H64M0 20H64M16 0V20M50 20V40" stroke="#1b120a" strokeWidth="2" opacity="0.7" />
        </pattern>
      </defs>
      <rect width="560" height="270" fill="#3a2a1a" />
      <rect width="560" height={FLOOR} fill="url(#stones)" />
      {ARCHES.map(({ width, top, shade }) => (
        <path key={width} d={archPath(width, top)} fill={shade} stroke="#150e07" strokeWidth="3" />
      ))}
      <path d={`M0 ${FLOOR}H560V270H0Z`} fill="url(#flags)" />
      <path
        d={`M234 ${FLOOR}L150 270M326 ${FLOOR}L410 270M262 ${FLOOR}L226 270M298 ${FLOOR}L334 270M0 232H560M0 ${FLOOR}H560`}
        stroke="#1b120a"
        strokeWidth="2"
        opacity="0.6"
      />
      <path d="M262 147l15 5q-8 7-15-5zM298 147l-15 5q8 7 15-5z" fill="#ffcf6b" />
      {[128, 432].map((x) => (
        <g key={x}>
          <circle cx={x} cy="84" r="150" fill="url(#torch-light)" />
          <path d={`M${x - 7} 104h14l-4 50h-6z`} fill="#24180d" stroke="#8a6b3c" strokeWidth="2" />
          <path d={`M${x} 48c16 20 20 30 14 46q-6 12-14 12t-14-12c-4-14 6-20 14-46z`} fill="#f08b2c" />
          <path d={`M${x} 70c8 12 10 18 6 27q-3 6-6 6t-6-6c-2-8 3-12 6-27z`} fill="#ffe08a" />
        </g>
      ))}
      {PARTY.map(({ icon, rim, x, y }) => (
        <g key={icon}>
          <ellipse cx={x} cy={y + 27} rx="26" ry="7" fill="#000" opacity="0.45" />
          <circle cx={x} cy={y} r="27" fill="#1f150c" stroke={rim} strokeWidth="4" />
          <use href={iconHref(icon)} x={x - 19} y={y - 19} width="38" height="38" color="#f3e4c6" />
        </g>
      ))}
    </svg>
  );
}
