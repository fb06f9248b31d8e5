import { readOptions } from '@questhall/border';
import { begin, sight } from '@questhall/kernel';
import { FORMS, OPENLY, type Overheard, overhear } from '@questhall/testkit';
import { describe, expect, it } from 'vitest';
import { HEROES } from '../../content/heroes.ts';
import { MODES } from '../../content/modes.ts';
import { dungeonquest } from '../../game.ts';
import type { Event, Options } from '../../types/index.ts';
import { wording } from './index.ts';

/** Words that no Dutch sentence has. */
const ENGLISH =
  /\b(the|and|with|you|your|are|to|from|it|its|rolls?|takes?|die shows|dice|wounds?|lays?|plays?|draws?|spend|round|fight|against|life|left|again|card|none|no)\b/i;

const optionsOf = (given: Partial<Options>): Options => {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...given });
  return read.ok ? read.value : expect.fail(read.problem.message);
};

function heard(given: Partial<Options>, seats: number): readonly Overheard[] {
  const seed = `fast:${given.mode} ${given.hero} ${seats}`;
  return overhear(wording, { game: dungeonquest, options: optionsOf(given), seats, seed, moves: 200 });
}

const { id, edition } = dungeonquest;
const SEEN = sight(
  dungeonquest,
  begin(dungeonquest, {
    game: id,
    edition,
    options: optionsOf({ mode: 'cards' }),
    seats: 2,
    seed: 'fast:dutch',
    from: null,
  }).state,
  0,
);

const tables = [...MODES, 'vote' as const].flatMap((mode) => HEROES.map((hero) => [mode, hero] as const));

describe('the arena in Dutch', () => {
  it.each(tables)('says everything in whole sentences, and nothing in English: %s, %s', (mode, hero) => {
    const house = { soloAiMonster: true, determinationInCombat: true, determination: 4 };
    for (const seats of [1, 2, 3]) {
      for (const { kind, text } of heard({ mode, hero, heroLife: 6, ...house }, seats)) {
        expect(text).not.toMatch(ENGLISH);
        expect(text).not.toMatch(/undefined|\[object|NaN|null/);
        expect(text).toMatch(FORMS[kind]);
      }
    }
  });

  it('has the right article, verb and number', () => {
    const tell = (event: Event): string => wording.event(event, () => 'jij', SEEN);
    expect(tell({ type: 'wounded', side: 'monster', who: 'skeleton', wounds: 1, left: 3 })).toBe(
      'Het Skelet krijgt één wond; nog 3 leven over.',
    );
    expect(tell({ type: 'died', side: 'hero', who: 'challara' })).toBe('Challara en Brightblaze zijn dood.');
    expect(tell({ type: 'determined', tokens: 1, left: 2 })).toBe('Eén wilskrachtfiche ingezet, nog 2 over.');
    expect(tell({ type: 'wished', seat: 0, mode: 'cards' })).toBe('Jij kiest Klassieke Kaarten.');
  });

  it('reads the outcome of two cards from the rules', () => {
    const ask = {
      id: 1,
      seat: 0,
      rule: 'classic.secret-pick',
      question: { kind: 'lay', side: 'hero' },
      ...OPENLY,
    } as const;
    expect(wording.action({ type: 'lay', card: 'slash' }, ask, SEEN)).toEqual({
      title: 'Houw',
      detail: expect.stringMatching(/^wint van .+, verliest van .+$/),
    });
    expect(wording.question(ask, SEEN)).toBe(
      'Leg een kaart voor de held, met de beeldzijde naar onder. Gelijke kaarten verwonden beide kanten.',
    );
  });
});
