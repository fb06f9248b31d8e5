import { ask, type Frames, type Tell } from '@questhall/kernel';
import { GAUNTLET_DAMAGE } from '../content/artifacts.ts';
import { defendDice, isBlock, isHit, isProof } from '../queries/combat.ts';
import { findHero, findMonster } from '../queries/figures.ts';
import { wields } from '../queries/gear.ts';
import { listed } from '../queries/parts.ts';
import type { HeroQuest, Part } from '../types/index.ts';
import type { Draft } from './agenda.ts';
import { rollFaces } from './combat-dice.ts';
import { endEffect, wound } from './harm.ts';

type AttackFrame = Extract<HeroQuest['Frame'], { kind: 'attack' }>;
type Speaker = Tell<HeroQuest>;

/** Somebody strikes, with so many dice, for these reasons. */
export function beginBlow(
  { agenda }: Draft,
  { attacker, target, dice, weapon, rule }: Pick<AttackFrame, 'attacker' | 'target' | 'dice' | 'weapon' | 'rule'>,
  parts: readonly Part[],
): void {
  agenda.push({
    kind: 'attack',
    stage: 'roll',
    attacker,
    target,
    dice,
    ...listed(parts),
    hits: 0,
    blocks: 0,
    weapon,
    rule,
  });
}

/** One blow, from the attacker's dice to the wounds. */
export const attack: Frames<HeroQuest>['attack'] = (draft, frame, tell) => {
  switch (frame.stage) {
    case 'roll':
      strike(draft, frame, tell);
      break;
    case 'drink':
      offerPotion(draft, frame);
      break;
    case 'defend':
      defend(draft, frame, tell);
      break;
    case 'wound':
      draft.agenda.pop();
      land(draft, frame, tell);
      break;
  }
};

function strike(draft: Draft, frame: AttackFrame, tell: Speaker): void {
  const { attacker, target, dice, rules, amounts, rule } = frame;
  const faces = rollFaces(draft, dice);
  frame.hits = faces.filter(isHit).length;
  tell.all(rule, {
    type: 'attackRolled',
    attacker,
    target,
    faces,
    hits: frame.hits,
    parts: rules.map((one, i) => ({ rule: one, amount: amounts[i] ?? 0 })),
  });
  const hero = findHero(draft.table, attacker);
  if (hero !== null && frame.weapon !== 'spell') {
    endEffect(hero, 'strength', 'potion.strength', tell);
    endEffect(hero, 'courage', 'spell.courage', tell);
  }
  const victim = findMonster(draft.table, target);
  if (frame.hits === 0) fail(draft, frame, tell);
  else if (victim !== null && isProof(victim, frame.weapon)) {
    draft.agenda.pop();
    tell.all('quest.witch-lord-invulnerable', { type: 'harmless', figure: target });
  } else frame.stage = 'drink';
}

/** No skull: it is over before anybody defends. [combat.no-skull-fails] */
function fail(draft: Draft, { attacker, target }: AttackFrame, tell: Speaker): void {
  draft.agenda.pop();
  tell.all('combat.no-skull-fails', { type: 'attackFailed', attacker, target });
  const hero = findHero(draft.table, target);
  const monster = findMonster(draft.table, attacker);
  if (hero === null || monster === null || !wields(hero, 'thorn-gauntlet')) return;
  if (isProof(monster, null)) tell.all('quest.witch-lord-invulnerable', { type: 'harmless', figure: attacker });
  else wound(draft, attacker, GAUNTLET_DAMAGE, 'artifact.thorn-gauntlet', tell);
}

/**
 * Nothing comes between attack and defence but the defender's own potions: nobody else may drink now.
 * [combat.defend-at-once]
 */
function offerPotion(draft: Draft, frame: AttackFrame): void {
  const { target, attacker, hits } = frame;
  const hero = findHero(draft.table, target);
  if (hero === null || hero.potions.length === 0) frame.stage = 'defend';
  else
    ask(
      draft,
      hero.seat,
      'combat.defend-at-once',
      { kind: 'defend', hero: hero.hero, attacker, hits },
      { wait: 'pass' },
    );
}

function defend(draft: Draft, frame: AttackFrame, tell: Speaker): void {
  const { table } = draft;
  const { target } = frame;
  frame.stage = 'wound';
  const isBlackOnly = frame.weapon === 'spirit-blade' && findMonster(table, target)?.isUndead === true;
  const parts: Part[] = [];
  const isHeroSide = findMonster(table, target) === null;
  const faces = rollFaces(draft, defendDice(table, target, parts));
  frame.blocks = faces.filter((face) => isBlock(face, table.house, isHeroSide, isBlackOnly)).length;
  const rule = isBlackOnly ? 'artifact.spirit-blade' : 'combat.any-shield-blocks';
  tell.all(rule, { type: 'defenceRolled', target, faces, blocks: frame.blocks, parts });
  const hero = findHero(table, target);
  if (hero !== null) endEffect(hero, 'warding', 'potion.warding', tell);
}

function land(draft: Draft, { target, hits, blocks }: AttackFrame, tell: Speaker): void {
  wound(draft, target, Math.max(0, hits - blocks), 'combat.damage-is-difference', tell);
}
