export const DREAD_SPELLS = [
  'ember',
  'lance',
  'cinder',
  'gaze',
  'slumber',
  'puppet',
  'murk',
  'wither',
  'corrode',
  'pack',
  'raise',
  'step',
] as const;
export type DreadSpell = (typeof DREAD_SPELLS)[number];

/** The rule each of them is. [dread.one-row-one-rule] */
export const DREAD_RULES = {
  ember: 'dread.ember-lash',
  lance: 'dread.storm-lance',
  cinder: 'dread.cinder-burst',
  gaze: 'dread.dread-gaze',
  slumber: 'dread.slumber-hex',
  puppet: 'dread.puppet-strings',
  murk: 'dread.choking-murk',
  wither: 'dread.wither-mind',
  corrode: 'dread.corrode',
  pack: 'dread.call-the-pack',
  raise: 'dread.raise-the-fallen',
  step: 'dread.shadow-step',
} as const;
