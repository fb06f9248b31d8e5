import { below, type Opening, type Rng, shuffle } from '@questhall/kernel';
import { HERO_SHEETS } from './content/heroes.ts';
import { BOARD } from './content/keep/board.ts';
import { DECK_CARDS, type Deck } from './content/keep/decks.ts';
import { TILE_STACK } from './content/keep/tiles.ts';
import { TREASURE_CARDS } from './content/keep/treasures.ts';
import { TOKENS } from './content/monsters.ts';
import { POWER_DECK } from './content/power-cards.ts';
import { newHero } from './queries/heroes.ts';
import { UNEXPLORED } from './queries/keep/squares.ts';
import type { DungeonQuest, HeroInPlay, House, Keep, Options, Pile } from './types/index.ts';

/** Life left and wounds so far: whatever the options leave open comes from the hero's sheet. */
export function startingLife({ hero, heroLife, heroWounds }: Pick<Options, 'hero' | 'heroLife' | 'heroWounds'>): {
  life: number;
  wounds: number;
} {
  const onSheet = HERO_SHEETS[hero].life;
  const wounds = heroWounds ?? Math.max(0, onSheet - (heroLife ?? onSheet));
  const left = heroLife ?? Math.max(1, onSheet - wounds);
  return { life: left + wounds, wounds };
}

export function setup(options: Options, seats: number, rng: Rng): Opening<DungeonQuest> {
  const table = emptyTable(options, seats, rng);
  const agenda: DungeonQuest['Frame'][] = [];
  if (options.play === 'keep') {
    table.keep = newKeep(seats, rng);
    agenda.push({ kind: 'muster', stage: 'heroes', chosen: 0 });
  } else {
    table.heroes[table.fighter] = arenaHero(options);
    const { monster, monsterLife: life } = options;
    agenda.push({ kind: 'encounter', stage: 'token', monster, life, mayEscape: false, isParting: false });
  }
  agenda.push({ kind: 'setUp' });
  if (options.mode === 'vote') agenda.push({ kind: 'agreement', isOpen: false, wishes: Array(seats).fill(null) });
  return { table, agenda };
}

const arenaHero = (options: Options): HeroInPlay => ({
  ...newHero(options.hero),
  ...startingLife(options),
  determination: options.determination,
});

function emptyTable(options: Options, seats: number, rng: Rng): DungeonQuest['Table'] {
  const powerDeck = POWER_DECK.slice();
  shuffle(rng, powerDeck);
  const isKeep = options.play === 'keep';
  return {
    mode: options.mode === 'vote' ? null : options.mode,
    house: houseOf(options),
    fighter: isKeep ? 0 : options.fighter - 1,
    heroes: Array.from({ length: seats }, () => null),
    attribute: isKeep ? null : options.attribute,
    monster: null,
    pool: TOKENS.map((_, token) => token),
    round: 0,
    lying: { dice: [], heroCard: null, monsterCard: null, arrow: null },
    combatDeck: [],
    hasCombatHands: false,
    powerDeck,
    powerDiscards: [],
    powerHands: Array.from({ length: seats }, () => []),
    keep: null,
  };
}

/** The house rules alone, field by field. */
export const houseOf = (house: House): House => ({
  soloAiMonster: house.soloAiMonster,
  heroWinsDoubleKill: house.heroWinsDoubleKill,
  determinationInCombat: house.determinationInCombat,
  heavyCounter: house.heavyCounter,
  escapeBetweenRounds: house.escapeBetweenRounds,
  monsterMayFlee: house.monsterMayFlee,
  torchlightStart: house.torchlightStart,
  noInstantDeath: house.noInstantDeath,
  fallenHoard: house.fallenHoard,
  secondHero: house.secondHero,
  longDay: house.longDay,
});

function newKeep(seats: number, rng: Rng): Keep {
  const first = below(rng, seats);
  const stack = TILE_STACK.slice();
  shuffle(rng, stack);
  const treasureDeck = TREASURE_CARDS.slice();
  shuffle(rng, treasureDeck);
  return {
    first,
    sun: 0,
    tiles: Array<number>(BOARD.size).fill(UNEXPLORED),
    stack,
    peeked: Array<number>(stack.length).fill(0),
    decks: {
      dungeon: shuffled('dungeon', rng),
      trap: shuffled('trap', rng),
      search: shuffled('search', rng),
      door: shuffled('door', rng),
      corpse: shuffled('corpse', rng),
      crypt: shuffled('crypt', rng),
      catacomb: shuffled('catacomb', rng),
      dragon: shuffled('dragon', rng),
    },
    treasureDeck,
    lairs: [],
    remains: [],
    taken: [],
    restarted: 0,
  };
}

function shuffled(deck: Deck, rng: Rng): Pile {
  const draw = DECK_CARDS[deck].slice();
  shuffle(rng, draw);
  return { draw, discards: [] };
}
