import type { Tell } from '@questhall/kernel';
import { DREAD_FIGURES, DREAD_FLAMES, DREAD_RULES, type DreadSpell, LANCE_WAYS } from '../content/dread-spells.ts';
import { isWeapon } from '../content/equipment.ts';
import { SUMMONS } from '../content/summons.ts';
import type { Draft } from '../frames/agenda.ts';
import { rollRed } from '../frames/combat-dice.ts';
import { release } from '../frames/gains.ts';
import { beginEffect } from '../frames/harm.ts';
import { uncoverSquare } from '../frames/reveal.ts';
import { boardOf, wallsTrue } from '../queries/board.ts';
import { isFireproof } from '../queries/combat.ts';
import { findHero, findMonster, heroesHere, idOfHero, isHere } from '../queries/figures.ts';
import { isMetalInHand, isRustInHand } from '../queries/gear.ts';
import { nearestFree } from '../queries/moving.ts';
import { bodies, burst, looksTo, monsterSees } from '../queries/sight.ts';
import { whyUnseen } from '../queries/unseen.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Square } from '../sheet/sheet.ts';
import type { Action, FigureId, HeroInPlay, HeroQuest, Match, MonsterInPlay, Table } from '../types/index.ts';
import { type DeedOf, type No, no, notNow } from './common.ts';

type Dread = Extract<Action, { type: 'dread' }>;
type Speaker = Tell<HeroQuest>;

/** What each spell is aimed at. */
const AIMS: Readonly<Record<DreadSpell, 'hero' | 'square' | 'direction' | 'nothing' | 'sight'>> = {
  ember: 'hero',
  lance: 'direction',
  cinder: 'square',
  gaze: 'hero',
  slumber: 'hero',
  puppet: 'hero',
  murk: 'sight',
  wither: 'hero',
  corrode: 'hero',
  pack: 'sight',
  raise: 'sight',
  step: 'nothing',
};

/** A monster that knows Dread spells casts one, once. [dread.listed-casters-only, dread.is-the-action] */
export const dread: DeedOf<'dread'> = {
  propose(state, { question }) {
    if (question.kind !== 'zargon') return [];
    const monster = findMonster(state.table, question.monster ?? -1);
    return monster === null || monster.hasActed
      ? []
      : monster.spells.flatMap((spell) => aimsFor(state.table, monster, spell));
  },
  judge(state, asked, action) {
    const { question } = asked;
    if (question.kind !== 'zargon') return notNow(asked);
    const monster = findMonster(state.table, question.monster ?? -1);
    if (monster === null) return no('zargon.all-active-monsters');
    if (monster.hasActed) return no('dread.is-the-action');
    if (!monster.spells.includes(action.spell)) return no('dread.listed-casters-only', { spell: action.spell });
    return aimRefusal(state, monster, action);
  },
  perform(draft, { question }, action, tell) {
    if (question.kind !== 'zargon') return;
    const monster = findMonster(draft.table, question.monster ?? -1);
    if (monster === null) return;
    const { spell, target, at, direction } = action;
    monster.hasActed = true;
    monster.isDone = monster.hasMoved;
    monster.spells = monster.spells.filter((one) => one !== spell);
    monster.cast.push(spell);
    tell.all(DREAD_RULES[spell], { type: 'dreadCast', monster: monster.id, spell, target, at, direction });
    takeEffect(draft, monster, action, tell);
  },
};

function aimsFor(table: Table, monster: MonsterInPlay, spell: DreadSpell): Dread[] {
  const plain = { type: 'dread' as const, spell, target: null, at: null, direction: null };
  switch (AIMS[spell]) {
    case 'hero':
      return heroesHere(table).map(({ hero }) => ({ ...plain, target: idOfHero(hero) }));
    case 'direction':
      return LANCE_WAYS.map((_, direction) => ({ ...plain, direction }));
    case 'square': {
      const inTheWay = bodies(table);
      const squares = Array.from({ length: boardOf(table.plan).grid.size }, (_, square) => square);
      return squares.filter((at) => monsterSees(table, monster.at, at, inTheWay)).map((at) => ({ ...plain, at }));
    }
    default:
      return [plain];
  }
}

