import type { Frames } from '@questhall/kernel';
import { heroOf } from '../queries/figures.ts';
import type { HeroQuest } from '../types/index.ts';
import { askSeat } from './agenda.ts';

/** The bearer of the Spell Ring decides whether this spell stays in hand. [artifact.spell-ring] */
export const keep: Frames<HeroQuest>['keep'] = (draft, frame) => {
  const hero = heroOf(draft.table, frame.hero);
  if (hero.status !== 'here') draft.agenda.pop();
  else askSeat(draft, hero.seat, 'artifact.spell-ring', { kind: 'keep', hero: frame.hero, spell: frame.spell }, 'pass');
};
