import { escaped, plain, type TiedNote } from '@questhall/heroscribe';
import { isWithinReach, reachedSquares } from '../checks/reach.ts';
import { NAME_LENGTH_MAX } from '../limits.ts';
import { findMonster } from '../monster.ts';
import type { Goal, Room, Square } from '../sheet.ts';
import { nameSquare, roomAt } from '../squares.ts';
import { type Draft, isFree, roomsOf, sheetOf, warn } from './draft.ts';
import { rowOf } from './people.ts';
import { artifactsOf } from './treasure.ts';

/** Characters that are searched for a goal. */
const TOLD_MAX = 20_000;
const KILL = '(?:kill|slay|destroy|defeat|vanquish)';
const DEAD = String.raw`(?:destruction|death|(?:is|are|be)(?: [\w ]{0,20})? (?:killed|slain|destroyed|defeated))`;

/** What the heroes are down there for: as plainly as the file says it, or else the best guess, which is a warning. */
export function chooseGoal(draft: Draft, notes: readonly TiedNote[], speech: string): void {
  const told = plain([speech, ...notes.filter(({ letter }) => letter === '').map(({ text }) => text)].join(' ')).slice(
    0,
    TOLD_MAX,
  );
  const goals: readonly (() => Goal | null)[] = [
    () => carryGoal(draft, notes, told),
    () => escortGoal(draft, told),
    () => namedGoal(draft, told),
    () => artifactGoal(draft, speech),
    () => objectGoal(draft, notes, plain(speech)),
    () => exitGoal(draft, told),
    () => (/\b(?:kill|slay|destroy) (?:all|every)\b/i.test(told) ? killAll(draft) : null),
    () => guess(draft),
  ];
  for (const choose of goals) {
    const goal = choose();
    if (goal === null) continue;
    draft.goal = goal;
    return;
  }
  draft.goal = { kind: 'reach' };
  warn(
    draft,
    'nothing in the file tells what to do, and there is no monster to kill: the goal is to leave by the stairway',
  );
}

const isReached = (draft: Draft, square: Square): boolean =>
  isWithinReach(sheetOf(draft), reachedSquares(sheetOf(draft)), square);

/** Chests that must come home. */
function carryGoal(draft: Draft, notes: readonly TiedNote[], told: string): Goal | null {
  const { plan, stairs, furniture } = draft;
  const isCarried = /\b(?:return|recover|retrieve|bring back|carry)\b[^.]*\bchests\b/i.test(told);
  if (!isCarried || stairs === null) return null;
  const speaking = notes.find(({ squares, text }) => squares.length > 0 && /\bcarry\b[^.]*\bchest/i.test(text));
  const rooms = speaking === undefined ? null : roomsOf(plan, speaking.squares);
  const chests = furniture
    .filter(({ piece, at }) => piece === 'chest' && (rooms === null || rooms.includes(roomAt(plan, at))))
    .map(({ at }) => at);
  const reached = chests.filter((at) => isReached(draft, at));
  if (reached.length === 0) return null;
  // Their gold is not the finder's.
  for (const room of roomsOf(plan, reached)) draft.treasures.delete(room);
  return { kind: 'carry', squares: reached };
}

/** A prisoner stands on the mark that has no note of its own. */
function escortGoal(draft: Draft, told: string): Goal | null {
  const isEscort =
    /\b(?:rescue|free|find)\b[^.]*\b(?:sir ragnar|prisoner|captive)\b|\bragnar\b[^.]*\b(?:rescue|captured)/i.test(told);
  const square = draft.letters.get('X')?.find((mark) => isFree(draft, mark));
  if (!isEscort || square === undefined || draft.stairs === null) return null;
  const goal: Goal = { kind: 'escort', square };
  const sheet = { ...sheetOf(draft), goal };
  const reached = reachedSquares(sheet);
  const isStairs = draft.start.length === 0 || reached.has(draft.stairs);
  if (!isStairs || !isWithinReach(sheet, reached, square)) return null;
  draft.captive = /\bragnar\b/i.test(told) ? 'Sir Ragnar' : null;
  warn(draft, `the prisoner is taken to be on the square marked X, ${nameSquare(draft.plan, square)}`);
  return goal;
}

/** Somebody with a name, and his death, in one sentence. */
function namedGoal(draft: Draft, told: string): Goal | null {
  const keys = draft.named.filter(({ key, name }) => {
    const words = escaped(plain(name));
    const isMeant = new RegExp(
      `\\b${KILL}\\b[^.]{0,80}\\b${words}\\b|\\b${words}\\b[^.]{0,140}\\b${DEAD}\\b`,
      'i',
    ).test(told);
    return isMeant && draft.monsters.some((monster) => monster.key === key);
  });
  return killGoal(
    draft,
    keys.map(({ key }) => key),
  );
}

