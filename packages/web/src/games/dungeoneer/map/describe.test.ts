import { readOptions } from '@questhall/border';
import { type Dungeoneer, dungeoneer } from '@questhall/dungeoneer';
import { begin, legal, pending, type Sight, sight, submit } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { useWords } from '../wording/wording.ts';
import { cellText, spaceText, whereabouts } from './describe.ts';

/** A table on which everybody stands on the Entrance. */
function begun(): Sight<Dungeoneer> {
  const options = readOptions(dungeoneer.options, {});
  if (!options.ok) throw new Error(options.problem.message);
  const { id: game, edition } = dungeoneer;
  const journal = begin(dungeoneer, { game, edition, options: options.value, seats: 2, seed: 'fast:told', from: null });
  const [ask] = pending(journal.state);
  if (ask === undefined) throw new Error('nobody is asked');
  submit(dungeoneer, journal, { seat: ask.seat, ask: ask.id, action: legal(dungeoneer, journal.state, ask)[0] });
  return sight(dungeoneer, journal.state, 0);
}

describe.each(['en', 'nl'] as const)('in %s', (language) => {
  test('a card is told by its name, its way and distance, its exits and who is there', async () => {
    const { view } = begun();
    const words = await useWords.load(language);
    const north = spaceText(
      view,
      0,
      view.sections[0]?.placed.find(({ x, y }) => x === 0 && y === 1)?.card ?? '',
      words,
    );
    expect(north).toContain(words.where(0, 1));
    const own = spaceText(view, 0, 'HD-M01', words);
    expect(own).toContain(words.where(null, 0));
    expect(own).toContain(words.exitKinds.open);
    for (const seat of [0, 1]) expect(own).toContain(words.says.heroName(view, seat));
    expect(own).not.toMatch(/HD-|\bundefined\b/);
  });

  test('a free cell and everybody are told too', async () => {
    const { view } = begun();
    const words = await useWords.load(language);
    expect(cellText(view, 0, { section: 'dungeon', x: 1, y: 1 }, words)).toContain(words.where(1, 2));
    expect(whereabouts(view, 0, words)).toHaveLength(2);
  });
});
