export const CLASSIC_RULES = {
  'classic.hand-of-three': {
    section: 'classic',
    origin: 'source',
    title: 'Three cards each',
    text: 'At set-up every player takes a Quick Shot, a Slash and a Bolt of Agony from the Combat deck, for the whole game.',
  },
  'classic.rest-unused': {
    section: 'classic',
    origin: 'source',
    title: 'The other cards leave',
    text: 'All other Combat cards are put away. If Tatianna is in the game they stay as the deck she reveals from, and serve nothing else.',
  },
  'classic.secret-pick': {
    section: 'classic',
    origin: 'source',
    title: 'A card face down',
    text: 'Each round the hero’s player and the monster player each choose one of their three cards and lay it face down.',
  },
  'classic.any-card-any-round': {
    section: 'classic',
    origin: 'source',
    title: 'Every card, every round',
    text: 'After the round both cards go back to the hand, so any card can be chosen in any round, the same one again included.',
  },
  'classic.pick-binding': {
    section: 'classic',
    origin: 'ruling',
    title: 'A laid card lies',
    text: 'A card once laid cannot be changed, and nobody learns anything of the other side’s choice, not even that a change was tried.',
  },
  'classic.reveal-together': {
    section: 'classic',
    origin: 'source',
    title: 'Turned up together',
    text: 'When both cards lie they are turned up at the same moment, and the display is read where they cross.',
  },
  'classic.white-box': {
    section: 'classic',
    origin: 'source',
    title: 'A white box wounds the hero',
    text: 'The number in a white box is the wounds on the hero.',
  },
  'classic.grey-box': {
    section: 'classic',
    origin: 'source',
    title: 'A grey box wounds the monster',
    text: 'The number in a grey box is the wounds on the monster.',
  },
  'classic.split-box': {
    section: 'classic',
    origin: 'source',
    title: 'A split box wounds both',
    text: 'A box half white, half grey inflicts one wound on each side.',
  },
  'classic.display': {
    section: 'classic',
    origin: 'ruling',
    title: 'The combat display',
    text: 'Equal cards wound both sides once. Quick Shot beats Slash, Slash beats Bolt of Agony, Bolt of Agony beats Quick Shot: the loser takes one wound, except that the hero’s Quick Shot against the monster’s Slash inflicts two. The source shows the display as a picture we have not seen; this is what its text and examples leave possible.',
  },
  'classic.no-domination': {
    section: 'classic',
    origin: 'ruling',
    title: 'No useless card',
    text: 'Whatever lives are left, no card is always at least as good as another, and best play gives each of the three a real chance, on both sides.',
  },
} as const;
