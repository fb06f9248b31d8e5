import { flood } from '@questhall/grid';
import type { Sight } from '@questhall/kernel';
import { NAMES } from '../content/names.ts';
import type { Potion } from '../content/potions.ts';
import { FLAMES } from '../content/spells.ts';
import { boardOf, isStair, stairSquares, wallsSeen } from '../queries/board.ts';
import { heroesHere, idOfHero } from '../queries/figures.ts';
import { solid } from '../queries/floor.ts';
import { armOf, bodyMax } from '../queries/gear.ts';
import { areAdjacent, around, neighbours, sees } from '../queries/sight.ts';
import { type FigureId, GENIE_ID, type HeroInPlay, type HeroQuest, type MonsterInPlay, type Question, type View } from '../types/index.ts';
import { figureIn, theHero } from './figures.ts';
import { spellsLeft } from './heroes.ts';
import { capital, percentText } from './numbers.ts';
import { defenceOdds, offerOdds, pairingText, type StrikeOdds, strikeOdds } from './strikes.ts';

type Defence = Extract<Question, { kind: 'defend' }>;

const HEALED = 4;
const DIGITS = 1;

/** `kills 68.8 %`, with the damage where one blow is seldom enough. */
const strikeText = ({ kill, damage, body }: StrikeOdds): string =>
  body === 1 ? `kills ${percentText(kill, DIGITS)}` : `kills ${percentText(kill, DIGITS)}, ${damage.toFixed(2)} damage on average`;

const defenceText = ({ kill, damage }: StrikeOdds): string =>
  `loses ${damage.toFixed(2)} Body Points on average, dies ${percentText(kill, DIGITS)}`;

const defenceIn = ({ asks }: Pick<Sight<HeroQuest>, 'asks'>): Defence | null => {
  const asked = asks.map(({ question }) => question).find(({ kind }) => kind === 'defend');
  return asked?.kind === 'defend' ? asked : null;
};

/** What may come of the question that is asked, in a line; empty when there is nothing to reckon. */
export function oddsLine(sight: Pick<Sight<HeroQuest>, 'view' | 'asks'>): string {
  const defence = defenceIn(sight);
  return defence === null ? '' : `without a drink ${theHero(defence.hero)} ${defenceText(defenceOdds(sight.view, defence))}`;
}

