import { flood } from '@questhall/grid';
import type { Sight } from '@questhall/kernel';
import type { Hero } from '../../content/heroes.ts';
import type { Potion } from '../../content/potions.ts';
import { FLAMES, type Spell } from '../../content/spells.ts';
import { boardOf, isStair, stairSquares, wallsSeen } from '../../queries/board.ts';
import { findMonster, heroesHere, heroOf, idOfHero, squareOf, strungAgainst } from '../../queries/figures.ts';
import { solid } from '../../queries/floor.ts';
import { bodyMax } from '../../queries/gear.ts';
import { mayAct, reachRefusal } from '../../queries/reach.ts';
import { areAdjacent, neighbours, sees } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import {
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type HeroQuest,
  type MonsterInPlay,
  type Question,
  type View,
} from '../../types/index.ts';
import { spellsLeft } from '../telling/things.ts';
import { defenceOdds, offerOdds, type StrikeOdds, strikeOdds } from './strikes.ts';

/** What a language says about odds, at the length there is room for in a list of them. */
export interface OddsTexts {
  readonly sections: Readonly<Record<'now' | 'inReach' | 'noAction' | 'monsters' | 'outOfReach', string>>;
  /** `kills 68.8 %`, with the damage where one blow is seldom enough. */
  strike(odds: StrikeOdds): string;
  /** `loses 0.75 Body Points on average, dies 75.0 %`. */
  defence(odds: StrikeOdds): string;
  /** `The Elf with two dice against the Orc with 2`. */
  pairing(view: View, attacker: FigureId, target: FigureId): string;
  /** `Ball of Flame on the Orc`. */
  flame(view: View, spell: Spell, target: FigureId): string;
  /** In a line, before a defence: `without a drink the Elf …`. */
  undrunk(hero: Hero, defence: string): string;
  /** The same as a sentence of its own, and whether the Potion of Healing can still save the hero then. */
  sober(hero: Hero, defence: string, isSaved: boolean): string;
  after(potion: Potion, defence: string): string;
}

type Defence = Extract<Question, { kind: 'defend' }>;

const HEALED = 4;

const defenceIn = ({ asks }: Pick<Sight<HeroQuest>, 'asks'>): Defence | null => {
  const asked = asks.map(({ question }) => question).find(({ kind }) => kind === 'defend');
  return asked?.kind === 'defend' ? asked : null;
};

/** What may come of the question that is asked, in a line; empty when there is nothing to reckon. */
export function oddsLine(sight: Pick<Sight<HeroQuest>, 'view' | 'asks'>, texts: OddsTexts): string {
  const defence = defenceIn(sight);
  return defence === null ? '' : texts.undrunk(defence.hero, texts.defence(defenceOdds(sight.view, defence)));
}

/** What can happen now first, then what the monsters could do, then what takes a walk. */
export function oddsLines(sight: Pick<Sight<HeroQuest>, 'view' | 'asks'>, texts: OddsTexts): readonly string[] {
  const { view } = sight;
  const defence = defenceIn(sight);
  if (defence !== null) return drinkLines(view, defence, texts);
  const hero = heroesHere(view).find((one) => one.hero === view.turn?.hero) ?? null;
  const heroes = hero === null ? heroesHere(view) : [hero];
  const asked = sight.asks.map(({ question }) => question).find(({ kind }) => STRIKING.includes(kind));
  const inReach = heroes.flatMap((one) => reachable(view, one));
  const now = asked === undefined ? inReach : strikesIn(view, asked);
  const isOwn = asked === undefined || asked.kind === 'turn';
  return [
    ...section(titleOf(view, asked, texts), [
      ...now.flatMap((pair) => blowLine(view, pair, texts)),
      ...(hero === null || !isOwn ? [] : flameLines(view, hero, texts)),
    ]),
    ...section(
      texts.sections.monsters,
      heroes.flatMap((one) => comingFor(view, one)).flatMap((pair) => blowLine(view, pair, texts)),
    ),
    ...section(
      texts.sections.outOfReach,
      isOwn ? missing(view, heroes, inReach).flatMap((pair) => blowLine(view, pair, texts)) : [],
    ),
  ];
}

/** Who strikes whom. */
type Pair = readonly [attacker: FigureId, target: FigureId];

const STRIKING: readonly Question['kind'][] = ['turn', 'puppet', 'genie', 'zargon'];

