import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, questhall } from '../testing/command.ts';

const ARENA = 'compare dungeonquest --set mode=solo --set hero=lindel --set monster=skeleton';

test('two sets of options are compared until it is clear, on any number of workers', () => {
  const line = `${ARENA} --a heroLife=4 --b heroLife=6 --json --html page.html`;
  const { pace, ...first } = JSON.parse(questhall(line).out);
  expect(pace.gamesPerSecond).toBeGreaterThan(0);
  expect(first).toMatchObject({ game: 'dungeonquest', verdict: 'b', pairsMissing: null });
  expect(first.winRate.low).toBeGreaterThan(0);
  expect(first.pairs).toBeLessThan(10_000);
  const { pace: again, ...alone } = JSON.parse(questhall(`${line} --workers 1`).out);
  expect(again).not.toEqual(pace);
  expect(alone).toEqual(first);
  expect(readFileSync(file('page.html'), 'utf8')).toContain(
    'npx questhall compare dungeonquest --a heroLife=4 --b heroLife=6 --set mode=solo',
  );
});

test('two kinds of players, one of them from a file', () => {
  writeFileSync(file('first.mjs'), 'export default ({ offers }) => offers[0];\n');
  const { code, out } = questhall(`${ARENA} --pairs 40 --a players=./first.mjs,standard --b players=standard,standard`);
  expect(code).toBe(0);
  expect(out).toContain('A  Lindel against Skeleton (players=./first.mjs,standard)');
  expect(out).toContain('./first.mjs: a bot of your own');
  writeFileSync(file('tired.mjs'), "export default () => { throw new Error('tired'); };\n");
  const tired = questhall(
    `${ARENA} --pairs 40 --a players=./tired.mjs,standard --b players=standard,standard --seed 3`,
  );
  expect(tired.code).toBe(1);
  expect(tired.err.replace(/\s+/g, ' ')).toMatch(
    /game \d+: at table A .*threw Error: tired .*To play it again: npx questhall simulate dungeonquest --from \d+ --games 1 --seed 3 --players \.\/tired\.mjs,standard/,
  );
});

test('two files say for which game they are', () => {
  questhall('sheet --new --out one.quest');
  const text = readFileSync(file('one.quest'), 'utf8');
  writeFileSync(file('two.quest'), text.replace('goblin 7,0', 'gargoyle 7,0'));
  const { out } = questhall('compare one.quest two.quest --pairs 3');
  expect(out).toContain('A  The Rat Cellar (sheet=@one.quest)');
  expect(out).toContain('B  The Rat Cellar (sheet=@two.quest)');
  expect(out).toContain('HeroQuest, edition');
  expect(out).toMatch(/heroes lost .*\n/);
  expect(out).toMatch(/Body Points lost by room, a game/);
});

test.each([
  ['compare chess', 'chess is neither a game nor a file'],
  ['compare dungeonqest', 'Did you mean dungeonquest?'],
  [`${ARENA}`, 'A and B are the same table'],
  [`${ARENA} --a herolife=4`, 'Did you mean heroLife?'],
  [`${ARENA} --a heroLife=0`, 'A: heroLife must be'],
  [`${ARENA} --a players=standart,standard`, 'Did you mean standard?'],
  [`${ARENA} --a heroLife=4 --matters 0`, 'number of points above 0'],
  [`${ARENA} --a heroLife=4 --html /no/such/folder/x.html`, 'cannot be written'],
  ['compare one.quest two.quest one.quest', 'two can be compared at a time'],
  ['compare dungeonquest one.quest', 'these are for different games'],
  ['compare one.quest --a sheet=@two.quest', 'sheet is set twice'],
])('questhall %s', (line, message) => {
  const { code, err } = questhall(line);
  expect(err.replace(/\s+/g, ' ')).toContain(message);
  expect(err).not.toMatch(/\n\s+at /);
  expect(code).toBe(2);
});
