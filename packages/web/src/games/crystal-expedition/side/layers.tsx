import type { View } from '@questhall/crystal-expedition';
import { type Entity, hitpointsMax, isConscious } from '@questhall/crystal-expedition/queries';
import type { ReactElement } from 'react';
import { Layers } from '../../../tiles/sheet/layers.tsx';
import { effectsOf } from '../board/effects.ts';
import type { BoardWords } from '../board/words.ts';

interface LayersOfProps {
  readonly entity: Entity;
  readonly view: View;
  readonly words: BoardWords;
}

/** Hitpoints, Shield, Reflect and Effects. */
export function LayersOf({ entity, view, words }: LayersOfProps): ReactElement {
  const { hitpoints, shield, reflect } = entity;
  const { sheets } = words.own;
  return (
    <Layers
      {...{ hitpoints, shield, reflect }}
      most={hitpointsMax(view, entity)}
      effects={effectsOf(entity, words)}
      down={isConscious(entity) ? null : words.unconscious}
      names={{ hitpoints: words.names.statistic.hitpoints, shield: sheets.shield, reflect: sheets.reflect }}
    />
  );
}
