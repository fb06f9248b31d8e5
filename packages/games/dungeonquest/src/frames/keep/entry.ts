import type { Cell } from '@questhall/grid';
import { ask, type Frames, type State, type Tell } from '@questhall/kernel';
import { CHALLARA_TILES } from '../../content/keep/figures.ts';
import { SPRINT_TILES, TILE_SHEETS } from '../../content/keep/tile-sheets.ts';
import type { TileKind } from '../../content/keep/tiles.ts';
import { turnUp } from '../../effects/decks.ts';
import { endTurn } from '../../effects/end-turn.ts';
import { pushMove, pushTest } from '../../effects/push.ts';
import { arrive, layOn, turnTile } from '../../effects/tiles.ts';
import { fighterOf, keepOf } from '../../queries/heroes.ts';
import { isChoiceOfTiles } from '../../queries/keep/alike.ts';
import { turnedBack } from '../../queries/keep/compass.ts';
import { crossings } from '../../queries/keep/crossings.ts';
import { mayHold } from '../../queries/keep/items.ts';
import { kindOf } from '../../queries/keep/laid.ts';
import { isHoard, isLaid, isTower, roomOf, UNEXPLORED } from '../../queries/keep/squares.ts';
import { tileTest } from '../../queries/keep/tile-rules.ts';
import { turnOf } from '../../queries/keep/turn.ts';
import { worthOf } from '../../queries/keep/worth.ts';
import { isWeak } from '../../queries/results.ts';
import type { Rule } from '../../rulebook/index.ts';
import { confide } from '../../secrets.ts';
import type { Coming, DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;
type EntryFrame = Extract<DungeonQuest['Frame'], { kind: 'entry' }>;

/** A tile if none lies there, the hero on it, whatever waits there, and then its own effect. [move.entry-sequence] */
export const entry: Frames<DungeonQuest>['entry'] = (draft, frame, tell) => {
  switch (frame.stage) {
    case 'tile':
      frame.stage = 'stand';
      if (!isLaid(keepOf(draft.table).tiles, frame.to)) drawTile(draft, frame, tell);
      return;
    case 'stand':
      stand(draft, frame, tell);
      return;
    case 'effect':
      takeEffect(draft, frame, tell);
      return;
    case 'card': {
      frame.stage = 'next';
      const kind = kindOf(keepOf(draft.table).tiles[frame.to] ?? UNEXPLORED);
      const deck = kind === null ? null : TILE_SHEETS[kind].draws;
      if (deck !== null) turnUp(draft, deck, cardRule(deck, frame), tell);
      return;
    }
    case 'next':
      goOn(draft, frame, tell);
  }
};

function drawTile(draft: Draft, frame: EntryFrame, tell: Teller): void {
  const { stack, peeked } = keepOf(draft.table);
  const { hero, wounds } = fighterOf(draft.table);
  const isScout = hero === 'challara' && !isWeak(hero, wounds);
  frame.isNew = true;
  frame.forms = stack.splice(-(isScout ? CHALLARA_TILES : 1)).reverse();
  peeked.length = stack.length;
  const [form] = frame.forms;
  if (form === undefined) throw new Error('there is no tile left');
  if (!isChoiceOfTiles(draft, frame.forms)) layOn(draft, frame, form, tell);
  else {
    const seat = draft.table.fighter;
    const unseen = { type: 'tilesSeenUnseen', tiles: frame.forms.length } as const;
    const seen = { type: 'tilesSeen', forms: frame.forms.slice() } as const;
    confide(draft, tell, seat, 'trait.challara-scout', [seen, unseen]);
    ask(draft, seat, 'trait.challara-scout', { kind: 'tile' });
  }
}

/** The hero is there, and meets whatever is. */
function stand(draft: Draft, frame: EntryFrame, tell: Teller): void {
  const { table } = draft;
  const seat = table.fighter;
  const hero = fighterOf(table);
  const turn = turnOf(draft);
  const room = roomOf(frame.to);
  const isUp = frame.by === 'stair';
  tell.all(entryRule(room, frame.by), { type: 'entered', seat, from: hero.square, to: room, by: frame.by });
  turn.from = isUp ? -1 : hero.square;
  turn.entered = room;
  turn.trail.push(room);
  arrive(draft, room, isUp ? null : turnedBack(frame.way));
  if (isTower(room)) {
    endTurn(draft);
    if (worthOf(hero) > 0) ask(draft, seat, 'leave.tower', { kind: 'leave' });
    return;
  }
  if (isHoard(room)) {
    draft.agenda.pop();
    turnUp(draft, 'dragon', isUp ? 'cat.surface-tower-hoard' : 'hoard.plunder-on-entry', tell);
    return;
  }
  frame.stage = 'effect';
  frame.wasGuarded = keepOf(table).lairs.some(({ square }) => square === room);
  if (frame.wasGuarded)
    draft.agenda.push({
      kind: 'encounter',
      stage: 'token',
      monster: 'here',
      life: null,
      mayEscape: !isUp,
      isParting: false,
    });
}

function entryRule(room: Cell, by: Coming): Rule {
  if (by === 'secretDoor') return 'search.secret-door';
  if (isTower(room)) return by === 'stair' ? 'cat.surface-tower-hoard' : 'move.tower';
  if (isHoard(room)) return 'hoard.one-square';
  return by === 'stair' ? 'cat.surface-explored' : 'move.entry-sequence';
}

const cardRule = (deck: 'dungeon' | 'trap', { isNew }: EntryFrame): Rule => {
  if (!isNew) return 'tile.effect-every-entry';
  return deck === 'trap' ? 'tile.trapped' : 'tile.chamber';
};

/** Every entry has it; coming up from below and retreating are none. [tile.effect-every-entry] */
function takeEffect(draft: Draft, frame: EntryFrame, tell: Teller): void {
  const kind = kindOf(keepOf(draft.table).tiles[frame.to] ?? UNEXPLORED);
  if (kind === null || frame.by === 'stair') {
    draft.agenda.pop();
    return;
  }
  const sheet = TILE_SHEETS[kind];
  frame.stage = sheet.draws === null ? 'next' : 'card';
  if (sheet.draws !== null) askForCard(draft, frame, kind, sheet.draws);
  if (sheet.turns > 0) turnTile(draft, sheet.turns, 'tile.turning', tell);
  if (sheet.entry !== null) pushTest(draft, 'entering', sheet.entry.attribute, tileTest(kind));
}

function askForCard(draft: Draft, frame: EntryFrame, kind: TileKind, deck: 'dungeon' | 'trap'): void {
  const { fighter } = draft.table;
  if (kind === 'stairwell') ask(draft, fighter, 'tile.stairwell', { kind: 'stairwell' });
  else if (maySprint(draft, frame)) ask(draft, fighter, 'power.sprint', { kind: 'tileCard', deck });
}

function maySprint(draft: Draft, { isNew, wasGuarded, to }: EntryFrame): boolean {
  const { table } = draft;
  const hand = table.powerHands[table.fighter] ?? [];
  const kind = kindOf(keepOf(table).tiles[to] ?? UNEXPLORED);
  const isFitting = !isNew && !wasGuarded && kind !== null && SPRINT_TILES.includes(kind);
  return isFitting && mayHold(draft, hand, hand.includes('sprint'));
}

/** A corridor carries the hero on; anywhere else the turn ends. */
function goOn(draft: Draft, frame: EntryFrame, tell: Teller): void {
  const { table } = draft;
  const isCorridor = kindOf(keepOf(table).tiles[frame.to] ?? UNEXPLORED) === 'corridor';
  const ways = isCorridor ? crossings(table, turnOf(draft).trail) : [];
  const [only, another] = ways;
  if (only === undefined) {
    draft.agenda.pop();
    if (isCorridor) tell.all('tile.corridor-stop', { type: 'corridorEnded' });
  } else if (another === undefined) {
    draft.agenda.pop();
    tell.all('tile.corridor-move-on', { type: 'corridorGoesOn' });
    pushMove(draft, only.from, only.way);
  } else ask(draft, table.fighter, 'tile.corridor-move-on', { kind: 'onward' });
}
