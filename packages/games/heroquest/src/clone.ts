import type { DreadSpell } from './content/dread-spells.ts';
import type { Note, PlacedPiece } from './sheet/sheet.ts';
import type { Door, Effects, HeroInPlay, Hidden, KnownTrap, Lurking, MonsterInPlay, Pile, Table } from './types/index.ts';

/**
 * A table that shares nothing with the old one but what is never written. One literal, as every other copy here and in the view: an object to which
 * fields are added afterwards takes five times as long.
 */
export function clone(table: Table): Table {
  return {
    house: { ...table.house },
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
    aura: table.aura && { ...table.aura },
    isAuraUp: table.isAuraUp,
    clock: cloneClock(table.clock),
    limit: table.limit,
    round: table.round,
    order: cloneList(table.order),
    heroes: cloneEach(table.heroes, cloneHero),
    allies: cloneEach(table.allies, cloneFlat),
    monsters: cloneEach(table.monsters, cloneMonster),
    fallen: cloneEach(table.fallen, cloneLurking),
    nextFigure: table.nextFigure,
    roster: cloneList(table.roster),
    revealed: cloneList(table.revealed),
    changes: table.changes,
    doors: cloneEach(table.doors, cloneDoor),
    rocks: cloneList(table.rocks),
    furniture: cloneEach(table.furniture, clonePiece),
    traps: cloneEach(table.traps, cloneTrap),
    chestTraps: cloneEach(table.chestTraps, cloneFlat),
    sprung: cloneList(table.sprung),
    sprungChests: cloneList(table.sprungChests),
    alarmed: cloneList(table.alarmed),
    trapSearched: cloneList(table.trapSearched),
    stairs: table.stairs,
    piles: cloneEach(table.piles, clonePile),
    chests: cloneEach(table.chests, cloneFlat),
    gearAt: table.gearAt,
    portals: cloneEach(table.portals, cloneFlat),
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

/** A record that holds no other, of which there are few. */
export const cloneFlat = <X extends object>(record: X): X => ({ ...record });

export function cloneGoal(goal: Table['goal']): Table['goal'] {
  return goal.kind === 'kill' ? { kind: 'kill', keys: goal.keys.slice(), names: goal.names.slice() } : { ...goal };
}

export const cloneClock = (clock: Table['clock']): Table['clock'] => clock && { ...clock, monster: { ...clock.monster } };

export const cloneDoor = ({ edge, kind, isOpen, changed }: Door): Door => ({ edge, kind, isOpen, changed });

export const clonePiece = ({ piece, at, width, height }: PlacedPiece): PlacedPiece => ({ piece, at, width, height });

export const cloneTrap = ({ at, kind, isOpen }: KnownTrap): KnownTrap => ({ at, kind, isOpen });

const cloneNote = ({ letter, at, text }: Note): Note => ({ letter, at, text });

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

export const cloneMonster = (monster: MonsterInPlay, spells: DreadSpell[] = cloneList(monster.spells)): MonsterInPlay => ({
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

export const cloneLurking = (lurking: Lurking, spells: readonly DreadSpell[] = cloneList(lurking.spells)): Lurking => ({
  key: lurking.key,
  name: lurking.name,
  figure: lurking.figure,
  move: lurking.move,
  attack: lurking.attack,
  defend: lurking.defend,
  body: lurking.body,
  mind: lurking.mind,
  isUndead: lurking.isUndead,
  at: lurking.at,
  spells,
});

export function cloneHidden(hidden: Hidden): Hidden {
  return {
    monsters: cloneEach(hidden.monsters, cloneLurking),
    doors: cloneEach(hidden.doors, cloneDoor),
    secretDoors: cloneList(hidden.secretDoors),
    rocks: cloneList(hidden.rocks),
    furniture: cloneEach(hidden.furniture, clonePiece),
    traps: cloneEach(hidden.traps, cloneFlat),
    chestTraps: cloneEach(hidden.chestTraps, cloneFlat),
    treasures: cloneEach(hidden.treasures, ({ room, finds }) => ({ room, finds: cloneEach(finds, cloneFlat) })),
    alarms: cloneEach(hidden.alarms, ({ room, edges }) => ({ room, edges: cloneList(edges) })),
    later: cloneEach(hidden.later, cloneLurking),
    stairs: hidden.stairs,
    goalSquare: hidden.goalSquare,
    goalRoom: hidden.goalRoom,
    escape: hidden.escape,
    isRising: hidden.isRising,
    goldChests: cloneList(hidden.goldChests),
    wander: cloneLurking(hidden.wander),
    special: cloneSpecial(hidden.special),
    freed: cloneList(hidden.freed),
    notes: cloneEach(hidden.notes, cloneNote),
  };
}

function cloneSpecial(special: Hidden['special']): Hidden['special'] {
  return special?.kind === 'portals'
    ? { kind: 'portals', rooms: { ...special.rooms }, arrivals: { ...special.arrivals } }
    : special && { ...special };
}
