import type { DungeonQuest } from './types.ts';

export function clone(table: DungeonQuest['Table']): DungeonQuest['Table'] {
  const { hero, house, monster, lying } = table;
  return {
    mode: table.mode,
    house: {
      soloAiMonster: house.soloAiMonster,
      heroWinsDoubleKill: house.heroWinsDoubleKill,
      determinationInCombat: house.determinationInCombat,
      heavyCounter: house.heavyCounter,
    },
    fighter: table.fighter,
    hero: { hero: hero.hero, life: hero.life, wounds: hero.wounds, determination: hero.determination },
    attribute: table.attribute,
    monster: monster && {
      monster: monster.monster,
      life: monster.life,
      token: monster.token,
      wounds: monster.wounds,
      isLifeShown: monster.isLifeShown,
    },
    pool: table.pool.slice(),
    round: table.round,
    lying: { dice: lying.dice.slice(), heroCard: lying.heroCard, monsterCard: lying.monsterCard, arrow: lying.arrow },
    combatDeck: table.combatDeck.slice(),
    hasCombatHands: table.hasCombatHands,
    powerDeck: table.powerDeck.slice(),
    powerHands: table.powerHands.map((hand) => hand.slice()),
  };
}
