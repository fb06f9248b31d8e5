import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, questhall } from '../testing/command.ts';

test('from nothing to a quest that is checked, broken, mended and played', () => {
  expect(questhall('sheet --new --out my.quest').out).toContain('npx questhall check my.quest');
  expect(questhall('sheet --new --out my.quest')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is already there'),
  });
  const sound = questhall('check my.quest');
  expect(sound).toMatchObject({ code: 0, err: '' });
  expect(sound.out).toContain(
    'no errors, no warnings.\nTo play it: npx questhall play heroquest --set sheet=@my.quest',
  );

  const text = readFileSync(file('my.quest'), 'utf8');
  writeFileSync(file('my.quest'), text.replace('pit: 4,3', 'pti: 4,3').replace('king 7,6', 'kign 7,6'));
  const broken = questhall('check my.quest');
  expect(broken.code).toBe(2);
  expect(broken.out.replace(/\s+/g, ' ')).toContain('“pti” is none. Did you mean pit?');
  expect(broken.out.replace(/\s+/g, ' ')).toContain('named: kign …”. Did you mean king? 2 errors, no warnings.');
  const refused = questhall('simulate heroquest --games 1 --set sheet=@my.quest');
  expect(refused).toMatchObject({ code: 2, out: '' });
  expect(refused.err).toContain('my.quest is no quest that can be played:\n  line 36, column 1: must begin with');

  writeFileSync(file('my.quest'), text);
  expect(JSON.parse(questhall('check my.quest --json').out)).toMatchObject({ title: 'The Rat Cellar', errors: [] });
});

test('a warning has an exit code of its own, and is told to whoever plays or counts', () => {
  const text = questhall('sheet --new').out.replace('secret: 4,5E', '');
  writeFileSync(file('shut.quest'), text.replace('kill king', 'reach'));
  const checked = questhall('check shut.quest --json');
  expect(checked.code).toBe(1);
  const { errors, warnings } = JSON.parse(checked.out);
  expect(errors).toEqual([]);
  expect(warnings).toContainEqual({ line: 46, column: 39, text: 'mon: king 7,6 — no hero can come to it' });
  const { code, err } = questhall('simulate heroquest --games 1 --set sheet=@shut.quest');
  expect([code, err]).toEqual([0, expect.stringContaining('warning: line 46, column 39: mon: king 7,6')]);
  const played = questhall('play heroquest --set sheet=@shut.quest', 'quit\n');
  expect(played.out.replace(/\s+/g, ' ')).toContain('warning: line 46, column 39: mon: king 7,6');
});

test('shipped quests are listed, and printed by number or title', () => {
  expect(questhall('sheet').out).toContain(' 1  The Trial\n');
  expect(questhall('sheet 1').out).toMatch(/^Q1 The Trial\nbriefing: /);
  expect(questhall('sheet 99')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no "99"; there are 1, 2'),
  });
});

test('a file of another program is to be imported', () => {
  writeFileSync(file('trial.xml'), '<?xml version="1.0"?><quest/>');
  expect(questhall('check trial.xml')).toMatchObject({ code: 2, err: expect.stringContaining('questhall import') });
  expect(questhall('check nowhere.quest')).toMatchObject({ code: 2, err: expect.stringContaining('no such file') });
});

test('whatever plays a file says the same of one of another program, of one that is empty, and of one that is no text', () => {
  writeFileSync(file('trial.xml'), '<?xml version="1.0"?><quest/>');
  writeFileSync(file('empty.quest'), ' \n\n');
  writeFileSync(file('photo.quest'), Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
  writeFileSync(file('sound.quest'), questhall('sheet --new').out);
  for (const [named, said] of [
    ['trial.xml', 'this is a file of another program; npx questhall import trial.xml --out my.quest'],
    ['empty.quest', 'there is nothing in this file'],
    ['photo.quest', 'it is no text, but a picture or a program'],
  ] as const) {
    const err = `questhall: ${named}: ${said}\n`;
    for (const command of ['play', 'simulate', 'compare'])
      expect(questhall(`${command} heroquest --set sheet=@${named}`)).toMatchObject({ code: 2, out: '', err });
  }
  expect(questhall('compare sound.quest trial.xml').err).toContain('trial.xml: this is a file of another program');
  expect(questhall('tune trial.xml --goal 70%').err).toContain('trial.xml: this is a file of another program');
  expect(questhall('import sound.quest')).toMatchObject({ code: 2, err: expect.stringContaining('can be played') });
});

test('a file is read as Windows saves it', () => {
  const text = questhall('sheet --new').out;
  writeFileSync(file('marked.quest'), `\ufeff${text.replaceAll('\n', '\r\n')}`);
  writeFileSync(file('wide.quest'), `\ufeff${text}`, 'utf16le');
  writeFileSync(file('old.quest'), text.replaceAll('\n', '\r'));
  for (const named of ['marked', 'wide', 'old']) expect(questhall(`check ${named}.quest`)).toMatchObject({ code: 0 });
});

test('a picture has its columns and rows, what its signs mean, and the letters of rooms it does not draw itself', () => {
  writeFileSync(file('own.quest'), questhall('sheet --new').out);
  const own = questhall('check own.quest').out;
  expect(own).toContain('\n     0         5\n');
  expect(own).toContain('\n  6 │         │    !  │\n');
  expect(own).toContain('g goblin  o orc  ! a monster with a name\n^ pit  T table  C chest\n');
  expect(own).not.toContain('throne');
  expect(own).not.toContain('letters');
  writeFileSync(file('first.quest'), questhall('sheet 1').out);
  expect(questhall('check first.quest').out).toContain('Its rooms by their letters:\n    ....');
});

test('the odds of a monster of one’s own are reckoned, and what is wrong with its quest is said', () => {
  const text = questhall('sheet --new').out;
  writeFileSync(file('kings.quest'), text);
  const { out } = questhall('odds heroquest --set sheet=@kings.quest --monster king --hero elf --json');
  expect(JSON.parse(out)).toMatchObject({ attack: 2, defend: 5, body: 6 });
  expect(questhall('odds heroquest --set sheet=@kings.quest --monster kign --hero elf').err).toMatch(
    /must be one of king, goblin, .*; "kign" is not\. Did you mean king\?/,
  );
  writeFileSync(file('kings.quest'), text.replace('orc 1,5', 'ork 1,5'));
  expect(questhall('odds heroquest --set sheet=@kings.quest --monster king --hero elf')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--set sheet is no quest that can be played:\n  line 46, column 30: mon: ork 1,5'),
  });
  writeFileSync(file('kings.quest'), '');
  expect(questhall('odds heroquest --set sheet=@kings.quest').err).toContain('kings.quest: there is nothing');
});
