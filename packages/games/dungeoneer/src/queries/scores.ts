import type { Seat } from '@questhall/kernel';
import {
  adventureOf,
  type CardId,
  type Clause,
  type Effect,
  type EffectOf,
  type Fighter,
  FORMS,
  type Form,
  GRADES,
  type HeroCard,
  type HeroId,
  heroCardOf,
  type Lasting,
  lastingFrom,
  type MapId,
  mapCardOf,
  onceFor,
  type QuestId,
  questOf,
  type Said,
  type Sign,
  type Signs,
  type Trigger,
  triggeredFrom,
  wonWith,
} from '../content/index.ts';
import { once } from '../once.ts';
import type { Hero, Open, Strike } from '../types/index.ts';
import { heroOf, progressIn } from './table.ts';

/** The level with which a grade begins. [combine.grade-levels] */
export const FIRST_LEVEL = { heroic: 1, epic: 4, legendary: 7 } as const;
const ROWS = 3;

const isActiveAt = (level: number, card: HeroId, at: number): boolean =>
  at === 0 || level >= FIRST_LEVEL[heroCardOf(card).grade];

/** The Hero cards of a stack that count at this level. [combine.stack-cards] [combine.abilities-by-level] */
export function activeCards({ heroes, level }: Hero): readonly HeroCard[] {
  const [first] = heroes;
  if (heroes.length === 1 && first !== undefined) return alone(first);
  const cards: HeroCard[] = [];
  for (let at = 0; at < heroes.length; at++) {
    const card = heroes[at] ?? '';
    if (isActiveAt(level, card, at)) cards.push(heroCardOf(card));
  }
  return cards;
}

/** A card without any of other grades always counts: one list of each for everybody. */
const alone = onceFor((hero: HeroId): readonly HeroCard[] => [heroCardOf(hero)]);

/** The Hero card whose limits hold: the highest that counts. [combine.carry-limits] */
function leadingCard(hero: Hero): HeroCard {
  const card = activeCards(hero).at(-1);
  if (card === undefined) throw new Error('nobody is without a Hero card');
  return card;
}

/** The row of the level, and beyond the last one the last. [comp.scores-by-level] */
const rowOf = (card: HeroCard, level: number, form: Form): number => {
  const at = Math.min(Math.max(level - FIRST_LEVEL[card.grade], 0), ROWS - 1);
  return card.rows[at]?.[form] ?? 0;
};

/**
 * What the Hero cards give at a level.
 * The lowest card gives its row, over its Base where it has one; each further one adds its plus-row.
 */
export function printedScore(hero: Hero, form: Form): number {
  const cards = activeCards(hero);
  const [lowest, next] = cards;
  if (lowest === undefined) return 0;
  // A card without one of the grade below has a Base instead. [combine.epic-alone]
  const own = (lowest.base?.[form] ?? 0) + rowOf(lowest, hero.level, form);
  if (cards.length === 1) return own;
  // Where a grade was left out, the better of the two bases counts. [combine.heroic-plus-legendary]
  const isGap = next !== undefined && GRADES.indexOf(next.grade) - GRADES.indexOf(lowest.grade) > 1;
  const base = isGap ? Math.max(own, next.base?.[form] ?? 0) : own;
  // [combine.stacked-scores]
  return cards.reduce((sum, card) => (card === lowest ? sum : sum + rowOf(card, hero.level, form)), base);
}

const NOTHING: readonly never[] = [];

/** What the cards in play on a hero say of some kind, in their order, but for his Artifacts. */
function saidOn<X>(table: Open, seat: Seat, said: Said<X>): readonly X[] {
  const { heroes, level, readied, banes } = heroOf(table, seat);
  if (table.own !== undefined) return saidByAny(table, seat, said.of);
  let found: readonly X[] = NOTHING;
  if (said.heroes !== null)
    for (let at = 0; at < heroes.length; at++) {
      const card = heroes[at] ?? '';
      const more = said.heroes[card];
      if (more !== undefined && isActiveAt(level, card, at)) found = joined(found, more);
    }
  if (said.adventures !== null) {
    for (const { card } of readied) found = joined(found, said.adventures[card]);
    for (const { card } of banes) found = joined(found, said.adventures[card]);
  }
  return said.quests === null ? found : joined(found, saidByQuests(table, seat, said.quests));
}

