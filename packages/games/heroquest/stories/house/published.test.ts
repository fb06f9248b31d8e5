import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/monsters.ts';
import { QUESTS } from '../../src/content/quests/index.ts';
import { PLAIN_HOUSE } from '../../src/odds/die.ts';
import { options } from '../../src/options.ts';
import { HOUSE_RULES } from '../../src/rulebook/house.ts';
import type { House } from '../../src/types/index.ts';
import { HEROES_SEAT, heroquest, type Options, ZARGON } from '../cast.ts';
import { arena, faces, sheet } from '../dungeon.ts';
import { both } from '../scenes.ts';
import { activate, attack, dread, sq } from '../wishes.ts';

/** One hall, the heroes on its stairway and one monster of each kind before them. */
const HALL = `The Hall
plan:
|AAAAAAAAAA
|AAAAAAAAAA
|AAAAAAAAAA
wander: mummy
stairs: 0,0
goal: kill gargoyle
mon: abomination 2,0; dread-warrior 2,1; goblin 9,0; orc 9,1; skeleton 9,2; zombie 7,0; mummy 7,1; gargoyle 7,2
`;
const FOR_THE_BOX = HALL.replace('plan:', 'rules: published\nplan:');

function read(given: Partial<Options>): Options {
  const found = readOptions(options, given);
  if (!found.ok) throw new Error(`${found.problem.field} ${found.problem.message}`);
  return found.value;
}

const houseOf = (given: Partial<Options>): House =>
  open(heroquest, read(given), 2, 'fast:published', silence).table.house;

describe('one switch for the game of the box', () => {
  test('[combat.any-shield-blocks] asPublished sets what it lists, and nothing else', () => {
    expect(houseOf({})).toEqual(PLAIN_HOUSE);
    expect(houseOf({ asPublished: true })).toEqual({ ...PLAIN_HOUSE, ...HOUSE_RULES.asPublished.sets });
    const titles = Object.keys(HOUSE_RULES.asPublished.sets).map((name) => HOUSE_RULES[name as keyof House].title);
    for (const title of titles) expect(HOUSE_RULES.asPublished.text.toLowerCase()).toContain(title.toLowerCase());
  });

  test('[combat.any-shield-blocks] each house rule can still be set by itself, whatever asPublished says', () => {
    expect(houseOf({ asPublished: true, doorsStayOpen: false, dwarfDisarm: 'shared', sellHalf: true })).toEqual({
      ...PLAIN_HOUSE,
      ...HOUSE_RULES.asPublished.sets,
      doorsStayOpen: false,
      dwarfDisarm: 'shared',
      sellHalf: true,
    });
    expect(houseOf({ asPublished: false, doorsStayOpen: true })).toEqual({ ...PLAIN_HOUSE, doorsStayOpen: true });
  });

  test('[combat.die-faces] no die of the box has a blank: asPublished and blankDie do not go together', () => {
    expect(heroquest.admit(read({ asPublished: true, blankDie: true }), 2)).toEqual({
      rule: 'combat.die-faces',
      facts: { house: 'blankDie' },
    });
    expect(heroquest.admit(read({ asPublished: true }), 2)).toBeNull();
    expect(heroquest.admit(read({ blankDie: true, publishedShields: true }), 2)).toBeNull();
  });

  test('[campaign.quest-editor] a sheet drawn for the box begins as published, unless somebody says otherwise', () => {
    expect(read({ sheet: FOR_THE_BOX })).toMatchObject({
      asPublished: true,
      publishedShields: true,
      dwarfDisarm: 'published',
    });
    expect(read({ sheet: FOR_THE_BOX, asPublished: false })).toMatchObject({
      publishedShields: false,
      dwarfDisarm: 'strict',
    });
    expect(read({ sheet: FOR_THE_BOX, publishedShields: false })).toMatchObject({
      asPublished: true,
      publishedShields: false,
    });
    expect(read({ sheet: HALL })).toMatchObject({ asPublished: false, publishedShields: false });
  });

  test('[campaign.quest-editor] the quests of the campaign are tuned for the rules of this book', () => {
    for (const [index, text] of QUESTS.entries()) {
      expect(read({ quest: index + 1 }).asPublished).toBe(false);
      expect(read({ sheet: text }).asPublished).toBe(false);
    }
  });
});

