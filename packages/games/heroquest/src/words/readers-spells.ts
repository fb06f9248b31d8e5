import { DREAD_SPELLS } from '../content/dread-spells.ts';
import { NAMES } from '../content/names.ts';
import { SCHOOLS, SPELL_AIMS, SPELLS, type Spell } from '../content/spells.ts';
import { sees } from '../queries/sight.ts';
import { spellsLeft } from './heroes.ts';
import { list } from './numbers.ts';
import { heroAsked, keyOf, type Reader, type Reading, readFirst, readKey } from './reading.ts';
import { readFigures } from './reading-figures.ts';
import { COMPASS, compassName } from './spell-lines.ts';
import { readSquare } from './squares.ts';

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
  const readings = readFirst(words, SPELLS, reading, left).map(({ key, rest }) => castOf(key, rest, reading));
  const casts = readings.filter((one) => one !== null);
  const fit = casts.find(({ spell, targets }) => spell === 'sleep' || targets.length <= 1) ?? casts[0]; // only sleep comes over several
  if (fit !== undefined) return fit;
  return reading.note(
    left.length === 0 ? 'Add the spell, and whom or where.' : `Add the spell, and whom or where: ${list(left, 'or')}.`,
  );
};

const MODES = ['haste', 'whisk'] as const;

function castOf(spell: Spell, rest: readonly string[], reading: Reading) {
  const last = rest.at(-1) ?? '';
  const isModal = spell === 'swift-wind' && (rest.length > 1 || last.length > 1); // a single `w` is the Wizard
  const mode = MODES.find((one) => isModal && last !== '' && one.startsWith(last)) ?? null;
  const aim = readAim(
    mode === null ? rest : rest.slice(0, -1),
    reading,
    SPELL_AIMS[spell] === 'hero' ? 'friends' : 'monsters',
  );
  if (aim === null) return null;
  const isAimless = aim.targets.length === 0 && aim.at === null;
  const targets = isAimless ? onlyOneInSight(spell, reading) : aim.targets.toSorted((one, other) => one - other);
  if (isAimless && targets.length === 0)
    return reading.note(`Add ${AIM_NAMES[SPELL_AIMS[spell]]} that ${NAMES.spell[spell]} is for.`);
  return { type: 'cast', spell, targets, at: aim.at, mode };
}

const AIM_NAMES: Readonly<Record<(typeof SPELL_AIMS)[Spell], string>> = {
  hero: 'the hero',
  monster: 'the monster',
  monsters: 'the monster',
  square: 'the square',
  'free square': 'the square',
};

/** Whom a spell on monsters can only be meant for. */
function onlyOneInSight(spell: Spell, reading: Reading): readonly number[] {
  const { view } = reading;
  const caster = heroAsked(reading);
  if (caster === null || !SPELL_AIMS[spell].startsWith('monster')) return [];
  const seen = view.monsters.filter(({ at }) => sees(view, caster.at, at)).map(({ id }) => id);
  return seen.length === 1 ? seen : [];
}

const DREAD_NAMES = new Map(DREAD_SPELLS.map((spell) => [keyOf([NAMES.dreadSpell[spell]]), spell]));

/** By its short name or in full: `dread lance ne`, `dread storm lance ne`. */
export const dread: Reader = (words, reading) => {
  const full = readFirst(words, [...DREAD_NAMES.keys()], reading).map(({ key, rest }) => ({
    spell: DREAD_NAMES.get(key),
    rest,
  }));
  const short = readFirst(words, DREAD_SPELLS, reading).map(({ key, rest }) => ({ spell: key, rest }));
  const isPoint = (word: string, i: number): boolean => word === COMPASS[i] || word === compassName(i);
  for (const { spell, rest } of [...full, ...short]) {
    const direction = COMPASS.findIndex((_, i) => rest.some((word) => isPoint(word, i)));
    const aim = readAim(
      rest.filter((word) => !isPoint(word, direction)),
      reading,
      'friends',
    );
    if (spell !== undefined && aim !== null && aim.targets.length <= 1)
      return {
        type: 'dread',
        spell,
        target: aim.targets[0] ?? null,
        at: aim.at,
        direction: direction < 0 ? null : direction,
      };
  }
  return reading.note('Add the spell, and whom, where or which way.');
};

export const rescue: Reader = (words, reading) => {
  const hero = heroAsked(reading);
  const spell = readKey(words, SPELLS, reading, hero === null ? [] : spellsLeft(hero));
  return spell === null ? reading.note('Add the spell.') : { type: 'rescue', spell };
};

export const school: Reader = (words, reading) => {
  const found = readKey(words, SCHOOLS, reading);
  return found === null
    ? reading.note(`Add the school: ${list(SCHOOLS, 'or')}.`)
    : { type: 'takeSchool', school: found };
};
