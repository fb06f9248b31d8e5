import type { Reason } from '../../types/index.ts';

/** Why this figure acts, and not another one of its kind; empty where it goes without saying. [ctrl.pick-figure] */
export const PICKED: Readonly<Record<Reason, string>> = {
  caller: 'it has called',
  preferred: 'it can attack its Preferred Target',
  challenged: 'it can attack whoever challenged it',
  nearest: 'it is nearest',
  'turn-order': '',
  'any-hero': 'it can attack a hero',
  closer: 'it can come closer',
  anybody: 'none of its kind can do much',
  only: 'no other one of its kind is left',
};

/** Why it attacks this hero, and not another one. [ctrl.6-target] */
export const PREFERRED: Readonly<Record<Reason, string>> = {
  caller: '',
  preferred: 'its Preferred Target',
  challenged: 'its challenger',
  nearest: 'nobody is nearer',
  'turn-order': 'of the nearest heroes the next to act',
  'any-hero': '',
  closer: '',
  anybody: '',
  only: 'nobody else can be attacked',
};
