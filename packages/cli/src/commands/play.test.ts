import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BIN, folder, GOLEM, lines, questhall } from '../testing/command.ts';

describe('play, in a pipe', () => {
  test('a whole fight by number and by word, to its end, with both sides in the transcript', () => {
    const { code, out } = questhall(
      GOLEM,
      lines('1', 'why escape', ...Array<string>(60).fill('roll'), ...Array<string>(20).fill('1')),
    );
    expect(code).toBe(0);
    expect(out).toContain('A Golem stands before you');
    expect(out).toContain('> why escape\nNo. This is round 1.');
    expect(out).toContain('odds: the hero wins');
    expect(out).toMatch(/Hugo the Glorious has (won|lost)/);
  });

  test('save, load, verify and replay', () => {
    const saved = questhall(
      GOLEM,
      lines(
        'fight',
        'roll',
        'save fight.table',
        'save fight.table',
        'save fight.table again',
        'save /no/such/place.table',
        'quit',
      ),
    ).out;
    expect(saved).toContain('Saved. Go on with: npx questhall play dungeonquest --load fight.table');
    expect(saved).toContain('fight.table is already there. To replace it: save fight.table again');
    expect(saved).toContain('there is no such file or folder');
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(questhall('verify fight.table')).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 moves of dungeonquest, all as they were saved'),
    });
    expect(questhall('replay fight.table --seat 2').out).toContain(
      'The monster player alone sees the Life on its token: 5.',
    );
    expect(questhall('replay fight.table --seat 1').out).not.toContain('alone sees');
    expect(questhall('replay fight.table').out).toContain('(only seat 2)');
    expect(JSON.parse(questhall('replay fight.table --json --from 2').out).length).toBeGreaterThan(2);
    const again = questhall('play --load fight.table', lines('log', 'keep', 'quit')).out;
    expect(again).toContain('2. you: roll');
    expect(again).toContain('This match is kept here already, exactly as in the file; you go on with it.');
    const other = questhall('play --load fight.table', lines('quit')).out;
    expect(other).toContain('Another version of this match is kept here too, and stays;');
  });

  test('a first step into HeroQuest, with a refusal and its rule, and everything again from the save', () => {
    const TRIAL = 'play heroquest --set quest=1 --seed 3 --players me,random';
    const { code, out } = questhall(
      TRIAL,
      lines(
        '',
        '',
        '',
        'walk 4,9',
        'roll',
        'walk 4,9',
        'open 4,9E',
        'why attack goblin 1',
        'search treasure',
        'save trial.table',
        'quit',
      ),
    );
    expect(code).toBe(0);
    expect(out).toContain('> walk 4,9\nNo. The dice for the move have not been rolled: roll.\n');
    expect(out).toContain('The Barbarian walks four squares.');
    expect(out).toContain('attack.one-adjacent-monster');
    expect(out).toContain('The Barbarian looks for treasure.');
    expect(out).toContain('Saved. Go on with: npx questhall play heroquest --load trial.table');
    expect(questhall('verify trial.table').out).toContain('8 moves of heroquest, all as they were saved');
    const retold = questhall('replay trial.table').out;
    expect(retold).toContain(
      '5. seat 1: walk 4,9\n     The Barbarian walks four squares.  [move.orthogonal]\n6. seat 1: open 4,9E',
    );
    expect(retold).toContain('Goblin 1 appears.');
    expect(questhall('play --load trial.table', lines('log', 'quit')).out).toContain('7. you: search treasure');
  });

  test('without a name it is the first game, and the others are mentioned', () => {
    expect(questhall('play --set quest=1', lines('quit')).out).toContain(
      'To play something else: npx questhall play glowquest',
    );
    expect(questhall('play heroquest --help').out).toContain('npx questhall play heroquest --players standard,me');
    expect(questhall('--help').out).toContain('npx questhall play heroquest');
  });

  test('output that nobody reads, or that finds no room, is no crash', () => {
    const shell = (command: string): number | null =>
      spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).status;
    expect(shell(`node '${BIN}' rules dungeonquest | head -1`)).toBe(0);
    if (existsSync('/dev/full')) expect(shell(`node '${BIN}' rules dungeonquest > /dev/full 2> full.txt`)).toBe(1);
  });
});
