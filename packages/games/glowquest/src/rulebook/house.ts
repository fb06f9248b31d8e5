/** House rules of Glowquest, all off unless a table turns them on. */
export const HOUSE_RULES = {
  freeSeating: {
    changes: 'create.seat-order',
    title: 'Sit where you like',
    text: 'During set-up the players agree on the order around the table, whatever their Roles.',
  },
  unlimitedTiles: {
    changes: 'tile.stock',
    title: 'Endless tiles',
    text: 'Tiles of every kind are never used up.',
  },
  ongoingEachRound: {
    changes: 'effect.ongoing',
    title: 'Ongoing never sleeps',
    text: 'At each Turn of the first hero, monsters that have not acted since that hero’s previous Turn suffer their Ongoing too.',
  },
  spendBeforeRoll: {
    changes: 'attack.spend-after-roll',
    title: 'Spend, then see the die',
    text: 'Roll Benefits have to be announced before the D12 is rolled.',
  },
  criticalTwelve: {
    changes: 'attack.hit-at-grit',
    title: 'Critical twelve',
    text: 'If the D12 itself shows 12, the base damage of the attack counts twice.',
  },
  armorFirst: {
    changes: 'damage.layer-order',
    title: 'Armor first',
    text: 'Damage meets Armor before anything else, then Reflect and then Shield.',
  },
  playersRunMonsters: {
    changes: 'ctrl.players-may-run',
    title: 'Players run the monsters',
    text: 'The player who has just finished a Turn makes all decisions for the monster that acts, as far as the rules allow. The D6 still says which record acts, what monsters do not see of the heroes still may not be considered, and Unconscious heroes are still left alone.',
  },
  noWandering: {
    changes: 'patrol.wandering',
    title: 'No wandering monsters',
    text: 'No die is rolled for wandering Patrols.',
  },
  noAlert: {
    changes: 'scale.alert',
    title: 'No Alert',
    text: 'Monsters gain no Surges from the rooms that the party has cleared.',
  },
  literalLoneHero: {
    changes: 'scale.last-stand',
    title: 'No Last Stand',
    text: 'A hero who goes alone falls like any other, and its first fall loses the expedition.',
  },
} as const;
