export const LEAVE_RULES = {
  'leave.tower': {
    section: 'leave',
    origin: 'authored',
    title: 'Out by a tower',
    text: 'A hero who enters a tower, comes up in one, or stands in one when his turn begins may leave the keep. Any tower will do. Retreating to one is not entering it.',
  },
  'leave.needs-gold': {
    section: 'leave',
    origin: 'authored',
    title: 'Not with empty hands',
    text: 'To leave a hero needs at least one coin’s worth of gold and Treasures. Items do not count.',
  },
  'leave.final': {
    section: 'leave',
    origin: 'authored',
    title: 'Gone for good',
    text: 'Who has left is safe and does not come back. Gold, Treasures and wounds are kept for the reckoning; cards, items and tokens are discarded.',
  },
  'win.value': {
    section: 'leave',
    origin: 'authored',
    title: 'What a hero is worth',
    text: 'Gold and the worth of all Treasures together.',
  },
  'win.needs-treasure': {
    section: 'leave',
    origin: 'authored',
    title: 'No Treasure, no victory',
    text: 'Only a hero who came out alive with a Treasure can win. Whoever came out without one has escaped: neither won nor lost.',
  },
  'win.most': {
    section: 'leave',
    origin: 'authored',
    title: 'The richest wins',
    text: 'Among those who can win, the highest worth wins.',
  },
  'win.ties': {
    section: 'leave',
    origin: 'authored',
    title: 'Equally rich',
    text: 'Then the dearest single Treasure decides, then the fewest wounds; then the victory is shared.',
  },
  'win.nobody': {
    section: 'leave',
    origin: 'authored',
    title: 'Nobody wins',
    text: 'If nobody brought out a Treasure there is no winner: the dead have lost, the others escaped.',
  },
  'game.end': {
    section: 'leave',
    origin: 'authored',
    title: 'The end',
    text: 'The game ends at nightfall, or as soon as no hero is left inside, even in the middle of a round.',
  },
} as const;
