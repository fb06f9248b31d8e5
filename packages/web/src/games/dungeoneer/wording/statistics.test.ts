import { readOptions } from '@questhall/border';
import { type Dungeoneer, dungeoneer, type Event } from '@questhall/dungeoneer';
import { begin, type Sight, sight, type Told } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { statisticsOf } from './statistics.ts';

function sightOf(): Sight<Dungeoneer> {
  const options = readOptions(dungeoneer.options, {});
  if (!options.ok) throw new Error(options.problem.message);
  const { id: game, edition } = dungeoneer;
  const { state } = begin(dungeoneer, {
    game,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:counted',
    from: null,
  });
  return sight(dungeoneer, state, 0);
}

const told = (...events: readonly Event[]): Told<Dungeoneer>[] =>
  events.map((event) => ({ to: 3, rule: 'core.players', event }));

const HERO = { seat: 0, card: null, quest: null };
const MONSTER = { seat: 1, card: 'HD-A20', quest: null };

test('of a fight only what heroes do counts for their players', () => {
  const blow = { strike: 0, attacker: MONSTER, defender: HERO };
  const { tallied, luck } = statisticsOf(
    told(
      { type: 'attackRolled', ...blow, form: 'melee', faces: [6], total: 9 },
      { type: 'counterRolled', ...blow, form: 'melee', faces: [2], total: 5 },
      { type: 'hit', ...blow },
      { type: 'wounded', seat: 0, by: 1, life: 5 },
      { type: 'counterHit', ...blow },
    ),
    sightOf(),
    (seat) => `seat ${seat}`,
  );
  expect(tallied.map(({ tallies }) => tallies)).toEqual([
    { dealt: 1, taken: 1, healed: 0, falls: 0 },
    { dealt: 0, taken: 0, healed: 0, falls: 0 },
  ]);
  expect(luck).toEqual([expect.objectContaining({ name: 'seat 0', dice: 1, rolled: 2 })]);
});
