import type { Wide } from '../../../texts/shape.ts';

/** What the page says of HeroQuest outside of its table: in lists, and in the form for a new one. */
export const en = {
  quest: (n: number, title: string): string => (title === '' ? `Quest ${n}` : `Quest ${n}: ${title}`),
  campaign: 'Campaign',
  ownQuest: 'A quest of your own',
  rooms: { corridor: 'the corridor', room: (letter: string): string => `room ${letter}` },
  seats: { heroes: 'Heroes', zargon: 'Zargon', seat: (n: number): string => `Seat ${n}` },
  bots: { standard: 'The program' },
  line: {
    inTown: 'In town',
    attempt: (n: number): string => `attempt ${n}`,
    won: (n: number): string => (n === 1 ? '1 quest won' : `${n} quests won`),
    heroes: 'The heroes',
    dead: (name: string): string => `${name}, dead`,
  },
  sections: {
    reading: 'Which rules',
    quest: 'The quest',
    company: 'Who sits where',
    gear: 'What the heroes carry',
  },
  seatsText:
    'One seat plays Zargon, all others share the heroes. At one screen a curtain falls when secrets change hands.',
  partOfParty: 'With fewer than four the house rule “A small party” is switched on.',
  presetStays: 'Spells, treasure and artifacts stay as this book has them, and no roll falls below one die.',
  presetSets: {
    publishedShields: 'Heroes block with white shields only, monsters with black ones only',
    publishedMonsters: 'Monsters have the numbers of the published cards',
    doorsStayOpen: 'A door that was opened stays open',
    chestTrapMustDisarm: 'A trap on a chest springs until it is disarmed, even one that was found',
    crossbowNotAdjacent: 'No Crossbow is shot at a neighbour',
    rockEntombs: 'Whoever ends a move in solid rock is lost',
    corrodePermanent: 'A weapon that rusts is gone for good',
    dwarfDisarm: 'The Dwarf fails to disarm only on a black shield',
  },
  won: (share: string): string =>
    `Four heroes led by the program win ${share} of such quests against the program’s Zargon.`,
  options: {
    asPublished: {
      title: 'As published',
      text: 'The game of the box: white shields block for heroes, black ones for monsters. Without it any shield blocks for everybody, and the fourteen quests here are tuned for that.',
    },
    quest: { title: 'Quest', text: 'Which quest of the campaign.' },
    campaign: {
      title: 'Play on as a campaign',
      text: 'Goes on with the next quest, with a visit to the armory in between.',
    },
    kit: { title: 'Gear', text: 'What the heroes own when they set out.' },
    heroes: { title: 'The party', text: 'Who goes down into the dungeon.' },
    zargon: { title: 'Zargon’s cunning', text: 'How well the program plays Zargon.' },
    rounds: { title: 'Rounds', text: 'Rounds after which a quest counts as failed; usually as many as it takes.' },
    attempts: {
      title: 'Attempts',
      text: 'How often a quest of the campaign may be tried; usually as often as you like.',
    },
  },
  choices: {
    kit: {
      usual: {
        title: 'A careful party',
        text: 'What a careful party would own by then; every quest can be won with it.',
      },
      new: { title: 'Newcomers', text: 'A weapon each and nothing else, as in quest 1.' },
    },
    dwarfDisarm: {
      strict: { title: 'Strict', text: 'As the rule has it.' },
      shared: { title: 'Shared', text: 'The Dwarf always makes the roll of the Tool Kit.' },
      published: { title: 'Published', text: 'The Dwarf fails on a black shield only.' },
    },
    zargon: {
      novice: { title: 'Novice', text: 'Strikes at whoever is near, and lets some of its monsters doze.' },
      standard: { title: 'Standard', text: 'Knows whom to strike, and how to close a corridor.' },
      master: { title: 'Master', text: 'Also lets its monsters wait for each other.' },
    },
  },
} as const;

export type GameTexts = Wide<typeof en>;
