import type { Reason } from '../../types/index.ts';

/** Why this figure acts, and not another one of its kind; empty where it goes without saying. [ctrl.pick-figure] */
export const PICKED: Readonly<Record<Reason, string>> = {
  caller: 'die heeft geroepen',
  preferred: 'die kan zijn Voorkeursdoel aanvallen',
  challenged: 'die kan zijn uitdager aanvallen',
  nearest: 'die is het dichtstbij',
  'turn-order': '',
  'any-hero': 'die kan een held aanvallen',
  closer: 'die kan dichterbij komen',
  anybody: 'geen van zijn soort kan veel doen',
  only: 'de enige van zijn soort die er nog is',
};

/** Why it attacks this hero, and not another one. [ctrl.6-target] */
export const PREFERRED: Readonly<Record<Reason, string>> = {
  caller: '',
  preferred: 'zijn Voorkeursdoel',
  challenged: 'zijn uitdager',
  nearest: 'niemand is dichterbij',
  'turn-order': 'van de dichtstbijzijnde helden het eerst aan de beurt',
  'any-hero': '',
  closer: '',
  anybody: '',
  only: 'niemand anders kan worden aangevallen',
};
