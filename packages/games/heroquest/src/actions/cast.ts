import { flood } from '@questhall/grid';
import type { Tell } from '@questhall/kernel';
import { GENIE } from '../content/monsters.ts';
import { FLAMES, type Flame, isFlame, SPELL_AIMS, SPELL_FIGURES, SPELL_RULES, type Spell } from '../content/spells.ts';
import { type Draft, turnOf } from '../frames/agenda.ts';
import { beginBlow } from '../frames/attack.ts';
import { HEALING_SPELLS, unspent } from '../frames/dying.ts';
import { beginEffect, endEffect, heal } from '../frames/harm.ts';
import { boardOf, isRevealed, wallsSeen } from '../queries/board.ts';
import { isFireproof } from '../queries/combat.ts';
import { findHero, findMonster, heroesHere, idOfHero } from '../queries/figures.ts';
import { isEmpty } from '../queries/floor.ts';
import { hasUnused } from '../queries/gear.ts';
import { bodies, burst, sees } from '../queries/sight.ts';
import { whyUnseen } from '../queries/unseen.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  type Action,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type HeroQuest,
  type HeroTurnFrame,
  type Match,
  type MonsterInPlay,
} from '../types/index.ts';
import { actionRefusal, type DeedOf, type No, no, notNow, ownTurnIn, spendAction } from './common.ts';

type Cast = Extract<Action, { type: 'cast' }>;
type Speaker = Tell<HeroQuest>;

/** The Elf and the Wizard cast. [cast.is-the-action] */
export const cast: DeedOf<'cast'> = {
  propose(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return [];
    return unspent(mine.hero).flatMap((spell) => aimsFor(state, mine.hero, spell));
  },
  judge(state, asked, action) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { hero, turn } = mine;
    if (hero.hero !== 'elf' && hero.hero !== 'wizard') return no('cast.elf-and-wizard-only');
    if (hero.mind === 0) return no('mind.zero-is-shaken');
    const isSecond = isSecondSpell(hero, turn);
    const spent = isSecond ? null : actionRefusal(turn, hero);
    if (spent !== null) return turn.hasActed ? no('cast.is-the-action') : spent;
    if (isSecond && turn.firstSpell === action.spell) return no('artifact.wizards-staff', { spell: action.spell });
    if (!unspent(hero).includes(action.spell)) return no('cast.once-per-quest', { spell: action.spell });
    return aimRefusal(state, hero, action);
  },
  perform(draft, asked, action, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    const { hero, turn } = mine;
    turn.firstSpell = turn.firstSpell === null && hero.held === 'wizards-staff' && !turn.hasActed ? action.spell : null;
    spendAction(draft, turn, tell);
    hero.spent.push(action.spell);
    const { spell, targets, at, mode } = action;
    tell.all(SPELL_RULES[spell], { type: 'spellCast', hero: hero.hero, spell, targets: targets.slice(), at, mode });
    if (hasUnused(draft.table, hero, 'spell-ring')) draft.agenda.push({ kind: 'keep', hero: hero.hero, spell });
    takeEffect(draft, hero, action, tell);
  },
};

/** The Wizard's Staff lets a second, different spell follow. [artifact.wizards-staff] */
const isSecondSpell = (hero: HeroInPlay, turn: HeroTurnFrame): boolean =>
  turn.firstSpell !== null && hero.held === 'wizards-staff' && !turn.hasAttacked;

function aimsFor(state: Match, hero: HeroInPlay, spell: Spell): Cast[] {
  const { table } = state;
  const plain = { type: 'cast' as const, spell, targets: [], at: null, mode: null };
  switch (SPELL_AIMS[spell]) {
    case 'hero':
      return heroesHere(table).flatMap(({ hero: one }): Cast[] => {
        const targets = [idOfHero(one)];
        return spell === 'swift-wind'
          ? (['haste', 'whisk'] as const).map((mode) => ({ ...plain, targets, mode }))
          : [{ ...plain, targets }];
      });
    case 'monster':
      return table.monsters.map(({ id }) => ({ ...plain, targets: [id] }));
    case 'monsters':
      return sleepers(table.monsters.filter(({ mind, isUndead }) => mind > 0 && !isUndead)).map((targets) => ({
        ...plain,
        targets,
      }));
    case 'square': {
      const inTheWay = bodies(table);
      return squaresOf(state)
        .filter((at) => sees(table, hero.at, at, inTheWay))
        .map((at) => ({ ...plain, at }));
    }
    case 'free square':
      return nearSquares(state, hero).map((at) => ({ ...plain, at }));
  }
}

