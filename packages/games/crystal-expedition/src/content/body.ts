import { type Item, worn } from './item.ts';
import { activator, always, answers, dodge, escapes, interrupt, owns, plus, reflect, rising, shield } from './write.ts';

/** In the order of the die that finds one in a chest. */
export const BODY_IDS = [
  'quilted-robe',
  'leather-jerkin',
  'chain-hauberk',
  'scale-coat',
  'plate-harness',
  'shadow-cloak',
] as const;
export type BodyId = (typeof BODY_IDS)[number];

const HARDER = [plus('armor', 1)];

export const BODY: Readonly<Record<BodyId, Item>> = {
  'quilted-robe': worn(
    'body',
    30,
    [owns(activator('mirror-thread', 1, 'free', [reflect(rising(1))]))],
    [plus('hitpoints', 2)],
    HARDER,
  ),
  'leather-jerkin': worn(
    'body',
    50,
    [plus('armor', 1), owns(activator('roll-aside', 1, 'free', [dodge(rising(1))]))],
    [always(escapes(1))],
    [plus('grit', 1)],
  ),
  'chain-hauberk': worn(
    'body',
    80,
    [plus('armor', 1), owns(activator('lock-rings', 1, 'free', [shield(rising(2))]))],
    [plus('hitpoints', 2)],
    HARDER,
  ),
  'scale-coat': worn(
    'body',
    100,
    [plus('armor', 1), answers(interrupt('scale-coat', 'encounter-start', [reflect(rising(2))]))],
    [owns(activator('bristle', 2, 'free', [reflect(2)]))],
    HARDER,
  ),
  'plate-harness': worn(
    'body',
    130,
    [plus('armor', 2), plus('speed', -2), owns(activator('stand-fast', 1, 'free', [shield(rising(1))]))],
    [plus('speed', 1)],
    HARDER,
  ),
  'shadow-cloak': worn(
    'body',
    90,
    [plus('grit', 1), owns(activator('fade', 2, 'free', [dodge(rising(2))]))],
    [plus('speed', 1)],
    HARDER,
  ),
};
