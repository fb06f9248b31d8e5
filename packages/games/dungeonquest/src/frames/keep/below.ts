import { DIRECTIONS } from '@questhall/grid';
import { ask, type Frames } from '@questhall/kernel';
import { FALL_HEADINGS } from '../../content/keep/figures.ts';
import { throwDice } from '../../effects/apply.ts';
import { endTurn } from '../../effects/end-turn.ts';
import { gainForFailure } from '../../effects/harm.ts';
import { pushEntry } from '../../effects/push.ts';
import { fighterOf, keepOf } from '../../queries/heroes.ts';
import { isHeld } from '../../queries/keep/crossings.ts';
import { driftedTo } from '../../queries/keep/drift.ts';
import { isLaid } from '../../queries/keep/squares.ts';
import type { DungeonQuest } from '../../types/index.ts';

/** Down the stairs, the player chooses where to head; who falls rolls for it. */
export const descent: Frames<DungeonQuest>['descent'] = (draft, frame, tell) => {
  const { fighter } = draft.table;
  if (frame.stage === 'begin') {
    frame.stage = 'end';
    const face = frame.isFall ? throwDice(draft, 1, 'cat.enter-fall', tell) : 0;
    if (frame.isFall && face <= FALL_HEADINGS) frame.way = DIRECTIONS[face - 1] ?? null;
    else {
      const rule = frame.isFall ? 'cat.enter-fall' : 'cat.enter-stairs';
      ask(draft, fighter, rule, { kind: 'heading', isFall: frame.isFall });
    }
    return;
  }
  const { way, square, isFall, hasFailed } = frame;
  if (way === null) throw new Error('whoever goes down heads somewhere');
  const hero = fighterOf(draft.table);
  hero.square = square;
  hero.heading = way;
  hero.enteredBy = null;
  hero.searches = 0;
  const rule = isFall ? 'cat.enter-fall' : 'cat.enter-stairs';
  tell.all(rule, { type: 'descended', square, way });
  if (hasFailed) gainForFailure(draft, tell);
  endTurn(draft);
};

/** Up a Broken Stair, perhaps a square to the side of it. */
export const stair: Frames<DungeonQuest>['stair'] = (draft, _frame, tell) => {
  draft.agenda.pop();
  const { table } = draft;
  const { heading, square } = fighterOf(table);
  if (heading === null) throw new Error('only from below can anybody come up');
  const face = throwDice(draft, 1, 'cat.drift', tell);
  const to = driftedTo(square, heading, face);
  if (to !== square) tell.all('cat.drift', { type: 'drifted', to });
  const keep = keepOf(table);
  const isBlocked = isHeld(table, to) || (!isLaid(keep.tiles, to) && keep.stack.length === 0);
  if (isBlocked) tell.all('cat.surface-occupied', { type: 'stairBlocked', square: to });
  else pushEntry(draft, to, heading, 'stair');
};
