import { bar, percent } from '@questhall/facets';
import { HEROES, type Hero, MONSTERS, type Monster } from '../content/index.ts';
import { type Mix, meanOdds, type Odds, oddsOf, type Unlimited } from '../odds/index.ts';
import { NAMES } from '../words/en/names.ts';
import { type Asked, askedBy, type Exact, type OddsRequest } from './odds-request.ts';

const BAR_WIDTH = 40;
const RARE = 0.005;

/** What was asked, and what came out. */
export interface Answer {
  readonly asked: Asked;
  readonly odds: Odds;
  readonly unlimited: Unlimited<number> | null;
  readonly exact: Exact | null;
}

export function oddsJson({ asked: { fight, scores }, odds: { duel, ...odds }, unlimited, exact }: Answer): object {
  const lives = scores.map(({ monster }) => monster);
  return {
    mode: fight.mode,
    hero: fight.hero,
    attribute: fight.mode === 'dice' ? fight.attribute : null,
    heroLife: scores[0]?.hero,
    heroWounds: fight.life - (scores[0]?.hero ?? 0),
    monsterLife: lives.length === 1 ? lives[0] : lives,
    ...odds,
    ...duel,
    unlimitedHeroWounds: unlimited?.wounds ?? null,
    rules: rulesOf(odds, unlimited),
    ...(exact === null ? {} : { exact }),
  };
}

export function oddsLines({ asked, odds, unlimited, exact }: Answer): readonly string[] {
  return [
    ...[titleOf(asked), '', ...endLines(odds, exact), ''],
    ...[...woundLines(odds, unlimited, exact), ...roundLines(odds), ...duelLines(odds)],
    ...['', `  reckoned by ${rulesOf(odds, unlimited).join(', ')}`],
  ];
}

const rulesOf = (odds: Pick<Odds, 'rules'>, unlimited: Unlimited<number> | null): readonly string[] => [
  ...new Set([...odds.rules, ...(unlimited?.rules ?? [])]),
];

function titleOf({ fight: { mode, hero, attribute }, monster, scores }: Asked): string {
  const who = hero === null ? 'a hero without ability' : NAMES.hero[hero];
  const foe = monster === null ? 'a monster' : `a ${NAMES.monster[monster]}`;
  const lives = [...new Set(scores.map(({ monster: life }) => life))];
  const life = lives.length === 1 ? `${lives[0]} life` : `any of its tokens (${lives.join(', ')} life)`;
  return `${NAMES.mode[mode]}${mode === 'dice' ? `, attribute ${attribute}` : ''}: ${who} with ${scores[0]?.hero} life against ${foe} with ${life}`;
}

function endLines(odds: Odds, exact: Exact | null): readonly string[] {
  const line = (name: string, share: number, fraction?: string): string =>
    `  ${name.padEnd(9)} ${percent(share, 2).padStart(13)}  ${bar(share, BAR_WIDTH)}${fraction === undefined ? '' : `  ${fraction}`}`;
  return [
    line('wins', odds.win, exact?.win),
    line('both die', odds.bothDie, exact?.bothDie),
    line('loses', odds.lose, exact?.lose),
  ];
}

function woundLines(odds: Odds, unlimited: Unlimited<number> | null, exact: Exact | null): readonly string[] {
  const fraction = exact === null ? '' : `  (${exact.expectedHeroWounds})`;
  return [
    `  wounds the hero can expect: ${odds.expectedHeroWounds.toFixed(3)}${fraction}`,
    ...(unlimited === null ? [] : [`  before the monster falls, if he could not die: ${unlimited.wounds.toFixed(3)}`]),
  ];
}

function roundLines(odds: Odds): readonly string[] {
  const ends = odds.rounds.map(({ round, win, bothDie, lose }) => ({ round, share: win + bothDie + lose }));
  const rare = ends.filter(({ share }) => share < RARE).reduce((sum, { share }) => sum + share, 0);
  const line = (name: string, share: number): string =>
    `    ${name.padEnd(14)} ${percent(share, 2).padStart(12)}  ${bar(share, BAR_WIDTH)}`;
  const common = ends
    .filter(({ share }) => share >= RARE)
    .map(({ round, share }) => line(round === 0 ? 'by the arrows' : `in round ${round}`, share));
  const title = `  rounds to expect: ${odds.expectedRounds.toFixed(2)}; the fight ends`;
  return [title, ...common, ...(rare > 0 ? [line('in any other', rare)] : [])];
}

function duelLines({ duel }: Odds): readonly string[] {
  const mix = (name: string, { quickShot, slash, boltOfAgony }: Mix): string =>
    `  ${name}: ${NAMES.card.quickShot} ${percent(quickShot, 2)}, ${NAMES.card.slash} ${percent(slash, 2)}, ${NAMES.card.boltOfAgony} ${percent(boltOfAgony, 2)}`;
  return duel === null ? [] : ['', mix('best for the hero', duel.mix), mix('best for the monster', duel.monsterMix)];
}

type Cell = Pick<Odds, 'win' | 'bothDie' | 'expectedHeroWounds'>;

/** Every hero, unhurt, against a token of every kind. */
function tableOf(
  request: OddsRequest,
): readonly { readonly hero: Hero; readonly against: Readonly<Record<Monster, Cell>> }[] {
  const cell = (hero: Hero, monster: Monster): Cell => {
    const { fight, scores } = askedBy({ ...request, hero, monster });
    const { win, bothDie, expectedHeroWounds } = meanOdds(scores.map((score) => oddsOf(fight, score)));
    return { win, bothDie, expectedHeroWounds };
  };
  return (request.hero === undefined ? HEROES : [request.hero]).map((hero) => ({
    hero,
    against: {
      skeleton: cell(hero, 'skeleton'),
      sorcerer: cell(hero, 'sorcerer'),
      troll: cell(hero, 'troll'),
      golem: cell(hero, 'golem'),
      demon: cell(hero, 'demon'),
    },
  }));
}

export const tableJson = (request: OddsRequest): object => ({
  mode: request.mode,
  table: tableOf(request),
});

export function tableLines(request: OddsRequest): readonly string[] {
  const names = MONSTERS.map((monster) => NAMES.monster[monster].padStart(10)).join('');
  const rows = tableOf(request).flatMap(({ hero, against }) => [
    `  ${NAMES.hero[hero].padEnd(25)}${MONSTERS.map((monster) => `${(100 * against[monster].win).toFixed(1)} %`.padStart(10)).join('')}`,
    `  ${''.padEnd(25)}${MONSTERS.map((monster) => against[monster].expectedHeroWounds.toFixed(1).padStart(8).padEnd(10)).join('')}`,
  ]);
  return [
    `${NAMES.mode[request.mode]}: the chance to survive against a token of each kind, and below it the wounds to expect`,
    `  ${''.padEnd(25)}${names}`,
    ...rows,
  ];
}
