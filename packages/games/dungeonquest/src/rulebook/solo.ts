export const SOLO_RULES = {
  'solo.no-cards': {
    section: 'solo',
    origin: 'source',
    title: 'No cards in Classic Solo',
    text: 'No Combat card and no Power card is played in the combat, Tatianna’s arrows excepted.',
  },
  'solo.one-die': {
    section: 'solo',
    origin: 'source',
    title: 'One die a round',
    text: 'Each round begins with one die, rolled by the hero’s player and read from a table.',
  },
  'solo.result-1-2': { section: 'solo', origin: 'source', title: 'A 1 or a 2', text: 'One wound on the hero.' },
  'solo.result-3-4': {
    section: 'solo',
    origin: 'source',
    title: 'A 3 or a 4',
    text: 'One wound on the hero and one on the monster.',
  },
  'solo.result-5': { section: 'solo', origin: 'source', title: 'A 5', text: 'One wound on the monster.' },
  'solo.result-6': { section: 'solo', origin: 'source', title: 'A 6', text: 'Two wounds on the monster.' },
  'solo.attributes-irrelevant': {
    section: 'solo',
    origin: 'ruling',
    title: 'Attributes do not matter',
    text: 'No attribute plays any part in Classic Solo.',
  },
  'solo.roll-again': {
    section: 'solo',
    origin: 'source',
    title: 'Roll again',
    text: 'As long as both are alive the die is rolled again.',
  },
} as const;
