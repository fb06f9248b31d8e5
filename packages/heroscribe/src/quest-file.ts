import { bad, good, type Result } from '@questhall/border';
import { BOARD_HEIGHT, BOARD_WIDTH, BOARDS_ACROSS_MAX, BOARDS_DOWN_MAX, type Bridge } from './boards.ts';
import { tidy } from './text.ts';
import { childrenOf, readXml, type XmlElement } from './xml.ts';

/** Objects of a file; more than any four boards have room for. */
const OBJECTS_MAX = 4_000;

/** Bridges of a file; the borders of any four boards are not so long. */
const BRIDGES_MAX = 400;

/** Notes that are read, and characters of each; nobody has written so many. */
const NOTES_MAX = 200;
const NOTE_TEXT_MAX = 3_000;
const SPEECH_MAX = 10_000;

const ROTATIONS = ['downward', 'rightward', 'upward', 'leftward'] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** Something drawn on a board; column and row are those of the whole plan, counted from 0, and may lie outside it. */
export interface FileObject {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly rotation: Rotation;
  /** The board it is drawn on, counted row by row. */
  readonly board: number;
  /** Its upper left square lies on that board. */
  readonly isOnBoard: boolean;
}

/** A HeroScribe file as it stands, before anything is made of it. */
export interface QuestFile {
  readonly name: string;
  /** In boards. */
  readonly width: number;
  readonly height: number;
  /** Squares out of play. */
  readonly dark: ReadonlySet<number>;
  readonly objects: readonly FileObject[];
  readonly bridges: readonly Bridge[];
  readonly speech: string;
  /** As written, with their line breaks: two spaces behind a letter mean something. */
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** A quest from the text of a file. */
export function readQuestFile(text: string): Result<QuestFile> {
  const root = readXml(text);
  return root.ok ? readQuest(root.value) : root;
}

function readQuest(root: XmlElement): Result<QuestFile> {
  if (root.name !== 'quest')
    return bad('the file', `is no HeroScribe quest: its first element is <${root.name.slice(0, 40)}>, not <quest>`);
  const sides = [sideOf(root, 'width', BOARDS_ACROSS_MAX), sideOf(root, 'height', BOARDS_DOWN_MAX)] as const;
  const [width, height] = sides;
  if (!width.ok) return width;
  if (!height.ok) return height;
  const boards = childrenOf(root, 'board');
  if (boards.length === 0) return bad('the quest', 'has no <board>, so there is nothing to play on');
  const reading = new Reading(width.value, height.value);
  reading.readBoards(boards);
  if (reading.objects.length > OBJECTS_MAX)
    return bad('the quest', `must have at most ${OBJECTS_MAX} objects; it has ${reading.objects.length}`);
  reading.readRest(root);
  return good({
    name: root.attributes.get('name') ?? '',
    width: width.value,
    height: height.value,
    dark: reading.dark,
    objects: reading.objects,
    bridges: reading.readBridges(root),
    speech: reading.readSpeech(root),
    notes: reading.readNotes(root),
    warnings: reading.warnings,
  });
}

/** How many boards lie side by side. */
function sideOf(root: XmlElement, key: 'width' | 'height', max: number): Result<number> {
  const raw = root.attributes.get(key) ?? '1';
  const count = Number(raw);
  return Number.isInteger(count) && count >= 1 && count <= max
    ? good(count)
    : bad('the quest', `must be 1 to ${max} boards in ${key}; “${tidy(raw).slice(0, 20)}” is not`);
}

class Reading {
  readonly dark = new Set<number>();
  readonly objects: FileObject[] = [];
  readonly warnings: string[] = [];
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Row by row, from the upper left. */
  readBoards(boards: readonly XmlElement[]): void {
    const count = this.#width * this.#height;
    for (const [index, board] of boards.slice(0, count).entries()) this.#readBoard(board, index);
    if (boards.length > count)
      this.warnings.push(`the file has ${boards.length} boards for ${count} places: the others are left out`);
    for (let index = boards.length; index < count; index++) {
      this.warnings.push(`the file has no board number ${index + 1}: its place is rock`);
      for (let row = 0; row < BOARD_HEIGHT; row++)
        for (let column = 0; column < BOARD_WIDTH; column++) this.#darken(index, column, row);
    }
  }

