import { fixed } from '@questhall/kernel';
import type { DreadSpell } from './content/dread-spells.ts';
import type { Effects, HeroInPlay, Hidden, MonsterInPlay, Pile, Table } from './types/index.ts';

/**
 * A table that shares nothing with the old one but what is never written. One literal, as every other copy here and in
 * the view: an object to which fields are added afterwards takes five times as long.
 */
export function clone(table: Table): Table {
  return {
    house: fixed(table.house),
    zargon: table.zargon,
    isCampaign: table.isCampaign,
    roundsMax: table.roundsMax,
    attemptsMax: table.attemptsMax,
    quest: table.quest,
    attempt: table.attempt,
    title: table.title,
    briefing: table.briefing,
    plan: table.plan,
    goal: cloneGoal(table.goal),
    isGoalMet: table.isGoalMet,
    isGoalLost: table.isGoalLost,
    reward: table.reward,
    aura: table.aura && fixed(table.aura),
    isAuraUp: table.isAuraUp,
    clock: table.clock && fixed(table.clock),
    limit: table.limit,
    round: table.round,
    order: cloneList(table.order),
    heroes: cloneEach(table.heroes, cloneHero),
    allies: cloneEach(table.allies, cloneFlat),
    monsters: cloneEach(table.monsters, cloneMonster),
    fallen: cloneFixed(table.fallen),
    nextFigure: table.nextFigure,
    roster: cloneList(table.roster),
    revealed: cloneList(table.revealed),
    changes: table.changes,
    doors: cloneFixed(table.doors),
    rocks: cloneList(table.rocks),
    furniture: cloneFixed(table.furniture),
    traps: cloneFixed(table.traps),
    chestTraps: cloneFixed(table.chestTraps),
    sprung: cloneList(table.sprung),
    sprungChests: cloneList(table.sprungChests),
    alarmed: cloneList(table.alarmed),
    trapSearched: cloneList(table.trapSearched),
    stairs: table.stairs,
    piles: cloneEach(table.piles, clonePile),
    chests: cloneEach(table.chests, cloneFlat),
    gearAt: table.gearAt,
    portals: cloneFixed(table.portals),
    deck: cloneList(table.deck),
    goneArtifacts: cloneList(table.goneArtifacts),
    lostArtifacts: cloneList(table.lostArtifacts),
    ending: table.ending,
    ownSheet: table.ownSheet,
    stripped: table.stripped && cloneEach(table.stripped, cloneHero),
    hidden: cloneHidden(table.hidden),
  };
}

/** Most lists are empty, and an empty one is made faster than it is copied. */
export const cloneList = <X>(list: readonly X[]): X[] => (list.length === 0 ? [] : list.slice());

export function cloneEach<X>(list: readonly X[], copy: (one: X) => X): X[] {
  const copies = cloneList(list);
  for (let i = 0; i < copies.length; i++) {
    const one = copies[i];
    if (one !== undefined) copies[i] = copy(one);
  }
  return copies;
}

/** A list of pieces that are never written; those that came out of a file are fixed here. */
function cloneFixed<X extends object>(list: readonly X[]): X[] {
  for (const piece of list) fixed(piece);
  return cloneList(list);
}

/** A record that holds no other, of which there are few. */
export const cloneFlat = <X extends object>(record: X): X => ({ ...record });

export function cloneGoal(goal: Table['goal']): Table['goal'] {
  return goal.kind === 'kill' ? { kind: 'kill', keys: goal.keys.slice(), names: goal.names.slice() } : { ...goal };
}

export const clonePile = (pile: Pile): Pile =>
  pile.corroded === undefined
    ? { ...pile, items: pile.items.slice() }
    : { ...pile, items: pile.items.slice(), corroded: pile.corroded.slice() };

export function cloneHero(hero: HeroInPlay): HeroInPlay {
  return {
    hero: hero.hero,
    name: hero.name,
    seat: hero.seat,
    status: hero.status,
    at: hero.at,
    body: hero.body,
    mind: hero.mind,
    held: hero.held,
    suit: hero.suit,
    gear: cloneList(hero.gear),
    potions: cloneList(hero.potions),
    artifacts: cloneList(hero.artifacts),
    gold: hero.gold,
    schools: cloneList(hero.schools),
    spent: cloneList(hero.spent),
    effects: cloneEffects(hero.effects),
    corroded: cloneList(hero.corroded),
    spareHelmets: hero.spareHelmets,
    reloading: hero.reloading,
    used: cloneList(hero.used),
    searched: cloneList(hero.searched),
    circled: cloneList(hero.circled),
    hasActedThisRound: hero.hasActedThisRound,
  };
}

const cloneEffects = (effects: Effects): Effects => ({
  haste: effects.haste,
  speed: effects.speed,
  strength: effects.strength,
  warding: effects.warding,
  brew: effects.brew,
  throughRock: effects.throughRock,
  rockSkin: effects.rockSkin,
  courage: effects.courage,
  veil: effects.veil,
  gaze: effects.gaze,
  slumber: effects.slumber,
  puppet: effects.puppet,
  murk: effects.murk,
});

export const cloneMonster = (
  monster: MonsterInPlay,
  spells: DreadSpell[] = cloneList(monster.spells),
): MonsterInPlay => ({
  key: monster.key,
  name: monster.name,
  figure: monster.figure,
  move: monster.move,
  attack: monster.attack,
  defend: monster.defend,
  body: monster.body,
  mind: monster.mind,
  isUndead: monster.isUndead,
  id: monster.id,
  at: monster.at,
  wounds: monster.wounds,
  spells,
  cast: cloneList(monster.cast),
  isAsleep: monster.isAsleep,
  losesTurn: monster.losesTurn,
  hasMoved: monster.hasMoved,
  hasActed: monster.hasActed,
  isDone: monster.isDone,
  home: monster.home,
});

/** A view is made of what was fixed long ago, and need not look whether it was. */
export function cloneHidden(hidden: Hidden, copy: <X extends object>(list: readonly X[]) => X[] = cloneFixed): Hidden {
  return {
    monsters: copy(hidden.monsters),
    doors: copy(hidden.doors),
    secretDoors: cloneList(hidden.secretDoors),
    rocks: cloneList(hidden.rocks),
    furniture: copy(hidden.furniture),
    traps: copy(hidden.traps),
    chestTraps: copy(hidden.chestTraps),
    treasures: copy(hidden.treasures),
    alarms: copy(hidden.alarms),
    later: copy(hidden.later),
    stairs: hidden.stairs,
    goalSquare: hidden.goalSquare,
    goalRoom: hidden.goalRoom,
    escape: hidden.escape,
    isRising: hidden.isRising,
    goldChests: cloneList(hidden.goldChests),
    wander: fixed(hidden.wander),
    special: hidden.special && fixed(hidden.special),
    freed: cloneList(hidden.freed),
    notes: copy(hidden.notes),
  };
}
