import { HEROES, MODES, MONSTERS } from '@questhall/dungeonquest/content';
import { meanOdds, oddsOf } from '@questhall/dungeonquest/odds';
import { type Command, Option } from 'commander';
import type { Screen } from '../screen.ts';
import { wholeBetween } from '../settings.ts';
import { type Answer, oddsJson, oddsLines, tableJson, tableLines } from './odds-dungeonquest-report.ts';
import { askedBy, exactOf, type OddsRequest, unlimitedOf } from './odds-dungeonquest-request.ts';

const LIFE_MAX = 99;
const ATTRIBUTE_LIMIT = 20;
const TOKENS_MAX = 20;

interface OddsFlags extends OddsRequest {
  readonly exact?: boolean;
  readonly json?: boolean;
}

export function addDungeonquestOdds(odds: Command, screen: Screen): void {
  odds
    .command('dungeonquest')
    .description('one hero against one monster, computed to the last digit')
    .addOption(new Option('--mode <mode>', 'how they fight').choices(MODES).default('dice'))
    .addOption(
      new Option('--hero <hero>', 'whose ability counts, and whose sheet fills in what is not given').choices(HEROES),
    )
    .addOption(new Option('--monster <monster>', 'what is tested, and which tokens it may be').choices(MONSTERS))
    .option('--attribute <number>', 'what Combat Dice tests', wholeBetween(0, ATTRIBUTE_LIMIT))
    .option('--hero-life <number>', 'life the hero has left', wholeBetween(1, LIFE_MAX))
    .option(
      '--hero-wounds <number>',
      'wounds the hero has already; Challara’s weakness depends on them',
      wholeBetween(0, LIFE_MAX),
    )
    .option('--monster-life <number>', 'life the monster has left', wholeBetween(1, LIFE_MAX))
    .option(
      '--determination <number>',
      'house rule of Combat Dice: tokens that may be spent on tests',
      wholeBetween(0, TOKENS_MAX),
    )
    .option('--hero-wins-double-kill', 'house rule: the hero outlives a double kill')
    .option('--heavy-counter', 'house rule of Classic Cards: Slash against Quick Shot costs the hero two')
    .option('--exact', 'fractions as well, where they can be written down')
    .option('--json', 'print everything as JSON')
    .addHelpText(
      'after',
      `
With neither a monster nor lives nor an attribute, every hero is set against every monster.

Examples:
  npx questhall odds dungeonquest --mode cards              who stands a chance against whom
  npx questhall odds dungeonquest --hero hugo --monster golem
  npx questhall odds dungeonquest --attribute 6 --hero-life 4 --monster-life 3 --json
  npx questhall odds dungeonquest --mode solo --hero-life 3 --monster-life 3 --exact`,
    )
    .action((flags: OddsFlags) => {
      const { monster, monsterLife, heroLife, attribute, exact } = flags;
      const isTable = [monster, monsterLife, heroLife, attribute, exact].every((given) => given === undefined);
      if (flags.json) screen.write(`${JSON.stringify(isTable ? tableJson(flags) : oddsJson(answerTo(flags)))}\n`);
      else for (const line of isTable ? tableLines(flags) : oddsLines(answerTo(flags))) screen.line(line, 4);
    });
}

/** All that is known of one fight. */
function answerTo(flags: OddsFlags): Answer {
  const asked = askedBy(flags);
  return {
    asked,
    odds: meanOdds(asked.standings.map((standing) => oddsOf(asked.fight, standing))),
    unlimited: unlimitedOf(asked),
    exact: flags.exact ? exactOf(asked) : null,
  };
}
