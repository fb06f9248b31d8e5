import { adventureOf, heroCardOf, isAdventure } from '../../content/index.ts';
import { enterClause, selfDiscarding, upkeepOf } from '../../queries/printed.ts';
import { gloryCost } from '../../queries/scores.ts';
import { heroOf } from '../../queries/table.ts';
import type { Action, Aim } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import type { Listener } from '../telling/people.ts';
import { type Answers, type Asked, titled } from '../telling/sayings.ts';
import { attacksIn } from '../telling/strikes.ts';
import { cardText, choiceText, heroText, sourceLine, trapText } from './card-lines.ts';
import { list } from './effects-voices.ts';
import { PILES, sourceName } from './events-dealing.ts';
import { NAMES } from './names.ts';
import { afterText } from './odds.ts';
import { card as cardName, fighter, place, theMonster, whom, whose } from './people.ts';

/** What a card or an ability is aimed at: ` on the attack of the Mud Ghoul`, ` to the Rat Run`. */
function aimText(to: Listener, { space, strike, side, variable }: Aim): string {
  const attack = strike === null ? undefined : attacksIn(to.view).find(({ index }) => index === strike);
  const target =
    attack?.attacker.seat === to.seat && attack.attacker.card === null ? attack.defender : attack?.attacker;
  return [
    target === undefined ? '' : ` against ${fighter(to, target).text}`,
    space === null ? '' : ` to ${place(space)}`,
    side === null ? '' : ` to the ${NAMES.side[side]}`,
    variable === 0 ? '' : `, with ${variable} more`,
  ].join('');
}

/** What it says; of printed alternatives the one that is chosen. */
function doesText(source: string, choice: number): string {
  const { clauses } = isAdventure(source) ? adventureOf(source) : heroCardOf(source);
  const clause = clauses.find(({ choices }) => choices.length > 1);
  return clause === undefined ? sourceLine(source) : choiceText(clause, choice);
}

type Dealing =
  | 'pickHero'
  | 'rebirth'
  | 'upkeep'
  | 'bane'
  | 'spaceEffect'
  | 'decline'
  | 'lookAt'
  | 'order'
  | 'play'
  | 'use'
  | 'ability'
  | 'lose'
  | 'discard'
  | 'draw'
  | 'trim'
  | 'trimPack';

/** What is done with cards. */
export const DEALING: Pick<Answers, Dealing> = {
  pickHero: ({ hero }) => titled(`Play ${nameIn(NAMES.hero, hero)}`, heroText(hero)),
  rebirth: ({ hero }) => titled(`Come back as ${nameIn(NAMES.hero, hero)}`, heroText(hero)),
  upkeep: ({ pays }, { question }) => {
    if (question.kind !== 'upkeep') return titled(pays ? 'Pay' : 'Take it back');
    return pays
      ? titled(`Pay ${upkeepOf(question.card)} Glory`)
      : titled(`Take ${cardName(question.card)} back to your hand`);
  },
  bane: ({ card, payer, target, host }, to) => {
    const purse = `${whose(to, payer)} Peril`;
    const price = `${adventureOf(card).cost} of ${purse}`;
    const whomOn = host !== null ? theMonster(host) : target === null ? null : whom(to, target);
    const aim = whomOn === null ? ` with ${purse}` : ` on ${whomOn}`;
    return titled(`Play ${cardName(card)}${aim}`, `${price}: ${cardText(card)}`);
  },
  spaceEffect: ({ card }, { question }) => {
    if (card !== null) return titled(`Yes, and discard ${cardName(card)}`);
    const price = question.kind === 'spaceEffect' ? enterClause(question.space)?.price : null;
    return titled('Yes', price?.pay === 'glory' ? `${price.amount} Glory` : '');
  },
  decline: () => titled('No'),
  lookAt: ({ pile }) => titled(`Look at ${PILES[pile]}`),
  order: ({ cards }) => titled(`${list(cards.map(cardName))}, from the top`),
  play: (action, to) => {
    const { card, isUsedNow, ...aim } = action;
    const { kind } = adventureOf(card);
    const name = `${cardName(card)}${aimText(to, aim)}`;
    const now = isUsedNow ? ' and use it at once' : '';
    if (kind === 'trap') {
      const active = to.view.active ?? to.seat;
      return titled(`Spring ${cardName(card)} on ${whom(to, active)}`, trapDetail(to, card, active));
    }
    const price = `${gloryCost(to.view, to.seat, card, aim.variable)} Glory`;
    const kept = !isUsedNow && selfDiscarding(adventureOf(card)) !== null ? ' and keep it' : now;
    return titled(`Play ${name}${kept}`, detailed(to, action, price, doesText(card, aim.choice)));
  },
  use: (action, to) => {
    const { card, ...aim } = action;
    const charges = heroOf(to.view, to.seat).readied.find((one) => one.card === card)?.charges ?? 0;
    const left = charges === 0 ? '' : `${charges} left`;
    return titled(`Use ${sourceName(card)}${aimText(to, aim)}`, detailed(to, action, left, doesText(card, aim.choice)));
  },
  ability: (action, to) => {
    const { hero, ...aim } = action;
    return titled(`Use ${sourceName(hero)}${aimText(to, aim)}`, detailed(to, action, '', doesText(hero, aim.choice)));
  },
  lose: ({ card }) => titled(`Discard ${cardName(card)}`, cardText(card)),
  discard: ({ card }) =>
    card === null ? titled('Discard nothing') : titled(`Discard ${cardName(card)}`, cardText(card)),
  draw: ({ pile }, { view }) => {
    const left = view.piles.find(({ name }) => name === pile)?.left ?? 0;
    return titled(`Draw from ${PILES[pile]}`, `${left} left`);
  },
  trim: ({ card }) => titled(`Discard ${cardName(card)}`, cardText(card)),
  trimPack: ({ card }) => titled(`Let ${theMonster(card)} go`, cardText(card)),
};

/** What it costs and, where dice are ahead, what comes of it, before what it says: `2 Glory, then unhurt 72 %: …`. */
function detailed(to: Asked, action: Action, price: string, text: string): string {
  const after = afterText(to, action);
  const lead = [price, after === '' ? '' : `then ${after}`].filter((part) => part !== '').join(', ');
  return lead === '' ? text : `${lead}: ${text}`;
}

const trapDetail = (to: Listener, card: string, active: number): string =>
  `${adventureOf(card).cost} of ${whose(to, active)} Peril: ${trapText(to, card, active)}`;
