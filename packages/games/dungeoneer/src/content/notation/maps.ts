import type { CardSet, Exit, MapCard, MapKind, Obstacle } from '../cards.ts';
import { type Form, type Grade, SIDES, type Side, type Terrain } from '../vocabulary.ts';
import { readClauses, writeClauses } from './clauses.ts';
import { columnsOf } from './columns.ts';
import { NotationError } from './error.ts';
import { FORM_SHORTS, MAP_KIND_LABELS, TERRAIN_LABELS } from './labels.ts';
import { BAR, DOT, EMPTY, frozen, numberOf, readLabel, split } from './text.ts';

const COLUMNS = ['kind (terrain)', 'Glory/Peril', 'exits N, E, S, W', 'obstacle, link, effect'];
const OPEN: Exit = { kind: 'open' };
const WALL: Exit = { kind: 'wall' };

function readExit(text: string, at: string): Exit {
  if (text === 'O') return OPEN;
  if (text === 'W') return WALL;
  const [, kind, form, number] = /^([LT]) (\w\w)(\d+)$/.exec(text) ?? [];
  if (form === undefined) throw new NotationError(at, text, 'an exit is O, W, L Me6 or T Sp5');
  return {
    kind: kind === 'L' ? 'locked' : 'trapped',
    form: readLabel<Form>(FORM_SHORTS, form, at),
    number: numberOf(number),
  };
}

function writeExit(exit: Exit): string {
  if (exit.kind === 'open') return 'O';
  if (exit.kind === 'wall') return 'W';
  return `${exit.kind === 'locked' ? 'L' : 'T'} ${FORM_SHORTS[exit.form]}${exit.number}`;
}

function readExits(text: string, at: string): MapCard['exits'] {
  const texts = text.split(', ');
  if (texts.length !== SIDES.length) throw new NotationError(at, text, 'exits are written like O, L Me6, T Sp5, W');
  const exit = (side: Side): Exit => readExit(texts[SIDES.indexOf(side)] ?? '', `${at}, ${side} exit`);
  return { north: exit('north'), east: exit('east'), south: exit('south'), west: exit('west') };
}

const writeExits = (exits: MapCard['exits']): string => SIDES.map((side) => writeExit(exits[side])).join(', ');

function readObstacle(text: string, at: string): Obstacle | null {
  const [, more] = /^Hazard \+(\d+)$/.exec(text) ?? [];
  if (more !== undefined) return { kind: 'hazard', more: numberOf(more) };
  const [, kind, form, number] = /^(Pit|Spikes) (\w\w)(\d+)$/.exec(text) ?? [];
  if (form === undefined) return null;
  return {
    kind: kind === 'Pit' ? 'pit' : 'spikes',
    form: readLabel<Form>(FORM_SHORTS, form, at),
    number: numberOf(number),
  };
}

function writeObstacle(obstacle: Obstacle): string {
  if (obstacle.kind === 'hazard') return `Hazard +${obstacle.more}`;
  return `${obstacle.kind === 'pit' ? 'Pit' : 'Spikes'} ${FORM_SHORTS[obstacle.form]}${obstacle.number}`;
}

type Further = Pick<MapCard, 'obstacle' | 'sewer' | 'isPortal' | 'clauses'>;

/** What else is on the card: an obstacle, a link, and then what it does. */
function readFurther(text: string, at: string): Further {
  const parts = text === EMPTY ? [] : [...split(text, DOT)];
  const obstacle = readObstacle(parts[0] ?? '', at);
  if (obstacle !== null) parts.shift();
  const [, sewer] = /^Sewer ([A-Z])$/.exec(parts[0] ?? '') ?? [];
  if (sewer !== undefined) parts.shift();
  const isPortal = parts[0] === 'Portal';
  if (isPortal) parts.shift();
  const clauses = parts.length === 0 ? [] : readClauses(parts.join(DOT), at);
  return { obstacle, sewer: sewer ?? null, isPortal, clauses };
}

function writeFurther({ obstacle, sewer, isPortal, clauses }: Further): string {
  const parts = [
    obstacle && writeObstacle(obstacle),
    sewer && `Sewer ${sewer}`,
    isPortal && 'Portal',
    writeClauses(clauses),
  ];
  return parts.filter(Boolean).join(DOT) || EMPTY;
}

/** Where a card comes from: a set, or no set at all. */
export type MapOrigin = Pick<CardSet, 'section'> & { readonly id: CardSet['id'] | null; readonly grade: Grade };

/** `Grim Road (swamp) | 2/2 | O, L Sp6, T Sp5, W | Pit Me5` */
export function readMap(id: string, line: string, { id: set, grade, section }: MapOrigin): MapCard {
  const [top = '', values = '', exits = '', banner = ''] = columnsOf(line, id, COLUMNS);
  const [, label, terrains] = /^([^(]+?)(?: \((.+)\))?$/.exec(top) ?? [];
  const [, glory, peril] = /^(\d+)\/(\d+)$/.exec(values) ?? [];
  if (glory === undefined || peril === undefined)
    throw new NotationError(id, values, 'Glory and Peril are written like 1/2');
  return frozen({
    id,
    set,
    grade,
    section,
    kind: readLabel<MapKind>(MAP_KIND_LABELS, label ?? '', id),
    terrains: (terrains?.split(', ') ?? []).map((one) => readLabel<Terrain>(TERRAIN_LABELS, one, id)),
    glory: numberOf(glory),
    peril: numberOf(peril),
    exits: readExits(exits, id),
    ...readFurther(banner, id),
    banner,
  });
}

export function writeMap(card: MapCard): string {
  const terrains = card.terrains.map((terrain) => TERRAIN_LABELS[terrain]).join(', ');
  return [
    `${MAP_KIND_LABELS[card.kind]}${terrains === '' ? '' : ` (${terrains})`}`,
    `${card.glory}/${card.peril}`,
    writeExits(card.exits),
    writeFurther(card),
  ].join(BAR);
}
