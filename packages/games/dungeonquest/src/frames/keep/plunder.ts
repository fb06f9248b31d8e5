import { ask, type Frames, includesSeat, type Seat, type State, shuffle, type Tell } from '@questhall/kernel';
import { HOARD_NORTH } from '../../content/keep/board.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import { AEGIS_WOUNDS } from '../../content/keep/treasures.ts';
import { throwDice } from '../../effects/apply.ts';
import { putAway, returnTreasures } from '../../effects/decks.ts';
import { endTurn } from '../../effects/end-turn.ts';
import { loseCrown, slay, wound } from '../../effects/harm.ts';
import { isInside, keepOf, seatsIn } from '../../queries/heroes.ts';
import { hasTreasure, mayHold } from '../../queries/keep/items.ts';
import { frameBelow } from '../../queries/keep/turn.ts';
import { treasuresOf } from '../../queries/keep/worth.ts';
import type { DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** One roll for everybody in the hoard; whoever carries the Aegis may hold it up. [hoard.dragonfire] */
export const dragonfire: Frames<DungeonQuest>['dragonfire'] = (draft, frame, tell) => {
  const { table } = draft;
  if (frame.stage === 'roll') {
    frame.stage = 'ask';
    frame.wounds = throwDice(draft, fireDice(draft), 'hoard.dragonfire', tell);
    frame.toAsk = burning(draft).filter((seat) => {
      const treasures = table.heroes[seat]?.treasures ?? [];
      return mayHold(draft, treasures, hasTreasure({ treasures }, 'emberAegis'));
    });
    return;
  }
  const seat = frame.toAsk.shift();
  if (seat !== undefined) {
    ask(draft, seat, 'treasure.use-optional', { kind: 'aegis', wounds: frame.wounds });
    return;
  }
  draft.agenda.pop();
  wakeDragon(draft, tell);
  burn(draft, frame.wounds, frame.shielded, tell);
};

/** As many as the card says that has woken the dragon. */
function fireDice(draft: Draft): number {
  const effects = KEEP_CARDS[frameBelow(draft, 'card')?.card ?? -1]?.effects ?? [];
  return effects.reduce((sum, effect) => sum + (effect.does === 'dragonfire' ? effect.dice : 0), 0);
}

/** Everybody in the hoard, from whoever drew the card to the left. */
function burning({ table, seats }: Draft): readonly Seat[] {
  const turned = (seat: Seat): number => (seat - table.fighter + seats) % seats;
  return seatsIn(table, HOARD_NORTH).sort((one, other) => turned(one) - turned(other));
}

/** All eight Dragon cards are shuffled together again. */
function wakeDragon(draft: Draft, tell: Teller): void {
  const frame = draft.agenda.pop();
  if (frame?.kind !== 'card') throw new Error('no card has woken the dragon');
  putAway(draft, frame.card);
  const { dragon } = keepOf(draft.table).decks;
  dragon.draw.push(...dragon.discards);
  dragon.discards = [];
  shuffle(draft.rng, dragon.draw);
  tell.all('hoard.dragonfire', { type: 'deckReshuffled', deck: 'dragon' });
}

/** All wounds land together, all Treasures are gone, and then it is seen who is left. */
function burn(draft: Draft, wounds: number, shielded: number, tell: Teller): void {
  const { table } = draft;
  const all = burning(draft);
  const dead = all.filter((seat) => {
    const less = includesSeat(shielded, seat) ? AEGIS_WOUNDS : 0;
    return !wound(draft, seat, Math.max(0, wounds - less), 'hoard.dragonfire', tell);
  });
  for (const seat of all) {
    const hero = table.heroes[seat];
    if (!isInside(hero) || treasuresOf(hero) === 0) continue;
    tell.all('hoard.dragonfire', { type: 'treasuresBurnt', seat, treasures: treasuresOf(hero) });
    returnTreasures(draft, hero.treasures);
    hero.treasures = [];
    loseCrown(draft, hero);
  }
  for (const seat of dead) slay(draft, seat, 'wounds.killed', tell);
  if (dead.includes(table.fighter)) endTurn(draft);
}
