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
import { card as cardName, fighter, object, place, theMonster, whom, whose } from './people.ts';
import { POINTS } from './places.ts';

/** What a card or an ability is aimed at: ` tegen de Modderghoul`, ` naar de Rattengang`. */
function aimText(to: Listener, { space, strike, side, variable }: Aim): string {
  const attack = strike === null ? undefined : attacksIn(to.view).find(({ index }) => index === strike);
  const target =
    attack?.attacker.seat === to.seat && attack.attacker.card === null ? attack.defender : attack?.attacker;
  return [
    target === undefined ? '' : ` tegen ${object(fighter(to, target))}`,
    space === null ? '' : ` naar ${place(space)}`,
    side === null ? '' : ` naar ${POINTS[side]}`,
    variable === 0 ? '' : `, met ${variable} erbij`,
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
  pickHero: ({ hero }) => titled(`Speel ${nameIn(NAMES.hero, hero)}`, heroText(hero)),
  rebirth: ({ hero }) => titled(`Kom terug als ${nameIn(NAMES.hero, hero)}`, heroText(hero)),
  upkeep: ({ pays }, { question }) => {
    if (question.kind !== 'upkeep') return titled(pays ? 'Betaal' : 'Neem terug');
    return pays
      ? titled(`Betaal ${upkeepOf(question.card)} Roem`)
      : titled(`Neem ${cardName(question.card)} terug in je hand`);
  },
  bane: ({ card, payer, target, host }, to) => {
    const purse = whose(to, payer, 'Gevaar', 'het');
    const price = `${adventureOf(card).cost} van ${purse}`;
    const whomOn = host !== null ? theMonster(host) : target === null ? null : whom(to, target);
    const aim = whomOn === null ? ` met ${purse}` : ` op ${whomOn}`;
    return titled(`Speel ${cardName(card)}${aim}`, `${price}: ${cardText(card)}`);
  },
  spaceEffect: ({ card }, { question }) => {
    if (card !== null) return titled(`Ja, en leg ${cardName(card)} af`);
    const price = question.kind === 'spaceEffect' ? enterClause(question.space)?.price : null;
    return titled('Ja', price?.pay === 'glory' ? `${price.amount} Roem` : '');
  },
  decline: () => titled('Nee'),
  lookAt: ({ pile }) => titled(`Bekijk ${PILES[pile]}`),
  order: ({ cards }) => titled(`${list(cards.map(cardName))}, van boven af`),
  play: (action, to) => {
    const { card, isUsedNow, ...aim } = action;
    const { kind } = adventureOf(card);
    const name = `${cardName(card)}${aimText(to, aim)}`;
    const now = isUsedNow ? ' en gebruik meteen' : '';
    if (kind === 'trap') {
      const active = to.view.active ?? to.seat;
      return titled(`Laat ${cardName(card)} afgaan bij ${whom(to, active)}`, trapDetail(to, card, active));
    }
    const price = `${gloryCost(to.view, to.seat, card, aim.variable)} Roem`;
    const kept = !isUsedNow && selfDiscarding(adventureOf(card)) !== null ? ' en bewaar' : now;
    return titled(`Speel ${name}${kept}`, detailed(to, action, price, doesText(card, aim.choice)));
  },
  use: (action, to) => {
    const { card, ...aim } = action;
    const charges = heroOf(to.view, to.seat).readied.find((one) => one.card === card)?.charges ?? 0;
    const left = charges === 0 ? '' : `nog ${charges}`;
    return titled(
      `Gebruik ${sourceName(card)}${aimText(to, aim)}`,
      detailed(to, action, left, doesText(card, aim.choice)),
    );
  },
  ability: (action, to) => {
    const { hero, ...aim } = action;
    return titled(
      `Gebruik ${sourceName(hero)}${aimText(to, aim)}`,
      detailed(to, action, '', doesText(hero, aim.choice)),
    );
  },
  lose: ({ card }) => titled(`Leg ${cardName(card)} af`, cardText(card)),
  discard: ({ card }) => (card === null ? titled('Leg niets af') : titled(`Leg ${cardName(card)} af`, cardText(card))),
  draw: ({ pile }, { view }) => {
    const left = view.piles.find(({ name }) => name === pile)?.left ?? 0;
    return titled(`Trek van ${PILES[pile]}`, `nog ${left}`);
  },
  trim: ({ card }) => titled(`Leg ${cardName(card)} af`, cardText(card)),
  trimPack: ({ card }) => titled(`Laat ${theMonster(card)} gaan`, cardText(card)),
};

/** What it costs and, where dice are ahead, what comes of it, before what it says: `2 Glory, then unhurt 72 %: …`. */
function detailed(to: Asked, action: Action, price: string, text: string): string {
  const after = afterText(to, action);
  const lead = [price, after === '' ? '' : `dan ${after}`].filter((part) => part !== '').join(', ');
  return lead === '' ? text : `${lead}: ${text}`;
}

const trapDetail = (to: Listener, card: string, active: number): string =>
  `${adventureOf(card).cost} van ${whose(to, active, 'Gevaar', 'het')}: ${trapText(to, card, active)}`;
