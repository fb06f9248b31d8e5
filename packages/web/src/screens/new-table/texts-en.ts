import type { Wide } from '../../texts/shape.ts';

/** The words of the form for a new table. They come with it: the first screen has no need of them. */
export const formEn = {
  newTable: {
    title: (game: string): string => `A new table of ${game}`,
    sections: {
      reading: 'Which rules',
      quest: 'The quest',
      company: 'Who sits where',
      gear: 'What the heroes carry',
      fight: 'How to fight',
      hero: 'The hero',
      monster: 'The monster',
      expedition: 'The expedition',
    },
    seatsText: {
      heroquest:
        'One seat plays Zargon, all others share the heroes. At one screen a curtain falls when secrets change hands.',
      glowquest:
        'A seat for each hero, and one for whatever lives in the dungeon: monsters follow their script, and only what it leaves open is asked.',
      dungeonquest: 'The first seat leads the hero, the next one the monster; anybody else watches.',
    },
    addSeat: 'Add a seat',
    removeSeat: (name: string): string => `Remove the seat of ${name}`,
    dice: 'The dice',
    diceRolled: {
      title: 'The program rolls',
      text: 'Fair dice, from a secret seed that is drawn when the table is opened.',
    },
    diceTyped: { title: 'We roll real dice', text: 'You roll on your own table, and type in what they show.' },
    house: 'House rules',
    houseText: 'All are off unless you want them, or a switch above sets them. Each says which rule it changes.',
    houseOn: (n: number): string => (n === 0 ? 'none' : `${n} on`),
    changes: 'Changes',
    more: 'More options',
    usual: 'as usual',
    bounds: (least: number, most: number): string => `a whole number from ${least} to ${most}`,
    summary: 'Your table',
    start: 'Start',
    starting: 'Laying the table …',
    loneHero: (hitpoints: number): string => `A hero who goes alone begins with ${hitpoints} Hitpoints.`,
    programRuns:
      'Players run the monsters, and the program has their seat: so the program decides for them. Give that seat to a person, or the monsters to the heroes’ players.',
    partOfParty: 'With fewer than four the house rule “A small party” is switched on.',
    on: 'On',
    off: 'Off',
  },
  presets: {
    differs: 'What is different then',
    stays: 'Spells, treasure and artifacts stay as this book has them, and no roll falls below one die.',
    sets: {
      publishedShields: 'Heroes block with white shields only, monsters with black ones only',
      publishedMonsters: 'Monsters have the numbers of the published cards',
      doorsStayOpen: 'A door that was opened stays open',
      chestTrapMustDisarm: 'A trap on a chest springs until it is disarmed, even one that was found',
      crossbowNotAdjacent: 'No Crossbow is shot at a neighbour',
      rockEntombs: 'Whoever ends a move in solid rock is lost',
      corrodePermanent: 'A weapon that rusts is gone for good',
      dwarfDisarm: 'The Dwarf fails to disarm only on a black shield',
    },
  },
  asks: {
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
    mode: { title: 'Combat', text: 'Three ways to settle a fight.' },
    hero: { title: 'Hero', text: 'Who fights.' },
    heroLife: {
      title: 'Life at the start',
      text: 'Leave it empty for all that is on the sheet. A fight with 6 is a close one.',
    },
    monster: { title: 'Monster', text: 'Who waits in the ring.' },
    heroWounds: { title: 'Hero’s wounds', text: 'Wounds already suffered; usually what is missing from the sheet.' },
    attribute: { title: 'Attribute', text: 'What Combat Dice tests; usually the hero’s own value.' },
    determination: { title: 'Determination', text: 'Determination tokens the hero brings along.' },
    monsterLife: { title: 'Monster’s life', text: 'Life on its token; usually that of a token drawn at random.' },
    fighter: { title: 'Fighter', text: 'The seat whose hero fights; the next one plays the monster.' },
    rounds: { title: 'Rounds', text: 'Rounds after which a quest counts as failed; usually as many as it takes.' },
    difficulty: { title: 'Difficulty', text: 'How much Resolve the party has.' },
    monsters: { title: 'Who answers for the monsters', text: 'Where their script leaves a choice.' },
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
    zargon: {
      novice: { title: 'Novice', text: 'Strikes at whoever is near, and lets some of its monsters doze.' },
      standard: { title: 'Standard', text: 'Knows whom to strike, and how to close a corridor.' },
      master: { title: 'Master', text: 'Also lets its monsters wait for each other.' },
    },
    difficulty: {
      easy: { title: 'Easy', text: 'Resolve 4: heroes may fall four times.' },
      normal: { title: 'Normal', text: 'Resolve 3.' },
      hard: { title: 'Hard', text: 'Resolve 2.' },
    },
    monsters: {
      seat: { title: 'A seat of their own', text: 'One more chair, for a person or the program.' },
      heroes: { title: 'The heroes’ players', text: 'Whoever has just had a Turn answers for them.' },
    },
    role: {
      defense: 'Takes the blows, and gives some back.',
      offense: 'Fast, and hits hardest.',
      utility: 'Heals, helps, and hinders.',
    },
    roleFacts: (speed: number, grit: number, hitpoints: number): string =>
      `Speed ${speed} · Grit ${grit} · Hitpoints ${hitpoints}`,
    mode: {
      dice: { title: 'Combat Dice', text: 'Two dice against an attribute. Luck decides; Hugo has a word in it.' },
      solo: { title: 'Classic Solo', text: 'One die and a table, blow by blow.' },
      cards: { title: 'Classic Cards', text: 'Each side lays one of three cards in secret. All bluff.' },
      vote: { title: 'Let the table agree', text: 'Everybody votes before the fight.' },
    },
    hero: {
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
    random: { title: 'Whoever comes', text: 'Any of the 25 tokens, drawn at random.' },
  },
} as const;

export type FormTexts = Wide<typeof formEn>;
