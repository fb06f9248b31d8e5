import { includesSeat, type Seat, type State } from '@questhall/kernel';
import { CARDS } from './content/combat-cards.ts';
import { TOKENS } from './content/monsters.ts';
import { sunSpaces } from './queries/keep/sun.ts';
import { frameBelow } from './queries/keep/turn.ts';
import { monsterSeat } from './queries/seats.ts';
import { combatTest } from './queries/tests.ts';
import { eyesOf } from './secrets.ts';
import { houseOf } from './setup.ts';
import type { DungeonQuest, HeroInPlay, HeroSeen, Keep, KeepSeen, Lair, Pile, Remains, View } from './types/index.ts';

type Match = State<DungeonQuest>;

/** What a seat may know. */
export function view(state: Match, looking: Seat): View {
  const seat = eyesOf(state, looking);
  const { table, outcome } = state;
  const { monster, lying } = table;
  const isLifeKnown = monster !== null && (monster.isLifeShown || includesSeat(monster.knownTo, seat));
  return {
    mode: table.mode,
    wishes: state.agenda.flatMap((frame) => (frame.kind === 'agreement' ? frame.wishes : [])),
    house: houseOf(table.house),
    fighter: table.fighter,
    monsterSeat: monsterSeat(state),
    round: table.round,
    heroes: table.heroes.map((hero, holder) => {
      if (hero === null) return null;
      const isScored = outcome !== null && hero.fate === 'left';
      return heroSeen(hero, holder === seat || isScored);
    }),
    test: combatTest(table),
    monster: monster && { monster: monster.monster, life: isLifeKnown ? monster.life : null, wounds: monster.wounds },
    lying: { dice: lying.dice.slice(), heroCard: lying.heroCard, monsterCard: lying.monsterCard, arrow: lying.arrow },
    poolSize: table.pool.length,
    combatDeckSize: table.combatDeck.length,
    combatHand: table.hasCombatHands ? CARDS.slice() : [],
    powerDeckSize: table.powerDeck.length,
    powerDiscards: table.powerDiscards.slice(),
    powerHand: table.powerHands[seat]?.slice() ?? [],
    powerHandSizes: table.powerHands.map((hand) => hand.length),
    keep: table.keep && keepSeen(state, table.keep, seat),
  };
}

/** Treasures are held face down: others count them. [treasure.secret] */
const heroSeen = (hero: HeroInPlay, isKnown: boolean): HeroSeen => ({
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
  treasures: isKnown ? hero.treasures.slice() : null,
  treasureCount: hero.treasures.length,
});

function keepSeen(state: Match, keep: Keep, seat: Seat): KeepSeen {
  const { agenda, table } = state;
  const { decks } = keep;
  const entry = seat === table.fighter ? frameBelow(state, 'entry') : undefined;
  return {
    first: keep.first,
    sun: keep.sun,
    sunSpaces: sunSpaces(table),
    tiles: keep.tiles.slice(),
    stackSize: keep.stack.length,
    peeked: peekedBy(keep, seat),
    decks: {
      dungeon: pileSeen(decks.dungeon),
      trap: pileSeen(decks.trap),
      search: pileSeen(decks.search),
      door: pileSeen(decks.door),
      corpse: pileSeen(decks.corpse),
      crypt: pileSeen(decks.crypt),
      catacomb: pileSeen(decks.catacomb),
      dragon: pileSeen(decks.dragon),
    },
    treasuresLeft: keep.treasureDeck.length,
    lairs: keep.lairs.map((lair) => lairSeen(lair, seat)),
    remains: keep.remains.map((remains) => remainsSeen(remains, seat)),
    restarted: keep.restarted,
    taken: keep.taken.slice(),
    cards: agenda.flatMap((frame) => (frame.kind === 'card' ? frame.card : frame.kind === 'search' ? frame.cards : [])),
    trail: frameBelow(state, 'turn')?.trail.slice() ?? [],
    forms: entry?.forms.slice() ?? [],
  };
}

const peekedBy = ({ stack, peeked }: Keep, seat: Seat): KeepSeen['peeked'] =>
  stack
    .flatMap((form, place) =>
      includesSeat(peeked[place] ?? 0, seat) ? [{ depth: stack.length - 1 - place, form }] : [],
    )
    .reverse();

const pileSeen = ({ draw, discards }: Pile): KeepSeen['decks']['trap'] => ({
  left: draw.length,
  discards: discards.slice(),
});

function lairSeen({ square, token, isLifeShown, knownTo }: Lair, seat: Seat): KeepSeen['lairs'][number] {
  const drawn = TOKENS[token];
  if (drawn === undefined) throw new Error('there is no such token');
  return { square, monster: drawn.monster, life: isLifeShown || includesSeat(knownTo, seat) ? drawn.life : null };
}

const remainsSeen = (
  { square, gold, hasCrown, treasures, knownTo }: Remains,
  seat: Seat,
): KeepSeen['remains'][number] => ({
  square,
  gold,
  hasCrown,
  treasureCount: treasures.length,
  treasures: includesSeat(knownTo, seat) ? treasures.slice() : null,
});
