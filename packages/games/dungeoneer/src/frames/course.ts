import { ask, askAny, below, everyone, roll, type Seat } from '@questhall/kernel';
import { GRADES, type HeroId, heroCardOf, type MapId, mapCardOf } from '../content/index.ts';
import { isEntrance } from '../map/chart.ts';
import { entrancesOf } from '../queries/exits.ts';
import { FIRST_LEVEL, maxLife } from '../queries/scores.ts';
import { clockwise, heroOf, isIn, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { CourseStage, FrameOf } from '../types/index.ts';
import { isDecided } from './complete.ts';
import { laySection } from './first-map.ts';
import { waitForLast } from './grades.ts';
import { dealMaps } from './laying.ts';
import { drawFrom } from './pieces.ts';
import { dealErrands, fillGlobals, recycle } from './quest-places.ts';
import { endByRanking } from './ranking.ts';
import { DIE } from './threat.ts';

type Course = FrameOf<'course'>;
type Step = (draft: Match, frame: Course, tell: Telling) => void;

const HAND = 5;
const ROUNDS_MAX = 100;
const ROUNDS_MAX_GRADED = 200;

const STEPS: Readonly<Record<CourseStage, Step>> = {
  begin(draft, frame) {
    frame.stage = draft.table.house.revealedMap ? 'quests' : 'first';
    askAny(draft, everyone(draft.seats), 'setup.order', { kind: 'begin' });
  },
  first: rollForFirst,
  quests: dealQuests,
  dealMap,
  map: laySetUp,
  heroes: nextHero,
  entrances: chooseEntrances,
  hands: dealHands,
  turn: nextTurn,
  over: endOfTurn,
};

export const course: Step = (draft, frame, tell) => STEPS[frame.stage](draft, frame, tell);

/** The highest die begins; ties roll again among themselves. [setup.first-player] */
function rollForFirst(draft: Match, frame: Course, tell: Telling): void {
  let rolling: readonly Seat[] = draft.table.heroes.map((_, seat) => seat);
  while (rolling.length > 1) {
    const faces = rolling.map((seat) => {
      const face = roll(draft.rng, DIE);
      tell.all('setup.first-player', { type: 'rolledFirst', seat, face });
      return face;
    });
    const best = Math.max(...faces);
    rolling = rolling.filter((_, at) => faces[at] === best);
  }
  setFirst(draft, rolling[0] ?? 0, 'setup.first-player', tell);
  frame.stage = 'map';
}

function setFirst({ table }: Match, seat: Seat, rule: Rule, tell: Telling): void {
  table.first = seat;
  tell.all(rule, { type: 'first', seat });
}

/**
 * Entrances, and four passages around each, in the order drawn, turned at random where both ways fit.
 * [setup.four-passages]
 */
function laySetUp(draft: Match, frame: Course, tell: Telling): void {
  for (const section of draft.table.sections) laySection(draft, section, tell);
  frame.stage = 'heroes';
  frame.seat = draft.table.first;
  frame.left = draft.table.heroes.length * draft.table.grades.length;
}

/** A random Hero card for each, or the one he picks, grade by grade. [setup.random-hero] [opt.pick-your-hero] */
function nextHero(draft: Match, frame: Course, tell: Telling): void {
  const { table } = draft;
  if (frame.left === 0) {
    for (const seat of clockwise(table, table.first)) {
      const hero = heroOf(table, seat);
      hero.life = maxLife(hero);
      hero.level = FIRST_LEVEL[table.grade];
    }
    frame.stage = 'entrances';
    frame.seat = table.first;
    frame.left = table.heroes.length;
    return;
  }
  const grade = table.grades[table.grades.length - Math.ceil(frame.left / table.heroes.length)] ?? 'heroic';
  const { seat } = frame;
  frame.left -= 1;
  frame.seat = (seat + 1) % table.heroes.length;
  if (table.house.pickYourHero) {
    ask(draft, seat, 'opt.pick-your-hero', { kind: 'pickHero', grade });
    return;
  }
  const fitting = table.spare.filter((hero) => heroCardOf(hero).grade === grade);
  const hero = fitting[below(draft.rng, fitting.length)];
  if (hero !== undefined) giveHero(draft, seat, hero, 'setup.random-hero', tell);
}

export function giveHero(
  { table }: Match,
  seat: Seat,
  hero: HeroId,
  rule: 'setup.random-hero' | 'opt.pick-your-hero' | 'opt.reincarnation',
  tell: Telling,
): void {
  table.spare = table.spare.filter((other) => other !== hero);
  const { heroes } = heroOf(table, seat);
  heroes.push(hero);
  heroes.sort((x, y) => GRADES.indexOf(heroCardOf(x).grade) - GRADES.indexOf(heroCardOf(y).grade));
  tell.all(rule, { type: 'gotHero', seat, hero });
}

/** Every hero starts on an Entrance, with 1 Glory and 1 Peril for entering it. [setup.start-space] */
function chooseEntrances(draft: Match, frame: Course, tell: Telling): void {
  const { table } = draft;
  if (frame.left === 0) {
    frame.stage = table.house.revealedMap ? 'hands' : 'quests';
    return;
  }
  const { seat } = frame;
  frame.left -= 1;
  frame.seat = (seat + 1) % table.heroes.length;
  const entrances = entrancesOf(table);
  const [only] = entrances;
  if (entrances.length === 1 && only !== undefined) startOn(draft, seat, only, tell);
  else ask(draft, seat, 'combine.start-section', { kind: 'entrance' });
}

export function startOn({ table }: Match, seat: Seat, space: MapId, tell: Telling): void {
  const hero = heroOf(table, seat);
  const { glory, peril } = mapCardOf(space);
  hero.space = space;
  tell.all('setup.start-space', { type: 'placedHero', seat, space });
  hero.glory += glory;
  hero.peril += peril;
  tell.all('setup.start-space', { type: 'collected', seat, space, glory, peril });
}

/** Two Personal Quests each, face down, and a Global one. [setup.personal-quests] [setup.global-quest] */
function dealQuests(draft: Match, frame: Course, tell: Telling): void {
  const { table } = draft;
  const from = table.house.revealedMap ? 0 : table.first;
  if (!table.house.noPersonalQuests) dealErrands(draft, from, tell);
  fillGlobals(draft, table.house.noPersonalQuests ? 'opt.no-personal-quests' : 'setup.global-quest', tell);
  frame.stage = table.house.revealedMap ? 'dealMap' : 'hands';
  frame.seat = table.first;
  frame.left = HAND * table.heroes.length;
}

/** Five cards each, one at a time; with two decks everybody chooses for every card. [setup.hand-of-five] */
function dealHands(draft: Match, frame: Course, tell: Telling): void {
  const { table } = draft;
  if (frame.left === 0) {
    frame.stage = 'turn';
    frame.seat = table.first;
    return;
  }
  const { seat } = frame;
  frame.left -= 1;
  frame.seat = (seat + 1) % table.heroes.length;
  const [pile, other] = table.piles;
  if (pile === undefined) return;
  if (other === undefined) drawFrom(draft, seat, pile, 'setup.hand-of-five', tell);
  else draft.agenda.push({ kind: 'drawing', seat, count: 1, rule: 'setup.hand-of-five' });
}

/** Whoever is dealt the Entrance is Player A, and the map is laid from there. [opt.revealed-map-entrance] */
function dealMap(draft: Match, frame: Course, tell: Telling): void {
  const { table } = draft;
  dealMaps(
    draft,
    table.sections.flatMap(({ deck }) => deck.splice(0)),
    0,
    'opt.revealed-map',
    tell,
  );
  const entrances = table.dealt.flat().filter(isEntrance);
  const chosen = entrances[entrances.length === 1 ? 0 : below(draft.rng, entrances.length)] ?? '';
  const holder = table.dealt.findIndex((own) => own.includes(chosen));
  setFirst(draft, Math.max(holder, 0), 'opt.revealed-map-entrance', tell);
  frame.stage = 'heroes';
  frame.seat = table.first;
  frame.left = table.heroes.length * table.grades.length;
  draft.agenda.push({ kind: 'laying', seat: table.first, passed: 0 });
}

/** The player to the left of the last one begins a turn. [core.turn-passes-left] */
function nextTurn(draft: Match, frame: Course, tell: Telling): void {
  const { table } = draft;
  if (!isIn(table, frame.seat)) {
    passOn(draft, frame);
    return;
  }
  frame.stage = 'over';
  const { seat } = frame;
  if (seat === table.first && table.round === 0) table.round = 1;
  tell.all('core.turn-passes-left', { type: 'began', seat, round: table.round });
  draft.agenda.push({
    kind: 'turn',
    seat,
    phase: 'reset',
    stage: 'start',
    owed: null,
    hasDeclared: false,
    explored: 0,
    tried: [],
    closed: [],
    found: [],
  });
}

/** However the turn ended. */
function endOfTurn(draft: Match, frame: Course, tell: Telling): void {
  const { seat } = frame;
  recycle(draft, tell);
  passOn(draft, frame);
  if (draft.outcome === null) waitForLast(draft, seat, tell);
}

/** The round number rises whenever the order passes Player A's seat, also if he is defeated. */
function passOn(draft: Match, frame: Course): void {
  const { table } = draft;
  const { seat } = frame;
  frame.seat = (seat + 1) % table.heroes.length;
  frame.stage = 'turn';
  if (frame.seat !== table.first) return;
  endOfRound(draft, seat);
  table.round += 1;
}

function endOfRound(draft: Match, last: Seat): void {
  const { table } = draft;
  const limit = table.roundLimit > 0 ? table.roundLimit : table.grades.length > 1 ? ROUNDS_MAX_GRADED : ROUNDS_MAX;
  if (isDecided(table)) endByRanking(draft, last, 'core.win-three-quests');
  else if (table.round >= limit) endByRanking(draft, last, 'core.endless-guard');
}
