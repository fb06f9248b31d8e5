/**
 * Where data is not plain JSON, and why, or null: functions, dates, maps, undefined and numbers that JSON cannot hold.
 */
export function findUnplain(data: unknown): string | null {
  const found = find(data, (value) => whyUnplain(value) !== null);
  return found === null ? null : `${found.path} is ${whyUnplain(found.value)}`;
}

/** What one value is that it should not be; its parts are not looked at. */
function whyUnplain(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (Object.is(value, -0)) return '-0';
      return Number.isFinite(value) ? null : String(value);
    case 'object':
      return value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
        ? null
        : 'not a plain record';
    default:
      return typeof value;
  }
}

/** Every record and list of a graph. */
export function recordsOf(data: unknown): ReadonlySet<object> {
  const records = new Set<object>();
  walk(data, (record) => records.add(record));
  return records;
}

/**
 * A record or list that a graph shares with another one, as a path, or null. Frozen ones may be shared: nobody can
 * write them.
 */
export function findShared(data: unknown, others: ReadonlySet<object>): string | null {
  const isShared = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && others.has(value) && !Object.isFrozen(value);
  return find(data, isShared)?.path ?? null;
}

/**
 * Whether two graphs of plain data have the same text, without writing it: the same values under the same keys, in the
 * same order.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isSameList(one, other);
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? '';
    if (key !== others[at] || !isSame(partOf(one, key), partOf(other, key))) return false;
  }
  return true;
}

/** Lists have no holes and no names, so that their keys need not be written down. */
function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSame(one[at], other[at])) return false;
  return true;
}

export function deepFreeze<X>(data: X): X {
  walk(data, Object.freeze);
  return data;
}

function walk(data: unknown, visit: (record: object) => void): void {
  if (typeof data !== 'object' || data === null) return;
  visit(data);
  for (const value of Array.isArray(data) ? data : Object.values(data)) walk(value, visit);
}

/** What stands under one of a record's own keys. */
const partOf = (record: object, key: string): unknown => (record as Readonly<Record<string, unknown>>)[key];

interface Place {
  readonly path: string;
  readonly value: unknown;
}

/** The first value of this kind. Its path is put together on the way back, because nearly always there is none. */
function find(data: unknown, isIt: (value: unknown) => boolean): Place | null {
  if (isIt(data)) return { path: '', value: data };
  if (typeof data !== 'object' || data === null) return null;
  for (const key of Object.keys(data)) {
    const found = find(partOf(data, key), isIt);
    if (found !== null) return { path: found.path === '' ? key : `${key}.${found.path}`, value: found.value };
  }
  return null;
}
