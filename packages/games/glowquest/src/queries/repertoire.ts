import {
  BASIC_IDS,
  BENEFITS,
  CALL,
  CARDS,
  type CardId,
  GLOW_IDS,
  MONSTER_IDS,
  MONSTERS,
  type MonsterId,
  type Usable,
} from '../content/index.ts';
import type { Timing } from '../content/vocabulary.ts';
import type { BenefitId, Entity } from '../types/index.ts';
import { isHero } from './entities.ts';

/** The kind of moment in which something is used. */
export type Occasion = 'turn' | 'roll' | 'hit' | 'miss';

/** Everything that somebody could pay for, wherever it stands and whatever is going on. */
export interface Repertoire {
  readonly ids: readonly BenefitId[];
  readonly all: readonly Usable[];
  /** The same, by the moment in which it might be used. */
  readonly at: Readonly<Record<Occasion, readonly Usable[]>>;
}

const occasionOf = (timing: Timing): Occasion =>
  timing === 'any' || timing === 'before' || timing === 'after' ? 'turn' : timing;

function repertoire(ids: readonly BenefitId[]): Repertoire {
  const all: Usable[] = [];
  const at: Record<Occasion, Usable[]> = { turn: [], roll: [], hit: [], miss: [] };
  for (const id of ids) {
    const benefit = BENEFITS.get(id);
    if (benefit === undefined) continue;
    all.push(benefit);
    at[occasionOf(benefit.timing)].push(benefit);
  }
  return { ids, all, at };
}

const EVERY_HEROS: readonly BenefitId[] = [...BASIC_IDS, ...GLOW_IDS];
const byCards = new WeakMap<readonly CardId[], Repertoire>();

/** Worked out once for each list of cards, which is never written. */
function withCards(cards: readonly CardId[]): Repertoire {
  const known = byCards.get(cards);
  if (known !== undefined) return known;
  const made = repertoire([...[...cards].filter((card) => CARDS[card].benefit !== null), ...EVERY_HEROS]);
  byCards.set(cards, made);
  return made;
}

function sheets(first: readonly BenefitId[]): ReadonlyMap<MonsterId, Repertoire> {
  return new Map(
    MONSTER_IDS.map((id) => [id, repertoire([...first, ...MONSTERS[id].benefits.map((one) => one.id), ...BASIC_IDS])]),
  );
}

const ORDINARY = sheets([]);
const CALLERS = sheets([CALL]);

/** By cards or by its sheet, and what everybody has. [benefit.basic, glow.heroes-only] */
export function repertoireOf(entity: Entity): Repertoire {
  if (isHero(entity)) return withCards(entity.cards);
  const found = (entity.mayCall ? CALLERS : ORDINARY).get(entity.record);
  if (found === undefined) throw new Error(`no sheet of ${entity.record}`);
  return found;
}
