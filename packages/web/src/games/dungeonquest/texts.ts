import { useLanguage } from '../../texts/language.ts';

const en = {
  life: 'Life',
  lifeLeft: (left: number, all: number) => `${left} of ${all}`,
  lifeOf: (name: string, left: number | null, all: number | null) => `${name}: ${left ?? 'unknown'} of ${all ?? 'unknown'} Life`,
  determination: 'Determination',
  tests: 'Tests',
  combat: 'Combat',
  sheetLife: 'Life on the sheet',
  round: (n: number) => `Round ${n}`,
};

type ArenaTexts = typeof en;

const nl: ArenaTexts = {
  life: 'Leven',
  lifeLeft: (left, all) => `${left} van ${all}`,
  lifeOf: (name, left, all) => `${name}: leven ${left ?? 'onbekend'} van ${all ?? 'onbekend'}`,
  determination: 'Wilskracht',
  tests: 'Toetst',
  combat: 'Gevecht',
  sheetLife: 'Leven op het blad',
  round: (n) => `Ronde ${n}`,
};

const TEXTS = { en, nl };

/** What stands beside the names in the arena. */
export const useArenaTexts = (): ArenaTexts => TEXTS[useLanguage()];
