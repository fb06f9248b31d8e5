export const TRAIT_RULES = {
  'trait.hugo-alert': {
    section: 'trait',
    origin: 'authored',
    title: 'Hugo is on his guard',
    text: 'For Hugo From the Dark is no more than Something Moves: no wound first, and he may flee or snuff his lantern.',
  },
  'trait.krutzbeck-doors': {
    section: 'trait',
    origin: 'authored',
    title: 'Nothing stops Krutzbeck',
    text: 'Krutzbeck passes a Swollen Frame and every portcullis without a test. Cage, rubble and web hold him like anybody.',
  },
  'trait.tatianna-fleet': {
    section: 'trait',
    origin: 'authored',
    title: 'Tatianna is fleet of foot',
    text: 'Tatianna counts one more in an escape.',
  },
  'trait.challara-scout': {
    section: 'trait',
    origin: 'authored',
    title: 'Brightblaze scouts ahead',
    text: 'With fewer than eight wounds Challara draws two tiles where others draw one, looks at both alone, lays one, and puts the other under the stack: whichever way she comes to lay a tile. If only one is left, she lays it.',
  },
  'trait.lindel-light-step': {
    section: 'trait',
    origin: 'authored',
    title: 'Lindel treads lightly',
    text: 'Once a turn Lindel may discard a Trap card as soon as it is drawn and draw another, which stands.',
  },
  'trait.lindel-keen-eyes': {
    section: 'trait',
    origin: 'authored',
    title: 'Lindel sees more',
    text: 'When Lindel searches two cards are drawn; one is discarded, the other counts.',
  },
  'trait.maud-stubborn': {
    section: 'trait',
    origin: 'authored',
    title: 'Maud does not give up',
    text: 'A failed attribute test gives Maud two determination tokens. Iron Nerve gives her no more than anybody.',
  },
} as const;
