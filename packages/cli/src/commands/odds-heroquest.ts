import { HEROES, MONSTERS, NAMED } from '@questhall/heroquest/content';
import { type Command, Option } from 'commander';
import type { Screen } from '../screen.ts';
import { settingOption, wholeBetween } from '../settings.ts';
import { blowReport, diceReport, duelReport, type Report, resistReport } from './odds-heroquest-report.ts';
import {
  BODY_MAX,
  BODY_USUAL,
  DICE_MAX,
  type HeroquestRequest,
  houseOf,
  MIND_MAX,
  matchedBy,
  refuseMisplaced,
  SIDES,
  struckBy,
} from './odds-heroquest-request.ts';

interface Flags extends HeroquestRequest {
  readonly json?: boolean;
}

const HELP = `
With no dice, Body Points or names at all, 1 to 6 Attack dice are set against 1 to 6 Defend dice.
What an option says outright goes before what a hero’s sheet or a monster’s card says.

Examples:
  npx questhall odds heroquest                                what to expect of any dice
  npx questhall odds heroquest --attack 3 --defend 2 --body 1 --json
  npx questhall odds heroquest --hero barbarian --monster gargoyle --exact
  npx questhall odds heroquest --monster orc --hero wizard --defender hero
  npx questhall odds heroquest --monster mummy --spirit-blade
  npx questhall odds heroquest --attack 4 --monster orc --set asPublished=on
  npx questhall odds heroquest --duel --hero elf --monster dread-warrior
  npx questhall odds heroquest --duel --attack 3 --attacker-defend 4 --attacker-body 8 --monster orc
  npx questhall odds heroquest --resist 4`;

export function addHeroquestOdds(odds: Command, screen: Screen): void {
  const dice = wholeBetween(1, DICE_MAX); // nobody ever rolls less than one
  const points = wholeBetween(1, BODY_MAX);
  const setting = settingOption();
  setting.description =
    'a house rule of the fight, any number of times: asPublished=on, publishedShields=on, publishedMonsters=on, blankDie=on';
  odds
    .command('heroquest')
    .description('one blow, or a duel to the death, computed to the last digit')
    .option('--attack <dice>', 'Attack dice of whoever strikes, after all that adds and takes away', dice)
    .option('--defend <dice>', 'Defend dice of whoever is struck', dice)
    .option(
      '--body <points>',
      `Body Points that whoever is struck has left; ${BODY_USUAL} where nothing else is known`,
      points,
    )
    .addOption(
      new Option('--defender <side>', 'which side is struck, in a duel first').choices(SIDES).default('monster'),
    )
    .addOption(
      new Option('--hero <hero>', 'fills in what is not given of the hero: one who just sets out').choices(HEROES),
    )
    .addOption(
      new Option('--monster <monster>', 'fills in what is not given of the monster: its card').choices([
        ...MONSTERS,
        ...NAMED,
      ]),
    )
    .option(
      '--spirit-blade',
      'the hero strikes with the Spirit Blade: 3 dice, and undead block with black shields only',
    )
    .addOption(setting)
    .option('--duel', 'blow for blow until one is dead: whoever is struck strikes back')
    .option('--attacker-defend <dice>', 'duel: Defend dice of whoever strikes first', dice)
    .option('--attacker-body <points>', 'duel: Body Points of whoever strikes first', points)
    .option('--defender-attack <dice>', 'duel: Attack dice of whoever strikes back', dice)
    .option('--resist <mind>', 'instead of a blow: a resist roll with so many Mind Points', wholeBetween(0, MIND_MAX))
    .option('--exact', 'fractions as well')
    .option('--json', 'print everything as JSON')
    .addHelpText('after', HELP)
    .action(({ json, ...request }: Flags) => {
      const report = reportOn(request);
      if (json) screen.write(`${JSON.stringify({ game: 'heroquest', ...report.json })}\n`);
      else for (const line of report.lines) screen.line(line, 4);
    });
}

function reportOn(request: HeroquestRequest): Report {
  refuseMisplaced(request);
  const { attack, defend, body, hero, monster, duel, resist, exact } = request;
  const isExact = exact ?? false;
  if (resist !== undefined) return resistReport(resist, isExact);
  if (duel) return duelReport(matchedBy(request), isExact);
  const isTable = [attack, defend, body, hero, monster, exact].every((given) => given === undefined);
  return isTable
    ? diceReport(houseOf(request), request.defender, request.spiritBlade ?? false)
    : blowReport(struckBy(request), isExact);
}
