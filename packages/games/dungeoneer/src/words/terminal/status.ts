import type { Sight } from '@questhall/kernel';
import { maxLife } from '../../queries/scores.ts';
import { heroOf } from '../../queries/table.ts';
import type { Dungeoneer } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { titleOf } from './scene.ts';
import type { TerminalWords } from './terminal-texts.ts';

/** What the whole scene says at length, in a line: whose turn it is, and how one's own hero is. */
export function statusIn(words: TerminalWords, { view, seat }: Sight<Dungeoneer>): string {
  const { texts, wording } = words;
  const title = titleOf(view, words);
  const hero = view.heroes[seat];
  if (hero === undefined || hero.heroes.length === 0 || hero.isOut) return `${title}.`;
  const { life, space, isTipped, hasSaved } = heroOf(view, seat);
  const own = view.active === seat ? words.leftParts(view, seat) : [texts.glory(hero.glory), texts.peril(hero.peril)];
  const state = [
    texts.life(life, maxLife(hero)),
    ...own,
    ...(isTipped && view.active !== seat ? [texts.tipped] : []),
    ...(hasSaved ? [texts.saved] : []),
  ];
  const where = space === null ? '' : ` (${nameIn(wording.names.map, space)})`;
  return `${title}. ${wording.heroName(view, seat)}${where}: ${state.join(', ')}.`;
}
