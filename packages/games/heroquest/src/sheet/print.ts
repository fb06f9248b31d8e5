import { STATISTICS } from '../content/monsters.ts';
import { BOARD_PLAN, CAMPAIGN_PLAN } from '../content/plans.ts';
import type { LineKey } from './keys.ts';
import { ROW_MARK } from './lines.ts';
import { AS_ON_CARD, trappedPiece } from './parts.ts';
import type { Find, FloorTrap, Goal, NamedMonster, Note, Placed, PlacedPiece, Plan, Sheet, Special } from './sheet.ts';
import { nameEdge, nameSquare } from './squares.ts';

/** Longer lines go on in the next one. */
export const WIDTH = 120;
export const INDENT = '  ';

/** The text of a sheet; `parseSheet` reads it back as it was. */
export function printSheet(sheet: Sheet): string {
  const header = sheet.number === null ? sheet.title : `Q${sheet.number} ${sheet.title}`;
  const lines = printLines(sheet).flatMap(([, printed]) => printed);
  return `${[header, ...printPlan(sheet.plan), ...lines].join('\n')}\n`;
}

/** All but the title and the plan, with the key of each line; one that is long takes several rows of text. */
export function printLines(sheet: Sheet): readonly (readonly [key: LineKey, rows: readonly string[]])[] {
  const parts = partsOf(sheet).flatMap(([key, text]): [LineKey, string[]][] =>
    text === null || text === '' ? [] : [[key, wrapLine(key, text)]],
  );
  return [
    ...parts,
    ...sheet.notes.map((note): [LineKey, string[]] => ['note', wrapLine('note', printNote(sheet.plan, note))]),
  ];
}

function partsOf(sheet: Sheet): [LineKey, string | null][] {
  const { plan, aura, clock, special } = sheet;
  const square = (at: number): string => nameSquare(plan, at);
  const edges = (list: readonly number[]): string => list.map((edge) => nameEdge(plan, edge)).join(' ');
  const traps = (kind: FloorTrap): string =>
    squares(
      plan,
      sheet.traps.filter((trap) => trap.kind === kind).map((trap) => trap.at),
    );
  return [
    ['briefing', sheet.briefing],
    ['rules', sheet.isForTheBox ? 'published' : null],
    ['wander', sheet.wander],
    ['stairs', sheet.stairs === null ? null : square(sheet.stairs)],
    ['stairway', sheet.isStairwayKnown ? 'known' : null],
    ['start', squares(plan, sheet.start)],
    ['goal', printGoal(plan, sheet.goal)],
    ['reward', sheet.reward === 0 ? null : `${sheet.reward}`],
    ['special', printSpecial(special)],
    [
      'arrival',
      special?.kind === 'portals'
        ? entries(Object.entries(special.arrivals), ([room, at]) => `${room} ${square(at)}`)
        : null,
    ],
    ['limit', sheet.limit === null ? null : `${sheet.limit}`],
    ['doors', edges(sheet.doors)],
    ['open', edges(sheet.openDoors)],
    ['secret', edges(sheet.secretDoors)],
    ['walls', edges(sheet.walls)],
    ['blocked', squares(plan, sheet.blocked)],
    ['pit', traps('pit')],
    ['block', traps('block')],
    ['spear', traps('spear')],
    ['furn', entries(sheet.furniture, (piece) => printPiece(plan, piece))],
    ...sheet.named.map((named): [LineKey, string] => ['named', printNamed(named)]),
    ['mon', printMonsters(plan, sheet.monsters)],
    ['later', printMonsters(plan, sheet.later)],
    ['treasure', entries(sheet.treasures, ({ room, finds }) => `${room} ${finds.map(printFind).join(' + ')}`)],
    ['chest-trap', entries(sheet.chestTraps, (trap) => printChestTrap(sheet, trap))],
    ['alarm', entries(sheet.alarms, (alarm) => `${alarm.room} ${edges(alarm.edges)}`)],
    ['aura', aura === null ? null : `attack+${aura.attack}${aura.until === null ? '' : ` until ${aura.until}`}`],
    ['clock', clock === null ? null : `every ${clock.every} ${clock.key} ${square(clock.at)} from ${clock.from}`],
    ['rise', sheet.isRising ? 'undead' : null],
    ['escape', sheet.escape === null ? null : square(sheet.escape)],
    ['captive', sheet.captive],
    ['freed', sheet.freed.join(' ')],
  ];
}

