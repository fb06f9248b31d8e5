import type { Rule } from '../rulebook/index.ts';
import { decimals } from './field.ts';
import type { Fight, Score } from './fight.ts';
import { type Mix, type Odds, worthOf } from './report.ts';

/** Odds that were given, and what they are the odds of. */
interface Given {
  readonly fight: Fight;
  readonly score: Score;
  readonly odds: Odds;
}

interface Law {
  readonly rule: Rule;
  readonly holds: (given: Given) => boolean;
  readonly text: string;
}

const law = (rule: Rule, holds: Law['holds'], text: string): Law => ({ rule, holds, text });

/** Long decimals agree to eight places. */
const TOLERANCE = 1e-8;
const isNear = (x: number, y: number): boolean => Math.abs(x - y) <= TOLERANCE;
const isNowhereBelow = (x: number, y: number): boolean => x >= y - TOLERANCE;

const isWithoutAbility = ({ hero }: Fight): boolean => hero === null || hero === 'lindel' || hero === 'maud';
const isUsualDisplay = ({ house }: Fight): boolean => !house.heavyCounter && !house.heroWinsDoubleKill;

/** What must be true of the odds of any fight. */
const LAWS: readonly Law[] = [
  law(
    'odds.tolerance',
    ({ odds }) =>
      isNear(odds.win + odds.bothDie + odds.lose, 1) &&
      (['win', 'bothDie', 'lose'] as const).every((end) =>
        isNear(
          odds.rounds.reduce((sum, round) => sum + round[end], 0),
          odds[end],
        ),
      ),
    'the ends of a fight, and those of its rounds, are all there are',
  ),
  law(
    'odds.expected-wounds',
    ({ score, odds }) => odds.expectedHeroWounds >= 0 && isNowhereBelow(score.hero, odds.expectedHeroWounds),
    'a hero expects no more wounds than he has life',
  ),
  law('odds.monotone', isMonotone, 'more life never hurts, and no ability does but Challara’s'),
  law(
    'classic.no-domination',
    ({ fight, odds: { duel } }) =>
      duel === null ||
      !isUsualDisplay(fight) ||
      [...sharesOf(duel.mix), ...sharesOf(duel.monsterMix)].every((share) => share > TOLERANCE),
    'best play lays every card now and then, on both sides',
  ),
  law(
    'odds.classic-mix-symmetry',
    ({ fight, odds: { duel } }) =>
      duel === null || !isUsualDisplay(fight) || isMirrored(fight, duel.mix, duel.monsterMix),
    'the monster’s mix mirrors the hero’s',
  ),
  law(
    'odds.classic-closed-forms',
    ({ fight, score, odds }) => {
      const value = odds.duel === null || !isUsualDisplay(fight) || !isWithoutAbility(fight) ? null : closedForm(score);
      return value === null || isNear(odds.win, value);
    },
    'against one life, and with one life, the value has a closed form',
  ),
];

function isMonotone({ fight, score, odds }: Given): boolean {
  const win = (hero: Fight['hero'], life: number, monster: number): number =>
    worthOf(decimals, { ...fight, hero }, { ...score, hero: score.hero + life, monster: score.monster + monster }).win;
  const without = win(null, 0, 0);
  return (
    isNowhereBelow(win(fight.hero, 1, 0), odds.win) &&
    isNowhereBelow(odds.win, win(fight.hero, 0, 1)) &&
    (fight.hero === 'challara' ? isNowhereBelow(without, odds.win) : isNowhereBelow(odds.win, without))
  );
}

const sharesOf = ({ quickShot, slash, boltOfAgony }: Mix): readonly number[] => [quickShot, slash, boltOfAgony];

/** Quick Shot and Slash are exchanged between the sides; against Hugo they are all one. */
function isMirrored(fight: Fight, mix: Mix, monsterMix: Mix): boolean {
  const isSame = (one: Mix, other: Mix): boolean =>
    sharesOf(one).every((share, i) => isNear(share, sharesOf(other)[i] ?? 0));
  const exchanged: Mix = { ...mix, quickShot: mix.slash, slash: mix.quickShot };
  if (fight.hero === 'hugo') return isSame(mix, monsterMix) && isSame(mix, exchanged);
  return !isWithoutAbility(fight) || isSame(monsterMix, exchanged);
}

/** 1 − 2/3ʰ against one life; with one life 1 over 3, 7, 17, 41 …, each twice the last and once the one before. */
function closedForm({ hero, monster }: Score): number | null {
  if (monster === 1) return 1 - 2 / 3 ** hero;
  if (hero !== 1) return null;
  let [before, last] = [1, 3];
  for (let life = 1; life < monster; life++) [before, last] = [last, 2 * last + before];
  return 1 / last;
}

/** The laws that these odds break: none, or we have a bug. */
export function oddsLaws(given: Given): readonly string[] {
  return LAWS.flatMap(({ rule, holds, text }) => (holds(given) ? [] : [`${rule}: ${text}`]));
}
