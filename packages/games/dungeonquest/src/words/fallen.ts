import type { View } from '../types/index.ts';

/** Whether the monster has fallen too: its token is back in the pool then, or as good as that. */
export const isMonsterDead = ({ monster }: View): boolean =>
  monster === null || (monster.life !== null && monster.wounds >= monster.life);
