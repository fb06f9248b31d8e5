import { ask, type Seat } from '@questhall/kernel';
import type { EffectOf } from '../content/index.ts';
import { blowOf, counterSign, hitClause, printedWounds, woundsOf } from '../queries/fighting.ts';
import { escorted } from '../queries/quests.ts';
import { fighterOn } from '../queries/scores.ts';
import { type Match, strikeOf, type Telling } from '../queries/table.ts';
import type { Strike } from '../types/index.ts';
import { complete } from './complete.ts';
import { work, workAll } from './effects.ts';
import { hurt, hurtMinion, lifeLeft } from './monsters.ts';
import { wound } from './wounds.ts';

const ONE_WOUND: EffectOf<'wound'> = { word: 'wound', by: 1 };

/** E. The higher total deals a wound; who has fallen by now is struck no more. [combat.e-higher-total-hits] */
export function resultOf(draft: Match, index: number, tell: Telling): void {
  const { table } = draft;
  const strike = strikeOf(table, index);
  const { lead } = strike;
  if (lead === null) return;
  const blow = blowOf(table, index);
  if (strike.isVain) tell.all('combat.e-declared-order', { type: 'missedHim', ...blow });
  else if (lead === 0) tell.all('combat.e-tie-nothing', { type: 'tied', ...blow });
  else if (lead > 0) {
    tell.all('combat.e-higher-total-hits', { type: 'hit', ...blow });
    hit(draft, index, strike, tell);
  } else if (counterSign(table, strike) === 'none') tell.all('combat.d-no-symbol', { type: 'harmless', ...blow });
  else {
    tell.all('combat.e-higher-total-hits', { type: 'counterHit', ...blow });
    hitBack(draft, index, strike, tell);
  }
}

function hit(draft: Match, index: number, strike: Strike, tell: Telling): void {
  const { kind, hero, foe, minion, card } = strike;
  if (foe !== null) {
    hurtFoe(draft, strike, foe, kind === 'hero' ? woundsOf(draft.table, strike) : printedWounds(card), tell);
  } else if (hero !== null && minion !== null)
    hurtMinion(draft, hero, minion, fighterOn(minion).life, printedWounds(card), tell);
  else if (hero !== null) hitHero(draft, index, strike, hero);
}

function hitHero(draft: Match, index: number, strike: Strike, hero: Seat): void {
  const { table } = draft;
  const { kind, by, card } = strike;
  if (card !== null) hitByMonster(draft, index, hero);
  else if (kind === 'hero' && escorted(table, hero).length > 0)
    ask(draft, by, 'combat.hero-hit-choice', { kind: 'hit', strike: index });
  else if (kind === 'hero') wound(draft, hero, woundsOf(table, strike), 'combat.h-not-heroes');
  else wound(draft, hero, 1, 'combat.h-not-quest-monsters');
}

/**
 * A hit effect takes the place of the wound, a Minion's too; alternatives are chosen as the card says.
 * [combat.e-hit-effect]
 */
function hitByMonster(draft: Match, index: number, hero: Seat): void {
  const { by, card, foe } = strikeOf(draft.table, index);
  const monster = foe === null ? card : (draft.table.strikes[foe]?.card ?? null);
  const controller = foe === null ? by : (draft.table.strikes[foe]?.by ?? by);
  const clause = hitClause(monster);
  if (monster === null) return;
  const aim = { strike: index, space: null, side: null, choice: 0, variable: 0 };
  const origin = { by: controller, target: hero, source: monster, rule: 'combat.e-hit-effect' as const };
  if (clause === null) workAll(draft, { ...origin, rule: 'combat.e-higher-total-hits' }, [ONE_WOUND], aim);
  else if (clause.choices.length === 1) work(draft, origin, clause, aim);
  else ask(draft, clause.chooser === 'hero' ? hero : controller, 'combat.e-hit-effect', { kind: 'hit', strike: index });
}

/** A hero or a Minion wounds a monster; only a hero's wound is worth Glory. [combat.h-glory-for-wounds] */
function hurtFoe(draft: Match, strike: Strike, foe: number, count: number, tell: Telling): void {
  const monster = strikeOf(draft.table, foe);
  const taken = hurt(draft, foe, count, tell);
  if (monster.quest !== null) {
    if (lifeLeft(draft, monster) === 0) complete(draft, strike.by, monster.quest);
    return;
  }
  if (strike.kind !== 'hero') return;
  strike.earned += taken;
  for (let i = 0; i < taken; i++) monster.woundedBy.push(strike.by);
}

/** A counter-attack always deals one wound. */
function hitBack(draft: Match, index: number, strike: Strike, tell: Telling): void {
  if (strike.kind === 'monster') hitBackMonster(draft, index, strike, tell);
  else if (strike.kind === 'quest') hitBackQuest(draft, index, strike, tell);
  else hitBackChallenger(draft, index, strike, tell);
}

/** Only a hero's wound is worth Glory, and lets him tame the monster. */
function hitBackMonster(draft: Match, index: number, strike: Strike, tell: Telling): void {
  const taken = hurt(draft, index, 1, tell);
  if (strike.minion !== null || strike.hero === null || taken === 0) return;
  strike.earned += taken;
  strike.woundedBy.push(strike.hero);
}

function hitBackQuest(draft: Match, index: number, strike: Strike, tell: Telling): void {
  hurt(draft, index, 1, tell);
  if (strike.quest !== null && strike.hero !== null && lifeLeft(draft, strike) === 0)
    complete(draft, strike.hero, strike.quest);
}

/** Of a challenge: the hero, or the Minion in his place. */
function hitBackChallenger(draft: Match, index: number, strike: Strike, tell: Telling): void {
  const { by, card, foe } = strike;
  const isByMonster = foe !== null && strikeOf(draft.table, foe).kind === 'monster';
  if (card !== null) hurtMinion(draft, by, card, fighterOn(card).life, 1, tell);
  else if (isByMonster && draft.table.house.hitEffectOnCounter) hitByMonster(draft, index, by);
  else wound(draft, by, 1, 'combat.e-hit-effect', isByMonster ? index : -1);
}
