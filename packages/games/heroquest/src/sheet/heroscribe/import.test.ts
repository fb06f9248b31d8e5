import { describe, expect, test } from 'vitest';
import { BOARD_PLAN } from '../../content/plans.ts';
import { parseSheet } from '../parse.ts';
import { printSheet } from '../print.ts';
import { nameEdge, nameSquare } from '../squares.ts';
import { validateSheet } from '../validate.ts';
import { drawSheet } from './draw.ts';
import { type Imported, importHeroScribe } from './import.ts';

type Thing = readonly [id: string, left: number | string, top: number | string, rotation?: string | undefined];

const objectXml = ([id, left, top, rotation]: Thing): string =>
  `<object id="${id}" left="${left}" top="${top}"${rotation === undefined ? '' : ` rotation="${rotation}"`}/>`;

interface Parts {
  readonly attributes?: string;
  readonly dark?: string;
  readonly speech?: string;
  readonly notes?: readonly string[];
  readonly rest?: string;
}

/** A stairway in room A, and whatever else. */
const STAIRS: Thing = ['Stairway', 2, 2];

const questXml = (
  things: readonly Thing[],
  { attributes = 'name="A Quest"', dark = '', speech = '', notes = [], rest = '' }: Parts = {},
): string =>
  `<quest ${attributes}><board>${dark}${things.map(objectXml).join('')}</board>${rest}<speech>${speech}</speech>${notes.map((note) => `<note>${note}</note>`).join('')}</quest>`;

/** Imported, and sound: it reads back as it was printed, and can be played. */
function taken(xml: string): Imported {
  const imported = importHeroScribe(xml);
  if (!imported.ok) throw new Error(`${imported.problem.field} ${imported.problem.message}`);
  const { sheet } = imported.value;
  expect(parseSheet(printSheet(sheet))).toEqual({ ok: true, value: sheet });
  expect(validateSheet(sheet).errors).toEqual([]);
  return imported.value;
}

const sheetOf = (things: readonly Thing[], parts?: Parts) => taken(questXml(things, parts)).sheet;
const warningsOf = (things: readonly Thing[], parts?: Parts): readonly string[] =>
  taken(questXml(things, parts)).warnings;
const edges = (list: readonly number[]): string => list.map((edge) => nameEdge(BOARD_PLAN, edge)).join(' ');
const squares = (list: readonly { readonly at: number }[]): string =>
  list.map(({ at }) => nameSquare(BOARD_PLAN, at)).join(' ');

describe('doors', () => {
  test.each([
    ['Door', 'rightward', '4,2E'],
    ['Door', 'leftward', '4,2E'],
    ['Door', 'downward', '4,2S'],
    ['Door', 'upward', '4,2S'],
    ['Door', undefined, '4,2S'],
  ])('%s turned %s', (id, rotation, edge) => {
    expect(edges(sheetOf([STAIRS, [id, 5, 3, rotation]]).doors)).toBe(edge);
  });

  test('open ones', () => {
    expect(edges(sheetOf([STAIRS, ['OpenDoor', 5, 3, 'rightward']]).openDoors)).toBe('4,2E');
  });

  test.each([
    ['rightward', [6, 3], '4,2E'],
    ['leftward', [5, 3], '4,2E'],
    ['downward', [5, 5], '4,3S'],
    ['upward', [5, 4], '4,3S'],
  ] as const)('secret ones, behind a tile turned %s', (rotation, [left, top], edge) => {
    for (const id of ['SecretDoor', 'SecretDoorAlternate'])
      expect(edges(sheetOf([STAIRS, [id, left, top, rotation]]).secretDoors)).toBe(edge);
  });

  test('a secret one on open floor is a plain one; one at the edge of the board is a note', () => {
    const { sheet, warnings, counts } = taken(
      questXml([STAIRS, ['SecretDoor', 4, 4, 'rightward'], ['Door', 26, 5, 'rightward'], ['Door', 0, 1, 'leftward']]),
    );
    expect([edges(sheet.doors), sheet.secretDoors, counts.doors, counts.secretDoors]).toEqual(['2,3E', [], 0, 1]);
    expect(warnings).toContain('SecretDoor is not in a wall, and becomes a plain door: 3,3');
    expect(warnings).toContain('Door stands at the outer edge of the board: 25,4 -1,0');
    expect(sheet.notes).toContainEqual({
      letter: '',
      at: null,
      text: 'Door stands at the outer edge of the board: 25,4 -1,0',
    });
  });

  test('twice in one place, into rubble, between dark squares, and half in the dark', () => {
    const { sheet, warnings } = taken(
      questXml(
        [
          STAIRS,
          ['Door', 5, 3, 'rightward'],
          ['OpenDoor', 5, 3, 'leftward'],
          ['Door', 3, 1],
          ['SingleBlockedSquare', 3, 1],
          ['Door', 20, 14],
          ['Door', 21, 4, 'rightward'],
        ],
        {
          dark: '<dark left="18" top="11" width="9" height="9"/><dark left="22" top="2" width="4" height="4"/>',
        },
      ),
    );
    expect(edges(sheet.doors)).toBe('4,2E 20,3E');
    expect(warnings).toContain('OpenDoor stands where there is a door already: 4,2');
    expect(warnings).toContain('Door leads into blocked squares: 2,0');
    expect(warnings).toContain('Door stands between squares out of play: 19,13');
    expect(warnings).toContain('Door uses squares marked out of play, which are in play now: 21,3');
  });
});

