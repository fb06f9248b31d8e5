import type { Wide } from '../../../texts/shape.ts';

/** What the page says of Glowquest outside of its table: in lists, and in the form for a new one. */
export const en = {
  expedition: (heroes: number): string => `An expedition of ${heroes === 1 ? '1 hero' : `${heroes} heroes`}`,
  seats: { defense: 'Defense', offense: 'Offense', utility: 'Utility', monsters: 'The monsters' },
  bots: { standard: 'The program', drifter: 'Program: takes any card' },
  sections: { expedition: 'The expedition', company: 'Who sits where' },
  seatsText:
    'A seat for each hero, and one for whatever lives in the dungeon: monsters follow their script, and only what it leaves open is asked.',
  loneHero: (hitpoints: number): string => `A hero who goes alone begins with ${hitpoints} Hitpoints.`,
  programRuns:
    'Players run the monsters, and the program has their seat: so the program decides for them. Give that seat to a person, or the monsters to the heroes’ players.',
  options: {
    heroes: { title: 'The party', text: 'Who goes down into the dungeon.' },
    difficulty: { title: 'Difficulty', text: 'How much Resolve the party has.' },
    creation: { title: 'The heroes’ first cards', text: 'How each hero comes to the four cards it sets out with.' },
    monsters: { title: 'Who answers for the monsters', text: 'Where their script leaves a choice.' },
  },
  choices: {
    difficulty: {
      easy: { title: 'Easy', text: 'Resolve 4: heroes may fall four times.' },
      normal: { title: 'Normal', text: 'Resolve 3.' },
      hard: { title: 'Hard', text: 'Resolve 2.' },
    },
    creation: {
      draft: { title: 'Drawn', text: 'One of three, four times a hero.' },
      either: { title: 'Drawn or ready-made', text: 'Each hero may take a ready-made set instead.' },
      ready: { title: 'Ready-made', text: 'All set out at once, with the usual set of their Role.' },
    },
    monsters: {
      seat: { title: 'A seat of their own', text: 'One more chair, for a person or the program.' },
      heroes: { title: 'The heroes’ players', text: 'Whoever has just had a Turn answers for them.' },
    },
  },
  won: (share: string): string => `Led by the program, such a party wins ${share} of its expeditions.`,
  roles: {
    defense: 'Takes the blows, and gives some back.',
    offense: 'Fast, and hits hardest.',
    utility: 'Heals, helps, and hinders.',
  },
  roleFacts: (speed: number, grit: number, hitpoints: number): string =>
    `Speed ${speed} · Grit ${grit} · Hitpoints ${hitpoints}`,
} as const;

export type GameTexts = Wide<typeof en>;
