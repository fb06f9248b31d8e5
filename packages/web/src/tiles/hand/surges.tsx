import type { JSX } from 'react';

/** So many are shown one by one. */
const GEMS_MAX = 10;
const GEM = 'M10 1L19 9L10 23L1 9Z';

/** Surges that are left, as gems: those that a Benefit would cost are about to go out. */
export function Surges({
  left,
  cost,
  label,
}: {
  readonly left: number;
  readonly cost: number;
  readonly label: string;
}): JSX.Element {
  const gems = Array.from({ length: Math.min(left, GEMS_MAX) }, (_, i) => i);
  return (
    <span className="surges" role="img" aria-label={label} title={label}>
      {gems.map((i) => (
        <svg
          key={i}
          className="surge"
          viewBox="0 0 20 24"
          data-spent={i >= left - cost || undefined}
          aria-hidden="true"
        >
          <path className="surge-gem" d={GEM} />
          <path className="surge-facet" d="M1 9H19M10 1L6 9L10 23L14 9Z" />
        </svg>
      ))}
      <b aria-hidden="true">{left}</b>
    </span>
  );
}