describe('furniture', () => {
  test.each([
    ['AlchemistsBench', 'workbench', 3, 2],
    ['Bookcase', 'bookcase', 3, 1],
    ['Cupboard', 'cupboard', 3, 1],
    ['Fireplace', 'fireplace', 3, 1],
    ['Rack', 'rack', 2, 3],
    ['SorcerersTable', 'ritual', 3, 2],
    ['Table', 'table', 3, 2],
    ['Throne', 'throne', 1, 1],
    ['Tomb', 'tomb', 2, 3],
    ['TreasureChest', 'chest', 1, 1],
    ['WeaponsRack', 'weapon-rack', 3, 1],
  ])('%s', (id, piece, width, height) => {
    // Room K has space for everything.
    const at = 7 * 26 + 10;
    for (const rotation of ['downward', 'upward'])
      expect(sheetOf([STAIRS, [id, 11, 8, rotation]]).furniture).toEqual([{ piece, at, width, height }]);
    for (const rotation of ['rightward', 'leftward'])
      expect(sheetOf([STAIRS, [id, 11, 8, rotation]]).furniture).toEqual([{ piece, at, width: height, height: width }]);
  });

  test('in a wall, over another piece, over the stairway, outside, in the dark', () => {
    const things: Thing[] = [
      STAIRS,
      ['Table', 11, 8],
      ['Throne', 12, 9],
      ['TreasureChest', 3, 3],
      ['Table', 9, 3],
      ['Rack', 26, 19],
      ['Bookcase', 24, 3],
      ['Tomb', 40, 3],
      ['Throne', 6, 6],
    ];
    const { sheet, warnings, counts } = taken(
      questXml(things, { dark: '<dark left="6" top="5" width="4" height="5"/>' }),
    );
    expect(sheet.furniture.map(({ piece, width }) => `${piece} ${width}`)).toEqual([
      'table 3',
      'bookcase 1',
      'throne 1',
    ]);
    expect(counts.furniture).toBe(3);
    expect(warnings).toContain('Throne overlaps something else: 11,8');
    expect(warnings).toContain('TreasureChest overlaps something else: 2,2');
    expect(warnings).toContain('Table does not lie in one room: 8,2');
    expect(warnings).toContain('Rack does not lie in one room: 25,18');
    expect(warnings).toContain('Bookcase would stand in a wall as it is drawn, and is turned: 23,2');
    expect(warnings).toContain('Tomb lies outside the board: 39,2');
    expect(warnings).toContain('Throne uses squares marked out of play, which are in play now: 5,5');
  });
});

