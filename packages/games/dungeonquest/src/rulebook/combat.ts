export const COMBAT_RULES = {
  'combat.rounds-until-death': {
    section: 'combat',
    origin: 'source',
    title: 'Round after round, to the death',
    text: 'A combat is a series of rounds and ends only when the hero or the monster has been killed.',
  },
  'combat.must-continue': {
    section: 'combat',
    origin: 'source',
    title: 'Nobody may stop',
    text: 'If both are alive after a round’s wounds, another round follows. There is no choice about it.',
  },
  'combat.no-break-off': {
    section: 'combat',
    origin: 'ruling',
    title: 'No escape in the middle',
    text: 'Once the first round has begun nobody gets away: rounds must go on, and Power cards are shut out.',
  },
  'combat.wounds-simultaneous': {
    section: 'combat',
    origin: 'ruling',
    title: 'Wounds fall together',
    text: 'All wounds of a round land at the same moment. Only then is it seen who has died.',
  },
  'combat.both-die': {
    section: 'combat',
    origin: 'ruling',
    title: 'Both can die',
    text: 'If one round kills hero and monster, both are dead. The hero has not survived and earns nothing, and the token goes back to the pool.',
  },
  'combat.overkill-lost': {
    section: 'combat',
    origin: 'ruling',
    title: 'Dead is dead',
    text: 'Wounds beyond the one that kills have no further effect.',
  },
  'combat.no-items-in-combat': {
    section: 'combat',
    origin: 'ruling',
    title: 'Hands full',
    text: 'From the first round to the end of the combat no draught, Treasure or other item can be used. Dice or cards, and the heroes’ own abilities, are all that counts.',
  },
  'combat.effect-order': {
    section: 'combat',
    origin: 'ruling',
    title: 'What comes first',
    text: 'In a round: the result of dice or cards; then Hugo’s same card or Challara’s weakness; then Krutzbeck’s extra wound; then the wounds land; then deaths.',
  },
  'combat.kill-aftermath': {
    section: 'combat',
    origin: 'authored',
    title: 'The spoils',
    text: 'Monster dead, hero alive: the token goes back to the pool and the hero’s player draws a Power card.',
  },
  'combat.defeat-aftermath': {
    section: 'combat',
    origin: 'authored',
    title: 'The monster stays',
    text: 'Hero dead, monster alive: the token stays where it is, and all its wounds are healed. In the catacombs it goes back to the pool.',
  },
} as const;
