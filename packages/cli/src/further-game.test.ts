import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BIN, folder, lines } from './testing/command.ts';

/** The command with one game more in its list. */
function questhall(line: string, typed = ''): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['-C', 'questhall-vault', BIN, ...line.split(' ')], {
    input: typed,
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, TMPDIR: folder, QUESTHALL_HOME: folder },
  });
  return stdout + stderr;
}

test('a game with a line in the list is played at the terminal, kept, and gone on with', () => {
  const played = questhall('play vault --set traps=0 --seed 1', lines('forward', 'why charm', 'rule trap', 'quit'));
  expect(played).toContain('What does the thief do?');
  expect(played).toContain('you: to room 2.');
  expect(played).toContain('One thing a turn');
  expect(played).toContain('trap.spring');
  const [id = ''] = /(?<=resume )\S+/.exec(played) ?? [];
  expect(questhall(`resume ${id}`, lines('forward', 'quit'))).toContain('you: to room 3.');
});

test('and it is listed, simulated and helped with like any other', () => {
  expect(questhall('play --help')).toContain('npx questhall play vault');
  expect(questhall('play vault --help')).toContain('Options of The Vault, for --set');
  expect(questhall('simulate vault --games 30 --workers 2')).toContain('won by the thieves');
  expect(questhall('odds --help')).not.toContain('odds vault');
});

test('without that line nobody knows it', () => {
  const { stderr } = spawnSync(process.execPath, [BIN, 'play', 'vault'], { encoding: 'utf8' });
  expect(stderr).toContain('there is no game "vault"');
});
