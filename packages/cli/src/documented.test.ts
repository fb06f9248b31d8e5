import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProcess } from './testing/in-process.ts';

const PAGES = ['README.md', 'docs/quests.md', 'docs/bots.md'];

/** The commands of a page that stand in a block for a shell, without their comments. */
function commandsOf(page: string): readonly string[] {
  const text = readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8');
  const blocks = Array.from(text.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block);
  return blocks.flatMap((block) =>
    Array.from(block.matchAll(/^npx questhall (.*)$/gm), ([, line = '']) => line.replace(/ {2,}#.*| # .*/, '').trim()),
  );
}

describe.each(PAGES)('every command on %s is one that there is, with its options', (page) => {
  test.each(commandsOf(page).map((line) => [line] as const))('%s', async (line) => {
    const [command = '', game = ''] = line.split(' ');
    const { code, out } = await inProcess(command === 'odds' ? `odds ${game} --help` : `${command} --help`);
    expect(code).toBe(0);
    for (const [flag] of line.matchAll(/(?<= )--[a-z-]+/g)) expect(out).toContain(flag);
  });
});
