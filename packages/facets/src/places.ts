import type { Place } from './stage.ts';

/** A place by its kind, and its number where it has one. */
export interface NamedPlace<K extends string> {
  readonly kind: K;
  readonly name: string;
  readonly number: number;
}

/** `square:12`: how a place is called. */
export const placeNamed = <K extends string>(kind: K, name: string | number): Place => `${kind}:${name}`;

/** How places of these kinds are read; null for any other. */
export const placesRead =
  <K extends string>(kinds: readonly K[]) =>
  (place: Place): NamedPlace<K> | null => {
    const [kind, name] = place.split(':');
    const known = kinds.find((one) => one === kind);
    return known === undefined || name === undefined ? null : { kind: known, name, number: Number(name) };
  };
