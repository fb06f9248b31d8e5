import { HERO_SHEETS } from '../../content/heroes.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { POWER_USES } from '../../content/keep/power.ts';
import { POWER_CARDS } from '../../content/power-cards.ts';
import { passChance } from '../../odds/pass.ts';
import type { Action, KeepCardPlace, Question } from '../../types/index.ts';
import type { Asked } from './asked.ts';
import { leastOf } from './going.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What a Power card has to add to the chance to pass a test, and what has to be at stake, in wounds. */
const BOOST_ADDS = 0.2;
const BOOST_SAVES = 1.5;
/** What is at stake where a hero cannot go on: the turn. */
const STUCK = 2;

/** Roll, with whatever helps enough. */
export const tested = (asked: Asked, question: Of<'test'>): Action =>
  asked.offers.find((offer) => offer.type === 'useItem' || isWorthPlaying(offer, asked, question)) ?? { type: 'roll' };

function isWorthPlaying(offer: Action, { hero, risks }: Asked, question: Of<'test'>): boolean {
  const card = offer.type === 'playPower' ? POWER_CARDS.find((one) => one === offer.card) : undefined;
  const use = card === undefined ? null : POWER_USES[card];
  if (use?.at !== 'test' || hero === null || risks === null) return false;
  const { value, less } = question;
  const now = passChance(value, less + hero.determination);
  const failing = 1 - passChance(HERO_SHEETS[hero.hero][question.attribute]);
  const stake = question.card === null ? STUCK : risks.card(question.card) / Math.max(failing, 1 / 36);
  return passChance(value, less + hero.determination + use.less) - now >= BOOST_ADDS && stake >= BOOST_SAVES;
}

/** Tokens save a test; the Coin does so where it is not the only Treasure. */
export const saved = (asked: Asked): Action =>
  (asked.hero?.treasureCount ?? 0) > 1 ? asked.offered('spend', 'useItem', 'keep') : asked.offered('spend', 'keep');

/** Lindel steps around a trap that is worse than the next one will be. */
export const stepped = ({ risks }: Asked, { card }: Of<'trap'>): Action =>
  risks !== null && risks.card(card) > risks.entering.trapped ? { type: 'swap' } : { type: 'goOn' };

/** What finds are worth, in wounds. */
const FIND_WORTH: Readonly<Partial<Record<string, number>>> = { keep: 3, secretDoor: 1, gold: 0.5, lookAtTiles: 0.2 };

/** Lindel takes the better of two finds. */
export function found({ risks }: Asked, { cards }: Of<'searchCards'>): Action {
  const costOf = (card: KeepCardPlace): number =>
    (KEEP_CARDS[card]?.effects ?? []).reduce(
      (cost, { does }) => cost - (FIND_WORTH[does] ?? 0),
      risks?.card(card) ?? 0,
    );
  return { type: 'resolve', card: leastOf(cards, costOf) ?? 0 };
}
