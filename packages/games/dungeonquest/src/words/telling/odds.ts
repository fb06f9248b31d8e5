import { MONSTERS, type Monster } from '../../content/monsters.ts';
import type {
  DragonOdds,
  DrawOdds,
  EscapeEnds,
  FailedOdds,
  KeepOdds,
  TestOdds,
  TestWay,
  Way,
  WayOdds,
} from '../../odds/index.ts';
import type { Names } from '../names.ts';
import { cardName } from './keep.ts';

/** How odds are told in one language. Chances come as they are printed. */
export interface OddsTexts {
  percent(share: number): string;
  decimal(n: number, digits: number): string;
  listed(items: readonly string[]): string;
  /** What is done before a test, at the head of its line. */
  readonly help: {
    readonly none: string;
    power(card: string): string;
    drop(treasures: number): string;
    readonly cloak: string;
  };
  /** What is done after it: `with two tokens`. */
  saving(tokens: number, hasCoin: boolean): string;
  test(attribute: string, value: number): string;
  chance(help: string, byDice: string): string;
  chanceSaved(help: string, byDice: string, inAll: string, saving: string): string;
  failed(needed: number, tokens: number): string;
  coin(byDice: string, inAll: string, tokens: number): string;
  /** Of an escape with a card, or of an answer to it: by the deck, and at worst. */
  escape(card: string, ends: Readonly<Record<keyof EscapeEnds, string>>): string;
  escapeHeld(ends: Readonly<Record<keyof EscapeEnds, string>>): string;
  hold(answer: string | null, ends: Readonly<Record<keyof EscapeEnds, string>>): string;
  readonly escapeModel: string;
  readonly escapeHeldModel: string;
  readonly holdModel: string;
  meeting(win: string, wounds: string): string;
  pool(monsters: readonly string[]): string;
  some(monster: Monster, n: number): string;
  door(through: string): string;
  dragon(left: number, fire: string, fatal: string): string;
  quiet(more: number, chance: string): string;
  worth(gold: number): string;
  draw(deck: string, left: number, cards: readonly string[]): string;
  light(left: number): string;
  known(goal: WayOdds['goal'], turns: number): string;
  readonly noWay: Readonly<Record<WayOdds['goal'], string>>;
  atBest(turns: number, unknown: number): string;
  readonly hurdles: { readonly [H in Exclude<keyof Way, 'turns' | 'unknown'>]: (n: number) => string };
  hurdled(hurdles: readonly string[]): string;
  below(goal: WayOdds['goal'], squares: number): string;
  /** What no way takes into account. */
  readonly unforeseen: string;
}

/** All that can be said of what a seat of the keep is asked, but for the fight itself. */
export function keepOddsLines(odds: KeepOdds, names: Names, texts: OddsTexts): readonly string[] {
  const { test, failed, escapes, holds, meeting, door, dragon, draws, ways } = odds;
  return [
    ...(test === null ? [] : testLines(test, names, texts)),
    ...(failed === null ? [] : failedLines(failed, texts)),
    ...escapes.flatMap(({ card, held, ...ends }) => [
      texts.escape(names.power[card], printed(ends, texts)),
      ...(held === null ? [] : [`  ${texts.escapeHeld(printed(held, texts))}`]),
    ]),
    ...(escapes.length === 0
      ? []
      : [escapes.some(({ held }) => held !== null) ? texts.escapeHeldModel : texts.escapeModel]),
    ...holds.map(({ answer, ...ends }) =>
      texts.hold(answer === null ? null : names.power[answer], printed(ends, texts)),
    ),
    ...(holds.length === 0 ? [] : [texts.holdModel]),
    ...(meeting === null
      ? []
      : [
          texts.meeting(texts.percent(meeting.win), texts.decimal(meeting.wounds, 1)),
          texts.pool(
            MONSTERS.flatMap((monster) =>
              meeting.tokens[monster] > 0 ? [texts.some(monster, meeting.tokens[monster])] : [],
            ),
          ),
        ]),
    ...(door === null ? [] : [texts.door(texts.percent(door.through))]),
    ...(dragon === null ? [] : dragonLines(dragon, texts)),
    ...draws.map((draw) => drawLine(draw, names, texts)),
    ...wayLines(ways, texts),
  ];
}

