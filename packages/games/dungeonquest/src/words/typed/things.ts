import { ITEMS } from '../../content/keep/effects.ts';
import { TREASURES } from '../../content/keep/treasures.ts';
import { POWER_CARDS } from '../../content/power-cards.ts';
import type { Names } from '../names.ts';

/** A name as it is typed: small, and without the signs that a keyboard has not. */
const typedName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9\s-]/g, '');

/** Spaces and hyphens make no difference. */
const bare = (name: string): string => typedName(name).replaceAll(/[\s-]/g, '');

type Named = Readonly<Record<string, string>>;

const idIn = (names: Named, typed: string): string | undefined =>
  Object.entries(names).find(([id, name]) => bare(name) === bare(typed) || bare(id) === bare(typed))?.[0];

const nameIn = (names: Named, id: string): string => typedName(names[id] ?? id);

/** A Power card by its name, or whatever was typed. */
export const powerTyped = ({ power }: Names, id: string): string => nameIn(power, id);
export const powerMeant = ({ power }: Names, typed: string): string => idIn(power, typed) ?? typed;
export const isPower = (id: string): boolean => POWER_CARDS.some((card) => card === id);

/** Items, Treasures, and the crown of the crypt. */
const thingsOf = ({ item, treasure, title }: Names): Named => ({
  ...item,
  ...treasure,
  burialCrown: title.burialCrown,
});
export const thingTyped = (names: Names, id: string): string => (isThing(id) ? nameIn(thingsOf(names), id) : id);
export const thingMeant = (names: Names, typed: string): string => idIn(thingsOf(names), typed) ?? typed;

const isThing = (id: string): boolean =>
  id === 'burialCrown' || ITEMS.some((item) => item === id) || TREASURES.some(({ title }) => title === id);
