import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/questhall.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'questhall-'));
const file = (name: string): string => join(folder, name);

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real command, as somebody would type it. */
function questhall(line: string, typed = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...line.split(' ').filter((word) => word !== '')], {
    input: typed,
    encoding: 'utf8',
    cwd: folder,
  });
  return { code: status, out: stdout, err: stderr };
}

const json = (line: string) => JSON.parse(questhall(line).out);

const lines = (...typed: string[]): string => `${typed.join('\n')}\n`;
const GOLEM = 'play dungeonquest --set mode=dice --set hero=hugo --set monster=golem --set monsterLife=5 --seed 11';

describe('odds', () => {
  test('of Combat Dice, as a program reads them', () => {
    expect(json('odds dungeonquest --mode dice --attribute 6 --hero-life 4 --monster-life 3 --json')).toMatchObject({
      win: expect.closeTo(0.5069444, 6),
      bothDie: 0,
      expectedHeroWounds: expect.closeTo(2.7644676, 6),
    });
  });

  test('of Classic Cards, with value and mix', () => {
    const odds = json('odds dungeonquest --mode cards --hero-life 2 --monster-life 2 --json');
    expect(odds).toMatchObject({ win: odds.value, value: expect.closeTo(1817 / 4151, 9) });
    expect(odds.mix).toEqual({
      quickShot: expect.closeTo(0.266442, 6),
      slash: expect.closeTo(0.349073, 6),
      boltOfAgony: expect.closeTo(0.384486, 6),
    });
  });

  test.each([
    ['hugo', 0.7255],
    ['krutzbeck', 0.8683],
    ['tatianna', 0.7336],
    ['challara', 0.444],
    ['lindel', 0.578],
  ])('with %s’s ability', (hero, win) => {
    expect(json(`odds dungeonquest --mode solo --hero ${hero} --hero-life 4 --monster-life 4 --json`)).toMatchObject({
      hero,
      win: expect.closeTo(win, 4),
    });
  });

  test('as fractions, as text, and as a table of everybody against everybody', () => {
    expect(json('odds dungeonquest --mode solo --hero-life 3 --monster-life 3 --exact --json').exact.win).toBe('44/81');
    expect(questhall('odds dungeonquest --hero hugo --monster golem').out).toContain('wounds the hero can expect');
    expect(questhall('odds dungeonquest --mode cards').out.split('\n')).toHaveLength(9);
    expect(json('odds dungeonquest --json').table).toHaveLength(6);
  });
});

