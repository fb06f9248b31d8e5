import type { Dungeoneer } from '@questhall/dungeoneer';
import {
  type Adventure,
  type Clause,
  type Effect,
  type MapCard,
  type QuestCard,
  type QuestCategory,
  SIDES,
} from '@questhall/dungeoneer/content';

type Rule = Dungeoneer['Rule'];

const TIMES: Readonly<Record<Adventure['time'], Rule>> = {
  lord: 'lord.encounters-one-batch',
  hero: 'glory.hero-time',
  anytime: 'act.anytime-card',
  response: 'act.response-card',
};

const DURATIONS: Readonly<Record<Adventure['duration'], Rule>> = {
  instant: 'dur.instant',
  permanent: 'dur.permanent',
  attachment: 'dur.attachment-host',
  monster: 'dur.monster-life',
};

/** What stands behind a word on a card. */
const WORDS: Readonly<Partial<Record<Effect['word'], Rule>>> = {
  threat: 'threat.roll',
  wound: 'time.wounds-pending',
  prevent: 'time.wounds-pending',
  heal: 'comp.life-cap',
  tip: 'fx.tipped-cannot-move',
  untip: 'act.untip',
  level: 'fx.level-drain',
  warp: 'fx.warp-is-entry',
  shift: 'fx.shift-what',
  minion: 'fx.minion-acts',
  limit: 'fx.storage-now',
  look: 'hidden.view',
  upkeep: 'reset.upkeep',
  score: 'comp.score-order',
};

const behind = (clauses: readonly Clause[]): readonly Rule[] =>
  clauses.flatMap(({ choices }) => choices.flat().flatMap(({ word }) => WORDS[word] ?? []));

const unique = (rules: readonly Rule[]): readonly Rule[] => [...new Set(rules)];

/** When an Adventure card is played, how long it stays, who pays, and what its words mean. */
export function rulesOfCard({ kind, time, duration, clauses }: Adventure): readonly Rule[] {
  const moment = kind === 'bane' ? 'lord.banes-any-moment' : TIMES[time];
  const payment = kind === 'boon' || kind === 'treasure' ? 'comp.glory-own-peril-others' : 'lord.pay-targets-peril';
  const fight: readonly Rule[] =
    kind === 'monster'
      ? ['combat.a-standard-symbol', 'combat.e-higher-total-hits']
      : kind === 'trap'
        ? ['combat.c-trap-resolves']
        : [];
  return unique([moment, payment, DURATIONS[duration], ...fight, ...behind(clauses)]);
}

const QUESTS: Readonly<Record<QuestCategory, readonly Rule[]>> = {
  slay: ['quest.slay-left-neighbour', 'quest.slay-wounds-stay'],
  threat: ['quest.threat', 'quest.progress-markers'],
  escort: ['quest.escort-take', 'quest.escort-steal'],
  artifact: ['quest.threat', 'quest.progress-markers'],
  sacrifice: ['quest.sacrifice'],
  search: ['quest.search-found', 'quest.progress-markers'],
  chance: ['quest.retry-costs-one'],
  effect: ['quest.effect-personal'],
};

export const rulesOfQuest = ({ category, reward }: QuestCard): readonly Rule[] =>
  unique(['quest.at-location', 'quest.first-attempt-free', ...QUESTS[category], ...behind(reward)]);

/** What coming here, staying and leaving means. */
export function rulesOfSpace({ exits, obstacle, sewer, isPortal, clauses }: MapCard): readonly Rule[] {
  const kinds = SIDES.map((side) => exits[side].kind);
  return unique([
    'move.collect-new',
    ...(kinds.includes('locked') ? (['exit.locked'] as const) : []),
    ...(kinds.includes('trapped') ? (['exit.trapped'] as const) : []),
    ...(obstacle === null ? [] : [`obst.${obstacle.kind}` as const]),
    ...(sewer === null ? [] : (['link.sewer'] as const)),
    ...(isPortal ? (['link.portal'] as const) : []),
    ...behind(clauses),
  ]);
}
