import { ARTIFACTS, MONSTERS, NAMED, PIECES, POTIONS } from '@questhall/heroquest/content';
import type { Thing } from '@questhall/heroquest/edit';
import { CHEST_TRAPS, FLOOR_TRAPS, type Sheet } from '@questhall/heroquest/sheet';
import type { EditorTexts } from '../texts/en.ts';
import type { Tool } from '../tools.ts';

export type Group = keyof EditorTexts['groups'];

const thing = (one: Thing): Tool => ({ kind: 'thing', thing: one });
const monster = (key: string): Tool => thing({ kind: 'monster', line: 'mon', key, at: 0 });

/** Gold that a tool hides at once; how much it is can be changed where it lies. */
const GOLD = 25;

/** Everything that can be taken into the hand, in groups. */
export function toolsOf(sheet: Sheet): readonly (readonly [Group, readonly Tool[]])[] {
  return [
    ['monster', [...sheet.named.map(({ key }) => monster(key)), ...MONSTERS.map(monster)]],
    ['furniture', PIECES.map((piece) => thing({ kind: 'piece', piece, isStanding: false, at: 0 }))],
    [
      'door',
      [
        thing({ kind: 'door', line: 'doors', edge: 0 }),
        thing({ kind: 'door', line: 'secret', edge: 0 }),
        thing({ kind: 'door', line: 'open', edge: 0 }),
        thing({ kind: 'wall', edge: 0 }),
      ],
    ],
    ['trap', FLOOR_TRAPS.map((trap) => thing({ kind: 'trap', trap, at: 0 }))],
    [
      'ground',
      [
        thing({ kind: 'stairs', at: 0 }),
        thing({ kind: 'rock', at: 0 }),
        thing({ kind: 'note', letter: '', at: 0, text: '…' }),
        thing({ kind: 'prisoner', at: 0 }),
        thing({ kind: 'start', at: 0 }),
        thing({ kind: 'clock', every: 6, key: sheet.wander, from: 6, at: 0 }),
        thing({ kind: 'escape', at: 0 }),
        { kind: 'eraser' },
      ],
    ],
    [
      'find',
      [
        { kind: 'find', find: { kind: 'gold', gold: GOLD } },
        ...POTIONS.map((potion): Tool => ({ kind: 'find', find: { kind: 'potion', potion } })),
        ...ARTIFACTS.map((artifact): Tool => ({ kind: 'find', find: { kind: 'artifact', artifact } })),
        { kind: 'find', find: { kind: 'inscription' } },
      ],
    ],
    ['chestTrap', CHEST_TRAPS.map((trap): Tool => ({ kind: 'chestTrap', trap }))],
    [
      'floor',
      [
        { kind: 'floor', floor: 'room' },
        { kind: 'floor', floor: 'more' },
        { kind: 'floor', floor: 'corridor' },
      ],
    ],
    ['named', NAMED.map(monster)],
  ];
}
