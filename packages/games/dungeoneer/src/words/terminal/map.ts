import { type Exit, type MapId, mapCardOf, type Side } from '../../content/index.ts';
import { cellKey, chartOf, exitOf, printedSide } from '../../map/chart.ts';
import { tokensLying } from '../../queries/quests.ts';
import type { Placed, SeenSection, View } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { letteredSpots } from '../telling/spots.ts';
import type { TerminalWords } from './terminal-texts.ts';

/** A card with its borders is so wide at most; where the map is wide, less. */
const WIDTHS = [15, 13, 11, 9] as const;
const LINE_MAX = 98;
const ROWS = 3;

/** Open exits are gaps, walls are lines, and what has a Threat has its letter: small once it is open for this turn. */
function exitSign({ gates }: View, placed: Placed, side: Side, wall: string): string {
  const exit: Exit = exitOf(placed, side);
  if (exit.kind === 'wall') return wall;
  if (exit.kind === 'open') return ' ';
  const letter = exit.kind === 'locked' ? 'L' : 'T';
  const printed = printedSide(placed, side);
  const isOpen = gates.some((gate) => gate.card === placed.card && gate.side === printed);
  return isOpen ? letter.toLowerCase() : letter;
}

/** Heroes by their letters, tipped ones in small letters; a token that lies there is a star. */
function peopleOn(view: View, card: MapId, letterOf: (seat: number) => string): string {
  const heroes = view.heroes.flatMap(({ space, isTipped, isOut }, seat) => {
    if (space !== card || isOut) return [];
    const letter = letterOf(seat);
    return [isTipped ? letter.toLowerCase() : letter];
  });
  const tokens = view.progress.flatMap(({ token }) => (token === card ? ['*'] : []));
  return [...heroes, ...tokens].join('');
}

/** A name on two lines, broken between its words where it can be. */
function twoLines(name: string, width: number): readonly [string, string] {
  if (name.length <= width) return ['', name];
  const cut = name.lastIndexOf(' ', width);
  if (cut <= 0) return [`${name.slice(0, width - 1)}-`, name.slice(width - 1, 2 * width - 1)];
  return [name.slice(0, cut), name.slice(cut).trim().slice(0, width)];
}

const centred = (text: string, width: number): string => {
  const left = Math.max(0, Math.floor((width - text.length) / 2));
  return `${' '.repeat(left)}${text}`.padEnd(width).slice(0, width);
};

/** Glory and Peril, what waits there, where it leads. */
function factsOf(view: View, card: MapId, { texts }: TerminalWords): string {
  const { glory, peril, obstacle, sewer, isPortal } = mapCardOf(card);
  const letters = view.portals.flatMap(({ portal, entrance, letter }) =>
    portal === card || entrance === card ? [letter] : [],
  );
  return [
    `${glory}/${peril}`,
    ...(obstacle === null ? [] : [texts.obstacles[obstacle.kind]]),
    ...(sewer === null ? [] : [`~${sewer}`]),
    ...(letters.length > 0 ? [`@${letters.join('')}`] : isPortal ? ['@'] : []),
  ].join(' ');
}

interface Drawing {
  readonly view: View;
  readonly words: TerminalWords;
  readonly width: number;
  letterOf(seat: number): string;
}

function cardLines(placed: Placed, { view, words, width, letterOf }: Drawing): readonly string[] {
  const inner = width - 2;
  const line = (side: Side): string => {
    const sign = exitSign(view, placed, side, '─');
    const gap = sign === ' ' ? '   ' : sign === '─' ? '───' : ` ${sign} `;
    const half = Math.floor((inner - gap.length) / 2);
    return `${'─'.repeat(half)}${gap}${'─'.repeat(inner - gap.length - half)}`;
  };
  const [first, second] = twoLines(nameIn(words.wording.names.map, placed.card), inner - 2);
  const people = peopleOn(view, placed.card, letterOf);
  const facts = factsOf(view, placed.card, words).slice(0, inner - people.length);
  const west = exitSign(view, placed, 'west', '│');
  const east = exitSign(view, placed, 'east', '│');
  return [
    `┌${line('north')}┐`,
    `│${centred(first, inner)}│`,
    `${west}${centred(second, inner)}${east}`,
    `│${facts}${people.padStart(inner - facts.length)}│`,
    `└${line('south')}┘`,
  ];
}

function spotLines(letter: string, width: number): readonly string[] {
  const empty = ' '.repeat(width);
  return [empty, empty, centred(letter === '' ? '' : `(${letter})`, width), empty, empty];
}

/** A section from the north-west on; where a card is to be laid, the cells with their letters. */
function sectionLines(section: SeenSection, drawing: Omit<Drawing, 'width'>, isLaying: boolean): readonly string[] {
  const { placed, name } = section;
  const spots = isLaying ? letteredSpots(drawing.view).filter((spot) => spot.section === name) : [];
  const cells = [...placed, ...spots];
  if (cells.length === 0) return [];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const columns = east - west + 1;
  const width = WIDTHS.find((one) => one * columns <= LINE_MAX) ?? WIDTHS[ROWS] ?? 0;
  const { byCell } = chartOf(placed);
  const rows = Array.from({ length: north - south + 1 }, (_, i) => north - i);
  return rows.flatMap((y) => {
    const boxes = Array.from({ length: columns }, (_, i) => {
      const card = byCell.get(cellKey(west + i, y));
      if (card !== undefined) return cardLines(card, { ...drawing, width });
      return spotLines(spots.find((spot) => spot.x === west + i && spot.y === y)?.letter ?? '', width);
    });
    const height = boxes[0]?.length ?? 0;
    return Array.from({ length: height }, (_, line) =>
      boxes
        .map((box) => box[line] ?? '')
        .join('')
        .trimEnd(),
    ).filter((text, line) => text !== '' || (line > 0 && line < height - 1));
  });
}

/** What the signs mean that are on this map. */
function legendOf(view: View, { texts }: TerminalWords): string {
  const cards = view.sections.flatMap(({ placed }) => placed.map(({ card }) => mapCardOf(card)));
  const hasExit = (kind: Exit['kind']): boolean =>
    cards.some(({ exits }) => Object.values(exits).some((exit) => exit.kind === kind));
  const hasObstacle = (kind: 'pit' | 'spikes' | 'hazard'): boolean =>
    cards.some(({ obstacle }) => obstacle?.kind === kind);
  const { signs } = texts;
  return [
    texts.legend,
    ...(hasExit('locked') ? [signs.L] : []),
    ...(hasExit('trapped') ? [signs.T] : []),
    ...(cards.some(({ sewer }) => sewer !== null) ? [signs['~']] : []),
    ...(cards.some(({ isPortal }) => isPortal) ? [signs['@']] : []),
    ...(hasObstacle('spikes') ? [signs.spikes] : []),
    ...(hasObstacle('hazard') ? [signs.hazard] : []),
    ...(tokensLying(view).length > 0 ? [signs['*']] : []),
  ].join('   ');
}

/** The whole map, section by section, with what its signs mean. */
export function mapLines(
  view: View,
  words: TerminalWords,
  letterOf: (seat: number) => string,
  isLaying: boolean,
): readonly string[] {
  const { texts, wording } = words;
  const drawn = view.sections.flatMap((section) => {
    const lines = sectionLines(section, { view, words, letterOf }, isLaying);
    return lines.length === 0 ? [] : [texts.section(wording.names.section[section.name], section.left), ...lines];
  });
  return drawn.length === 0 ? [] : [...drawn, legendOf(view, words)];
}
