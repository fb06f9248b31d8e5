import type { Seat } from '@questhall/kernel';
import type { CardId } from '../content/index.ts';
import { fighterOf } from '../queries/scores.ts';
import { heroOf, type Match, progressOf, strikeOf, type Telling, takeFrom } from '../queries/table.ts';
import type { Strike } from '../types/index.ts';
import { discardBeast } from './pieces.ts';

/** The life that a monster of a combat has left; that of a Quest keeps its wounds on the card. */
export function lifeLeft({ table }: Match, strike: Strike): number {
  const wounds =
    strike.quest === null ? strike.wounds : (table.progress.find(({ quest }) => quest === strike.quest)?.wounds ?? 0);
  return fighterOf(strike).life - wounds;
}

/** Discarded before the attack rolls; what it did in step A stays done, its Peril stays spent. */
export function repel(draft: Match, index: number, tell: Telling): void {
  const strike = strikeOf(draft.table, index);
  if (strike.card === null) return;
  strike.isOver = true;
  tell.all('act.response-card', { type: 'repelled', strike: index, card: strike.card });
  discardBeast(draft, strike.by, { card: strike.card, attached: strike.attached.splice(0) }, 'act.response-card', tell);
}

/** A monster takes wounds; how many it had life for is told. [combat.e-zero-life-defeated] */
export function hurt(draft: Match, index: number, count: number, tell: Telling): number {
  const strike = strikeOf(draft.table, index);
  const taken = Math.min(count, lifeLeft(draft, strike));
  if (strike.quest !== null) {
    progressOf(draft.table, strike.quest).wounds += taken;
    const left = lifeLeft(draft, strike);
    const rule = left === 0 ? 'quest.slay-complete' : 'quest.slay-wounds-stay';
    tell.all(rule, { type: 'foeHurt', quest: strike.quest, left });
    return taken;
  }
  strike.wounds += taken;
  tell.all('combat.e-higher-total-hits', {
    type: 'monsterHurt',
    strike: index,
    card: strike.card,
    by: taken,
    left: lifeLeft(draft, strike),
  });
  if (lifeLeft(draft, strike) === 0 && strike.card !== null) {
    strike.isOver = true;
    tell.all('combat.g-defeated', { type: 'slain', card: strike.card });
    discardBeast(
      draft,
      strike.by,
      { card: strike.card, attached: strike.attached.splice(0) },
      'dur.monster-life',
      tell,
    );
  }
  return taken;
}

/**
 * A monster that survived becomes somebody's Minion, with its wounds and all that is attached to it. [fx.minion-kind]
 */
export function tame(draft: Match, seat: Seat, index: number, collar: CardId, tell: Telling): void {
  const strike = strikeOf(draft.table, index);
  if (strike.card === null) return;
  strike.isOver = true;
  const attached = [...strike.attached.splice(0), collar];
  heroOf(draft.table, seat).readied.push({ card: strike.card, wounds: strike.wounds, attached, charges: 0 });
  tell.all('fx.minion-is-treasure', { type: 'tamed', seat, card: strike.card, strike: index });
}

/** A Minion takes wounds itself; at no life left it is gone, and its collar with it. */
export function hurtMinion(draft: Match, seat: Seat, card: CardId, life: number, count: number, tell: Telling): void {
  const { readied } = heroOf(draft.table, seat);
  const minion = readied.find((one) => one.card === card);
  if (minion === undefined || count === 0) return;
  minion.wounds = Math.min(life, minion.wounds + count);
  tell.all('fx.minion-acts', { type: 'minionHurt', seat, card, by: count, left: life - minion.wounds });
  if (minion.wounds < life) return;
  takeFrom(readied, minion);
  tell.all('combat.e-zero-life-defeated', { type: 'slain', card });
  discardBeast(draft, seat, minion, 'combat.e-zero-life-defeated', tell);
}
