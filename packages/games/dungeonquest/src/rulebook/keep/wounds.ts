export const WOUNDS_RULES = {
  'wounds.killed': {
    section: 'wounds',
    origin: 'authored',
    title: 'Dead',
    text: 'A hero or monster with as many wounds as Life, or more, is dead.',
  },
  'wounds.heal-floor': {
    section: 'wounds',
    origin: 'authored',
    title: 'No better than unhurt',
    text: 'Healing takes wounds away until there are none, and no further.',
  },
  'wounds.no-save': {
    section: 'wounds',
    origin: 'authored',
    title: 'No last chance',
    text: 'Between the last wound and death nobody can do anything.',
  },
  'death.discard': {
    section: 'wounds',
    origin: 'authored',
    title: 'What the dead leave',
    text: 'Power cards, items and tokens of a dead hero are discarded, gold is lost, and Treasures are shuffled unseen into their deck. Nothing stays on the square. In his own turn, that turn is over.',
  },
  'death.player-stays': {
    section: 'wounds',
    origin: 'ruling',
    title: 'Dead, and still at the table',
    text: 'A player whose hero is dead or gone still plays monsters: the top card of the Power deck serves for a hand, and in Classic Cards the three Combat cards stay. A seat of the computer serves like any other.',
  },
} as const;
