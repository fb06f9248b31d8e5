import { MOVES_MAX } from '@questhall/kernel';

/** Whether data from outside has a certain shape. */
export type Check = (raw: unknown) => boolean;

/** The same, and the compiler learns what it is. */
export type Guard<X> = (raw: unknown) => raw is X;

type Guarded<G> = G extends Guard<infer X> ? X : unknown;

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
export const isText = (raw: unknown): raw is string => typeof raw === 'string';
export const isFlag = (raw: unknown): raw is boolean => typeof raw === 'boolean';
export const isCount = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0;
/** Anything but nothing at all. */
export const isThere = (raw: unknown): raw is NonNullable<unknown> | null => raw !== undefined;

export const isOneOf =
  <X extends string>(all: readonly X[]): Guard<X> =>
  (raw): raw is X =>
    all.some((one) => one === raw);

export const orNull =
  <X>(of: Guard<X>): Guard<X | null> =>
  (raw): raw is X | null =>
    raw === null || of(raw);

export const orMissing =
  <X>(of: Guard<X>): Guard<X | undefined> =>
  (raw): raw is X | undefined =>
    raw === undefined || of(raw);

export function listOf<X>(of: Guard<X>): Guard<readonly X[]>;
export function listOf(of: Check): Guard<readonly unknown[]>;
export function listOf(of: Check): Guard<readonly unknown[]> {
  return (raw): raw is readonly unknown[] => Array.isArray(raw) && raw.length <= MOVES_MAX && raw.every(of);
}

/** A record with at least these fields. */
export function recordOf<F extends Readonly<Record<string, Check>>>(
  fields: F,
): Guard<{ readonly [K in keyof F]: Guarded<F[K]> }> {
  const checks = Object.entries(fields);
  return (raw): raw is { readonly [K in keyof F]: Guarded<F[K]> } =>
    isRecord(raw) && checks.every(([name, fits]) => fits(raw[name]));
}

/** Level by level, because a recursion would fall over what it is looking for. */
export function isDeeperThan(raw: unknown, levels: number): boolean {
  let nodes: readonly unknown[] = [raw];
  for (let level = 0; nodes.length > 0; level++) {
    if (level > levels) return true;
    nodes = nodes.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  }
  return false;
}
