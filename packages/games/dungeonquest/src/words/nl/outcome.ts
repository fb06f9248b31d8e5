import { fighterSeen } from '../../queries/heroes.ts';
import { verbFor } from '../names.ts';
import { endingOf } from '../outcomes.ts';
import type { ArenaWording } from '../wording.ts';
import { NAMES } from './names.ts';
import { listed } from './numbers.ts';

export const outcome: ArenaWording['outcome'] = (sight) => {
  const { view, outcome: ended } = sight;
  if (ended === null) return { title: '', text: '' };
  if (view.keep !== null) return ofTheKeep(sight);
  const { hero, life, wounds } = fighterSeen(view);
  const name = NAMES.hero[hero];
  const has = verbFor(hero, 'heeft', 'hebben');
  if (ended.winners === 1 << view.fighter)
    return { title: `${name} ${has} gewonnen, met ${life - wounds} van de ${life} leven over.`, text: '' };
  const both = `${name} en het monster hebben elkaar gedood.`;
  return { title: ended.rule === 'combat.both-die' ? both : `${name} ${has} verloren.`, text: '' };
};

const ofTheKeep: ArenaWording['outcome'] = (sight) => {
  const { winners, escaped, dead, isAlone, gold, rank } = endingOf(sight);
  const named = (heroes: typeof winners): string => listed(heroes.map((hero) => NAMES.hero[hero]));
  const isAre = (heroes: typeof winners): string =>
    heroes.length > 1 ? 'zijn' : verbFor(heroes[0] ?? '', 'is', 'zijn');
  const told = [
    ...(gold === null ? [] : [`${gold} goud waard${rank === null ? '' : `: ${NAMES.rank[rank]}`}.`]),
    ...(escaped.length === 0 ? [] : [`${named(escaped)} ${isAre(escaped)} levend buiten, zonder Schat.`]),
    ...(dead.length === 0 ? [] : [`${named(dead)} ${isAre(dead)} dood.`]),
  ].join(' ');
  if (winners.length > 1) return { title: `${named(winners)} delen de overwinning.`, text: told };
  const [winner] = winners;
  if (winner === undefined) {
    const title = isAlone
      ? escaped.length > 0
        ? 'Ontkomen, en meer niet.'
        : 'De burcht heeft gewonnen.'
      : 'Niemand wint.';
    return { title, text: told };
  }
  const wins = verbFor(winner, 'wint', 'winnen');
  return { title: isAlone ? `Een triomf voor ${named(winners)}.` : `${named(winners)} ${wins}.`, text: told };
};
