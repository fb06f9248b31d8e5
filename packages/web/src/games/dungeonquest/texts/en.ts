import type { Wide } from '../../../texts/shape.ts';

/** What the page says of the game outside of its table: in lists, and in the form for a new one. */
export const en = {
  dash: 'Into the keep, and out before sunset',
  fight: (hero: string, monster: string): string => `${hero} against ${monster}`,
  somebody: 'whoever comes',
  seats: { hero: 'The hero', monster: 'The monster', watcher: 'Watches', dasher: (n: number): string => `Hero ${n}` },
  bots: {
    standard: 'The program: careful, one raid and home',
    greedy: 'Program: greedy, stays while the dragon sleeps',
    cautious: 'Program: cautious, far round trouble and home early',
    quickShot: 'Program: always Quick Shot',
    slash: 'Program: always Slash',
    boltOfAgony: 'Program: always Bolt of Agony',
  },
  sections: {
    play: 'What is played',
    hero: 'The hero',
    monster: 'The monster',
    fight: 'How to fight',
    company: 'Who sits where',
  },
  seatsText: 'Who plays, and whom the program plays.',
  seatsOfKeep:
    'Everybody leads a hero, who is chosen at the table, and plays the monsters that the hero to the right meets.',
  seatsOfArena: 'The first seat leads the hero, the next one the monster; anybody else watches.',
  options: {
    play: { title: 'Game', text: 'The whole keep, or one fight.' },
    mode: { title: 'Combat', text: 'Three ways to settle a fight.' },
    hero: { title: 'Hero', text: 'Who fights.' },
    heroLife: {
      title: 'Life at the start',
      text: 'Left empty, the hero has all that is on the sheet.',
    },
    monster: { title: 'Monster', text: 'Who waits in the ring.' },
    heroWounds: { title: 'Hero’s wounds', text: 'Wounds already suffered; usually what is missing from the sheet.' },
    attribute: { title: 'Attribute', text: 'What Combat Dice tests; usually the hero’s own value.' },
    determination: { title: 'Determination', text: 'Determination tokens the hero brings along.' },
    monsterLife: { title: 'Monster’s life', text: 'Life on its token; usually that of a token drawn at random.' },
    fighter: { title: 'Fighter', text: 'The seat whose hero fights; the next one plays the monster.' },
  },
  plays: {
    keep: { title: 'The keep', text: 'To the dragon’s hoard and out before sunset. Half an hour and more.' },
    arena: { title: 'The arena', text: 'One hero, one monster, one fight. Some minutes.' },
  },
  modes: {
    dice: { title: 'Combat Dice', text: 'Two dice against an attribute. Luck decides; Hugo has a word in it.' },
    solo: { title: 'Classic Solo', text: 'One die and a table, blow by blow.' },
    cards: { title: 'Classic Cards', text: 'Each side lays one of three cards in secret. All bluff.' },
    vote: { title: 'Let the table agree', text: 'Everybody votes before it begins.' },
  },
  heroes: {
    hugo: 'Rolls bad dice again, and wins ties.',
    krutzbeck: 'Hits harder than anybody.',
    tatianna: 'Opens with arrows.',
    challara: 'Weaker from the eighth wound on.',
    lindel: 'Nothing special in a fight.',
    maud: 'Nothing special in a fight.',
  },
  life: (n: number): string => `Life ${n}`,
  lives: (least: number, most: number, attribute: string): string =>
    `Life ${least} to ${most}. Combat Dice tests ${attribute}.`,
  won: (hero: string, share: string): string => `Played at its best, ${hero} wins ${share} of such fights.`,
  wonInKeep: (share: string): string => `Of careful heroes ${share} bring a Treasure out of such a keep.`,
  random: { title: 'Whoever comes', text: 'Any of the 25 tokens, drawn at random.' },
} as const;

export type GameTexts = Wide<typeof en>;
