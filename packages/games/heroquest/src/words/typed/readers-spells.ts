import { SPELL_AIMS, type Spell } from '../../content/spells.ts';
import { sees } from '../../queries/sight.ts';
import { spellsLeft } from '../telling/things.ts';
import { entriesOf, heroAsked, type Reader, type Reading, readFirst, readKey, shown } from './reading.ts';
import { readFigures } from './reading-figures.ts';
import { readSquare } from './squares.ts';
import type { Mode, TypedWords } from './typed-words.ts';

const spellEntries = (reading: Reading) => entriesOf(reading, ({ spells }) => spells);

/** What a spell is aimed at: figures, or a square. */
function readAim(
  words: readonly string[],
  reading: Reading,
  whom: 'monsters' | 'friends',
): { readonly targets: readonly number[]; readonly at: number | null } | null {
  const isSquare = (word: string): boolean => readSquare(reading.view, word) !== null;
  const squares = words.flatMap((word) => readSquare(reading.view, word) ?? []);
  const targets = readFigures(
    words.filter((word) => !isSquare(word)),
    reading,
    { whom, near: null },
  );
  return targets === null || squares.length > 1 ? null : { targets, at: squares[0] ?? null };
}

export const cast: Reader = (words, reading) => {
  const caster = heroAsked(reading);
  const left = caster === null ? [] : spellsLeft(caster);
  const entries = spellEntries(reading);
  const readings = readFirst(words, entries, reading, left).map(({ key, rest }) => castOf(key, rest, reading));
  const casts = readings.filter((one) => one !== null);
  const fit = casts.find(({ spell, targets }) => spell === 'sleep' || targets.length <= 1) ?? casts[0]; // only sleep comes over several
  if (fit !== undefined) return fit;
  return reading.note(reading.hints.spell(reading.hints.or(shown(left, entries))));
};

/** The last word of a Swift Wind says what it is for; a single `w` is the Wizard. */
function modeOf(last: string, typedWords: readonly TypedWords[]): Mode | null {
  if (last === '') return null;
  for (const { modes } of typedWords) {
    if (modes.haste.startsWith(last)) return 'haste';
    if (modes.whisk.startsWith(last)) return 'whisk';
  }
  return null;
}

function castOf(spell: Spell, rest: readonly string[], reading: Reading) {
  const last = rest.at(-1) ?? '';
  const isModal = spell === 'swift-wind' && (rest.length > 1 || last.length > 1);
  const mode = isModal ? modeOf(last, reading.typedWords) : null;
  const what = SPELL_AIMS[spell];
  const aim = readAim(mode === null ? rest : rest.slice(0, -1), reading, what === 'hero' ? 'friends' : 'monsters');
  if (aim === null) return null;
  const isAimless = aim.targets.length === 0 && aim.at === null;
  const targets = isAimless ? onlyOneInSight(spell, reading) : aim.targets.toSorted((one, other) => one - other);
  if (isAimless && targets.length === 0) return reading.note(reading.hints.aim(spell, AIMS[what]));
  return { type: 'cast', spell, targets, at: aim.at, mode };
}

const AIMS = {
  hero: 'hero',
  monster: 'monster',
  monsters: 'monster',
  square: 'square',
  'free square': 'square',
} as const;

/** Whom a spell on monsters can only be meant for. */
function onlyOneInSight(spell: Spell, reading: Reading): readonly number[] {
  const { view } = reading;
  const caster = heroAsked(reading);
  if (caster === null || !SPELL_AIMS[spell].startsWith('monster')) return [];
  const seen = view.monsters.filter(({ at }) => sees(view, caster.at, at)).map(({ id }) => id);
  return seen.length === 1 ? seen : [];
}

/** One of eight points of the compass; below 0 for a word that is none. */
function pointOf(word: string, typedWords: readonly TypedWords[]): number {
  for (const { points, pointNames } of typedWords) {
    const point = points.findIndex((letters, i) => word === letters || word === pointNames[i]);
    if (point >= 0) return point;
  }
  return -1;
}

/** By its short name or in full: `dread lance ne`, `dread storm lance ne`. */
export const dread: Reader = (words, reading) => {
  const full = entriesOf(reading, ({ dreadSpells }) => dreadSpells);
  for (const { key: spell, rest } of readFirst(words, full.toReversed(), reading)) {
    const directions = rest.map((word) => pointOf(word, reading.typedWords));
    const direction = directions.find((one) => one >= 0) ?? null;
    const aim = readAim(
      rest.filter((_, i) => (directions[i] ?? -1) < 0),
      reading,
      'friends',
    );
    if (aim !== null && aim.targets.length <= 1)
      return { type: 'dread', spell, target: aim.targets[0] ?? null, at: aim.at, direction };
  }
  return reading.note(reading.hints.dread);
};

export const rescue: Reader = (words, reading) => {
  const hero = heroAsked(reading);
  const spell = readKey(words, spellEntries(reading), reading, hero === null ? [] : spellsLeft(hero));
  return spell === null ? reading.note(reading.hints.rescue) : { type: 'rescue', spell };
};

export const school: Reader = (words, reading) => {
  const entries = entriesOf(reading, ({ schools }) => schools);
  const found = readKey(words, entries, reading);
  const [{ schools }] = reading.typedWords;
  return found === null
    ? reading.note(reading.hints.school(reading.hints.or(Object.values(schools))))
    : { type: 'takeSchool', school: found };
};
