import { type OddsAnswer, type OddsCommand, oddsCommand } from '@questhall/facets';
import { meanOdds, oddsOf } from '../odds/index.ts';
import { type Answer, oddsJson, oddsLines, tableJson, tableLines } from './odds-report.ts';
import { askedBy, exactOf, type OddsRequest, OPTIONS, unlimitedOf } from './odds-request.ts';

/** All that is known of one fight. */
function answerTo(request: OddsRequest): Answer {
  const asked = askedBy(request);
  return {
    asked,
    odds: meanOdds(asked.scores.map((score) => oddsOf(asked.fight, score))),
    unlimited: unlimitedOf(asked),
    exact: request.exact ? exactOf(asked) : null,
  };
}

function answer(request: OddsRequest): OddsAnswer {
  const { monster, monsterLife, heroLife, attribute, exact } = request;
  const isTable = [monster, monsterLife, heroLife, attribute, exact].every((given) => given === undefined);
  if (isTable) return { lines: tableLines(request), json: tableJson(request) };
  const found = answerTo(request);
  return { lines: oddsLines(found), json: oddsJson(found) };
}

export const odds: OddsCommand = oddsCommand({
  about: 'one hero against one monster, computed to the last digit',
  options: OPTIONS,
  help: `
With neither a monster nor lives nor an attribute, every hero is set against every monster.

Examples:
  npx questhall odds dungeonquest --mode cards              who stands a chance against whom
  npx questhall odds dungeonquest --hero hugo --monster golem
  npx questhall odds dungeonquest --attribute 6 --hero-life 4 --monster-life 3 --json
  npx questhall odds dungeonquest --mode solo --hero-life 3 --monster-life 3 --exact`,
  answer,
});
