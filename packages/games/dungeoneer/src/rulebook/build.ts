export const BUILD_RULES = {
  'build.one-card': {
    section: 'build',
    origin: 'source',
    title: 'Lay one card',
    text: 'Draw a Map card and lay it on any cell where it may lie.',
  },
  'build.mandatory': {
    section: 'build',
    origin: 'source',
    title: 'Nobody skips building',
    text: 'While there are Map cards left, you cannot do without your Build phase.',
  },
  'build.skip-when-all-placed': {
    section: 'build',
    origin: 'source',
    title: 'When the map is complete',
    text: 'Once all Map cards lie on the table, there is no Build phase any more.',
  },
  'build.own-section-deck': {
    section: 'build',
    origin: 'source',
    title: 'Build where you are',
    text: 'In a game of two sections you draw from the deck of the section your hero is in. If that deck is used up, draw from the other one.',
  },
  'explore.extra-map-card': {
    section: 'build',
    origin: 'source',
    title: 'Explore',
    text: 'In your Hero phase you may spend 1 movement point to draw and lay another Map card, as in the Build phase, and you may do so again and again.',
  },
  'explore.nothing-left': {
    section: 'build',
    origin: 'ruling',
    title: 'Nothing left to explore',
    text: 'When no Map card is left you cannot explore, and you spend nothing.',
  },
} as const;
