export const MODE_RULES = {
  'mode.three-variants': {
    section: 'mode',
    origin: 'source',
    title: 'One combat for the whole game',
    text: 'A game is played with Combat Dice, Classic Solo or Classic Cards. Whichever it is takes the place of the whole combat procedure, and of nothing else.',
  },
  'mode.unanimous-before-start': {
    section: 'mode',
    origin: 'source',
    title: 'Everybody agrees first',
    text: 'Play begins once every seat has agreed to the same combat mode. A seat that disagrees, or has not spoken, holds up the start.',
  },
  'mode.fixed-for-game': {
    section: 'mode',
    origin: 'ruling',
    title: 'No change afterwards',
    text: 'Once set-up has begun the combat mode stays as it is: hands and odds already depend on it.',
  },
  'mode.dice-any-count': {
    section: 'mode',
    origin: 'source',
    title: 'Combat Dice for one to four',
    text: 'Combat Dice can be played by one, two, three or four players.',
  },
  'mode.solo-any-count': {
    section: 'mode',
    origin: 'source',
    title: 'Classic Solo for one to four',
    text: 'Classic Solo can be played by one, two, three or four players, whatever its name says.',
  },
  'mode.classic-needs-two': {
    section: 'mode',
    origin: 'source',
    title: 'Classic Cards for two to four',
    text: 'Classic Cards needs somebody to lay the monster’s card, so at least two players.',
  },
  'mode.no-base-combat': {
    section: 'mode',
    origin: 'ruling',
    title: 'There is no fourth mode',
    text: 'The three variants replace a card combat whose cards and values are not in our source. We do not make one up: a table that agrees on none of the three cannot start.',
  },
  'mode.default-proposal': {
    section: 'mode',
    origin: 'authored',
    title: 'Combat Dice is proposed',
    text: 'When a table has to choose, Combat Dice is proposed. A proposal is not an agreement: every seat still has to give its own.',
  },
  'mode.trade-off-shown': {
    section: 'mode',
    origin: 'source',
    title: 'What the choice costs',
    text: 'Whoever chooses a mode is told that all three are quicker, luckier and less tactical than a full card combat, and how many decisions a round brings: none in Combat Dice and Classic Solo (one for Hugo), one a side in Classic Cards.',
  },
} as const;
