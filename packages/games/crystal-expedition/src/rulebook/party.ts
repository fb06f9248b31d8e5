export const PARTY_RULES = {
  'party.one-to-three-heroes': {
    section: 'party',
    origin: 'source',
    title: 'One to three heroes',
    text: 'Go with one, two or three heroes.',
  },
  'party.no-game-master': {
    section: 'party',
    origin: 'source',
    title: 'No game master',
    text: 'Nobody at the table plays the dungeon against you: all of you are on the same side.',
    noted: 'Who plays the monsters is monster.played-by; no other seat has a side of its own.',
  },
  'party.seats-in-a-ring': {
    section: 'party',
    origin: 'source',
    title: 'Seats around the table',
    text: 'Each hero has a seat. The seats follow one another clockwise, and that order stays as it is throughout the campaign.',
  },
  'party.one-player-may-run-several': {
    section: 'party',
    origin: 'ruling',
    title: 'More than one hero each',
    text: 'You usually play one hero. If the table likes, one of you may take two seats or all three, for example to have every Role when you play alone.',
  },
  'party.roles-may-repeat': {
    section: 'party',
    origin: 'ruling',
    title: 'The same Role twice',
    text: 'You may pick a Class or a Role that somebody else already has. The table only points it out to you.',
  },
  'party.lone-hero': {
    section: 'party',
    origin: 'authored',
    title: 'A hero alone',
    text: 'If your party is a single hero of Offense or Utility, this hero has 3 more maximum Hitpoints and 1 more Fate for as long as the expedition lasts. A lone Defense hero manages without.',
  },
  'party.common-decisions': {
    section: 'party',
    origin: 'authored',
    title: 'Deciding together',
    text: 'Where to go, which exit to open, whether to rest or to Flee, which reward to take and who gets what you find is for all of you. Any player may make a proposal, and it needs more than half of the seats: two of three, or both of two. You have a vote for every seat you run. A draw means no, but where something has to be chosen, the first seat then settles it. When a proposal is accepted, all the others are off.',
  },
  'party.absent-player': {
    section: 'party',
    origin: 'authored',
    title: 'When a player is away',
    text: 'Your seat counts as absent while you are not connected, or when a question to you has stood for 120 seconds. It has no vote then: the others count the majority among themselves, and the first of them settles draws. Anyone present may play your seat until you are back; if nobody does, it makes the plainest choice by itself. If nobody at all is there, the game waits.',
  },
  'party.defaults': {
    section: 'party',
    origin: 'authored',
    title: 'What an absent seat does',
    text: 'It says no to Interrupts, re-rolls, Escape Checks, crawling and any movement it need not make. In its Turn it stays where it is and attacks the enemy in reach that has the fewest Hitpoints, northernmost and then westernmost first; if its roll falls short it makes up the difference with Aim, though never from Fate, and buys nothing more. With no enemy in reach it ends its Turn. In Town it is ready at once and gives up its visits. It takes the northernmost, then westernmost square, and the first thing on any other list it must choose from.',
  },
  'campaign.start-sequence': {
    section: 'campaign',
    origin: 'source',
    title: 'How a campaign begins',
    text: 'Create all your heroes, throw the dice for your first dungeon and spend a phase in Town. Then you set out for the first time. House rules are chosen before that visit to Town.',
  },
  'campaign.open-ended': {
    section: 'campaign',
    origin: 'authored',
    title: 'No last page',
    text: 'You can go on for as long as you like, for no victory is the last. Heroes with their Crowns, items and levels, and the dungeons you know, are still there for the next expedition.',
  },
} as const;