describe('monsters', () => {
  test('old names', () => {
    const ids = ['Goblin', 'Orc', 'Skeleton', 'Zombie', 'Mummy', 'Fimir', 'ChaosWarrior', 'Gargoyle'];
    const { sheet, counts } = taken(
      questXml([STAIRS, ...ids.map((id, index): Thing => [id, 11 + (index % 6), 8 + Math.floor(index / 6)])]),
    );
    expect(sheet.monsters.map(({ key }) => key)).toEqual([
      'goblin',
      'orc',
      'skeleton',
      'zombie',
      'mummy',
      'abomination',
      'dread-warrior',
      'gargoyle',
    ]);
    expect(counts.monsters).toBe(8);
  });

  test('on furniture, on each other, on the stairway, outside, and in the dark', () => {
    const things: Thing[] = [
      STAIRS,
      ['Tomb', 11, 8],
      ['Mummy', 11, 8],
      ['Orc', 16, 12],
      ['Orc', 16, 12],
      ['Goblin', 2, 2],
      ['Zombie', 0, 0],
      ['Fimir', 20, 3],
    ];
    const { sheet, warnings } = taken(questXml(things, { dark: '<dark left="18" top="2" width="4" height="4"/>' }));
    expect(squares(sheet.monsters)).toBe('12,7 15,11 15,10 3,1 19,2');
    expect(warnings).toContain('Mummy shares its square, and stands beside it: 10,7 → 12,7');
    expect(warnings).toContain('Zombie lies outside the board: -1,-1');
    expect(warnings).toContain('Fimir uses squares marked out of play, which are in play now: 19,2');
  });

  test('strangers fight with another’s card, under their own name', () => {
    const { sheet, warnings, counts } = taken(questXml([STAIRS, ['OgreLord', 2, 6]]));
    expect(sheet.named).toEqual([
      {
        key: 'ogre-lord',
        name: 'Ogre Lord',
        figure: 'gargoyle',
        move: null,
        attack: null,
        defend: null,
        body: null,
        mind: null,
        spells: [],
      },
    ]);
    expect([counts.monsters, counts.standIns]).toEqual([0, 1]);
    expect(warnings).toContain('OgreLord has no counterpart; the card of the Gargoyle stands in for it: 1,5');
  });
});

test('traps, also on top of each other', () => {
  const { sheet, warnings, counts } = taken(
    questXml([
      STAIRS,
      ['PitTrap', 1, 1],
      ['SpearTrap', 3, 1],
      ['FallingRock', 4, 1],
      ['SpearTrap', 1, 1],
      ['PitTrap', 2, 2],
    ]),
  );
  expect(sheet.traps.map(({ kind, at }) => `${kind} ${nameSquare(BOARD_PLAN, at)}`)).toEqual([
    'pit 0,0',
    'block 3,0',
    'spear 2,0',
  ]);
  expect(counts.traps).toBe(3);
  expect(warnings).toEqual(
    expect.arrayContaining(['SpearTrap lies under something else: 0,0', 'PitTrap lies under something else: 1,1']),
  );
});

test('blocked squares, and squares out of play', () => {
  const things: Thing[] = [
    STAIRS,
    ['SingleBlockedSquare', 1, 19],
    ['DoubleBlockedSquare', 13, 3],
    ['DoubleBlockedSquare', 17, 8, 'leftward'],
  ];
  const { sheet, rooms } = taken(
    questXml(things, {
      dark: '<dark left="22" top="2" width="5" height="1"/><dark left="22" top="3" width="999999999" height="3"/>',
    }),
  );
  const blocked = sheet.blocked.map((at) => nameSquare(BOARD_PLAN, at)).join(' ');
  expect(blocked).toBe(
    '21,1 22,1 23,1 24,1 25,1 12,2 13,2 21,2 22,2 23,2 24,2 25,2 21,3 22,3 23,3 24,3 25,3 21,4 22,4 23,4 24,4 25,4 16,7 16,8 0,18',
  );
  expect(rooms).toBe(21);
});