function aimRefusal({ table }: Match, monster: MonsterInPlay, { spell, target, at, direction }: Dread): No | null {
  const rule = DREAD_RULES[spell];
  const aim = AIMS[spell];
  const isFitting =
    (aim === 'hero') === (target !== null) &&
    (aim === 'square') === (at !== null) &&
    (aim === 'direction') === (direction !== null);
  if (!isFitting) return no(rule, { spell });
  if (aim === 'hero') return heroRefusal(table, monster, spell, target ?? -1);
  if (aim === 'direction') return LANCE_WAYS[direction ?? -1] === undefined ? no(rule, { spell }) : null;
  if (aim === 'square') {
    const isSeen = at !== null && at >= 0 && at < boardOf(table.plan).grid.size && monsterSees(table, monster.at, at);
    return isSeen ? null : no(unseenRule(table, monster, at ?? -1), { spell });
  }
  if (aim === 'sight') return heroesSeen(table, monster).length > 0 ? null : no('dread.needs-sight', { spell });
  return table.hidden.escape === null ? no('quest.escape-square') : null;
}

/** What keeps a monster from seeing a square of the board. */
function unseenRule(table: Table, { at: from }: MonsterInPlay, at: Square): Rule {
  const isOnBoard = at >= 0 && at < boardOf(table.plan).grid.size;
  return (isOnBoard ? whyUnseen(table, wallsTrue(table), from, at) : null) ?? 'dread.needs-sight';
}

function heroRefusal(table: Table, monster: MonsterInPlay, spell: DreadSpell, target: FigureId): No | null {
  const hero = findHero(table, target);
  if (hero === null || !isHere(hero)) return no(DREAD_RULES[spell], { target });
  if (!monsterSees(table, monster.at, hero.at)) return no(unseenRule(table, monster, hero.at), { target: hero.hero });
  if (hero.effects.veil > 0) return no('spell.veil-of-mist', { target: hero.hero });
  return spell === 'corrode' && !isMetalInHand(hero) ? no('dread.corrode', { target: hero.hero }) : null;
}

function heroesSeen(table: Table, monster: MonsterInPlay): HeroInPlay[] {
  const inTheWay = bodies(table);
  return heroesHere(table).filter((hero) => monsterSees(table, monster.at, hero.at, inTheWay));
}

function takeEffect(
  draft: Draft,
  monster: MonsterInPlay,
  { spell, target, at, direction }: Dread,
  tell: Speaker,
): void {
  const { table } = draft;
  const hero = findHero(table, target ?? -1);
  switch (spell) {
    case 'ember':
      burn(draft, [target ?? -1], 'ember', tell);
      break;
    case 'cinder':
      burn(draft, figuresIn(table, burst(table, at ?? 0, wallsTrue(table)), monster.id), 'cinder', tell);
      break;
    case 'lance':
      pierce(draft, lineOf(table, monster.at, direction ?? 0));
      break;
    case 'gaze':
      if (hero !== null) bewitch(hero, 'gaze', tell);
      break;
    case 'slumber':
      if (hero !== null) {
        beginEffect(hero, 'slumber', 1, 'dread.slumber-hex', tell);
        tell.all('dread.slumber-hex', { type: 'fellAsleep', figure: idOfHero(hero.hero) });
      }
      break;
    case 'puppet':
      if (hero === null) break;
      if (hero.effects.courage > 0)
        tell.all('dread.courage-counters', { type: 'harmless', figure: idOfHero(hero.hero) });
      else draft.agenda.push({ kind: 'resist', stage: 'roll', hero: hero.hero, against: 'puppet', isWaking: false });
      break;
    case 'murk':
      for (const seen of heroesSeen(table, monster).reverse())
        draft.agenda.push({ kind: 'resist', stage: 'roll', hero: seen.hero, against: 'murk', isWaking: false });
      break;
    case 'wither':
      if (hero !== null)
        draft.agenda.push({
          kind: 'save',
          figure: idOfHero(hero.hero),
          ...DREAD_FLAMES.wither,
          isCombat: false,
          what: 'mind',
          rule: 'dread.wither-mind',
        });
      break;
    case 'corrode':
      if (hero !== null) corrode(table, hero, tell);
      break;
    case 'pack':
    case 'raise':
      callUp(draft, monster.id, spell, tell);
      break;
    case 'step':
      vanish(draft, monster, tell);
      break;
  }
}

