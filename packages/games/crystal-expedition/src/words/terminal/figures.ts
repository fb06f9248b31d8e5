import { isConscious } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Entity, Hero, View } from '../../types/index.ts';
import type { TerminalTexts, TerminalWords } from './terminal-words.ts';

export const NAME_WIDTH = 10;

/** `Dwarf 2 Fighter 1`: levels where they have risen. */
export function kindOf({ build }: Hero, { wording: { names } }: TerminalWords): string {
  const level = (name: string, n: number): string => (n === 1 ? name : `${name} ${n}`);
  const { race, raceLevel, heroClass, classLevel } = build;
  return `${level(names.race[race], raceLevel)} ${level(names.heroClass[heroClass], classLevel)}`;
}

/** How somebody is, in a few numbers. */
export const healthOf = (view: View, entity: Entity, texts: TerminalTexts): string =>
  isConscious(entity) ? texts.hitpoints(entity.hitpoints, hitpointsMax(view, entity)) : texts.unconscious;

/** What damage has to pass, and all Effects. */
export function upon(entity: Entity, { texts, wording }: TerminalWords): readonly string[] {
  const { shield, reflect, effects } = entity;
  return [
    ...(shield === 0 ? [] : [texts.shield(shield)]),
    ...(reflect === 0 ? [] : [texts.reflect(reflect)]),
    ...effects.map(({ id, n }) => wording.effect(id, n)),
  ];
}
