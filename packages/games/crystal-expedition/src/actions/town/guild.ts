import type { Level } from '../../content/index.ts';
import { rebuild, useVisit } from '../../frames/town.ts';
import { hasFreeUse, trainingsLeft, withoutFreeUse } from '../../queries/allowance.ts';
import { note } from '../../queries/chronicle.ts';
import { heroOf } from '../../queries/entities.ts';
import { levelPrice, nextLevel } from '../../queries/prices.ts';
import { townOf } from '../../queries/town.ts';
import type { Build } from '../../types/index.ts';
import { type DeedOf, no } from '../common.ts';
import { isServed, payRefusal, visitorsOf, visitRefusal } from './common.ts';

const WHAT = ['race', 'class'] as const;
type What = (typeof WHAT)[number];

const levelOf = ({ raceLevel, classLevel }: Build, what: What): Level => (what === 'race' ? raceLevel : classLevel);

/** One level, of the Race or of the Class. [guild.train-class-or-race, guild.once-per-successful-expedition] */
export const train: DeedOf<'train'> = {
  propose: (state, asked) =>
    visitorsOf(state, asked, 'guild').flatMap(({ id }) =>
      WHAT.map((what) => ({ type: 'train', hero: id, what }) as const),
    ),
  judge(state, asked, { hero, what }) {
    const { table } = state;
    const refusal = visitRefusal(state, asked, hero, 'guild');
    if (refusal !== null) return refusal;
    const visitor = heroOf(table, hero);
    const level = levelOf(visitor.build, what);
    if (nextLevel(level) === null) return no('level.cap-five', { what, level });
    if (trainingsLeft(visitor) < 1) return no('guild.once-per-successful-expedition', { successes: visitor.successes });
    if (isServed(state, hero)) return no('guild.train-class-or-race', { what });
    return hasFreeUse(townOf(table), visitor, 'train') ? null : payRefusal(visitor, levelPrice(level));
  },
  perform({ table }, _asked, { hero, what }, tell) {
    const town = townOf(table);
    const visitor = heroOf(table, hero);
    const { build } = visitor;
    const before = levelOf(build, what);
    const level = nextLevel(before) ?? before;
    const isFree = hasFreeUse(town, visitor, 'train');
    const paid = isFree ? 0 : levelPrice(before);
    visitor.crowns -= paid;
    visitor.trainings += 1;
    town.freeUses = withoutFreeUse(town, visitor, 'train');
    rebuild(table, visitor, what === 'race' ? { ...build, raceLevel: level } : { ...build, classLevel: level });
    useVisit(table, hero, { isServed: true });
    note(table, { note: 'trained', hero: visitor.name, what, level });
    tell.all(isFree ? 'guild.free-training-counts' : 'guild.cost', { type: 'trained', hero, what, level, paid });
  },
};
