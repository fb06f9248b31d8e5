import type { ReactElement } from 'react';
import { iconHref } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';

/** Cards of the map, as they were laid one beside the other; the last one is on its way. */
const LAID: readonly (readonly [x: number, y: number, tilt: number, shade: string])[] = [
  [96, 28, -2, '#3c3126'],
  [96, 140, 1, '#4a3d2f'],
  [186, 140, -1, '#5b4c3d'],
  [276, 140, 1, '#4a3d2f'],
  [276, 28, 2, '#5f6b43'],
];

const HEROES: readonly { readonly icon: IconName; readonly rim: string; readonly x: number; readonly y: number }[] = [
  { icon: 'dwarf-face', rim: 'var(--dwarf)', x: 212, y: 190 },
  { icon: 'wizard-face', rim: 'var(--wizard)', x: 252, y: 208 },
];

/** A map of cards on a dark table, two heroes on it, and a hand that has something in store for them. */
export function DungeoneerArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="card-table" cx="0.4" cy="0.5">
          <stop offset="0" stopColor="#4b2f1c" />
          <stop offset="1" stopColor="#170e08" />
        </radialGradient>
      </defs>
      <rect width="560" height="270" fill="url(#card-table)" />
      {LAID.map(([x, y, tilt, shade]) => (
        <g key={`${x} ${y}`} transform={`rotate(${tilt} ${x + 42} ${y + 52})`}>
          <rect x={x} y={y} width="84" height="104" rx="7" fill={shade} stroke="#0d0906" strokeWidth="4" />
          <path
            d={`M${x + 32} ${y}v24h20v-24M${x + 32} ${y + 104}v-24h20v24M${x} ${y + 42}h20v20h-20M${x + 84} ${y + 42}h-20v20h20`}
            fill="#c9b391"
            opacity="0.35"
          />
          <rect x={x + 20} y={y + 24} width="44" height="56" rx="5" fill="#c9b391" opacity="0.35" />
        </g>
      ))}
      {HEROES.map(({ icon, rim, x, y }) => (
        <g key={icon}>
          <ellipse cx={x} cy={y + 24} rx="20" ry="6" fill="#000" opacity="0.5" />
          <circle cx={x} cy={y} r="22" fill="#1f150c" stroke={rim} strokeWidth="4" />
          <use href={iconHref(icon)} x={x - 15} y={y - 15} width="30" height="30" color="#f3e4c6" />
        </g>
      ))}
      <Fan x={436} y={244} />
    </svg>
  );
}

const FAN: readonly { readonly icon: IconName; readonly tone: string; readonly turn: number }[] = [
  { icon: 'visored-helm', tone: '#e2b45c', turn: -24 },
  { icon: 'crossed-swords', tone: '#d9534a', turn: -4 },
  { icon: 'daemon-skull', tone: '#d9534a', turn: 16 },
];

function Fan({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      {FAN.map(({ icon, tone, turn }) => (
        <g key={icon} transform={`rotate(${turn})`}>
          <rect x="-44" y="-168" width="88" height="126" rx="8" fill="#efe0bf" stroke="#1a0f08" strokeWidth="3" />
          <rect x="-38" y="-162" width="76" height="16" rx="4" fill={tone} />
          <use href={iconHref(icon)} x="-26" y="-136" width="52" height="52" color="#3a2412" />
          <path d="M-30 -72h60M-30 -62h44" stroke="#3a2412" strokeWidth="4" opacity="0.5" />
        </g>
      ))}
    </g>
  );
}
