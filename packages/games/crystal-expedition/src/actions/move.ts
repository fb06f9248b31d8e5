import { notNow } from '@questhall/groundwork';
import { walkFrame } from '../frames/walk.ts';
import { entityOf, expeditionOf } from '../queries/entities.ts';
import { destinations, whyNotMove } from '../queries/moving.ts';
import { speedOf } from '../queries/stats.ts';
import { whyNotThere } from '../queries/unreached.ts';
import { pathTo } from '../queries/ways.ts';
import { type DeedOf, no } from './common.ts';

/**
 * A Move, or more of one, by the way there that is the most likely to succeed. Whatever holds the mover on it, it tries
 * to escape. [move.up-to-speed, move.path-chosen-stepwise]
 */
export const go: DeedOf<'go'> = {
  propose({ table }, { question }) {
    if (question.kind !== 'turn') return [];
    return destinations(table, entityOf(table, question.who)).map((to) => ({ type: 'go', to }));
  },
  judge({ table }, asked, { to }) {
    const { question } = asked;
    if (question.kind !== 'turn') return notNow(asked);
    const mover = entityOf(table, question.who);
    const held = whyNotMove(table, mover);
    if (held !== null) return no(held, { square: to });
    return destinations(table, mover).includes(to) ? null : no(whyNotThere(table, mover, to), { square: to });
  },
  perform(draft, { question }, { to }) {
    if (question.kind !== 'turn') return;
    const { turn } = expeditionOf(draft.table);
    const mover = entityOf(draft.table, question.who);
    const path = pathTo(draft.table, mover, to);
    if (turn !== null) turn.left ??= speedOf(draft.table, mover);
    draft.agenda.push(walkFrame(mover, path));
  },
};
