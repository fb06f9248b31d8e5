import { sidesOf } from '@questhall/grid';
import { below, fixed, type Tell } from '@questhall/kernel';
import { TREASURE_SHEETS, type TreasureCard } from '../content/treasure-cards.ts';
import { cutTurn, type Draft } from '../frames/agenda.ts';
import { rollFaces } from '../frames/combat-dice.ts';
import { gain, gainGold } from '../frames/gains.ts';
import { bringLater, meetGoal } from '../frames/goal.ts';
import { wound } from '../frames/harm.ts';
import { areaAt, boardOf, CORRIDOR } from '../queries/board.ts';
import { isHit } from '../queries/combat.ts';
import { idOfHero } from '../queries/figures.ts';
import { searchRoom } from '../queries/floor.ts';
import { wields } from '../queries/gear.ts';
import { scopeOf, seesAnyMonster } from '../queries/sight.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Find, Room, Square } from '../sheet/sheet.ts';
import type { HeroInPlay, HeroQuest, Match } from '../types/index.ts';
import { actionRefusal, type DeedOf, type No, no, notNow, ownTurnIn, spendAction } from './common.ts';

type Speaker = Tell<HeroQuest>;

const PIT = 'pit ';

/**
 * Treasure, secret doors or traps: each is an action of its own, from wherever one stands. [search.declared,
 * search.figure-stays]
 */
export const search: DeedOf<'search'> = {
  propose: () => (['treasure', 'secretDoors', 'traps'] as const).map((what) => ({ type: 'search', what })),
  judge(state, asked, { what }) {
    if (asked.question.kind === 'zargon') return no('monster.no-searching');
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const spent = actionRefusal(mine.turn, mine.hero);
    if (spent !== null) return spent;
    if (what === 'treasure') return treasureRefusal(state, mine.hero);
    if (!seesAnyMonster(state.table, mine.hero)) return null; // as often as one likes [search.repeatable]
    return no(what === 'traps' ? 'search.traps-needs-no-visible-monster' : 'search.secret-needs-no-visible-monster');
  },
  perform(draft, asked, { what }, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    const { hero, turn } = mine;
    spendAction(draft, turn, tell);
    const room = searchRoom(draft.table, hero) ?? CORRIDOR;
    const isAgain = what === 'traps' && draft.table.trapSearched.includes(room);
    tell.all(isAgain ? 'search.repeatable' : 'search.declared', { type: 'searched', hero: hero.hero, what, room });
    if (what === 'treasure') findTreasure(draft, hero, room, tell);
    else if (what === 'traps') findTraps(draft, hero, room, tell);
    else findSecretDoors(draft, hero, room, tell);
  },
};

function treasureRefusal({ table }: Match, hero: HeroInPlay): No | null {
  const room = searchRoom(table, hero);
  if (room === null) return no('search.treasure-rooms-only');
  const isWatched = room.startsWith(PIT)
    ? table.monsters.some(({ at }) => at === hero.at)
    : table.monsters.some(({ at }) => areaAt(table, at) === room);
  if (isWatched) return no('search.treasure-no-monster-in-room');
  return hero.searched.includes(room) ? no('search.treasure-once-per-hero-and-room', { searchedBy: hero.hero }) : null;
}

/** The trap in the chest first, then what the sheet lists, then a card. [search.chest-trap-check] */
function findTreasure(draft: Draft, hero: HeroInPlay, room: Room, tell: Speaker): void {
  const { table } = draft;
  if (springChest(draft, hero, room, tell)) return;
  hero.searched.push(room);
  if (room.startsWith(PIT) && table.house.pitNoTreasure) {
    tell.all('trap.pit-is-a-room', { type: 'nothingFound', hero: hero.hero });
    return;
  }
  const treasure = table.hidden.treasures.find((one) => one.room === room);
  if (treasure === undefined) {
    drawCard(draft, hero, tell);
    return;
  }
  table.hidden.treasures = table.hidden.treasures.filter((one) => one !== treasure); // [search.special-treasure-once]
  const isWriting = treasure.finds.some(({ kind }) => kind === 'inscription');
  tell.all(isWriting ? 'quest.q12-inscription' : 'search.special-treasure-first', {
    type: 'treasureFound',
    hero: hero.hero,
    room,
    finds: treasure.finds.map((find) => ({ ...find })),
  });
  for (const find of treasure.finds) takeFind(draft, hero, find, tell);
  if (table.hidden.goalRoom === room) meetGoal(draft, tell);
}

