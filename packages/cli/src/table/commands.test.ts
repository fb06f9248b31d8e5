import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flat, folder, set, sitAt, sitDown } from '../testing/sit-at.ts';
import { quest } from '../testing/tables.ts';

const TRIAL = { settings: set('quest=1'), seed: '3', players: ['me', 'random'] };
const BEGIN = ['', '', ''] as const; // the usual order, and the schools as suggested
const CARDS = { settings: set('mode=cards', 'hero=lindel', 'monster=troll', 'monsterLife=6') };

/** What came on the screen after each line that was typed. */
async function answers(...typed: readonly string[]): Promise<readonly string[]> {
  const { seen } = await sitAt(quest, TRIAL, [...BEGIN, ...typed, 'quit']);
  return seen.split(/^> .*\n/m).slice(1 + BEGIN.length);
}

const OPENED = ['roll', 'walk 4,9', 'open'] as const;

describe('log', () => {
  const titles = (seen = ''): readonly string[] => seen.match(/^\d+\. .*/gm) ?? [];

  test('shows a screenful, and how to see the rest', async () => {
    const [log = ''] = (await answers(...OPENED, 'walk 5,9', 'attack', 'log')).slice(5);
    expect(log).toMatch(
      /^\(3 moves before this; "log 50" goes further back, "log all" to the beginning\.\)\n4\. you: roll/,
    );
    expect(titles(log).at(-1)).toBe('9. you: end');
    expect(log.split('\n').length).toBeLessThan(25);
  });

  test('shows so many moves, or all', async () => {
    const [two, all, many, wrong] = (await answers(...OPENED, 'log 2', 'log all', 'log 99', 'log none')).slice(3);
    expect(titles(two)).toEqual(['5. you: walk 4,9', '6. you: open 4,9E']);
    expect(titles(all)).toHaveLength(6);
    expect(many).toBe(all);
    expect(all).not.toContain('before this');
    expect(wrong).toBe('Say "log", "log 5" for the last five moves, or "log all".\n');
  });
});

describe('undo', () => {
  test('names the move it would take back, and why it stays', async () => {
    const [revealed = '', rolled = ''] = (await answers(...OPENED, 'undo', 'undo all', 'undo', 'undo')).slice(3);
    expect(revealed).toMatch(
      /^This would take back move 6, "open 4,9E"\.\nNo\. Since then something hidden has come to light\./,
    );
    expect(revealed).toContain('To take it back all the same: undo all');
    expect(rolled).toMatch(/^Taken back: move 6, "open 4,9E"\.\n/);
    const [dice = ''] = (await answers('roll', 'undo')).slice(1);
    expect(dice).toMatch(/^This would take back move 4, "roll"\.\nNo\. Since then dice have fallen\./);
  });

  test('counts what goes with it', async () => {
    const { seen } = await sitDown(CARDS, ['fight', 'slash', 'undo', 'undo all', 'quit']);
    expect(flat(seen)).toContain('This would take back move 3, "slash", and 2 other moves.');
    expect(flat(seen)).toContain('Taken back: move 3, "slash", and 2 other moves.');
  });

  test('is called in help by what it does, and the question is put again below', async () => {
    const [help = ''] = await answers('help');
    expect(help).toMatch(/quit .*\n(.*\n)*\n.*\n(.*\n)* +1 /);
    expect(flat(help)).toContain('"undo all": everybody agrees to take it back');
  });
});

describe('rule', () => {
  test('shows the text of what is called so, and lists what else speaks of it', async () => {
    const [sleep = '', flame = ''] = await answers('rule sleep', 'rule Ball of flame');
    expect(sleep).toMatch(
      /^ {2}Sleep {2}spell of Water\n(.|\n)* {2}Sleep \(Water\) {2}spell\.sleep\n {2}Up to three monsters in sight fall asleep/,
    );
    expect(sleep).toMatch(/\nOthers that speak of it; .*\n(.|\n)* {2}Slumber Hex {2}dread\.slumber-hex\n/);
    expect(flame).toContain('One monster in sight suffers 2 damage.');
  });

  test('shows the text of the only one that speaks of it', async () => {
    const { seen } = await sitDown(CARDS, ['rule heavy counter', 'quit']);
    expect(seen).toMatch(/> rule heavy counter\n {2}Heavy counter {2}heavyCounter\n {2}\S/);
  });
});

