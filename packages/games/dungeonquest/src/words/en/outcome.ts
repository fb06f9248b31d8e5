import { fighterSeen } from '../../queries/heroes.ts';
import { verbFor } from '../names.ts';
import { endingOf } from '../outcomes.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';
import { listed, withArticle } from './numbers.ts';

export const outcome: ArenaWording['outcome'] = (sight) => {
  const { view, outcome: ended } = sight;
  if (ended === null) return { title: '', text: '' };
  if (view.keep !== null) return ofTheKeep(sight);
  const { hero, life, wounds } = fighterSeen(view);
  const name = NAMES.hero[hero];
  const has = verbFor(hero, 'has', 'have');
  if (ended.winners === 1 << view.fighter)
    return { title: `${name} ${has} won, with ${life - wounds} of ${life} life left.`, text: '' };
  const both = `${name} and the monster have killed each other.`;
  return { title: ended.rule === 'combat.both-die' ? both : `${name} ${has} lost.`, text: '' };
};

const ofTheKeep: ArenaWording['outcome'] = (sight) => {
  const { winners, escaped, dead, isAlone, gold, rank } = endingOf(sight);
  const named = (heroes: typeof winners): string => listed(heroes.map((hero) => NAMES.hero[hero]));
  const isAre = (heroes: typeof winners): string => (heroes.length > 1 ? 'are' : verbFor(heroes[0] ?? '', 'is', 'are'));
  const told = [
    ...(gold === null ? [] : [`Worth ${gold} gold${rank === null ? '' : `: ${withArticle(NAMES.rank[rank])}`}.`]),
    ...(escaped.length === 0 ? [] : [`${named(escaped)} ${isAre(escaped)} out alive, without a Treasure.`]),
    ...(dead.length === 0 ? [] : [`${named(dead)} ${isAre(dead)} dead.`]),
  ].join(' ');
  if (winners.length > 1) return { title: `${named(winners)} share the victory.`, text: told };
  const [winner] = winners;
  if (winner === undefined) {
    const title = isAlone ? (escaped.length > 0 ? 'An escape, and no more.' : 'The keep has won.') : 'Nobody wins.';
    return { title, text: told };
  }
  const wins = verbFor(winner, 'wins', 'win');
  return { title: isAlone ? `A triumph for ${named(winners)}.` : `${named(winners)} ${wins}.`, text: told };
};