const printed = ({ clean, bought, failed }: EscapeEnds, { percent }: OddsTexts) => ({
  clean: percent(clean),
  bought: percent(bought),
  failed: percent(failed),
});

function testLines({ question, tokens, hasCoin, ways }: TestOdds, names: Names, texts: OddsTexts): readonly string[] {
  const helpOf = ({ help }: TestWay): string => {
    if (help.kind === 'power') return texts.help.power(names.power[help.card]);
    return help.kind === 'drop' ? texts.help.drop(help.treasures) : texts.help[help.kind];
  };
  return [
    texts.test(names.attribute[question.attribute], question.value),
    ...ways.map((way) => {
      const [byDice, inAll] = [texts.percent(way.byDice), texts.percent(way.inAll)];
      const isSaved = way.inAll > way.byDice;
      return `  ${isSaved ? texts.chanceSaved(helpOf(way), byDice, inAll, texts.saving(tokens, hasCoin)) : texts.chance(helpOf(way), byDice)}`;
    }),
  ];
}

const failedLines = ({ needed, tokens, coin }: FailedOdds, texts: OddsTexts): readonly string[] => [
  texts.failed(needed, tokens),
  ...(coin === null ? [] : [texts.coin(texts.percent(coin.byDice), texts.percent(coin.inAll), tokens)]),
];

function dragonLines({ left, dragonfire, fatal, worth, quiet }: DragonOdds, texts: OddsTexts): readonly string[] {
  const [, second] = quiet;
  return [
    texts.dragon(left, texts.percent(dragonfire), texts.percent(fatal)),
    ...(second === undefined ? [] : [texts.quiet(2, texts.percent(second))]),
    texts.worth(Math.round(worth)),
  ];
}

function drawLine({ deck, left, cards }: DrawOdds, names: Names, texts: OddsTexts): string {
  const titles = new Map<string, number>();
  for (const { card, copies } of cards) {
    const title = cardName(names, card);
    titles.set(title, (titles.get(title) ?? 0) + copies);
  }
  const counted = [...titles].sort(([, one], [, other]) => other - one).map(([title, n]) => `${title} ${n}`);
  return texts.draw(names.deck[deck], left, counted);
}

function wayLines(ways: readonly WayOdds[], texts: OddsTexts): readonly string[] {
  const [first] = ways;
  if (first === undefined) return [];
  return [texts.light(first.left), ...ways.flatMap((way) => wayLine(way, texts)), texts.unforeseen];
}

function wayLine({ goal, known, atBest, below }: WayOdds, texts: OddsTexts): readonly string[] {
  if (below !== null) return [texts.below(goal, below)];
  const isSame = known !== null && atBest !== null && atBest.turns >= known.turns;
  return [
    known === null ? texts.noWay[goal] : `${texts.known(goal, known.turns)}${hurdleText(known, texts)}`,
    ...(atBest === null || isSame
      ? []
      : [`  ${texts.atBest(atBest.turns, atBest.unknown)}${hurdleText(atBest, texts)}`]),
  ];
}

function hurdleText(way: Way, { hurdles, hurdled }: OddsTexts): string {
  const all = [
    ...(way.doors > 0 ? [hurdles.doors(way.doors)] : []),
    ...(way.gates > 0 ? [hurdles.gates(way.gates)] : []),
    ...(way.tests > 0 ? [hurdles.tests(way.tests)] : []),
    ...(way.dark > 0 ? [hurdles.dark(way.dark)] : []),
    ...(way.monsters > 0 ? [hurdles.monsters(way.monsters)] : []),
    ...(way.cards > 0 ? [hurdles.cards(way.cards)] : []),
  ];
  return all.length === 0 ? '.' : hurdled(all);
}
