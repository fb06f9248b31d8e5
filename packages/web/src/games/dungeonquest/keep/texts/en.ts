import type { Wide } from '../../../../texts/shape.ts';

/** What the board of the keep says in words of its own. */
export const en = {
  board: 'The keep',
  keys: 'Arrow keys move over squares and stop at doors, Enter acts or says why not, M lists everything that can be done there, Escape closes. Shift and an arrow moves the view, plus and minus zoom, F follows whoever acts.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Follow whoever acts',
  aim: (what: string): string => `${what}: choose on the board.`,
  sides: {
    open: 'opening',
    dark: 'opening into the dark',
    wall: 'wall',
    door: 'door',
    portcullis: 'portcullis',
    both: 'door and portcullis',
  },
  /** A side that is looked at by itself: the way and what there is. */
  side: (what: string, between: string, and: string): string => `${what} between ${between} and ${and}`,
  unexplored: 'unexplored',
  sleeping: (cards: number): string =>
    cards === 1 ? 'the dragon will wake' : `the dragon sleeps: one Dragon card of ${cards} wakes it`,
  treasures: (n: number): string => (n === 1 ? '1 Treasure lies here' : `${n} Treasures lie here`),
  waits: (monster: string, life: number | null): string =>
    life === null ? `${monster} waits, Life unknown` : `${monster} waits, Life ${life}`,
  remains: (treasures: number, gold: number): string =>
    `a dead hero’s belongings: ${gold} gold, ${treasures === 1 ? '1 Treasure' : `${treasures} Treasures`}`,
  life: (left: number, of: number): string => `Life ${left} of ${of}`,
  below: (way: string): string => `below ground, heading ${way}`,
  caged: 'caged',
  acting: 'acting now',
  canGo: 'can be gone to',
  canChoose: 'can be chosen',
  /** Where whoever is below could come up. */
  rise: (name: string, faces: number): string => `${name} could come up here, ${faces} in 6`,
  here: 'What can be done here',
  stands: (who: string, place: string): string => `${who}: ${place}`,
  sun: {
    label: 'The sun',
    before: 'Before sunrise',
    round: (n: number, of: number): string => `Round ${n} of ${of}`,
    left: (n: number): string => (n === 1 ? '1 round after this' : `${n} rounds after this`),
    low: 'The sun is low!',
    last: 'Night falls after this round!',
  },
  home: {
    there: 'You are at a tower.',
    known: (turns: number): string => `Home: ${turns === 1 ? '1 turn' : `${turns} turns`}.`,
    heldUp: (turns: number): string => `Home: ${turns === 1 ? '1 turn' : `${turns} turns`} at least.`,
    unknown: 'No way home is known.',
    atBest: (turns: number): string => `Through the dark ${turns} or fewer.`,
    below: (squares: number): string =>
      `A tower is ${squares === 1 ? '1 square' : `${squares} squares`} off, and a stair must be found.`,
    verdict: {
      dark: 'Only the dark is short enough.',
      corridors: 'Only corridors would be quick enough.',
      late: 'The day is too short for it!',
    },
  },
  risk: (cards: number): string => `1 in ${cards}`,
  /** The keys of the board. */
  boardKeys: [
    ['↑ → ↓ ←', 'on the board: from square to square and to the doors between, each told as you come there'],
    ['Enter', 'go there, or hear which rule forbids it'],
    ['M', 'everything that can be done there'],
    ['Shift + arrow', 'move the view'],
    ['+ −', 'nearer, farther'],
    ['F', 'follow whoever acts'],
    ['l  c', 'search here; catch breath'],
    ['p  d  x', 'plunder the hoard; go down a stairwell; leave the keep by a tower'],
    ['o', 'all the odds of what you are asked'],
    ['m', 'fold a fight away, and back'],
  ],
} as const;

export type KeepTexts = Wide<typeof en>;
