import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSheet, validateSheet } from '@questhall/heroquest/sheet';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import type { Screen } from '../screen.ts';
import { file as inFolder, questhall } from '../testing/command.ts';
import { UserError } from '../user-error.ts';
import { addImport } from './import.ts';

const folder = mkdtempSync(join(tmpdir(), 'questhall-import-'));
const file = (name: string): string => join(folder, name);

const QUEST = `<?xml version="1.0"?>
<!DOCTYPE quest PUBLIC "-//org.lightless//HeroScribe Quest 1.4//EN" "http://lightless.org/files/xml/quest-1.4.dtd">
<quest name="The Cellar" region="USA" version="1.0" width="1" height="1">
  <board>
    <dark left="7" top="1" width="20" height="19"/>
    <object id="Stairway" left="2" top="2" rotation="downward"/>
    <object id="Door" left="3" top="4" rotation="downward"/>
    <object id="SecretDoor" left="2" top="11" rotation="downward"/>
    <object id="Fimir" left="2" top="6"/>
    <object id="Orc" left="3" top="6"/>
    <object id="TreasureChest" left="5" top="9"/>
    <object id="PitTrap" left="4" top="7"/>
    <object id="Teapot" left="1" top="1"/>
    <object id="LetterA" left="5" top="8"/>
  </board>
  <speech>"Kill all of the monsters, for Grüße \u001b isn't here."</speech>
  <note>A. This chest contains 50 gold coins.</note>
  <note>Wandering Monster in this Quest: Zombie</note>
</quest>
`.replace('\u001b', '');

async function ran(...args: string[]): Promise<string> {
  let out = '';
  const screen: Screen = {
    width: 80,
    write: (text) => {
      out += text;
    },
    line: (text = '') => {
      out += `${text}\n`;
    },
    bold: (text) => text,
    dim: (text) => text,
    clear: () => {},
  };
  const program = new Command('questhall').exitOverride();
  await addImport(program, screen, ['import']);
  await program.parseAsync(['import', ...args], { from: 'user' });
  return out;
}

async function refused(...args: string[]): Promise<UserError> {
  try {
    await ran(...args);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  return expect.fail('it was taken');
}

writeFileSync(file('cellar.xml'), QUEST);

test('as JSON: counts of what came over, and the warnings', async () => {
  const { warnings, ...counts } = JSON.parse(await ran(file('cellar.xml'), '--json'));
  expect(counts).toEqual({
    name: 'The Cellar',
    asPublished: true,
    board: { width: 26, height: 19 },
    rooms: 8,
    doors: 1,
    secretDoors: 1,
    furniture: 1,
    monsters: 2,
    traps: 1,
    standIns: 0,
  });
  expect(warnings).toContain('Teapot has no counterpart: 0,0');
});

test('as text: a summary, the plan, the warnings, and how to keep it', async () => {
  const out = await ran(file('cellar.xml'));
  expect(out).toContain('The Cellar\n');
  expect(out).toContain('8 rooms, 1 door, 1 secret door, 1 piece of furniture, 2 monsters, 1 trap');
  expect(out).toContain('┌');
  expect(out).toContain('- Teapot has no counterpart: 0,0');
  expect(out).toContain('--out my.quest');
  expect(out).toContain(
    '“As published” is on, and with it: To each its own shield, Monsters of the box, Doors stay open',
  );
  expect(out).toContain('--set asPublished=off');
});

test('writes a sheet that can be played, and never over another file', async () => {
  expect(await ran(file('cellar.xml'), '--out', file('cellar.quest'))).toContain(`It is in ${file('cellar.quest')}`);
  const parsed = parseSheet(readFileSync(file('cellar.quest'), 'utf8'));
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      title: 'The Cellar',
      isForTheBox: true,
      wander: 'zombie',
      goal: { kind: 'kill', keys: ['abomination', 'orc'] },
    },
  });
  expect(parsed.ok && validateSheet(parsed.value).errors).toEqual([]);
  expect((await refused(file('cellar.xml'), '--out', file('cellar.quest'))).message).toContain('is already there');
  expect((await refused(file('cellar.xml'), '--out', '/no/such/place.quest')).message).toContain('cannot be written');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('reads other encodings', async () => {
  writeFileSync(
    file('latin.xml'),
    Buffer.from(QUEST.replace('version="1.0"?', 'version="1.0" encoding="ISO-8859-1"?'), 'latin1'),
  );
  writeFileSync(file('wide.xml'), Buffer.from(`\ufeff${QUEST}`, 'utf16le'));
  for (const name of ['latin.xml', 'wide.xml']) expect(await ran(file(name))).toContain('Grüße');
});

describe('what is no quest gets exit code 2 and one sentence', () => {
  test.each([
    ['missing.xml', null, 'there is no such file'],
    ['empty.xml', '', 'is empty'],
    ['words.xml', 'Once upon a time', 'line 1: there is text outside every element'],
    ['broken.xml', QUEST.slice(0, QUEST.indexOf('<speech>')), 'the file ends inside'],
    ['page.xml', '<html><body/></html>', 'is no HeroScribe quest'],
    [
      'bomb.xml',
      '<!DOCTYPE quest [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><quest>&b;</quest>',
      'declares things of its own',
    ],
    ['odd.xml', '<?xml version="1.0" encoding="klingon"?><quest/>', 'encoding, klingon, is not known'],
    ['binary.xml', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3]), 'is not a text'],
    ['large.xml', Buffer.alloc(8_000_001, 0x20), 'larger than any quest'],
  ])('%s', async (name, content, message) => {
    if (content !== null) writeFileSync(file(name), content);
    const { exitCode, message: said } = await refused(file(name), '--json');
    expect(exitCode).toBe(2);
    expect(said).toContain(message);
    expect(said).not.toContain('\n');
  });

  test('a folder', async () => {
    expect((await refused(folder)).message).toContain('this is not a file');
    expect(existsSync(folder)).toBe(true);
  });
});

test('whoever forgets the @ before the file of a quest plays it all the same, and is told', async () => {
  writeFileSync(inFolder('cellar.xml'), QUEST);
  await ran(inFolder('cellar.xml'), '--out', inFolder('cellar.quest'));
  const { code, out, err } = questhall('simulate heroquest --games 1 --set sheet=cellar.quest');
  expect([code, err]).toEqual([
    0,
    `There is a file cellar.quest, so --set sheet=@cellar.quest is what is meant.
warning: line 9, column 9: secret: 1,9S — no hero can come to this door
`,
  ]);
  expect(out).toContain('The Cellar');
  expect(questhall('simulate heroquest --games 1 --set sheet=attic.quest').err).toContain('sheet must be the text');
});
