export const END_RULES = {
  'end.hero-defeated': {
    section: 'end',
    origin: 'source',
    title: 'Out of the game',
    text: 'When your hero is down to 0 life it is out of the game, and you with it. Your turns are skipped from then on.',
  },
  'end.defeat-cards': {
    section: 'end',
    origin: 'ruling',
    title: 'What the fallen leave behind',
    text: 'The hand, the readied cards, the Banes on the hero, the Pack and any monsters in a combat go to the discard pile, Minions like Treasures. Nothing is left of Glory and Peril. Permanent Banes that the fallen player put on others stay and go on working, with nobody to control them.',
  },
  'end.defeat-quests': {
    section: 'end',
    origin: 'ruling',
    title: 'Quests of the fallen',
    text: 'Unfinished Personal Quests go under the Quest deck without markers, wounds or tokens, the one received first on top, and every empty place of a Global Quest is filled at once. An Escort token stays on the hero’s space, with its card beside the map, and the card of a token that was dropped earlier goes there too; whoever picks the token up takes the card. The fallen player’s markers are taken off the Global Quests.',
  },
  'end.defeat-own-turn': {
    section: 'end',
    origin: 'ruling',
    title: 'Fallen in your own turn',
    text: 'If you are defeated in your own turn, the turn is over at once, and you neither discard nor draw. Whatever was going on, be it an entry, a Bane, a combat or a failed Quest, stops short of the heroes it had not reached. Nobody is asked any more, and acts still waiting are given back unpaid.',
  },
  'end.one-at-a-time': {
    section: 'end',
    origin: 'ruling',
    title: 'They fall one by one',
    text: 'Wounds are dealt hero by hero, in turn order from the active player or in the order in which attacks were declared. With one hero left the game ends immediately. So a standard game is never a draw.',
  },
  'end.resign': {
    section: 'end',
    origin: 'ruling',
    title: 'Giving up',
    text: 'You may give up whenever you like. As soon as what is going on is finished, your hero is defeated, and no Reincarnation brings you back. If only one player is left, that player wins.',
  },
} as const;