/** The treasure the speech speaks of lies in a room. */
function artifactGoal(draft: Draft, speech: string): Goal | null {
  const wanted = artifactsOf(speech);
  for (const [room, finds] of draft.treasures) {
    const isThere = finds.some((find) => find.kind === 'artifact' && wanted.includes(find.artifact));
    if (isThere && isReachedRoom(draft, room)) return { kind: 'take', room };
  }
  return null;
}

const isReachedRoom = (draft: Draft, room: Room): boolean =>
  [...reachedSquares(sheetOf(draft))].some((square) => roomAt(draft.plan, square) === room);

/** Something with a name of its own that the speech sends the heroes for, and a note with a letter tells of. */
function objectGoal(draft: Draft, notes: readonly TiedNote[], speech: string): Goal | null {
  const WANTED =
    /\b(?:find|finding|recover|retrieve|locate|seek|bring back|steal)\b[^.]*?\b((?:[A-Z][\w']+|stone|of|the|map|part)(?: (?:[A-Z][\w']+|stone|of|the|map|part)){1,5})/g;
  for (const found of speech.matchAll(WANTED)) {
    const words = (found[1] ?? '').split(' ').filter((word) => !/^(?:of|the|part)$/i.test(word));
    const name = (found[1] ?? '').replace(/^(?:(?:the|of|part) )+/i, '').replace(/(?: (?:the|of|part))+$/i, '');
    const pattern = new RegExp(words.map(escaped).join(String.raw`\b(?: \w+){0,2}? `), 'i');
    const note =
      words.length < 2
        ? undefined
        : notes.find(({ squares, text }) => roomsOf(draft.plan, squares).length > 0 && pattern.test(plain(text)));
    const room = note === undefined ? undefined : roomsOf(draft.plan, note.squares)[0];
    if (room === undefined || !isReachedRoom(draft, room)) continue;
    const finds = draft.treasures.get(room) ?? [];
    if (!finds.some(({ kind }) => kind === 'inscription'))
      draft.treasures.set(room, [...finds, { kind: 'inscription' }]);
    warn(draft, `the goal is taken to be finding ${name}, by a search of room ${room}`);
    return { kind: 'read', room };
  }
  return null;
}

/** Out by another way than in. */
function exitGoal({ stairs, start }: Draft, told: string): Goal | null {
  const isOut =
    /\bexit\b|\bescape\b|\breach the surface\b|\b(?:find|reach|through|pass)\b[^.]*\b(?:gate|gateway|door|stairway|way out|crag)\b/i.test(
      told,
    );
  return isOut && stairs !== null && start.length > 0 && !start.includes(stairs) ? { kind: 'reach' } : null;
}

/** The most dangerous of those with a name; without one, everybody. */
function guess(draft: Draft): Goal | null {
  const danger = (key: string): number => {
    const card = findMonster(draft, key, true);
    return card === null ? 0 : card.attack + card.defend + 2 * card.body + card.spells.length;
  };
  const chiefs = [...draft.guardians].toSorted((one, other) => danger(other) - danger(one));
  for (const key of chiefs) {
    const goal = killGoal(draft, [key]);
    if (goal === null) continue;
    warn(
      draft,
      `the file does not say plainly what the goal is: it is taken to be the death of ${findMonster(draft, key)?.name ?? key}`,
    );
    return goal;
  }
  const all = killAll(draft);
  if (all !== null)
    warn(draft, 'the file does not say plainly what the goal is: it is taken to be the death of every monster');
  return all;
}

const killAll = (draft: Draft): Goal | null => killGoal(draft, [...new Set(draft.monsters.map(({ key }) => key))]);

/** Those who cannot be reached stay, under a key of their own, so that the others can be all. */
function killGoal(draft: Draft, keys: readonly string[]): Goal | null {
  const sheet = sheetOf(draft);
  const reached = reachedSquares(sheet);
  const isNear = ({ at }: { readonly at: Square }): boolean => isWithinReach(sheet, reached, at);
  const wanted = keys.filter((key) => draft.monsters.some((monster) => monster.key === key && isNear(monster)));
  if (wanted.length === 0) return null;
  for (const key of wanted) {
    const far = draft.monsters.filter((monster) => monster.key === key && !isNear(monster));
    if (far.length === 0) continue;
    const row = rowOf(draft, key);
    const away = `${key.slice(0, NAME_LENGTH_MAX - 4)}-far`;
    if (!draft.named.some((named) => named.key === away)) draft.named.push({ ...row, key: away });
    warn(
      draft,
      `no way leads to ${row.name} at ${far.map(({ at }) => nameSquare(draft.plan, at)).join(' ')}: not part of the goal`,
    );
    for (const monster of far) monster.key = away;
  }
  return { kind: 'kill', keys: wanted };
}
