import type { Piece } from '@questhall/heroquest/content';
import type { JSX } from 'react';

type Small = Extract<Piece, 'chest' | 'throne' | 'bookcase' | 'fireplace' | 'weapon-rack' | 'cupboard'>;

/** Pieces of one square, 64 by 64, and those of three in a row, 192 by 64. */
export const SMALL_PIECES: Readonly<Record<Small, () => JSX.Element>> = {
  chest: () => (
    <>
      <rect className="p-shadow" x="12" y="20" width="46" height="34" rx="5" />
      <rect className="p-wood" x="9" y="14" width="46" height="36" rx="5" />
      <path className="p-line" d="M9 28h46" />
      <path className="p-light" d="M12 16h40" />
      <path className="p-gold" d="M15 14h6v36h-6zM43 14h6v36h-6z" />
      <rect className="p-gold" x="27" y="23" width="10" height="12" rx="2" />
      <circle className="p-dark" cx="32" cy="29" r="2" />
    </>
  ),
  throne: () => (
    <>
      <rect className="p-shadow" x="12" y="14" width="46" height="46" rx="6" />
      <path className="p-stone-dark" d="M8 8h48v48h-48z" />
      <path className="p-stone" d="M8 8h48l-6 14h-36Z" />
      <rect className="p-cloth" x="17" y="23" width="30" height="28" rx="4" />
      <path className="p-stone" d="M8 24h9v30h-9zM47 24h9v30h-9z" />
      <path className="p-gold" d="M32 9l5 6l-5 6l-5 -6Z" />
      <circle className="p-gold" cx="12.5" cy="50" r="3.4" />
      <circle className="p-gold" cx="51.5" cy="50" r="3.4" />
    </>
  ),
  bookcase: () => (
    <>
      <rect className="p-shadow" x="10" y="14" width="178" height="42" rx="3" />
      <rect className="p-wood-dark" x="6" y="8" width="180" height="44" rx="3" />
      <rect className="p-dark" x="12" y="15" width="168" height="31" />
      <path className="p-book-red" d="M14 18h9v28h-9zM46 18h8v28h-8zM93 16h9v30h-9zM140 19h10v27h-10z" />
      <path className="p-book-blue" d="M24 16h7v30h-7zM64 20h10v26h-10zM112 17h8v29h-8zM160 16h8v30h-8z" />
      <path className="p-book-green" d="M32 20h12v26h-12zM76 16h8v30h-8zM122 19h8v27h-8zM170 20h8v26h-8z" />
      <path className="p-bone" d="M55 22h8v24h-8zM103 20h8v26h-8zM131 17h8v29h-8zM151 21h8v25h-8z" />
      <path className="p-light" d="M8 10h176" />
      <path className="p-wood" d="M84 12h7v36h-7z" />
    </>
  ),
  fireplace: () => (
    <>
      <rect className="p-shadow" x="10" y="12" width="178" height="46" rx="4" />
      <path className="p-stone-dark" d="M6 6h180v48h-180Z" />
      <path className="p-stone" d="M6 6h40v48h-40zM146 6h40v48h-40z" />
      <path
        className="p-line"
        d="M6 22h40M6 38h40M26 6v16M16 22v16M34 22v16M26 38v16M146 22h40M146 38h40M166 6v16M156 22v16M174 22v16M166 38v16"
      />
      <path className="p-dark" d="M48 12h96v40h-96z" />
      <ellipse className="p-glow" cx="96" cy="42" rx="52" ry="26" />
      <path className="p-wood-dark" d="M62 46l64 -6v7l-64 6zM66 40l62 6v7l-62 -6z" />
      <path className="p-ember" d="M70 46q-4 -16 8 -26q0 8 6 10q2 -14 14 -20q-2 12 8 18q2 -6 6 -8q8 14 2 26Z" />
      <path className="p-flame" d="M82 46q-2 -9 5 -14q1 5 4 5q2 -8 8 -12q0 8 6 12q4 5 0 9Z" />
      <path className="p-stone-light" d="M6 7h180" />
    </>
  ),
  'weapon-rack': () => (
    <>
      <rect className="p-shadow" x="10" y="16" width="178" height="40" rx="3" />
      <path className="p-wood-dark" d="M6 8h180v10h-180zM6 46h180v10h-180z" />
      <path className="p-wood" d="M8 18h8v28h-8zM176 18h8v28h-8z" />
      <path className="p-iron" d="M34 4l6 12v30h-12v-30ZM22 46h24v4h-24z" />
      <path className="p-wood" d="M66 4h5v54h-5zM110 4h5v54h-5zM150 4h5v54h-5z" />
      <path
        className="p-iron"
        d="M71 8q18 0 18 14q-8 -6 -18 -2zM66 8q-16 0 -16 14q8 -6 16 -2zM112.5 -2l7 16h-14ZM140 8h25v14h-25z"
      />
      <path className="p-light" d="M8 9h176M8 47h176" />
    </>
  ),
  cupboard: () => (
    <>
      <rect className="p-shadow" x="10" y="14" width="178" height="44" rx="4" />
      <rect className="p-wood" x="6" y="8" width="180" height="46" rx="4" />
      <path className="p-line-bold" d="M66 10v42M126 10v42" />
      <path className="p-line" d="M14 16h44v30h-44zM74 16h44v30h-44zM134 16h44v30h-44z" />
      <path className="p-gold" d="M52 28h6v6h-6zM76 28h6v6h-6zM136 28h6v6h-6z" />
      <path className="p-light" d="M9 10h174" />
    </>
  ),
};
