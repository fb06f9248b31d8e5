export const BALANCE_RULES = {
  'balance.target': {
    section: 'balance',
    origin: 'authored',
    title: 'How deadly it should be',
    text: 'Played with care, 15 to 25 of 100 heroes come out alive whichever the combat mode, and no hero fewer than 14 or more than 28. Whenever a figure changes the lab plays it out again.',
    noted: 'A target for designers, measured by the lab; nobody at a table can keep or break it.',
  },
  'balance.bot': {
    section: 'balance',
    origin: 'authored',
    title: 'What careful play is',
    text: 'The careful player goes the cheapest way, takes stairs over long distances, leaves the dead and their crypts alone, weighs fight against flight by the exact odds, plunders once, and turns home while there are rounds enough.',
    noted: 'How the target is measured; nobody at a table can keep or break it.',
  },
} as const;
