/** What is going on, innermost last: a state, or the part of it that somebody was given. */
interface Underway<F> {
  readonly agenda: readonly F[];
}

type OfKind<F, K> = Extract<F, { readonly kind: K }>;

/** The innermost frame, which must be of this kind: an action is only performed in the frame that asked for it. */
export function topFrame<F extends { readonly kind: string }, K extends F['kind']>(
  { agenda }: Underway<F>,
  kind: K,
): OfKind<F, K> {
  const frame = agenda.at(-1);
  if (frame?.kind !== kind) throw new Error(`${kind} is not what is going on`);
  return frame as OfKind<F, K>; // a checked border: its kind was looked at just now
}

/** The innermost frame of a kind, if there is one. */
export function findFrame<F extends { readonly kind: string }, K extends F['kind']>(
  { agenda }: Underway<F>,
  kind: K,
): OfKind<F, K> | null {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = agenda[i];
    if (frame?.kind === kind) return frame as OfKind<F, K>; // a checked border, as above
  }
  return null;
}