const squaresOf = ({ table }: Match): Square[] => {
  const squares: Square[] = [];
  for (let square = 0; square < boardOf(table.plan).grid.size; square++)
    if (isRevealed(table, square)) squares.push(square);
  return squares;
};

/** Up to three, in rising order, whose Mind together is not too much. */
function sleepers(
  monsters: readonly MonsterInPlay[],
  from = 0,
  mind = 0,
  chosen: readonly FigureId[] = [],
): FigureId[][] {
  const found: FigureId[][] = [];
  for (let i = from; i < monsters.length; i++) {
    const monster = monsters[i];
    if (monster === undefined || mind + monster.mind > SPELL_FIGURES.sleep.mind) continue;
    const targets = [...chosen, monster.id];
    found.push(targets);
    if (targets.length < SPELL_FIGURES.sleep.monsters)
      found.push(...sleepers(monsters, i + 1, mind + monster.mind, targets));
  }
  return found;
}

/** Within three steps of the caster, figures aside. */
function nearSquares({ table }: Match, hero: HeroInPlay): Square[] {
  const board = boardOf(table.plan);
  const { count, order } = flood(board.grid, wallsSeen(table), null, hero.at, SPELL_FIGURES.genie.steps, board.flood);
  return Array.from(order.subarray(1, count));
}

function aimRefusal(state: Match, hero: HeroInPlay, action: Cast): No | null {
  const { spell, targets, at, mode } = action;
  const aim = SPELL_AIMS[spell];
  if ((spell === 'swift-wind') !== (mode !== null)) return no('cast.target-kinds', { spell });
  if (aim === 'square' || aim === 'free square')
    return targets.length > 0 || at === null ? no('cast.target-kinds', { spell }) : squareRefusal(state, hero, at, aim);
  if (at !== null || targets.length === 0 || (aim !== 'monsters' && targets.length > 1))
    return no('cast.target-kinds', { spell });
  return aim === 'hero' ? heroRefusal(state, hero, action) : monsterRefusal(state, hero, action);
}

/** What keeps a caster from seeing a square that is on the board and in the light; the rest nobody can aim at. */
function unseenRule(table: Match['table'], { at: from }: HeroInPlay, at: Square): Rule {
  const isKnown = at >= 0 && at < boardOf(table.plan).grid.size && isRevealed(table, at);
  return (isKnown ? whyUnseen(table, wallsSeen(table), from, at) : null) ?? 'cast.needs-sight';
}

function squareRefusal(state: Match, hero: HeroInPlay, at: Square, aim: 'square' | 'free square'): No | null {
  const { table } = state;
  if (at < 0 || at >= boardOf(table.plan).grid.size || !isRevealed(table, at) || !sees(table, hero.at, at))
    return no(unseenRule(table, hero, at), { square: at, unseenFrom: hero.at });
  if (aim === 'square' || (isEmpty(table, at) && nearSquares(state, hero).includes(at))) return null;
  return no('spell.genie', { square: at });
}

function heroRefusal({ table }: Match, hero: HeroInPlay, { spell, targets }: Cast): No | null {
  const target = findHero(table, targets[0] ?? -1);
  if (target?.status === 'dead' && HEALING_SPELLS.includes(spell))
    return no('death.elixir-exception', { target: target.hero });
  if (target === null || target.status !== 'here') return no('cast.target-kinds', { spell });
  return sees(table, hero.at, target.at)
    ? null
    : no(unseenRule(table, hero, target.at), { target: target.hero, unseenFrom: hero.at });
}

/** Several are named in rising order, so that one choice has one form. */
function monsterRefusal({ table }: Match, hero: HeroInPlay, { spell, targets }: Cast): No | null {
  const monsters: MonsterInPlay[] = [];
  for (const id of targets) {
    const monster = findMonster(table, id);
    if (monster === null || id <= (monsters.at(-1)?.id ?? -1)) return no('cast.target-kinds', { spell });
    if (!sees(table, hero.at, monster.at))
      return no(unseenRule(table, hero, monster.at), { target: monster.id, unseenFrom: hero.at });
    monsters.push(monster);
  }
  return SPELL_AIMS[spell] === 'monsters' ? sleepRefusal(monsters) : null;
}

function sleepRefusal(monsters: readonly MonsterInPlay[]): No | null {
  const immune = monsters.find(({ mind, isUndead }) => mind === 0 || isUndead);
  if (immune !== undefined)
    return no(immune.mind === 0 ? 'monster.mind-zero-immune' : 'spell.sleep', { target: immune.id });
  const mind = monsters.reduce((sum, monster) => sum + monster.mind, 0);
  return monsters.length <= SPELL_FIGURES.sleep.monsters && mind <= SPELL_FIGURES.sleep.mind
    ? null
    : no('spell.sleep', { mind });
}

