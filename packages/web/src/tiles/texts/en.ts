import type { Wide } from '../../texts/shape.ts';

/** What a board of tiles says, whatever is played on it. */
export const en = {
  keys: 'Arrow keys move over squares and doors, Enter acts, M lists everything that can be done there, Escape closes. Shift and an arrow moves the view, plus and minus zoom, F follows whoever acts, O shows or hides the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Follow whoever acts',
  map: 'The whole dungeon',
  mapHere: 'Show this part of the dungeon',
  nowhere: 'solid rock',
  opening: 'an opening into the dark',
  closedDoor: 'closed door',
  openDoor: 'open door',
  stairway: 'stairway',
  active: 'acting now',
  unconscious: 'Unconscious',
  canBeAttacked: 'can be attacked',
  canBeReached: 'can be walked to',
  canBeChosen: 'can be chosen',
  hitpoints: (left: number, most: number): string => `${left} of ${most} Hitpoints`,
  shield: (n: number): string => `Shield ${n}`,
  reflect: (n: number): string => `Reflect ${n}`,
  verbs: 'What can be done now',
  surges: (n: number): string => (n === 1 ? '1 Surge' : `${n} Surges`),
  walk: (squares: number, surges: number): string =>
    `${squares} ${squares === 1 ? 'square' : 'squares'}, ${surges} ${surges === 1 ? 'Surge' : 'Surges'}`,
  squaresLeft: (n: number): string => (n === 1 ? '1 square left' : `${n} squares left`),
  notNow: 'not now; press to see why',
  aim: (what: string): string => `${what}: choose on the board, or press it again to cancel.`,
  exploring: 'Exploring',
  round: (n: number): string => `Round ${n}`,
  /** The keys of the board. */
  boardKeys: [
    ['↑ → ↓ ←', 'on the board: from square to square and to the doors between, each told as you come there'],
    ['Enter', 'go there, attack, choose: what is plainly meant; else a choice'],
    ['M', 'everything that can be done there'],
    ['Shift + arrow', 'move the view'],
    ['+ −', 'nearer, farther'],
    ['F', 'follow whoever acts'],
    ['O', 'show or hide the map of the whole dungeon'],
  ],
} as const;

export type TileTexts = Wide<typeof en>;
