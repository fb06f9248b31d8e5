import type { Encounter } from '@questhall/testkit';
import { BASIC_IDS } from '../../src/content/basic-benefits.ts';
import { GLOW_IDS } from '../../src/content/glow-benefits.ts';
import {
  BENEFITS,
  CARD_IDS,
  CARDS,
  type CardId,
  MONSTER_IDS,
  MONSTERS,
  type MonsterId,
} from '../../src/content/index.ts';
import type { Entity, Glowquest, HeroInPlay } from '../../src/types/index.ts';
import { happened, Stage, wishing } from './stage.ts';

/** What the fight is like when a Benefit is used in it. */
interface Circumstance {
  readonly name: string;
  put(stage: Stage, user: Entity, enemy: Entity, ally: HeroInPlay | null): void;
}

const CIRCUMSTANCES: readonly Circumstance[] = [
  {
    name: 'an enemy at its last Hitpoint',
    put(_stage, _user, enemy) {
      enemy.hitpoints = 1;
    },
  },
  {
    name: 'a user at its last Hitpoint among those who reflect',
    put(stage, user) {
      user.hitpoints = 1;
      for (const one of stage.everybody) if (one.id !== user.id) one.reflect = 2;
    },
  },
  {
    name: 'no Resolve left, and everybody weak',
    put({ table, everybody }) {
      table.resolve = 0;
      for (const one of everybody) one.hitpoints = Math.min(one.hitpoints, 2);
    },
  },
  {
    name: 'an ally who has fallen',
    put(_stage, _user, _enemy, ally) {
      if (ally !== null) Object.assign(ally, { hitpoints: 0, effects: [], shield: 0, reflect: 0, saved: 0 });
    },
  },
];

/** A Benefit, and who can have it. */
interface Owned {
  readonly id: string;
  readonly card: CardId | null;
  readonly record: MonsterId | null;
}

const OWNED: readonly Owned[] = [
  ...[...BASIC_IDS, ...GLOW_IDS].map((id) => ({ id, card: null, record: null })),
  ...CARD_IDS.filter((card) => CARDS[card].benefit !== null).map((card) => ({ id: card, card, record: null })),
];

const BY_MONSTERS: readonly Owned[] = MONSTER_IDS.flatMap((record) =>
  MONSTERS[record].benefits.map(({ id }) => ({ id, card: null, record })),
);

const meeting = (owned: Owned, { name, put }: Circumstance): Encounter<Glowquest> => ({
  name: `${owned.id}${owned.record === null ? '' : ` of a ${owned.record}`} × ${name}`,
  stage(draft, rng) {
    const stage = new Stage(draft, rng);
    const { table } = stage;
    if (table.encounter === null || table.turn === null) return null;
    const monster = stage.monster();
    const roles = owned.card === null ? null : CARDS[owned.card].deck;
    const heroes = table.heroes.filter(
      ({ role, hitpoints }) =>
        hitpoints > 0 && (roles === role || roles === null || roles === 'equipment' || roles === 'passive'),
    );
    const hero = stage.one(heroes);
    if (monster === null || hero === null) return null;
    const beast = owned.record === null ? monster : stage.become(monster, owned.record);
    if (owned.card !== null && !stage.deal(hero, owned.card)) return null;
    if (!stage.bring(hero, beast)) return null;
    const ally = table.heroes.find((other) => other !== hero) ?? null;
    const [user, enemy]: readonly [Entity, Entity] = owned.record === null ? [hero, beast] : [beast, hero];
    put(stage, user, enemy, ally);
    prepare(stage, owned, user, ally);
    const isUse = (action: { type: string; benefit?: string }): boolean =>
      action.type === 'use' && action.benefit === owned.id;
    if (!stage.turn(user)) return null;
    return {
      answer: wishing(
        rng,
        isUse,
        (action, state) => action.type === 'attack' && state.table.turn?.attacks === 0 && timingOf(owned.id) !== 'any',
      ),
      hasMet: (told) => happened(told, 'used', { benefit: owned.id }),
    };
  },
});

const timingOf = (id: string): string => BENEFITS.get(id)?.timing ?? 'any';

/** What some Benefits cannot do without. */
function prepare(stage: Stage, { id }: Owned, user: Entity, ally: HeroInPlay | null): void {
  const { table } = stage;
  if (id.startsWith('glow-')) {
    const at = stage.beside(user.at);
    if (at !== null && !table.glow.includes(at)) table.glow.push(at);
  }
  const benefit = BENEFITS.get(id);
  const words = benefit?.clauses.map(({ word }) => word) ?? [];
  if (words.includes('reduce') || words.includes('cleanse'))
    user.effects.push({ kind: 'weak', n: 2, duration: 'long', by: user.id, source: 'story', turn: 0 });
  if (benefit?.target.includes('ally') === true && ally !== null && user.id !== ally.id) stage.bring(ally, user);
  if (benefit?.target === 'any-unconscious-ally' && ally !== null)
    Object.assign(ally, { hitpoints: 0, effects: [], shield: 0, reflect: 0, saved: 0 });
}

/** Every Benefit that heroes can have meets every circumstance. */
export const BENEFIT_ENCOUNTERS: readonly Encounter<Glowquest>[] = OWNED.flatMap((owned) =>
  CIRCUMSTANCES.map((circumstance) => meeting(owned, circumstance)),
);

/** The same for those of monsters, at tables where their player decides everything. */
export const MONSTER_ENCOUNTERS: readonly Encounter<Glowquest>[] = BY_MONSTERS.flatMap((owned) =>
  CIRCUMSTANCES.slice(0, 3).map((circumstance) => meeting(owned, circumstance)),
);
