import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSheet } from '../parse.ts';
import { printSheet } from '../print.ts';
import { mirrorSheet } from '../turn.ts';
import { validateSheet } from '../validate.ts';
import { drawSheet } from './draw.ts';
import { importHeroScribe } from './import.ts';

/** Real files stay outside the repository; where they are not, there is nothing to test. */
const ROOT = fileURLToPath(new URL('../../../../../../../shared/heroscribe', import.meta.url));
const paths = existsSync(ROOT)
  ? readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.xml'))
      .toSorted((one, other) => (one < other ? -1 : 1))
  : [];
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const KNOWN = {
  doors: ['Door', 'OpenDoor'],
  secretDoors: ['SecretDoor', 'SecretDoorAlternate'],
  furniture:
    'AlchemistsBench Bookcase Cupboard Fireplace Rack SorcerersTable Table Throne Tomb TreasureChest TreasureChestTrap WeaponsRack'.split(
      ' ',
    ),
  monsters: 'Goblin Orc Skeleton Zombie Mummy Fimir ChaosWarrior Gargoyle'.split(' '),
  traps: ['PitTrap', 'SpearTrap', 'FallingRock', 'TreasureChestTrap'],
};

describe.runIf(paths.length > 0)('the files of the community', () => {
  test.each(paths)('%s', (path) => {
    const text = textOf(path);
    const imported = importHeroScribe(text);
    if (!imported.ok) throw new Error(`${imported.problem.field} ${imported.problem.message}`);
    const { sheet, warnings, counts } = imported.value;
    expect(parseSheet(printSheet(sheet))).toEqual({ ok: true, value: sheet });
    expect(validateSheet(sheet).errors).toEqual([]);
    expect(validateSheet(mirrorSheet(sheet)).errors).toEqual([]);
    expect(drawSheet(sheet)).toHaveLength(2 * sheet.plan.length + 1);
    expect(sheet.stairs).not.toBeNull();
    const ids = [...text.matchAll(/<object id="([^"]*)"/g)].map((found) => found[1] ?? '');
    for (const [count, known] of Object.entries(KNOWN))
      expect([count, counts[count as keyof typeof KNOWN]]).toEqual([
        count,
        ids.filter((id) => known.includes(id)).length,
      ]);
    const told = ['Stairway', 'SingleBlockedSquare', 'DoubleBlockedSquare', ...Object.values(KNOWN).flat()];
    const others = new Set(
      ids.filter((id) => !told.includes(id) && !id.startsWith('Letter') && sheet.special === null),
    );
    for (const id of others) expect([id, warnings.some((warning) => warning.startsWith(id))]).toEqual([id, true]);
  });
});

/** One of every convention, so that there is something to mutate where the real files are missing. */
const SAMPLE = `<?xml version="1.0"?><!DOCTYPE quest PUBLIC "a" "b"><quest name="Sample" width="1" height="1"><board>
<dark left="1" top="11" width="26" height="9" /><object id="Stairway" left="2" top="2" rotation="downward" zorder="0.0" />
<object id="Door" left="3" top="4" /><object id="SecretDoor" left="6" top="6" rotation="rightward" /><object id="Orc" left="2.5" top="6" />
<object id="TreasureChestTrap" left="2" top="9" /><object id="LetterA" left="3" top="8" /><object id="OgreLord" left="8" top="6" />
<object id="DoorIn" left="0" top="1" rotation="rightward" /><object id="PitTrap" left="4" top="7" /><object id="Number7" left="4" top="7" />
</board><speech>Kill Snagg, an Orc, and find the Star of the West.</speech><note>A. This chest contains 50 gold coins.</note>
<note>SNAGG: Use the Orc figure for Snagg. MOVEMENT 8 ATTACK 4 DEFEND 4 BODY 3 MIND 3</note><note>Wandering Monster in this Quest: Fimir</note></quest>`;
/** Two boards and a bridge, with a door drawn from both sides. */
const JOINED = `<quest name="Joined" width="2" height="1"><board><object id="Stairway" left="2" top="2"/><object id="Door" left="1" top="3" rotation="rightward"/>
<object id="Door" left="26" top="10" rotation="rightward"/></board><board><object id="Door" left="0" top="10" rotation="leftward"/><object id="Orc" left="2" top="1"/>
</board><bridge column="1" row="1" position="10" orientation="horizontal"/><speech>Kill the Orc.</speech></quest>`;
const samples = [SAMPLE, JOINED, ...paths.filter((_, index) => index % 6 === 0).map(textOf)];

