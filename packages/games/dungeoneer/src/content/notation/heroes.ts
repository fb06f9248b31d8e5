import type { HeroCard, Scores } from '../cards.ts';
import type { Grade } from '../vocabulary.ts';
import { readClauses, writeClauses } from './clauses.ts';
import { columnsOf } from './columns.ts';
import { NotationError } from './error.ts';
import { readScores, readSigns, writeScores, writeSigns } from './fighters.ts';
import { BAR, capital, frozen, numberOf } from './text.ts';

const COLUMNS = ['race, class', 'Life', 'scores', 'symbols', 'Boons/Treasures', 'ability'];

/** Three levels, and for a grade that builds upon another one the base before them. [comp.hero-card-fields] */
function readRows(text: string, at: string): Pick<HeroCard, 'base' | 'rows'> {
  const texts = text.split(' ');
  const isAdded = texts.at(-1)?.startsWith('+') ?? false;
  const [first, second, third, fourth] = texts.map((scores) => readScores(scores, at));
  const right = isAdded ? 'write the base and three rows of what is added' : 'write the scores of three levels';
  if (first === undefined || second === undefined || third === undefined) throw new NotationError(at, text, right);
  if (texts.length === 3 && !isAdded) return { base: null, rows: [first, second, third] };
  if (texts.length !== 4 || !isAdded || fourth === undefined) throw new NotationError(at, text, right);
  return { base: first, rows: [second, third, fourth] };
}

function pairOf(text: string, pattern: RegExp, at: string, right: string): readonly [string, string] {
  const [, first, second] = pattern.exec(text) ?? [];
  if (first === undefined || second === undefined) throw new NotationError(at, text, right);
  return [first, second];
}

/** `Dwarf, Warden | Life 6 | 3/1/2 4/1/3 4/2/3 | ● ◆ ◆ | 2/3 | Threat +1 (exit)` */
export function readHero(id: string, line: string, grade: Grade): HeroCard {
  const [people = '', life = '', scores = '', signs = '', limits = '', banner = ''] = columnsOf(line, id, COLUMNS);
  const [race, calling] = pairOf(people, /^(\w+), (\w+)$/, id, 'race and class are written like Dwarf, Warden');
  const [, points] = pairOf(life, /^(Life) (\d+)$/, id, 'life is written like Life 6');
  const [boons, treasures] = pairOf(limits, /^(\d+)\/(\d+)$/, id, 'the two limits are written like 2/3');
  return frozen({
    id,
    grade,
    race: race.toLowerCase(),
    class: calling.toLowerCase(),
    life: numberOf(points),
    ...readRows(scores, id),
    signs: readSigns(signs, id),
    boons: numberOf(boons),
    treasures: numberOf(treasures),
    clauses: readClauses(banner, id),
    banner,
  });
}

export function writeHero(hero: HeroCard): string {
  const isAdded = hero.base !== null;
  const rows = hero.rows.map((row: Scores) => writeScores(row, isAdded));
  const scores = hero.base === null ? rows : [writeScores(hero.base, false), ...rows];
  return [
    `${capital(hero.race)}, ${capital(hero.class)}`,
    `Life ${hero.life}`,
    scores.join(' '),
    writeSigns(hero.signs),
    `${hero.boons}/${hero.treasures}`,
    writeClauses(hero.clauses),
  ].join(BAR);
}
