/** Where data is not plain JSON, as a path, or null: functions, dates, maps, undefined and numbers that JSON cannot hold. */
export function findUnplain(data: unknown, path = ''): string | null {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return null;
  if (typeof data === 'number')
    return Number.isFinite(data) && !Object.is(data, -0) ? null : `${path} is ${Object.is(data, -0) ? '-0' : data}`;
  if (typeof data !== 'object') return `${path} is ${typeof data}`;
  const prototype: unknown = Object.getPrototypeOf(data);
  if (!Array.isArray(data) && prototype !== Object.prototype) return `${path} is not a plain record`;
  for (const [key, value] of Object.entries(data)) {
    const found = findUnplain(value, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A record or list that both graphs hold, as a path in the first, or null. Frozen ones may be shared: nobody can write them. */
export function findShared(one: unknown, other: unknown): string | null {
  const owned = new Set<object>();
  walk(other, '', (node) => void owned.add(node));
  let shared: string | null = null;
  walk(one, '', (node, path) => {
    if (owned.has(node) && !Object.isFrozen(node)) shared ??= path;
  });
  return shared;
}

export function deepFreeze<X>(data: X): X {
  walk(data, '', (node) => Object.freeze(node));
  return data;
}

function walk(data: unknown, path: string, visit: (node: object, path: string) => void): void {
  if (typeof data !== 'object' || data === null) return;
  visit(data, path);
  for (const [key, value] of Object.entries(data)) walk(value, path === '' ? key : `${path}.${key}`, visit);
}
