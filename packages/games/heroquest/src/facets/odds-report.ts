import { bar, type OddsAnswer, percent } from '@questhall/facets';
import {
  blow,
  duel,
  exactBlow,
  exactDuel,
  exactResistChance,
  type Fighter,
  type Fraction,
  fractionText,
  resistChance,
  type Strike,
} from '../odds/index.ts';
import type { House, Matched, Side, Struck } from './odds-request.ts';

const BAR_WIDTH = 40;
const RARE = 0.0005;
const TABLE_DICE: readonly number[] = [1, 2, 3, 4, 5, 6];
const BLACK_ONLY = 'Only black shields block.';

const texts = (list: readonly Fraction[]): readonly string[] => list.map(fractionText);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const points = (body: number): string => counted(body, 'Body Point', 'Body Points');
const houseJson = ({ blankDie, publishedShields }: House): object => ({ blankDie, publishedShields });

function houseNotes(house: House): readonly string[] {
  const on = (['blankDie', 'publishedShields'] as const).filter((name) => house[name]);
  return on.length === 0 ? [] : [`House rules: ${on.join(', ')}.`];
}

/** A chance with its bar, and its fraction where one is wanted. */
const chanceLine = (name: string, share: number, fraction?: string): string =>
  `  ${name.padEnd(16)} ${percent(share, 2).padStart(13)}  ${bar(share, BAR_WIDTH)}${fraction === undefined ? '' : `  ${fraction}`}`;

const meanLine = (name: string, value: number, fraction?: string): string =>
  `  ${name}: ${value.toFixed(3)}${fraction === undefined ? '' : `  (${fraction})`}`;

type BlowTexts = Readonly<
  Record<'expectedDamage' | 'hit' | 'kill' | 'expectedWounds', string> &
    Record<'distribution' | 'wounds', readonly string[]>
>;

function blowTexts(strike: Strike): BlowTexts {
  const { distribution, expectedDamage, hit, kill, wounds, expectedWounds } = exactBlow(strike);
  return {
    distribution: texts(distribution),
    expectedDamage: fractionText(expectedDamage),
    hit: fractionText(hit),
    kill: fractionText(kill),
    wounds: texts(wounds),
    expectedWounds: fractionText(expectedWounds),
  };
}

export function blowReport({ strike, attacker, defender, notes }: Struck, isExact: boolean): OddsAnswer {
  const { attack, defend, body, isHeroDefending, isBlackOnly, house } = strike;
  const odds = blow(strike);
  const exact = isExact ? blowTexts(strike) : null;
  const asked = {
    attack,
    defend,
    body,
    defender: isHeroDefending ? 'hero' : 'monster',
    isBlackOnly,
    house: houseJson(house),
  };
  return {
    json: { ...asked, ...odds, ...(exact === null ? {} : { exact }) },
    lines: [
      `${capital(attacker)} strikes ${defender}: ${counted(attack, 'die', 'dice')} against ${defend}, ${points(body)}`,
      ...notes,
      ...houseNotes(house),
      '',
      chanceLine('any damage', odds.hit, exact?.hit),
      chanceLine('death', odds.kill, exact?.kill),
      '',
      meanLine('damage to expect', odds.expectedDamage, exact?.expectedDamage),
      meanLine('Body Points it can be expected to cost', odds.expectedWounds, exact?.expectedWounds),
      '',
      ...odds.distribution.map((share, damage) => chanceLine(`${damage} damage`, share, exact?.distribution[damage])),
    ],
  };
}

type DuelTexts = Readonly<
  Record<'win' | 'lose' | 'expectedRounds', string> & Record<'firstLeft' | 'secondLeft', readonly string[]>
>;

function duelTexts(pairing: Matched['pairing']): DuelTexts {
  const { win, lose, expectedRounds, firstLeft, secondLeft } = exactDuel(pairing);
  return {
    win: fractionText(win),
    lose: fractionText(lose),
    expectedRounds: fractionText(expectedRounds),
    firstLeft: texts(firstLeft),
    secondLeft: texts(secondLeft),
  };
}

export function duelReport({ pairing, attacker, defender, notes }: Matched, isExact: boolean): OddsAnswer {
  const { first, second, house } = pairing;
  const odds = duel(pairing);
  const exact = isExact ? duelTexts(pairing) : null;
  const side = ({ attack, defend, body }: Fighter): string => `${attack} Attack, ${defend} Defend, ${points(body)}`;
  return {
    json: { first, second, house: houseJson(house), ...odds, ...(exact === null ? {} : { exact }) },
    lines: [
      'Blow for blow until one is dead',
      `  first   ${attacker}: ${side(first)}`,
      `  second  ${defender}: ${side(second)}`,
      ...notes,
      ...houseNotes(house),
      '',
      chanceLine('the first wins', odds.win, exact?.win),
      chanceLine('the second wins', odds.lose, exact?.lose),
      '',
      meanLine('rounds to expect', odds.expectedRounds, exact?.expectedRounds),
      ...leftLines('the first', odds.firstLeft, exact?.firstLeft),
      ...leftLines('the second', odds.secondLeft, exact?.secondLeft),
    ],
  };
}

/** What one side has left in the end, the most first; what hardly ever happens is told together. */
function leftLines(who: string, left: readonly number[], exact?: readonly string[]): readonly string[] {
  const ends = left.map((share, body) => ({ share, body })).reverse();
  const rare = ends.reduce((sum, { share }) => sum + (share < RARE ? share : 0), 0);
  const common = ends
    .filter(({ share }) => share >= RARE)
    .map(({ share, body }) => chanceLine(body === 0 ? '  dead' : `  ${points(body)}`, share, exact?.[body]));
  return ['', `  ${who} ends with`, ...common, ...(rare > 0 ? [chanceLine('  anything else', rare)] : [])];
}

export function resistReport(mind: number, isExact: boolean): OddsAnswer {
  const chance = resistChance(mind);
  const exact = isExact ? fractionText(exactResistChance(mind)) : undefined;
  return {
    json: { mind, resist: chance, ...(exact === undefined ? {} : { exact: { resist: exact } }) },
    lines: [
      `A resist roll with ${counted(mind, 'Mind Point', 'Mind Points')}`,
      '',
      chanceLine('a 6 at least once', chance, exact),
    ],
  };
}

/** Any dice against any dice. */
export function diceReport(house: House, defender: Side, isBlackOnly: boolean): OddsAnswer {
  const table = TABLE_DICE.map((attack) => ({
    attack,
    against: TABLE_DICE.map((defend) => {
      const { expectedDamage, hit } = blow({
        attack,
        defend,
        body: 1,
        isHeroDefending: defender === 'hero',
        house,
        isBlackOnly,
      });
      return { defend, expectedDamage, hit };
    }),
  }));
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(9)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  return {
    json: { defender, isBlackOnly, house: houseJson(house), table },
    lines: [
      `Attack dice against the Defend dice of a ${defender}: the damage to expect, and below it the chance of any`,
      ...(isBlackOnly ? [BLACK_ONLY] : []),
      ...houseNotes(house),
      row(
        'A \\ D',
        TABLE_DICE.map((defend) => `${defend}`),
      ),
      ...table.flatMap(({ attack, against }) => [
        row(
          `${attack}`,
          against.map(({ expectedDamage }) => expectedDamage.toFixed(3)),
        ),
        row(
          '',
          against.map(({ hit }) => percent(hit)),
        ),
      ]),
    ],
  };
}