describe('simulate', () => {
  const COMMAND = 'simulate dungeonquest --games 10000 --seed 7 --set mode=solo --set hero=lindel --set monster=skeleton --json';

  test('counts, and counts the same again on any number of workers', () => {
    const first = questhall(COMMAND).out;
    const { games, wins, winRate, ci95 } = JSON.parse(first);
    expect([games, winRate]).toEqual([10_000, wins / games]);
    expect(ci95[0]).toBeLessThanOrEqual(winRate);
    expect(ci95[1]).toBeGreaterThanOrEqual(winRate);
    expect(questhall(`${COMMAND} --workers 1`).out).toBe(first);
  });

  test('writes a page with plots', () => {
    expect(questhall('simulate dungeonquest --games 200 --html report.html').out).toContain('report.html');
    expect(readFileSync(file('report.html'), 'utf8')).toContain('<svg');
  });

  test('reports what was played when it is interrupted', async () => {
    const child = spawn(process.execPath, [BIN, 'simulate', 'dungeonquest', '--games', '50000000', '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    setTimeout(() => child.kill('SIGINT'), 2_500);
    const code = await new Promise((resolve) => child.on('close', resolve));
    const { games, gamesWanted } = JSON.parse(out);
    expect(code).toBe(130);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(gamesWanted);
  });
});

describe('play', () => {
  test('a whole fight by number and by word, to its end', () => {
    const { code, out } = questhall(GOLEM, lines('1', ...Array<string>(60).fill('roll'), ...Array<string>(20).fill('1')));
    expect(code).toBe(0);
    expect(out).toContain('A Golem stands before you');
    expect(out).toContain('odds: the hero wins');
    expect(out).toMatch(/Hugo the Glorious has (won|lost)/);
  });

  test('why, rule, odds, log and help answer and change nothing', () => {
    const { out } = questhall(
      GOLEM,
      lines(
        'why escape',
        'why fight',
        'why nonsense',
        'rule dice.fail-over',
        'rule doubles',
        'rule no.such',
        'odds',
        'log',
        'help',
        'flap',
        '99',
        'quit',
      ),
    );
    expect(out).toContain('No. Power cards in hand: 0; squares to retreat to: 0.');
    expect(out).toContain('encounter.escape-before-combat');
    expect(out).toContain('Nothing is against it.');
    expect(out).toContain('Say what you want to do');
    expect(out).toContain('A total above the attribute fails');
    expect(out).toContain('dice.doubles-two-wounds');
    expect(out).toContain('There is no rule "no.such"');
    expect(out).toContain('"flap" means nothing here');
    expect(out).toContain('Choose from 1 to 1.');
    expect(out).toContain('save <file> [again]');
    expect(out).not.toContain('Round 1.');
  });

  test('undo stops at the horizon, and goes past it when the table agrees', () => {
    const { out } = questhall(GOLEM, lines('fight', 'undo', 'undo all', 'fight', 'quit'));
    expect(out).toContain('What is known stays known');
    expect(out).toContain('If everybody at the table agrees, say: undo all');
    expect(out.match(/The fight begins/g)).toHaveLength(2);
  });

  test('save, load, verify and replay', () => {
    const saved = questhall(
      GOLEM,
      lines('fight', 'roll', 'save fight.json', 'save fight.json', 'save fight.json again', 'save /no/such/place.json', 'quit'),
    ).out;
    expect(saved).toContain('Saved. Go on with: questhall play dungeonquest --load fight.json');
    expect(saved).toContain('fight.json is already there');
    expect(saved).toContain('there is no such file or folder');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(questhall('verify fight.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 moves of dungeonquest, all as they were saved'),
    });
    expect(questhall('replay fight.json --seat 2').out).toContain('You alone see the Life on its token: 5.');
    expect(questhall('replay fight.json --seat 1').out).not.toContain('You alone see');
    expect(JSON.parse(questhall('replay fight.json --json --from 2').out).length).toBeGreaterThan(2);
    expect(questhall('play --load fight.json', lines('log', 'quit')).out).toContain('2. seat 1: roll');
  });

  test('real dice are typed in, and impossible ones asked for again', () => {
    const { out } = questhall(
      'play dungeonquest --set mode=solo --set hero=lindel --set monster=skeleton --set monsterLife=2 --dice typed',
      lines('fight', 'roll', '7', 'x', '6'),
    );
    expect(out).toContain('Roll a die with 6 faces');
    expect(out.match(/A die with 6 faces shows 1 to 6/g)).toHaveLength(2);
    expect(out).toContain('Lindel has won');
  });

  test('two people at one keyboard do not see each other’s secrets', () => {
    const { out } = questhall(
      'play dungeonquest --players me,me --set mode=cards --set hero=lindel --set monster=troll --set monsterLife=3 --seed 4',
      lines('fight', 'slash', '', 'log', 'bolt', '', 'quit'),
    );
    const [, forSecond = ''] = out.split('Seat 2, it is your turn');
    const [beforeReveal = ''] = forSecond.split('Turned up');
    expect(beforeReveal).toContain('something secret');
    expect(beforeReveal.toLowerCase()).not.toContain('seat 1: slash');
    expect(out).toContain('Turned up: Slash for the hero, Bolt of Agony for the monster.');
  });
});

describe('verify', () => {
  test('names the first move that differs', () => {
    questhall(GOLEM, lines('fight', 'roll', 'save tampered.json', 'quit'));
    const save = JSON.parse(readFileSync(file('tampered.json'), 'utf8'));
    save.moves[1].rolled[0] = (save.moves[1].rolled[0] % 6) + 1;
    writeFileSync(file('tampered.json'), JSON.stringify(save));
    expect(questhall('verify tampered.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('tampered.json: move 2 has the dice'),
    });
    expect(json('verify tampered.json --json')).toMatchObject({ ok: false, field: 'move 2' });
  });

  test.each([
    ['an empty file', '', 'is empty'],
    ['half a file', '{"format":"questhall-save","ver', 'not complete JSON'],
    ['another file', '{"name":"package"}', 'not a Questhall save'],
    ['a newer save', '{"format":"questhall-save","version":9}', 'is newer than this Questhall'],
    [
      'an unknown game',
      '{"format":"questhall-save","version":1,"game":"chess","edition":"1","options":{},"seats":2,"seed":"fast:1","from":null,"opening":"","moves":[],"hashes":[],"takenBack":[],"snapshot":{},"checksum":""}',
      'there is no game "chess"',
    ],
  ])('%s is no save: exit code 2', (_name, text, message) => {
    writeFileSync(file('bad.json'), text);
    const { code, err } = questhall('verify bad.json');
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });
});

test('verify takes any bytes for what they are', () => {
  for (const bytes of [randomBytes(2_000), Buffer.from([0xff, 0xfe, 0x00]), Buffer.alloc(100)]) {
    writeFileSync(file('bytes.json'), bytes);
    expect(questhall('verify bytes.json')).toMatchObject({ code: 2, err: expect.stringMatching(/^questhall: .*\n$/) });
  }
});

describe('rules', () => {
  test('show no gap, to people and to programs', () => {
    const { rules, missing } = json('rules dungeonquest --json');
    expect(missing).toEqual([]);
    expect(rules).toHaveLength(91);
    expect(rules[0]).toEqual({
      id: 'mode.three-variants',
      title: expect.any(String),
      section: 'mode',
      cited: expect.any(Array),
      stories: expect.any(Array),
    });
    expect(questhall('rules dungeonquest classic.display').out).toContain('src/content/combat-cards.ts');
    expect(questhall('rules').out).toContain('Every rule is cited');
  });
});

describe('mistakes get a sentence, exit code 2, and no stack trace', () => {
  test.each([
    ['od', 'Did you mean odds?'],
    ['odds dungeonquest --mod dice', 'Did you mean --mode?'],
    ['odds dungeonquest --mode dicey', 'Allowed choices are dice, solo, cards'],
    ['odds dungeonquest --hero-life -3', 'whole number from 1 to 99'],
    ['odds dungeonquest --hero-life 2.5', 'whole number from 1 to 99'],
    ['odds dungeonquest --hero-life 1e9', 'whole number from 1 to 99'],
    ['odds dungeonquest --hero conan', 'Allowed choices are hugo'],
    ['odds dungeonquest --hero-life 4', '--monster-life is missing'],
    ['odds dungeonquest --hero-life 4 --monster-life 3', '--attribute is missing'],
    ['odds dungeonquest --mode cards --hero-life 9 --monster-life 9 --exact', 'too long'],
    ['simulate chess', 'there is no game "chess"; there are: dungeonquest'],
    ['simulate dungeonquest --games 0', 'whole number from 1'],
    ['simulate dungeonquest --set hero=conan', 'hero must be hugo'],
    ['simulate dungeonquest --set hero-life=0', 'heroLife must be a whole number from 1 to 99'],
    ['simulate dungeonquest --set life=3', 'life is not an option of this game'],
    ['simulate dungeonquest --set hero', 'It is written name=value'],
    ['simulate dungeonquest --players standard,genius', '"genius" is nobody'],
    ['simulate dungeonquest --html /no/such/folder/x.html --games 10', 'could not be written'],
    ['play dungeonquest --players me --set mode=cards', 'mode.classic-needs-two'],
    ['play chess', 'there is no game "chess"'],
    ['play --dice loaded', '--dice is "rolled" or "typed"'],
    ['play --load nowhere.json', 'nowhere.json: there is no such file'],
    ['replay nowhere.json', 'no such file'],
    ['rules chess', 'there is no game "chess"'],
    ['rules dungeonquest dice.fail', 'did you mean dice.fail-over?'],
  ])('questhall %s', (line, message) => {
    const { code, err } = questhall(line);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });

  test('help is there for everything, with examples', () => {
    for (const line of [
      '--help',
      'play --help',
      'replay --help',
      'verify --help',
      'odds --help',
      'odds dungeonquest --help',
      'simulate --help',
      'rules --help',
      'bench --help',
    ]) {
      expect(questhall(line)).toMatchObject({ code: 0, out: expect.stringContaining('Examples:') });
    }
    expect(questhall('').out).toContain('Usage: questhall');
  });
});
