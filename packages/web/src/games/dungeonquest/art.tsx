import type { ReactElement } from 'react';
import { iconHref } from '../../look/icon.tsx';

/** Where the stands are lit. */
const TORCHES = [70, 175, 385, 490] as const;
const BARS = [238, 252, 266, 280, 294, 308, 322] as const;

/** Two fighters in a ring of sand, before the gate. */
export function ArenaArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="sand" cx="0.5" cy="0.4">
          <stop offset="0" stopColor="#c99d5c" />
          <stop offset="0.7" stopColor="#8c6534" />
          <stop offset="1" stopColor="#5b3f1f" />
        </radialGradient>
        <radialGradient id="stand-light">
          <stop offset="0" stopColor="#ffb65c" stopOpacity="0.75" />
          <stop offset="1" stopColor="#e58a34" stopOpacity="0" />
        </radialGradient>
        <pattern id="crowd" width="22" height="20" patternUnits="userSpaceOnUse">
          <circle cx="6" cy="9" r="4" fill="#3d2416" />
          <circle cx="17" cy="18" r="4" fill="#462a19" />
        </pattern>
      </defs>
      <rect width="560" height="270" fill="#22130c" />
      <rect width="560" height="96" fill="url(#crowd)" />
      <path d="M0 88Q280 52 560 88V270H0Z" fill="#4a3222" stroke="#1a0f08" strokeWidth="3" />
      <path d="M0 104Q280 68 560 104" stroke="#1a0f08" strokeWidth="2" fill="none" opacity="0.8" />
      <path d="M228 150V106Q280 60 332 106V150Z" fill="#0f0905" stroke="#1a0f08" strokeWidth="6" />
      <g stroke="#7d6a55" strokeWidth="3">
        {BARS.map((x) => (
          <path key={x} d={`M${x} 150V${92 + Math.abs(280 - x) * 0.35}`} />
        ))}
        <path d="M231 116H329M231 134H329" />
      </g>
      <ellipse cx="280" cy="214" rx="262" ry="72" fill="url(#sand)" stroke="#2a1a0e" strokeWidth="5" />
      <ellipse cx="280" cy="212" rx="216" ry="54" fill="none" stroke="#6b4a24" strokeWidth="2" strokeDasharray="3 9" />
      {TORCHES.map((x) => (
        <g key={x}>
          <circle cx={x} cy="74" r="72" fill="url(#stand-light)" />
          <path d={`M${x} 52c9 12 12 18 8 28q-3 7-8 7t-8-7c-3-8 4-12 8-28z`} fill="#f4a03c" />
        </g>
      ))}
      <use href={iconHref('crossed-swords')} x="250" y="180" width="60" height="60" color="#3a2412" opacity="0.75" />
      <Fighter x={172} rim="var(--barbarian)" icon="visored-helm" />
      <Fighter x={388} rim="var(--zargon)" icon="daemon-skull" />
    </svg>
  );
}

interface FighterProps {
  readonly x: number;
  readonly rim: string;
  readonly icon: 'visored-helm' | 'daemon-skull';
}

function Fighter({ x, rim, icon }: FighterProps): ReactElement {
  return (
    <g>
      <ellipse cx={x} cy="246" rx="38" ry="9" fill="#000" opacity="0.4" />
      <circle cx={x} cy="206" r="40" fill="#1f150c" stroke={rim} strokeWidth="5" />
      <use href={iconHref(icon)} x={x - 28} y="178" width="56" height="56" color="#f3e4c6" />
    </g>
  );
}
