import { DIRECTIONS } from '@questhall/grid';
import type { Ask, Deed, Refusal, State, Tell } from '@questhall/kernel';
import { goAheadBelow } from '../../effects/apply.ts';
import { turnUp } from '../../effects/decks.ts';
import { fighterOf, isBelow } from '../../queries/heroes.ts';
import { turnedLeft, turnedRight } from '../../queries/keep/compass.ts';
import { besideOf } from '../../queries/keep/squares.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import { topFrame } from '../../queries/top-frame.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { Action, DungeonQuest } from '../../types/index.ts';
import { no, notNow } from '../refuse.ts';

type DeedOf<K extends Action['type']> = Deed<DungeonQuest, Extract<Action, { type: K }>>;

/** An action of a turn below: refused above ground, and while something else is asked. */
function notBelow({ table }: State<DungeonQuest>, asked: Ask<DungeonQuest>): Refusal<Rule> | null {
  if (asked.question.kind !== 'action') return notNow(asked);
  return isBelow(fighterOf(table)) ? null : no('cat.actions');
}

/** Every action below is followed by a Catacomb card. */
function finish(draft: State<DungeonQuest>, tell: Tell<DungeonQuest>): void {
  turnOf(draft).stage = 'end';
  turnUp(draft, 'catacomb', 'cat.actions', tell);
}

/** One square along the heading. */
export const advance: DeedOf<'advance'> = {
  propose: () => [{ type: 'advance' }],
  judge(state, asked) {
    const refusal = notBelow(state, asked);
    if (refusal !== null) return refusal;
    const { square, heading } = fighterOf(state.table);
    return heading !== null && besideOf(square, heading) >= 0 ? null : no('cat.border');
  },
  perform(draft, _asked, _action, tell) {
    goAheadBelow(draft, tell);
    finish(draft, tell);
  },
};

/** Stay, and feel about. */
export const grope: DeedOf<'grope'> = {
  propose: () => [{ type: 'grope' }],
  judge: notBelow,
  perform: (draft, _asked, _action, tell) => finish(draft, tell),
};

/** Stay, and head another way. */
export const turn: DeedOf<'turn'> = {
  propose: () => [
    { type: 'turn', to: 'left' },
    { type: 'turn', to: 'right' },
  ],
  judge: notBelow,
  perform(draft, _asked, { to }, tell) {
    const hero = fighterOf(draft.table);
    if (hero.heading === null) throw new Error('only below does anybody head anywhere');
    hero.heading = to === 'left' ? turnedLeft(hero.heading) : turnedRight(hero.heading);
    tell.all('cat.actions', { type: 'headed', way: hero.heading });
    finish(draft, tell);
  },
};

/** Where to head, on the way down. */
export const head: DeedOf<'head'> = {
  propose: () => DIRECTIONS.map((way) => ({ type: 'head', way })),
  judge: (_state, asked) => (asked.question.kind === 'heading' ? null : notNow(asked)),
  perform(draft, _asked, { way }) {
    topFrame(draft, 'descent').way = way;
  },
};

/** Up a Broken Stair. */
export const climb: DeedOf<'climb'> = {
  propose: () => [{ type: 'climb' }],
  judge: (_state, asked) => (asked.question.kind === 'stair' ? null : notNow(asked)),
  perform(draft) {
    draft.agenda.push({ kind: 'stair' });
  },
};
