import { readOptions } from '@questhall/border';
import { describe, expect, test } from 'vitest';
import { SET_IDS } from '../content/index.ts';
import { design } from '../facets/design.ts';
import { dungeoneer } from '../game.ts';
import { BEGINNING } from './beginning.ts';

const errorsOf = (...lines: readonly string[]): readonly string[] =>
  design.review(['A Title', ...lines].join('\n')).errors.map(({ line, column, text }) => `${line},${column} ${text}`);

const warningsOf = (...lines: readonly string[]): readonly string[] =>
  design.review(['A Title', ...lines].join('\n')).warnings.map(({ line, column, text }) => `${line},${column} ${text}`);

const BLADE = 'Treasure 4 Hero Permanent Weapon | Melee +1';

test('the beginning and every printed set have nothing wrong with them', () => {
  for (const text of [BEGINNING, ...SET_IDS.map((id) => design.print(id) ?? '')])
    expect(design.review(text)).toMatchObject({ errors: [], warnings: [] });
  expect(design.print('XX')).toBeNull();
});

describe('an error says where it stands and what would be right', () => {
  test.each<readonly [string, RegExp]>([
    ['crad Ember Blade: x', /^2,1 must begin with one of set, card, .*Did you mean card\?$/],
    ['card Ember Blade', /^2,1 “card Ember Blade” has no colon/],
    ['game: chess', /^2,1 this is for chess, and here dungeoneer is played$/],
    ['set: HF', /^2,6 set: “HF” is no set; there are HD, HW, ED, LD\. Did you mean H/],
    ['without: Skiter Hound', /^2,10 there is no card “Skiter Hound” in the sets\. Did you mean Skitter Hound\?$/],
    [`card Ember Blade, instead of Gaoler: ${BLADE}`, /^2,30 there is no card “Gaoler” in the sets/],
    [`card The Drowned Bailiff: ${BLADE}`, /^2,6 “The Drowned Bailiff” is the name of another card/],
    [`card ${'x'.repeat(41)}: ${BLADE}`, /^2,6 a name has at most 40 characters$/],
    [`card : ${BLADE}`, /^2,1 card needs a name/],
    ['card Ember Blade: Treasure 4 Hero Permanent Weapn | Melee +1', /^2,45 “Weapn” is no kind .*mean weapon\?$/],
    ['card Ember Blade: Tresure 4 Hero Permanent Weapon | Melee +1', /^2,19 “Tresure” cannot be read; .*Treasure/],
    ['card Ember Blade: Treasure 4 Hero Permanent Weapon | Mele +1', /^2,54 “Mele \+1” cannot be read; write /],
    ['card Ember Blade: Treasure 4 Hero Permanent Weapon', /^2,19 “Treasure 4 .* its columns are kind, cost/],
    ['card Ember Blade: Treasure 99 Hero Permanent Weapon | Melee +1', /^2,28 99 is too much/],
    ['card Ember Blade: Treasure 0 Hero Permanent Weapon | Melee +1', /^2,28 a card costs at least 1$/],
    ['card Spark: Boon 2 Anytime Instant Spell | Glory +2', /^2,\d+ gives back 2 Glory and costs 2/],
    ['card Spark: Boon 2 Dungeonlord Instant Spell | Heal 1', /not for the Dungeonlord$/],
    ['card Worm: Monster 2 Beast | Me ◆1 Ma —0 Sp —0 · Life 1', /a Monster attacks in one form at least/],
    ['hero Nim: Gnom, Artificer | Life 6 | 1/2/2 2/2/2 2/3/3 | ◆ ● ◆ | 2/3 | Magic +1', /“Gnom” is no race.*gnome\?$/],
    ['hero Nim: Gnome, Monk | Life 9 | 1/2/2 2/2/2 2/3/3 | ◆ ● ◆ | 2/3 | Magic +1', /^2,25 a hero has 1 to 6 life$/],
    [
      'hero Nim: Gnome, Monk | Life 6 | 1/2/2 2/2/2 2/3/3 | ◆ ● ◆ | 2/3 | Hero [1 MP]: Move +2',
      /could be used without end/,
    ],
    ['quest Gone: Slay | HD-M77 | Slay Me ●3 Ma ◆2 Sp ◆2 · Life 3 | Glory +4', /^2,20 HD-M77 is no map of HD/],
    ['quest Gone: Sacrifice | any Road | Pay [9 Glory] | Heal 1', /the maps of HD have no such place$/],
  ])('%s', (line, right) => expect(errorsOf(line)).toEqual([expect.stringMatching(right)]));

  test('two of a name, and one card twice', () => {
    expect(errorsOf(`card Ember Blade: ${BLADE}`, `card ember blade: ${BLADE}`)).toEqual([
      '3,6 there are two of the name “ember blade”',
    ]);
    const twice = errorsOf('without: Mud Ghoul', 'card Ash, instead of Mud Ghoul: Trap 2 | Thr Sp 6 (space) else Tip');
    expect(twice).toEqual(['3,22 “Mud Ghoul” is changed or left out twice']);
  });

  test('a word in a line that goes on is found where it stands', () => {
    expect(errorsOf('card Ember Blade: Treasure 4 Hero Permanent Weapon', '  | Mele +1')).toEqual([
      expect.stringMatching(/^3,5 “Mele \+1”/),
    ]);
  });

  test('there must be a title', () => {
    expect(design.review(`card Ember Blade: ${BLADE}`).errors).toMatchObject([{ line: 1, column: 1 }]);
    expect(design.review('x'.repeat(60_001)).errors).toMatchObject([{ line: null, text: /at most 60000/ }]);
  });
});

describe('a warning leaves the file playable', () => {
  test('nobody can do it', () => {
    expect(warningsOf('quest Hard: Threat | any Room | Thr Sp 10 ×2 else nothing | Heal 1')).toEqual([
      expect.stringMatching(/^2,\d+ \d of \d heroes never throw 10 at first$/),
    ]);
  });

  test('nothing is changed', () => expect(design.review('A Title\nset: HD').warnings).toHaveLength(1));
});

test('the option says what is wrong with the file, and where', () => {
  const read = readOptions(dungeoneer.options, { cards: 'A Title\nset: XX\ncrad x: y' });
  expect(read.ok ? '' : read.problem.message).toMatch(
    /^is no file of cards that can be played:\n {2}line 2, column 6: set: “XX”.*\n {2}line 3, column 1: must begin/,
  );
  expect(readOptions(dungeoneer.options, { cards: 'my.cards' })).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(/^must be the text of a file of cards/) },
  });
});

test('a file is known by its lines or by what it says it is for', () => {
  expect(['A\ncard X: y', 'A\ngame: dungeoneer', BEGINNING].map(design.isOne)).toEqual([true, true, true]);
  expect(['A\nmon: orc 1,1', 'A\ngame: chess\ncard X: y', 'nothing'].map(design.isOne)).toEqual([false, false, false]);
});

test('another title leaves the rest as it is', () => {
  const text = `# mine\nOld\ncard Ember Blade: ${BLADE}\n`;
  expect(design.retitle(text, 'New')).toBe(text.replace('Old', 'New'));
  expect(design.retitle(`card Ember Blade: ${BLADE}`, 'New')).toBe(`New\ncard Ember Blade: ${BLADE}`);
});
