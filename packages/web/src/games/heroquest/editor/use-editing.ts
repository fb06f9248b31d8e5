import { refusals, type Thing } from '@questhall/heroquest/edit';
import { useEffect, useMemo, useState } from 'react';
import type { Grab } from '../../../board/camera/viewport-props.ts';
import type { Aim } from '../../../board/pointing/pointing.ts';
import type { Pointer } from '../../../board/pointing/use-pointing.ts';
import { show, take, takeAway, turn, write } from './deeds.ts';
import { type Desk, type Going, IDLE, isStandingIn, type Tab, toolIn, toolKey } from './desk.ts';
import type { Opened } from './opened.ts';
import { type Around, grabOf, pointerOf } from './pointing.ts';
import { type Outcome, type Tool, used } from './tools.ts';

/** What can be seen of the work, and what can be done about it. */
export interface Editing extends Pick<Going, 'corner' | 'selected' | 'tab' | 'said'> {
  readonly opened: Opened;
  /** What is in the hand. */
  readonly tool: Tool | null;
  /** Where the mouse is, or the cursor of the keys. */
  readonly aim: Aim | null;
  readonly isByKeys: boolean;
  /** What would come of the tool there. */
  readonly outcome: Outcome | null;
  readonly pointer: Pointer<never>;
  readonly grab: Grab;
  take(tool: Tool | null): void;
  turn(): void;
  show(tab: Tab): void;
  /** Another text; what was done is told. */
  write(next: string, told?: string): void;
  takeAway(thing: Thing): void;
  /** The keys are the board's again. */
  toBoard(): void;
}

const NOWHERE: Partial<Going> = { hover: null, cursor: null, selected: null, corner: null };

export function useEditing(given: Pick<Desk, 'opened' | 'texts' | 'nameOf' | 'onText'>, around: Around): Editing {
  const { opened, texts } = given;
  const [going, setGoing] = useState<Going>(IDLE);
  const judge = useMemo(() => refusals(opened.text), [opened.text]);
  const desk: Desk = {
    ...given,
    going,
    judge,
    set: (change) => setGoing((now) => ({ ...now, ...change })),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a plan of another size squares have other numbers
  useEffect(() => setGoing((now) => ({ ...now, ...NOWHERE })), [opened.width, opened.height]);
  const tool = toolIn(desk);
  const isStanding = isStandingIn(desk);
  const { corner, cursor, hover } = going;
  const aim = cursor ?? hover;
  const key = tool === null ? '' : toolKey(tool);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tool is what its key says
  const outcome = useMemo(
    () => (tool === null || aim === null ? null : used(opened, { tool, aim, isStanding, corner }, judge, texts)),
    [opened, key, aim, isStanding, corner, judge, texts],
  );
  const toBoard = (): void => around.viewport.current?.focus();
  return {
    ...going,
    opened,
    tool,
    aim,
    isByKeys: cursor !== null,
    outcome,
    pointer: pointerOf(desk, around),
    grab: grabOf(desk),
    take(next) {
      take(desk, next);
      if (next !== null) toBoard();
    },
    turn: () => turn(desk),
    show: (tab) => show(desk, tab),
    write: (next, told) => write(desk, next, told),
    takeAway: (thing) => takeAway(desk, thing),
    toBoard,
  };
}
