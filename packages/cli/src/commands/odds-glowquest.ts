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
} from '@questhall/glowquest/content';
import { type Duel, type DuelOdds, duelOdds, type Outcome } from '@questhall/glowquest/odds';
import { type Command, Option } from 'commander';
import { bar, percent, type Screen } from '../screen.ts';
import { wholeBetween } from '../settings.ts';
import { didYouMean } from '../suggest.ts';
import { UserError } from '../user-error.ts';

interface Flags {
  readonly hero: Role;
  readonly card: readonly CardId[];
  readonly monster?: MonsterId;
  readonly heroes: number;
  readonly surges: number;
  readonly hitpoints?: number;
  readonly shield: number;
  readonly reflect: number;
  readonly json?: boolean;
}

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

export function addGlowquestOdds(odds: Command, screen: Screen): void {
  odds
    .command('glowquest')
    .description('one attack of a hero: to hit, to kill, and what the layers leave of the damage')
    .addOption(new Option('--hero <role>', 'who attacks').choices(ROLES).default('offense'))
    .option('--card <card>', 'a card the hero has, any number of times', collectCard, [])
    .addOption(new Option('--monster <monster>', 'who is attacked').choices(MONSTER_IDS))
    .option(
      '--heroes <number>',
      'heroes in the party, which decides about Hitpoints of leaders',
      wholeBetween(1, PARTY_SIZES.length),
      3,
    )
    .option('--surges <number>', 'Surges at hand', wholeBetween(0, SURGES_MAX), 0)
    .option(
      '--hitpoints <points>',
      'Hitpoints the monster has left; all of them otherwise',
      wholeBetween(1, POINTS_MAX),
    )
    .option('--shield <points>', 'its Shield', wholeBetween(0, POINTS_MAX), 0)
    .option('--reflect <points>', 'its Reflect', wholeBetween(0, POINTS_MAX), 0)
    .option('--json', 'print everything as JSON')
    .addHelpText('after', HELP)
    .action((flags: Flags) => {
      const monsters = flags.monster === undefined ? MONSTER_IDS : [flags.monster];
      const reports = monsters.map((monster) => ({ monster, odds: duelOdds(duelOf(flags, monster)) }));
      if (flags.json)
        screen.write(
          `${JSON.stringify({ game: 'glowquest', hero: flags.hero, cards: flags.card, surges: flags.surges, reports })}\n`,
        );
      else
        for (const line of flags.monster === undefined ? tableLines(flags, reports) : blowLines(flags, reports[0]))
          screen.line(line, 4);
    });
}

function collectCard(typed: string, before: readonly CardId[]): readonly CardId[] {
  const card = CARD_IDS.find((id) => id === typed);
  if (card === undefined) throw new UserError(`--card ${typed}: there is no such card.${didYouMean(typed, CARD_IDS)}`);
  return [...before, card];
}

function duelOf({ hero, card, heroes, surges, hitpoints, shield, reflect }: Flags, monster: MonsterId): Duel {
  const size = PARTY_SIZES.find((one) => one === heroes) ?? 3;
  const foreign = card.find((id) => ![hero, 'equipment', 'passive'].includes(CARDS[id].deck));
  if (foreign !== undefined)
    throw new UserError(`--card ${foreign} is of the ${CARDS[foreign].deck} deck, and the hero is ${hero}`);
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

function* tableLines({ surges }: Flags, reports: readonly Report[]): Generator<string> {
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

function* blowLines({ hero, surges }: Flags, report: Report | undefined): Generator<string> {
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