/** What can happen now first, then what the monsters could do, then what takes a walk. */
export function oddsLines(sight: Pick<Sight<HeroQuest>, 'view' | 'asks'>): readonly string[] {
  const { view } = sight;
  const defence = defenceIn(sight);
  if (defence !== null) return drinkLines(view, defence);
  const hero = heroesHere(view).find((one) => one.hero === view.turn?.hero) ?? null;
  const strikers = hero === null ? heroesHere(view) : [hero];
  const genie = view.allies.find(({ id }) => id === GENIE_ID);
  const isGenies = view.turn?.who === 'genie' && genie !== undefined;
  const mayAct = view.turn?.hasActed === false;
  const inReach = (one: HeroInPlay): readonly MonsterInPlay[] => view.monsters.filter((monster) => mayStrike(view, one, monster));
  const now = isGenies
    ? view.monsters.filter(({ at }) => areAdjacent(view, genie.at, at)).map(({ id }) => [GENIE_ID, id] as const)
    : strikers.flatMap((one) => inReach(one).map(({ id }) => [idOfHero(one.hero), id] as const));
  const later = strikers.flatMap((one) =>
    view.monsters.filter((monster) => !inReach(one).includes(monster)).map(({ id }) => [idOfHero(one.hero), id] as const),
  );
  const threats = strikers.flatMap((one) =>
    view.monsters.filter((monster) => mayCome(view, monster, one)).map(({ id }) => [id, idOfHero(one.hero)] as const),
  );
  return [
    ...section(mayAct || view.turn === null ? 'Now:' : 'If there were an action left:', [
      ...now.flatMap(([attacker, target]) => blowLine(view, attacker, target)),
      ...(hero === null ? [] : flameLines(view, hero)),
    ]),
    ...section(
      'What monsters could do:',
      threats.flatMap(([attacker, target]) => blowLine(view, attacker, target)),
    ),
    ...section('Out of reach now:', isGenies ? [] : later.flatMap(([attacker, target]) => blowLine(view, attacker, target))),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

function blowLine(view: View, attacker: FigureId, target: FigureId): readonly string[] {
  const odds = strikeOdds(view, attacker, target);
  return odds === null ? [] : [`${pairingText(view, attacker, target)}: ${strikeText(odds)}.`];
}

/** Fire at whoever is in sight. */
function flameLines(view: View, hero: HeroInPlay): readonly string[] {
  const left = spellsLeft(hero).filter((spell) => Object.hasOwn(FLAMES, spell));
  const inSight = view.monsters.filter(({ at }) => sees(view, hero.at, at));
  return left.flatMap((spell) =>
    inSight.flatMap(({ id }) => {
      const odds = offerOdds(view, { kind: 'turn', hero: hero.hero }, { type: 'cast', spell, targets: [id], at: null, mode: null });
      return odds === null ? [] : [`${NAMES.spell[spell]} on ${figureIn(view, id)}: ${strikeText(odds)}.`];
    }),
  );
}

/** Whether a hero's weapon reaches a monster from where both stand. */
function mayStrike(view: View, { held, at: from }: HeroInPlay, { at }: MonsterInPlay): boolean {
  const arm = held === null ? null : armOf(held);
  if (areAdjacent(view, from, at)) return true;
  const isCorner = arm?.isDiagonal === true && around(view, from).includes(at);
  return (arm?.isRanged === true || isCorner) && sees(view, from, at);
}

/** Whether a monster stands beside a hero or could walk there in one turn, by what everybody knows. */
function mayCome(view: View, monster: MonsterInPlay, hero: HeroInPlay): boolean {
  if (monster.losesTurn) return false;
  if (areAdjacent(view, monster.at, hero.at)) return true;
  const board = boardOf(view.plan);
  const barred = solid(view);
  for (const { at } of [...heroesHere(view), ...view.allies]) barred[at] = 1;
  for (const at of stairSquares(view)) barred[at] = 1;
  const { distance } = flood(board.grid, wallsSeen(view), barred, monster.at, monster.move, board.flood);
  const isFree = (at: number): boolean => !isStair(view, at) && !view.monsters.some((other) => other.at === at);
  return neighbours(view, hero.at).some((at) => (distance[at] ?? -1) > 0 && isFree(at));
}

/** The same defence with each bottle that the hero could empty before it. */
function drinkLines(view: View, defence: Defence): readonly string[] {
  const hero = heroesHere(view).find((one) => one.hero === defence.hero);
  const bottles = [...new Set(hero?.potions ?? [])].filter((potion) => hero !== undefined && helps(hero, potion));
  const who = capital(theHero(defence.hero));
  const saved = hero?.potions.includes(HEALING) === true ? '; the Potion of Healing can still be drunk at that moment' : '';
  return [
    `${who}, without a drink: ${defenceText(defenceOdds(view, defence))}${saved}.`,
    ...bottles.map(
      (potion) => `After the ${NAMES.potion[potion]}: ${defenceText(defenceOdds(afterDrink(view, defence, potion), defence))}.`,
    ),
  ];
}

const HEALING: Potion = 'healing';

const helps = (hero: HeroInPlay, potion: Potion): boolean =>
  potion === 'healing' ? hero.body < bodyMax(hero) : potion === 'potion-of-warding' || potion === 'heroic-brew';

/** What the table would look like. */
function afterDrink(view: View, { hero: drinker }: Defence, potion: Potion): View {
  const heroes = view.heroes.map((hero) => {
    if (hero.hero !== drinker) return hero;
    if (potion === 'healing') return { ...hero, body: Math.min(bodyMax(hero), hero.body + HEALED) };
    return { ...hero, effects: { ...hero.effects, ...(potion === 'heroic-brew' ? { brew: 1 } : { warding: 1 }) } };
  });
  return { ...view, heroes };
}