  #readBoard(board: XmlElement, index: number): void {
    for (const child of board.children) {
      if (typeof child === 'string') continue;
      if (child.name === 'dark') this.#readDark(child, index);
      else if (child.name === 'object') this.#readObject(child, index);
      else this.warnings.push(`<${child.name.slice(0, 40)}> inside a board is not known and left out`);
    }
  }

  #readDark({ attributes }: XmlElement, index: number): void {
    const [left, top] = [numberOf(attributes.get('left')), numberOf(attributes.get('top'))];
    const [width, height] = [numberOf(attributes.get('width') ?? '1'), numberOf(attributes.get('height') ?? '1')];
    if (left === null || top === null || width === null || height === null) {
      this.warnings.push('squares are marked out of play without numbers that say where');
      return;
    }
    // Within the board: a rectangle of a billion squares is as good as a whole board.
    const [first, last] = [Math.max(0, left - 1), Math.min(BOARD_WIDTH, left - 1 + width)];
    const [from, to] = [Math.max(0, top - 1), Math.min(BOARD_HEIGHT, top - 1 + height)];
    for (let row = from; row < to; row++)
      for (let column = first; column < last; column++) this.#darken(index, column, row);
  }

  #darken(index: number, column: number, row: number): void {
    this.dark.add((this.#top(index) + row) * this.#width * BOARD_WIDTH + this.#left(index) + column);
  }

  #readObject({ attributes }: XmlElement, index: number): void {
    const id = tidy(attributes.get('id') ?? '').slice(0, 60);
    const [left, top] = [numberOf(attributes.get('left')), numberOf(attributes.get('top'))];
    if (id === '' || left === null || top === null) {
      this.warnings.push(
        id === ''
          ? 'an object has no id and is left out'
          : `${id} has no numbers that say where it is, and is left out`,
      );
      return;
    }
    const said = attributes.get('rotation') ?? 'downward';
    const rotation = ROTATIONS.find((known) => known === said.trim().toLowerCase());
    if (rotation === undefined)
      this.warnings.push(
        `${id} at ${left},${top} of the file is turned “${tidy(said).slice(0, 20)}”: taken as downward`,
      );
    const isOnBoard = left >= 1 && top >= 1 && left <= BOARD_WIDTH && top <= BOARD_HEIGHT;
    const [column, row] = [this.#left(index) + left - 1, this.#top(index) + top - 1];
    this.objects.push({ id, column, row, rotation: rotation ?? 'downward', board: index, isOnBoard });
  }

  /** Boards touch where there is a bridge, and nowhere else; a file without any does not say where. */
  readBridges(root: XmlElement): Bridge[] {
    const found = childrenOf(root, 'bridge');
    if (found.length > BRIDGES_MAX)
      this.warnings.push(`the file has ${found.length} bridges: only the first ${BRIDGES_MAX} are read`);
    const bridges = found.slice(0, BRIDGES_MAX).flatMap((element, index) => this.#readBridge(element, index + 1));
    const boards = this.#width * this.#height;
    if (boards > 1 && bridges.length === 0)
      this.warnings.push(
        `the file has ${boards} boards and no bridge: here their outer corridors touch all along the border`,
      );
    return bridges;
  }

  #readBridge({ attributes }: XmlElement, number: number): Bridge[] {
    const turn = (attributes.get('orientation') ?? '').trim().toLowerCase();
    const isDown = turn === 'vertical';
    const [boardsAcross, boardsDown] = [this.#width - (isDown ? 0 : 1), this.#height - (isDown ? 1 : 0)];
    const leftOut = (why: string): [] => {
      this.warnings.push(`bridge number ${number} ${why}, and is left out`);
      return [];
    };
    const within = (key: 'column' | 'row' | 'position', max: number): number | null => {
      const value = numberOf(attributes.get(key));
      return value === null || value < 1 || value > max ? null : value;
    };
    if (!isDown && turn !== 'horizontal')
      return leftOut(`is “${tidy(turn).slice(0, 20)}”, neither horizontal nor vertical`);
    const [column, row] = [within('column', boardsAcross), within('row', boardsDown)];
    const position = within('position', isDown ? BOARD_WIDTH : BOARD_HEIGHT);
    if (column === null || row === null)
      return leftOut(`does not name a board that has another one ${isDown ? 'below' : 'to the right of'} it`);
    if (position === null) return leftOut(`must have a position from 1 to ${isDown ? BOARD_WIDTH : BOARD_HEIGHT}`);
    const [left, top] = [(column - 1) * BOARD_WIDTH, (row - 1) * BOARD_HEIGHT];
    return [
      isDown
        ? { column: left + position - 1, row: top + BOARD_HEIGHT - 1, isDown }
        : { column: left + BOARD_WIDTH - 1, row: top + position - 1, isDown },
    ];
  }

  readSpeech(root: XmlElement): string {
    return this.#short(childrenOf(root, 'speech').map(textOf).join(' '), SPEECH_MAX, 'the speech');
  }

  readNotes(root: XmlElement): string[] {
    const notes = childrenOf(root, 'note');
    if (notes.length > NOTES_MAX)
      this.warnings.push(`the file has ${notes.length} notes: only the first ${NOTES_MAX} are read`);
    return notes
      .slice(0, NOTES_MAX)
      .map((note, index) => this.#short(textOf(note), NOTE_TEXT_MAX, `note number ${index + 1}`));
  }

  #short(text: string, max: number, what: string): string {
    if (text.length > max) this.warnings.push(`${what} is longer than ${max} characters and cut off there`);
    return text.slice(0, max);
  }

  /** What stands beside the boards. */
  readRest(root: XmlElement): void {
    const known = ['board', 'speech', 'note', 'bridge'];
    for (const child of root.children) {
      if (typeof child !== 'string' && !known.includes(child.name))
        this.warnings.push(
          `<${child.name.slice(0, 40)}> is not known and left out: ${tidy(textOf(child)).slice(0, 200)}`,
        );
    }
  }

  #left = (index: number): number => (index % this.#width) * BOARD_WIDTH;
  #top = (index: number): number => Math.floor(index / this.#width) * BOARD_HEIGHT;
}

/** Beyond any board, so that sums stay exact. */
const NUMBER_MAX = 1_000_000;

/** Fractions, which place decor between squares, go to the nearest square. */
function numberOf(text: string | undefined): number | null {
  if (text === undefined || !/^\s*[-+]?\d{1,9}(?:\.\d{0,9})?\s*$/.test(text)) return null;
  return Math.max(-NUMBER_MAX, Math.min(NUMBER_MAX, Math.round(Number(text))));
}

/** All text inside. The boxes a note draws for Body Points are counted: a row of them ends with its skull. */
function textOf(element: XmlElement): string {
  if (element.name === 'table') return boxesOf(element);
  return element.children.map((child) => (typeof child === 'string' ? child : ` ${textOf(child)} `)).join('');
}

function boxesOf(table: XmlElement): string {
  const cells = table.children.filter((child): child is XmlElement => typeof child !== 'string');
  const isBoxes = cells.every(({ name, children }) => (name === 'td' || name === 'th') && children.length === 0);
  if (!isBoxes) return cells.map((cell) => ` ${textOf(cell)} `).join('');
  const rows = cells.map(({ name }) => (name === 'th' ? '#' : '.')).join('');
  return rows
    .split(/(?<=#)/)
    .map((row) => ` ${row.length} `)
    .join('');
}
