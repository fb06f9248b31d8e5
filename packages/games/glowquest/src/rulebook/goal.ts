export const GOAL_RULES = {
  'resolve.start': {
    section: 'goal',
    origin: 'source',
    title: 'Resolve by difficulty',
    text: 'An Easy expedition begins with 4 Resolve, a Normal one with 3 and a Hard one with 2.',
  },
  'resolve.pay-on-unconscious': {
    section: 'goal',
    origin: 'source',
    title: 'A fall costs Resolve',
    text: 'Each fall of a hero into Unconsciousness takes 1 Resolve from the party. As long as that hero lies there it costs nothing more.',
  },
  'resolve.several-at-once': {
    section: 'goal',
    origin: 'ruling',
    title: 'Several falls at once',
    text: 'If one attack fells more than one hero, Resolve is paid for each in turn: for the primary target to begin with, then for the others in the order in which the damage falls.',
  },
  'resolve.never-regained': {
    section: 'goal',
    origin: 'source',
    title: 'Resolve does not come back',
    text: 'Resolve that is spent is spent; there is no way to recover it.',
    noted: 'Nothing in the game gives Resolve: set-up puts it out, and falls take it away.',
  },
  'lose.resolve-empty': {
    section: 'goal',
    origin: 'source',
    title: 'Out of Resolve',
    text: 'The party loses the expedition the moment it has to pay Resolve and has 0. What is left of the blow is dealt, but nobody is asked anything any more.',
  },
  'lose.all-unconscious': {
    section: 'goal',
    origin: 'source',
    title: 'Nobody left standing',
    text: 'The party also loses as soon as all its heroes are Unconscious together, no matter how much Resolve it still has.',
  },
  'lose.beats-win': {
    section: 'goal',
    origin: 'ruling',
    title: 'Losing comes first',
    text: 'Before a victory counts, see whether the party has lost. An attack that slays the last monster of the Quest and brings about a defeat as well is a defeat.',
  },
  'win.quest': {
    section: 'goal',
    origin: 'source',
    title: 'Winning the expedition',
    text: 'The heroes win when, at the end of an Encounter, they have cleared 4 Small or Big rooms and 1 Quest room in all. They do not Level Up any more.',
  },
  'quest.cleared-room': {
    section: 'goal',
    origin: 'source',
    title: 'What counts as cleared',
    text: 'Opening a room starts an Encounter, and the room is cleared if that Encounter ends with no monster alive. Beating a Patrol clears no room.',
  },
  'quest.count-carries-over': {
    section: 'goal',
    origin: 'source',
    title: 'Every floor counts',
    text: 'The numbers of rooms found and rooms cleared run on from one floor to the next.',
  },
} as const;
