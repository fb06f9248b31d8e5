/** The first question of this seat of one of these kinds. */
export function askedFor<Q extends { readonly kind: string }, K extends Q['kind']>(
  { asks }: { readonly asks: readonly { readonly question: Q }[] },
  ...kinds: readonly K[]
): Extract<Q, { readonly kind: K }> | null {
  const found = asks.map(({ question }) => question).find(({ kind }) => kinds.some((one) => one === kind));
  return (found ?? null) as Extract<Q, { readonly kind: K }> | null; // a checked border: its kind was looked at just now
}
