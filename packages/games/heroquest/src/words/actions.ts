import type { Ask } from '@questhall/kernel';
import { ARMORY, resaleOf } from '../content/equipment.ts';
import type { Hero } from '../content/heroes.ts';
import { NAMES } from '../content/names.ts';
import type { Spell } from '../content/spells.ts';
import { attackDice, defendDice } from '../queries/combat.ts';
import { findMonster, heroOf, squareOf } from '../queries/figures.ts';
import type { Square } from '../sheet/sheet.ts';
import type { Action, FigureId, HeroQuest, Question, View } from '../types/index.ts';
import { captiveIn, figureIn, ITEM_NAMES, theHero, theItem } from './figures.ts';
import { a, diceCount, list, percentText, small } from './numbers.ts';
import { AGAINST, attackerOf } from './questions.ts';
import { compassName, DREAD_LINES, POTION_LINES, SCHOOL_LINES, SPELL_LINES } from './spell-lines.ts';
import { edgeIn, roomIn, squareIn } from './squares.ts';
import { tempestOdds, wakeOdds } from './strikes.ts';
import { friendsBeside, type Surroundings, surroundingsOf } from './surroundings.ts';
import type { Words } from './words.ts';

type Of<K extends Action['type']> = Extract<Action, { type: K }>;
type Labels = { readonly [K in Action['type']]: (action: Of<K>, view: View, question: Question) => string };

const LABELS: Labels = {
  order: ({ heroes }) => list(heroes.map((hero) => NAMES.hero[hero])),
  takeSchool: ({ school }) => SCHOOL_LINES[school],
  hide: ({ room }, view) => `in room ${roomIn(view, room)}`,
  roll: (_action, { turn }) =>
    turn?.movement == null
      ? 'roll the dice for the move'
      : `roll the dice again with the ${NAMES.artifact['ferrymans-coin']}`,
  walk: ({ to }, view, question) => `to ${squareIn(view, to)}${surroundings(view, to, question)}`,
  jump: ({ over, to }, view) => `jump over ${squareIn(view, over)} to ${squareIn(view, to)}; a skull, and it springs`,
  open: ({ door }, view) => `open the door ${edgeIn(view, door)}`,
  close: ({ door }, view) => `close the door ${edgeIn(view, door)}`,
  hold: ({ weapon }) => `take ${weapon === null ? 'nothing' : theItem(weapon)} in hand`,
  attack: ({ target, isThrown }, view, question) => attackText(view, attackerOf(question), target, isThrown),
  cast: (action, view) => castText(action, view),
  search: ({ what }) => SEARCHES[what],
  disarm: ({ at, with: tool }, view) =>
    `disarm what is at ${squareIn(view, at)}, ${tool === 'kit' ? 'with the Tool Kit' : 'with bare hands'}`,
  drink: ({ potion }) => POTION_LINES[potion],
  give: ({ item, to }) => `hand ${theItem(item)} to ${theHero(to)}`,
  pickUp: ({ at, item }, view) => `pick up ${item === 'gold' ? 'the gold' : theItem(item)} at ${squareIn(view, at)}`,
  elixir: ({ hero }) => `the ${NAMES.artifact['elixir-of-life']} for ${theHero(hero)}, who lives`,
  useRing: () => `the ${NAMES.artifact['ring-of-return']}: everybody in sight is back on the stairway`,
  leave: () => 'up the stairway and out, for good',
  endTurn: (_action, _view, question) =>
    question.kind === 'zargon' ? 'leave it at that: the heroes are next' : 'leave it at that',
  free: (_action, view) => `strike off ${captiveIn(view)}’s chains`,
  lift: ({ at }, view) => `lift the chest of gold at ${squareIn(view, at)}`,
  setDown: ({ at }, view) => `put the chest of gold down at ${squareIn(view, at)}`,
  handOver: ({ to }) => `hand the chest of gold to ${theHero(to)}`,
  openGear: () => 'open the chest and take everything back',
  portal: ({ door }, view) => `into the portal ${edgeIn(view, door)}, wherever it leads`,
  steer: ({ by }, _view, question) =>
    by === 0 ? 'leave it as it is' : `make it ${question.kind === 'steer' ? question.sum + by : by}`,
  activate: ({ monster }, view) => activateText(view, monster),
  dread: (action, view) => dreadText(action, view),
  place: ({ at }, view, question) => `at ${squareIn(view, at)}${surroundings(view, at, question)}`,
  stepAside: ({ to }, view) => `to ${squareIn(view, to)}`,
  rescue: ({ spell }) => `${NAMES.spell[spell]}: ${SPELL_LINES[spell]}`,
  again: (_action, _view, question) =>
    question.kind === 'again' ? `roll once more against ${AGAINST[question.against]}` : 'roll once more',
  keepSpell: () => 'the spell is not spent',
  pass: (_action, _view, { kind }) => PASSES[kind] ?? 'no, thank you',
  buy: ({ hero, gear }, view) =>
    `${a(ITEM_NAMES[gear])} for ${theHero(hero)}: ${ARMORY[gear]} gold, ${goldOf(view, hero) - ARMORY[gear]} left`,
  sell: ({ hero, gear }) => `${theHero(hero)} sells ${theItem(gear)} for ${resaleOf(gear)} gold`,
  swap: ({ from, to, item }) => `${theHero(from)} gives ${theItem(item)} to ${theHero(to)}`,
  pay: ({ from, to, gold }) => `${theHero(from)} gives ${gold} gold to ${theHero(to)}`,
  wear: ({ hero, suit }) => `${theHero(hero)} ${suit === null ? 'takes the armour off' : `puts ${theItem(suit)} on`}`,
  rename: ({ hero, name }) => `${theHero(hero)} is called ${name}`,
  goOn: (_action, view) => `on to quest ${view.quest}`,
};

