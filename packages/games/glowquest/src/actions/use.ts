import type { Cell } from '@questhall/grid';
import { notNow } from '@questhall/groundwork';
import type { Usable } from '../content/index.ts';
import { addPattern, benefitFrame } from '../frames/benefit.ts';
import { benefitOf, glowAtHand, isChosen, isOfGlow, priceOf, reachedBy, targetsOf } from '../queries/benefits.ts';
import type { Occasion } from '../queries/repertoire.ts';
import { cannotTap, cannotTarget, cannotUse, timely } from '../queries/using.ts';
import type { Action, Entity, EntityId, OpenTable } from '../types/index.ts';
import { type Asked, actorIn, type DeedOf, no, reasonFor } from './common.ts';

/** The window that a question opens; none while a move goes on. */
const occasionOf = ({ question: { kind } }: Asked): Occasion | null =>
  kind === 'turn' || kind === 'roll' || kind === 'hit' || kind === 'miss' ? kind : null;

type Use = Extract<Action, { type: 'use' }>;

/** A Benefit is paid for and does what it says, once. [benefit.pay] */
export const use: DeedOf<'use'> = {
  propose(state, asked) {
    const actor = actorIn(state, asked);
    const occasion = occasionOf(asked);
    const proposed: Use[] = [];
    if (actor === null || occasion === null) return proposed;
    for (const benefit of timely(state.table, actor, occasion))
      for (const target of targetChoices(state.table, actor, benefit))
        for (const glow of glowChoices(state.table, actor, benefit))
          proposed.push({ type: 'use', benefit: benefit.id, target, glow });
    return proposed;
  },
  judge(state, asked, { benefit, target, glow }) {
    const actor = actorIn(state, asked);
    const occasion = occasionOf(asked);
    if (asked.question.kind === 'explore') return no('explore.no-surges', { benefit });
    if (actor === null || occasion === null) return notNow(asked);
    const { table } = state;
    return (
      cannotUse(table, actor, benefit, occasion) ??
      cannotTarget(table, actor, benefit, target) ??
      cannotTap(table, actor, benefit, glow)
    );
  },
  perform(draft, asked, { benefit: id, target, glow }, tell) {
    const actor = actorIn(draft, asked);
    const { turn } = draft.table;
    if (actor === null || turn === null) return;
    const benefit = benefitOf(id);
    const cost = priceOf(draft.table, actor, benefit);
    const targets = reachedBy(draft.table, actor, benefit, target);
    turn.surges -= cost;
    turn.stroll = null; // [move.one-go]
    turn.used.push(id);
    const rule = reasonFor(asked, 'benefit.pay');
    tell.all(rule, { type: 'used', who: actor.id, benefit: id, cost, left: turn.surges, targets: targets.slice() });
    if (glow !== null) {
      draft.table.glow = draft.table.glow.filter((cell) => cell !== glow); // [glow.consumed]
      tell.all('glow.consumed', { type: 'glowUsed', who: actor.id, at: glow });
    }
    addPattern(draft, benefit);
    draft.agenda.push(benefitFrame(actor.id, id, targets));
  },
};

const NOBODY: readonly null[] = [null];

const targetChoices = (table: OpenTable, actor: Entity, benefit: Usable): readonly (EntityId | null)[] =>
  isChosen(benefit.target) ? targetsOf(table, actor, benefit).map(({ id }) => id) : NOBODY;

const glowChoices = (table: OpenTable, actor: Entity, benefit: Usable): readonly (Cell | null)[] =>
  isOfGlow(benefit) ? glowAtHand(table, actor) : NOBODY;
