/** House rules of HeroQuest, all off unless a table turns them on. */
export const HOUSE_RULES = {
  asPublished: {
    changes: 'combat.any-shield-blocks',
    title: 'As published',
    text: 'The game of the box: to each its own shield, monsters of the box, doors stay open, known is not safe, too close to shoot, lost in the rock, rust without remedy, and the Dwarf’s skill as published; each of them can still be set by itself, but dice with a blank are none of the box. Spells, treasure and artifacts stay as this book has them, and no roll falls below one die. The fourteen quests here are tuned without it; a quest drawn for the box begins with it.',
    sets: {
      publishedShields: true,
      publishedMonsters: true,
      doorsStayOpen: true,
      chestTrapMustDisarm: true,
      crossbowNotAdjacent: true,
      rockEntombs: true,
      corrodePermanent: true,
      dwarfDisarm: 'published',
    },
  },
  smallParty: {
    changes: 'seat.four-heroes',
    title: 'A small party',
    text: 'The party has 1 to 3 heroes, and “all heroes dead” means all of these. For each hero who is missing, Zargon takes a fifth of the quest’s unnamed monsters, rounded down, off the sheet at setup; the program takes every fifth of its list.',
  },
  figureLimits: {
    changes: 'component.supply-is-soft',
    title: 'Only figures from the box',
    text: 'A summoned or wandering monster for which no figure is free does not appear.',
  },
  beginnerSpells: {
    changes: 'deal.first-quest-suggestion',
    title: 'Fewer spells to learn',
    text: 'In quest 1 the fourth school of spells stays in the box, and the Wizard has 6 spells.',
  },
  doorsStayOpen: {
    changes: 'door.close-adjacent-free',
    title: 'Doors stay open',
    text: 'A door that was opened can never be closed, as in the published game.',
  },
  tallFurnitureBlocks: {
    changes: 'sight.furniture-never-blocks',
    title: 'Behind tall furniture',
    text: 'Rack, bookcase, fireplace, weapon rack and cupboard block sight as figures do.',
  },
  crossbowNotAdjacent: {
    changes: 'attack.ranged-weapons',
    title: 'Too close to shoot',
    text: 'A Crossbow cannot be shot at an adjacent monster, as in the published game.',
  },
  daggerRecoverable: {
    changes: 'attack.thrown-dagger-lost',
    title: 'Daggers can be fetched',
    text: 'A thrown Dagger lands on its target’s square, where it can be picked up.',
  },
  blankDie: {
    changes: 'combat.die-faces',
    title: 'Dice with a blank',
    text: 'A combat die shows 3 skulls, 1 white shield, 1 black shield and 1 blank.',
  },
  publishedShields: {
    changes: 'combat.any-shield-blocks',
    title: 'To each its own shield',
    text: 'Heroes block with white shields only and monsters with black shields only, as in the published game.',
  },
  publishedMonsters: {
    changes: 'combat.monster-card-dice',
    title: 'Monsters of the box',
    text: 'Monsters have the numbers of the published cards. Zombies move 5 squares; a Mummy has 2 Body Points; an Abomination defends with 3 dice and has 2 Body Points; a Dread warrior moves 7 squares, attacks with 4 dice and has 3 Body Points; a Gargoyle defends with 5 dice and has 4 Mind Points. Monsters with a row of their own in the quest keep what it says.',
  },
  rockEntombs: {
    changes: 'spell.rock-must-end-legal',
    title: 'Lost in the rock',
    text: 'A hero under Pass Through Rock may end its move in solid rock, and dies there.',
  },
  pitNoTreasure: {
    changes: 'trap.pit-is-a-room',
    title: 'Nothing down there',
    text: 'A treasure search in a pit finds nothing.',
  },
  chestTrapMustDisarm: {
    changes: 'trap.chest-trigger',
    title: 'Known is not safe',
    text: 'A known trap on a chest or other furniture still springs on a treasure search until somebody has disarmed it.',
  },
  dwarfDisarm: {
    changes: 'trap.disarm-roll-dwarf',
    title: 'The Dwarf’s skill',
    text: 'Strict, the usual way, leaves the rule as it is. Shared: the Dwarf always makes the roll of the Tool Kit. Published: the Dwarf fails on a black shield only.',
  },
  freeTrading: {
    changes: 'equip.no-giving-in-quest',
    title: 'Free trading',
    text: 'During a quest a hero may also give weapons, armour and Tool Kits to an adjacent hero.',
  },
  extraArtifacts: {
    changes: 'artifact.ten-in-play',
    title: 'Four more artifacts',
    text: 'Four more artifacts are in play: the Hollow Lantern in quest 2, the Ferryman’s Coin in quest 4, the Thorn Gauntlet in quest 8 and the Sand Glass in quest 13.',
  },
  corrodePermanent: {
    changes: 'dread.corrode',
    title: 'Rust without remedy',
    text: 'A weapon struck by Corrode is gone for good.',
  },
  rescueSpellStrict: {
    changes: 'death.rescue-spell',
    title: 'No second breath',
    text: 'A hero who acted in its own turn cannot save itself with a healing spell later in the same round.',
  },
  playOnAfterFailure: {
    changes: 'campaign.success-unlocks-next',
    title: 'On to the next',
    text: 'However a quest ended, the next one can be played.',
  },
  sellHalf: {
    changes: 'campaign.pay-full-price',
    title: 'Selling back',
    text: 'Between quests the armory buys equipment back at half its price, rounded down.',
  },
  replayIdentical: {
    changes: 'campaign.replay-changed',
    title: 'The same dungeon again',
    text: 'A quest that is played again uses its sheet unchanged.',
  },
} as const;
