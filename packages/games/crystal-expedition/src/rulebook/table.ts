export const TABLE_RULES = {
  'save.contents': {
    section: 'save',
    origin: 'authored',
    title: 'What is saved',
    text: 'A saved campaign has everything: its version of the rules, its house rules, the state of the dice, the seats and up to six heroes with all they own, have learned and have been through. So it is with baggage, raw Crystals and gems, the dungeons you know, your successes and failures, how far you are in Town, and the chronicle.',
    noted: 'A match is plain data, and all of it is kept.',
  },
  'save.any-time': {
    section: 'save',
    origin: 'authored',
    title: 'Save when you like',
    text: 'You can stop after any decision and go on later, in the midst of an expedition or a fight too. You find the map, the tokens, the Glory, the purse, the Quest and every open question as you left them.',
    noted: 'A match is plain data, in the middle of anything as well.',
  },
  'save.no-reroll': {
    section: 'save',
    origin: 'authored',
    title: 'No luck from loading',
    text: 'A campaign that you load goes on with the very same dice. Loading again never gets you other numbers.',
    noted: 'All its chance is part of the match, and is kept with it.',
  },
  'save.version-checked': {
    section: 'save',
    origin: 'authored',
    title: 'Other versions',
    text: 'If a campaign was saved under another version of the rules, the table converts it if it knows how. If not, it turns it down and tells you both versions.',
    noted: 'Whoever opens a saved match looks at its edition; the rules of the game do not.',
  },
  'save.derived-not-stored': {
    section: 'save',
    origin: 'authored',
    title: 'Values are worked out anew',
    text: 'When you load, your statistics are worked out from Race, Class, levels and items. If an item, a level or a number of Crowns cannot be, the table does not accept the save.',
  },
  'hidden.no-secrets-between-players': {
    section: 'hidden',
    origin: 'source',
    title: 'No secrets',
    text: 'Everyone at the table sees the same at all times, onlookers too: heroes, monsters and whose Turn is next, the dungeons you know, Glory, the pool of wanderers and how your Quest stands. What a monster means to do you learn when it has done it.',
  },
  'hidden.nothing-rolled-ahead': {
    section: 'hidden',
    origin: 'authored',
    title: 'Nothing is decided beforehand',
    text: 'A die is thrown only when a rule asks for it. What lies behind an exit, what a chest holds, where a prisoner or the stairs are: nobody knows, for it is not there yet.',
  },
} as const;
