import { describe, expect, test } from 'vitest';
import { QUESTS } from '../content/quests/index.ts';
import { parseSheet } from './parse.ts';
import { validateSheet } from './validate.ts';

/** A quest of two rooms and a cell that nobody can enter, on a plan of its own. */
const SOUND: Readonly<Record<string, string>> = {
  plan: '\n|AAAA.BBBBBC\n|AAAA.BBBBBC\n|AAAA.BBBBBC\n|...........',
  wander: 'orc',
  stairs: '0,0',
  goal: 'kill ulag',
  doors: '3,1E',
  secret: '4,0E',
  furn: 'chest 9,0; table-h 5,1',
  mon: 'orc 7,0; ulag 8,2',
};

function flawsOf(changes: Readonly<Record<string, string>>): { errors: string[]; warnings: string[] } {
  const lines = Object.entries({ ...SOUND, ...changes }).filter(([, text]) => text !== '');
  const parsed = parseSheet(
    `A Title\n${lines.map(([key, text]) => `${key}:${text.startsWith('\n') ? '' : ' '}${text}`).join('\n')}`,
  );
  if (!parsed.ok) throw new Error(`${parsed.problem.field} ${parsed.problem.message}`);
  const { errors, warnings } = validateSheet(parsed.value);
  const say = (flaw: { where: string; message: string }): string => `${flaw.where} — ${flaw.message}`;
  return { errors: errors.map(say), warnings: warnings.map(say) };
}

test('a sound sheet', () => {
  expect(flawsOf({})).toEqual({ errors: [], warnings: [] });
});

describe('errors', () => {
  test.each([
    [{ stairs: '3,0' }, 'stairs: 3,0 — the stairway must lie in one room, two by two squares from there'],
    [{ stairs: '10,3' }, 'stairs: 10,3 — the stairway must lie in one room'],
    [{ stairs: '', start: '' }, 'start — without a stairway the heroes need squares to start on'],
    [{ start: '2,0 2,1 2,2' }, 'start — must name 4 squares'],
    [{ start: '2,0 2,0 2,1 2,2' }, 'start: 2,0 — two heroes cannot share it'],
    [{ start: '5,0 6,0 7,0 9,2' }, 'start: 7,0 — a monster stands there'],
    [{ start: '10,0 10,1 10,2 9,0' }, 'start: 9,0 — there is a chest'],
    [
      { start: '10,0 10,1 10,2 9,3', blocked: '9,3', secret: '' },
      'stairs: 0,0 — no way leads from the start to the stairway',
    ],
    [{ secret: '3,1E' }, '3,1E — two doors are in the same place'],
    [{ blocked: '4,1' }, 'doors: 3,1E — leads into rock'],
    [{ walls: '0,0E' }, 'stairs: 0,0 — a wall runs through the stairway'],
    [{ walls: '6,1S' }, 'furn: table 5,1 — a wall runs through it'],
    [{ walls: '7,0E 7,1E 7,2E' }, 'goal: kill ulag 8,2 — no way leads there from the start'],
    [{ furn: 'table-h 2,0' }, 'furn: table 2,0 — must lie in one room, 3 by 2 squares from there'],
    [{ furn: 'table-v 10,2' }, 'furn: table 10,2 — must lie in one room, 2 by 3 squares from there'],
    [{ furn: 'table-h 5,1; chest 6,2' }, 'furn: chest 6,2 — there is the table already'],
    [{ furn: 'chest 1,1' }, 'furn: chest 1,1 — there is the stairway already'],
    [{ pit: '9,0' }, 'pit: 9,0 — there is a chest'],
    [{ pit: '2,2', spear: '2,2' }, '2,2 — two traps are in the same place'],
    [{ mon: 'orc 6,2; ulag 8,2' }, 'mon: orc 6,2 — there is a table'],
    [{ mon: 'orc 1,1; ulag 8,2' }, 'mon: orc 1,1 — there is the stairway'],
    [{ mon: 'orc 8,2; ulag 8,2' }, 'mon: orc 8,2 — another monster stands there'],
    [{ mon: 'cow 7,0; ulag 8,2' }, 'mon: cow 7,0 — “cow” is no monster'],
    [{ mon: 'dread-sorcerer 7,0; ulag 8,2' }, 'mon: dread-sorcerer 7,0 — “dread-sorcerer” is no monster'],
    [{ wander: 'cow' }, 'wander — “cow” is no monster'],
    [{ named: 'orc orc 1 1 1 1 1 - "Orc"' }, 'named: orc — is the key of a monster that has a card'],
    [{ later: 'orc 9,0' }, 'later: orc 9,0 — there is a chest'],
    [{ goal: 'kill grak' }, 'goal: kill grak — there is no such monster on the sheet'],
    [{ mon: 'ulag 10,1' }, 'goal: kill ulag 10,1 — no way leads there from the start'],
    [{ secret: '' }, 'goal: kill ulag 8,2 — no way leads there from the start'],
    [{ goal: 'carry 8,0' }, 'goal: carry 8,0 — there is no chest there'],
    [{ goal: 'escort 10,1' }, 'goal: escort 10,1 — no way leads there from the start'],
    [{ goal: 'escort 7,0' }, 'goal: escort 7,0 — a monster stands there'],
    [{ goal: 'take B' }, 'goal: take B — needs a line “treasure: B …”'],
    [{ goal: 'read B', treasure: 'B 5 gold' }, 'goal: read B — needs a line “treasure: B inscription”'],
    [{ goal: 'take C', treasure: 'C 5 gold' }, 'goal: take C — no way leads there from the start'],
    [{ goal: 'take X' }, 'goal: take X — there is no room X on the plan'],
    [
      { goal: 'reach', stairs: '', start: '2,0 2,1 2,2 3,0' },
      'stairs — there is no stairway by which the heroes could leave',
    ],
    [{ treasure: 'B 5 gold; B 6 gold' }, 'treasure: B — a room has one entry'],
    [{ treasure: 'X 5 gold' }, 'treasure: X — there is no room X on the plan'],
    [{ 'chest-trap': 'B gas 1 1,2' }, 'chest-trap: B — 1,2 is not in this room'],
    [{ alarm: 'B 0,2S' }, 'alarm: B 0,2S — there is no such door on the sheet'],
    [{ alarm: 'X 3,1E' }, 'alarm: X — there is no room X on the plan'],
    [{ aura: 'attack+1 until grak' }, 'aura — there is no grak whose death could end it'],
    [{ freed: 'grak' }, 'freed: grak — there is no such monster on the sheet'],
    [{ captive: 'Sir Ragnar' }, 'captive — nobody is to be rescued here'],
    [{ clock: 'every 3 orc 9,0 from 3' }, 'clock: 9,0 — there is a chest'],
    [{ escape: '9,0' }, 'escape: 9,0 — there is a chest'],
    [{ special: 'stripped A' }, 'special: stripped A — this room needs a chest for the heroes’ gear'],
    [
      { special: `portals ${[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => `${sum}=B`).join(' ')}` },
      'special: portals B — needs a square to arrive on',
    ],
  ])('%j', (changes, flaw) => {
    expect(flawsOf(changes).errors).toContainEqual(expect.stringContaining(flaw));
  });

  test('on the campaign’s own plan a door stands in a wall', () => {
    const parsed = parseSheet((QUESTS[0] ?? '').replace('doors: 2,7S', 'doors: 1,1E'));
    const flaws = parsed.ok ? validateSheet(parsed.value) : null;
    expect(flaws?.errors).toContainEqual({ where: 'doors: 1,1E', message: 'stands on open floor, not in a wall' });
  });
});

