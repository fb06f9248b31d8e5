import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '@questhall/kernel';
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
    env: { ...process.env, TMPDIR: folder },
  });
  return { code: status, out: stdout, err: stderr };
}

const json = (line: string) => JSON.parse(questhall(line).out);

/** As the kernel seals a save. */
const checksumOf = (save: object): string => hashText(JSON.stringify(save));

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
    expect(questhall('odds dungeonquest --mode cards').out).toContain('Hugo the Glorious');
    expect(json('odds dungeonquest --json').table).toHaveLength(6);
  });

  test('of a blow in HeroQuest, as a program reads them and with fractions', () => {
    expect(json('odds heroquest --attack 3 --defend 2 --body 1 --json')).toEqual({
      game: 'heroquest',
      ...{ attack: 3, defend: 2, body: 1, defender: 'monster', isBlackOnly: false },
      house: { blankDie: false, publishedShields: false },
      ...{ expectedDamage: 23 / 32, hit: 1 / 2, kill: 1 / 2, distribution: [1 / 2, 5 / 16, 5 / 32, 1 / 32] },
      ...{ expectedWounds: 1 / 2, wounds: [1 / 2, 1 / 2] },
    });
    const exact = { expectedDamage: '19/64', hit: '29/128', kill: '1/128', distribution: ['99/128', '21/128', '7/128', '1/128'] };
    expect(json('odds heroquest --hero barbarian --monster gargoyle --exact --json')).toMatchObject({
      attack: 3,
      defend: 4,
      body: 3,
      exact,
    });
  });

  test.each([
    ['--defender hero', [7 / 12, 5 / 12], '--set blankDie=on --set published-shields=on'],
    ['--defender hero', [2 / 3, 1 / 3], '--set publishedShields=on'],
    ['--defender monster', [7 / 12, 5 / 12], '--set publishedShields=on'],
    ['--defender monster', [2 / 3, 1 / 3], '--set blank-die=on'],
    ['--monster skeleton', [7 / 12, 5 / 12], '--spirit-blade'],
    ['--monster orc', [3 / 4, 1 / 4], '--spirit-blade'],
  ])('of one die against one, %s: %s with %s', (defender, distribution, options) => {
    const odds = json(`odds heroquest --attack 1 --defend 1 ${defender} ${options} --json`);
    expect(odds.distribution).toEqual(distribution.map((chance) => expect.closeTo(chance, 12)));
  });

  test('of who strikes whom in HeroQuest, from sheet and card', () => {
    expect(json('odds heroquest --hero wizard --monster ulag --json')).toMatchObject({ attack: 1, defend: 5, body: 2 });
    expect(json('odds heroquest --hero wizard --monster ulag --defender hero --json')).toMatchObject({ attack: 4, defend: 2, body: 4 });
    expect(json('odds heroquest --monster witch-lord-14 --spirit-blade --json')).toMatchObject({
      ...{ attack: 3, defend: 6, body: 4, isBlackOnly: true, kill: 0 },
      expectedDamage: expect.closeTo(0.779, 3),
    });
    expect(json('odds heroquest --attack 5 --monster witch-lord-14 --spirit-blade --json').kill).toBeGreaterThan(0);
  });

  test('of a duel in HeroQuest', () => {
    const one = '--duel --attack 1 --attacker-defend 1 --attacker-body 1 --defender-attack 1 --defend 1 --body 1';
    expect(json(`odds heroquest ${one} --exact --json`).exact).toEqual({
      ...{ win: '4/7', lose: '3/7', expectedRounds: '16/7' },
      ...{ firstLeft: ['3/7', '4/7'], secondLeft: ['4/7', '3/7'] },
    });
    const elf = json('odds heroquest --duel --hero elf --monster dread-warrior --json');
    const warrior = json('odds heroquest --duel --hero elf --monster dread-warrior --defender hero --json');
    expect([elf.first.isHero, warrior.first.isHero]).toEqual([true, false]);
    expect(elf.win).toBeGreaterThan(warrior.lose);
    expect(elf.expectedRounds).toBeCloseTo(warrior.expectedRounds, 9); // whoever would need fewer blows ends it
  });

  test('of HeroQuest as text, of a resist roll, and of any dice against any', () => {
    expect(questhall('odds heroquest --hero elf --monster orc --exact').out).toContain('Elf strikes Orc: 2 dice against 2, 1 Body Point');
    expect(questhall('odds heroquest --monster orc --spirit-blade').out).toContain('Orc is not undead');
    expect(questhall('odds heroquest --duel --hero elf --monster orc --set blankDie=on').out).toContain('House rules: blankDie.');
    expect(questhall('odds heroquest').out).toContain('2.508');
    expect(json('odds heroquest --json').table[5].against[5]).toEqual({
      defend: 6,
      expectedDamage: expect.closeTo(0.677, 3),
      hit: expect.closeTo(0.387, 3),
    });
    expect(json('odds heroquest --resist 4 --exact --json')).toMatchObject({
      resist: expect.closeTo(0.518, 3),
      exact: { resist: '671/1296' },
    });
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
    // A busy machine may need long to get going: whoever was interrupted before the first game is given more time.
    for (let patience = 2_000; ; patience *= 2) {
      const { code, out } = await interrupted(patience);
      if (out === '' && patience < 60_000) continue;
      const { games, gamesWanted } = JSON.parse(out);
      if (games === 0 && patience < 60_000) continue;
      expect(code).toBe(130);
      expect(games).toBeGreaterThan(0);
      expect(games).toBeLessThan(gamesWanted);
      return;
    }
  });
});

