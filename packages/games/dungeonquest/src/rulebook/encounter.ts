export const ENCOUNTER_RULES = {
  'encounter.monster-player-left': {
    section: 'encounter',
    origin: 'source',
    title: 'Your left-hand neighbour is the monster',
    text: 'The player in the next seat after the hero’s plays the monster for the whole encounter; after the last seat comes the first. Seats count, not survivors: a player whose hero is dead or gone still serves.',
  },
  'encounter.solo-no-monster-player': {
    section: 'encounter',
    origin: 'ruling',
    title: 'Alone, nobody plays the monster',
    text: 'With one player no seat plays the monster. Combat Dice and Classic Solo ask nothing of it, and when the hero flees the Power deck answers.',
  },
  'encounter.random-token': {
    section: 'encounter',
    origin: 'source',
    title: 'A token from the pool',
    text: 'The monster player draws one token from the pool, each equally likely. The pool is every token that does not lie on the board.',
  },
  'encounter.token-already-here': {
    section: 'encounter',
    origin: 'authored',
    title: 'A monster that waits',
    text: 'If a monster token already lies in the chamber, that is the monster, and nothing is drawn.',
  },
  'encounter.type-public': {
    section: 'encounter',
    origin: 'authored',
    title: 'Its kind is seen at once',
    text: 'Everybody learns what kind of monster it is as soon as the token is drawn.',
  },
  'encounter.life-secret-until-combat': {
    section: 'encounter',
    origin: 'authored',
    title: 'Its Life is hidden until the fight',
    text: 'Until combat starts only the monster player sees the Life on the token, and in a game for one nobody does. When combat starts everybody sees it.',
  },
  'encounter.escape-before-combat': {
    section: 'encounter',
    origin: 'source',
    title: 'Escape comes before the first round',
    text: 'Once the token is known, and before the first round, the hero may try to get away with a Power card if there is somewhere to retreat to; the monster player answers with one. The arena has no way out, so there it is only the fight.',
  },
  'encounter.power-only-for-escape': {
    section: 'encounter',
    origin: 'source',
    title: 'Power cards are for escaping',
    text: 'In an encounter Power cards serve the escape. From the start of the combat to its end neither side may play one.',
  },
  'encounter.sequence': {
    section: 'encounter',
    origin: 'ruling',
    title: 'The order of an encounter',
    text: 'Token and kind; the chance to bluff; fight or escape; the escape; combat starts and Life is shown; Tatianna’s arrows; the rounds; the aftermath. Nothing happens out of this order.',
  },
} as const;
