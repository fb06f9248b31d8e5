import { everyone, type Told } from '@questhall/kernel';
import { describe, expect, it } from 'vitest';
import { SEEN } from '../../stories/samples.ts';
import type { Event, HeroQuest } from '../types/index.ts';
import { wording } from '../words/en/index.ts';
import { digest } from './digest.ts';

const tell = (event: Event): string => wording.event(event, String, SEEN);

describe('the gist of it', () => {
  /** What is left of these events, all of them told to the whole table. */
  const gist = (...events: readonly Event[]): readonly string[] => {
    const told = events.map((event): Told<HeroQuest> => ({ to: everyone(2), rule: 'move.orthogonal', event }));
    return digest(told).map(({ event }) => tell(event));
  };
  const step = (to: number, figure = 2): Event => ({ type: 'stepped', figure, to });
  const light = (...squares: readonly number[]): Event => ({ type: 'revealed', squares: [...squares], rooms: ['.'] });

  it('is one walk for many steps, with what they bring to light', () => {
    const door: Event = { type: 'doorsSeen', doors: [{ edge: 484, kind: 'door', isOpen: false }] };
    expect(gist(step(1), step(2), light(9), step(3), light(10, 11), door, step(4))).toEqual([
      'The Elf walks four squares.',
      'Three squares of corridor come to light.',
      'A door to the east can be seen.',
    ]);
    expect(gist(step(1), step(2, 1))).toEqual(['The Elf takes a step.', 'The Dwarf takes a step.']);
    expect(gist(step(1), { type: 'trapSprung', figure: 2, at: 1, trap: 'pit' }, step(2))).toHaveLength(3);
  });

  it('is what each monster did in Zargon’s turn', () => {
    expect(
      gist(
        { type: 'turnEnded', hero: 'elf' },
        { type: 'zargonBegan' },
        { type: 'activated', monster: 9 },
        { type: 'activated', monster: 7 },
        { type: 'walked', figure: 7, path: [186] },
        { type: 'attackRolled', attacker: 7, target: 2, faces: ['W', 'B'], hits: 0, parts: [] },
        { type: 'attackFailed', attacker: 7, target: 2 },
        { type: 'activated', monster: 12 },
        { type: 'zargonEnded' },
        { type: 'roundBegan', round: 3 },
      ),
    ).toEqual(['Zargon’s turn.', 'The Orc walks one square.', 'The Orc attacks the Elf: ◇ ◆, no skulls.', 'Round 3.']);
  });

  it('is its death for a monster that wakes under the blow', () => {
    const died: Event = { type: 'died', figure: 7, name: 'Orc', at: 186 };
    expect(
      gist({ type: 'wounded', figure: 7, amount: 2, left: 0 }, { type: 'woke', figure: 7, dice: [] }, died),
    ).toEqual(['The Orc is dead.']);
    expect(
      gist({ type: 'wounded', figure: 2, amount: 2, left: 0 }, { ...died, figure: 2, name: 'Ellowen' }),
    ).toHaveLength(2);
  });

  it('leaves out nothing that only some were told', () => {
    const told: readonly Told<HeroQuest>[] = [
      { to: 1, rule: 'move.orthogonal', event: step(1) },
      { to: 3, rule: 'move.orthogonal', event: step(2) },
    ];
    expect(digest(told)).toEqual(told);
  });
});
