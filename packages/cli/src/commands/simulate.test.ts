import { spawn } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BIN, file, questhall } from '../testing/command.ts';

describe('simulate', () => {
  const COMMAND =
    'simulate dungeonquest --games 10000 --seed 7 --set mode=solo --set hero=lindel --set monster=skeleton --json';

  test('counts, and counts the same again on any number of workers', () => {
    const { pace, ...first } = JSON.parse(questhall(COMMAND).out);
    const { games, wins, winRate, ci95 } = first;
    expect([games, winRate]).toEqual([10_000, wins / games]);
    expect(ci95[0]).toBeLessThanOrEqual(winRate);
    expect(ci95[1]).toBeGreaterThanOrEqual(winRate);
    const { pace: alone, ...again } = JSON.parse(questhall(`${COMMAND} --workers 1`).out);
    expect(again).toEqual(first);
    for (const { seconds, cpuSeconds, gamesPerSecond, gamesPerCpuSecond } of [pace, alone])
      expect([gamesPerSecond, gamesPerCpuSecond]).toEqual([games / seconds, games / cpuSeconds]);
  });

  test('writes a page with plots', () => {
    const { out } = questhall('simulate dungeonquest --games 200 --html report.html');
    expect(out).toContain('report.html');
    expect(out).toMatch(/games\/s by the clock \(.* s\), .* games per CPU-second/);
    expect(readFileSync(file('report.html'), 'utf8')).toContain('<svg');
    expect(readFileSync(file('report.html'), 'utf8')).toContain('games per CPU-second');
  });

  test('reports what was played when it is interrupted', async () => {
    // A busy machine may need long to get going: whoever was interrupted before the first game is given more time.
    for (let patience = 2_000; ; patience *= 2) {
      const { code, out, err } = await interrupted(patience);
      if (out === '' && patience < 60_000) continue;
      const { games, gamesWanted } = JSON.parse(out);
      if (games === 0 && patience < 60_000) continue;
      expect(code).toBe(130);
      expect(err).toContain('Finishing the games under way; the report follows.');
      expect(games).toBeGreaterThan(0);
      expect(games).toBeLessThan(gamesWanted);
      return;
    }
  });

  test('a report can go through a link, and to nowhere', () => {
    symlinkSync(file('target.html'), file('link.html'));
    writeFileSync(file('target.html'), '');
    expect(questhall('simulate dungeonquest --games 10 --html link.html').code).toBe(0);
    expect(readFileSync(file('target.html'), 'utf8')).toContain('<svg');
    expect(questhall('simulate dungeonquest --games 10 --html /dev/null').code).toBe(0);
  });
});

/** A simulation that somebody stops after a while. */
async function interrupted(
  milliseconds: number,
): Promise<{ readonly code: unknown; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, [BIN, 'simulate', 'dungeonquest', '--games', '50000000', '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    err += text;
  });
  setTimeout(() => child.kill('SIGINT'), milliseconds);
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, out, err };
}
