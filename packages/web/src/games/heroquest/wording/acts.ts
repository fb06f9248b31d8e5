import type { Language } from '@questhall/facets';
import type { Wide } from '../../../texts/shape.ts';

const EN = {
  walk: 'Walk here',
  attack: 'Attack',
  throw: 'Throw the dagger',
  jump: 'Jump',
  open: 'Open the door',
  close: 'Close the door',
  portal: 'Enter the portal',
  disarm: 'Disarm',
  pickUp: 'Pick up',
  lift: 'Lift the chest',
  setDown: 'Put the chest down',
  handOver: 'Hand over the chest',
  give: 'Give',
  free: 'Strike off the chains',
  openGear: 'Open the chest',
  leave: 'Leave the dungeon',
  activate: 'Move this monster',
  place: 'Place here',
  stepAside: 'Step aside',
  roll: 'Roll the dice',
  search: 'Search',
  endTurn: 'End the turn',
  drink: 'Drink',
  elixir: 'Elixir of Life',
} as const;

/** What an answer is called in a word or three, on the board and in the list alike. */
export type Acts = Wide<typeof EN>;

const NL: Acts = {
  walk: 'Hierheen lopen',
  attack: 'Aanvallen',
  throw: 'De dolk gooien',
  jump: 'Springen',
  open: 'De deur openen',
  close: 'De deur sluiten',
  portal: 'Het portaal in',
  disarm: 'Onschadelijk maken',
  pickUp: 'Oprapen',
  lift: 'De kist optillen',
  setDown: 'De kist neerzetten',
  handOver: 'De kist overgeven',
  give: 'Geven',
  free: 'De ketenen losslaan',
  openGear: 'De kist openen',
  leave: 'De kerker verlaten',
  activate: 'Dit monster bewegen',
  place: 'Hier neerzetten',
  stepAside: 'Opzij stappen',
  roll: 'De dobbelstenen gooien',
  search: 'Zoeken',
  endTurn: 'De beurt beëindigen',
  drink: 'Drinken',
  elixir: 'Levenselixer',
};

export const ACTS: Readonly<Record<Language, Acts>> = { en: EN, nl: NL };
