import type { Effects, HeroInPlay, Hidden, Lurking, MonsterInPlay, Table } from './types/index.ts';

/** A table that shares nothing with the old one but what is never written. */
export function clone(table: Table): Table {
  return Object.assign(cloneOpen(table), {
    ownSheet: table.ownSheet,
    stripped: table.stripped === null ? null : table.stripped.map(cloneHero),
    hidden: cloneHidden(table.hidden),
  });
}

/** What lies open on the table. Written out field by field, because it is made for every look that anybody takes. */
export function cloneOpen(table: Table): Omit<Table, 'hidden' | 'ownSheet' | 'stripped'> {
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
    clock: table.clock && { ...table.clock, monster: { ...table.clock.monster } },
    limit: table.limit,
    round: table.round,
    order: table.order.slice(),
    heroes: table.heroes.map(cloneHero),
    allies: table.allies.map((ally) => ({ ...ally })),
    monsters: table.monsters.map(cloneMonster),
    fallen: table.fallen.map(cloneLurking),
    nextFigure: table.nextFigure,
    roster: table.roster.slice(),
    revealed: table.revealed.slice(),
    changes: table.changes,
    doors: table.doors.map((door) => ({ ...door })),
    rocks: table.rocks.slice(),
    furniture: table.furniture.map((piece) => ({ ...piece })),
    traps: table.traps.map((trap) => ({ ...trap })),
    chestTraps: table.chestTraps.map((trap) => ({ ...trap })),
    sprung: table.sprung.slice(),
    sprungChests: table.sprungChests.slice(),
    alarmed: table.alarmed.slice(),
    trapSearched: table.trapSearched.slice(),
    stairs: table.stairs,
    piles: table.piles.map((pile) => ({ ...pile, items: pile.items.slice() })),
    chests: table.chests.map((chest) => ({ ...chest })),
    gearAt: table.gearAt,
    portals: table.portals.map((portal) => ({ ...portal })),
    deck: table.deck.slice(),
    goneArtifacts: table.goneArtifacts.slice(),
    lostArtifacts: table.lostArtifacts.slice(),
    ending: table.ending,
  };
}

function cloneGoal(goal: Table['goal']): Table['goal'] {
  return goal.kind === 'kill' ? { kind: 'kill', keys: goal.keys.slice(), names: goal.names.slice() } : { ...goal };
}

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
    gear: hero.gear.slice(),
    potions: hero.potions.slice(),
    artifacts: hero.artifacts.slice(),
    gold: hero.gold,
    schools: hero.schools.slice(),
    spent: hero.spent.slice(),
    effects: cloneEffects(hero.effects),
    corroded: hero.corroded.slice(),
    reloading: hero.reloading,
    used: hero.used.slice(),
    searched: hero.searched.slice(),
    circled: hero.circled.slice(),
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

const cloneMonster = (monster: MonsterInPlay): MonsterInPlay => ({
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
  spells: monster.spells.slice(),
  cast: monster.cast.slice(),
  isAsleep: monster.isAsleep,
  losesTurn: monster.losesTurn,
  hasMoved: monster.hasMoved,
  hasActed: monster.hasActed,
  isDone: monster.isDone,
  home: monster.home,
});

const cloneLurking = (lurking: Lurking): Lurking => ({
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
  spells: lurking.spells.slice(),
});

export function cloneHidden(hidden: Hidden): Hidden {
  return {
    monsters: hidden.monsters.map(cloneLurking),
    doors: hidden.doors.map((door) => ({ ...door })),
    secretDoors: hidden.secretDoors.slice(),
    rocks: hidden.rocks.slice(),
    furniture: hidden.furniture.map((piece) => ({ ...piece })),
    traps: hidden.traps.map((trap) => ({ ...trap })),
    chestTraps: hidden.chestTraps.map((trap) => ({ ...trap })),
    treasures: hidden.treasures.map(({ room, finds }) => ({ room, finds: finds.map((find) => ({ ...find })) })),
    alarms: hidden.alarms.map(({ room, edges }) => ({ room, edges: edges.slice() })),
    later: hidden.later.map(cloneLurking),
    stairs: hidden.stairs,
    goalSquare: hidden.goalSquare,
    goalRoom: hidden.goalRoom,
    escape: hidden.escape,
    isRising: hidden.isRising,
    goldChests: hidden.goldChests.slice(),
    wander: cloneLurking(hidden.wander),
    special: cloneSpecial(hidden.special),
    notes: hidden.notes.map((note) => ({ ...note })),
  };
}

function cloneSpecial(special: Hidden['special']): Hidden['special'] {
  return special?.kind === 'portals'
    ? { kind: 'portals', rooms: { ...special.rooms }, arrivals: { ...special.arrivals } }
    : special && { ...special };
}
