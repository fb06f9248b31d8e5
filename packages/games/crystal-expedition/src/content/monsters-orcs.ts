import { champion, type MonsterRecord, minion } from './monster.ts';
import { activator, answers, dodge, effect, harm, heal, interrupt, one, owns, ranged, SELF } from './write.ts';

/** Two Champions, then the Minions. */
export const ORC_IDS = [
  'orc-warchief',
  'orc-shaman',
  'orc-raider',
  'goblin-archer',
  'orc-shieldbearer',
  'goblin-drummer',
] as const;
export type OrcId = (typeof ORC_IDS)[number];

const AVENGE = interrupt('avenge', 'monster-killed', [effect('fired-up', 2, SELF)], {
  to: one('minion', 'anywhere'),
  only: 'first',
});

export const ORCS: Readonly<Record<OrcId, MonsterRecord>> = {
  'orc-warchief': champion('orc', {
    role: 'offense',
    line: [5, 8, 9, 15, 1, 4],
    setup: 3,
    likes: 'defense',
    gains: [owns(activator('sweeping-chop', 2, 'hit', [harm(3, one('other-enemy', 'adjacent'))])), answers(AVENGE)],
  }),
  'orc-shaman': champion('orc', {
    role: 'utility',
    line: [5, 8, 7, 12, 0, 3],
    form: ranged(4),
    setup: 4,
    likes: 'utility',
    gains: [
      owns(activator('blood-rite', 2, 'free', [heal(3, one('self-or-ally', 5))])),
      owns(activator('hex', 1, 'free', [effect('unsteady', 1, one('enemy', 5))])),
    ],
  }),
  'orc-raider': minion('orc', {
    role: 'offense',
    line: [5, 7, 7, 9, 0, 4],
    setup: 2,
    likes: 'utility',
    gains: [owns(activator('shoulder-past', 1, 'free', [dodge(1)]))],
  }),
  'goblin-archer': minion('orc', {
    role: 'offense',
    line: [5, 7, 5, 7, 0, 3],
    form: ranged(6),
    setup: 4,
    likes: 'offense',
    gains: [owns(activator('barbed-arrow', 1, 'hit', [effect('slow', 2)]))],
  }),
  'orc-shieldbearer': minion('orc', {
    role: 'defense',
    line: [4, 8, 9, 8, 1, 4],
    setup: 2,
    likes: 'defense',
    gains: [owns(activator('shield-slam', 2, 'hit', [effect('weak', 1)]))],
  }),
  'goblin-drummer': minion('orc', {
    role: 'utility',
    line: [5, 7, 5, 8, 0, 3],
    setup: 3,
    likes: 'utility',
    gains: [owns(activator('war-beat', 1, 'free', [effect('heartened', 1, one('ally', 5))]))],
  }),
};
