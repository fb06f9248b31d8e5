import type { DungeoneerWording } from '../telling/wording.ts';

/** What each standing order is called, and what it spares one. */
export const orders: DungeoneerWording['orders'] = {
  quiet: { title: 'Rustig', text: 'wat anderen elkaar aandoen, en de momenten tussen twee acties' },
  'this-window': { title: 'Dit moment', text: 'nog eens gevraagd worden over wat er nu gebeurt' },
  'this-phase': { title: 'Deze fase', text: 'alles tot de fase voorbij is, of tot het om je held gaat' },
  'until-my-turn': { title: 'Tot mijn beurt', text: 'alles tot je beurt begint, of tot het om je held gaat' },
  deep: { title: 'Diep', text: 'alles tot je beurt begint, ook als het om je held gaat' },
  'hand-up': {
    title: 'Hand op',
    text: 'je wilt iets doen: alle andere opdrachten wachten tot je een keer gevraagd bent',
  },
};