/** [dread.courage-counters] */
function bewitch(hero: HeroInPlay, effect: 'gaze', tell: Speaker): void {
  if (hero.effects.courage > 0) tell.all('dread.courage-counters', { type: 'harmless', figure: idOfHero(hero.hero) });
  else beginEffect(hero, effect, 1, 'dread.dread-gaze', tell);
}

/** Fire, and red dice against it. [dread.ember-lash, dread.cinder-burst] */
function burn(draft: Draft, figures: readonly FigureId[], spell: 'ember' | 'cinder', tell: Speaker): void {
  for (const figure of [...figures].reverse()) {
    const monster = findMonster(draft.table, figure);
    if (monster !== null && isFireproof(monster)) tell.all('quest.q8-fireproof', { type: 'harmless', figure });
    else
      draft.agenda.push({
        kind: 'save',
        figure,
        ...DREAD_FLAMES[spell],
        isCombat: false,
        what: 'body',
        rule: DREAD_RULES[spell],
      });
  }
}

/** Everybody in a burst but the caster. A captive in chains is no target. */
function figuresIn(table: Table, squares: readonly Square[], caster: FigureId): FigureId[] {
  return [
    ...heroesHere(table).flatMap(({ hero, at }) => (squares.includes(at) ? [idOfHero(hero)] : [])),
    ...table.allies.flatMap(({ id, at, isChained }) => (squares.includes(at) && !isChained ? [id] : [])),
    ...table.monsters.flatMap(({ id, at }) => (squares.includes(at) && id !== caster ? [id] : [])),
  ];
}

/** Heroes and allies on a straight line, up to the first wall. [dread.storm-lance] */
function lineOf(table: Table, from: Square, direction: number): FigureId[] {
  const { width, height } = boardOf(table.plan).grid;
  const [dx, dy] = LANCE_WAYS[direction] ?? [0, 0];
  const walls = wallsTrue(table);
  const struck: FigureId[] = [];
  let column = (from % width) + dx;
  let row = Math.floor(from / width) + dy;
  for (; column >= 0 && column < width && row >= 0 && row < height; column += dx, row += dy) {
    const square = row * width + column;
    if (!looksTo(table, walls, from, square)) break;
    struck.push(...figuresIn({ ...table, monsters: [] }, [square], -1));
  }
  return struck;
}

function pierce(draft: Draft, figures: readonly FigureId[]): void {
  for (const figure of [...figures].reverse())
    draft.agenda.push({
      kind: 'save',
      figure,
      ...DREAD_FIGURES.lance,
      from: 0,
      isCombat: true,
      what: 'body',
      rule: 'dread.storm-lance',
    });
}

function corrode(table: Table, hero: HeroInPlay, tell: Speaker): void {
  const { held } = hero;
  if (held === null || !isWeapon(held)) return;
  if (table.house.corrodePermanent) release(hero, held);
  else if (!isRustInHand(hero)) hero.corroded.push(held);
  tell.all('dread.corrode', { type: 'corroded', hero: hero.hero, weapon: held });
}

/** A red die says who comes. */
function callUp(draft: Draft, caster: FigureId, spell: keyof typeof SUMMONS, tell: Speaker): void {
  const dice = rollRed(draft, 1);
  const [die = 1] = dice;
  tell.all('dread.summons-wait', { type: 'diceRolled', figure: caster, dice, cancelled: 0 });
  const [, keys = []] = SUMMONS[spell].find(([upTo]) => die <= upTo) ?? [];
  draft.agenda.push({ kind: 'summon', caster, keys: [...keys] });
}

/** Gone, to where the sheet says. [dread.shadow-step, quest.escape-square] */
function vanish(draft: Draft, monster: MonsterInPlay, tell: Speaker): void {
  const { escape: refuge } = draft.table.hidden;
  if (refuge === null) return;
  uncoverSquare(draft, refuge, tell);
  monster.at = -1; // its own square is free for it, the refuge itself included
  monster.at = nearestFree(draft.table, refuge, true);
  tell.all('dread.shadow-step', { type: 'placed', figure: monster.id, to: monster.at });
}
