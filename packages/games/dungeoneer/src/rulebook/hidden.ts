export const HIDDEN_RULES = {
  'hidden.view': {
    section: 'hidden',
    origin: 'source',
    title: 'What you may see',
    text: 'Open to all are the map and everything on it, exits opened or disarmed, heroes with level, life, movement points, Glory and Peril, all Inventories and Packs, what has been used this turn, Global and completed Quests, markers and wounds, the discard piles, and cards that are put aside. Only you see your hand, your face-down Quests, a Map card you have drawn until you lay it, Map cards dealt to you, cards you looked at until they are drawn or shuffled, your list of Encounters until you close it, your answer until its turn comes, an act given back to you, and your standing orders. The others see how many cards you hold and, with two decks, from which you drew; that you are laying a card or passing one on; that you looked, how far and at which deck; and that a moment is open, though not who has answered. Nobody sees the order of a deck or dice before they fall. Onlookers see what your opponents see. When the game is over everything may be shown.',
  },
  'hidden.known-cards': {
    section: 'hidden',
    origin: 'ruling',
    title: 'Cards everybody remembers',
    text: 'If all have seen a card go into a hand, such as a monster taken back or a card returned for unpaid upkeep, it stays on view as a known card for as long as it is there. Likewise everybody is reminded of a Map card that was put under its deck, up to the next shuffle or until somebody draws it. You need no memory for this.',
  },
  'hidden.no-trace': {
    section: 'hidden',
    origin: 'source',
    title: 'No clues',
    text: 'Nothing you are shown, asked or refused gives away what you may not know. Who is asked follows from open facts, every pass looks the same, and an act that is given back is told only to its owner.',
  },
  'hidden.composition': {
    section: 'hidden',
    origin: 'source',
    title: 'The card lists are open',
    text: 'Everybody may know which cards the sets in the game contain, and may count what has not been seen yet.',
    noted: 'The card lists are part of the book and of no hidden state.',
  },
} as const;