/** The same where cards of somebody's own are in play. */
function saidByAny<X>(table: Open, seat: Seat, of: Said<X>['of']): readonly X[] {
  const { heroes, level, readied, banes } = heroOf(table, seat);
  const errands = table.errands[seat] ?? NOTHING;
  return [
    ...heroes.filter((card, at) => isActiveAt(level, card, at)),
    ...readied.map(({ card }) => card),
    ...banes.map(({ card }) => card),
    ...errands.flatMap(({ quest, isUp }) => (quest !== null && isAtWork(table, quest, isUp) ? [quest] : [])),
    ...table.globals.filter((quest) => questOf(quest).category === 'effect'),
  ].flatMap(of);
}

function saidByQuests<X>(table: Open, seat: Seat, said: NonNullable<Said<X>['quests']>): readonly X[] {
  let found: readonly X[] = NOTHING;
  for (const { quest, isUp } of table.errands[seat] ?? NOTHING) {
    const more = quest === null ? undefined : said[quest];
    if (quest !== null && more !== undefined && isAtWork(table, quest, isUp)) found = joined(found, more);
  }
  for (const quest of table.globals) {
    const more = said[quest];
    if (more !== undefined && questOf(quest).category === 'effect') found = joined(found, more);
  }
  return found;
}

/** An Effect Quest that lies open, and an Escort while the token is on it. [quest.escort-burden] */
function isAtWork(table: Open, quest: QuestId, isUp: boolean): boolean {
  return questOf(quest).category === 'effect' ? isUp : progressIn(table, quest)?.token === 'card';
}

/** Two lists as one; a new one only where both have something in them. */
const joined = <X>(one: readonly X[], other: readonly X[] = NOTHING): readonly X[] => {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
};

/** What the cards on a hero do at some moment, in their order. */
export const triggeredOn = (table: Open, seat: Seat, trigger: Trigger): readonly Effect[] =>
  saidOn(table, seat, triggeredFrom(trigger));

/** Every lasting effect of one kind that is at work on a hero, with what narrows it. */
export function lastingOn<W extends Effect['word']>(table: Open, seat: Seat, word: W): readonly Lasting<W>[] {
  let found = saidOn(table, seat, lastingFrom(word));
  const { artifacts } = heroOf(table, seat);
  if (artifacts.length > 0) for (const quest of artifacts) found = joined(found, wonWith(word, quest));
  return found;
}

/** Effects with a printed minimum come last and take nothing below it; nothing is below 0. [comp.score-order] */
export function heroScore(table: Open, seat: Seat, form: Form): number {
  const hero = heroOf(table, seat);
  let score = printedScore(hero, form);
  const effects = lastingOn(table, seat, 'score');
  for (const [effect, bracket] of effects)
    if (effect.form === form && !bracket.host && bracket.min === null) score += effect.by;
  for (const [effect, { min, host }] of effects)
    if (effect.form === form && !host && min !== null) score = Math.max(Math.min(score, min), score + effect.by);
  return Math.max(score, 0);
}

/** A form has ● if any card that counts has it, else ◆ if any has that. [combine.stacked-symbols] */
export function heroSign(table: Open, seat: Seat, form: Form): Sign {
  let sign: Sign = 'none';
  for (const { signs } of activeCards(heroOf(table, seat))) {
    if (signs[form] === 'attack') return 'attack';
    if (signs[form] === 'counter') sign = 'counter';
  }
  return lastingOn(table, seat, 'symbol').some(([effect]) => effect.form === form) ? 'attack' : sign;
}

const attacksOn = once((signs: Signs): readonly Form[] => FORMS.filter((form) => signs[form] === 'attack'));

/** The forms in which a monster can attack, or a Minion. */
export const fighterAttacks = ({ signs }: Fighter): readonly Form[] => attacksOn(signs);

