import {
  HERO_SHEETS,
  HEROES,
  type Hero,
  MODES,
  MONSTER_SHEETS,
  MONSTERS,
  type Mode,
  type Monster,
  NAMES,
} from '@questhall/dungeonquest/content';
import {
  type Fight,
  fractions,
  fractionText,
  type Mix,
  meanOdds,
  type Odds,
  oddsOf,
  PLAIN_HOUSE,
  type Standing,
  worthOf,
} from '@questhall/dungeonquest/odds';
import { type Command, Option } from 'commander';
import { bar, type Screen } from '../screen.ts';
import { wholeBetween } from '../settings.ts';
import { UserError } from '../user-error.ts';

const LIFE_MAX = 99;
const ATTRIBUTE_LIMIT = 20;
const TOKENS_MAX = 20;
/** Fractions of Classic Cards double in length with every life. */
const EXACT_CARDS_MAX = 6;
const BAR_WIDTH = 40;

interface Flags {
  readonly mode: Mode;
  readonly hero?: Hero;
  readonly monster?: Monster;
  readonly attribute?: number;
  readonly heroLife?: number;
  readonly heroWounds?: number;
  readonly monsterLife?: number;
  readonly determination?: number;
  readonly heroWinsDoubleKill?: boolean;
  readonly heavyCounter?: boolean;
  readonly exact?: boolean;
  readonly json?: boolean;
}

export function addDungeonquestOdds(odds: Command, screen: Screen): void {
  odds
    .command('dungeonquest')
    .description('one hero against one monster, computed to the last digit')
    .addOption(new Option('--mode <mode>', 'how they fight').choices(MODES).default('dice'))
    .addOption(new Option('--hero <hero>', 'whose ability counts, and whose sheet fills in what is not given').choices(HEROES))
    .addOption(new Option('--monster <monster>', 'what is tested, and which tokens it may be').choices(MONSTERS))
    .option('--attribute <number>', 'what Combat Dice tests', wholeBetween(0, ATTRIBUTE_LIMIT))
    .option('--hero-life <number>', 'life the hero has left', wholeBetween(1, LIFE_MAX))
    .option('--hero-wounds <number>', 'wounds the hero has already; Challara’s weakness depends on them', wholeBetween(0, LIFE_MAX))
    .option('--monster-life <number>', 'life the monster has left', wholeBetween(1, LIFE_MAX))
    .option('--determination <number>', 'house rule: tokens that may be spent on combat tests', wholeBetween(0, TOKENS_MAX))
    .option('--hero-wins-double-kill', 'house rule: the hero outlives a double kill')
    .option('--heavy-counter', 'house rule: Slash against Quick Shot costs the hero two')
    .option('--exact', 'fractions as well, where they can be written down')
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      `
Without a monster or a life for it, every hero is set against every monster.

Examples:
  questhall odds dungeonquest --mode cards                                who stands a chance against whom
  questhall odds dungeonquest --hero hugo --monster golem
  questhall odds dungeonquest --attribute 6 --hero-life 4 --monster-life 3 --json
  questhall odds dungeonquest --mode solo --hero-life 3 --monster-life 3 --exact`,
    )
    .action((flags: Flags) => {
      const isTable =
        flags.monster === undefined && flags.monsterLife === undefined && flags.heroLife === undefined && flags.attribute === undefined;
      if (isTable) showTable(flags, screen);
      else showOne(flags, screen);
    });
}

/** What is asked for, with everything filled in that the sheets know. */
interface Asked {
  readonly fight: Fight;
  readonly standings: readonly Standing[];
}

function askedBy(flags: Flags): Asked {
  const { mode, hero, monster, heroWounds, determination = 0 } = flags;
  const sheet = hero === undefined ? null : HERO_SHEETS[hero];
  const heroLife = flags.heroLife ?? (sheet === null ? undefined : Math.max(1, sheet.life - (heroWounds ?? 0)));
  if (heroLife === undefined) throw new UserError('--hero-life is missing; or name a --hero to take it from the sheet');
  const lives = flags.monsterLife !== undefined ? [flags.monsterLife] : monster === undefined ? undefined : MONSTER_SHEETS[monster].lives;
  if (lives === undefined) throw new UserError('--monster-life is missing; or name a --monster to average over its tokens');
  const attribute = flags.attribute ?? (sheet === null || monster === undefined ? undefined : sheet[MONSTER_SHEETS[monster].attribute]);
  if (mode === 'dice' && attribute === undefined)
    throw new UserError('--attribute is missing; or name a --hero and a --monster to take it from the sheet');
  const life = heroLife + (heroWounds ?? Math.max(0, (sheet?.life ?? heroLife) - heroLife));
  const house = {
    ...PLAIN_HOUSE,
    heroWinsDoubleKill: flags.heroWinsDoubleKill ?? false,
    heavyCounter: flags.heavyCounter ?? false,
    determinationInCombat: determination > 0,
  };
  const fight: Fight = { mode, hero: hero ?? null, attribute: attribute ?? 0, life, house };
  return { fight, standings: lives.map((monsterLife) => ({ hero: heroLife, monster: monsterLife, tokens: determination })) };
}