/** A simulation that somebody stops after a while. */
async function interrupted(milliseconds: number): Promise<{ readonly code: unknown; readonly out: string }> {
  const child = spawn(process.execPath, [BIN, 'simulate', 'dungeonquest', '--games', '50000000', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  setTimeout(() => child.kill('SIGINT'), milliseconds);
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, out };
}

describe('play, in a pipe', () => {
  test('a whole fight by number and by word, to its end, with both sides in the transcript', () => {
    const { code, out } = questhall(GOLEM, lines('1', 'why escape', ...Array<string>(60).fill('roll'), ...Array<string>(20).fill('1')));
    expect(code).toBe(0);
    expect(out).toContain('A Golem stands before you');
    expect(out).toContain('> why escape\nNo. This is round 1.');
    expect(out).toContain('odds: the hero wins');
    expect(out).toMatch(/Hugo the Glorious has (won|lost)/);
  });

  test('save, load, verify and replay', () => {
    const saved = questhall(
      GOLEM,
      lines('fight', 'roll', 'save fight.json', 'save fight.json', 'save fight.json again', 'save /no/such/place.json', 'quit'),
    ).out;
    expect(saved).toContain('Saved. Go on with: npx questhall play dungeonquest --load fight.json');
    expect(saved).toContain('fight.json is already there. To replace it: save fight.json again');
    expect(saved).toContain('there is no such file or folder');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(questhall('verify fight.json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 moves of dungeonquest, all as they were saved'),
    });
    expect(questhall('replay fight.json --seat 2').out).toContain('The monster player alone sees the Life on its token: 5.');
    expect(questhall('replay fight.json --seat 1').out).not.toContain('alone sees');
    expect(questhall('replay fight.json').out).toContain('(only seat 2)');
    expect(JSON.parse(questhall('replay fight.json --json --from 2').out).length).toBeGreaterThan(2);
    expect(questhall('play --load fight.json', lines('log', 'quit')).out).toContain('2. you: roll');
  });

  test('a first step into HeroQuest, with a refusal and its rule, and everything again from the save', () => {
    const TRIAL = 'play heroquest --set quest=1 --seed 3 --players me,random';
    const { code, out } = questhall(
      TRIAL,
      lines('', '', '', 'walk 4,9', 'roll', 'walk 4,9', 'open 4,9E', 'why attack orc 6', 'search treasure', 'save trial.json', 'quit'),
    );
    expect(code).toBe(0);
    expect(out).toContain('> walk 4,9\nNo. The dice for the move have not been rolled: roll.\n');
    expect(out).toContain('The Barbarian walks four squares to 4,9.');
    expect(out).toContain('attack.one-adjacent-monster');
    expect(out).toContain('The Barbarian looks for treasure.');
    expect(out).toContain('Saved. Go on with: npx questhall play heroquest --load trial.json --players\n  me,random');
    expect(questhall('verify trial.json').out).toContain('7 moves of heroquest, all as they were saved');
    const retold = questhall('replay trial.json').out;
    expect(retold).toContain('5. seat 1: walk 4,9\n     The Barbarian walks four squares to 4,9.  [move.orthogonal]\n6. seat 1: open 4,9E');
    expect(retold).toContain('Goblin 6 stands at 6,9.');
    expect(questhall('play --load trial.json', lines('log', 'quit')).out).toContain('7. you: search treasure');
  });

  test('without a name it is the first game, and the others are mentioned', () => {
    expect(questhall('play --set mode=cards', lines('quit')).out).toContain('To play something else: npx questhall play heroquest');
    expect(questhall('play heroquest --help').out).toContain('npx questhall play heroquest --players standard,me');
    expect(questhall('--help').out).toContain('npx questhall play heroquest');
  });

  test('output that nobody reads, or that finds no room, is no crash', () => {
    const shell = (command: string): number | null => spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).status;
    expect(shell(`node '${BIN}' rules dungeonquest | head -1`)).toBe(0);
    if (existsSync('/dev/full')) expect(shell(`node '${BIN}' rules dungeonquest > /dev/full 2> full.txt`)).toBe(1);
  });

  test('a report can go through a link, and to nowhere', () => {
    symlinkSync(file('target.html'), file('link.html'));
    writeFileSync(file('target.html'), '');
    expect(questhall('simulate dungeonquest --games 10 --html link.html').code).toBe(0);
    expect(readFileSync(file('target.html'), 'utf8')).toContain('<svg');
    expect(questhall('simulate dungeonquest --games 10 --html /dev/null').code).toBe(0);
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

test('verify does not vouch for what it cannot play again', () => {
  questhall(GOLEM, lines('fight', 'roll', 'save old.json', 'quit'));
  const { checksum: _checksum, ...save } = JSON.parse(readFileSync(file('old.json'), 'utf8'));
  const old = { ...save, edition: '0' };
  writeFileSync(file('old.json'), JSON.stringify(old));
  expect(questhall('verify old.json').code).toBe(2);
  writeFileSync(file('old.json'), JSON.stringify({ ...old, checksum: checksumOf(old) }));
  expect(questhall('verify old.json')).toMatchObject({
    code: 1,
    err: expect.stringContaining('edition is 0, and the rules of today are edition 1'),
  });
  expect(questhall('play --load old.json', lines('quit')).out).toContain('This match was begun under edition 0.');
  expect(questhall('replay old.json').out).toContain('cannot be told again');
});

test('what stands in a file does not steer the terminal', () => {
  writeFileSync(file('steer.json'), readFileSync(file('old.json'), 'utf8').replace('"dungeonquest"', '"\\u001b[2J"'));
  const { err } = questhall('verify steer.json');
  expect(err).toContain('there is no game "?[2J"');
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
    expect(rules[0]).toMatchObject({
      id: 'mode.three-variants',
      title: expect.any(String),
      cited: expect.any(Array),
      stories: expect.any(Array),
    });
    expect(questhall('rules dungeonquest classic.display').out).toContain('src/content/combat-cards.ts');
    expect(questhall('rules').out).toContain('Every rule is cited');
    expect(questhall('rules dungeonquest heavyCounter').out).toContain('house rule, changes classic.display');
    expect(questhall('rules dungeonquest kernel.horizon').out).toContain('What is known stays known');
    expect(questhall('rules dungeonquest --text').out).toContain('A total above the attribute fails');
    expect(questhall('rules dungeonquest --check')).toMatchObject({ code: 0, out: expect.stringContaining('all 91 rules') });
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
    ['simulate dungeonquest --set heroo=hugo', 'Did you mean hero?'],
    ['simulate dungeonqest', 'Did you mean dungeonquest?'],
    ['play dungeonquest --set monsterlife=3', 'Did you mean monsterLife?'],
    ['simulate dungeonquest --set hero', 'It is written name=value'],
    ['simulate dungeonquest --players standard,genius', '"genius" is nobody'],
    ['simulate dungeonquest --html /no/such/folder/x.html --games 50000000', 'cannot be written'],
    ['simulate dungeonquest --set hero=hugo --set hero=maud', 'hero is set twice'],
    [`simulate dungeonquest --games 10 --seed ${'a'.repeat(130)}`, 'seed must be a short text'],
    ['odds dungeonquest --exact', '--hero-life is missing'],
    [
      'odds dungeonquest --mode dice --heavy-counter --attribute 6 --hero-life 3 --monster-life 3',
      '--heavy-counter belongs to --mode cards',
    ],
    ['odds dungeonquest --mode solo --determination 2 --hero-life 3 --monster-life 3', '--determination belongs to --mode dice'],
    ['odds dungeonquest --hero hugo --determination 20 --hero-life 99 --monster-life 99 --attribute 6', 'too long to reckon'],
    ['odds dungeonquest --hero hugo --hero-life 3', '--monster-life is missing'],
    ['odds dungeonquest --attack 3', "unknown option '--attack'"],
    ['odds chess', "unknown command 'chess'"],
    ['odds heroquest --mode dice', "unknown option '--mode'"],
    ['odds heroquest --atack 3', 'Did you mean --attack?'],
    ['odds heroquest --attack -1', "'--attack <dice>' argument '-1' is invalid. It must be a whole number from 1 to 16."],
    ['odds heroquest --attack 2.5', 'whole number from 1 to 16'],
    ['odds heroquest --defend 0', 'whole number from 1 to 16'],
    [
      'odds heroquest --defender-attack 1e9',
      "'--defender-attack <dice>' argument '1e9' is invalid. It must be a whole number from 1 to 16.",
    ],
    ['odds heroquest --body 100', "'--body <points>' argument '100' is invalid. It must be a whole number from 1 to 99."],
    ['odds heroquest --resist -1', 'whole number from 0 to 99'],
    ['odds heroquest --defender goat', 'Allowed choices are monster, hero'],
    ['odds heroquest --monster balrog', 'Allowed choices are goblin, orc'],
    ['odds heroquest --attack 3', '--defend is missing; or name a --monster'],
    ['odds heroquest --defender hero --defend 3', '--attack is missing; or name a --monster'],
    ['odds heroquest --exact', '--attack is missing; or name a --hero'],
    ['odds heroquest --duel --attack 3 --monster orc', '--attacker-defend is missing; or name a --hero'],
    ['odds heroquest --duel --hero elf --defender-attack 3 --defend 2', '--body is missing; or name a --monster'],
    ['odds heroquest --attack 3 --defend 2 --attacker-body 3', '--attacker-body belongs to --duel'],
    ['odds heroquest --resist 3 --duel', '--duel has no part in a resist roll'],
    ['odds heroquest --set smallParty=on', '--set smallParty: no such house rule changes the dice; there are blankDie, publishedShields'],
    ['odds heroquest --set blankDie=maybe', 'blankDie must be on or off'],
    ['odds heroquest --hero wizard --monster mummy --spirit-blade', '--spirit-blade is not for the Wizard'],
    ['odds heroquest --defender hero --spirit-blade', '--spirit-blade is for heroes, and here a monster strikes'],
    ['odds heroquest --hero elf --monster witch-lord-14', 'nothing but the Spirit Blade harms the Witch Lord'],
    ['odds heroquest --duel --hero elf --monster orc --body 19 --exact', 'too long beyond 24 Body Points'],
    ['play dungeonquest --players me --set mode=cards', 'mode.classic-needs-two'],
    ['play chess', 'there is no game "chess"'],
    ['play --dice loaded', 'Allowed choices are rolled, typed'],
    ['play --load nowhere.json --set mode=dice', '--load brings its own options'],
    ['play --load nowhere.json', 'nowhere.json: there is no such file'],
    ['replay nowhere.json', 'no such file'],
    ['replay nowhere.json --from 5 --to 2', '--from 5 comes after --to 2'],
    ['rules chess', 'there is no game "chess"'],
    ['rules dungeonquest dice.fail', 'did you mean dice.fail-over'],
    ['rules dungeonquest unicorn', 'lists them all'],
  ])('questhall %s', (line, message) => {
    const { code, err } = questhall(line);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(code).toBe(2);
  });

  test('help to play and to simulate has the options of the game that is named, and else says where they are', () => {
    for (const command of ['play', 'simulate']) {
      const [all, one] = [questhall(`${command} --help`).out, questhall(`${command} heroquest --help`).out];
      expect(all).toContain(`npx questhall ${command} dungeonquest --help\n  npx questhall ${command} heroquest --help`);
      expect(all).not.toContain('Options of');
      expect(all.split('\n').length).toBeLessThan(45);
      expect(one).toContain('Options of HeroQuest, for --set');
      expect(one).toContain('Players of HeroQuest: ');
      expect(one).not.toMatch(/(Options|Players) of DungeonQuest/);
    }
    expect(questhall('play --help dungeonquest').out).toContain('Options of DungeonQuest');
  });

  test('help is there for everything, with examples', () => {
    for (const line of [
      '--help',
      'play --help',
      'replay --help',
      'verify --help',
      'odds --help',
      'odds dungeonquest --help',
      'odds heroquest --help',
      'simulate --help',
      'rules --help',
      'bench --help',
    ]) {
      expect(questhall(line)).toMatchObject({ code: 0, out: expect.stringContaining('Examples:') });
    }
    expect(questhall('').out).toContain('Usage: questhall');
  });
});
