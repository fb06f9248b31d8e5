export const CORE_RULES = {
  'core.players': {
    section: 'core',
    origin: 'source',
    title: 'Two to four',
    text: 'Two, three or four of you play, and each leads one hero.',
  },
  'core.two-roles': {
    section: 'core',
    origin: 'source',
    title: 'Villain first, hero later',
    text: 'Your turn has two sides. First you are the Dungeonlord and send trouble to all the other heroes; afterwards you lead your own. While somebody else has the turn, only the special actions are open to you: Anytime and Response cards, readied cards and abilities, a challenge, or standing up.',
  },
  'core.win-three-quests': {
    section: 'core',
    origin: 'source',
    title: 'Three Quests win',
    text: 'Complete your third Quest and you have won on the spot; nothing that would come after it happens any more, not even its reward. In a game of several grades Quests are points instead.',
  },
  'core.win-last-hero': {
    section: 'core',
    origin: 'source',
    title: 'The last hero standing',
    text: 'If every hero but yours is defeated, you win at once, whatever the points say in a game of several grades. It makes no difference what brought down the last of them: you, a third player, a trapped exit or its own Quest.',
  },
  'core.unless-card-says': {
    section: 'core',
    origin: 'source',
    title: 'Unless a card says otherwise',
    text: 'Add the words “unless a card says otherwise” to every rule of this book.',
    noted: 'A reading aid: what a card says is carried out by the card’s own words.',
  },
  'core.fixed-sets': {
    section: 'core',
    origin: 'source',
    title: 'What you see is what you play',
    text: 'A set always holds the same cards: you collect none and draft none. Whatever is in the sets on the table takes part, except the heroes that nobody was given.',
  },
  'core.sets-alone-or-combined': {
    section: 'core',
    origin: 'source',
    title: 'One set or several',
    text: 'Each set, whether it is one deck or two, is a whole game for two to four. You may also join it with other sets.',
    noted: 'Allows what nothing forbids: which sets are played is an option of the table.',
  },
  'core.turn-passes-left': {
    section: 'core',
    origin: 'source',
    title: 'The turn goes left',
    text: 'When your turn is over, the player on your left is next. Once everybody still in the game has had a turn, the round is complete. Rounds are counted at the seat of Player A, even after Player A’s defeat: each time the turn passes that seat, a new one begins.',
  },
  'core.endless-guard': {
    section: 'core',
    origin: 'ruling',
    title: 'Every game ends',
    text: 'After round 100 the game is over even if nobody has won; with several grades after round 200. Whoever has completed the most Quests is the winner; equal players compare life, then Glory, and after that the later seat wins. With several grades the points decide, as they do at the usual end. The defeated are not ranked. If the table has set a limit of rounds, that limit counts and this one does not.',
  },
  'core.five-phases': {
    section: 'core',
    origin: 'source',
    title: 'Five phases',
    text: 'Every turn has the same five phases in the same order: Reset, Dungeonlord, Build, Hero, and last Discard and Draw.',
  },
} as const;