/** Unless somebody has looked for traps here. [trap.chest-trigger, trap.chest-effect] */
function springChest(draft: Draft, hero: HeroInPlay, room: Room, tell: Speaker): boolean {
  const { table } = draft;
  const isWarned = table.trapSearched.includes(room) && !table.house.chestTrapMustDisarm;
  const trap = [...table.hidden.chestTraps, ...table.chestTraps].find((one) => one.room === room);
  if (trap === undefined || isWarned) return false;
  table.hidden.chestTraps = table.hidden.chestTraps.filter((one) => one.room !== room);
  table.chestTraps = table.chestTraps.filter((one) => one.room !== room);
  table.sprungChests.push(room);
  tell.all('trap.chest-trigger', {
    type: 'chestTrapSprung',
    hero: hero.hero,
    trap: trap.kind,
    damage: trap.damage,
  });
  cutTurn(draft, idOfHero(hero.hero));
  wound(draft, idOfHero(hero.hero), trap.damage, 'trap.chest-effect', tell);
  return true;
}

/** [search.record-finds] */
function takeFind(draft: Draft, hero: HeroInPlay, find: Find, tell: Speaker): void {
  switch (find.kind) {
    case 'gold':
      gainGold(hero, find.gold, 'gold.recorded', tell);
      break;
    case 'potion':
      gain(hero, find.potion, 'search.record-finds', tell);
      break;
    case 'artifact':
      gain(hero, find.artifact, 'artifact.found-where-listed', tell);
      break;
    case 'inscription':
      bringLater(draft, 'quest.q12-awakening', tell); // [quest.q12-inscription]
      break;
  }
}

/**
 * The deck is shuffled before every draw, so any card is as likely as any other. [treasure.shuffle-before-draw,
 * search.draw-a-card]
 */
function drawCard(draft: Draft, hero: HeroInPlay, tell: Speaker): void {
  const card = pickCard(draft);
  if (card === null) {
    tell.all('search.draw-a-card', { type: 'nothingFound', hero: hero.hero });
    return;
  }
  tell.all(drawRule(card), { type: 'cardDrawn', hero: hero.hero, card });
  if (TREASURE_SHEETS[card].effect.kind === 'monster' && wields(hero, 'hollow-lantern')) {
    tell.all('artifact.hollow-lantern', { type: 'cardReturned', card });
    const again = pickCard(draft);
    if (again === null) return;
    tell.all('artifact.hollow-lantern', { type: 'cardDrawn', hero: hero.hero, card: again });
    playCard(draft, hero, again, tell);
  } else playCard(draft, hero, card, tell);
}

/** A hazard strikes as it is drawn; any other card is what the shuffled deck gave. */
const drawRule = (card: TreasureCard): Rule =>
  TREASURE_SHEETS[card].effect.kind === 'hazard' ? 'treasure.hazard' : 'treasure.shuffle-before-draw';

const pickCard = ({ table, rng }: Draft): TreasureCard | null =>
  table.deck.length === 0 ? null : (table.deck[below(rng, table.deck.length)] ?? null);

