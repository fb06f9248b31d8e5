import { sidesOf } from '@questhall/grid';
import { boardOf } from '../../queries/board.ts';
import { squareOf } from '../../queries/figures.ts';
import { FIRST_MONSTER } from '../../types/index.ts';
import { attackerOf } from '../telling/asked.ts';
import { cast, dread, rescue, school } from './readers-spells.ts';
import { drink, give, hold, pay, take, trade, trading, wear } from './readers-things.ts';
import {
  entriesOf,
  heroAsked,
  heroesIn,
  type Reader,
  type Reading,
  readHero,
  readKey,
  readNumber,
  whole,
} from './reading.ts';
import { readFigures } from './reading-figures.ts';
import { edgeIn, readEdge, readSquare } from './squares.ts';
import type { Verb } from './typed-words.ts';
import { errandOf, readPlace, squareAfter, stepsIn } from './ways.ts';

const plain =
  (type: string): Reader =>
  (words, { note, hints }) =>
    words.length === 0 ? { type } : note(hints.nothingAfter(words.join(' ')));

const square =
  (type: string, field: string): Reader =>
  (words, reading) => {
    const steps = stepsIn(words, reading.typedWords);
    const from = errandOf(reading)?.from ?? null;
    if (steps !== null && from !== null) {
      const to = squareAfter(reading.view, from, steps);
      return to === null ? reading.note(reading.hints.boardEnds) : { type, [field]: to };
    }
    const at = readPlace(words, reading);
    return at === null ? reading.note(reading.hints.square) : { type, [field]: at };
  };

/** Without a word it is the only such door beside whoever is asked. */
const door =
  (type: string, isOpen: boolean): Reader =>
  ([word], reading) => {
    const { view, typedWords, hints } = reading;
    const from = errandOf(reading)?.from ?? null;
    const { grid } = boardOf(view.plan);
    const beside = view.doors.filter(
      (one) => from !== null && one.isOpen === isOpen && sidesOf(grid, one.edge).includes(from),
    );
    const [only, other] = beside;
    if (word === undefined && only !== undefined && other === undefined) return { type, door: only.edge };
    const edge = word === undefined ? null : readEdge(view, word, typedWords);
    if (edge !== null) return { type, door: edge };
    const known = beside.map((one) => edgeIn(view, one.edge, typedWords[0]));
    return reading.note(hints.door(only === undefined ? hints.doorExample : hints.or(known)));
  };

/** Whom there is to fight, for those who did not say. */
function whomText({ view, hints, figureIn }: Reading): string {
  const names = view.monsters.map(({ id }) => figureIn(view, id));
  return names.length === 0 ? hints.nobodyToFight : hints.whom(hints.or(names));
}

/** `attack o1`, `attack orc 1`; `attack orc` where only one can be meant. */
const attack =
  (isThrown: boolean): Reader =>
  (words, reading) => {
    const { view, asks } = reading;
    const question = asks.map((ask) => ask.question).find((one) => attackerOf(one) !== null);
    const attacker = question === undefined ? null : attackerOf(question);
    const near = attacker === null || isThrown ? null : squareOf(view, attacker);
    const whom = question?.kind === 'puppet' || question?.kind === 'zargon' ? 'friends' : 'monsters';
    const target = readFigures(words, reading, { whom, near })?.at(-1);
    return target === undefined
      ? reading.note(whom === 'monsters' ? whomText(reading) : reading.hints.whomElse)
      : { type: 'attack', target, isThrown };
  };

const jump: Reader = ([over = '', to = ''], { view, note, hints }) =>
  whole({ type: 'jump', over: readSquare(view, over), to: readSquare(view, to) }) ?? note(hints.jump);

const search: Reader = (words, reading) => {
  const what = readKey(
    words,
    entriesOf(reading, ({ searches }) => searches),
    reading,
  );
  return what === null ? reading.note(reading.hints.sought) : { type: 'search', what };
};

/** With what the hero has, unless something is mentioned: the Dwarf needs no tools. */
const disarm: Reader = (words, reading) => {
  const tools = entriesOf(reading, (typedWords) => typedWords.tools);
  const toolOf = (word: string) => tools.find(([typed]) => word !== '' && typed.startsWith(word))?.[1];
  const tool = words.find((word) => toolOf(word) !== undefined);
  const at = readPlace(
    words.filter((word) => word !== tool),
    reading,
  );
  if (at === null) return reading.note(reading.hints.disarm);
  const hero = heroAsked(reading);
  const usual = hero?.hero === 'dwarf' && !hero.gear.includes('tool-kit') ? 'hands' : 'kit';
  return { type: 'disarm', at, with: tool === undefined ? usual : toolOf(tool) };
};

const heroOnly =
  (type: string, field: string): Reader =>
  ([word = ''], reading) =>
    whole({ type, [field]: readHero(word, reading) }) ?? reading.note(reading.hints.hero);

const order: Reader = (words, reading) => {
  const { heroes, rest } = heroesIn(words, reading, words.length);
  return rest.length > 0 || heroes.length === 0 ? reading.note(reading.hints.order) : { type: 'order', heroes };
};

/** Rooms and names keep their capitals. */
const hide: Reader = (_words, { raw, note, hints }) => whole({ type: 'hide', room: raw[0] }) ?? note(hints.room);

const rename: Reader = (_words, reading) => {
  const hero = readHero(reading.raw[0]?.toLowerCase() ?? '', reading);
  const name = reading.raw.slice(1).join(' ') || null;
  return whole({ type: 'rename', hero, name }) ?? reading.note(reading.hints.name);
};

const activate: Reader = (words, reading) => {
  const monster = readFigures(words, reading, { whom: 'monsters', near: null })?.find((id) => id >= FIRST_MONSTER);
  return monster === undefined ? reading.note(whomText(reading)) : { type: 'activate', monster };
};

/** The words behind every verb. */
export const READERS: Readonly<Record<Verb, Reader>> = {
  order,
  school,
  hide,
  roll: plain('roll'),
  walk: square('walk', 'to'),
  jump,
  open: door('open', false),
  close: door('close', true),
  hold,
  attack: attack(false),
  throw: attack(true),
  cast,
  search,
  disarm,
  drink,
  give,
  take,
  elixir: heroOnly('elixir', 'hero'),
  ring: plain('useRing'),
  leave: plain('leave'),
  end: plain('endTurn'),
  free: plain('free'),
  lift: square('lift', 'at'),
  drop: square('setDown', 'at'),
  hand: heroOnly('handOver', 'to'),
  gear: plain('openGear'),
  enter: door('portal', false),
  steer: ([by], { note, hints }) => whole({ type: 'steer', by: readNumber(by) }) ?? note(hints.steer),
  activate,
  dread,
  place: square('place', 'at'),
  aside: square('stepAside', 'to'),
  rescue,
  reroll: plain('again'),
  keep: plain('keepSpell'),
  pass: plain('pass'),
  buy: trading('buy'),
  sell: trading('sell'),
  trade,
  pay,
  wear,
  name: rename,
  ready: plain('goOn'),
};
