import type { Seat, State } from '@questhall/kernel';
import { CARDS } from './content/combat-cards.ts';
import { monsterSeat } from './queries/seats.ts';
import { combatTest } from './queries/tests.ts';
import type { DungeonQuest, View } from './types.ts';

/** What a seat may know. */
export function view(state: State<DungeonQuest>, seat: Seat): View {
  const { table } = state;
  const { hero, monster, lying, house } = table;
  const player = monsterSeat(state);
  const isLifeKnown = monster !== null && (monster.isLifeShown || seat === player);
  return {
    mode: table.mode,
    wishes: state.agenda.flatMap((frame) => (frame.kind === 'agreement' ? frame.wishes : [])),
    house: {
      soloAiMonster: house.soloAiMonster,
      heroWinsDoubleKill: house.heroWinsDoubleKill,
      determinationInCombat: house.determinationInCombat,
      heavyCounter: house.heavyCounter,
    },
    fighter: table.fighter,
    monsterSeat: player,
    round: table.round,
    hero: { hero: hero.hero, life: hero.life, wounds: hero.wounds, determination: hero.determination },
    test: combatTest(table),
    monster: monster && { monster: monster.monster, life: isLifeKnown ? monster.life : null, wounds: monster.wounds },
    lying: { dice: lying.dice.slice(), heroCard: lying.heroCard, monsterCard: lying.monsterCard, arrow: lying.arrow },
    poolSize: table.pool.length,
    combatDeckSize: table.combatDeck.length,
    combatHand: table.hasCombatHands ? CARDS.slice() : [],
    powerDeckSize: table.powerDeck.length,
    powerHand: table.powerHands[seat]?.slice() ?? [],
    powerHandSizes: table.powerHands.map((hand) => hand.length),
  };
}
