import { below, type Rng, type Seat, type State, shuffle } from '@questhall/kernel';
import { TOKENS } from './content/monsters.ts';
import { monsterSeat } from './queries/seats.ts';
import type { DungeonQuest } from './types.ts';

/**
 * Redraws what a seat cannot know. Hidden are: the order of both decks, the Power cards in other hands,
 * and the Life of a token that nobody has fought yet, except from whoever plays it.
 */
export function imagine(draft: State<DungeonQuest>, seat: Seat, rng: Rng): void {
  const { table } = draft;
  shuffle(rng, table.combatDeck);
  const unseen = table.powerDeck.concat(...table.powerHands.filter((_, holder) => holder !== seat));
  shuffle(rng, unseen);
  table.powerHands = table.powerHands.map((hand, holder) => (holder === seat ? hand : unseen.splice(0, hand.length)));
  table.powerDeck = unseen;

  const { monster } = table;
  if (monster === null || monster.token === null || monster.isLifeShown || seat === monsterSeat(draft)) return;
  const hidden = [...table.pool, monster.token];
  const alike = hidden.filter((token) => TOKENS[token]?.monster === monster.monster);
  const token = alike[below(rng, alike.length)];
  if (token === undefined) return;
  table.pool = hidden.filter((other) => other !== token);
  table.monster = { ...monster, token, life: TOKENS[token]?.life ?? monster.life };
}
