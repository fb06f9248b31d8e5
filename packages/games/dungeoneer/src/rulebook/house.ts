/** House rules and optional rules of Dungeoneer, all off unless a table turns them on. */
export const HOUSE_RULES = {
  pickYourHero: {
    changes: 'setup.random-hero',
    title: 'Pick Your Hero',
    text: 'You choose your heroes, Player A first, and chance has no part in it.',
  },
  unbiasedMapPlacement: {
    changes: 'map.placer-chooses',
    title: 'Unbiased Map Placement',
    text: 'A Map card that one of your Personal Quests needs is laid by the next player on your left who does not need it.',
  },
  noPersonalQuests: {
    changes: 'setup.personal-quests',
    title: 'No Personal Quests',
    text: 'Nobody is dealt Quests: two Global Quests are open at all times. An Escort still becomes yours when you take its token.',
  },
  openPersonalQuests: {
    changes: 'setup.personal-quests',
    title: 'Open Personal Quests',
    text: 'Personal Quests lie face up from the beginning, for everybody to read.',
  },
  revealedMap: {
    changes: 'build.one-card',
    title: 'Revealed Map',
    text: 'All Map cards are dealt out and laid before the first turn, and whoever holds the Entrance is Player A. Nobody builds or explores later.',
  },
  restrictedMovement: {
    changes: 'reset.movement-is-speed',
    title: 'Restricted Movement Points',
    text: 'Every turn gives you 3 movement points whatever your Speed, and none can be saved. With none left you may tip your upright hero, once in each turn, for a bonus point that serves for anything but moving.',
  },
  spikeDodging: {
    changes: 'obst.spikes',
    title: 'Spike Dodging',
    text: 'One more movement point takes you past Spikes without a roll.',
  },
  discardOptional: {
    changes: 'draw.must-discard-one',
    title: 'Discard is Optional',
    text: 'At the end of your turn you may discard one card but do not have to.',
  },
  reincarnation: {
    changes: 'end.hero-defeated',
    title: 'Reincarnation',
    text: 'If your hero falls you come back with another one, at the first level and on an Entrance that your left neighbour chooses. You lose your hand and your Inventory and keep your Quests. Nobody wins by being the last hero.',
  },
  oneWayWalls: {
    changes: 'map.usable-connection',
    title: 'One-way walls',
    text: 'Only the exit you leave by can stop you: you may enter a space through its Wall. Laying cards and counting distance are as before.',
  },
  finishTheRound: {
    changes: 'core.win-three-quests',
    title: 'Finish the round',
    text: 'When somebody completes a third Quest the round is played to its end. Then most Quests win, after that most life, most Glory and the later seat; with several grades the points decide. Defeated players are not ranked.',
  },
  roundLimit: {
    changes: 'core.endless-guard',
    title: 'Round limit',
    text: 'The game is over after the round you agree on at set-up. Most Quests win, after that most life, most Glory and the later seat; with several grades the points decide.',
  },
  noQuestRecycling: {
    changes: 'quest.recycle',
    title: 'Quests do not return',
    text: 'When the Quest deck is used up, the place of the Global Quest stays empty. You cannot choose this with several grades: everybody needs three Quests of each grade, and no deck has so many.',
  },
  hitEffectOnCounter: {
    changes: 'combat.e-hit-effect',
    title: 'Counter-attacks with effect',
    text: 'The hit effect ✶ of a card also works when that card wins as the defender.',
  },
  freeMinionAttack: {
    changes: 'fx.minion-acts',
    title: 'Minions attack for free',
    text: 'The attack of a Minion after a combat costs no movement point.',
  },
  noMuster: {
    changes: 'data.muster',
    title: 'No Muster',
    text: 'Entrances have no text, and later seats get no Glory for waiting.',
  },
} as const;
