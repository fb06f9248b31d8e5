import type { DungeoneerWording } from '../telling/wording.ts';

/** What each standing order is called, and what it spares one. */
export const orders: DungeoneerWording['orders'] = {
  quiet: { title: 'Quiet', text: 'what others do to others, and the moments between two actions' },
  'this-window': { title: 'This moment', text: 'to be asked again about what is going on now' },
  'this-phase': { title: 'This phase', text: 'everything until the phase is over, or until your hero is concerned' },
  'until-my-turn': {
    title: 'Until my turn',
    text: 'everything until your turn begins, or until your hero is concerned',
  },
  deep: { title: 'Deep', text: 'everything until your turn begins, even what concerns your hero' },
  'hand-up': { title: 'Hand up', text: 'you want to act: all other orders wait until you have been asked once' },
};
