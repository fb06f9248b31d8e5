import { baseRiseAt, CLASSES, ITEMS, LONE_HITPOINTS, STATISTICS, UNARMED_BASE } from '../content/index.ts';
import { alliesOf, enemiesOf, isHero } from '../queries/entities.ts';
import { armsOf } from '../queries/reach.ts';
import { piecesInUse } from '../queries/sheet.ts';
import { baseStatistics, boosted, fateMax, roleOf, sheetFor, statisticsBy } from '../queries/stats.ts';
import type { Build, Hero, Piece } from '../types/index.ts';
import { everybodyIn, type Law, law, type Match } from './law.ts';

const ofHeroes =
  (holds: (hero: Hero, state: Parameters<Law['holds']>[0]) => boolean): Law['holds'] =>
  (state) =>
    state.table.party.every((hero) => holds(hero, state));

/** What the weapon in hand does by itself, or a fist. */
function plainBase({ pieces, main }: Build): number {
  const piece = main === null ? undefined : pieces[main];
  const weapon = piece === undefined ? null : ITEMS[piece.item].weapon;
  return piece === undefined || weapon === null ? UNARMED_BASE : weapon.base + baseRiseAt(piece.level);
}

const isWorn = ({ item }: Piece): boolean => !ITEMS[item].slot.endsWith('hand');
const isHeld = ({ pieces, main, off }: Build, piece: Piece): boolean =>
  [main, off].some((at) => at !== null && pieces[at] === piece);

/** The party goes down the first stairs, as whole as it will ever be. */
const setsOut = ({ table: { expedition }, asks }: Match): boolean =>
  expedition?.floor.level === 1 && asks.some(({ rule }) => rule === 'explore.start-on-stairs');

/** What everybody is made of. */
export const HEROES: readonly Law[] = [
  law(
    'hero.eight-statistics',
    (state) =>
      everybodyIn(state).every((one) => {
        const statistics = baseStatistics(one);
        return STATISTICS.every((statistic) => statistics[statistic] >= 0) && one.shield >= 0 && one.reflect >= 0;
      }),
    'somebody has less than nothing of a statistic',
  ),
  law(
    'hero.race-plus-class',
    ofHeroes(({ build }) => {
      const [kept, anew] = [statisticsBy(build), statisticsBy({ ...build })];
      return STATISTICS.every((statistic) => kept[statistic] === anew[statistic]);
    }),
    'a hero is not what Race, Class and equipment make it',
  ),
  law(
    'hero.role-from-class',
    ofHeroes((hero) => roleOf(hero) === CLASSES[hero.build.heroClass].role),
    'a hero has not the Role of its Class',
  ),
  law(
    'fate.pool-at-start',
    ofHeroes((hero, state) => !setsOut(state) || hero.fate === fateMax(state.table, hero)),
    'somebody sets out with another pool of Fate than is due',
  ),
  law(
    'party.lone-hero',
    ofHeroes((hero, state) => {
      const { party, house } = state.table;
      if (!setsOut(state)) return true;
      const more = hero.hitpoints - statisticsBy(hero.build).hitpoints - boosted(state.table, 'hitpoints');
      return more === (party.length > 1 || house.noLoneHeroHelp || roleOf(hero) === 'defense' ? 0 : LONE_HITPOINTS);
    }),
    'somebody has not the help of one who is alone, or has it in company',
  ),
  law(
    'gear.in-use-only',
    ofHeroes(({ build }) => piecesInUse(build).every((piece) => isWorn(piece) || isHeld(build, piece))),
    'something counts that is in no hand',
  ),
  law(
    'race.half-orc-brute',
    ofHeroes((hero, { table }) => {
      if (table.expedition === null || hero.build.race !== 'half-orc') return true;
      const base = plainBase(hero.build);
      return armsOf(table, hero).every((arm) => arm.means === 'bolt' || arm.shape !== 'melee' || arm.base > base);
    }),
    'a Half-Orc strikes no harder than others',
  ),
  law(
    'activator.only-owned',
    (state) =>
      everybodyIn(state).every((one) => {
        const ids = sheetFor(state.table, one).activators.map(({ of }) => of.id);
        return new Set(ids).size === ids.length;
      }),
    'somebody owns an Activator twice',
  ),
  law(
    'core.entity',
    (state) =>
      everybodyIn(state).every((one) => {
        const allies = alliesOf(state.table, one);
        const enemies = enemiesOf(state.table, one);
        return (
          allies.every((ally) => ally.id !== one.id && isHero(ally) === isHero(one)) &&
          enemies.every((enemy) => isHero(enemy) !== isHero(one))
        );
      }),
    'somebody is on two sides',
  ),
  law(
    'core.open-dice',
    ({ table }) => (table.expedition?.attack?.dice ?? []).every((die) => die >= 1 && die <= 6),
    'a die shows what no die can',
  ),
];