describe('the board', () => {
  test('one board is the physical board', () => {
    expect(sheetOf([STAIRS]).plan).toEqual(BOARD_PLAN);
  });

  test('several boards are one plan', () => {
    const boards = [STAIRS, ['Orc', 2, 2], ['Door', 3, 1], ['Door', 26, 5, 'rightward']] as const;
    const xml = `<quest name="Four" width="2" height="2">${boards.map((thing) => `<board>${objectXml(thing)}</board>`).join('')}<bridge column="1" row="1" position="3" orientation="horizontal"/></quest>`;
    const { sheet, rooms, warnings } = taken(xml);
    expect([sheet.plan[0]?.length, sheet.plan.length, rooms]).toEqual([52, 38, 88]);
    expect(sheet.plan[0]).toBe('.'.repeat(52));
    expect(sheet.monsters.map(({ at }) => [at % 52, Math.floor(at / 52)])).toEqual([[27, 1]]);
    expect(sheet.doors.map((edge) => nameEdge(sheet.plan, edge))).toEqual(['2,19S']);
    expect(warnings.filter((warning) => warning.includes('bridge'))).toEqual([]);
    expect(new Set(sheet.plan.join('')).size).toBe(89); // the corridor, and a letter for each of 4 × 22 rooms
    // Every room keeps its walls.
    const walls = (plan: readonly string[]): string =>
      plan.map((row) => Array.from(row, (letter, i) => (letter === row[i + 1] ? ' ' : '|')).join('')).join('\n');
    const board = [...BOARD_PLAN, ...BOARD_PLAN].map((row) => row + row);
    expect(walls(sheet.plan)).toBe(walls(board));
  });

  test('three boards below each other, the last one missing', () => {
    const { sheet, warnings, rooms } = taken(
      `<quest name="Three" width="1" height="3"><board>${objectXml(STAIRS)}</board><board>${objectXml(['Orc', 2, 2])}</board></quest>`,
    );
    expect([sheet.plan.length, sheet.monsters[0]?.at, rooms]).toEqual([57, 20 * 26 + 1, 44]);
    expect(warnings).toContain('the file has no board number 3: its place is rock');
  });

  test('fractions go to the nearest square', () => {
    const { sheet } = taken(
      questXml([STAIRS, ['Orc', '11.75', '8.25'], ['LetterA', '12.49', '9.0']], { notes: ['A. Here.'] }),
    );
    expect([squares(sheet.monsters), sheet.notes[0]?.at]).toEqual(['11,7', 8 * 26 + 11]);
  });

  test('a drawing', () => {
    const drawn = drawSheet(
      sheetOf([
        STAIRS,
        ['Door', 5, 3, 'rightward'],
        ['Orc', 6, 3],
        ['SecretDoor', 5, 4, 'upward'],
        ['Table', 7, 2],
        ['PitTrap', 9, 4],
      ]),
    );
    expect(drawn.slice(0, 9).map((row) => row.slice(0, 19))).toEqual([
      '',
      ' ░░░░░░░░░░░░░░░░░░',
      ' ░┌───────┬───────┐',
      ' ░│> >    │  T T T│',
      ' ░│       │       │',
      ' ░│> >    +o T T T│',
      ' ░│       │       │',
      ' ░│       │      ^│',
      ' ░├──────$┼───────┘',
    ]);
  });
});

describe('where the heroes begin and leave', () => {
  test('on the stairway; of two, on the one that leads farther', () => {
    const { sheet, warnings } = taken(
      questXml([
        ['Stairway', 22, 15],
        ['Stairway', 2, 2],
        ['Door', 3, 4],
        ['Door', 3, 9],
      ]),
    );
    expect([nameSquare(BOARD_PLAN, sheet.stairs ?? -1), sheet.start]).toEqual(['1,1', []]);
    expect(warnings).toContain('Stairway: the heroes use another one: 21,14');
  });

  test('in by one door and out by another', () => {
    const { sheet } = taken(
      questXml(
        [
          ['DoorIn', 0, 1, 'rightward'],
          ['DoorOut', 26, 19, 'rightward'],
          ['Door', 25, 17, 'rightward'],
        ],
        { speech: 'Find the wooden exit door.' },
      ),
    );
    expect(sheet.start.map((at) => nameSquare(BOARD_PLAN, at))).toEqual(['0,0', '1,0', '0,1', '2,0']);
    expect([nameSquare(BOARD_PLAN, sheet.stairs ?? -1), sheet.goal]).toEqual(['23,15', { kind: 'reach' }]);
  });

  test('where a note says so', () => {
    const { sheet } = taken(
      questXml([STAIRS, ['Door', 3, 1], ['LetterA', 20, 12], ['Door', 18, 10]], {
        notes: ['A. This is the room where the Heroes begin their Quest.'],
        speech: 'You must escape to the stairway!',
      }),
    );
    expect(sheet.start.map((at) => BOARD_PLAN[Math.floor(at / 26)]?.[at % 26])).toEqual(['O', 'O', 'O', 'O']);
    expect(sheet.goal).toEqual({ kind: 'reach' });
  });

  test('on the squares of the heroes, or wherever there is room', () => {
    const heroes: Thing[] = [
      ['Wizard', 3, 6],
      ['Barbarian', 2, 6],
      ['Elf', 2, 7],
      ['Dwarf', 3, 7],
    ];
    const marked = taken(questXml([...heroes, ['Orc', 5, 9]]));
    expect(marked.sheet.start.map((at) => nameSquare(BOARD_PLAN, at))).toEqual(['1,5', '2,6', '1,6', '2,5']);
    expect(marked.sheet.stairs).not.toBeNull();
    const { sheet, warnings } = taken(
      questXml([
        ['Orc', 3, 3],
        ['Door', 5, 7, 'rightward'],
      ]),
    );
    expect(sheet.stairs).not.toBeNull();
    expect(warnings).toContainEqual(expect.stringContaining('the file does not say where the heroes begin'));
  });

  test('a board without room for them is refused', () => {
    expect(importHeroScribe(questXml([], { dark: '<dark left="1" top="1" width="26" height="19"/>' }))).toEqual({
      ok: false,
      problem: { field: 'the quest', message: 'has no two by two squares in play on which the heroes could begin' },
    });
  });
});

