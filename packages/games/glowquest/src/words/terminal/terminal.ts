import type { Crowd, TerminalFacet } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { blowOdds } from '../../odds/index.ts';
import { inAttackRange } from '../../queries/attacking.ts';
import { findBenefit, isChosen } from '../../queries/benefits.ts';
import { enemiesOf, findEntity, isConscious } from '../../queries/entities.ts';
import { isWithin } from '../../queries/reach.ts';
import { basesOf } from '../../queries/stats.ts';
import type { Action, Event, Glowquest } from '../../types/index.ts';
import { parserOf } from '../typed/parse.ts';
import { mapIn, sceneIn } from './scene.ts';
import { statusIn } from './status.ts';
import type { TerminalWords } from './terminal-words.ts';
import { thingsIn } from './things.ts';

/** What goes without saying, by the kind of the question. */
const USUAL: Readonly<Record<string, Action['type']>> = {
  hit: 'done',
  miss: 'done',
  stand: 'stand',
  setUp: 'setUp',
  packets: 'name',
};

/** What may be left in a Turn or a Phase that is as good as over. */
const SELDOM: readonly Action['type'][] = ['endTurn', 'endPhase', 'trade'];

/** What ends something comes behind everything else. */
const LATE: readonly Action['type'][] = ['trade', 'exchange', 'done', 'decline', 'endPhase', 'endTurn'];

/** After these the map has to be drawn anew: somebody else is next, or there is more of it. */
const TURNING_POINTS: readonly Event['type'][] = [
  'entered',
  'phaseBegan',
  'laid',
  'wentDown',
  'encounterBegan',
  'turnBegan',
  'encounterWon',
];

type Blank = keyof TerminalWords['texts']['blanks'];
type Verb = keyof TerminalWords['typedWords']['verbs'];

/** What there may be dozens of, and how to say it. */
const CROWDS: Readonly<Partial<Record<Action['type'], readonly [Verb, ...Blank[]]>>> = {
  go: ['walk', 'square'],
  crawl: ['crawl', 'square'],
  place: ['place', 'square'],
  setUp: ['place', 'square'],
  stand: ['stand', 'square'],
  trade: ['trade', 'card', 'from', 'to'],
  exchange: ['exchange', 'card'],
  award: ['award', 'hero', 'deck'],
};

/** Where somebody goes is worth a word; who trades what is not. */
const TOLD: readonly Action['type'][] = ['go', 'place', 'crawl', 'setUp'];

const CROWD_MIN = 5;
/** What a Benefit does has to be said only once. */
const USES_MIN = 2;

function crowdOf(action: Action, { typedWords, texts }: TerminalWords): Crowd | null {
  const { verbs } = typedWords;
  if (action.type === 'keep' && action.reshuffle)
    return {
      name: `${verbs.keep[0]} ${texts.blanks.card} ${typedWords.reshuffle[0]}`,
      min: USES_MIN,
      hasExamples: false,
    };
  if (action.type === 'use') {
    const isAimed = isChosen(findBenefit(action.benefit)?.target ?? 'self');
    const name = `${verbs.use[0]} ${typedWords.benefit(action.benefit)[0]} ${texts.blanks.whom}`;
    return isAimed ? { name, min: USES_MIN, hasExamples: false } : null;
  }
  const [verb, ...blanks] = CROWDS[action.type] ?? [];
  if (verb === undefined) return null;
  const min = action.type === 'trade' || action.type === 'exchange' ? USES_MIN : CROWD_MIN;
  const name = [verbs[verb][0], ...blanks.map((blank) => texts.blanks[blank])].join(' ');
  return { name, min, hasExamples: TOLD.includes(action.type) };
}

/** Attacks first, and what is only there for the sake of completeness behind everything else. */
function rankOf(action: Action): number {
  if (action.type === 'attack') return action.base === 'role' ? -1 : -2;
  const isSpare = (action.type === 'keep' && action.reshuffle) || (action.type === 'use' && action.benefit === 'move'); // to walk is to use Move
  return isSpare ? 1 : 1 + LATE.indexOf(action.type);
}

/**
 * Every attack on whoever is in sight, as it is and with all Surges spent on it: of whoever acts, or else of the first
 * hero of this seat that could act. Whoever is out of reach is reckoned with as if the attacker stood there already.
 */
function strikeLines({ view, seat }: Sight<Glowquest>, { wording, texts }: TerminalWords): readonly string[] {
  const attacker =
    findEntity(view, view.turn?.who ?? -1) ??
    view.heroes.find((hero) => hero.seat === seat && hero.at >= 0 && isConscious(hero));
  if (attacker === undefined) return [];
  const inSight = enemiesOf(view, attacker).filter(({ at }) => isWithin(view.floor, attacker.at, at, 'ranged'));
  return basesOf(view, attacker).flatMap((base) =>
    inSight.map((enemy) => {
      const { plain, spent, isExact } = blowOdds(view, attacker.id, enemy.id, base);
      const name = wording.nameOf(view, enemy.id);
      return texts.strike(
        inAttackRange(view, attacker, base, enemy) ? name : texts.onceInReach(name),
        wording.base(base.source),
        texts.outcome(plain, isExact),
        texts.outcome(spent, isExact),
      );
    }),
  );
}

/** Glowquest at the terminal: you are Defense, the program plays the others and answers for the monsters. */
export function terminalOf(words: TerminalWords): TerminalFacet<Glowquest> {
  const { texts, wording, typedWords, list } = words;
  return {
    scene: (sight) => sceneIn(words, sight),
    status: (sight) => statusIn(words, sight),
    ...parserOf(words),
    hints: texts.hints,
    examples: { action: `${typedWords.verbs.walk[0]} 9,9`, rule: 'momentum.tier-straight', topic: texts.topic },
    openings: texts.openings,
    simulations: ['--games 200 --set difficulty=hard', '--games 200 --set heroes=offense --seats 2'],
    usualPlayers: ['me', 'standard', 'standard', 'standard'],
    asksFor: ['difficulty'],
    suggest: () => undefined,
    option: (option) => (option === 'difficulty' ? texts.difficulty : null),
    choice: (option, value) => (option === 'difficulty' ? (texts.difficulties[value] ?? '') : ''),
    warning({ monsters, playersRunMonsters }, isPerson) {
      const isIdle = monsters === 'seat' && !playersRunMonsters && isPerson.at(-1) === true;
      return isIdle ? texts.idleMonsters(isPerson.length) : null;
    },
    plays(view, seat) {
      const names = view.heroes.filter((hero) => hero.seat === seat).map(({ id }) => wording.nameOf(view, id));
      return names.length === 0 ? wording.monsters : list(names);
    },
    isOpen: () => true,
    map: (sight) => mapIn(words, sight),
    things: () => thingsIn(words),
    crowd: (action) => crowdOf(action, words),
    rank: rankOf,
    isTurningPoint: ({ type }) => TURNING_POINTS.includes(type),
    usualAnswer({ question }, offers) {
      if (Object.hasOwn(USUAL, question.kind)) return offers.find(({ type }) => type === USUAL[question.kind]) ?? null;
      const isOver =
        (question.kind === 'turn' || question.kind === 'explore') && offers.every(({ type }) => SELDOM.includes(type));
      return isOver ? (offers.find(({ type }) => type === 'endTurn' || type === 'endPhase') ?? null) : null;
    },
    worths: () => null, // what an attack is worth stands in its detail
    odds: () => '',
    oddsInFull: (sight) => strikeLines(sight, words),
  };
}
