export const DICE_RULES = {
  'dice.no-combat-cards': {
    section: 'dice',
    origin: 'source',
    title: 'No cards in Combat Dice',
    text: 'No Combat card and no Power card is played in the combat. The Combat deck is there for Tatianna’s arrows alone.',
  },
  'dice.attribute-by-monster': {
    section: 'dice',
    origin: 'source',
    title: 'Each monster tests something else',
    text: 'A Skeleton tests Agility, a Sorcerer Luck, a Troll Armor, a Golem Strength, and so does a Demon.',
  },
  'dice.test-each-round': {
    section: 'dice',
    origin: 'source',
    title: 'One test a round',
    text: 'Each round begins with a combat test: the hero’s player rolls two dice and compares their total with the attribute.',
  },
  'dice.fail-over': {
    section: 'dice',
    origin: 'source',
    title: 'Over is failure',
    text: 'A total above the attribute fails: one wound on the hero.',
  },
  'dice.succeed-equal-or-under': {
    section: 'dice',
    origin: 'source',
    title: 'Equal or under is success',
    text: 'A total equal to the attribute or below it succeeds: one wound on the monster.',
  },
  'dice.doubles-two-wounds': {
    section: 'dice',
    origin: 'source',
    title: 'Doubles count twice',
    text: 'Two equal dice inflict two wounds instead of one, on whichever side the test wounds.',
  },
  'dice.doubles-on-final-dice': {
    section: 'dice',
    origin: 'ruling',
    title: 'The dice as they finally lie',
    text: 'Whether it is doubles is read after any reroll, never before.',
  },
  'dice.exactly-one-side': {
    section: 'dice',
    origin: 'source',
    title: 'Every round hurts somebody',
    text: 'Before abilities, each round inflicts one or two wounds on exactly one side.',
  },
  'dice.no-determination': {
    section: 'dice',
    origin: 'source',
    title: 'No determination from a fight',
    text: 'A failed combat test gives no determination token.',
  },
  'dice.no-test-abilities': {
    section: 'dice',
    origin: 'source',
    title: 'A combat test stands apart',
    text: 'Nothing that changes attribute tests changes combat tests: no ability, no Power card, no Treasure, and no spending of determination tokens.',
  },
  'dice.no-monster-decision': {
    section: 'dice',
    origin: 'source',
    title: 'The monster player watches',
    text: 'In Combat Dice the monster player decides nothing during the combat.',
  },
} as const;
