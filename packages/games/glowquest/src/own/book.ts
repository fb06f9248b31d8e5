import type { FigureBook, FigureChanges, FigureKind, FigureSpec } from '@questhall/facets';
import { MONSTER_IDS, MONSTERS, type MonsterId, sheetOf } from '../content/monsters.ts';
import { ROLE_STATS, type RoleStats } from '../content/roles.ts';
import { FAMILIES, type Role } from '../content/vocabulary.ts';

const COUNTS_MOST = 5;
/** Figures of all three records together, for as many there is room. */
const TOGETHER_MOST = 9;
const HITPOINTS_MOST = 99;

/** What a monster may have otherwise, and whether the party has it harder with more of it. [monster.record] */
const MONSTER_SPECS = {
  speed: { least: 1, most: 12, harder: 'more' },
  grit: { least: 2, most: 12, harder: 'more' },
  hitpoints: { least: 1, most: HITPOINTS_MOST, harder: 'more' },
  armor: { least: 0, most: 5, harder: 'more' },
  base: { least: 0, most: 9, harder: 'more' },
  distance: { least: 1, most: 9 },
  small: { least: 0, most: COUNTS_MOST },
  big: { least: 0, most: COUNTS_MOST },
  quest: { least: 0, most: COUNTS_MOST },
  patrol: { least: 0, most: COUNTS_MOST },
} as const satisfies Readonly<Record<string, FigureSpec>>;

/** A record as lines of a file have it; how many come is said of Minions, for of leaders there is one. */
function printedRecord(id: MonsterId): Readonly<Record<string, readonly number[]>> {
  const { speed, grit, hitpoints, armor, base, setupDistance, category, small, big, quest, patrol } = MONSTERS[id];
  const figures = { speed: [speed], grit: [grit], hitpoints, armor: [armor], base: [base], distance: [setupDistance] };
  return category === 'minion' ? { ...figures, small, big, quest, patrol } : figures;
}

const isMonster = (id: string): id is MonsterId => Object.hasOwn(MONSTERS, id);
const isRole = (id: string): id is Role => Object.hasOwn(ROLE_STATS, id);

const monsters: FigureKind = {
  kind: 'monster',
  names: Object.fromEntries(MONSTER_IDS.map((id) => [id, MONSTERS[id].name])),
  specs: MONSTER_SPECS,
  printed: (id) => (isMonster(id) ? printedRecord(id) : {}),
};

/** How a file calls the figures of a Role, and what it may make of them. [create.role-stats] */
export const HERO_FIGURES: Readonly<Record<string, keyof RoleStats>> = {
  speed: 'speed',
  grit: 'grit',
  hitpoints: 'hitpoints',
  'lone hitpoints': 'loneHitpoints',
  base: 'base',
};

const heroes: FigureKind = {
  kind: 'hero',
  names: { defense: 'Defense', offense: 'Offense', utility: 'Utility' } satisfies Record<Role, string>,
  specs: {
    speed: { least: 1, most: 12, harder: 'less' },
    grit: { least: 2, most: 12, harder: 'less' },
    hitpoints: { least: 1, most: HITPOINTS_MOST, harder: 'less' },
    'lone hitpoints': { least: 1, most: HITPOINTS_MOST },
    base: { least: 0, most: 9, harder: 'less' },
  },
  printed: (id) =>
    isRole(id)
      ? Object.fromEntries(Object.entries(HERO_FIGURES).map(([figure, stat]) => [figure, [ROLE_STATS[id][stat]]]))
      : {},
};

/** In a Small room is nobody but Minions, and nowhere more than it has squares for. [enc.room-count] */
function unsound(changes: FigureChanges): readonly { readonly of: string; readonly text: string }[] {
  return FAMILIES.flatMap((family) => {
    const { a, b, c } = sheetOf(family);
    const records = [a, b, c];
    const of = records.map((id) => `monster ${id}`).find((one) => changes[one] !== undefined);
    if (of === undefined) return [];
    return (['small', 'big', 'quest', 'patrol'] as const).flatMap((place) =>
      [0, 1, 2].flatMap((party) => {
        const counts = records.map((id) => (changes[`monster ${id}`]?.[place] ?? MONSTERS[id][place])[party] ?? 0);
        const sum = counts.reduce((all, n) => all + n, 0);
        const where = `${place} of the ${family}, for a party of ${party + 1}`;
        if (sum > TOGETHER_MOST) return { of, text: `${where}: ${sum} figures are too many; at most ${TOGETHER_MOST}` };
        return sum === 0 && place === 'small' ? { of, text: `${where}: somebody must be there` } : [];
      }),
    );
  });
}

/** Which figures of Glowquest a file may change. */
export const BOOK: FigureBook = { game: 'glowquest', kinds: [monsters, heroes], unsound };