/** Only what the rules would let happen is called possible. */
function titleOf(view: View, asked: Question | undefined, { sections }: OddsTexts): string {
  if (asked === undefined) return sections.inReach;
  const monster = asked.kind === 'zargon' ? findMonster(view, asked.monster ?? -1) : null;
  const isLeft = asked.kind === 'zargon' ? monster?.hasActed === false : view.turn !== null && mayAct(view.turn);
  return isLeft ? sections.now : sections.noAction;
}

/** Whom the one that is asked about could strike from where it stands. */
function strikesIn(view: View, asked: Question): readonly Pair[] {
  const friends = [
    ...heroesHere(view).map(({ hero, at }) => ({ id: idOfHero(hero), at })),
    ...view.allies.filter(({ isChained }) => !isChained),
  ];
  switch (asked.kind) {
    case 'turn':
      return reachable(view, heroOf(view, asked.hero));
    case 'puppet': {
      const puppet = heroOf(view, asked.hero);
      const isInReach = (at: Square | null): boolean => at !== null && reachRefusal(view, puppet, at, false) === null;
      const victims = strungAgainst(view, asked.hero).filter((id) => isInReach(squareOf(view, id)));
      return victims.map((id) => [idOfHero(asked.hero), id]);
    }
    case 'genie':
      return beside(view, GENIE_ID, view.monsters);
    case 'zargon':
      return asked.monster === null ? [] : beside(view, asked.monster, friends);
    default:
      return [];
  }
}

function beside(
  view: View,
  attacker: FigureId,
  others: readonly { readonly id: FigureId; readonly at: Square }[],
): readonly Pair[] {
  const from = squareOf(view, attacker);
  return from === null ? [] : others.filter(({ at }) => areAdjacent(view, from, at)).map(({ id }) => [attacker, id]);
}

/** The monsters that a hero's weapon reaches from where both stand. */
const reachable = (view: View, hero: HeroInPlay): readonly Pair[] =>
  view.monsters.flatMap(({ id, at }): Pair[] =>
    reachRefusal(view, hero, at, false) === null ? [[idOfHero(hero.hero), id]] : [],
  );

const comingFor = (view: View, hero: HeroInPlay): readonly Pair[] =>
  view.monsters.flatMap((monster): Pair[] => (mayCome(view, monster, hero) ? [[monster.id, idOfHero(hero.hero)]] : []));

/** Those that are not in reach. */
const missing = (view: View, heroes: readonly HeroInPlay[], inReach: readonly Pair[]): readonly Pair[] =>
  heroes.flatMap(({ hero }) =>
    view.monsters.flatMap(({ id }): Pair[] =>
      inReach.some(([attacker, target]) => attacker === idOfHero(hero) && target === id) ? [] : [[idOfHero(hero), id]],
    ),
  );

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

function blowLine(view: View, [attacker, target]: Pair, texts: OddsTexts): readonly string[] {
  const odds = strikeOdds(view, attacker, target);
  return odds === null ? [] : [`${texts.pairing(view, attacker, target)}: ${texts.strike(odds)}.`];
}

/** Fire at whoever is in sight. */
function flameLines(view: View, hero: HeroInPlay, texts: OddsTexts): readonly string[] {
  if (hero.mind === 0) return []; // [mind.zero-is-shaken]
  const left = spellsLeft(hero).filter((spell) => Object.hasOwn(FLAMES, spell));
  const inSight = view.monsters.filter(({ at }) => sees(view, hero.at, at));
  return left.flatMap((spell) =>
    inSight.flatMap(({ id }) => {
      const odds = offerOdds(
        view,
        { kind: 'turn', hero: hero.hero },
        { type: 'cast', spell, targets: [id], at: null, mode: null },
      );
      return odds === null ? [] : [`${texts.flame(view, spell, id)}: ${texts.strike(odds)}.`];
    }),
  );
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
function drinkLines(view: View, defence: Defence, texts: OddsTexts): readonly string[] {
  const hero = heroesHere(view).find((one) => one.hero === defence.hero);
  const bottles = [...new Set(hero?.potions ?? [])].filter((potion) => hero !== undefined && helps(hero, potion));
  const isSaved = hero?.potions.includes(HEALING) === true;
  return [
    texts.sober(defence.hero, texts.defence(defenceOdds(view, defence)), isSaved),
    ...bottles.map((potion) =>
      texts.after(potion, texts.defence(defenceOdds(afterDrink(view, defence, potion), defence))),
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