describe('warnings', () => {
  test.each([
    [{ stairs: '', start: '2,0 2,1 2,2 3,0' }, 'stairs — there is no stairway by which the heroes could leave'],
    [{ doors: '3,1E 2,2E' }, 'doors: 2,2E — stands on open floor, not in a wall'],
    [{ doors: '3,1E 4,1E' }, 'doors: 4,1E — opens onto a table'],
    [{ doors: '3,1E 9,1E', secret: '', furn: '', mon: 'ulag 3,2' }, 'doors: 9,1E — no hero can come to this door'],
    [{ furn: 'chest 10,0' }, 'furn: chest 10,0 — no hero can come to it'],
    [{ pit: '10,0' }, 'pit: 10,0 — no hero can come to this trap'],
    [{ start: '2,0 2,1 2,2 3,0', pit: '2,0' }, 'start: 2,0 — a trap lies under a hero'],
    [{ mon: 'orc 10,0; ulag 8,2' }, 'mon: orc 10,0 — no hero can come to it'],
    [{ treasure: 'C 5 gold' }, 'treasure: C — no hero can come to this room'],
    [{ 'chest-trap': 'A gas 1' }, 'chest-trap: A — there is nothing in this room that could hold the trap'],
    [{ mon: 'balur 7,0; ulag 8,2' }, 'escape — is missing: balur knows Shadow Step'],
    [{ goal: 'reach' }, 'limit — is missing'],
    [{ mon: 'gargoyle 7,0; verag 9,1; ulag 8,2' }, 'mon: gargoyle — 2 are on the sheet; the box holds 1'],
    [{ furn: 'throne 8,0; throne 9,0' }, 'furn: throne — 2 are on the sheet; the box holds 1'],
    [{ walls: '5,3E 5,3E' }, 'walls: 5,3E — is named twice'],
    [{ walls: '3,2E' }, 'walls: 3,2E — two rooms meet there: there is a wall anyway'],
    [{ blocked: '9,3 9,3' }, 'blocked: 9,3 — is named twice'],
  ])('%j', (changes, flaw) => {
    const { errors, warnings } = flawsOf(changes);
    expect(warnings).toContainEqual(expect.stringContaining(flaw));
    expect(errors).toEqual([]);
  });
});

test('portals connect everything', () => {
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => `${sum}=${sum % 2 === 0 ? 'B' : 'C'}`).join(' ');
  const portals = { special: `portals ${sums}`, arrival: 'B 9,1; C 10,0', secret: '', mon: 'ulag 10,2' };
  expect(flawsOf(portals).errors).toEqual([]);
});