/** What choosing it does. */
export const action: Words<HeroQuest>['action'] = (chosen, { question }: Ask<HeroQuest>, { view }) => {
  const label = LABELS[chosen.type] as (chosen: Action, view: View, question: Question) => string; // looked up by the action's own type
  return label(chosen, view, question);
};

const SEARCHES = {
  treasure: 'look for treasure in this room',
  secretDoors: 'look for secret doors',
  traps: 'look for traps',
} as const;

const PASSES: Readonly<Partial<Record<Question['kind'], string>>> = {
  defend: 'roll the defence',
  rescue: 'let the hero die',
  keep: 'the spell is spent',
  again: 'leave it at that',
  meanwhile: 'drink nothing now',
};

const goldOf = (view: View, hero: Hero): number => heroOf(view, hero).gold;

function attackText(view: View, attacker: FigureId | null, target: FigureId, isThrown: boolean): string {
  const at = squareOf(view, target);
  const whom = `${figureIn(view, target)}${at === null ? '' : ` at ${squareIn(view, at)}`}`;
  if (attacker === null) return whom;
  const dice = `${diceCount(attackDice(view, attacker, target))} against ${small(defendDice(view, target))}`;
  return isThrown ? `throw the ${NAMES.gear.dagger} at ${whom}, ${dice}; it is gone then` : `${whom}, ${dice}`;
}

function castText({ spell, targets, at, mode }: Of<'cast'>, view: View): string {
  const whom =
    targets.length > 0
      ? ` on ${list(targets.map((id) => figureIn(view, id)))}`
      : at === null
        ? ''
        : ` at ${squareIn(view, at)}`;
  if (mode !== null)
    return `${NAMES.spell[spell]}${whom}: ${mode === 'haste' ? 'twice the dice for the next move' : 'up to 6 squares, at once'}`;
  const line = spell === 'sleep' && targets.length === 1 ? 'it sleeps, and defends with 1 die' : SPELL_LINES[spell];
  return `${NAMES.spell[spell]}${whom}${chancesText(view, spell, targets, at)}: ${line}`;
}

/** Whom a storm would kill, and whom Sleep would not hold. */
function chancesText(view: View, spell: Spell, targets: readonly FigureId[], at: Square | null): string {
  if (spell === 'sleep') {
    const [only, other] = targets;
    const wakes = (id: FigureId): string => percentText(wakeOdds(view, id));
    if (only !== undefined && other === undefined) return ` (wakes at once: ${wakes(only)})`;
    return ` (wake at once: ${targets.map((id) => `${figureIn(view, id)} ${wakes(id)}`).join(', ')})`;
  }
  const struck = spell === 'tempest' && at !== null ? tempestOdds(view, at) : [];
  return struck.length === 0
    ? ''
    : ` (kills ${struck.map(({ id, kill }) => `${figureIn(view, id)} ${percentText(kill)}`).join(', ')})`;
}

function dreadText({ spell, target, at, direction }: Of<'dread'>, view: View): string {
  const whom =
    target !== null
      ? ` on ${figureIn(view, target)}`
      : at !== null
        ? ` at ${squareIn(view, at)}`
        : direction === null
          ? ''
          : ` to the ${compassName(direction)}`;
  return `${NAMES.dreadSpell[spell]}${whom}: ${DREAD_LINES[spell]}`;
}

function activateText(view: View, id: FigureId): string {
  const monster = findMonster(view, id);
  if (monster === null) return `turn to ${figureIn(view, id)}`;
  return `turn to ${figureIn(view, id)} at ${squareIn(view, monster.at)}${besideText(view, friendsBeside(view, monster.at))}`;
}

const besideText = (view: View, beside: readonly FigureId[]): string =>
  beside.length === 0 ? '' : `, beside ${list(beside.map((id) => figureIn(view, id)))}`;

/** What is worth knowing about a square before one goes there. */
function surroundings(view: View, at: Square, question: Question): string {
  const { ground, beside, doors } = surroundingsOf(view, at, question);
  const gates = doors.map(
    ({ edge, kind }) => `, at the ${kind === 'portal' ? 'portal' : 'door'} ${edgeIn(view, edge)}`,
  );
  return `${groundText(ground)}${besideText(view, beside)}${gates.join('')}`;
}

function groundText(ground: Surroundings['ground']): string {
  if (ground === null) return '';
  if (ground === 'stairway') return ', on the stairway';
  return ground === 'openPit' ? ', down into the pit' : `, into the ${NAMES.trap[ground].toLowerCase()} trap`;
}