/** Spends what it spends, also when it does nothing. [cast.spent-when-fizzled] */
function takeEffect(draft: Draft, caster: HeroInPlay, action: Cast, tell: Speaker): void {
  const { spell, targets, at } = action;
  const target = findHero(draft.table, targets[0] ?? -1);
  if (target !== null) blessHero(draft, target, action, tell);
  else if (isFlame(spell)) scorch(draft, targets[0] ?? -1, FLAMES[spell], SPELL_RULES[spell], tell);
  else if (spell === 'sleep') lull(draft, targets, tell);
  else if (spell === 'tempest') rage(draft, caster, at ?? caster.at);
  else callGenie(draft, caster, at ?? caster.at, tell);
}

/** What a spell does for a hero. */
function blessHero(draft: Draft, target: HeroInPlay, { spell, mode }: Cast, tell: Speaker): void {
  const turn = turnOf(draft, target.hero);
  switch (spell) {
    case 'heal-body':
    case 'water-of-healing':
      heal(target, SPELL_RULES[spell], tell);
      break;
    case 'rock-skin':
      beginEffect(target, 'rockSkin', 1, 'spell.rock-skin', tell);
      break;
    case 'pass-through-rock':
      beginEffect(target, 'throughRock', 1, 'spell.pass-through-rock', tell);
      break;
    case 'veil-of-mist':
      beginEffect(target, 'veil', turn === null ? 1 : 2, 'spell.veil-of-mist', tell);
      break;
    case 'courage':
      endEffect(target, 'gaze', 'dread.courage-counters', tell);
      endEffect(target, 'puppet', 'dread.courage-counters', tell);
      beginEffect(target, 'courage', 1, 'spell.courage', tell);
      break;
    case 'swift-wind':
      if (mode === 'haste') beginEffect(target, 'haste', turn === null ? 1 : 2, 'spell.swift-wind', tell);
      else
        draft.agenda.push({
          kind: 'whisk',
          hero: target.hero,
          movement: SPELL_FIGURES['swift-wind'].steps,
          hasStepped: false,
        });
      break;
    default:
      break;
  }
}

/** [spell.sleep] */
function lull({ table }: Draft, targets: readonly FigureId[], tell: Speaker): void {
  for (const id of targets) {
    const monster = findMonster(table, id);
    if (monster === null) continue;
    monster.isAsleep = true;
    tell.all('spell.sleep', { type: 'fellAsleep', figure: id });
  }
}

/** Among the allies and in no chains: it bars sight and monsters, and heroes walk through it. [spell.genie] */
function callGenie({ table }: Draft, caster: HeroInPlay, at: Square, tell: Speaker): void {
  table.allies = table.allies.filter(({ id }) => id !== GENIE_ID);
  table.allies.push({
    id: GENIE_ID,
    at,
    body: GENIE.body,
    seat: caster.seat,
    turns: SPELL_FIGURES.genie.turns,
    summoner: caster.hero,
    isChained: false,
  });
  tell.all('ally.genie-is-extra-hero-figure', { type: 'placed', figure: GENIE_ID, to: at });
}

function scorch(
  draft: Draft,
  figure: FigureId,
  { damage, dice, from }: Flame,
  rule: 'spell.ball-of-flame' | 'spell.fire-of-wrath',
  tell: Speaker,
): void {
  const monster = findMonster(draft.table, figure);
  if (monster !== null && isFireproof(monster)) tell.all('quest.q8-fireproof', { type: 'harmless', figure });
  else draft.agenda.push({ kind: 'save', figure, damage, dice, from, isCombat: false, what: 'body', rule });
}

/** One die against every monster in the storm. [spell.tempest] */
function rage(draft: Draft, caster: HeroInPlay, centre: Square): void {
  const squares = burst(draft.table, centre, wallsSeen(draft.table));
  const struck = draft.table.monsters.filter(({ at }) => squares.includes(at)).reverse();
  for (const monster of struck) {
    const { id } = monster;
    monster.losesTurn = true; // [monster.lost-turn]
    const { dice } = SPELL_FIGURES.tempest;
    const blow = { attacker: idOfHero(caster.hero), target: id, dice, weapon: 'spell', rule: 'spell.tempest' } as const;
    beginBlow(draft, blow, [{ rule: 'spell.tempest', amount: dice }]);
  }
}
