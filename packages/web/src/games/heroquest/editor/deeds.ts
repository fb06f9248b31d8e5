import { exchange, isInEdge, remove, type Thing } from '@questhall/heroquest/edit';
import type { Square } from '@questhall/heroquest/queries';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { type Desk, isStandingIn, type Tab, toolIn } from './desk.ts';
import { isSame, thingsAt } from './opened.ts';
import type { EditorTexts } from './texts/en.ts';
import { isTurned, type Outcome, type Tool, used } from './tools.ts';

/** Another text; what was done is told. */
export function write(desk: Desk, next: string, told = ''): void {
  if (next !== desk.opened.text) desk.onText(next);
  tell(desk, told);
}

const tell = ({ set }: Desk, text: string): void => set({ said: { text, isRefusal: false } });
const refuse = ({ set }: Desk, text: string): void => set({ said: { text, isRefusal: true } });

/** Takes a tool, or lets go of what is in the hand. */
export function take({ set }: Desk, tool: Tool | null): void {
  set({
    tool,
    corner: null,
    said: null,
    isStanding: tool?.kind === 'held' && tool.thing.kind === 'piece' && tool.thing.isStanding,
    ...(tool !== null && tool.kind !== 'held' && { selected: null }),
  });
}

export function takeAway(desk: Desk, thing: Thing): void {
  write(desk, remove(desk.opened.text, thing), desk.texts.takenAway(desk.nameOf(thing)));
  if (desk.going.tool?.kind === 'held') desk.set({ tool: null });
}

/** Takes up what is there, or looks at the square. */
function pick(desk: Desk, at: Aim): void {
  const tool = toolIn(desk);
  const [top] = thingsAt(desk.opened, at);
  const isHeld = tool?.kind === 'held' && top !== undefined && isSame(top, tool.thing);
  take(desk, top === undefined || isHeld ? null : { kind: 'held', thing: top });
  desk.set({ selected: at, tab: 'here' });
  if (top !== undefined && !isHeld) tell(desk, desk.texts.inHand(desk.nameOf(top)));
}

/** What a click comes to, or Enter. */
export function act(desk: Desk, at: Aim): void {
  const tool = toolIn(desk);
  if (tool === null) pick(desk, at);
  else if (tool.kind === 'held') putDown(desk, tool, at);
  else apply(desk, tool, at, desk.going.corner);
}

/** Whoever points at something else while the one in hand cannot go there means that other one. */
function putDown(desk: Desk, tool: Extract<Tool, { kind: 'held' }>, at: Aim): void {
  const made = used(
    desk.opened,
    { tool, aim: at, isStanding: isStandingIn(desk), corner: null },
    desk.judge,
    desk.texts,
  );
  const [top] = thingsAt(desk.opened, at);
  const isStill = isInEdge(tool.thing) ? at.door === tool.thing.edge : isSame(top ?? null, tool.thing);
  const isOther = top !== undefined && (made === null || 'why' in made);
  if (isStill || isOther) pick(desk, at);
  else apply(desk, tool, at, null);
}

/** Uses what is in the hand. */
export function apply(desk: Desk, tool: Tool, at: Aim, corner: Square | null): void {
  const { opened, texts, set } = desk;
  if (tool.kind === 'floor' && corner === null) {
    set({ corner: at.square });
    tell(desk, texts.otherCorner);
    return;
  }
  const made = used(opened, { tool, aim: at, isStanding: isStandingIn(desk), corner }, desk.judge, texts);
  if (made === null) return;
  if ('why' in made) {
    refuse(desk, made.why);
    return;
  }
  write(desk, made.next, toldOf(tool, made, desk));
  const isSlip = tool.kind === 'thing' && made.ghost?.kind === 'note';
  set({
    corner: null,
    ...(tool.kind !== 'floor' && tool.kind !== 'eraser' && { selected: at }),
    ...((tool.kind === 'held' || isSlip) && { tool: null }),
    ...(isSlip && { tab: 'here' }), // a note says nothing yet
  });
}

function toldOf(
  tool: Tool,
  { ghost }: Outcome,
  { texts, nameOf }: { texts: EditorTexts; nameOf: Desk['nameOf'] },
): string {
  const name = ghost === null ? '' : nameOf(ghost);
  switch (tool.kind) {
    case 'thing':
      return texts.placed(name);
    case 'held':
      return texts.moved(name);
    case 'eraser':
      return texts.takenAway(name);
    case 'find':
      return texts.hidden;
    case 'chestTrap':
      return texts.trapped;
    case 'floor':
      return texts.drawn;
  }
}

/** By a quarter: what stands on the board at once, where it fits; else on its way. */
export function turn(desk: Desk): void {
  const tool = toolIn(desk);
  const { set, opened, judge, texts, going } = desk;
  if (tool?.kind !== 'held' || tool.thing.kind !== 'piece' || !isTurned(tool)) {
    set({ isStanding: !going.isStanding });
    return;
  }
  const turned: Thing = { ...tool.thing, isStanding: !tool.thing.isStanding };
  const next = exchange(opened.text, tool.thing, turned);
  const why = judge(next);
  set({ isStanding: why === null ? turned.isStanding : !going.isStanding });
  if (why === null) {
    set({ tool: { kind: 'held', thing: turned } });
    write(desk, next, texts.turned(desk.nameOf(turned)));
  } else refuse(desk, why);
}

/** Takes away what is in the hand, or where the cursor is, or what is looked at. */
export function removeHere(desk: Desk): void {
  const { opened, going, texts } = desk;
  const tool = toolIn(desk);
  const places = [going.cursor, going.hover, going.selected].filter((place) => place !== null);
  const thing = tool?.kind === 'held' ? tool.thing : places.flatMap((place) => thingsAt(opened, place))[0];
  if (thing === undefined) refuse(desk, texts.nothingThere);
  else takeAway(desk, thing);
}

/** One thing after the other; false when there is nothing left to let go. */
export function letGo({ going, set }: Desk): boolean {
  const { tool, cursor, selected, corner } = going;
  if (tool === null && cursor === null && selected === null) return false;
  if (corner !== null) set({ corner: null, said: null });
  else if (tool !== null) set({ tool: null, said: null });
  else if (selected !== null) set({ selected: null, said: null });
  else set({ cursor: null, said: null });
  return true;
}

/** Whoever turns to the quest as a whole has nothing in hand. */
export const show = ({ set }: Desk, tab: Tab): void =>
  set({ tab, ...(tab === 'quest' && { tool: null, corner: null }) });
