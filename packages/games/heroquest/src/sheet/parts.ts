import { ARTIFACTS } from '../content/artifacts.ts';
import { DREAD_SPELLS, type DreadSpell } from '../content/dread-spells.ts';
import { PIECE_SHEETS, PIECES } from '../content/furniture.ts';
import { FIGURES, isMonster } from '../content/monsters.ts';
import { BOARD_PLAN, CAMPAIGN_PLAN } from '../content/plans.ts';
import { POTIONS } from '../content/potions.ts';
import { meant } from './faults.ts';
import { GOLD_MAX, NAME_LENGTH_MAX, NOTE_LENGTH_MAX, PLAN_SIDE_MAX, STATISTIC_MAX } from './limits.ts';
import type { Line } from './lines.ts';
import {
  complain,
  entriesOf,
  expectWords,
  filledLine,
  lineOf,
  quoted,
  type Reader,
  readEach,
  readKey,
  readOne,
  readRoom,
  readSquare,
  readWhole,
  wordsOf,
} from './reader.ts';
import {
  CHEST_TRAPS,
  type Find,
  type Goal,
  type NamedMonster,
  type Note,
  type Placed,
  type PlacedPiece,
  type Plan,
  type Room,
  type Sheet,
  type Special,
} from './sheet.ts';
import { footprint, roomAt } from './squares.ts';

export function readPlan(reader: Reader): Plan {
  const line = lineOf(reader, 'plan');
  if (line === null) return CAMPAIGN_PLAN;
  if (line.rows.length === 0)
    return readOne(reader, line, line.text, ['campaign', 'board']) === 'board' ? BOARD_PLAN : CAMPAIGN_PLAN;
  const problem = flawOfPlan(line);
  if (problem === null) return line.rows;
  complain(reader, line, problem.message, problem.row);
  return CAMPAIGN_PLAN;
}

/** What is wrong with a plan that is drawn, and with which row. */
function flawOfPlan({ text, rows }: Line): { readonly message: string; readonly row?: string | undefined } | null {
  const width = rows[0]?.length ?? 0;
  if (text !== '') return { message: 'must have nothing behind the colon when it is drawn in rows' };
  if (rows.length > PLAN_SIDE_MAX || width > PLAN_SIDE_MAX || width === 0)
    return { message: `must have 1 to ${PLAN_SIDE_MAX} rows and columns` };
  const uneven = rows.findIndex((row) => row.length !== width);
  const odd = rows.findIndex((row) => !/^[.\p{L}]+$/u.test(row));
  if (uneven >= 0) {
    const row = rows[uneven];
    const message = `must have rows of the same length; row ${uneven} has ${row?.length} squares, row 0 has ${width}`;
    return { message, row };
  }
  if (odd < 0) return null;
  const message = `must be drawn with dots for the corridor and letters for rooms; row ${odd} has something else`;
  return { message, row: rows[odd] };
}

export function readGoal(reader: Reader, line: Line): Goal {
  const [kind, ...rest] = wordsOf(line.text);
  const needed = (example: string): void => {
    if (rest.length === 0) complain(reader, line, `must be written like “${example}”`);
  };
  switch (readOne(reader, line, kind, ['kill', 'escort', 'carry', 'take', 'read', 'reach'])) {
    case 'kill':
      needed('kill verag');
      return { kind: 'kill', keys: rest.map((word) => readKey(reader, line, word)) };
    case 'carry':
      needed('carry 5,6 14,7');
      return { kind: 'carry', squares: rest.map((word) => readSquare(reader, line, word)) };
    case 'escort':
      expectWords(reader, line, rest, 1, 'escort 18,17');
      return { kind: 'escort', square: readSquare(reader, line, rest[0]) };
    case 'take':
      expectWords(reader, line, rest, 1, 'take Y');
      return { kind: 'take', room: readRoom(reader, line, rest[0]) };
    case 'read':
      expectWords(reader, line, rest, 1, 'read Z');
      return { kind: 'read', room: readRoom(reader, line, rest[0]) };
    case 'reach':
      expectWords(reader, line, rest, 0, 'reach');
      return { kind: 'reach' };
  }
}

/** `table-h 1,1`: lying along a row; `table-v`: along a column. A piece of one square has no side. */
export function readFurniture(reader: Reader): PlacedPiece[] {
  const line = filledLine(reader, 'furn');
  if (line === null) return [];
  return readEach(reader, entriesOf(reader, line), (words) => {
    expectWords(reader, line, words, 2, 'table-h 1,1');
    const [word, square] = words;
    const parts = /^(.+)-([hv])$/.exec(word ?? '');
    const known = reader.faults.length;
    const piece = readOne(reader, line, parts?.[1] ?? word, PIECES);
    const { width, height } = PIECE_SHEETS[piece];
    if (reader.faults.length === known && (width === height) !== (parts === null))
      complain(reader, line, turnOf(piece, width === height));
    const isAcross = parts?.[2] === 'v';
    return {
      piece,
      at: readSquare(reader, line, square),
      width: isAcross ? height : width,
      height: isAcross ? width : height,
    };
  });
}

