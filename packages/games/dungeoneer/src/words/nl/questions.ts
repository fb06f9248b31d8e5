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
  monster,
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
    phase === 'lord' ? 'Je bent nu de Kerkerheer. Wat doe je de anderen aan?' : 'Je Heldenfase. Wat doe je?',
  begin: () => 'Is iedereen zover?',
  aside: (_question, to) => {
    const { active } = to.view;
    if (active === null || active === to.seat) return 'De anderen mogen eerst iets doen.';
    return `${capital(heroName(to, active))} is aan de beurt. Je hoort het zodra je iets kunt doen.`;
  },
  pickHero: ({ grade }, { view }) => `Welke ${view.grades.length > 1 ? `${NAMES.grade[grade]}e ` : ''}held speel je?`,
  entrance: () => 'Op welke Ingang begin je?',
  lay: () => 'Welke van je Gebiedskaarten leg je, en waar?',
  trim: () => 'Je hebt meer in het spel dan je mag houden. Wat leg je af?',
  trimPack: () => 'Je Horde is te groot. Welk monster laat je gaan?',
  discard: (_question, { view }) => (view.house.discardOptional ? 'Leg je een kaart af?' : 'Welke kaart leg je af?'),
  save: () => 'Spaar je een bewegingspunt voor de beurten van de anderen?',
  challenge: () => 'Je bent aangevallen. Daag je iemand uit?',
  upkeep: ({ card }) => `Betaal je ${upkeepOf(card)} Roem om ${cardName(card)} gereed te houden?`,
  muster: (_question, { view }) =>
    view.list.length === 0
      ? 'Welke Ontmoetingen stuur je, na elkaar?'
      : `Wie stuur je nog, na ${list(view.list.map(({ card }) => theMonster(card)))}?`,
  place: ({ card }) => `Waar leg je ${place(card)}?`,
  pair: ({ portal }) => `Waarheen leidt het Portaal van ${place(portal)}?`,
  dodge: ({ space }) => `Voor je: ${obstacleText(space)}. Spring je opzij, of gooi je?`,
  spaceEffect: ({ space }) => {
    const clause = enterClause(space);
    const text = clause === null ? '' : ` ${sayClause(clause, 'own', false, PHRASES)}`;
    return `Je bent op ${place(space)}.${text} Wil je dat?`;
  },
  look: ({ count }) => `Van welke stapel bekijk je de bovenste ${count === 1 ? 'kaart' : `${count} kaarten`}?`,
  order: () => 'In welke volgorde leg je ze terug, de bovenste eerst?',
  lead: ({ quest }, to) => `Je leidt ${theFoe(quest)} tegen ${heroName(to, to.view.active ?? 0)}. Hoe is de aanval?`,
  hit: ({ strike }, to) => hitText(strike, to),
  minion: ({ minion }) => `Beantwoordt ${theMonster(minion)} een aanval voor jou?`,
  lose: ({ of }) => `Welke van je ${of === 'boon' ? 'Gunsten' : 'Schatten'} leg je af?`,
  stow: ({ strike }, { view }) => `Wat gebeurt er met ${theMonster(view.strikes[strike]?.card ?? '')}?`,
  spoils: ({ wounded }, to) => `Wie krijgt 1 Gevaar voor de wond van ${whom(to, wounded)}?`,
  shift: ({ left }) => `Welke Gebiedskaart verschuif je${left === 0 ? '' : `, met daarna nog ${left}`}?`,
  draw: () => 'Van welke stapel trek je?',
  rebirth: ({ grade }, { view }) =>
    `Als welke ${view.grades.length > 1 ? `${NAMES.grade[grade]}e ` : ''}held kom je terug?`,
  rebirthPlace: ({ seat }, to) => `Op welke Ingang komt ${heroName(to, seat)} terug?`,
  window: (question, to) => windowText(question, to),
};

function hitText(strike: number, to: Listener): string {
  const one = to.view.strikes[strike];
  const hero = one?.hero ?? null;
  if (one?.kind === 'hero' && hero !== null)
    return `Je raakt ${whom(to, hero)}. Een wond, of neem je een Queeste over?`;
  const card = one?.kind === 'monster' ? one.card : (to.view.strikes[one?.foe ?? -1]?.card ?? null);
  const struck = one?.kind === 'monster' ? hero : (one?.by ?? null);
  if (card === null || struck === null) return 'Wat doet de treffer?';
  return `${does(monster(card), 'raakt')} ${whom(to, struck)}. Wat gebeurt er?`;
}

type Windowed = QuestionOf<'window'>;

/** What has just happened or is about to. */
const SCENES: Readonly<Record<WindowName, (question: Windowed, to: Listener, active: number) => string>> = {
  'phase-start': (_question, to, active) =>
    `${capital(whose(to, active, to.view.phase === null ? 'beurt' : PHASES[to.view.phase]))} begint`,
  declared: ({ part }, to) => baneText(part, to),
  arrived: ({ space }) => (space === null ? 'Je bent aangekomen' : `Je komt bij ${obstacleText(space)}`),
  entered: ({ space }, to, active) =>
    `${does(somebody(to, active), 'is')} aangekomen op ${space === null ? 'een ander veld' : place(space)}`,
  'action-done': (_question, to, active) => `${does(somebody(to, active), 'heeft')} iets gedaan`,
  'turn-end': (_question, to, active) => `${capital(whose(to, active, 'beurt'))} loopt af`,
  response: (_question, to) => responseText(to),
  pack: () => 'De monsters worden zo weggelegd',
  'before-roll': (_question, to) => rollText(to.view),
  'would-be-wounded': (_question, { view }) => {
    const left = view.wounds === null ? 1 : view.wounds.count - view.wounds.prevented;
    return `Je krijgt zo ${wounds(Math.max(0, left))}`;
  },
};

function windowText(question: Windowed, to: Listener): string {
  const scene = SCENES[question.window](question, to, to.view.active ?? to.seat);
  return `${scene}. ${question.lap > 1 ? 'Doe je nu iets?' : 'Doe je iets?'}`;
}

function baneText(part: Windowed['part'], to: Listener): string {
  const { bane } = to.view;
  if (bane === null) return 'Er gaat een Vloek werken';
  const whomOn = part === 'target' ? 'jou' : bane.target === null ? null : whom(to, bane.target);
  const what = `${cardName(bane.card)}${whomOn === null ? '' : ` op ${whomOn}`}`;
  return `${does(somebody(to, bane.seat), 'speelt')} ${what}`;
}

/** Who attacks whom: one's own hero before all others. */
function responseText(to: Listener): string {
  const own = attacksOn(to.view, to.seat);
  if (own.length > 0) {
    const names = own.map(({ attacker }) => fighter(to, attacker));
    const verb = names.length === 1 && names[0]?.person !== 'many' ? 'valt' : 'vallen';
    return `${capital(list(names.map(({ text }) => text)))} ${verb} jou aan`;
  }
  return `Een gevecht begint, met ${counted(to.view.strikes.length, 'aanval', 'aanvallen')}`;
}

function rollText({ threat }: View): string {
  if (threat === null) return 'De dobbelstenen gaan vallen';
  const { about, source, form, number } = threat;
  return `Je trotseert ${sourceText(about, source)}, ${NAMES.form[form]} tegen ${number}`;
}

export const question: Wording<Dungeoneer>['question'] = asking(QUESTIONS, naming);
