/**
 * Plays the heroes of HeroQuest by one list: whatever stands first in it and is allowed is done.
 *
 *   npx questhall simulate heroquest --games 20 --players ./examples/bots/bold.mjs,standard
 */
import { below } from '@questhall/kernel';

const LIKES = ['attack', 'open', 'search', 'roll', 'walk', 'pickUp', 'endTurn', 'pass', 'goOn'];

/** @type {import('@questhall/kernel').Guest<import('@questhall/heroquest').HeroQuest>} */
export default function bold({ offers, rng }) {
  for (const type of LIKES) {
    const some = offers.filter((offer) => offer.type === type);
    if (some.length > 0) return some[below(rng, some.length)];
  }
  return offers[below(rng, offers.length)];
}