const entries = <X>(list: readonly X[], print: (entry: X) => string): string => list.map(print).join('; ');

const squares = (plan: Plan, list: readonly number[]): string => list.map((at) => nameSquare(plan, at)).join(' ');

function printPlan(plan: Plan): string[] {
  if (isSamePlan(plan, CAMPAIGN_PLAN)) return [];
  if (isSamePlan(plan, BOARD_PLAN)) return ['plan: board'];
  return ['plan:', ...plan.map((row) => `${ROW_MARK}${row}`)];
}

const isSamePlan = (one: Plan, other: Plan): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);

function printGoal(plan: Plan, goal: Goal): string {
  switch (goal.kind) {
    case 'kill':
      return `kill ${goal.keys.join(' ')}`;
    case 'escort':
      return `escort ${nameSquare(plan, goal.square)}`;
    case 'carry':
      return `carry ${squares(plan, goal.squares)}`;
    case 'take':
    case 'read':
      return `${goal.kind} ${goal.room}`;
    case 'reach':
      return 'reach';
  }
}

function printSpecial(special: Special | null): string | null {
  if (special === null) return null;
  if (special.kind === 'stripped') return `stripped ${special.room}`;
  return `portals ${Object.entries(special.rooms)
    .map(([sum, room]) => `${sum}=${room}`)
    .join(' ')}`;
}

function printPiece(plan: Plan, { piece, at, width, height }: PlacedPiece): string {
  const side = width === height ? '' : width > height ? '-h' : '-v';
  return `${piece}${side} ${nameSquare(plan, at)}`;
}

const printMonsters = (plan: Plan, monsters: readonly Placed[]): string =>
  entries(monsters, ({ key, at }) => `${key} ${nameSquare(plan, at)}`);

export function printNamed({ key, figure, spells, name, ...row }: NamedMonster): string {
  const list = spells.length === 0 ? '-' : spells.join(',');
  const numbers = STATISTICS.map((statistic) => row[statistic] ?? AS_ON_CARD).join(' ');
  return `${key} ${figure} ${numbers} ${list} "${name}"`;
}

export function printFind(find: Find): string {
  switch (find.kind) {
    case 'gold':
      return `${find.gold} gold`;
    case 'potion':
      return find.potion;
    case 'artifact':
      return find.artifact;
    case 'inscription':
      return 'inscription';
  }
}

export function printChestTrap(
  { plan, furniture }: Pick<Sheet, 'plan' | 'furniture'>,
  { room, kind, damage, at }: Sheet['chestTraps'][number],
): string {
  const isUsual = at === null || at === trappedPiece(plan, furniture, room);
  return `${room} ${kind} ${damage}${isUsual ? '' : ` ${nameSquare(plan, at)}`}`;
}

export function printNote(plan: Plan, { letter, at, text }: Note): string {
  if (letter === '') return `- ${text}`;
  return `${letter} ${at === null ? '-' : nameSquare(plan, at)} ${text}`;
}

/** Prose may break at any word, lists only between two entries. */
export function wrapLine(key: LineKey, text: string): string[] {
  const isProse = key === 'briefing' || key === 'note';
  const lines: string[] = [];
  let line = `${key}:`;
  for (const word of text.split(isProse || !text.includes(';') ? ' ' : /(?<=;) /)) {
    if (line.length + 1 + word.length <= WIDTH) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = `${INDENT}${word}`;
    }
  }
  return [...lines, line];
}
