import { sidesOf } from '@questhall/grid';
import { SCHOOLS } from '../content/spells.ts';
import { boardOf } from '../queries/board.ts';
import { squareOf } from '../queries/figures.ts';
import { FIRST_MONSTER } from '../types/index.ts';
import { figureIn } from './figures.ts';
import { list } from './numbers.ts';
import { attackerOf } from './questions.ts';
import { cast, dread, rescue, school } from './readers-spells.ts';
import { drink, give, hold, pay, take, trade, trading, wear } from './readers-things.ts';
import { heroAsked, heroesIn, type Reader, type Reading, readHero, readKey, readNumber, whole } from './reading.ts';
import { readFigures } from './reading-figures.ts';
import { edgeIn, readEdge, readSquare } from './squares.ts';
import { errandOf, readPlace, readSteps, squareAfter } from './ways.ts';

const plain =
  (type: string): Reader =>
  (words, { note }) =>
    words.length === 0 ? { type } : note(`Nothing comes after that word, so what is “${words.join(' ')}”?`);

const square =
  (type: string, field: string): Reader =>
  (words, reading) => {
    const steps = readSteps(words);
    const from = errandOf(reading)?.from ?? null;
    if (steps !== null && from !== null) {
      const to = squareAfter(reading.view, from, steps);
      return to === null ? reading.note('That way the board ends.') : { type, [field]: to };
    }
    const at = readPlace(words, reading);
    return at === null
      ? reading.note('Add the square: its column and row on the map, such as 4,7.')
      : { type, [field]: at };
  };

/** Without a word it is the only such door beside whoever is asked. */
const door =
  (type: string, isOpen: boolean): Reader =>
  ([word], reading) => {
    const { view } = reading;
    const from = errandOf(reading)?.from ?? null;
    const { grid } = boardOf(view.plan);
    const beside = view.doors.filter(
      (one) => from !== null && one.isOpen === isOpen && sidesOf(grid, one.edge).includes(from),
    );
    const [only, other] = beside;
    if (word === undefined && only !== undefined && other === undefined) return { type, door: only.edge };
    const edge = word === undefined ? null : readEdge(view, word);
    if (edge !== null) return { type, door: edge };
    const example =
      only === undefined
        ? '4,9E is the east side of 4,9'
        : list(
            beside.map((one) => edgeIn(view, one.edge)),
            'or',
          );
    return reading.note(`Add the door by its side of a square: ${example}.`);
  };

/** Whom there is to fight, for those who did not say. */
function whomText({ view }: Reading): string {
  const names = view.monsters.map(({ id }) => figureIn(view, id));
  return names.length === 0 ? 'There is nobody to fight.' : `Add whom: ${list(names, 'or')}.`;
}

/** `attack 7`, `attack orc 7`, `attack O7`; `attack orc` where only one can be meant. */
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
      ? reading.note(whom === 'monsters' ? whomText(reading) : 'Add whom.')
      : { type: 'attack', target, isThrown };
  };

const jump: Reader = ([over = '', to = ''], { view, note }) =>
  whole({ type: 'jump', over: readSquare(view, over), to: readSquare(view, to) }) ??
  note('Add the square of the trap and the square behind it: jump 4,7 5,7.');

const SEARCHES = ['treasure', 'traps', 'doors', 'secret-doors'] as const;
const SOUGHT = { treasure: 'treasure', traps: 'traps', doors: 'secretDoors', 'secret-doors': 'secretDoors' } as const;

const search: Reader = (words, reading) => {
  const what = readKey(words, SEARCHES, reading);
  return what === null
    ? reading.note('Add what for: treasure, doors or traps.')
    : { type: 'search', what: SOUGHT[what] };
};

/** With what the hero has, unless something is mentioned: the Dwarf needs no tools. */
const disarm: Reader = (words, reading) => {
  const tool = words.find((word) => word.length > 0 && ['hands', 'kit'].some((one) => one.startsWith(word)));
  const at = readPlace(
    words.filter((word) => word !== tool),
    reading,
  );
  if (at === null)
    return reading.note('Add the square of a trap beside the hero: disarm 4,7. The Dwarf needs no tools.');
  const hero = heroAsked(reading);
  const isBare = tool === undefined ? hero?.hero === 'dwarf' && !hero.gear.includes('tool-kit') : tool.startsWith('h');
  return { type: 'disarm', at, with: isBare ? 'hands' : 'kit' };
};

const heroOnly =
  (type: string, field: string): Reader =>
  ([word = ''], { note }) =>
    whole({ type, [field]: readHero(word) }) ?? note('Add a hero.');

const order: Reader = (words, { note }) => {
  const { heroes, rest } = heroesIn(words, words.length);
  return rest.length > 0 || heroes.length === 0
    ? note('Add all your heroes, in the order of their turns.')
    : { type: 'order', heroes };
};

/** Rooms and names keep their capitals. */
const hide: Reader = (_words, { raw, note }) =>
  whole({ type: 'hide', room: raw[0] }) ?? note('Add the letter of the room.');

const rename: Reader = (_words, { raw, note }) =>
  whole({ type: 'rename', hero: readHero(raw[0]?.toLowerCase() ?? ''), name: raw.slice(1).join(' ') || null }) ??
  note('Add the hero and the name.');

const activate: Reader = (words, reading) => {
  const monster = readFigures(words, reading, { whom: 'monsters', near: null })?.find((id) => id >= FIRST_MONSTER);
  return monster === undefined ? reading.note(whomText(reading)) : { type: 'activate', monster };
};

/** Every verb. */
export const READERS: Readonly<Record<string, Reader>> = {
  order,
  school,
  hide,
  ...Object.fromEntries(SCHOOLS.map((key) => [key, () => ({ type: 'takeSchool', school: key })])),
  roll: plain('roll'),
  walk: square('walk', 'to'),
  move: square('walk', 'to'),
  jump,
  open: door('open', false),
  close: door('close', true),
  shut: door('close', true),
  hold,
  attack: attack(false),
  hit: attack(false),
  shoot: attack(false),
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
  done: plain('endTurn'),
  free: plain('free'),
  lift: square('lift', 'at'),
  drop: square('setDown', 'at'),
  hand: heroOnly('handOver', 'to'),
  gear: plain('openGear'),
  enter: door('portal', false),
  steer: ([by], { note }) => whole({ type: 'steer', by: readNumber(by) }) ?? note('Add +1, 0 or -1.'),
  activate,
  dread,
  place: square('place', 'at'),
  aside: square('stepAside', 'to'),
  rescue,
  reroll: plain('again'),
  keep: plain('keepSpell'),
  pass: plain('pass'),
  no: plain('pass'),
  buy: trading('buy'),
  sell: trading('sell'),
  trade,
  swap: trade,
  pay,
  wear,
  name: rename,
  ready: plain('goOn'),
};
