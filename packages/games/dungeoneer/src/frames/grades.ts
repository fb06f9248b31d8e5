import { ask, type Seat, shuffle } from '@questhall/kernel';
import { adventureOf, type Grade, isGloryCard, mapCardOf, questOf, SECTIONS } from '../content/index.ts';
import { isEntrance } from '../map/chart.ts';
import { hasSpot } from '../map/placing.ts';
import { adventuresOf, mapsOf, questsOf } from '../queries/decks.ts';
import { FIRST_LEVEL } from '../queries/scores.ts';
import { leftFor } from '../queries/shifting.ts';
import { clockwise, heroOf, type Match, seatsIn, type Telling } from '../queries/table.ts';
import type { FrameOf, Section, Table } from '../types/index.ts';
import { pairLater } from './build.ts';
import { laySection } from './first-map.ts';
import { dealMaps } from './laying.ts';
import { dealErrands, fillGlobals } from './quest-places.ts';
import { trimSoon } from './trim.ts';

/** The last one has so many more turns of his own to reach the next grade. [combine.no-waiting-forever] */
const TURNS_TO_WAIT = 8;
/** Or so many in a row in which he has done nothing, like somebody who is not there. */
const IDLE_TURNS_TO_WAIT = 3;

const nextGrade = ({ grades, grade }: Table): Grade | null => grades[grades.indexOf(grade) + 1] ?? null;

/**
 * The level that everybody must have reached: without an epic set the one behind the heroic ones.
 * [combine.heroic-plus-legendary]
 */
const threshold = ({ grade }: Table): number => FIRST_LEVEL[grade] + 3;

/** The grade that begins now, because the last player has reached it. [combine.epic-arrives] */
export function gradeAfter(table: Table): Grade | null {
  const isReached = seatsIn(table).every((seat) => heroOf(table, seat).level >= threshold(table));
  return isReached ? nextGrade(table) : null;
}

export function startGrade(draft: Match, seat: Seat, grade: Grade): void {
  draft.table.grade = grade;
  draft.agenda.push({ kind: 'grade', seat, stage: 'decks', entrances: [], left: [] });
}

/** Decks, map, Quests of the new grade. */
export function grade(draft: Match, frame: FrameOf<'grade'>, tell: Telling): void {
  switch (frame.stage) {
    case 'decks':
      frame.stage = 'map';
      replaceDecks(draft, frame, tell);
      promote(draft, tell);
      break;
    case 'map':
      layNew(draft, frame, tell);
      break;
    case 'quests':
      draft.agenda.pop();
      if (!draft.table.house.noPersonalQuests) dealErrands(draft, frame.seat, tell);
      fillGlobals(draft, 'combine.deal-new-quests', tell);
      break;
  }
}

/**
 * Adventure and Quest decks with their discard piles are replaced; of several sets there are always two Adventure decks.
 * [combine.legendary-arrives]
 */
function replaceDecks(draft: Match, frame: FrameOf<'grade'>, tell: Telling): void {
  const { table } = draft;
  const rule = table.grade === 'epic' ? 'combine.epic-arrives' : 'combine.legendary-arrives';
  tell.all(rule, { type: 'gradeChanged', grade: table.grade, seat: frame.seat });
  for (const pile of table.piles) {
    table.gone.push(...pile.draw, ...pile.discard);
    pile.draw = adventuresOf(table, table.grade).filter(
      (card) => (pile.name === 'glory') === isGloryCard(adventureOf(card)),
    );
    pile.discard = [];
    pile.known = pile.known.map(() => 0);
    shuffle(draft.rng, pile.draw);
  }
  retireQuests(table);
  table.questDeck = questsOf(table, table.grade, table.heroes.length);
  shuffle(draft.rng, table.questDeck);
  frame.left = mapsOf(table.sets, table.grade);
  table.later = table.later.filter((card) => !frame.left.includes(card));
}

/** Unfinished Quests of the old grade leave the game; Artifacts stay. */
function retireQuests(table: Table): void {
  const old = [
    ...table.questDeck,
    ...table.globals,
    ...table.errands.flatMap((own) => own.map(({ quest }) => quest)),
    ...table.stray,
  ];
  table.gone.push(...old);
  table.globals = [];
  table.errands = table.errands.map(() => []);
  table.stray = [];
  table.finished = table.finished.filter((quest) => questOf(quest).grade === table.grade);
  table.progress = [];
}