function playCard(draft: Draft, hero: HeroInPlay, card: TreasureCard, tell: Speaker): void {
  const { table } = draft;
  const { effect, rule } = TREASURE_SHEETS[card];
  switch (effect.kind) {
    case 'gold':
      table.deck.splice(table.deck.indexOf(card), 1); // [treasure.keep-gold-and-potions]
      gainGold(hero, effect.gold, rule, tell);
      break;
    case 'potion':
      table.deck.splice(table.deck.indexOf(card), 1);
      gain(hero, effect.potion, rule, tell);
      break;
    case 'monster':
      tell.all(rule, { type: 'cardReturned', card });
      draft.agenda.push({ kind: 'wander', stage: 'place', hero: hero.hero, monster: null });
      break;
    case 'hazard':
      tell.all('treasure.return-monsters-and-hazards', { type: 'cardReturned', card });
      suffer(draft, hero, effect, rule, tell);
      break;
  }
}

/** [treasure.hazard] */
function suffer(
  draft: Draft,
  hero: HeroInPlay,
  { damage, isRolled, endsTurn }: { readonly damage: number; readonly isRolled: boolean; readonly endsTurn: boolean },
  rule: Rule,
  tell: Speaker,
): void {
  const figure = idOfHero(hero.hero);
  if (isRolled) {
    const faces = rollFaces(draft, 1);
    tell.all(rule, { type: 'facesRolled', figure, faces });
    if (!faces.some(isHit)) return;
  }
  if (endsTurn) cutTurn(draft, figure);
  wound(draft, figure, damage, rule, tell);
}

/**
 * Every trap in the room, or in the corridor as far as one can see. [search.traps-scope, search.traps-known-not-placed]
 */
function findTraps({ table }: Draft, hero: HeroInPlay, room: Room, tell: Speaker): void {
  const squares: readonly Square[] = room.startsWith(PIT) ? [hero.at] : scopeOf(table, hero.at);
  const traps = table.hidden.traps.filter(({ at }) => squares.includes(at));
  const chests = room === CORRIDOR ? [] : table.hidden.chestTraps.filter((trap) => trap.room === room);
  table.hidden.traps = table.hidden.traps.filter((trap) => !traps.includes(trap));
  table.hidden.chestTraps = table.hidden.chestTraps.filter((trap) => !chests.includes(trap));
  table.traps.push(...traps.map(({ at, kind }) => fixed({ at, kind, isOpen: false })));
  table.chestTraps.push(...chests);
  if (room !== CORRIDOR && !table.trapSearched.includes(room)) table.trapSearched.push(room);
  const rule = room === CORRIDOR ? 'board.corridor-scope' : 'search.traps-scope';
  if (traps.length + chests.length === 0) tell.all(rule, { type: 'nothingFound', hero: hero.hero });
  else
    tell.all(rule, {
      type: 'trapsFound',
      traps: traps.map((trap) => ({ ...trap })),
      chests: chests.map((trap) => ({ ...trap })),
    });
}

/**
 * Every hidden door in the walls of the room, or of the corridor in view. [search.secret-scope,
 * search.secret-is-placed-closed]
 */
function findSecretDoors({ table }: Draft, hero: HeroInPlay, room: Room, tell: Speaker): void {
  const { grid } = boardOf(table.plan);
  const squares: readonly Square[] = room.startsWith(PIT) ? [] : scopeOf(table, hero.at);
  const found = table.hidden.secretDoors.filter((edge) => sidesOf(grid, edge).some((side) => squares.includes(side)));
  if (found.length === 0) {
    tell.all(room === CORRIDOR ? 'board.corridor-scope' : 'search.secret-scope', {
      type: 'nothingFound',
      hero: hero.hero,
    });
    return;
  }
  table.hidden.secretDoors = table.hidden.secretDoors.filter((edge) => !found.includes(edge));
  table.doors.push(...found.map((edge) => fixed({ edge, kind: 'secret' as const, isOpen: false, changed: 0 })));
  table.changes += 1;
  tell.all('door.secret-found-closed', { type: 'secretDoorsFound', doors: found.slice() });
}