function showOne(flags: Flags, screen: Screen): void {
  const asked = askedBy(flags);
  const odds = meanOdds(asked.standings.map((standing) => oddsOf(asked.fight, standing)));
  const exact = flags.exact ? exactOf(asked) : null;
  if (flags.json) screen.line(JSON.stringify(jsonOf(asked, odds, exact)));
  else for (const line of textOf(asked, odds, exact)) screen.line(line);
}

type Exact = Readonly<Record<'win' | 'bothDie' | 'lose' | 'expectedHeroWounds', string>>;

function exactOf({ fight, standings }: Asked): Exact {
  const [standing] = standings;
  if (standing === undefined || standings.length > 1) throw new UserError('--exact is for one fight; give --monster-life too');
  if (fight.mode === 'cards' && standing.hero + standing.monster > EXACT_CARDS_MAX) {
    throw new UserError(`--exact: fractions of Classic Cards are too long beyond ${EXACT_CARDS_MAX} lives in all`);
  }
  const { win, bothDie, lose, wounds } = worthOf(fractions, fight, standing);
  return { win: fractionText(win), bothDie: fractionText(bothDie), lose: fractionText(lose), expectedHeroWounds: fractionText(wounds) };
}

function jsonOf({ fight, standings }: Asked, { duel, ...odds }: Odds, exact: Exact | null): object {
  const lives = standings.map(({ monster }) => monster);
  return {
    game: 'dungeonquest',
    mode: fight.mode,
    hero: fight.hero,
    attribute: fight.mode === 'dice' ? fight.attribute : null,
    heroLife: standings[0]?.hero,
    heroWounds: fight.life - (standings[0]?.hero ?? 0),
    monsterLife: lives.length === 1 ? lives[0] : lives,
    ...odds,
    ...duel,
    ...(exact === null ? {} : { exact }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

function textOf({ fight, standings }: Asked, odds: Odds, exact: Exact | null): readonly string[] {
  const { mode, hero, attribute } = fight;
  const who = hero === null ? 'A hero without ability' : NAMES.hero[hero];
  const lives = standings.map(({ monster }) => monster);
  const foe =
    lives.length === 1
      ? `a monster with ${lives[0]}`
      : `a monster with ${lives.slice(0, -1).join(', ')} or ${lives.at(-1)}, each token equally likely,`;
  const rate = (name: string, share: number, fraction?: string): string =>
    `  ${name.padEnd(9)} ${percent(share).padStart(9)}  ${bar(share, BAR_WIDTH)}${fraction === undefined ? '' : `  ${fraction}`}`;
  return [
    `${NAMES.mode[mode]}${mode === 'dice' ? `, attribute ${attribute}` : ''}: ${who} with ${standings[0]?.hero} life against ${foe}`,
    '',
    rate('wins', odds.win, exact?.win),
    rate('both die', odds.bothDie, exact?.bothDie),
    rate('loses', odds.lose, exact?.lose),
    '',
    `  wounds the hero can expect: ${odds.expectedHeroWounds.toFixed(3)}${exact === null ? '' : `  (${exact.expectedHeroWounds})`}`,
    `  rounds to expect: ${odds.expectedRounds.toFixed(2)}`,
    ...odds.rounds
      .filter(({ win, bothDie, lose }) => win + bothDie + lose >= 0.005)
      .map(
        ({ round, win, bothDie, lose }) =>
          `    ${round === 0 ? 'arrows' : `round ${round}`}`.padEnd(14) +
          `${percent(win + bothDie + lose).padStart(8)}  ${bar(win + bothDie + lose, BAR_WIDTH)}`,
      ),
    ...(odds.duel === null ? [] : ['', mixLine('best for the hero', odds.duel.mix), mixLine('best for the monster', odds.duel.monsterMix)]),
  ];
}

const mixLine = (name: string, mix: Mix): string =>
  `  ${name.padEnd(21)} ${NAMES.card.quickShot} ${percent(mix.quickShot)}, ${NAMES.card.slash} ${percent(mix.slash)}, ${NAMES.card.boltOfAgony} ${percent(mix.boltOfAgony)}`;

/** Every hero, unhurt, against a token of every kind. */
function showTable(flags: Flags, screen: Screen): void {
  const heroes = flags.hero === undefined ? HEROES : [flags.hero];
  const table = heroes.map((hero) => ({
    hero,
    against: Object.fromEntries(
      MONSTERS.map((monster) => {
        const { fight, standings } = askedBy({ ...flags, hero, monster });
        const { win, bothDie, expectedHeroWounds } = meanOdds(standings.map((standing) => oddsOf(fight, standing)));
        return [monster, { win, bothDie, expectedHeroWounds }] as const;
      }),
    ),
  }));
  if (flags.json) {
    screen.line(JSON.stringify({ game: 'dungeonquest', mode: flags.mode, table }));
    return;
  }
  screen.line(`${NAMES.mode[flags.mode]}: the chance to survive, and the wounds to expect, against a token of each kind`);
  screen.line(`  ${''.padEnd(26)}${MONSTERS.map((monster) => NAMES.monster[monster].padStart(15)).join('')}`);
  for (const { hero, against } of table) {
    const cells = MONSTERS.map((monster) =>
      `${(100 * (against[monster]?.win ?? 0)).toFixed(1)} % ${(against[monster]?.expectedHeroWounds ?? 0).toFixed(1).padStart(5)}`.padStart(
        15,
      ),
    );
    screen.line(`  ${NAMES.hero[hero].padEnd(26)}${cells.join('')}`);
  }
}
