import type { Adventure } from './cards.ts';

/** The cheapest printed costs among some cards, from which everybody can tell who may be able to act. */
export interface Cheapest {
  /** An Anytime Glory card that is bound to no other moment. */
  readonly anytime: number | null;
  readonly response: number | null;
  /** A Glory card for step G. */
  readonly stepG: number | null;
  /** An Encounter that can be played at any time. */
  readonly encounter: number | null;
}

export const isGloryCard = ({ kind }: Pick<Adventure, 'kind'>): boolean => kind === 'boon' || kind === 'treasure';
export const isEncounter = ({ kind }: Pick<Adventure, 'kind'>): boolean => kind === 'monster' || kind === 'trap';

const isForStepG = ({ clauses }: Adventure): boolean => clauses.some(({ trigger }) => trigger === 'stepG');

/** What has to be paid at least: where # is added, the least that it can be. */
function leastCost({ cost, clauses }: Adventure): number {
  const variable = clauses.find(({ price, bracket }) => price === null && bracket.variable !== null)?.bracket.variable;
  return variable ? cost + variable[0] : cost;
}

function lowest(cards: readonly Adventure[]): number | null {
  return cards.length === 0 ? null : Math.min(...cards.map(leastCost));
}

/** Of several sets the lowest of all of them. */
export function cheapestOf(cards: readonly Adventure[]): Cheapest {
  const glory = cards.filter(isGloryCard);
  const anytime = glory.filter(({ time }) => time === 'anytime');
  return {
    anytime: lowest(anytime.filter((card) => !isForStepG(card))),
    response: lowest(glory.filter(({ time }) => time === 'response')),
    stepG: lowest(anytime.filter(isForStepG)),
    encounter: lowest(cards.filter((card) => isEncounter(card) && card.time === 'anytime')),
  };
}
