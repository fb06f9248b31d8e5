import type { Verdict } from '@questhall/facets';
import { type Statistics, talliesOf } from '../game/statistics.ts';
import type { EndedTexts } from './texts/en.ts';

interface Finished {
  /** The title of the game. */
  readonly game: string;
  /** What the table was called. */
  readonly name: string;
  readonly verdict: Verdict;
  readonly statistics: Statistics;
}

/** A finished game in a few lines, to be sent to somebody: how it ended, and what each one did. No address in it. */
export function inShort({ game, name, verdict, statistics }: Finished, texts: EndedTexts): string {
  const tallies = talliesOf(statistics);
  const lines = statistics.tallied.map(({ name: who, isDead, tallies: counted }) => {
    const told = tallies.flatMap((tally) => (counted[tally] ? [`${texts.tallies[tally]} ${counted[tally]}`] : []));
    return `${who}${isDead ? ` (${texts.dead})` : ''}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
  });
  return [
    name === '' ? game : `${game} · ${name}`,
    [verdict.title, verdict.text].filter(Boolean).join(' '),
    ...lines,
  ].join('\n');
}
