import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, questhall } from '../testing/command.ts';

/** Too hard for anybody, and soon over. */
function hardQuest(): string {
  const monsters = 'mon: gargoyle 7,0; gargoyle 5,2; mummy 1,5; king 7,6';
  const text = questhall('sheet --new')
    .out.replace(/^mon: .*$/m, monsters)
    .replace('goblin 8 6 5 6 2', 'gargoyle 8 6 6 6 2')
    .replace('\nstairs:', '\nlimit: 9\nstairs:');
  writeFileSync(file('hard.quest'), text);
  return text;
}

test('the offers are sheets that pass the checker, and say what was changed', () => {
  const text = hardQuest();
  const { code, out } = questhall('tune hard.quest --goal 60% --games 100 --out tuned --json');
  expect(code).toBe(0);
  const { offers, files, base, tried } = JSON.parse(out);
  expect([base.games > 0, tried > 5, offers.length]).toEqual([true, true, 5]);
  expect(readdirSync(file('tuned')).toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `hard-${n}.quest`));
  for (const [at, path] of files.entries()) {
    const written = readFileSync(file(path), 'utf8');
    expect(written.split('\n')[0]).toContain(`# ${offers[at].says.join('; ')} (won `);
    expect(written).toContain('# What the heroes are told before they go down.');
    expect([0, questhall('check hard.quest').code]).toContain(questhall(`check ${path}`).code); // no new warning
  }
  expect(readFileSync(file('hard.quest'), 'utf8')).toBe(text);
  expect(questhall('tune hard.quest --goal 60% --games 100 --out tuned').err).toContain('is already there');
});

test.each([
  ['tune hard.quest', "'--goal <share>' not specified"],
  ['tune hard.quest --goal 170%', 'a share between 0 and 100 %'],
  ['tune hard.quest --goal 70% --within 0', 'number of points above 0'],
  ['tune nowhere.quest --goal 70%', 'nowhere.quest: there is no such file'],
  ['tune hard.quest --goal 70% --out hard.quest', 'is a file, and no folder'],
  ['tune hard.quest --goal 70% --set kitt=new', 'Did you mean kit?'],
])('questhall %s', (line, message) => {
  hardQuest();
  const { code, err } = questhall(line);
  expect(err.replace(/\s+/g, ' ')).toContain(message);
  expect(err).not.toMatch(/\n\s+at /);
  expect(code).toBe(2);
});
