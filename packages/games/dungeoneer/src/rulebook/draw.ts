export const DRAW_RULES = {
  'draw.order': {
    section: 'draw',
    origin: 'source',
    title: 'The course of the last phase',
    text: 'Discard, collect if you have stayed, save a movement point, draw: in this order.',
  },
  'draw.must-discard-one': {
    section: 'draw',
    origin: 'source',
    title: 'One card must go',
    text: 'If you hold at least one card, you must discard exactly one: from your hand, or a readied Treasure of yours, or a monster from your Pack. You may choose a Minion, which is a Treasure here, but not an Attachment by itself.',
  },
  'draw.empty-hand-exempt': {
    section: 'draw',
    origin: 'source',
    title: 'An empty hand gives nothing',
    text: 'If you hold no card you discard nothing.',
  },
  'draw.no-boon': {
    section: 'draw',
    origin: 'source',
    title: 'Boons stay',
    text: 'You cannot choose a readied Boon for this discard.',
  },
  'draw.stayed-collects': {
    section: 'draw',
    origin: 'source',
    title: 'Staying pays too',
    text: 'If your hero has not moved in the whole turn, you collect the Glory and the Peril of its space; the obstacle or effect there does nothing. A step, a sewer, a portal or a Warp in your own turn is moving, even if you end where you began. It is not moving to be stuck in the doorway, or to be carried by a Shift, or to be moved while others have the turn.',
  },
  'draw.save-one-mp': {
    section: 'draw',
    origin: 'source',
    title: 'Save one for later',
    text: 'If you have a movement point left, you may save exactly one for use out of turn; a token on your Hero card shows it. All others are lost.',
  },
  'draw.saved-mp-removed': {
    section: 'draw',
    origin: 'source',
    title: 'Spent or gone',
    text: 'A saved movement point lasts until you use it or until your next Reset phase.',
  },
  'draw.refill-to-five': {
    section: 'draw',
    origin: 'source',
    title: 'Back to five',
    text: 'Draw Adventure cards until you hold 5. If you hold 5 or more, draw none.',
  },
  'draw.no-hand-limit': {
    section: 'draw',
    origin: 'ruling',
    title: 'More than five',
    text: 'You may hold more than 5 cards and keep them. Rewards, monsters you take back and unpaid upkeep can bring you there.',
    noted: 'Allows what nothing forbids: nothing counts the cards of a hand but the drawing.',
  },
  'draw.reshuffle': {
    section: 'draw',
    origin: 'source',
    title: 'When the deck is empty',
    text: 'If the draw deck is empty, shuffle its discard pile into a new one. If both are empty, nobody draws.',
  },
  'draw.ends-turn': {
    section: 'draw',
    origin: 'source',
    title: 'Drawing ends the turn',
    text: 'When you have drawn, your turn is over.',
  },
} as const;
