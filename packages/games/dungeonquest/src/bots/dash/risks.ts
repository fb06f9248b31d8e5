import { HERO_SHEETS, type Hero } from '../../content/heroes.ts';
import { DECK_CARDS, type Deck, KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Effect } from '../../content/keep/effects.ts';
import { TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import { TILE_FORMS, TILE_KINDS, TILE_STACK, type TileKind } from '../../content/keep/tiles.ts';
import type { Mode } from '../../content/modes.ts';
import { MONSTER_SHEETS, TOKENS } from '../../content/monsters.ts';
import { decimals } from '../../odds/field.ts';
import { type Fight, PLAIN_HOUSE } from '../../odds/fight.ts';
import { passChance } from '../../odds/pass.ts';
import { worthOf } from '../../odds/report.ts';
import { solverFor } from '../../odds/solvers.ts';
import type { KeepCardPlace } from '../../types/index.ts';

/** Wounds to expect for a hero; what only costs time is counted in wounds too. */
export interface Risks {
  /** Of coming onto a tile of each kind. */
  readonly entering: Readonly<Record<TileKind, number>>;
  /** Of a tile that nobody knows. */
  readonly unknown: number;
  /** Of a monster of the pool. */
  readonly meeting: number;
  readonly card: (card: KeepCardPlace) => number;
}

/** What a turn is worth in wounds. */
const TURN = 2;
const FALL = 1;
const DIE = 3.5;
const HALF_DIE = 2;

const known = new Map<string, Risks>();

/** The same for every table at which this hero fights in this mode. */
export function risksOf(mode: Mode, hero: Hero): Risks {
  const key = `${mode} ${hero}`;
  const risks = known.get(key) ?? reckon(mode, hero);
  known.set(key, risks);
  return risks;
}

function reckon(mode: Mode, hero: Hero): Risks {
  const meeting = mean(TOKENS.map((token) => fightWounds(mode, hero, token)));
  const card = (place: KeepCardPlace): number => ofAll(KEEP_CARDS[place]?.effects ?? []);
  const deck = (name: Deck): number => mean(DECK_CARDS[name].map(card));
  const entering = Object.fromEntries(TILE_KINDS.map((kind) => [kind, onto(kind)])) as Record<TileKind, number>; // a checked border: every kind is there
  return {
    entering,
    unknown: mean(TILE_STACK.map((form) => entering[TILE_FORMS[form]?.kind ?? 'chamber'])),
    meeting,
    card,
  };

  function onto(kind: TileKind): number {
    const { draws, entry } = TILE_SHEETS[kind];
    return (draws === null ? 0 : deck(draws)) + (entry === null ? 0 : of(entry));
  }

  function ofAll(effects: readonly Effect[]): number {
    return effects.reduce((sum, effect) => sum + of(effect), 0);
  }

  function of(effect: Effect): number {
    switch (effect.does) {
      case 'draw':
        return deck(effect.deck);
      case 'test': {
        const passed = passChance(HERO_SHEETS[hero][effect.attribute]);
        return passed * ofAll(effect.passed) + (1 - passed) * ofAll(effect.failed);
      }
      case 'wound':
        return effect.wounds + (effect.isHalved ? HALF_DIE : effect.dice * DIE);
      case 'kill':
        return HERO_SHEETS[hero].life;
      case 'fall':
        return FALL;
      case 'loseTurn':
      case 'cage':
        return TURN;
      case 'meet':
        return meeting;
      default:
        return 0;
    }
  }
}

/** Wounds to expect of one fight, by a hero who is unhurt. */
function fightWounds(mode: Mode, hero: Hero, { monster, life }: (typeof TOKENS)[number]): number {
  const attribute = HERO_SHEETS[hero][MONSTER_SHEETS[monster].attribute];
  const fight: Fight = { mode, hero, attribute, life: HERO_SHEETS[hero].life, house: PLAIN_HOUSE };
  return meanWorth(fight, fight.life, [life]).wounds;
}

/** What a fight comes to, with so much Life left against a monster that has any of these. */
export function meanWorth(
  fight: Fight,
  hero: number,
  lives: readonly number[],
): { readonly win: number; readonly wounds: number } {
  const solver = solverFor(fight);
  const worths = lives.map((monster) => worthOf(decimals, fight, { hero, monster, tokens: 0 }, solver));
  return { win: mean(worths.map(({ win }) => win)), wounds: mean(worths.map(({ wounds }) => wounds)) };
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;
