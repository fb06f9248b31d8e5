import type { Wide } from '../../../texts/shape.ts';

/** What the page says of Dungeoneer outside of its table: in lists, and in the form for a new one. */
export const en = {
  seat: (number: number): string => `Player ${number}`,
  bots: { standard: 'The program', dreamer: 'Program: dreams in your turn', novice: 'Program: a beginner' },
  sections: { sets: 'Where it is played', company: 'Who sits where' },
  seatsText: 'Everybody leads one hero, and in his own turn is the Dungeonlord of all the others.',
  options: {
    sets: { title: 'Sets', text: 'One alone is a whole game; several grow into one long tale.' },
    roundLimit: { title: 'Round limit', text: 'The game ends after this round; 0 for none.' },
  },
  sets: {
    HD: 'A drowned cellar of a city: for beginners, and the quickest.',
    HW: 'Roads, woods and fens under the open sky.',
    ED: 'Forges deep below, for heroes who have made a name.',
    LD: 'A throne room at the end of time, for legends.',
  },
  grades: { heroic: 'Heroic', epic: 'Epic', legendary: 'Legendary' },
  realms: { dungeon: 'Dungeon', wilderness: 'Wilderness' },
} as const;

export type GameTexts = Wide<typeof en>;
