import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileShelf } from '@questhall/table/files';
import { expect, test } from 'vitest';
import { BIN } from '../testing/command.ts';

const KILLS = 50;
const LANES = 2;

/** Two people who cannot agree: every line is a move. */
const VOTE = ['play', 'dungeonquest', '--set', 'mode=vote', '--set', 'monster=troll', '--players', 'me,me'];

/** Plays until so many moves were answered for, and dies at once: how many the screen has told of by then. */
async function playAndDie(home: string, moves: number): Promise<number> {
  const child = spawn(process.execPath, [BIN, ...VOTE], { env: { ...process.env, QUESTHALL_HOME: home } });
  let said = '';
  const answered = (): number => said.split('> ').length - 2;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const isPrompted = text.includes('> ');
    said += text;
    if (answered() >= moves) child.kill('SIGKILL');
    else if (isPrompted) child.stdin.write('wait\n');
  });
  child.stdin.on('error', () => undefined); // it may be dead already
  await once(child, 'close');
  return answered();
}

/** One after the other in a lane of its own. */
async function killInTurn(home: string, lane: number): Promise<void> {
  for (let kill = lane; kill < KILLS; kill += LANES) {
    const told = await playAndDie(join(home, String(kill)), kill % 7);
    const [card] = await fileShelf(join(home, String(kill), 'tables')).cards();
    expect(card?.n ?? 0, `after kill ${kill}`).toBeGreaterThanOrEqual(told);
  }
}

test(`killed ${KILLS} times in the middle of play, the terminal has kept every move it told of`, async () => {
  const home = mkdtempSync(join(tmpdir(), 'questhall-killed-'));
  try {
    await Promise.all(Array.from({ length: LANES }, (_, lane) => killInTurn(home, lane)));
    const shelf = fileShelf(join(home, '6', 'tables'));
    const [card] = await shelf.cards();
    expect(card?.n).toBeGreaterThanOrEqual(6);
    const again = spawn(process.execPath, [BIN, 'resume', card?.id ?? ''], {
      env: { ...process.env, QUESTHALL_HOME: join(home, '6') },
    });
    let said = '';
    again.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    again.stdin.end('log all\nquit\n');
    await once(again, 'close');
    expect(said).toContain('The match is kept. Go on with:');
    expect(said.match(/^\d+\. /gm)).toHaveLength(card?.n ?? 0);
  } finally {
    rmSync(home, { recursive: true });
  }
});

test('where the disk is full a move is refused in words, and play goes on once there is room', async () => {
  const home = mkdtempSync(join(tmpdir(), 'questhall-full-'));
  const env = { ...process.env, QUESTHALL_HOME: home };
  const run = (limit: string, args: readonly string[], typed: readonly string[]): string =>
    spawnSync('bash', ['-c', `${limit} exec "$@"`, 'bash', process.execPath, BIN, ...args], {
      env,
      input: `${typed.join('\n')}\n`,
      encoding: 'utf8',
    }).stdout;
  try {
    const full = run('ulimit -f 6; trap "" XFSZ;', VOTE, [...Array<string>(30).fill('wait'), 'quit']);
    expect(full).toContain('There is no room to keep this, so it has not happened. Make room, and try again.');
    const shelf = fileShelf(join(home, 'tables'));
    const [card] = await shelf.cards();
    expect(card?.n).toBeGreaterThan(2);
    expect(full.match(/agrees to nothing yet\./g)).toHaveLength(card?.n ?? 0);
    expect(run('', ['resume', card?.id ?? ''], ['wait', 'quit'])).toContain('agrees to nothing yet.');
    expect((await shelf.cards())[0]?.n).toBe((card?.n ?? 0) + 1);
  } finally {
    rmSync(home, { recursive: true });
  }
});
