import type { TerminalFacet } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { CARDS } from '../../content/combat-cards.ts';
import { chancesOf, type KeepOdds, keepOddsIn, type Mix, mixesIn, oddsIn, prospectOf } from '../../odds/index.ts';
import type { Action, DungeonQuest, View } from '../../types/index.ts';
import { keepOddsLines } from '../telling/odds.ts';
import type { TerminalTexts } from './terminal-texts.ts';

type Facet = TerminalFacet<DungeonQuest>;

/** A chance that two die together is worth a word from here on. */
const RARE = 0.0005;

/** The odds of a fight in a line, and of a test; with dice on the table each answer has odds of its own. */
export const shortOddsIn =
  (texts: TerminalTexts): Facet['odds'] =>
  (sight) => {
    const { odds: said } = texts;
    const { view, asks } = sight;
    if (asks.some(({ question }) => question.kind === 'reroll' || question.kind === 'spend')) return '';
    const [asIs] = keepOddsIn(sight)?.test?.ways ?? [];
    if (asIs !== undefined) return said.passes(said.percent(asIs.inAll));
    const odds = oddsIn(view);
    if (odds === null) return '';
    const { win, bothDie, expectedHeroWounds } = odds;
    const together = bothDie >= RARE ? said.percent(bothDie) : null;
    return said.short(said.percent(win), together, said.decimal(expectedHeroWounds, 1));
  };

/** All there is to know: of the fight, and of whatever else is decided in the keep. */
export const oddsLinesIn =
  (texts: TerminalTexts): Facet['oddsInFull'] =>
  (sight) => {
    const { names, odds: said } = texts;
    const keep = keepOddsIn(sight);
    const rules = keep?.rules ?? oddsIn(sight.view)?.rules ?? [];
    return rules.length === 0
      ? []
      : [
          ...fightLines(sight.view, texts),
          ...(keep === null ? arenaEscapes(sight.view, texts) : keepOddsLines(keep, names, texts.keepOdds)),
          said.reckonedBy(rules.join(', ')),
        ];
  };

function fightLines(view: View, { names, odds: said }: TerminalTexts): readonly string[] {
  const odds = oddsIn(view);
  if (odds === null) return [];
  const { percent, decimal } = said;
  const mixText = (mix: Mix): string => CARDS.map((card) => `${names.card[card]} ${percent(mix[card])}`).join(', ');
  const mixes = mixesIn(view);
  return [
    ...(view.monster?.life === null ? [said.isMean] : []),
    said.ends(percent(odds.win, 2), percent(odds.lose, 2), percent(odds.bothDie, 2)),
    said.toExpect(decimal(odds.expectedHeroWounds, 2), decimal(odds.expectedRounds, 1)),
    ...(mixes === null ? [] : [said.heroMix(mixText(mixes.mix)), said.monsterMix(mixText(mixes.monsterMix))]),
  ];
}

const arenaEscapes = (view: View, { names, odds: said }: TerminalTexts): readonly string[] =>
  (oddsIn(view)?.escapes ?? []).map(({ card, clean, bought, failed }) =>
    said.escape(names.power[card], said.percent(clean), said.percent(bought), said.percent(failed)),
  );

/** What each answer comes to, where that can be said in a word. */
export const worthsIn =
  (texts: TerminalTexts): Facet['worths'] =>
  (sight, ask, offers) => {
    const { odds: said } = texts;
    const { view } = sight;
    const chances = chancesOf(view, ask, offers);
    if (chances !== null) return chances.map((chance) => said.wins(said.percent(chance, 2)));
    const { question } = ask;
    if (question.kind === 'lay') {
      const mixes = mixesIn(view);
      const mix = question.side === 'monster' ? mixes?.monsterMix : mixes?.mix;
      return mix === undefined
        ? null
        : offers.map((offer) => (offer.type === 'lay' ? said.bestPlay(said.percent(mix[offer.card])) : ''));
    }
    return keepWorths(sight, offers, texts);
  };

function keepWorths(
  sight: Sight<DungeonQuest>,
  offers: readonly Action[],
  texts: TerminalTexts,
): readonly string[] | null {
  const odds = keepOddsIn(sight);
  if (odds === null) return null;
  const worths = offers.map((offer) => worthOf(offer, odds, texts));
  return worths.some((worth) => worth !== '') ? worths : null;
}

function worthOf(offer: Action, odds: KeepOdds, { odds: said }: TerminalTexts): string {
  const prospect = prospectOf(offer, odds);
  if (prospect === null) return '';
  if (prospect.kind === 'getsAway') return said.getsAway(said.percent(prospect.clean), said.percent(prospect.bought));
  return said[prospect.kind](said.percent(prospect.chance));
}
