import { MOVES_MAX } from '@questhall/kernel';

/** Whether data from outside has a certain shape. */
export type Check = (x: unknown) => boolean;

export const isRecord = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null && !Array.isArray(x);
export const isText = (x: unknown): x is string => typeof x === 'string';
export const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0;
export const listOf =
  (of: Check): Check =>
  (x) =>
    Array.isArray(x) && x.length <= MOVES_MAX && x.every(of);
export const recordOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (x) =>
    isRecord(x) && Object.entries(fields).every(([name, fits]) => fits(x[name]));

/** Level by level, because a recursion would fall over what it is looking for. */
export function isDeeperThan(raw: unknown, levels: number): boolean {
  let nodes: readonly unknown[] = [raw];
  for (let level = 0; nodes.length > 0; level++) {
    if (level > levels) return true;
    nodes = nodes.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []));
  }
  return false;
}
