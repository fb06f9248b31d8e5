import { type OddsAnswer, type OddsCommand, oddsCommand } from '@questhall/facets';
import { blowReport, diceReport, duelReport, resistReport } from './odds-report.ts';
import { houseOf, matchedBy, type OddsRequest, OPTIONS, refuseMisplaced, struckBy } from './odds-request.ts';

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
  npx questhall odds heroquest --set sheet=@my.quest --monster king --duel --hero elf
  npx questhall odds heroquest --duel --hero elf --monster dread-warrior
  npx questhall odds heroquest --duel --attack 3 --attacker-defend 4 --attacker-body 8 --monster orc
  npx questhall odds heroquest --resist 4`;

function answer(request: OddsRequest): OddsAnswer {
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

export const odds: OddsCommand = oddsCommand({
  about: 'one blow, or a duel to the death, computed to the last digit',
  options: OPTIONS,
  help: HELP,
  answer,
});
