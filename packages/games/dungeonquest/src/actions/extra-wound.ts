import type { Ask, Deed } from '@questhall/kernel';
import { KRUTZBECK_EXTRA } from '../content/abilities.ts';
import type { Hero } from '../content/heroes.ts';
import { fighterOf } from '../queries/heroes.ts';
import { topFrame } from '../queries/top-frame.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, DungeonQuest } from '../types/index.ts';
import { no, notNow } from './refuse.ts';

/** Krutzbeck hits harder. */
export const addWound: Deed<DungeonQuest, Extract<Action, { type: 'addWound' }>> = {
  propose: () => [{ type: 'addWound' }],
  judge({ table }, asked) {
    if (asked.question.kind === 'extraWound') return null;
    if (table.round === 0) return notNow(asked);
    return no(refusalOf(fighterOf(table).hero, asked), { asked: asked.question.kind });
  },
  perform(draft, _asked, _action, tell) {
    topFrame(draft, 'wounds').monster += KRUTZBECK_EXTRA.wounds;
    tell.all('ability.krutzbeck-extra-wound', { type: 'hitHarder' });
  },
};

/** Only Krutzbeck does, not while the result may still be changed, and not in a round that spares the monster. */
function refusalOf(hero: Hero, { question }: Ask<DungeonQuest>): Rule {
  if (hero !== 'krutzbeck') return 'ability.krutzbeck-extra-wound';
  return question.kind === 'spend' ? 'combat.effect-order' : 'ability.krutzbeck-not-alone';
}

/** He holds back: never better, always allowed. */
export const decline: Deed<DungeonQuest, Extract<Action, { type: 'decline' }>> = {
  propose: () => [{ type: 'decline' }],
  judge: (_state, asked) => (asked.question.kind === 'extraWound' ? null : notNow(asked)),
  perform() {},
};
