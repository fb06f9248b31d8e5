import { EFFECTS, type EffectId } from '@questhall/crystal-expedition/content';
import type { Entity } from '@questhall/crystal-expedition/queries';
import type { CrystalPageWording } from '../wording.ts';

/** Each Effect in words. */
export const effectsOf = ({ effects }: Entity, { effect }: Pick<CrystalPageWording, 'effect'>): string[] =>
  effects.map(({ id, n }) => effect(id, n));

const isBad = (id: EffectId): boolean => EFFECTS[id].kind === 'harmful';

/** `-We1 +Ha2`: the first letters of each Effect, what is bad first. */
export const effectMarks = ({ effects }: Entity, { names }: Pick<CrystalPageWording, 'names'>): string =>
  effects
    .toSorted((a, b) => Number(isBad(b.id)) - Number(isBad(a.id)))
    .map(({ id, n }) => `${isBad(id) ? '-' : '+'}${names.effect[id].slice(0, 2)}${n > 0 ? n : ''}`)
    .join(' ');