describe('ids', () => {
  const SEEN = 'A door to the north, a door to the east and a door to the south can be seen.';

  test('stand behind what has room for them; or everywhere, or nowhere', async () => {
    const [usual = '', , on = '', , off = ''] = await answers('log all', 'ids on', 'log all', 'ids off', 'log all');
    expect(usual).toContain(`${SEEN}\n`);
    expect(usual).toMatch(/^Round 1\. +round\.starts-left-of-zargon$/m);
    expect(on).toMatch(/can be seen\.\n +reveal\.door-with-either-side\n/);
    expect(off).toContain('\nRound 1.\n');
    expect((await answers('ids'))[0]).toContain('Say "ids on", "ids off"');
  });
});

describe('load', () => {
  test('says how to go on with a saved match', async () => {
    const path = join(folder, 'load.table');
    const [, saved = '', unnamed = '', missing = ''] = await answers(
      `save ${path}`,
      `load ${path}`,
      'load',
      'load nowhere.table',
    );
    expect(flat(saved)).toContain(
      `Leave this one with "quit", which keeps it, and type: npx questhall play heroquest --load ${path}`,
    );
    expect(unnamed).toContain('--load <file>');
    expect(missing).toBe('There is no file nowhere.table here.\n');
  });
});

describe('the first letters of a command', () => {
  test('will do, where nothing else begins like them', async () => {
    const [help = '', table = '', rule = '', why = ''] = await answers('he', 'ta', 'ru sleep', 'wh walk 9,9');
    expect(help).toContain('Of the commands below the first letters will do');
    expect(table).toContain('┌');
    expect(rule).toContain('Up to three monsters in sight');
    expect(why).toContain('No. ');
  });

  test('will not, where several begin so, where the game has such a word, or where there is only one letter', async () => {
    const [log, undo, roll] = await answers('lo', 'u', 'ro', 'sea');
    for (const answer of [log, undo]) expect(answer).toContain('means nothing here');
    expect(roll).toContain('The Barbarian rolls');
    const fight = await sitDown({ settings: set('mode=dice', 'hero=hugo', 'monster=golem') }, ['fi', 'quit']);
    expect(fight.seen).toContain('"fi" means nothing here');
  });
});

describe('card and map', () => {
  test('a card, a monster and a piece of gear are found by name, by a part of it, and nearly', async () => {
    const [gear, part, several, near, none, which] = await answers(
      'card broadsword',
      'card gob',
      'card potion',
      'card gobln',
      'card unicorn horn',
      'card',
    );
    expect(gear).toBe('  Broadsword  weapon\n  3 Attack dice; costs 250 gold.\n');
    expect(part).toContain('Move 10, Attack 2, Defend 1, Body 1, Mind 1.');
    expect(several).toContain('Several are called like that');
    expect(several).toContain('Potion of Warding');
    expect(near).toBe('Nothing here is called "gobln"; did you mean Goblin?\n');
    expect(none).toBe('Nothing here is called "unicorn horn".\n');
    expect(which).toContain('Say its name');
  });

  test('a rule that is asked for finds things too', async () => {
    const [genie = ''] = await answers('rule genie');
    expect(genie).toContain('Genie  spell of Air');
    expect(genie).toContain('spell.genie');
    expect(genie).toContain('Others that speak of it');
    const [heal = ''] = await answers('rule body heal');
    expect(heal).toContain('Heal Body  spell of Earth');
  });

  test('the map stands alone, with a line for every hero, within a small screen', async () => {
    const [map = ''] = await answers('map');
    const lines = map.trimEnd().split('\n');
    expect(map).toContain('*B');
    expect(map).not.toContain('Goal');
    expect(lines.filter((line) => /♥/.test(line))).toHaveLength(4);
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('the table can be looked at when all is over', async () => {
    const { seen } = await sitDown(CARDS, ['fight', 'go', 'table', 'quit']);
    const [, , after = ''] = seen.split(/^> .*\n/m).slice(1);
    expect(after).toContain('Lindel');
    expect(after).toContain('Classic Cards');
  });
});
