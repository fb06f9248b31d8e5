import { type Crowd, percent, type TerminalFacet } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { type BlowOdds, blowOdds, type Outcome } from '../odds/index.ts';
import {
  baseName,
  basesOf,
  enemiesOf,
  figureIn,
  findBenefit,
  findEntity,
  inAttackRange,
  isChoice,
} from '../queries/index.ts';
import type { Action, Event, Glowquest } from '../types/index.ts';
import { scene } from '../words/terminal/scene.ts';
import { status } from '../words/terminal/status.ts';
import { parse, unclear } from '../words/typed/parse.ts';

const DIFFICULTY_LINES: Readonly<Record<string, string>> = {
  easy: 'Resolve 4: so often may a hero fall',
  normal: 'Resolve 3',
  hard: 'Resolve 2',
};

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

/** What there may be dozens of, and how to say it. */
const CROWDS: Readonly<Partial<Record<Action['type'], string>>> = {
  go: 'walk <square>',
  crawl: 'crawl <square>',
  place: 'place <square>',
  setUp: 'place <square>',
  stand: 'stand <square>',
  trade: 'trade <card> <from> <to>',
  exchange: 'exchange <card>',
  award: 'award <hero> <deck>',
};

/** Where somebody goes is worth a word; who trades what is not. */
const TOLD: readonly Action['type'][] = ['go', 'place', 'crawl', 'setUp'];

const CROWD_MIN = 5;
/** What a Benefit does has to be said only once. */
const USES_MIN = 2;

function crowdOf(action: Action): Crowd | null {
  if (action.type === 'keep' && action.reshuffle)
    return { name: 'keep <card> reshuffle', min: USES_MIN, hasExamples: false };
  if (action.type === 'use') {
    const isAimed = isChoice(findBenefit(action.benefit)?.target ?? 'self');
    return isAimed ? { name: `use ${action.benefit} <whom>`, min: USES_MIN, hasExamples: false } : null;
  }
  const name = CROWDS[action.type];
  const min = action.type === 'trade' || action.type === 'exchange' ? USES_MIN : CROWD_MIN;
  return name === undefined ? null : { name, min, hasExamples: TOLD.includes(action.type) };
}

/** Attacks first, and what is only there for the sake of completeness behind everything else. */
function rankOf(action: Action): number {
  if (action.type === 'attack') return action.base === 'role' ? -1 : -2;
  const isSpare = (action.type === 'keep' && action.reshuffle) || (action.type === 'use' && action.benefit === 'move'); // to walk is to use Move
  return isSpare ? 1 : 1 + LATE.indexOf(action.type);
}

const killText = ({ kill, loss }: Outcome, isExact: boolean): string => {
  const least = isExact ? '' : 'at least ';
  return `kills ${least}${percent(kill)}, ${least}${loss.toFixed(1)} damage`;
};
const outcomeText = (outcome: Outcome, isExact: boolean): string =>
  `hits ${percent(outcome.hit)}, ${killText(outcome, isExact)}`;

/** What an attack comes to with all Surges spent on it; null for anything else. */
function strikeOdds({ view }: Sight<Glowquest>, offer: Action): BlowOdds | null {
  const attacker = findEntity(view, view.turn?.who ?? -1);
  if (offer.type !== 'attack' || attacker === null) return null;
  const base = basesOf(view, attacker).find(({ source }) => source === offer.base);
  return base === undefined ? null : blowOdds(view, attacker.id, offer.target, base);
}

/** Every attack that whoever acts could make from here: as it is, and with all Surges spent on it. */
function strikeLines({ view }: Sight<Glowquest>): readonly string[] {
  const attacker = findEntity(view, view.turn?.who ?? -1);
  if (attacker === null) return [];
  return basesOf(view, attacker).flatMap((base) =>
    enemiesOf(view, attacker)
      .filter((enemy) => inAttackRange(view, attacker, base, enemy))
      .map(({ id }) => {
        const { plain, spent, isExact } = blowOdds(view, attacker.id, id, base);
        const weapon = baseName(base.source);
        return `${figureIn(view, id)}${weapon === '' ? '' : ` with ${weapon}`}: ${outcomeText(plain, isExact)}; with all Surges ${outcomeText(spent, isExact)}.`;
      }),
  );
}

/** Glowquest at the terminal: you are Defense, the program plays the others and answers for the monsters. */
export const terminal: TerminalFacet<Glowquest> = {
  scene,
  status,
  parse,
  unclear,
  hints: [
    'A square is called by its numbers on the map, counted east and south of the Stairs Up: 3,-4. Steps by the compass will do as well: ne 2.',
    'In your Turn you have Surges to spend: walk and use cost some, attack is free, once. What a card does is told where it is offered.',
    'Every attack shifts both fighters: whoever wins drives the other one back and follows. Mind what is behind you.',
    'On the map D, O and U are heroes, small letters lie Unconscious, and > marks whose Turn it is. Monsters go by letter and number: attack g2.',
  ],
  examples: { action: 'walk 9,9', rule: 'momentum.tier-straight', topic: 'glow' },
  openings: [
    '--set heroes=offense --set difficulty=easy       one hero, and more Resolve',
    '--players me,me,me,standard       three heroes at one keyboard',
    '--set monsters=heroes --set playersRunMonsters=on --players me,me,me       you run the monsters too',
    '--load expedition.table       on with a saved match',
  ],
  simulations: ['--games 200 --set difficulty=hard', '--games 200 --set heroes=offense --seats 2'],
  usualPlayers: ['me', 'standard', 'standard', 'standard'],
  asksFor: ['difficulty'],
  suggest: () => undefined,
  choice: (option, value) => (option === 'difficulty' ? (DIFFICULTY_LINES[value] ?? '') : ''),
  warning({ monsters, playersRunMonsters }, isPerson) {
    const isIdle = monsters === 'seat' && !playersRunMonsters && isPerson.at(-1) === true;
    return isIdle
      ? `The monsters follow their script, and seat ${isPerson.length} is only asked what it leaves open. With --set playersRunMonsters=on that seat decides everything.`
      : null;
  },
  plays(view, seat) {
    const names = view.heroes.filter((hero) => hero.seat === seat).map(({ id }) => figureIn(view, id));
    return names.length === 0 ? 'the monsters' : names.join(' and ');
  },
  isOpen: () => true,
  crowd: crowdOf,
  rank: rankOf,
  isTurningPoint: ({ type }) => TURNING_POINTS.includes(type),
  usualAnswer({ question }, offers) {
    if (Object.hasOwn(USUAL, question.kind)) return offers.find(({ type }) => type === USUAL[question.kind]) ?? null;
    const isOver =
      (question.kind === 'turn' || question.kind === 'explore') && offers.every(({ type }) => SELDOM.includes(type));
    return isOver ? (offers.find(({ type }) => type === 'endTurn' || type === 'endPhase') ?? null) : null;
  },
  worths(seen, _ask, offers) {
    const odds = offers.map((offer) => strikeOdds(seen, offer));
    return odds.every((one) => one === null)
      ? null
      : odds.map((one) => (one === null ? '' : killText(one.spent, one.isExact)));
  },
  odds: () => '',
  oddsInFull: strikeLines,
};
