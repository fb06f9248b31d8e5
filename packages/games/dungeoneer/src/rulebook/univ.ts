export const UNIV_RULES = {
  'univ.card-beats-rule': {
    section: 'univ',
    origin: 'source',
    title: 'Cards beat rules',
    text: 'If a card and this book disagree, do what the card says.',
  },
  'univ.dice-before-roll': {
    section: 'univ',
    origin: 'source',
    title: 'Speak up before the roll',
    text: 'Whatever changes dice has to be played or announced before they are rolled.',
  },
  'univ.resolution-order': {
    section: 'univ',
    origin: 'source',
    title: 'The order of effects',
    text: 'If several effects get in each other’s way, carry them out in this order: Boons and special abilities of heroes, Treasures, Banes, exits, spending movement points, entering a space, collecting Peril and Glory, what the space does, Encounters, attack rolls, counter-attack rolls, Quests. If that does not settle it, the active player comes first and the others follow in turn order. For example, if you lack the Glory for a card that gives +1 Speed, enter a space, collect what it gives, play the card, and only then meet the Speed Threat of that space, with the higher Speed.',
  },
} as const;
