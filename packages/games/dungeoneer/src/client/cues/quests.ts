import { banner, card, flash, UNSEEN } from '@questhall/facets';
import type { Event } from '../../types/index.ts';
import { heroPlace, questPlace } from '../places/names.ts';
import { type Cues, heroAt, isSetUp, thrown } from './make.ts';

type Questing = Extract<
  Event['type'],
  | ('searched' | 'chance' | 'questDealt' | 'questDealtUnseen' | 'globalTurned' | 'questShown' | 'attempted' | 'marked')
  | ('tookToken' | 'droppedToken' | 'pickedUp' | 'becamePersonal' | 'stole' | 'completed' | 'questsBuried')
  | ('recycled' | 'gradeChanged')
>;

export const QUESTS: Cues<Questing> = {
  searched: ({ seat, isFound }, view) => [
    ...thrown(heroAt(view, seat)),
    ...flash([heroAt(view, seat)], isFound ? 'good' : 'plain'),
  ],
  chance: ({ seat, isMet }, view) => [
    ...thrown(heroAt(view, seat)),
    ...flash([heroAt(view, seat)], isMet ? 'good' : 'plain'),
  ],
  questDealt: ({ quest }) => [{ kind: 'appear', who: questPlace(quest) }],
  questDealtUnseen: UNSEEN,
  globalTurned: ({ quest }, view) =>
    isSetUp(view) ? [{ kind: 'turn', at: [questPlace(quest)] }] : card(questPlace(quest), 'plain'),
  questShown: ({ seat }) => card(heroPlace(seat), 'plain'),
  attempted: ({ seat, quest }, view) => flash([heroAt(view, seat), questPlace(quest)], 'plain'),
  marked: ({ quest }) => flash([questPlace(quest)], 'good'),
  tookToken: ({ quest }) => flash([questPlace(quest)], 'good'),
  droppedToken: ({ seat }, view) => flash([heroAt(view, seat)], 'plain'),
  pickedUp: ({ quest }) => flash([questPlace(quest)], 'good'),
  becamePersonal: ({ quest }) => flash([questPlace(quest)], 'plain'),
  stole: () => banner('bad'),
  completed: () => banner('good'),
  questsBuried: UNSEEN,
  recycled: UNSEEN,
  gradeChanged: () => banner('magic'),
};
