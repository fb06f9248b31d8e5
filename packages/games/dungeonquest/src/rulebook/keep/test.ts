export const TEST_RULES = {
  'test.roll': {
    section: 'test',
    origin: 'authored',
    title: 'An attribute test',
    text: 'Roll two dice. A total equal to the attribute or below it is a success.',
  },
  'test.no-automatic': {
    section: 'test',
    origin: 'authored',
    title: 'No lucky numbers',
    text: 'No roll wins or fails by itself. The total is compared, and that is all.',
  },
  'test.order': {
    section: 'test',
    origin: 'authored',
    title: 'The steps of a test',
    text: 'Treasures dropped and a card played; the roll; the coin; the tokens; what comes of it; determination. Passing without a test means that nothing is rolled. Wounds from a test that was passed are the card’s doing.',
  },
  'test.boost-before': {
    section: 'test',
    origin: 'authored',
    title: 'A card before the roll',
    text: 'Before rolling, the hero may discard one Power card that names the attribute: the total counts three less.',
  },
  'test.coin-reroll': {
    section: 'test',
    origin: 'authored',
    title: 'The Coin of Second Chances',
    text: 'After a failed roll its owner may give the coin back to the Treasure deck and roll both dice again. What was played and dropped still counts; the second roll stands.',
  },
  'test.spend-after': {
    section: 'test',
    origin: 'authored',
    title: 'Tokens after the roll',
    text: 'Once the last die lies, determination tokens may turn a failure into a success: exactly as many as that takes, each worth one. Whoever spends them gives up the coin for this test.',
  },
  'test.gain-on-failure': {
    section: 'test',
    origin: 'authored',
    title: 'Determination',
    text: 'Failing an attribute test and living through it gives one determination token. There is no limit. A test saved by coin or tokens was not failed.',
  },
  'test.combat-tests-apart': {
    section: 'test',
    origin: 'source',
    title: 'Combat tests are another thing',
    text: 'The tests of Combat Dice are not attribute tests: they give no determination, and nothing that helps in tests helps there.',
  },
} as const;
