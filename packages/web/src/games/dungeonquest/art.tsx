import type { ReactElement } from 'react';
import { iconHref } from '../../look/icon.tsx';

/** Chambers that have come out of the dark, on the way from the tower to the hoard. */
const CHAMBERS: readonly (readonly [x: number, y: number, ways: string])[] = [
  [100, 150, 'M0 22h8v20H0ZM56 22h8v20h-8Z'],
  [164, 150, 'M0 22h8v20H0ZM22 0h20v8H22Z'],
  [164, 86, 'M22 56h20v8H22ZM56 22h8v20h-8Z'],
];

/** A keep at sunset: a tower, the way from it, and a dragon asleep on what everybody comes for. */
export function KeepArt(): ReactElement {
  return (
    <svg viewBox="0 0 560 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="keep-dusk" x2="0" y2="1">
          <stop offset="0" stopColor="#1b1a33" />
          <stop offset="0.5" stopColor="#6d3440" />
          <stop offset="1" stopColor="#d9793a" />
        </linearGradient>
        <radialGradient id="keep-gold" cx="0.5" cy="0.6">
          <stop offset="0" stopColor="#ffd76a" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffd76a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="560" height="270" fill="url(#keep-dusk)" />
      <circle cx="262" cy="46" r="24" fill="#ffce6a" />
      <path d="M0 74H560V270H0Z" fill="#120d0b" />
      <path d="M0 67H560" stroke="#120d0b" strokeWidth="15" strokeDasharray="14 14" />
      <g fill="#8b7152" stroke="#0b0705" strokeWidth="4">
        {CHAMBERS.map(([x, y, ways]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect width="64" height="64" />
            <rect x="8" y="8" width="48" height="48" fill="#b99a6b" stroke="none" />
            <path d={ways} fill="#b99a6b" stroke="none" />
          </g>
        ))}
        <circle cx="66" cy="182" r="42" fill="#6f5c47" />
        <circle cx="66" cy="182" r="26" fill="#8b7152" strokeWidth="3" />
      </g>
      <ellipse cx="284" cy="172" rx="120" ry="100" fill="url(#keep-gold)" />
      <g transform="translate(34 30) scale(0.87)">
        <path
          d="M212 232q6-56 38-66 10-26 34-26t34 26q32 10 38 66-22 26-72 26t-72-26Z"
          fill="#d59f35"
          stroke="#5b3a0c"
          strokeWidth="4"
        />
        <path
          d="M330 220c-18 22-70 24-92 2-24-26-12-76 30-84 40-6 70 24 62 82Z"
          fill="#9e2b20"
          stroke="#3d0d0a"
          strokeWidth="4"
        />
        <path
          d="M318 160c-24-28-64-22-74 10-6 20-4 36 4 48 6-16 16-22 28-16 4-12 14-18 24-12 4-12 12-18 18-30Z"
          fill="#c9503a"
          stroke="#3d0d0a"
          strokeWidth="3"
        />
        <path
          d="M330 214c16 10 14 34-4 40-20 6-52 4-62-4 4-10 18-8 28-10 8-14 24-30 38-26Z"
          fill="#b83a2a"
          stroke="#3d0d0a"
          strokeWidth="3"
        />
        <path d="M322 216c10-12 22-14 32-12-10 4-14 10-18 18Z" fill="#f1dfb4" />
        <path d="M292 238q8 6 16-1" fill="none" stroke="#3d0d0a" strokeWidth="3" strokeLinecap="round" />
      </g>
      <circle cx="196" cy="182" r="24" fill="#1f150c" stroke="var(--elf)" strokeWidth="4" />
      <use href={iconHref('visored-helm')} x="179" y="165" width="34" height="34" color="#f3e4c6" />
    </svg>
  );
}
