import { readOptions } from '@questhall/border';
import { type Action, heroquest, type View } from '@questhall/heroquest';
import { heroquest as facets } from '@questhall/heroquest/facets';
import { open, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { isAimed, verbsOf } from './verbs.ts';

const TEXTS = await facets.words.en();

function quest(change: (view: View) => void = () => {}): View {
  const options = readOptions(heroquest.options, { quest: 1 });
  if (!options.ok) throw new Error(options.problem.message);
  const view = heroquest.view(open(heroquest, options.value, 2, 'fast:verbs', silence), 0);
  change(view);
  return view;
}

const wizardly = (view: View): void => {
  const wizard = view.heroes.find(({ hero }) => hero === 'wizard');
  if (wizard !== undefined) wizard.schools = ['fire', 'air'];
};

const turn = (hero: 'barbarian' | 'wizard') => ({ kind: 'turn' as const, hero });

describe('the verbs of a turn', () => {
  test('are there whether they can be done or not', () => {
    const verbs = verbsOf(quest(), turn('barbarian'), [{ type: 'roll' }, { type: 'endTurn' }], TEXTS);
    expect(verbs.map(({ key }) => key)).toEqual([
      ...['roll', 'attack', 'search treasure', 'search secretDoors', 'search traps'],
    ]);
    expect(verbs.filter(({ offers }) => offers.length > 0).map(({ key }) => key)).toEqual(['roll']);
  });

  test('include every spell of the schools one has, and each potion once', () => {
    const view = quest((one) => {
      wizardly(one);
      const wizard = one.heroes.find(({ hero }) => hero === 'wizard');
      wizard?.potions.push('healing', 'healing');
    });
    const keys = verbsOf(view, turn('wizard'), [], TEXTS).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('cast '))).toEqual([
      ...['cast ball-of-flame', 'cast courage', 'cast fire-of-wrath', 'cast genie', 'cast swift-wind', 'cast tempest'],
    ]);
    expect(keys.filter((key) => key.startsWith('drink '))).toEqual(['drink healing']);
  });

  test('say what a spell does, before it is known at whom', () => {
    const verbs = verbsOf(quest(wizardly), turn('wizard'), [], TEXTS);
    expect(verbs.find(({ key }) => key === 'cast courage')?.does).toBe('2 Attack dice more, and no fear');
    expect(verbs.find(({ key }) => key === 'attack')?.does).toBeUndefined();
  });

  test('offer the way out once there is nothing left to do down there, and from afar the rules say why not', () => {
    const leaving = (change: (view: View) => void, offers: readonly Action[] = []) =>
      verbsOf(quest(change), turn('barbarian'), offers, TEXTS).find(({ key }) => key === 'leave');
    const met = (view: View): void => void Object.assign(view, { isGoalMet: true });
    const lost = (view: View): void => void Object.assign(view, { isGoalLost: true });
    expect(leaving(() => {}, [{ type: 'leave' }])).toBeUndefined();
    expect(leaving(met, [{ type: 'leave' }])?.offers).toEqual([{ type: 'leave' }]);
    expect(leaving(lost)?.offers).toEqual([]);
    expect(leaving(lost)?.wish(null)).toEqual({ type: 'leave' });
  });

  test('are none of anybody’s while something else is asked', () => {
    expect(verbsOf(quest(), { kind: 'meanwhile' }, [], TEXTS)).toEqual([]);
    expect(verbsOf(quest(), { kind: 'zargon', monster: null }, [], TEXTS).map(({ key }) => key)).toEqual([]);
  });
});

describe('aiming', () => {
  const at = (square: number): Action => ({ type: 'cast', spell: 'tempest', targets: [], at: square, mode: null });

  test('is needed where there is more than one way', () => {
    const view = quest(wizardly);
    const tempest = (offers: readonly Action[]) =>
      verbsOf(view, turn('wizard'), offers, TEXTS).find(({ key }) => key === 'cast tempest');
    expect([[at(4)], [at(4), at(5)]].map((offers) => isAimed(tempest(offers) ?? expect.fail(), () => [4]))).toEqual([
      false,
      true,
    ]);
  });

  test('wishes for what is pointed at, so that the rules can say why not', () => {
    const view = quest(wizardly);
    const find = (key: string) =>
      verbsOf(view, turn('wizard'), [], TEXTS).find((verb) => verb.key === key) ?? expect.fail();
    expect(find('cast tempest').wish(33)).toEqual(at(33));
    const dwarf = view.heroes.find(({ hero }) => hero === 'dwarf')?.at ?? -1;
    expect(find('cast courage').wish(dwarf)).toMatchObject({ type: 'cast', spell: 'courage', targets: [1] });
    expect(find('attack').wish(null)).toMatchObject({ type: 'attack', isThrown: false });
  });

  test('wishes a spell on whoever is pointed at, and on nobody where nobody stands', () => {
    const view = quest(wizardly);
    const targets = (spell: string, square: number | null) =>
      verbsOf(view, turn('wizard'), [], TEXTS)
        .find(({ key }) => key === `cast ${spell}`)
        ?.wish(square);
    const dwarf = view.heroes.find(({ hero }) => hero === 'dwarf')?.at ?? -1;
    expect(targets('ball-of-flame', dwarf)).toMatchObject({ targets: [1] });
    expect(targets('courage', 0)).toMatchObject({ targets: [] });
    expect(targets('courage', null)).toMatchObject({ targets: [3] });
  });
});