const turnOf = (piece: string, isSquare: boolean): string =>
  isSquare
    ? `must be written “${piece}”, without -h or -v`
    : `must say how it lies: “${piece}-h” along a row, “${piece}-v” along a column`;

export function readMonsters(reader: Reader, key: 'mon' | 'later'): Placed[] {
  const line = filledLine(reader, key);
  if (line === null) return [];
  return readEach(reader, entriesOf(reader, line), (words) => {
    expectWords(reader, line, words, 2, 'orc 3,4');
    return { key: readKey(reader, line, words[0]), at: readSquare(reader, line, words[1]) };
  });
}

/** In the place of a number: the one on the card of the figure. */
export const AS_ON_CARD = '*';

/** `named: key figure move attack defend body mind spells "Name"`. */
export function readNamed(reader: Reader): NamedMonster[] {
  return readEach(
    reader,
    reader.lines.filter(({ key }) => key === 'named').filter((line) => isWholeNamed(reader, line)),
    (line) => readNamedLine(reader, line),
  );
}

/** Its words, and the name at its end, in quotes of any kind. */
function partsOfNamed({ text }: Line): { readonly words: readonly string[]; readonly name: string } {
  const parts = /^([^"]*) "([^"]+)"$/.exec(text) ?? /^([^“”„]*) [“”„]([^“”„]+)[“”„]$/.exec(text);
  return { words: wordsOf(parts?.[1] ?? ''), name: parts?.[2]?.trim() ?? '' };
}

/** Whether it is all there; what is not is said once, and not word by word. */
function isWholeNamed(reader: Reader, line: Line): boolean {
  const { words, name } = partsOfNamed(line);
  const isNamed = name !== '' && name.length <= NAME_LENGTH_MAX;
  if (!isNamed)
    complain(
      reader,
      line,
      `must end with a name of 1 to ${NAME_LENGTH_MAX} characters in quotes, like: ${NAMED_EXAMPLE}`,
    );
  else if (words.length !== NAMED_WORDS) complain(reader, line, `must be written like: ${NAMED_EXAMPLE}`);
  return isNamed && words.length === NAMED_WORDS;
}

const NAMED_WORDS = 8;
const NAMED_EXAMPLE = 'vask dread-warrior 7 4 4 2 3 - "Vask the Reaver"';

function readNamedLine(reader: Reader, line: Line): NamedMonster {
  const { words, name } = partsOfNamed(line);
  const [key, said, move, attack, defend, body, mind, spells] = words;
  const figure = readOne(reader, line, said, FIGURES);
  const statistic = (word: string | undefined, min: number): number | null =>
    word === AS_ON_CARD && isMonster(figure) ? null : readWhole(reader, line, word, min, STATISTIC_MAX);
  return {
    key: readKey(reader, line, key),
    name,
    figure,
    move: statistic(move, 0),
    attack: statistic(attack, 0),
    defend: statistic(defend, 0),
    body: statistic(body, 1),
    mind: statistic(mind, 0),
    spells: readSpells(reader, line, spells),
  };
}

function readSpells(reader: Reader, line: Line, word: string | undefined): DreadSpell[] {
  return word === '-' ? [] : (word ?? '').split(',').map((spell) => readOne(reader, line, spell, DREAD_SPELLS));
}

/** `treasure: V 60 gold + healing; Z inscription`. */
export function readTreasures(reader: Reader): Sheet['treasures'] {
  const line = filledLine(reader, 'treasure');
  if (line === null) return [];
  return readEach(reader, entriesOf(reader, line), ([room, ...words]) => ({
    room: readRoom(reader, line, room),
    finds: words
      .join(' ')
      .split('+')
      .map((find) => readFind(reader, line, wordsOf(find))),
  }));
}

function readFind(reader: Reader, line: Line, words: readonly string[]): Find {
  const [word, unit] = words;
  if (unit === 'gold' && words.length === 2) return { kind: 'gold', gold: readWhole(reader, line, word, 1, GOLD_MAX) };
  const potion = POTIONS.find((known) => known === word);
  if (potion !== undefined && words.length === 1) return { kind: 'potion', potion };
  const artifact = ARTIFACTS.find((known) => known === word);
  if (artifact !== undefined && words.length === 1) return { kind: 'artifact', artifact };
  if (word !== 'inscription' || words.length > 1) {
    const others = [...POTIONS, ...ARTIFACTS].join(', ');
    complain(
      reader,
      line,
      `must be gold (“60 gold”), inscription, or one of ${others}; “${words.join(' ')}” is not${meant(word, [...POTIONS, ...ARTIFACTS])}`,
      word,
    );
  }
  return { kind: 'inscription' };
}

/** `chest-trap: U needle 1`, and the square of the piece where the room's first chest, or first piece, is not meant. */
export function readChestTraps(reader: Reader, furniture: readonly PlacedPiece[]): Sheet['chestTraps'] {
  const line = filledLine(reader, 'chest-trap');
  if (line === null) return [];
  return readEach(reader, entriesOf(reader, line), (words) => {
    const [letter, kind, damage, square] = words;
    if (words.length !== 4) expectWords(reader, line, words, 3, 'U needle 1');
    const room = readRoom(reader, line, letter);
    return {
      room,
      kind: readOne(reader, line, kind, CHEST_TRAPS),
      damage: readWhole(reader, line, damage, 1, STATISTIC_MAX),
      at: square === undefined ? trappedPiece(reader.plan, furniture, room) : readSquare(reader, line, square),
    };
  });
}

/** Where a chest trap is unless the sheet says otherwise: the room's first chest, or else its first piece. */
export function trappedPiece(plan: Plan, furniture: readonly PlacedPiece[], room: Room): number | null {
  const here = furniture.filter(({ at, width, height }) =>
    footprint(plan, at, width, height).some((square) => roomAt(plan, square) === room),
  );
  return (here.find(({ piece }) => piece === 'chest') ?? here[0])?.at ?? null;
}

/** Sums of two dice that lead through a portal. */
export const PORTAL_SUMS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export function readSpecial(reader: Reader): Special | null {
  const line = lineOf(reader, 'special');
  const arrival = lineOf(reader, 'arrival');
  const [kind, ...rest] = wordsOf(line?.text ?? '');
  const isPortals = line !== null && kind === 'portals';
  if (arrival !== null && !isPortals) complain(reader, arrival, 'must stand with a line “special: portals …”');
  if (line === null) return null;
  if (isPortals) return { kind, rooms: readPortalRooms(reader, line, rest), arrivals: readArrivals(reader, arrival) };
  readOne(reader, line, kind, ['stripped', 'portals']);
  expectWords(reader, line, rest, 1, 'stripped U');
  return { kind: 'stripped', room: readRoom(reader, line, rest[0]) };
}

function readPortalRooms(reader: Reader, line: Line, words: readonly string[]): Record<number, Room> {
  const rooms: Record<number, Room> = {};
  for (const word of words) {
    const [sum, letter] = word.split('=');
    rooms[readWhole(reader, line, sum, 2, 12)] = readRoom(reader, line, letter);
  }
  const isWhole = words.length === PORTAL_SUMS.length && PORTAL_SUMS.every((sum) => rooms[sum] !== undefined);
  if (!isWhole) complain(reader, line, 'must give each sum from 2 to 12 once, like “portals 2=L 3=A …”');
  return rooms;
}

function readArrivals(reader: Reader, line: Line | null): Record<Room, number> {
  const arrivals: Record<Room, number> = {};
  if (line === null) return arrivals;
  for (const words of entriesOf(reader, line)) {
    expectWords(reader, line, words, 2, 'L 22,5');
    const room = readRoom(reader, line, words[0]);
    if (Object.hasOwn(arrivals, room)) complain(reader, line, `must name each room once; ${room} stands twice`);
    arrivals[room] = readSquare(reader, line, words[1]);
  }
  return arrivals;
}

/** `note: a 3,4 text`, `note: a - text` without a square, `note: - text` for the whole quest. */
export function readNotes(reader: Reader): Note[] {
  return readEach(
    reader,
    reader.lines.filter(({ key }) => key === 'note'),
    (line) => readNote(reader, line),
  );
}

function readNote(reader: Reader, line: Line): Note {
  const [letter, ...rest] = wordsOf(line.text);
  const isGeneral = letter === '-';
  if (!isGeneral && !/^[A-Za-z]$/.test(letter ?? ''))
    complain(reader, line, `must begin with a letter or with -; ${quoted(letter)} is neither`);
  const place = isGeneral ? '-' : rest.shift();
  const at = place === '-' ? null : readSquare(reader, line, place);
  const text = rest.join(' ');
  if (text === '') complain(reader, line, 'must say something, like “a 3,4 A rusty key hangs here.”');
  if (text.length > NOTE_LENGTH_MAX) complain(reader, line, `must have at most ${NOTE_LENGTH_MAX} characters`);
  return { letter: isGeneral ? '' : (letter ?? ''), at, text };
}
