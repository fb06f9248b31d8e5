import type { Piece } from '@questhall/heroquest/content';
import type { JSX } from 'react';

type Large = Extract<Piece, 'table' | 'workbench' | 'tomb' | 'ritual' | 'rack'>;

/** Pieces of three by two squares, seen from above: 192 by 128. */
export const LARGE_PIECES: Readonly<Record<Large, () => JSX.Element>> = {
  table: () => (
    <>
      <rect className="p-shadow" x="16" y="20" width="168" height="98" rx="6" />
      <rect className="p-wood" x="12" y="14" width="168" height="98" rx="6" />
      <path className="p-line" d="M14 38h164M14 63h164M14 88h164" />
      <path className="p-light" d="M15 16h162" />
      <circle className="p-bone" cx="62" cy="62" r="17" />
      <circle className="p-line" cx="62" cy="62" r="11" />
      <path className="p-iron" d="M88 48v28M92 48v28" />
      <rect className="p-gold" x="120" y="42" width="16" height="20" rx="3" />
      <path className="p-gold-line" d="M136 46q8 6 0 12" />
      <circle className="p-wax" cx="150" cy="86" r="8" />
      <circle className="p-flame" cx="150" cy="86" r="3.4" />
      <path className="p-iron" d="M16 18h8v8h-8zM168 18h8v8h-8zM16 100h8v8h-8zM168 100h8v8h-8z" />
    </>
  ),
  workbench: () => (
    <>
      <rect className="p-shadow" x="16" y="20" width="168" height="98" rx="4" />
      <rect className="p-wood-dark" x="12" y="14" width="168" height="98" rx="4" />
      <path className="p-line" d="M14 46h164M14 80h164" />
      <path className="p-light" d="M15 16h162" />
      <path className="p-glass-green" d="M38 84l14 -26v-16h12v16l14 26q2 8 -6 8h-28q-8 0 -6 -8Z" />
      <path className="p-glass" d="M94 36h14v14q14 5 14 20a21 21 0 0 1 -42 0q0 -15 14 -20Z" />
      <path className="p-bone" d="M136 34h30v24h-30zM140 66h30v26h-30z" />
      <path className="p-line" d="M140 40h22M140 46h22M140 52h14M144 72h22M144 78h22M144 84h16" />
    </>
  ),
  tomb: () => (
    <>
      <rect className="p-shadow" x="16" y="20" width="168" height="98" rx="8" />
      <rect className="p-stone-dark" x="10" y="12" width="172" height="104" rx="6" />
      <path className="p-stone" d="M24 24h130l18 18v44l-18 18h-130Z" />
      <path className="p-stone-light" d="M24 24h130l18 18" />
      <path className="p-line" d="M34 34h116l12 12v36l-12 12h-116Z" />
      <path className="p-line-bold" d="M60 64h84M118 44v40" />
      <circle className="p-line-bold" cx="118" cy="64" r="13" />
      <path className="p-line" d="M40 44l12 10l-6 12l10 12" />
    </>
  ),
  ritual: () => (
    <>
      <rect className="p-shadow" x="16" y="20" width="168" height="98" rx="6" />
      <rect className="p-stone-dark" x="12" y="14" width="168" height="98" rx="6" />
      <path className="p-cloth" d="M22 24h148v78h-148Z" />
      <path className="p-rune" d="M96 30l29 51h-58ZM96 97l-29 -51h58Z" />
      <circle className="p-rune" cx="96" cy="63" r="35" />
      <path className="p-wax" d="M30 32h10v10h-10zM152 32h10v10h-10zM30 84h10v10h-10zM152 84h10v10h-10z" />
      <path
        className="p-flame"
        d="M35 33l3 5l-3 3l-3 -3ZM157 33l3 5l-3 3l-3 -3ZM35 85l3 5l-3 3l-3 -3ZM157 85l3 5l-3 3l-3 -3Z"
      />
    </>
  ),
  rack: () => (
    <>
      <rect className="p-shadow" x="14" y="22" width="170" height="94" rx="4" />
      <path className="p-wood-dark" d="M10 14h172v18h-172zM10 96h172v18h-172z" />
      <rect className="p-wood" x="26" y="32" width="140" height="64" />
      <path className="p-line" d="M26 48h140M26 64h140M26 80h140" />
      <path className="p-iron" d="M14 40h18v48h-18zM160 40h18v48h-18z" />
      <path className="p-line-bold" d="M23 64h30M139 64h30" />
      <path className="p-iron-line" d="M53 56a8 8 0 1 0 0.1 0M139 56a8 8 0 1 0 0.1 0M96 44v40M88 52h16M88 76h16" />
      <path className="p-light" d="M12 16h168M12 98h168" />
    </>
  ),
};
