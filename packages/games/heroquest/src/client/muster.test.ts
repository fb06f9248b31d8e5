import { legal, type Seat, sight } from '@questhall/kernel';
import { expect, it } from 'vitest';
import { HEROES_SEAT, who } from '../../stories/cast.ts';
import { type DungeonStory, onTurn, opening } from '../../stories/dungeon.ts';
import { heroquest } from '../game.ts';
import { type Muster, musterPlan, schoolsAllOf, usualMuster, withSchool } from './muster.ts';

const asked = (s: DungeonStory, seat: Seat) => s.state.asks.find((ask) => ask.seat === seat) ?? expect.fail();
const seen = (s: DungeonStory, seat: Seat = HEROES_SEAT) => sight(heroquest, s.state, seat);
const usual = (s: DungeonStory, seat: Seat = HEROES_SEAT): Muster =>
  usualMuster(seen(s, seat), asked(s, seat).question);

/** Answers as planned, as long as that is among the offers. */
function carryOut(s: DungeonStory, muster: Muster, seat: Seat = HEROES_SEAT): void {
  for (const step of musterPlan(asked(s, seat).question, muster).steps) {
    const offers = legal(heroquest, s.state, asked(s, seat));
    expect(offers).toContainEqual(step);
    s.does(seat, step);
  }
}

it('begins as usual with one press of a button', () => {
  const s = opening({ quest: 1 });
  const muster = usual(s);
  expect(muster).toEqual({
    order: ['barbarian', 'dwarf', 'elf', 'wizard'],
    schools: { wizard: ['fire'], elf: ['earth'] },
  });
  expect(schoolsAllOf(seen(s), muster, 'wizard')).toEqual(['fire', 'water', 'air']);
  carryOut(s, muster);
  expect(onTurn(s)).toBe('barbarian');
  expect([...who(s, 'wizard').schools]).toEqual(['fire', 'water', 'air']);
  expect([...who(s, 'elf').schools]).toEqual(['earth']);
});

it('begins in another order and with other spells', () => {
  const s = opening({ quest: 1 });
  const muster = withSchool(seen(s), { ...usual(s), order: ['wizard', 'elf', 'dwarf', 'barbarian'] }, 'elf', 'fire');
  expect(muster.schools).toEqual({ elf: ['fire'], wizard: ['air'] });
  carryOut(s, muster);
  expect(onTurn(s)).toBe('wizard');
  expect([...who(s, 'elf').schools]).toEqual(['fire']);
  expect(who(s, 'wizard').schools).toHaveLength(3);
});

it('leaves to each seat what is its own', () => {
  const s = opening({ quest: 1 }, 3);
  expect(usual(s, 0)).toEqual({ order: ['barbarian', 'dwarf'], schools: {} });
  carryOut(s, usual(s, 0), 0);
  expect(usual(s, 1)).toEqual({ order: ['elf', 'wizard'], schools: { wizard: ['fire'], elf: ['earth'] } });
  carryOut(s, usual(s, 1), 1);
  expect(onTurn(s)).toBe('barbarian');
});

it('is a choice of three schools for a Wizard who is alone', () => {
  const s = opening({ quest: 1, smallParty: true, heroes: 'barbarian,wizard' });
  expect(usual(s).schools).toEqual({ wizard: ['fire', 'water', 'air'] });
  carryOut(s, withSchool(seen(s), usual(s), 'wizard', 'earth'));
  expect([...who(s, 'wizard').schools].sort()).toEqual(['earth', 'fire', 'water']);
});
