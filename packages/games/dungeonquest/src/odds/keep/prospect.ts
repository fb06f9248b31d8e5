import type { PowerCard } from '../../content/power-cards.ts';
import type { Action } from '../../types/index.ts';
import type { EscapeEnds } from '../escape.ts';
import type { EscapeAnswers } from './answer.ts';
import type { TestOdds } from './attribute-test.ts';
import type { KeepOdds } from './keep-odds.ts';

/** What one answer has going for it. */
export type Prospect =
  /** A test passed, a door gone through, a fight won, a hero held, the dragon woken. */
  | { readonly kind: 'passes' | 'opens' | 'wins' | 'holds' | 'burns'; readonly chance: number }
  /** An escape, unhurt or for wounds. */
  | { readonly kind: 'getsAway'; readonly clean: number; readonly bought: number };

/** Null for an answer of which nothing can be reckoned. */
export function prospectOf(offer: Action, odds: KeepOdds): Prospect | null {
  const { test, failed, fight, door, dragon } = odds;
  if (test !== null) return chance('passes', chanceWith(test, offer));
  switch (offer.type) {
    case 'useItem':
      return door === null ? chance('passes', failed?.coin?.inAll) : chance('opens', 1);
    case 'goOn':
      return chance('opens', door?.through);
    case 'fight':
      return chance('wins', fight?.win);
    case 'escape':
      return flight(best(odds.escapes));
    case 'layPower':
      return laid(offer.card, odds);
    case 'leaveToDeck':
      return laid(null, odds);
    case 'plunder':
      return chance('burns', dragon?.dragonfire);
    default:
      return null;
  }
}

const chance = (kind: Exclude<Prospect['kind'], 'getsAway'>, of: number | null | undefined): Prospect | null =>
  of == null ? null : { kind, chance: of };

const flight = (ends: EscapeEnds | undefined): Prospect | null =>
  ends === undefined ? null : { kind: 'getsAway', clean: ends.clean, bought: ends.bought };

/** The card that is held least often, and hurts least often among those. */
const best = (escapes: readonly EscapeAnswers[]): EscapeEnds | undefined =>
  escapes.toSorted((one, other) => one.failed - other.failed || one.bought - other.bought)[0];

/** A card laid for or against an escape; null for the Power deck. */
function laid(card: PowerCard | null, { escapes, holds }: KeepOdds): Prospect | null {
  const own = escapes.find((one) => one.card === card);
  return own === undefined ? chance('holds', holds.find(({ answer }) => answer === card)?.failed) : flight(own);
}

/** The chance to pass a test after this answer, with all that can still be done about a failure. */
function chanceWith({ ways }: TestOdds, offer: Action): number | undefined {
  const way = ways.find(({ help }) => {
    switch (offer.type) {
      case 'roll':
        return help.kind === 'none';
      case 'playPower':
        return help.kind === 'power' && help.card === offer.card;
      case 'useItem':
        return help.kind === 'cloak';
      case 'drop':
        return help.kind === 'drop' && help.treasures === 1;
      default:
        return false;
    }
  });
  return way?.inAll;
}
