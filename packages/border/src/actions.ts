/** Reads a value that comes from outside; undefined when it is none of that kind. */
export type Read<X> = (raw: unknown) => X | undefined;

const NUMBER_MAX = 100_000;
const TEXT_LENGTH_MAX = 40;

/** -0 would not survive JSON, so it is no number here. */
export const wholeNumber: Read<number> = (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) && Math.abs(raw) <= NUMBER_MAX && !Object.is(raw, -0)
    ? raw
    : undefined;

export const shortText: Read<string> = (raw) =>
  typeof raw === 'string' && raw.length > 0 && raw.length <= TEXT_LENGTH_MAX ? raw : undefined;

export const yesOrNo: Read<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const oneOf =
  <X extends string>(choices: readonly X[]): Read<X> =>
  (raw) =>
    choices.find((choice) => choice === raw);

export const orNull =
  <X>(read: Read<X>): Read<X | null> =>
  (raw) =>
    raw === null ? null : read(raw);

export const shortList =
  <X>(read: Read<X>, max: number): Read<X[]> =>
  (raw) => {
    if (!Array.isArray(raw) || raw.length > max) return undefined;
    const items = [...raw].map(read); // a hole in a list is undefined only when it is spread
    return items.every((item) => item !== undefined) ? items : undefined;
  };

/** What each type of action says besides its type. */
type Readers<A extends { readonly type: string }> = {
  readonly [K in A['type']]: {
    readonly [F in Exclude<keyof Extract<A, { type: K }>, 'type'>]: Read<Extract<A, { type: K }>[F]>;
  };
};

/** The border of a game: one of its actions with nothing but what belongs to it, or null. */
export function decoder<A extends { readonly type: string }>(readers: Readers<A>): (raw: unknown) => A | null {
  const byType = new Map<unknown, readonly (readonly [name: string, read: Read<unknown>])[]>(
    Object.entries<Readonly<Record<string, Read<unknown>>>>(readers).map(([type, fields]) => [
      type,
      Object.entries(fields),
    ]),
  );
  return (raw) => {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return null;
    const fields = byType.get(raw.type);
    if (fields === undefined) return null;
    const given: Readonly<Record<string, unknown>> = { ...raw };
    const action: Record<string, unknown> = { type: raw.type };
    for (const [name, read] of fields) {
      const value = read(given[name]);
      if (value === undefined) return null;
      action[name] = value;
    }
    return action as A; // a checked border: every field was read by its own reader
  };
}