/** The forms in which a hero can attack. */
export function heroAttacks(table: Open, seat: Seat): readonly Form[] {
  const cards = activeCards(heroOf(table, seat));
  const [first] = cards;
  if (cards.length === 1 && first !== undefined && lastingOn(table, seat, 'symbol').length === 0)
    return attacksOn(first.signs);
  return FORMS.filter((form) => heroSign(table, seat, form) === 'attack');
}

/** What is added to a Threat roll; some cards help with exits alone. [threat.not-combat] */
export function threatMore(table: Open, seat: Seat, isExit: boolean): number {
  return lastingOn(table, seat, 'threats').reduce(
    (sum, [{ by }, { rolls }]) => sum + (rolls.includes('exit') && !isExit ? 0 : by),
    0,
  );
}

export function fighterOf({ quest, card }: Pick<Strike, 'quest' | 'card'>): Fighter {
  if (quest !== null) {
    const { criteria } = questOf(quest);
    if (criteria.form === 'slay') return criteria.monster;
  }
  return fighterOn(card);
}

export function fighterOn(card: CardId | null): Fighter {
  const fighter = card === null ? null : adventureOf(card).fighter;
  if (fighter === null) throw new Error(`${card} does not fight`);
  return fighter;
}

/** A monster's score where it fights, with what is attached to it. */
export function monsterScore(card: CardId, attached: readonly CardId[], space: MapId | null, form: Form): number {
  const terrains = space === null ? [] : mapCardOf(space).terrains;
  let score = fighterOn(card).scores[form];
  const add = ({ trigger, choices, bracket }: Clause): void => {
    if (trigger !== null || (bracket.on.length > 0 && !bracket.on.some((terrain) => terrains.includes(terrain))))
      return;
    for (const effect of choices[0] ?? []) if (effect.word === 'score' && effect.form === form) score += effect.by;
  };
  adventureOf(card).clauses.forEach(add);
  for (const other of attached) adventureOf(other).clauses.forEach(add);
  return Math.max(score, 0);
}

/** Cards that help with attacks or answers in some form, or against some kind of monster. */
export function combatMore(
  table: Open,
  seat: Seat,
  word: 'attack' | 'counter' | 'woundMore',
  form: Form,
  against: string | null,
): number {
  return lastingOn(table, seat, word).reduce((sum, [effect, bracket]) => {
    const isMeant =
      (bracket.form === null || bracket.form === form) && (bracket.against === null || bracket.against === against);
    return isMeant && typeof effect.by === 'number' ? sum + effect.by : sum;
  }, 0);
}

export const ignores = (table: Open, seat: Seat, what: EffectOf<'ignore'>['what'][number]): boolean =>
  lastingOn(table, seat, 'ignore').some(([effect]) => effect.what.includes(what));

/** The most of a sort that a hero may have in play. [dur.permanent-limits] */
export function limitOf(table: Open, seat: Seat, of: EffectOf<'limit'>['of']): number {
  const { boons, treasures } = leadingCard(heroOf(table, seat));
  const printed = of === 'boons' ? boons : of === 'treasures' ? treasures : 1;
  return lastingOn(table, seat, 'limit').reduce((sum, [effect]) => (effect.of === of ? sum + effect.by : sum), printed);
}

/** The Glory that a card costs this player: never less than 1 by what lowers it. [fx.variable] */
export function gloryCost(table: Open, seat: Seat, card: CardId, variable: number): number {
  const { cost, kind } = adventureOf(card);
  let price = cost + variable;
  let more = 0;
  for (const [{ of, by }] of lastingOn(table, seat, 'cost')) {
    if (of === 'treasure' && kind === 'treasure') price = Math.max(1, price + by);
    else if (of === 'gloryCard') more += by;
  }
  return price + more;
}

/** What every Glory card costs more than printed. */
export function surcharge(table: Open, seat: Seat): number {
  let more = 0;
  for (const [{ of, by }] of lastingOn(table, seat, 'cost')) if (of === 'gloryCard') more += by;
  return more;
}

export const maxLife = (hero: Hero): number => heroCardOf(hero.heroes[0] ?? raise()).life;

const raise = (): never => {
  throw new Error('nobody is without a Hero card');
};
