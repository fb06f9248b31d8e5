import type { Crowd, TerminalFacet } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { duelOdds, matchIn, prospectOf } from '../../odds/index.ts';
import type { Action, Dungeoneer, Event, Question, View } from '../../types/index.ts';
import { roughly } from '../telling/reckoning.ts';
import { attacksIn } from '../telling/strikes.ts';
import { parserOf } from '../typed/parse.ts';
import type { VerbName } from '../typed/typed-words.ts';
import { fighterName, mapIn, sceneIn } from './scene.ts';
import { statusIn } from './status.ts';
import type { TerminalWords } from './terminal-texts.ts';
import { thingsIn } from './things.ts';

/** What goes without saying, by the kind of the question. */
const USUAL: Readonly<Partial<Record<Question['kind'], Action['type']>>> = {
  begin: 'begin',
  window: 'pass',
  challenge: 'pass',
};

/** What ends something comes behind everything else, and giving up last. */
const LATE: readonly Action['type'][] = ['stop', 'decline', 'disband', 'pass', 'endPhase', 'resign'];

/** What somebody most likely wants comes first. */
const EARLY: readonly Action['type'][] = ['deliver', 'attempt', 'takeToken', 'pickUp', 'search', 'untip', 'move'];

/** After these the table has to be looked at anew: one's own turn begins, or a card is to be laid. */
const TURNING_POINTS: readonly Event['type'][] = ['began', 'mapDrawn', 'mapDealt', 'gradeChanged', 'reborn'];

type Blank = keyof TerminalWords['texts']['blanks'];

/** What there may be dozens of, and how to say it. */
const CROWDS: Readonly<Partial<Record<Action['type'], readonly [VerbName, ...Blank[]]>>> = {
  place: ['place', 'cell'],
  lay: ['lay', 'card', 'cell'],
  shift: ['shift', 'card', 'cell'],
};

const CROWD_MIN = 9;
/** Where a Warp may lead is said only once. */
const WARPS_MIN = 4;

function crowdOf(action: Action, { words, texts }: TerminalWords): Crowd | null {
  if ((action.type === 'play' || action.type === 'use' || action.type === 'ability') && action.space !== null) {
    const verb = words.verbs[action.type === 'play' ? 'play' : 'use'][0];
    const what = action.type === 'ability' ? words.ability(action.hero)[0] : words.card(action.card)[0];
    return { name: `${verb} ${what} ${texts.blanks.place}`, min: WARPS_MIN, hasExamples: false };
  }
  if (action.type === 'hit' && action.space !== null)
    return {
      name: `${words.verbs.hit[0]} ${action.choice + 1} ${texts.blanks.place}`,
      min: WARPS_MIN,
      hasExamples: false,
    };
  if (action.type === 'encounter')
    return {
      name: `${words.verbs.send[0]} ${words.card(action.card)[0]} ${texts.blanks.whom} ${texts.blanks.form}`,
      min: CROWD_MIN,
      hasExamples: false,
    };
  const [verb, ...blanks] = CROWDS[action.type] ?? [];
  if (verb === undefined) return null;
  const name = [words.verbs[verb][0], ...blanks.map((blank) => texts.blanks[blank])].join(' ');
  return { name, min: CROWD_MIN, hasExamples: action.type === 'place' };
}

/** How every attack that is still to be rolled may end. */
const duelLines = (view: View, words: TerminalWords): readonly string[] =>
  attacksIn(view).flatMap(({ strike, attacker, defender }) => {
    if (strike.kind === 'trap' || strike.attack !== null) return [];
    const { hit, back } = duelOdds(matchIn(view, strike));
    const sides = [attacker, defender].map((one) => fighterName(view, one, words));
    const title = words.texts.attack(sides[0] ?? '', sides[1] ?? '', words.wording.names.form[strike.form]);
    return [`${title}: ${words.texts.duel(roughly(hit), roughly(back))}.`];
  });

/** What the coming dice mean for whoever looks. */
function prospectLine({ view, seat, asks }: Sight<Dungeoneer>, words: TerminalWords): string {
  const own = asks.find((ask) => ask.seat === seat);
  const prospect = prospectOf(view, seat, { type: 'pass' }, own?.question);
  return prospect === null ? '' : words.prospectText(prospect);
}

/** Dungeoneer at the terminal: you play one hero, and the program the others. */
export function terminalOf(words: TerminalWords): TerminalFacet<Dungeoneer> {
  const { texts, wording } = words;
  const { verbs, side } = words.words;
  return {
    scene: (sight) => sceneIn(words, sight),
    status: (sight) => statusIn(words, sight),
    map: (sight) => mapIn(words, sight),
    things: () => thingsIn(words),
    ...parserOf(words),
    hints: texts.hints,
    examples: { action: `${verbs.move[0]} ${side.north[0]}`, rule: 'move.cost-one', topic: texts.topic },
    openings: texts.openings,
    simulations: ['--games 100', '--games 100 --seats 4 --set sets=HD,HW'],
    usualPlayers: ['me', 'standard', 'standard'],
    asksFor: ['sets'],
    suggest: () => undefined,
    option: (option) => (option === 'sets' ? texts.setsOption : null),
    choice: (option, value) => (option === 'sets' ? (texts.sets[value] ?? '') : ''),
    warning: () => null,
    plays: (view, seat) => wording.heroName(view, seat),
    isOpen: ({ question }) => question.kind === 'begin',
    crowd: (action) => crowdOf(action, words),
    rank: ({ type }) => (EARLY.includes(type) ? EARLY.indexOf(type) - EARLY.length : 1 + LATE.indexOf(type)),
    isTurningPoint: (event, seat) =>
      TURNING_POINTS.includes(event.type) && (event.type !== 'began' || event.seat === seat),
    usualAnswer({ question }, offers) {
      const usual = USUAL[question.kind];
      return usual === undefined ? null : (offers.find(({ type }) => type === usual) ?? null);
    },
    worths: () => null, // what a fight is worth stands in its detail
    odds: () => '', // it stands beside the answers
    oddsInFull: (sight) => [
      ...duelLines(sight.view, words),
      ...[prospectLine(sight, words)].filter((line) => line !== ''),
    ],
  };
}
