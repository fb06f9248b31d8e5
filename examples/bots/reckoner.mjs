/**
 * Asks for the odds before it rolls again: of all answers, the one with the best chance to win the fight.
 *
 *   npx questhall simulate dungeonquest --set mode=dice --set hero=hugo --set monster=golem --set monsterLife=12 \
 *     --games 200 --players ./examples/bots/reckoner.mjs,standard
 */
import { chancesOf } from '@questhall/dungeonquest/odds';

/** @type {import('@questhall/kernel').Guest<import('@questhall/dungeonquest').DungeonQuest>} */
export default function reckoner({ sight, ask, offers }) {
  const chances = chancesOf(sight.view, ask, offers);
  if (chances === null) return offers[0]; // the answers do not differ in that
  return offers[chances.indexOf(Math.max(...chances))];
}
