import { askedFor } from '@questhall/facets';
import { doorsAt } from '@questhall/tiles';
import { NEGATIVES } from '../../content/index.ts';
import type { EntityId } from '../../types/index.ts';
import { award, become, card, gain, hand, keep, survive, trade } from './readers-cards.ts';
import { attack, use } from './readers-fighting.ts';
import { type Reader, type Reading, readKey } from './reading.ts';
import { readFigure, whomText } from './reading-figures.ts';
import { doorText, readDoor } from './squares.ts';
import type { VerbName } from './typed-words.ts';
import { isBeyond, readPlace } from './ways.ts';

const plain =
  (type: string): Reader =>
  (words, { note, unclear }) =>
    words.length === 0 ? { type } : note(unclear.nothingAfter(words.join(' ')));

const square =
  (type: string, field: 'to' | 'at'): Reader =>
  (words, reading) => {
    const at = readPlace(words, reading);
    if (at !== null) return { type, [field]: at };
    return reading.note(isBeyond(words) ? reading.unclear.beyond(words.join(' ')) : reading.unclear.square);
  };

/** For a monster that appears, or for somebody who is moved. */
const place: Reader = (words, reading) =>
  (askedFor(reading, 'setUp') === null ? square('place', 'to') : square('setUp', 'at'))(words, reading);

/** Without a word it is the only closed door beside the hero, or else the only one there is. */
const open: Reader = ([word], reading) => {
  const { typedWords, unclear } = reading;
  const { floor, heroes } = reading.view;
  const hero = heroes[askedFor(reading, 'explore')?.hero ?? -1];
  const beside = hero === undefined ? [] : doorsAt(floor, hero.at).filter(({ isOpen }) => !isOpen);
  const shut = floor.doors.filter(({ isOpen }) => !isOpen);
  const [only, other] = beside.length === 0 ? shut : beside;
  if (word === undefined && only !== undefined && other === undefined) return { type: 'open', door: only.id };
  const door = word === undefined ? null : readDoor(floor, word, typedWords);
  if (door !== null) return { type: 'open', door: door.id };
  const doors = shut.map((one) => doorText(one, typedWords));
  return reading.note(doors.length === 0 ? unclear.noDoor : unclear.whichDoor(doors));
};

/** Whoever a question leaves to choose; without a word the only one of them. */
const figure =
  (
    type: string,
    field: string,
    whom: 'monsters' | 'heroes',
    choices: (reading: Reading) => readonly EntityId[],
  ): Reader =>
  (words, reading) => {
    const ids = choices(reading);
    const [only, other] = ids;
    if (words.length === 0 && only !== undefined && other === undefined) return { type, [field]: only };
    const id = readFigure(words, reading, whom);
    return id === null ? reading.note(whomText(reading, ids)) : { type, [field]: id };
  };

const namable = (reading: Reading): readonly EntityId[] => {
  const asked = askedFor(reading, 'victim', 'shove', 'packets');
  if (asked === null) return [];
  return asked.kind === 'packets' ? asked.from : asked.victims;
};
const left = (reading: Reading): readonly EntityId[] => askedFor(reading, 'leave')?.enemies ?? [];
const monsters = ({ view }: Reading): readonly EntityId[] => view.monsters.map(({ id }) => id);

const reduce: Reader = (words, reading) => {
  const effect = readKey(words, NEGATIVES, reading, (one) => reading.typedWords.effect[one]);
  return effect === null ? reading.note(reading.unclear.whichEffect) : { type: 'reduce', effect };
};

/** What ends something, whatever it is that is going on. */
const enough: Reader = (words, reading) => {
  if (words.length > 0) return plain('done')(words, reading);
  if (askedFor(reading, 'turn') !== null) return { type: 'endTurn' };
  if (askedFor(reading, 'explore') !== null) return { type: 'endPhase' };
  return { type: askedFor(reading, 'gain', 'trade', 'guard', 'brink') === null ? 'done' : 'decline' };
};

const end: Reader = (words, reading) =>
  plain(askedFor(reading, 'explore') === null ? 'endTurn' : 'endPhase')(words, reading);

const yes: Reader = (words, reading) => {
  if (askedFor(reading, 'guard') !== null) return plain('guard')(words, reading);
  return askedFor(reading, 'brink') === null ? plain('accept')(words, reading) : survive(words, reading);
};

const BENEFIT = 'guard';

/** Also the name of a Benefit. */
const guard: Reader = (words, reading) =>
  askedFor(reading, 'guard') === null ? use([BENEFIT, ...words], reading) : { type: 'guard' };

export const READERS: Readonly<Record<VerbName, Reader>> = {
  gain,
  become,
  keep,
  exchange: card('exchange'),
  award,
  hand,
  discard: card('discard'),
  trade,
  accept: plain('accept'),
  yes,
  decline: plain('decline'),
  done: enough,
  end,
  stand: square('stand', 'at'),
  walk: square('go', 'to'),
  open,
  place,
  use,
  attack,
  name: figure('name', 'target', 'monsters', namable),
  reduce,
  flee: figure('flee', 'enemy', 'monsters', left),
  dodge: figure('dodge', 'enemy', 'monsters', left),
  protect: plain('guard'),
  guard,
  survive,
  recover: plain('recover'),
  rock: figure('throwRock', 'target', 'monsters', monsters),
  crawl: square('crawl', 'to'),
  activate: figure('activate', 'monster', 'monsters', monsters),
};
