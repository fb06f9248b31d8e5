export const POWER_RULES = {
  'power.two-uses': {
    section: 'power',
    origin: 'authored',
    title: 'Value or effect',
    text: 'A Power card is good for one of two things: its value in an escape, or its effect at the moment it names. Either way it is discarded.',
  },
  'power.hand-limit': {
    section: 'power',
    origin: 'authored',
    title: 'Five in hand',
    text: 'Five Power cards are the limit. Whoever draws a sixth discards one of the six on the spot.',
  },
  'power.gain-kill': {
    section: 'power',
    origin: 'authored',
    title: 'A card for a kill',
    text: 'Killing a monster in combat brings one Power card.',
  },
  'power.gain-breath': {
    section: 'power',
    origin: 'authored',
    title: 'A card for a breath',
    text: 'Catching breath brings one Power card.',
  },
  'power.never-in-combat': {
    section: 'power',
    origin: 'source',
    title: 'None in combat',
    text: 'Once combat has begun no Power card is played until it is over.',
    noted: 'Says again what encounter.power-only-for-escape refuses.',
  },
  'power.bluff': {
    section: 'power',
    origin: 'authored',
    title: 'Bluff',
    text: 'Before deciding whether to flee, the hero may discard Bluff: everybody sees the monster’s Life. It is of no use where no escape is allowed, and if it was the last card there is none left to flee with.',
  },
  'power.sprint': {
    section: 'power',
    origin: 'authored',
    title: 'Sprint',
    text: 'Played when a tile that was already there would have its card drawn, or its stairs chosen: no card. Not on a tile laid in this move, nor where a monster waited, dead or alive.',
  },
  'power.snuffed-lantern': {
    section: 'power',
    origin: 'authored',
    title: 'Snuffed Lantern',
    text: 'Played when Something Moves turns up, before a token is drawn: there is no encounter. Hugo can play it on From the Dark as well. It does not help against monsters met in any other way.',
  },
} as const;
