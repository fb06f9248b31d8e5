import type { FiguresOfOne } from '@questhall/facets';
import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import {
  type AttackForm,
  amountAt,
  baseRiseAt,
  type Element,
  type FormId,
  ITEMS,
  type Level,
  THREAT,
  UNARMED_BASE,
} from '../content/index.ts';
import { MELEE } from '../content/write.ts';
import type { Entity, Floor, Hero, Means, Table } from '../types/index.ts';
import { dungeonOf, enemiesOf, expeditionOf, isHero, recordOf } from './entities.ts';
import type { Owned, Sheet } from './sheet.ts';
import { isWithin } from './squares.ts';
import { sheetFor, traitSum } from './stats.ts';
import { hasTimeLeft } from './timed.ts';

/** One way to attack: what with, and how. [attack.declare] */
export interface Arm {
  readonly means: Means;
  readonly form: FormId;
  readonly shape: AttackForm['form'];
  /** In Surges, paid after the roll. [attack.form-cost] */
  readonly cost: number;
  readonly range: number;
  /** Base damage, before Weak and before what a monster has more of. */
  readonly base: number;
  /** More damage by the form. */
  readonly damage: number;
  /** What the base damage may be of, as the attacker likes; null for no element. [gem.two-prefixes-choose] */
  readonly elements: readonly (Element | null)[];
}

/** By what they follow from: a sheet, or what a file has made of a monster's figures. */
const arms = new WeakMap<Sheet | FiguresOfOne, readonly Arm[]>();

/** All that somebody can attack with, worked out once for what it has in use. */
export function armsOf(table: Table, entity: Entity): readonly Arm[] {
  const sheet = sheetFor(table, entity);
  const source = isHero(entity) ? sheet : (entity.own ?? sheet);
  const known = arms.get(source);
  if (known !== undefined) return known;
  const made = isHero(entity) ? heroArms(table, entity, sheet) : monsterArms(entity, sheet);
  arms.set(source, made);
  return made;
}

const armOf = (
  { of: { id, form, cost, range, damage }, level }: Owned<AttackForm>,
  base: number,
  elements: Arm['elements'],
): Arm => ({
  means: 'hand',
  form: id,
  shape: form,
  cost,
  range: amountAt(range, level),
  base,
  damage: amountAt(damage, level),
  elements,
});

const monsterArms = (monster: Parameters<typeof recordOf>[0], { forms }: Sheet): readonly Arm[] =>
  forms.map((form) => armOf(form, recordOf(monster).base, [null]));

/** With the weapon in the Main Hand, or with bare hands; and a Spellbolt besides. [gear.in-use-only] */
function heroArms(table: Table, hero: Hero, sheet: Sheet): readonly Arm[] {
  const { pieces, main } = hero.build;
  const piece = main === null ? undefined : pieces[main];
  const weapon = piece === undefined ? null : ITEMS[piece.item].weapon;
  const brute = traitSum(table, hero, 'melee-base');
  const inHand: readonly Owned<AttackForm>[] =
    weapon === null ? [{ of: MELEE, level: 1, slot: null }] : sheet.forms.filter(({ slot }) => slot === 'main-hand');
  const base = weapon === null ? UNARMED_BASE : weapon.base + baseRiseAt(piece?.level ?? 1);
  const elements = weapon === null ? [null] : [weapon.element, ...gemElements(sheet)];
  const byHand = inHand.map((form) => armOf(form, base + (form.of.form === 'melee' ? brute : 0), elements));
  return [...byHand, ...boltArms(table, hero, sheet)];
}

/** A gem in the Off Hand does not change the base damage. [gem.prefix-elemental] */
const gemElements = ({ traits }: Sheet): Element[] =>
  traits.flatMap(({ of: trait, slot }) =>
    trait.trait === 'base-element' && slot === 'main-hand' ? [trait.element] : [],
  );

/** It grows with the Wand or Staff that it goes through. */
function boltArms(table: Table, hero: Hero, { traits }: Sheet): readonly Arm[] {
  const rod: Level =
    traits.find(({ of: { trait }, slot }) => trait === 'bolt-base' && slot === 'main-hand')?.level ?? 1;
  const more = traitSum(table, hero, 'bolt-base') + baseRiseAt(rod);
  const farther = traitSum(table, hero, 'bolt-range');
  return traits.flatMap(({ of: trait }): Arm[] =>
    trait.trait === 'spellbolt'
      ? [
          {
            means: 'bolt',
            form: 'ranged',
            shape: 'ranged',
            cost: 0,
            range: trait.range + farther,
            base: trait.base + more,
            damage: 0,
            elements: trait.elements,
          },
        ]
      : [],
  );
}

/** Base damage now; monsters have more by Threat and by Rage. [dungeon.threat] */
export const baseOf = (table: Table, entity: Entity, { base }: Arm): number =>
  base + entity.base + (isHero(entity) ? 0 : THREAT[dungeonOf(table).threat].base);

/** What its base damage may be of: oil on the weapons adds an element, once in an Encounter. */
export function elementsOf(table: Table, entity: Entity, { elements }: Arm): readonly (Element | null)[] {
  if (!hasTimeLeft(table, entity, 'chosen-element')) return elements;
  const oil = expeditionOf(table).boosts.find((bought) => bought.element !== null)?.element ?? null;
  return oil === null || elements.includes(oil) ? elements : [...elements, oil];
}

/** [attack.melee-adjacent, attack.reach, attack.ranged] */
export const isInReach = (floor: Floor, { shape, range }: Arm, from: Cell, to: Cell): boolean =>
  shape === 'melee' ? isNear(floor, from, to) : isWithin(floor, from, to, range);

/** Enemies that could be attacked like this from a square. [attack.no-friendly-target, down.not-targeted] */
export function targetsFrom(table: Table, attacker: Entity, arm: Arm, from: Cell = attacker.at): readonly Entity[] {
  const { floor } = expeditionOf(table);
  return enemiesOf(table, attacker).filter(({ at }) => isInReach(floor, arm, from, at));
}