describe('[combat.monster-card-dice] publishedMonsters: the numbers of the published cards', () => {
  const rows = (given: Partial<Options>): Record<string, string> => {
    const { hidden, monsters } = open(heroquest, read({ sheet: HALL, ...given }), 2, 'fast:published', silence).table;
    const all = [...hidden.monsters, ...monsters].map((one) => [
      one.key,
      `${one.move} ${one.attack} ${one.defend} ${one.body} ${one.mind}`,
    ]);
    return Object.fromEntries([...all, ['wandering', `${hidden.wander.key} ${hidden.wander.body}`]]);
  };

  test('for those on the sheet and for wandering monsters', () => {
    const [off, on] = both(rows, { publishedMonsters: true });
    const same = { goblin: '10 2 1 1 1', orc: '8 3 2 1 2', skeleton: '6 2 2 1 0' };
    expect(Object.keys(off).toSorted()).toEqual([...MONSTERS, 'wandering'].toSorted());
    expect(off).toEqual({
      ...same,
      zombie: '4 2 3 1 0',
      mummy: '4 3 4 1 0',
      abomination: '6 3 4 3 3',
      'dread-warrior': '6 3 4 2 3',
      gargoyle: '6 4 4 3 3',
      wandering: 'mummy 1',
    });
    expect(on).toEqual({
      ...same,
      zombie: '5 2 3 1 0',
      mummy: '4 3 4 2 0',
      abomination: '6 3 3 2 3',
      'dread-warrior': '7 4 4 3 3',
      gargoyle: '6 4 5 3 4',
      wandering: 'mummy 2',
    });
  });

  test('for what the row of a name leaves open, and not for what it says', () => {
    const text = HALL.replace(
      'mon: ',
      'named: guard mummy * 4 * * * - "Guard"\nnamed: chief gargoyle 6 4 4 3 3 - "Chief"\nmon: guard 5,0; chief 5,1; ',
    );
    const named = (given: Partial<Options>): readonly unknown[] => {
      const { guard, chief } = rows({ ...given, sheet: text });
      return [guard, chief];
    };
    const [off, on] = both(named, { publishedMonsters: true });
    expect([off, on]).toEqual([
      ['4 4 4 1 0', '6 4 4 3 3'],
      ['4 4 4 2 0', '6 4 4 3 3'],
    ]);
  });

  test('in a fight: an Abomination defends with 3 dice and falls to 2 wounds', () => {
    const s = sheet(1, (scene) => scene.turn('dwarf'), { sheet: HALL, publishedMonsters: true });
    const abomination = s.table.monsters.find(({ key }) => key === 'abomination')?.id ?? -1;
    s.dice(...faces('SS SSS')).does(HEROES_SEAT, attack(abomination));
    s.told('died', { figure: abomination }).finish();
  });

  test('for those a spell calls', () => {
    let caster = 0;
    const s = arena(
      (scene) => {
        scene.hero('barbarian', { at: sq(13, 9) });
        caster = scene.monster('orell', 10, 9);
        scene.zargon();
      },
      { publishedMonsters: true },
    );
    s.does(ZARGON, activate(caster)).dice(6).does(ZARGON, dread('raise'));
    for (let question = s.state.asks[0]?.question; question?.kind === 'place'; question = s.state.asks[0]?.question)
      s.does(ZARGON, { type: 'place', at: question.squares[0] ?? 0 });
    expect(s.table.monsters.find(({ key }) => key === 'mummy')?.body).toBe(2);
    s.finish();
  });
});
