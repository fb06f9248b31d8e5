import {
  bar,
  choiceOption,
  didYouMean,
  listOption,
  Mistake,
  type OddsAnswer,
  type OddsCommand,
  type OddsOptions,
  oddsCommand,
  percent,
  wholeOption,
  withInitial,
} from '@questhall/facets';
import {
  CARD_IDS,
  CARDS,
  type CardId,
  MONSTER_IDS,
  MONSTERS,
  type MonsterId,
  PARTY_SIZES,
  ROLES,
  type Role,
} from '../content/index.ts';
import { type Duel, type DuelOdds, duelOdds, type Outcome } from '../odds/index.ts';

const SURGES_MAX = 12;
const POINTS_MAX = 99;
const BAR_WIDTH = 40;

const HELP = `
Without a monster: the hero against every monster there is. With the Surges at hand, whatever turns a miss into a hit is
bought first, and whatever hurts most afterwards: what can be used on the roll and on the hit. Where a Crush or something else that
the squares decide may hurt the monster more, the word is "at least".

Examples:
  npx questhall odds glowquest                                         Offense, bare-handed, against everybody
  npx questhall odds glowquest --monster ghoul --surges 3
  npx questhall odds glowquest --hero defense --card longsword --card shield-bash --monster orc-brute --surges 4
  npx questhall odds glowquest --monster stone-crawler --shield 2 --reflect 1 --json`;

const CARD = {
  flags: '--card <card>',
  text: 'a card the hero has, any number of times',
  read(typed: string): CardId {
    const card = CARD_IDS.find((id) => id === typed);
    if (card === undefined) throw new Mistake(`There is no such card.${didYouMean(typed, CARD_IDS)}`);
    return card;
  },
};

/** What was asked for, as it was typed. */
interface OddsRequest {
  readonly hero: Role;
  readonly card: readonly CardId[];
  readonly monster: MonsterId | undefined;
  readonly heroes: number;
  readonly surges: number;
  readonly hitpoints: number | undefined;
  readonly shield: number;
  readonly reflect: number;
}

const OPTIONS: OddsOptions<OddsRequest> = {
  hero: withInitial(choiceOption('--hero <role>', 'who attacks', ROLES), 'offense'),
  card: listOption<CardId>(CARD),
  monster: choiceOption('--monster <monster>', 'who is attacked', MONSTER_IDS),
  heroes: withInitial(
    wholeOption(
      '--heroes <number>',
      'heroes in the party, which decides about Hitpoints of leaders',
      1,
      PARTY_SIZES.length,
    ),
    3,
  ),
  surges: withInitial(wholeOption('--surges <number>', 'Surges at hand', 0, SURGES_MAX), 0),
  hitpoints: wholeOption(
    '--hitpoints <points>',
    'Hitpoints the monster has left; all of them otherwise',
    1,
    POINTS_MAX,
  ),
  shield: withInitial(wholeOption('--shield <points>', 'its Shield', 0, POINTS_MAX), 0),
  reflect: withInitial(wholeOption('--reflect <points>', 'its Reflect', 0, POINTS_MAX), 0),
};

function answer(request: OddsRequest): OddsAnswer {
  const { hero, card, surges, monster: named } = request;
  const monsters = named === undefined ? MONSTER_IDS : [named];
  const reports = monsters.map((monster) => ({ monster, odds: duelOdds(duelOf(request, monster)) }));
  const lines = named === undefined ? tableLines(request, reports) : blowLines(request, reports[0]);
  return { lines: [...lines], json: { hero, cards: card, surges, reports } };
}

function duelOf({ hero, card, heroes, surges, hitpoints, shield, reflect }: OddsRequest, monster: MonsterId): Duel {
  const size = PARTY_SIZES.find((one) => one === heroes) ?? 3;
  const foreign = card.find((id) => ![hero, 'equipment', 'passive'].includes(CARDS[id].deck));
  if (foreign !== undefined)
    throw new Mistake(`--card ${foreign} is of the ${CARDS[foreign].deck} deck, and the hero is ${hero}`);
  return { role: hero, cards: card, monster, heroes: size, surges, hitpoints: hitpoints ?? null, shield, reflect };
}

interface Report {
  readonly monster: MonsterId;
  readonly odds: readonly DuelOdds[];
}

const baseName = ({ base }: DuelOdds): string =>
  base.source === 'role' || base.source === 'own' ? 'bare hands' : CARDS[base.source].name;

/** The value that does most. */
const bestOf = (odds: readonly DuelOdds[]): DuelOdds | undefined =>
  odds.toSorted((a, b) => b.odds.spent.loss - a.odds.spent.loss)[0];

function* tableLines({ surges }: OddsRequest, reports: readonly Report[]): Generator<string> {
  yield `With ${surges === 1 ? '1 Surge' : `${surges} Surges`} at hand, and the best value to attack with:`;
  yield `  ${'monster'.padEnd(32)} ${'Grit'.padStart(4)} ${'hits'.padStart(7)} ${'kills'.padStart(7)} ${'lost'.padStart(6)}`;
  for (const { monster, odds } of reports) {
    const best = bestOf(odds);
    if (best === undefined) continue;
    const { hit, kill, loss } = best.odds.spent;
    const { name, grit } = MONSTERS[monster];
    const least = best.odds.isExact ? '' : '  at least';
    yield `  ${name.padEnd(32)} ${String(grit).padStart(4)} ${percent(hit).padStart(7)} ${percent(kill).padStart(7)} ${loss.toFixed(2).padStart(6)}${least}`;
  }
}

function* blowLines({ hero, surges }: OddsRequest, report: Report | undefined): Generator<string> {
  if (report === undefined) return;
  for (const one of report.odds) {
    yield `${hero} against ${MONSTERS[report.monster].name}, ${baseName(one)} (base damage ${one.base.n}):`;
    const { plain, spent, isExact } = one.odds;
    yield* outcomeLines('nothing spent', plain, isExact);
    if (surges > 0) yield* outcomeLines(surges === 1 ? '1 Surge at hand' : `${surges} Surges at hand`, spent, isExact);
  }
}

function* outcomeLines(
  title: string,
  { hit, kill, losses, loss, returned }: Outcome,
  isExact: boolean,
): Generator<string> {
  const least = isExact ? '' : 'at least ';
  const sentBack = returned > 0 ? `, ${returned.toFixed(2)} sent back` : '';
  yield `  ${title}: hits ${percent(hit, 1)}, kills ${least}${percent(kill, 1)}; ${least}${loss.toFixed(2)} Hitpoints lost on average${sentBack}`;
  for (const [lost, share] of losses.entries())
    if (share > 0)
      yield `    ${least}${String(lost).padStart(2)} lost ${percent(share, 1).padStart(7)}  ${bar(share, BAR_WIDTH)}`;
}

export const odds: OddsCommand = oddsCommand({
  about: 'one attack of a hero: to hit, to kill, and what the layers leave of the damage',
  options: OPTIONS,
  help: HELP,
  answer,
});
