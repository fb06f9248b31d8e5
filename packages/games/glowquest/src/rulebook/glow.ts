export const GLOW_RULES = {
  'glow.placement': {
    section: 'glow',
    origin: 'authored',
    title: 'Where Glow appears',
    text: 'Chance puts each Glow on a free square of the section or room just laid. The square may not be beside a door or an opening nor adjacent to other Glow, and may not cut off any other square of its tile. If there is no such square, that Glow does not appear.',
  },
  'glow.no-voluntary-entry': {
    section: 'glow',
    origin: 'source',
    title: 'Nobody walks into Glow',
    text: 'By its own will no entity enters or crosses a square with Glow.',
  },
  'glow.forced-entry': {
    section: 'glow',
    origin: 'ruling',
    title: 'Forced into Glow',
    text: 'Forced movement can carry an entity onto Glow. It goes no further, loses whatever squares were still to come and receives Ongoing 3 (Long). The Glow is not used up.',
  },
  'glow.leave-freely': {
    section: 'glow',
    origin: 'source',
    title: 'Stepping out of Glow',
    text: 'Leaving a square with Glow is like leaving any other. Merely standing there does no further harm; only being forced in again does.',
    noted: 'Allows what nothing forbids: Glow is looked at when somebody enters, never when somebody leaves.',
  },
  'glow.heroes-only': {
    section: 'glow',
    origin: 'source',
    title: 'Using Glow',
    text: 'Monsters make no use of Glow. A conscious hero who is on it or adjacent to it may, in its own Turn, pay for one Glow Benefit: for 2↝ Glow Mend (Heal 4 for itself or an ally), Glow Shell (Shield 4 for itself or an ally), Glow Mirror (own Reflect 3), Glow Lance (3 damage to any enemy) or Glow Sear (Ranged, Ongoing 2); for 1↝ Glow Surge (3 Surges), Glow Edge (+2 to-hit and +2 damage this Turn), Glow Step (shift 6) or Glow Purge (the hero and adjacent allies lose all negative Effects and get Shield 1).',
  },
  'glow.consumed': {
    section: 'glow',
    origin: 'source',
    title: 'One Glow, one Benefit',
    text: 'Glow that is used is taken off the board. In a single Turn a hero may use as many Glow as it can reach and pay for, one Benefit from each.',
  },
  'glow.harvest-shield': {
    section: 'glow',
    origin: 'source',
    title: 'Gathering what is left',
    text: 'When an Encounter ends, or an Exploration Phase without one, all Glow still on the board is taken away. For each one every hero gets 1 Shield. If a wandering Patrol comes at the end of a Phase, the Glow has been gathered first, and the Shield goes into that Encounter.',
  },
  'glow.harvest-after-reset': {
    section: 'glow',
    origin: 'ruling',
    title: 'Gathered Shield stays',
    text: 'When an Encounter ends, heroes first lose their Shield and only then receive that from the Glow. They therefore take it with them into the next Encounter.',
  },
  'glow.harvest-not-on-loss': {
    section: 'glow',
    origin: 'source',
    title: 'Nothing to gather at the end',
    text: 'When the expedition is over, the Glow on the board gives no Shield.',
  },
} as const;
