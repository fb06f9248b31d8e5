import { expect, test } from 'vitest';
import { BOARDS_ACROSS_MAX } from './boards.ts';
import { readQuestFile } from './quest-file.ts';

const FILE = `<quest name="Two" width="2" height="1">
<board><dark left="25" top="18" width="9" height="9"/><object id="Orc" left="2.4" top="3" rotation="leftward"/></board>
<board><object id="Throne" left="0" top="1"/></board>
<bridge column="1" row="1" position="10" orientation="horizontal"/>
<speech>Go.</speech><note>A. <table><td/><td/><th/></table></note></quest>`;

test('a file as it stands, in squares of the whole plan', () => {
  const read = readQuestFile(FILE);
  if (!read.ok) throw new Error(read.problem.message);
  const { objects, dark, bridges, ...rest } = read.value;
  expect(rest).toMatchObject({ name: 'Two', width: 2, height: 1, speech: 'Go.', warnings: [] });
  expect(objects).toEqual([
    { id: 'Orc', column: 1, row: 2, rotation: 'leftward', board: 0, isOnBoard: true },
    { id: 'Throne', column: 25, row: 0, rotation: 'downward', board: 1, isOnBoard: false },
  ]);
  expect([...dark]).toEqual([17 * 52 + 24, 17 * 52 + 25, 18 * 52 + 24, 18 * 52 + 25]);
  expect(bridges).toEqual([{ column: 25, row: 9, isDown: false }]);
  expect(rest.notes[0]).toMatch(/^A\.\s+3\s*$/); // three boxes for Body Points
});

test('what is left out is told', () => {
  const read = readQuestFile('<quest width="2"><board><object id="Orc"/></board><bridge/><rug>red</rug></quest>');
  expect(read.ok && read.value.warnings).toEqual([
    'Orc has no numbers that say where it is, and is left out',
    'the file has no board number 2: its place is rock',
    '<rug> is not known and left out: red',
    'bridge number 1 is “”, neither horizontal nor vertical, and is left out',
    'the file has 2 boards and no bridge: here their outer corridors touch all along the border',
  ]);
});

test.each([
  ['<html/>', 'is no HeroScribe quest: its first element is <html>, not <quest>'],
  ['<quest/>', 'has no <board>, so there is nothing to play on'],
  [`<quest width="${BOARDS_ACROSS_MAX + 1}"><board/></quest>`, 'must be 1 to 4 boards in width; “5” is not'],
])('%s is refused', (text, message) => {
  expect(readQuestFile(text)).toMatchObject({ ok: false, problem: { message } });
});
