import type { Language } from '@questhall/facets';
import type { Wide } from '../../../texts/shape.ts';

const EN = {
  attack: 'Attack',
  throwRock: 'Throw a rock',
  go: 'Go there',
  crawl: 'Crawl there',
  open: 'Open the door',
  endTurn: 'End the Turn',
  endPhase: 'End the Phase',
  done: 'Go on',
  stop: 'Stop here',
  place: 'This square',
  stand: 'Stand here',
  setUp: 'Set it up here',
  name: 'This one',
  activate: 'This one acts',
  recover: 'Recover',
  flee: 'Flee',
  dodge: 'Dodge',
  giveUp: 'Stay here',
  guard: 'Take the blow',
  decline: 'Let it be',
  survive: 'Stay up',
  reduce: 'Shake it off',
  use: 'Use',
} as const;

/** What an answer is called in a word or three, on the board and in the list alike. */
export type Acts = Wide<typeof EN>;

const NL: Acts = {
  attack: 'Aanvallen',
  throwRock: 'Een steen gooien',
  go: 'Daarheen',
  crawl: 'Daarheen kruipen',
  open: 'De deur openen',
  endTurn: 'De beurt beëindigen',
  endPhase: 'De verkenning beëindigen',
  done: 'Verder',
  stop: 'Hier stoppen',
  place: 'Dit vak',
  stand: 'Hier staan',
  setUp: 'Hier neerzetten',
  name: 'Deze',
  activate: 'Deze is aan de beurt',
  recover: 'Bijkomen',
  flee: 'Vluchten',
  dodge: 'Ontwijken',
  giveUp: 'Hier blijven',
  guard: 'De klap opvangen',
  decline: 'Laat maar',
  survive: 'Overeind blijven',
  reduce: 'Afschudden',
  use: 'Gebruiken',
};

export const ACTS: Readonly<Record<Language, Acts>> = { en: EN, nl: NL };
