import { FLAMES, isFlame, type Spell } from '../../content/spells.ts';
import { resistChance } from '../../odds/resist.ts';
import { scorch } from '../../odds/scorch.ts';
import { quickBlow } from '../../odds/table.ts';
import { wallsSeen } from '../../queries/board.ts';
import { attackDice, bodyOf, defendDice, faceOf, isBlock, isFireproof, isProof } from '../../queries/combat.ts';
import { findHero, findMonster, idOfHero, squareOf } from '../../queries/figures.ts';
import { burst } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, FigureId, Question, View } from '../../types/index.ts';
import { attackerOf } from '../telling/asked.ts';

const TEMPEST_DICE = 1;

/** What a blow may be expected to do. */
export interface StrikeOdds {
  /** The chance that whoever is struck is dead. */
  readonly kill: number;
  /** Body Points it costs in the mean. */
  readonly damage: number;
  /** Body Points there are. */
  readonly body: number;
}

/** One figure strikes another, as both stand now; null when one of them is not on the board. */
export function strikeOdds(view: View, attacker: FigureId, target: FigureId): StrikeOdds | null {
  const body = bodyOf(view, target);
  if (squareOf(view, attacker) === null || squareOf(view, target) === null || body < 1) return null;
  const held = findHero(view, attacker)?.held ?? null;
  const monster = findMonster(view, target);
  if (monster !== null && isProof(monster, held)) return { kill: 0, damage: 0, body };
  const { kill, expectedWounds } = quickBlow({
    attack: attackDice(view, attacker, target),
    defend: defendDice(view, target),
    body,
    isHeroDefending: monster === null,
    house: view.house,
    isBlackOnly: held === 'spirit-blade' && monster?.isUndead === true,
  });
  return { kill, damage: expectedWounds, body };
}

/** A flame at a monster; null for other spells, and for somebody who is not there. */
function flameOdds(view: View, spell: Spell, target: FigureId): StrikeOdds | null {
  const monster = findMonster(view, target);
  if (!isFlame(spell) || monster === null) return null;
  const body = bodyOf(view, target);
  return isFireproof(monster) || isProof(monster, null)
    ? { kill: 0, damage: 0, body }
    : { ...scorch(FLAMES[spell], body), body };
}

/** One die for each monster in the storm. [spell.tempest] */
export function tempestOdds(view: View, centre: Square): readonly { readonly id: FigureId; readonly kill: number }[] {
  const squares = burst(view, centre, wallsSeen(view));
  const struck = view.monsters.filter(({ at }) => squares.includes(at));
  return struck.map((monster) => {
    const { id } = monster;
    const kill = isProof(monster, null)
      ? 0
      : quickBlow({
          attack: TEMPEST_DICE,
          defend: defendDice(view, id),
          body: bodyOf(view, id),
          house: view.house,
          isHeroDefending: false,
          isBlackOnly: false,
        }).kill;
    return { id, kill };
  });
}

/** The chance that a sleeper wakes when Zargon's turn begins. [spell.sleep] */
export const wakeOdds = (view: View, target: FigureId): number => resistChance(findMonster(view, target)?.mind ?? 0);

/** What an offered attack or flame is worth; null for anything else. */
export function offerOdds(view: View, question: Question, offer: Action): StrikeOdds | null {
  const [target] = offer.type === 'cast' ? offer.targets : [];
  if (offer.type === 'cast') return target === undefined ? null : flameOdds(view, offer.spell, target);
  const attacker = attackerOf(question);
  return offer.type !== 'attack' || attacker === null ? null : strikeOdds(view, attacker, offer.target);
}

const NUMBERS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The skulls are on the table; what may come of the defence. */
export function defenceOdds(view: View, { hero, hits }: Extract<Question, { kind: 'defend' }>): StrikeOdds {
  const id = idOfHero(hero);
  const body = bodyOf(view, id);
  const block =
    NUMBERS.filter((number) => isBlock(faceOf(view.house, number), view.house, true, false)).length / NUMBERS.length;
  let chances = [1];
  for (let die = defendDice(view, id); die > 0; die--) {
    const before = chances;
    chances = [...before, 0].map((chance, blocks) => chance * (1 - block) + (before[blocks - 1] ?? 0) * block);
  }
  let [kill, damage] = [0, 0];
  for (const [blocks, chance] of chances.entries()) {
    const lost = Math.min(body, Math.max(0, hits - blocks));
    damage += chance * lost;
    if (lost === body) kill += chance;
  }
  return { kill, damage, body };
}
