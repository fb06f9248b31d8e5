import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEROES } from '../content/heroes.ts';
import { MODES } from '../content/modes.ts';
import { type Fight, PLAIN_HOUSE, type Score } from './fight.ts';
import { oddsLaws } from './laws.ts';
import { type Odds, oddsOf } from './report.ts';

const fightOf = (mode: Fight['mode'], hero: Fight['hero'] = null): Fight => ({
  mode,
  hero,
  attribute: 6,
  life: 13,
  house: PLAIN_HOUSE,
});
const at = (hero: number, monster: number): Score => ({ hero, monster, tokens: 0 });

/** The laws that odds break after somebody has tampered with them. */
function brokenBy(fight: Fight, score: Score, tamper: (odds: Odds) => Partial<Odds> = () => ({})): readonly string[] {
  const odds = oddsOf(fight, score);
  return oddsLaws({ fight, score, odds: { ...odds, ...tamper(odds) } });
}

test('[odds.tolerance] [odds.expected-wounds] [odds.monotone] [odds.classic-mix-symmetry] [odds.classic-closed-forms] [classic.no-domination] no odds break a law', () => {
  const fights = fc.record({
    mode: fc.constantFrom(...MODES),
    hero: fc.option(fc.constantFrom(...HEROES)),
    attribute: fc.integer({ min: 2, max: 12 }),
    life: fc.integer({ min: 10, max: 16 }),
    house: fc.record({
      heroWinsDoubleKill: fc.boolean(),
      determinationInCombat: fc.boolean(),
      heavyCounter: fc.boolean(),
    }),
  });
  const scores = fc.record({
    hero: fc.integer({ min: 1, max: 9 }),
    monster: fc.integer({ min: 1, max: 6 }),
    tokens: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(fights, scores, fc.boolean(), (fight, score, isPlain) => {
      expect(brokenBy(isPlain ? { ...fight, house: PLAIN_HOUSE } : fight, score)).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

test.each(HEROES)(
  '[odds.classic-mix-symmetry] [odds.classic-closed-forms] nor do those of %s against one life or with one',
  (hero) => {
    for (let lives = 1; lives <= 8; lives++) {
      expect(brokenBy(fightOf('cards', hero), at(lives, 1))).toEqual([]);
      expect(brokenBy(fightOf('cards', hero), at(1, lives))).toEqual([]);
    }
  },
);

const SOLO = fightOf('solo');
const CARDS = fightOf('cards');
const BIT = 1e-6;

const mixed = (odds: Odds, mix: object): Partial<Odds> => ({ duel: odds.duel && { ...odds.duel, ...mix } });
const shifted = { quickShot: 0.3, slash: 0.3, boltOfAgony: 0.4 };

test.each<readonly [rule: string, what: string, Fight, Score, (odds: Odds) => Partial<Odds>]>([
  ['odds.tolerance', 'ends that are more than all', SOLO, at(3, 3), ({ lose }) => ({ lose: lose + BIT })],
  [
    'odds.tolerance',
    'wins that no round has',
    SOLO,
    at(3, 3),
    ({ win, lose }) => ({ win: win - BIT, lose: lose + BIT }),
  ],
  ['odds.tolerance', 'a round that is missing', SOLO, at(3, 3), ({ rounds }) => ({ rounds: rounds.slice(1) })],
  ['odds.expected-wounds', 'more wounds than life', SOLO, at(3, 3), () => ({ expectedHeroWounds: 3 + BIT })],
  ['odds.expected-wounds', 'less than no wounds', SOLO, at(3, 3), () => ({ expectedHeroWounds: -BIT })],
  ['odds.monotone', 'less life that is better', SOLO, at(3, 3), () => ({ win: oddsOf(SOLO, at(4, 3)).win + BIT })],
  [
    'odds.monotone',
    'a stronger monster that is better',
    SOLO,
    at(3, 3),
    () => ({ win: oddsOf(SOLO, at(3, 4)).win - BIT }),
  ],
  [
    'odds.monotone',
    'Krutzbeck worse than nobody',
    fightOf('solo', 'krutzbeck'),
    at(3, 3),
    () => ({ win: oddsOf(SOLO, at(3, 3)).win - BIT }),
  ],
  [
    'odds.monotone',
    'Challara better than nobody',
    fightOf('solo', 'challara'),
    at(3, 3),
    () => ({ win: oddsOf(SOLO, at(3, 3)).win + BIT }),
  ],
  [
    'classic.no-domination',
    'a card the hero never lays',
    CARDS,
    at(3, 3),
    (odds) => mixed(odds, { mix: { ...shifted, slash: 0 } }),
  ],
  [
    'classic.no-domination',
    'one the monster never lays',
    CARDS,
    at(3, 3),
    (odds) => mixed(odds, { monsterMix: { ...shifted, slash: 0 } }),
  ],
  [
    'odds.classic-mix-symmetry',
    'mixes that do not mirror',
    CARDS,
    at(3, 3),
    (odds) => mixed(odds, { monsterMix: odds.duel?.mix }),
  ],
  [
    'odds.classic-mix-symmetry',
    'a tie that Hugo loses',
    fightOf('cards', 'hugo'),
    at(3, 3),
    (odds) => mixed(odds, { mix: shifted }),
  ],
  ['odds.classic-closed-forms', 'one life of the monster', CARDS, at(3, 1), ({ win }) => ({ win: win + BIT })],
  ['odds.classic-closed-forms', 'one life of the hero', CARDS, at(1, 3), ({ win }) => ({ win: win - BIT })],
])('[%s] finds %s', (rule, _what, fight, score, tamper) => {
  expect(brokenBy(fight, score, tamper).filter((law) => law.startsWith(`${rule}: `))).toHaveLength(1);
});
