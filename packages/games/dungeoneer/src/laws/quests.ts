import { type QuestId, questOf } from '../content/index.ts';
import { escorted } from '../queries/quests.ts';
import { lastingOn } from '../queries/scores.ts';
import { type Match, turnIn } from '../queries/table.ts';
import type { Table } from '../types/index.ts';
import { type Law, law, ofHeroes } from './law.ts';

const inPlay = (table: Table): readonly QuestId[] => [
  ...table.globals,
  ...table.errands.flatMap((own) => own.map(({ quest }) => quest)),
  ...table.stray,
];

/** Quests that are being attempted: a Threat of theirs is rolled, or their monster fights. */
const underWay = ({ agenda, table }: Match): readonly QuestId[] => [
  ...agenda.flatMap((frame) => (frame.kind === 'attempt' ? [frame.quest] : [])),
  ...table.strikes.flatMap(({ quest }) => (quest === null ? [] : [quest])),
];

const AFTER: readonly string[] = ['pack', 'mend', 'stow', 'spoils'];

/** Quests in play, attempted and done. */
export const QUESTS: readonly Law[] = [
  law(
    'quest.voluntary',
    (state) => underWay(state).every((quest) => turnIn(state)?.tried.includes(quest) === true),
    'no Quest is under way that nobody has chosen to attempt',
  ),
  law(
    'quest.ends-hero-phase',
    (state) => !state.agenda.some(({ kind }) => kind === 'complete') || turnIn(state)?.phase === 'draw',
    'whoever completes a Quest has left the Hero phase',
  ),
  law(
    'quest.completed-out-of-play',
    ({ table }) => [...table.finished, ...table.fresh].every((quest) => !inPlay(table).includes(quest)),
    'no completed Quest is in play',
  ),
  law(
    'quest.recycled-clean',
    ({ table }) => table.progress.every(({ quest }) => inPlay(table).includes(quest)),
    'markers, wounds and tokens lie only on Quests in play',
  ),
  law(
    'quest.artifact',
    ofHeroes(({ artifacts, done }) =>
      done.every((quest) => questOf(quest).category !== 'artifact' || artifacts.includes(quest)),
    ),
    'an Artifact stays with whoever completed it',
  ),
  law(
    'quest.escort-burden',
    ofHeroes((_hero, seat, { table }) => {
      const slowed = lastingOn(table, seat, 'score').map(([effect]) => effect);
      return escorted(table, seat).every((quest) =>
        questOf(quest).clauses.every(({ choices }) =>
          (choices[0] ?? []).every((effect) => effect.word !== 'score' || slowed.includes(effect)),
        ),
      );
    }),
    'a token weighs on whoever carries it',
  ),
  law(
    'quest.slay-no-pack',
    ({ agenda, table }) =>
      agenda.every((frame) => frame.kind !== 'combat' || frame.combat !== 'slay' || !AFTER.includes(frame.stage)) &&
      table.strikes.every(
        ({ quest, foe, dealt, earned }) =>
          (quest ?? table.strikes[foe ?? -1]?.quest ?? null) === null || dealt.length + earned === 0,
      ),
    'a Quest monster is stowed nowhere, and wounds by it or on it are worth nothing',
  ),
];
