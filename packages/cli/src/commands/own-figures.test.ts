import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, lines, questhall } from '../testing/command.ts';

/** Where a campaign would go on without end. */
const SHORT: Readonly<Record<string, string>> = { glowquest: '', 'crystal-expedition': ' --set expeditions=1' };

const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** The beginning that the game has for figures of one's own. */
function begun(game: string, name: string): string {
  const text = questhall(`sheet --new --game ${game}`).out;
  writeFileSync(file(name), text);
  return text;
}

test.each(['glowquest', 'crystal-expedition'])(
  'figures of %s are begun, checked, broken, counted and compared',
  (game) => {
    const text = begun(game, 'my.figures');
    const [, title = ''] = /^([A-Z].*)$/m.exec(text) ?? [];
    const sound = questhall('check my.figures'); // which game they are for stands in the file
    expect(sound).toMatchObject({ code: 0, err: '' });
    expect(sound.out).toContain(`To play it: npx questhall play ${game} --set figures=@my.figures`);

    writeFileSync(file('broken.figures'), `${text}\nmonster Ghol: speed 4\n`);
    const broken = questhall('check broken.figures');
    expect([broken.code, plain(broken.out)]).toEqual([2, expect.stringContaining('there is no monster “Ghol”.')]);
    const refused = questhall(`simulate ${game} --games 1 --set figures=@broken.figures`);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('broken.figures is no file of figures that can be played:\n  line ');

    const counted = questhall(
      `simulate ${game} --games 2 --workers 1${SHORT[game]} --set figures=@my.figures --html figures.html`,
    );
    expect([counted.code, counted.out.startsWith(`${title} (`)]).toEqual([0, true]);
    const page = readFileSync(file('figures.html'), 'utf8');
    expect([page.includes(`<h1>${title}`), page.includes('figures=@my.figures')]).toEqual([true, true]);

    const beside = questhall(
      `compare ${game} --a figures=@my.figures --b figures= --pairs 2 --workers 1${SHORT[game]}`,
    );
    expect([beside.code, beside.err.includes('Error')]).toEqual([0, false]);
  },
);

test.each(['glowquest', 'crystal-expedition'])(
  'a table of %s with a file is saved, verified and gone on with, without the file',
  (game) => {
    begun(game, 'few.figures');
    const played = questhall(
      `play ${game} --set figures=@few.figures --seed 4`,
      lines('go', `save own-${game}.table`, 'quit'),
    );
    expect(played.code).toBe(0);
    writeFileSync(file('few.figures'), 'gone');
    expect(questhall(`verify own-${game}.table`)).toMatchObject({ code: 0, err: '' });
    expect(questhall(`play ${game} --load own-${game}.table`, 'quit\n').code).toBe(0);
  },
);

test('figures are tuned like a quest', () => {
  const text = begun('glowquest', 'hard.figures').replace('hitpoints 4,', 'hitpoints 9,');
  writeFileSync(file('hard.figures'), text);
  const { code, out } = questhall('tune hard.figures --goal 80% --games 100 --workers 1 --out tuned-figures --json');
  expect(code).toBe(0);
  const { offers, files } = JSON.parse(out);
  expect([offers.length > 0, offers.length]).toEqual([true, files.length]);
  for (const path of files) expect(questhall(`check ${path}`).code).toBe(0);
});

test('a sheet is printed by its name or title', () => {
  expect(questhall('sheet').out).toContain('undead  Undead\n');
  const crystal = questhall('sheet --game crystal-expedition undead').out;
  expect(crystal).toMatch(/^Undead\ngame: crystal-expedition\n\nmonster Barrow Wight: speed 4, grit 8, grab 9/);
  expect(questhall('sheet undead').out).toMatch(
    /^Undead\ngame: glowquest\n\nmonster Skeleton Spearman: speed 4, grit 7/,
  );
});
