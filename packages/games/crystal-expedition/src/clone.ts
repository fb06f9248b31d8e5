import { fixed } from '@questhall/kernel';
import type { Attack, Encounter, Expedition, Hero, Monster, Table, Town, Turn } from './types/index.ts';

/**
 * A table that shares nothing with the old one but what is replaced and never written: this is frozen, so that nobody
 * can.
 */
export const clone = (table: Table): Table => ({
  ...table,
  house: fixed(table.house),
  party: table.party.map(cloneHero),
  wagon: table.wagon.map(cloneHero),
  baggage: fixed(table.baggage),
  gems: fixed(table.gems),
  dungeons: fixed(table.dungeons),
  chronicle: fixed(table.chronicle),
  town: table.town && cloneTown(table.town),
  expedition: table.expedition && cloneExpedition(table.expedition),
  ...(table.own === undefined ? {} : { own: fixed(table.own) }),
});

const cloneHero = (hero: Hero): Hero => ({
  ...hero,
  effects: fixed(hero.effects),
  usedInRound: fixed(hero.usedInRound),
  usedInEncounter: fixed(hero.usedInEncounter),
  usedOnExpedition: fixed(hero.usedOnExpedition),
  build: fixed(hero.build),
});

const cloneMonster = (monster: Monster): Monster => ({
  ...monster,
  ...(monster.own === undefined ? {} : { own: fixed(monster.own) }),
  effects: fixed(monster.effects),
  usedInRound: fixed(monster.usedInRound),
  usedInEncounter: fixed(monster.usedInEncounter),
});

const cloneTown = (town: Town): Town => ({
  ...town,
  stays: fixed(town.stays),
  gamblers: fixed(town.gamblers),
  notes: fixed(town.notes),
  boosts: fixed(town.boosts),
  freeUses: fixed(town.freeUses),
  kitMoney: town.kitMoney && fixed(town.kitMoney),
});

const cloneExpedition = (expedition: Expedition): Expedition => ({
  ...expedition,
  boosts: fixed(expedition.boosts),
  floor: fixed(expedition.floor),
  monsters: expedition.monsters.map(cloneMonster),
  crystals: fixed(expedition.crystals),
  rooms: fixed(expedition.rooms),
  phase: expedition.phase && fixed(expedition.phase),
  encounter: expedition.encounter && cloneEncounter(expedition.encounter),
  turn: expedition.turn && cloneTurn(expedition.turn),
  attack: expedition.attack && cloneAttack(expedition.attack),
});

const cloneEncounter = (encounter: Encounter): Encounter => ({
  ...encounter,
  sheet: fixed(encounter.sheet),
  acted: fixed(encounter.acted),
  happened: fixed(encounter.happened),
  rested: fixed(encounter.rested),
});

const cloneTurn = (turn: Turn): Turn => ({ ...turn, escaped: fixed(turn.escaped) });

const cloneAttack = (attack: Attack): Attack => ({
  ...attack,
  dice: fixed(attack.dice),
  rerolled: fixed(attack.rerolled),
  elements: fixed(attack.elements),
  bought: fixed(attack.bought),
  riders: fixed(attack.riders),
  waiting: fixed(attack.waiting),
  answered: fixed(attack.answered),
  weakened: fixed(attack.weakened),
  sickened: fixed(attack.sickened),
});
