import { ITEMS } from '../content/index.ts';
import type { Action, Build } from '../types/index.ts';
import { type ActionOf, type Asked, anyOf, drawn, offersOf } from './choice.ts';

/** Somebody of any Race and Class. */
export const anybody = (turn: Asked): Action => drawn(turn, offersOf(turn, 'create')) ?? anyOf(turn);

/** Whatever can be paid for and worn, as long as there is a place for it; null when the hero has all it can have. */
export function trinketFor(turn: Asked): Action | null {
  const { party, town } = turn.sight.view;
  for (const { id, build, successes } of party) {
    if (successes > 0) continue; // by then it knows what it wants
    const wares = offersOf(turn, 'buy').filter((offer) => offer.hero === id && isOfUse(build, offer));
    const ware = drawn(turn, wares);
    if (ware !== null) return ware;
    const isNew = build.pieces.length === 0 && (town?.stays[id]?.visit ?? null) === null;
    const smithy = offersOf(turn, 'visit').find(({ hero, location }) => hero === id && location === 'blacksmith');
    if (isNew && smithy !== undefined) return smithy;
  }
  return null;
}

const handsOf = ({ pieces }: Build): number => pieces.reduce((sum, { item }) => sum + handsFor(item), 0);

/** Two for what takes both, one for anything else that is held. */
const handsFor = (item: ActionOf<'buy'>['item']): number =>
  ITEMS[item].weapon?.hands ?? (ITEMS[item].slot === 'off-hand' ? 1 : 0);

/** Nothing in its place yet, and a hand left for it. */
const isOfUse = (build: Build, { item }: ActionOf<'buy'>): boolean =>
  build.pieces.every((piece) => ITEMS[piece.item].slot !== ITEMS[item].slot) && handsOf(build) + handsFor(item) <= 2;
