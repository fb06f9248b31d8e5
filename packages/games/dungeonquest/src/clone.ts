import { houseOf } from './setup.ts';
import type { DungeonQuest, HeroInPlay, Keep, Lair, Pile, Remains } from './types/index.ts';

export function clone(table: DungeonQuest['Table']): DungeonQuest['Table'] {
  const { monster, lying } = table;
  return {
    mode: table.mode,
    house: houseOf(table.house),
    fighter: table.fighter,
    heroes: table.heroes.map((hero) => hero && cloneHero(hero)),
    attribute: table.attribute,
    monster: monster && {
      monster: monster.monster,
      life: monster.life,
      token: monster.token,
      wounds: monster.wounds,
      isLifeShown: monster.isLifeShown,
      knownTo: monster.knownTo,
    },
    pool: table.pool.slice(),
    round: table.round,
    lying: { dice: lying.dice.slice(), heroCard: lying.heroCard, monsterCard: lying.monsterCard, arrow: lying.arrow },
    combatDeck: table.combatDeck.slice(),
    hasCombatHands: table.hasCombatHands,
    powerDeck: table.powerDeck.slice(),
    powerDiscards: table.powerDiscards.slice(),
    powerHands: table.powerHands.map((hand) => hand.slice()),
    keep: table.keep && cloneKeep(table.keep),
  };
}

const cloneHero = (hero: HeroInPlay): HeroInPlay => ({
  hero: hero.hero,
  life: hero.life,
  wounds: hero.wounds,
  determination: hero.determination,
  fate: hero.fate,
  square: hero.square,
  heading: hero.heading,
  enteredBy: hero.enteredBy,
  searches: hero.searches,
  isCaged: hero.isCaged,
  hasLostTurn: hero.hasLostTurn,
  gold: hero.gold,
  items: hero.items.slice(),
  hasCrown: hero.hasCrown,
  treasures: hero.treasures.slice(),
});

const cloneKeep = (keep: Keep): Keep => ({
  first: keep.first,
  sun: keep.sun,
  tiles: keep.tiles.slice(),
  stack: keep.stack.slice(),
  peeked: keep.peeked.slice(),
  decks: {
    dungeon: clonePile(keep.decks.dungeon),
    trap: clonePile(keep.decks.trap),
    search: clonePile(keep.decks.search),
    door: clonePile(keep.decks.door),
    corpse: clonePile(keep.decks.corpse),
    crypt: clonePile(keep.decks.crypt),
    catacomb: clonePile(keep.decks.catacomb),
    dragon: clonePile(keep.decks.dragon),
  },
  treasureDeck: keep.treasureDeck.slice(),
  lairs: keep.lairs.map(cloneLair),
  remains: keep.remains.map(cloneRemains),
  taken: keep.taken.slice(),
  restarted: keep.restarted,
});

const clonePile = ({ draw, discards }: Pile): Pile => ({ draw: draw.slice(), discards: discards.slice() });

const cloneLair = ({ square, token, isLifeShown, knownTo }: Lair): Lair => ({ square, token, isLifeShown, knownTo });

const cloneRemains = ({ square, gold, hasCrown, treasures, knownTo }: Remains): Remains => ({
  square,
  gold,
  hasCrown,
  treasures: treasures.slice(),
  knownTo,
});
