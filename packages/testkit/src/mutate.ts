import { below, type Rng } from '@questhall/kernel';

/** What nobody should send: every decoder must answer null to it, and none may throw. */
export const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  Number.NaN,
  '',
  'x',
  [],
  [null],
  {},
  { type: null },
  { type: 0 },
  { type: 'no such thing' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: ['rest'] },
  () => 0,
  Symbol.iterator,
  Object.create(null),
];

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2,
  0.5,
  7,
  1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  [],
  [0],
  [1],
  [0, 1],
  [0, 0],
  {},
];

/**
 * Actions that look like a real one and differ in one place: another value, another type, a field too few or too many.
 */
export function mutants(action: object, seen: readonly object[], rng: Rng): readonly object[] {
  const out: object[] = [{ ...action, extra: 1 }];
  const other = seen[below(rng, Math.max(1, seen.length))] ?? action;
  out.push({ ...action, ...other }, { ...other, ...action });
  for (const [key, value] of Object.entries(action)) {
    const { [key]: _dropped, ...rest } = { ...action } as Readonly<Record<string, unknown>>;
    out.push(rest);
    for (const strange of neighbours(value, rng)) out.push({ ...action, [key]: strange });
  }
  return out;
}

function neighbours(value: unknown, rng: Rng): readonly unknown[] {
  const strange = VALUES[below(rng, VALUES.length)];
  if (typeof value === 'number') return [value + 1, value - 1, value + 0.5, strange];
  if (typeof value === 'string') return [`${value} `, value.toUpperCase(), strange];
  if (Array.isArray(value)) return [value.slice(1), value.concat(value), value.toReversed(), strange];
  return [strange];
}