/** Whatever comes in: an answer, and if it is a quest, a sound one. */
function expectAnswer(text: string): void {
  const imported = importHeroScribe(text);
  if (!imported.ok) {
    expect(imported.problem.message).not.toContain('cannot be played');
    return;
  }
  const { sheet } = imported.value;
  expect(parseSheet(printSheet(sheet))).toEqual({ ok: true, value: sheet });
  expect(validateSheet(sheet).errors).toEqual([]);
}

const splice = fc.tuple(
  fc.nat(),
  fc.nat(40),
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('<', '>', '&', '"', '/>', '</board>', '<![CDATA[', '&#x41;', '1e9', '-3', ''),
  ),
);

describe('anything at all', () => {
  test('mutated files are taken or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.array(splice, { minLength: 1, maxLength: 4 }), (sample, splices) => {
        const text = splices.reduce((now, [at, length, put]) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + put + now.slice(from + length);
        }, sample);
        expectAnswer(text);
      }),
      { numRuns: 150 },
    );
  });

  test('numbers and turns changed, so that the file stays one', () => {
    const values = fc.infiniteStream(
      fc.tuple(fc.nat(9), fc.oneof(fc.integer({ min: -3, max: 30 }), fc.double({ min: 0, max: 27, noNaN: true }))),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        values,
        fc.shuffledSubarray(['downward', 'upward', 'leftward', 'rightward', 'askew'], { minLength: 2 }),
        (sample, stream, turns) => {
          const moved = sample.replaceAll(/ (left|top)="[^"]*"/g, (whole, side) => {
            const [chance, value] = stream.next().value;
            return chance < 3 ? ` ${side}="${value.toFixed(2)}"` : whole;
          });
          expectAnswer(
            moved.replaceAll(
              /rotation="(\w+)"/g,
              (_, turn) => `rotation="${turns[String(turn).length % turns.length] ?? turn}"`,
            ),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test('quests of random objects, on one board or four', () => {
    const ids = [
      ...Object.values(KNOWN).flat(),
      'Stairway',
      'DoorIn',
      'DoorOut',
      'Surface',
      'Elf',
      'LetterA',
      'LetterX',
      'Number2-12',
      'SingleBlockedSquare',
      'DoubleBlockedSquare',
      'OgreLord',
      'Teapot',
    ];
    const thing = fc.tuple(
      fc.constantFrom(...ids),
      fc.integer({ min: 0, max: 27 }),
      fc.integer({ min: 0, max: 20 }),
      fc.constantFrom('downward', 'upward', 'leftward', 'rightward'),
    );
    const dark = fc.tuple(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 1, max: 19 }), fc.nat(12), fc.nat(12));
    const board = fc.tuple(fc.array(dark, { maxLength: 8 }), fc.array(thing, { maxLength: 60 }));
    const bridge = fc
      .tuple(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: -1, max: 28 }),
        fc.constantFrom('horizontal', 'vertical', ''),
      )
      .map(
        ([column, row, at, turn]) => `<bridge column="${column}" row="${row}" position="${at}" orientation="${turn}"/>`,
      );
    const said = fc.constantFrom(
      '',
      'A. Each chest contains 50 gold coins.',
      'A. The Gargoyle has 5 Body Points.',
      'X. Use the Orc figure for Snagg.',
      'A. The Heroes begin here.',
    );
    fc.assert(
      fc.property(
        fc.constantFrom([1, 1], [2, 2], [1, 3]),
        fc.array(board, { minLength: 1, maxLength: 4 }),
        fc.array(bridge, { maxLength: 6 }),
        said,
        ([width, height], boards, bridges, note) => {
          const xml = boards.map(([darks, things]) => {
            const shade = darks.map(
              ([left, top, w, h]) => `<dark left="${left}" top="${top}" width="${w}" height="${h}"/>`,
            );
            return `<board>${shade.join('')}${things.map(([id, left, top, turn]) => `<object id="${id}" left="${left}" top="${top}" rotation="${turn}"/>`).join('')}</board>`;
          });
          expectAnswer(
            `<quest name="Random" width="${width}" height="${height}">${xml.join('')}${bridges.join('')}<speech>Rescue Sir Ragnar, or kill Snagg, or return the chests, and escape.</speech><note>${note}</note></quest>`,
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});
