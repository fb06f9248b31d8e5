import type { Wide } from '../../../texts/shape.ts';

/** What the page says of Crystal Expedition outside of its table: in lists, and in the form for a new one. */
export const en = {
  campaign: (heroes: number): string => `A campaign of ${heroes === 1 ? 'one hero' : `${heroes} heroes`}`,
  monsters: 'The monsters',
  newHero: 'a new hero',
  program: 'The program',
  sections: { campaign: 'The campaign', company: 'Who sits where' },
  seatsText:
    'As many players as you like, up to one for each hero: whoever is left over is shared out around the table.',
  anew: { title: 'Somebody new', text: 'Made at the table: Race, Class and what 250 Crowns buy.' },
  options: {
    heroes: { title: 'The party', text: 'Who sets out from Town.' },
    begin: { title: 'Beginning', text: 'In Town, or at the stairs of the first dungeon.' },
    expeditions: { title: 'Expeditions', text: 'After so many the campaign is over; 0 for no end but your own.' },
    monsters: { title: 'Who plays the monsters', text: 'They follow rules of their own, unless somebody wants them.' },
  },
  choices: {
    begin: {
      town: { title: 'In Town', text: 'Three visits for each hero before the first expedition.' },
      dungeon: { title: 'At the stairs', text: 'The first expedition begins at once.' },
    },
    monsters: {
      table: { title: 'The table', text: 'By the rules that say what a monster does.' },
      seat: { title: 'A seat of their own', text: 'One more chair, for a person or the program.' },
      heroes: { title: 'The heroes’ players', text: 'Whoever has just had a Turn.' },
    },
  },
} as const;

export type GameTexts = Wide<typeof en>;
