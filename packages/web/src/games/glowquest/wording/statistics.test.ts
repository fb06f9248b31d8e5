import { readOptions } from '@questhall/border';
import { type Event, type Glowquest, glowquest } from '@questhall/glowquest';
import { glowquest as facets } from '@questhall/glowquest/facets';
import { open, type Sight, sight, silence, type Told } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Statistics } from '../../../table/game/statistics.ts';
import { statisticsOf } from './statistics.ts';

const ENGLISH = await facets.words.en();

const [DEFENSE, OFFENSE, GHOUL] = [0, 1, 3];

const options = readOptions(glowquest.options, {});
if (!options.ok) throw new Error('no such table');
const now: Sight<Glowquest> = sight(glowquest, open(glowquest, options.value, 4, 'fast:statistics', silence), 0);
const told = (...events: readonly Event[]): Told<Glowquest>[] =>
  events.map((event) => ({ to: 15, rule: 'win.quest', event }));

const harm = (who: number, by: number, loss: number): Event => ({
  ...{
    type: 'harmed',
    who,
    by,
    how: 'attack',
    amount: loss,
    reflected: 0,
    shielded: 0,
    armored: 0,
    loss,
    hitpoints: 0,
  },
});
const used = (who: number): Event => ({ type: 'used', who, benefit: 'bind-wounds', cost: 2, left: 0, targets: [] });
const tallyOf = ({ tallied }: Statistics, name: string): unknown => tallied.find((one) => one.name === name)?.tallies;

test('harm belongs to whoever did it, and so does a death', () => {
  const counted = statisticsOf(
    told(
      harm(GHOUL, OFFENSE, 3),
      { type: 'died', monster: GHOUL, record: 'ghoul', number: 1, at: 0, bounty: 0 },
      harm(DEFENSE, GHOUL, 2),
      {
        type: 'fell',
        hero: DEFENSE,
        resolve: 2,
      },
    ),
    now,
    ENGLISH,
  );
  expect(tallyOf(counted, 'Offense')).toEqual({ dealt: 3, taken: 0, kills: 1, healed: 0, falls: 0 });
  expect(tallyOf(counted, 'Defense')).toEqual({ dealt: 0, taken: 2, kills: 0, healed: 0, falls: 1 });
});

test('healing is that of whoever used something for it; what comes between fights is nobody’s', () => {
  const healed: Event = { type: 'healed', who: OFFENSE, amount: 4, hitpoints: 8 };
  const counted = statisticsOf(told(used(DEFENSE), healed, { type: 'turnEnded', who: DEFENSE }, healed), now, ENGLISH);
  expect(tallyOf(counted, 'Defense')).toMatchObject({ healed: 4 });
});

test('Surge dice and to-hit dice are counted for each hero, and for all monsters together', () => {
  const { luck, decidedBy } = statisticsOf(
    told(
      { type: 'surgesRolled', who: OFFENSE, dice: [1, 6], bonus: 0, surges: 6 },
      { type: 'rolledToHit', attacker: GHOUL, target: DEFENSE, die: 12, total: 12, grit: 8 },
      { type: 'rolledToHit', attacker: GHOUL + 1, target: DEFENSE, die: 1, total: 1, grit: 8 },
      { type: 'expeditionWon' },
    ),
    now,
    ENGLISH,
  );
  expect(luck).toMatchObject([
    { name: 'Offense', kind: 'surges', dice: 2, rolled: 7, expected: 7 },
    { name: 'Monsters', kind: 'toHit', dice: 2, rolled: 13, expected: 13 },
  ]);
  expect(decidedBy).toBe('win.quest');
});
