export const MONSTER_RULES = {
  'monster.five-types': {
    section: 'monster',
    origin: 'source',
    title: 'Five kinds',
    text: 'Skeleton, Sorcerer, Troll, Golem and Demon, each with the attribute it tests in Combat Dice.',
    noted: 'Names the kinds there are; what each tests is dice.attribute-by-monster.',
  },
  'monster.tokens': {
    section: 'monster',
    origin: 'authored',
    title: '25 tokens',
    text: 'There are 25 monster tokens, each with a Life of its own on the hidden side. Those on the board are not in the pool.',
  },
  'monster.guards-square': {
    section: 'monster',
    origin: 'authored',
    title: 'It guards its square',
    text: 'Everybody who enters a square with a monster meets it before the tile does anything. Once it is dead, the tile does what it does.',
  },
  'monster.does-not-move': {
    section: 'monster',
    origin: 'authored',
    title: 'It stays',
    text: 'Monsters do not move by themselves.',
    noted: 'Nothing that anybody can do, and no card, moves a token.',
  },
  'monster.pool-empty': {
    section: 'monster',
    origin: 'authored',
    title: 'No monsters left',
    text: 'With an empty pool nothing comes when a monster should. The wound of From the Dark falls all the same.',
  },
  'monster.raise-skeleton': {
    section: 'monster',
    origin: 'authored',
    title: 'The dead get up',
    text: 'When a skeleton rises it is one of the Skeletons in the pool, each as likely as the others; no other token is looked at. If there are none, any monster comes.',
  },
} as const;
