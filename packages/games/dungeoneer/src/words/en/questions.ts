import type { Wording } from '@questhall/facets';
import { enterClause, upkeepOf } from '../../queries/printed.ts';
import type { Dungeoneer, QuestionOf, View, WindowName } from '../../types/index.ts';
import { capital, sayClause } from '../telling/clauses.ts';
import type { Listener } from '../telling/people.ts';
import { asking, type Questions } from '../telling/sayings.ts';
import { attacksOn } from '../telling/strikes.ts';
import { PHRASES } from './effects.ts';
import { counted, list, wounds } from './effects-voices.ts';
import { PHASES } from './events-course.ts';
import { obstacleText, sourceText } from './events-heroes.ts';
import { NAMES } from './names.ts';
import {
  card as cardName,
  does,
  fighter,
  heroName,
  naming,
  place,
  somebody,
  theFoe,
  theMonster,
  whom,
  whose,
} from './people.ts';

const QUESTIONS: Questions = {
  choice: ({ phase }) =>
    phase === 'lord'
      ? 'You are the Dungeonlord now. What do you do to the others?'
      : 'Your Hero phase. What do you do?',
  begin: () => 'Is everybody ready?',
  aside: (_question, to) => {
    const { active } = to.view;
    if (active === null || active === to.seat) return 'The others may act first.';
    return `It is ${whose(to, active)} turn. You are asked as soon as you can act.`;
  },
  pickHero: ({ grade }, { view }) => `Which ${view.grades.length > 1 ? `${NAMES.grade[grade]} ` : ''}hero do you play?`,
  entrance: () => 'On which Entrance do you begin?',
  lay: () => 'Which of your Map cards do you lay, and where?',
  trim: () => 'You have more in play than you may keep. What do you discard?',
  trimPack: () => 'Your Pack is too large. Which monster do you let go?',
  discard: (_question, { view }) =>
    view.house.discardOptional ? 'Do you discard a card?' : 'Which card do you discard?',
  save: () => 'Do you save a movement point for the turns of the others?',
  challenge: () => 'You were attacked. Do you challenge somebody?',
  upkeep: ({ card }) => `Do you pay ${upkeepOf(card)} Glory to keep ${cardName(card)} ready?`,
  muster: (_question, { view }) =>
    view.list.length === 0
      ? 'Which Encounters do you send, one after the other?'
      : `Who else is sent, after ${list(view.list.map(({ card }) => theMonster(card)))}?`,
  place: ({ card }) => `Where do you lay ${place(card)}?`,
  pair: ({ portal }) => `Where does the Portal of ${place(portal)} lead?`,
  dodge: ({ space }) => `Before you are ${obstacleText(space)}. Do you jump clear, or roll?`,
  spaceEffect: ({ space }) => {
    const clause = enterClause(space);
    const text = clause === null ? '' : ` ${sayClause(clause, 'own', false, PHRASES)}`;
    return `You are on ${place(space)}.${text} Do you want that?`;
  },
  look: ({ count }) => `At the top ${count === 1 ? 'card' : `${count} cards`} of which deck do you look?`,
  order: () => 'In which order do you put them back, the top one first?',
  lead: ({ quest }, to) =>
    `You lead ${theFoe(quest)} against ${heroName(to, to.view.active ?? 0)}. How does it attack?`,
  hit: ({ strike }, to) => hitText(strike, to),
  minion: ({ minion }) => `Does ${theMonster(minion)} answer an attack for you?`,
  lose: ({ of }) => `Which of your ${of === 'boon' ? 'Boons' : 'Treasures'} do you discard?`,
  stow: ({ strike }, { view }) => `What becomes of ${theMonster(view.strikes[strike]?.card ?? '')}?`,
  spoils: ({ wounded }, to) => `Who gets 1 Peril for the wound on ${whom(to, wounded)}?`,
  shift: ({ left }) => `Which Map card do you shift${left === 0 ? '' : `, with ${left} more to come`}?`,
  draw: () => 'From which deck do you draw?',
  rebirth: ({ grade }, { view }) =>
    `As which ${view.grades.length > 1 ? `${NAMES.grade[grade]} ` : ''}hero do you come back?`,
  rebirthPlace: ({ seat }, to) => `On which Entrance does ${heroName(to, seat)} come back?`,
  window: (question, to) => windowText(question, to),
};

function hitText(strike: number, to: Listener): string {
  const one = to.view.strikes[strike];
  const hero = one?.hero ?? null;
  if (one?.kind === 'hero' && hero !== null) return `You hit ${whom(to, hero)}. Do you wound, or take a Quest?`;
  const card = one?.kind === 'monster' ? one.card : (to.view.strikes[one?.foe ?? -1]?.card ?? null);
  const struck = one?.kind === 'monster' ? hero : (one?.by ?? null);
  if (card === null || struck === null) return 'What does the hit do?';
  return `${capital(theMonster(card))} hits ${whom(to, struck)}. What does it do?`;
}

type Windowed = QuestionOf<'window'>;

/** What has just happened or is about to. */
const SCENES: Readonly<Record<WindowName, (question: Windowed, to: Listener, active: number) => string>> = {
  'phase-start': (_question, to, active) =>
    `${capital(whose(to, active))} ${to.view.phase === null ? 'turn' : PHASES[to.view.phase]} begins`,
  declared: ({ part }, to) => baneText(part, to),
  arrived: ({ space }) => (space === null ? 'You have arrived' : `You have come to ${obstacleText(space)}`),
  entered: ({ space }, to, active) =>
    `${does(somebody(to, active), 'have')} come to ${space === null ? 'another space' : place(space)}`,
  'action-done': (_question, to, active) => `${does(somebody(to, active), 'have')} done something`,
  'turn-end': (_question, to, active) => `${capital(whose(to, active))} turn comes to its end`,
  response: (_question, to) => responseText(to),
  pack: () => 'The monsters are about to be put away',
  'before-roll': (_question, to) => rollText(to.view),
  'would-be-wounded': (_question, { view }) => {
    const left = view.wounds === null ? 1 : view.wounds.count - view.wounds.prevented;
    return `You are about to take ${wounds(Math.max(0, left))}`;
  },
};

function windowText(question: Windowed, to: Listener): string {
  const scene = SCENES[question.window](question, to, to.view.active ?? to.seat);
  return `${scene}. ${question.lap > 1 ? 'Do you act now?' : 'Do you act?'}`;
}

function baneText(part: Windowed['part'], to: Listener): string {
  const { bane } = to.view;
  if (bane === null) return 'A Bane is about to work';
  const whomOn = part === 'target' ? 'you' : bane.target === null ? null : whom(to, bane.target);
  const what = `${cardName(bane.card)}${whomOn === null ? '' : ` on ${whomOn}`}`;
  return `${does(somebody(to, bane.seat), 'play')} ${what}`;
}

/** Who attacks whom: one's own hero before all others. */
function responseText(to: Listener): string {
  const own = attacksOn(to.view, to.seat);
  if (own.length > 0) {
    const names = own.map(({ attacker }) => fighter(to, attacker));
    const verb = names.length === 1 && names[0]?.person !== 'many' ? 'attacks' : 'attack';
    return `${capital(list(names.map(({ text }) => text)))} ${verb} you`;
  }
  return `A fight begins, with ${counted(to.view.strikes.length, 'attack')}`;
}

function rollText({ threat }: View): string {
  if (threat === null) return 'The dice are about to fall';
  const { about, source, form, number } = threat;
  return `You face ${sourceText(about, source)}, ${NAMES.form[form]} against ${number}`;
}

export const question: Wording<Dungeoneer>['question'] = asking(QUESTIONS, naming);
