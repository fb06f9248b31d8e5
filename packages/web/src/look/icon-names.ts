// Written by icons/build.mjs.

import type { ICON_AUTHORS } from './icon-authors.ts';

/** Icons drawn for this table. */
const OWN_ICONS = [
  'flame',
  'undo',
  'redo',
  'check',
  'cross',
  'plus',
  'minus',
  'chevron',
  'arrow',
  'export',
  'import',
  'remove',
  'menu',
  'play',
  'pause',
  'fit',
  'link',
  'warning',
  'pen',
] as const;

export type IconName = keyof typeof ICON_AUTHORS | (typeof OWN_ICONS)[number];

/** The icons of the home page, and our own: they come in a small sprite of their own. */
export const FIRST_ICONS: ReadonlySet<IconName> = new Set<IconName>([
  'barbarian',
  'dwarf-face',
  'woman-elf-face',
  'wizard-face',
  'visored-helm',
  'daemon-skull',
  'crossed-swords',
  'rule-book',
  'vintage-robot',
  'person',
  'cog',
  ...OWN_ICONS,
]);