/** Whoever left a grade out begins the next one at its first level. */
function promote(draft: Match, tell: Telling): void {
  const { table } = draft;
  const first = FIRST_LEVEL[table.grade];
  for (const seat of seatsIn(table)) {
    const hero = heroOf(table, seat);
    if (hero.level >= first) continue;
    hero.level = first;
    tell.all('combine.heroic-plus-legendary', { type: 'promoted', seat, level: first });
    trimSoon(draft, seat, 'combine.carry-limits');
  }
}

/**
 * The new Entrance is placed by whoever caused the change; the other cards go into their section's deck.
 * [combine.new-map-cards]
 */
function layNew(draft: Match, frame: FrameOf<'grade'>, tell: Telling): void {
  const { table } = draft;
  const name = SECTIONS.find((one) => frame.left.some((card) => mapCardOf(card).section === one));
  if (name === undefined) {
    frame.stage = 'quests';
    return;
  }
  if (table.house.revealedMap) {
    dealNew(draft, frame, tell);
    return;
  }
  const cards = frame.left.filter((card) => mapCardOf(card).section === name);
  frame.left = frame.left.filter((card) => !cards.includes(card));
  const section = table.sections.find((one) => one.name === name);
  if (section === undefined) {
    const late: Section = { name, placed: [], deck: cards, seenBelow: 0 };
    table.sections.push(late);
    laySection(draft, late, tell);
    const [entrance] = late.placed;
    if (entrance !== undefined) pairLater(draft, frame.seat, entrance.card);
    return;
  }
  const entrance = cards.find(isEntrance);
  if (entrance === undefined) return;
  const others = cards.filter((card) => card !== entrance);
  if (!hasSpot(section.placed, section.name, entrance, leftFor(table, section) + others.length)) {
    table.lost.push(...cards);
    tell.all('combine.new-map-cards', { type: 'closedUp', section: name, cards });
    return;
  }
  section.deck.push(...others);
  section.seenBelow = 0;
  shuffle(draft.rng, section.deck);
  ask(draft, frame.seat, 'combine.new-map-cards', { kind: 'place', card: entrance, isEntrance: true });
}

/** With a revealed map what is new is dealt and laid at once, beginning with whoever caused the change. */
function dealNew(draft: Match, frame: FrameOf<'grade'>, tell: Telling): void {
  const { table } = draft;
  const isNew = (name: Section['name']): boolean => !table.sections.some((one) => one.name === name);
  for (const name of new Set(frame.left.map((card) => mapCardOf(card).section)))
    if (isNew(name)) table.sections.push({ name, placed: [], deck: [], seenBelow: 0 });
  dealMaps(draft, frame.left.splice(0), frame.seat, 'combine.new-map-cards', tell);
  draft.agenda.push({ kind: 'laying', seat: frame.seat, passed: 0 });
}

/**
 * At the end of a turn: a defeat may have let the next grade in, and nobody waits for ever.
 * [combine.no-waiting-forever]
 */
export function waitForLast(draft: Match, seat: Seat, tell: Telling): void {
  const { table } = draft;
  const next = nextGrade(table);
  if (next === null) return;
  const behind = seatsIn(table).filter((one) => heroOf(table, one).level < threshold(table));
  for (const one of seatsIn(table)) if (!behind.includes(one) || behind.length > 1) heroOf(table, one).waited = 0;
  const [last] = behind;
  if (behind.length === 1 && last === seat) {
    const hero = heroOf(table, last);
    hero.waited += 1;
    const isIdle = Math.min(table.idle[last] ?? 0, hero.waited) >= IDLE_TURNS_TO_WAIT;
    if (hero.waited < TURNS_TO_WAIT && !isIdle) return;
    hero.waited = 0;
    hero.level = threshold(table);
    tell.all('combine.no-waiting-forever', { type: 'promoted', seat: last, level: hero.level });
  } else if (behind.length > 0) return;
  startGrade(draft, clockwise(table, seat)[0] ?? seat, next);
  for (const one of seatsIn(table)) trimSoon(draft, one, 'combine.carry-limits');
}
