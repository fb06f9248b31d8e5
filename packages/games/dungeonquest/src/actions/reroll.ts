import { type Deed, roll as rollDie } from '@questhall/kernel';
import { fighterOf } from '../queries/heroes.ts';
import { isRerollable, rerollChoices } from '../queries/rerolls.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no, notNow } from './refuse.ts';

const FACES = 6;
const RULE = {
  dice: 'ability.hugo-dice-reroll',
  solo: 'ability.hugo-solo-reroll',
  cards: 'ability.hugo-same-card',
} as const;

/** Hugo rolls some of his dice again, once. */
export const reroll: Deed<DungeonQuest, Extract<Action, { type: 'reroll' }>> = {
  propose({ table }, { question }) {
    if (question.kind !== 'reroll') return [];
    return rerollChoices(fighterOf(table).hero, table.mode, question.dice).map((dice) => ({ type: 'reroll', dice }));
  },
  judge({ table }, asked, { dice }) {
    if (table.mode === null || table.round === 0) return notNow(asked);
    const rule = RULE[table.mode];
    if (asked.question.kind !== 'reroll') return no(rule, { asked: asked.question.kind });
    const faces = asked.question.dice;
    const fixed = dice.find((position) => !isRerollable(table.mode, faces[position] ?? 0));
    if (fixed !== undefined) return no(rule, { die: fixed + 1, face: faces[fixed] ?? 0 });
    return dice.length === 0 ? no(rule, { dice: 0 }) : null;
  },
  perform(draft, _asked, { dice }, tell) {
    const frame = topFrame(draft, 'dice');
    for (const position of dice) frame.dice[position] = rollDie(draft.rng, FACES);
    frame.stage = 'spend'; // the second result stands
    draft.table.lying.dice = frame.dice.slice();
    const rule = draft.table.mode === 'solo' ? 'ability.hugo-solo-reroll' : 'ability.hugo-dice-reroll';
    tell.all(rule, { type: 'rerolled', positions: dice.slice(), dice: frame.dice.slice() });
  },
};

/** Leave the dice as they lie. */
export const keep: Deed<DungeonQuest, Extract<Action, { type: 'keep' }>> = {
  propose: () => [{ type: 'keep' }],
  judge(_state, asked) {
    const { kind } = asked.question;
    return kind === 'reroll' || kind === 'spend' || kind === 'failed' ? null : notNow(asked);
  },
  perform(draft, { question }) {
    if (question.kind !== 'failed') topFrame(draft, 'dice').stage = question.kind === 'reroll' ? 'spend' : 'read';
  },
};
