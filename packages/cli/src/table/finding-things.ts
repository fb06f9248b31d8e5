import { nearestName, type Thing } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { Loaded } from '../loaded.ts';
import { plainName } from './plain-name.ts';

/** Things of just this name, and others that have it in theirs. */
interface FoundThings {
  readonly named: readonly Thing[];
  readonly others: readonly Thing[];
}

/** All that can be asked about by name in this game. */
export const thingsOf = <T extends Types>(loaded: Loaded<T>): readonly Thing[] => loaded.things?.() ?? [];

/** Whatever is called so: with all these words in its name, in any order, as far as they are typed. */
export function findThings<T extends Types>(loaded: Loaded<T>, wanted: string): FoundThings {
  const name = plainName(wanted);
  const words = name.split(' ');
  const things = thingsOf(loaded);
  const isNamed = (thing: Thing): boolean => plainName(thing.name) === name;
  const isLike = (thing: Thing): boolean => {
    const parts = plainName(thing.name).split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return { named: things.filter(isNamed), others: things.filter((thing) => !isNamed(thing) && isLike(thing)) };
}

/** What somebody may have meant who mistyped a name; null when nothing is near. */
export const nearestThing = <T extends Types>(loaded: Loaded<T>, wanted: string): string | null =>
  nearestName(
    wanted,
    thingsOf(loaded).map(({ name }) => name),
  );

/** One to try it with: from the middle of the list, where nothing is special. */
export function exampleThing<T extends Types>(loaded: Loaded<T>): string {
  const things = thingsOf(loaded);
  return plainName(things[Math.floor(things.length / 2)]?.name ?? '');
}
