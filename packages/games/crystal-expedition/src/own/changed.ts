import { type FigureChanges, type FiguresOfOne, figureIn, madeBy } from '@questhall/facets';
import { MONSTERS, type MonsterId, type MonsterRecord, QUEST_GOALS, type QuestId } from '../content/index.ts';

/** Who holds what a file has changed. */
interface Changed {
  readonly own?: FigureChanges;
}

const changed = madeBy<MonsterRecord>((record, own) => {
  const { speed, grit, grab, hitpoints, fate, armor } = record.statistics;
  return {
    ...record,
    statistics: {
      speed: figureIn(own, 'speed', speed),
      grit: figureIn(own, 'grit', grit),
      grab: figureIn(own, 'grab', grab),
      hitpoints: figureIn(own, 'hitpoints', hitpoints),
      fate,
      armor: figureIn(own, 'armor', armor),
    },
    base: figureIn(own, 'base', record.base),
    setup: figureIn(own, 'setup', record.setup),
    purse: figureIn(own, 'purse', record.purse),
  };
});

/** A monster's record with what somebody has changed of it. */
export const recordWith = (record: MonsterId, own?: FiguresOfOne): MonsterRecord => changed(MONSTERS[record], own);

/** The record as it is at this table. */
export const recordAt = ({ own }: Changed, record: MonsterId): MonsterRecord =>
  recordWith(record, own?.[`monster ${record}`]);

/** What a monster that comes to this table has of its own. */
export function ownOf({ own }: Changed, record: MonsterId): { readonly own?: FiguresOfOne } {
  const figures = own?.[`monster ${record}`];
  return figures === undefined ? {} : { own: figures };
}

/** How much there is to be done at this table. [expedition.success-on-quest] */
export const goalAt = ({ own }: Changed, quest: QuestId): number =>
  figureIn(own?.[`quest ${quest}`] ?? {}, 'goal', QUEST_GOALS[quest]);