describe('files that are none', () => {
  test.each([
    ['<html/>', 'the file is no HeroScribe quest: its first element is <html>, not <quest>'],
    ['<quest/>', 'the quest has no <board>, so there is nothing to play on'],
    ['<quest width="0"><board/></quest>', 'the quest must be 1 to 4 boards in width; “0” is not'],
    ['<quest height="1e9"><board/></quest>', 'the quest must be 1 to 5 boards in height; “1e9” is not'],
    [
      `<quest><board>${'<object id="Orc" left="1" top="1"/>'.repeat(4_001)}</board></quest>`,
      'the quest must have at most 4000 objects; it has 4001',
    ],
  ])('%#', (xml, message) => {
    const imported = importHeroScribe(xml);
    expect(imported.ok ? '' : `${imported.problem.field} ${imported.problem.message}`).toBe(message);
  });

  test('what is only odd is taken', () => {
    const odd =
      '<quest><board><light/><dark left="x" top="1"/><object/><object id="Orc"/><object id="Orc" left="NaN" top="2"/><object id="Orc" left="2" top="6" rotation="sideways"/></board><weather>Rain</weather></quest>';
    const { sheet, warnings } = taken(odd);
    expect([sheet.title, sheet.monsters.length]).toEqual(['A Quest Without a Name', 1]);
    expect(warnings).toEqual(
      expect.arrayContaining([
        '<light> inside a board is not known and left out',
        'squares are marked out of play without numbers that say where',
        'an object has no id and is left out',
        'Orc has no numbers that say where it is, and is left out',
        'Orc at 2,6 of the file is turned “sideways”: taken as downward',
        '<weather> is not known and left out: Rain',
        'the quest has no name',
        'no wandering monster is named: it is an orc',
      ]),
    );
  });

  test.each(['Q7 My Quest', 'plan: nine', '&quot;Quoted&quot;', 'x'.repeat(300), 'A&#10;B&#9;C', '\u202eevil'])(
    'a title like %j',
    (name) => {
      expect(sheetOf([STAIRS], { attributes: `name="${name}"` }).title.length).toBeLessThanOrEqual(80);
    },
  );

  test('many objects on one square, quickly', () => {
    const started = performance.now();
    const { sheet, warnings } = taken(
      `<quest name="Crowd"><board>${'<object id="Orc" left="1" top="1"/>'.repeat(2_000)}${'<object id="Table" left="2" top="2"/>'.repeat(1_900)}</board></quest>`,
    );
    expect(sheet.monsters.length).toBeGreaterThan(100);
    expect(warnings.length).toBeLessThan(402);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

test('no warning is lost on the way', () => {
  expect(warningsOf([STAIRS, ['Teapot', 1, 1], ['Teapot', 2, 1]])).toContain('Teapot has no counterpart: 0,0 1,0');
});
