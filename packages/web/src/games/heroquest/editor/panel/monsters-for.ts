import { MONSTERS, NAMED } from '@questhall/heroquest/content';
import type { Sheet } from '@questhall/heroquest/sheet';
import { monsterName, type Naming } from '../names.ts';

/** Every monster that a sheet may name, those of its own first. */
export const monstersFor = (sheet: Sheet, naming: Naming): readonly (readonly [string, string])[] =>
  [...sheet.named.map(({ key }) => key), ...MONSTERS, ...NAMED].map((key) => [key, monsterName(sheet, key, naming)]);
