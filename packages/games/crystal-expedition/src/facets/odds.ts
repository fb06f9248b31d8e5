import {
  choiceOption,
  flagOption,
  type OddsAnswer,
  type OddsCommand,
  type OddsOptions,
  oddsCommand,
  percent,
  wholeOption,
  withInitial,
} from '@questhall/facets';
import {
  KIT_IDS,
  type KitId,
  MONSTER_IDS,
  type MonsterId,
  THREATS,
  WEAKNESSES,
  type Weakness,
} from '../content/index.ts';
import { FICKLE_ROUNDS, type FicklePlan, fickleOdds, halfStakes, isWorthCourting } from '../odds/index.ts';
import { NAMES } from '../words/en/names.ts';
import { type DuelOdds, duelOdds } from './duel.ts';

const FATE_MAX = 9;
const POINTS_MAX = 99;

const HELP = `
Without a monster: the hero against every monster there is, with the best of its weapons. "By dice" is what the roll
alone hits; "Surges" is what the Surges of each roll can make of it; "kills" is when nothing but that counts, and "lost"
is what the monster loses on the average.

Examples:
  npx questhall odds crystal-expedition                                      the Dwarf Fighter against everybody
  npx questhall odds crystal-expedition --hero elf-mage --monster orc-raider --fate 2
  npx questhall odds crystal-expedition --hero elf-rogue --monster orc-warchief --threat 3 --hitpoints 6 --json
  npx questhall odds crystal-expedition --fickle                             what a round at the Gambler's brings`;

/** What was asked for, as it was typed. */
interface OddsRequest {
  readonly hero: KitId;
  readonly monster: MonsterId | undefined;
  readonly threat: number;
  readonly weakness: Weakness;
  readonly fate: number;
  readonly surges: number;
  readonly hitpoints: number | undefined;
  readonly fickle: boolean | undefined;
}

const OPTIONS: OddsOptions<OddsRequest> = {
  hero: withInitial(choiceOption('--hero <hero>', 'who attacks, ready-made', KIT_IDS), 'dwarf-fighter'),
  monster: choiceOption('--monster <monster>', 'who is attacked', MONSTER_IDS),
  threat: withInitial(wholeOption('--threat <number>', 'the Threat of the dungeon', 1, THREATS.length), 1),
  weakness: withInitial(choiceOption('--weakness <element>', 'what the monsters are weak to', WEAKNESSES), 'light'),
  fate: withInitial(wholeOption('--fate <number>', 'Fate that may be spent on it', 0, FATE_MAX), 0),
  surges: withInitial(wholeOption('--surges <number>', 'Surges besides those of the dice', 0, FATE_MAX), 0),
  hitpoints: wholeOption(
    '--hitpoints <points>',
    'Hitpoints the monster has left; all of them otherwise',
    1,
    POINTS_MAX,
  ),
  fickle: flagOption('--fickle', 'a round of Fickle instead'),
};

interface Report {
  readonly monster: MonsterId;
  readonly odds: readonly DuelOdds[];
}

function answer(request: OddsRequest): OddsAnswer {
  if (request.fickle === true) return fickleAnswer();
  const { hero, monster: named, weakness, fate, surges, hitpoints } = request;
  const threat = THREATS.find((one) => one === request.threat) ?? 1;
  const monsters = named === undefined ? MONSTER_IDS : [named];
  const reports = monsters.map((monster) => ({
    monster,
    odds: duelOdds({ hero, monster, threat, weakness, fate, surges, hitpoints: hitpoints ?? null }),
  }));
  return {
    lines: [...tableLines(reports, named === undefined)],
    json: { hero, threat, weakness, fate, surges, reports },
  };
}

/** The weapon that does most. */
const bestOf = (odds: readonly DuelOdds[]): readonly DuelOdds[] =>
  odds.toSorted((a, b) => b.chances.loss - a.chances.loss).slice(0, 1);

function* tableLines(reports: readonly Report[], isBestOnly: boolean): Generator<string> {
  yield `${'monster'.padEnd(18)} ${'attack'.padEnd(20)} ${'Grit'.padStart(4)} ${'by dice'.padStart(8)} ${'Surges'.padStart(7)} ${'kills'.padStart(7)} ${'lost'.padStart(6)}`;
  for (const { monster, odds } of reports)
    for (const one of isBestOnly ? bestOf(odds) : odds) {
      const { hit, aimed, kill, loss } = one.chances;
      yield `${NAMES.monster[monster].padEnd(18)} ${attackName(one).padEnd(20)} ${String(one.grit).padStart(4)} ${percent(hit).padStart(8)} ${percent(aimed).padStart(7)} ${percent(kill).padStart(7)} ${loss.toFixed(2).padStart(6)}`;
    }
}

function attackName({ arm: { means, form }, element, base }: DuelOdds): string {
  const how = means === 'bolt' ? NAMES.ability.spellbolt : NAMES.form[form];
  return `${how} ${base}${element === null ? '' : ` ${NAMES.element[element]}`}`;
}

const PLANS: readonly (readonly [name: string, plan: FicklePlan])[] = [
  ['court up to 3 behind, concede beyond', isWorthCourting],
  ['always court', () => true],
  ['never court', () => false],
];

/** Together no wider than a terminal. */
const PLAN_WIDTH = 37;
const COLUMN_WIDTH = 10;

/** What a round brings, by how it is played. [fickle.odds] */
function fickleAnswer(): OddsAnswer {
  const plans = PLANS.map(([name, plan]) => {
    const odds = fickleOdds(plan);
    const share = (rounds: number): number => rounds / FICKLE_ROUNDS;
    return {
      plan: name,
      wins: share(odds.wins),
      losses: share(odds.losses),
      concessions: share(odds.concessions),
      gain: halfStakes(odds) / (2 * FICKLE_ROUNDS),
    };
  });
  const columns = (name: string, ...cells: readonly string[]): string =>
    name.padEnd(PLAN_WIDTH) + cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('');
  const lines = plans.map(({ plan, wins, losses, concessions, gain }) =>
    columns(plan, ...[wins, losses, concessions, gain].map((share) => percent(share, 1))),
  );
  lines.unshift(columns('a round of Fickle', 'wins', 'loses', 'concedes', 'of stake'));
  return { lines, json: { plans } };
}

export const odds: OddsCommand = oddsCommand({
  about: 'one Attack of a hero: to hit, to kill, and what it costs the monster; or a round of Fickle',
  options: OPTIONS,
  help: HELP,
  answer,
});
