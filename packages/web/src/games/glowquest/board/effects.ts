import { NEGATIVES } from '@questhall/glowquest/content';
import { type Effect, type EffectKind, type Entity, effectSum } from '@questhall/glowquest/queries';
import { UNMEASURED } from '../looks.ts';
import type { GlowquestPageWording } from '../wording/wording.ts';

/** Each Effect once, with its sum and how long it lasts. */
export function effectsOf(entity: Entity, { effect, names }: Pick<GlowquestPageWording, 'effect' | 'names'>): string[] {
  return [...new Set(entity.effects.map(({ kind }) => kind))].map((kind) => {
    const lasts = entity.effects
      .filter((one) => one.kind === kind)
      .map(({ duration }: Effect) => names.duration[duration]);
    return `${effect(kind, effectSum(entity, kind))} (${[...new Set(lasts)].join(', ')})`;
  });
}

/** `-U2 +G1`: each Effect once, what is bad first. */
export function effectMarks(entity: Entity, signs: GlowquestPageWording['effectSigns']): string {
  const kinds = [...new Set(entity.effects.map(({ kind }) => kind))];
  const isBad = (kind: EffectKind): boolean => NEGATIVES.some((negative) => negative === kind) || kind === 'taunt';
  const said = (kind: EffectKind): string =>
    `${signs[kind]}${UNMEASURED.includes(kind) ? '' : effectSum(entity, kind)}`;
  return [
    ...kinds.filter(isBad).map((kind) => `-${said(kind)}`),
    ...kinds.filter((kind) => !isBad(kind)).map((kind) => `+${said(kind)}`),
  ].join(' ');
}
