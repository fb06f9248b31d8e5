import { isMonster, type Monster } from '../../content/monsters.ts';
import { NAMES } from '../../content/names.ts';
import { surveyOf } from '../checks/survey.ts';
import { STATISTIC_MAX } from '../limits.ts';
import { findMonster } from '../monster.ts';
import type { NamedMonster, Placed, Room, Sheet, Square } from '../sheet.ts';
import { CORRIDOR, nameSquare, roomAt } from '../squares.ts';
import { inRoom, monsterName, oneOf, placeOf, type SheetEdit } from './sheet-edit.ts';

/** Monsters with a card, each a little stronger than the one before it. */
const LADDER: readonly Monster[] = [
  'goblin',
  'skeleton',
  'zombie',
  'orc',
  'mummy',
  'dread-warrior',
  'abomination',
  'gargoyle',
];

/** A monster less or more, of another kind, or with another row of figures. */
export const monsterEdits = (sheet: Sheet): readonly SheetEdit[] => [
  ...sheet.monsters.flatMap((placed) => [...fewer(sheet, placed), ...otherKinds(sheet, placed)]),
  ...roomsOf(sheet).flatMap((room) => more(sheet, room)),
  ...sheet.named.flatMap((named) => otherRows(sheet, named)),
];

/** Whether the heroes must find it. */
const isWanted = ({ goal }: Sheet, key: string): boolean => goal.kind === 'kill' && goal.keys.includes(key);

const isSame = (one: Placed, other: Placed): boolean => one.key === other.key && one.at === other.at;

function fewer(sheet: Sheet, placed: Placed): readonly SheetEdit[] {
  if (isWanted(sheet, placed.key)) return [];
  return [
    {
      key: `less ${placed.key} ${placed.at}`,
      says: `no ${monsterName(sheet, placed.key)} on ${nameSquare(sheet.plan, placed.at)} ${placeOf(sheet, placed.at)}`,
      makes: 'easier',
      change: ({ monsters }) =>
        monsters.some((one) => isSame(one, placed))
          ? { monsters: monsters.filter((one) => !isSame(one, placed)) }
          : null,
    },
  ];
}

function otherKinds(sheet: Sheet, placed: Placed): readonly SheetEdit[] {
  const { key, at } = placed;
  const rung = isMonster(key) ? LADDER.indexOf(key) : -1;
  if (rung < 0 || isWanted(sheet, key)) return [];
  const to = (other: Monster | undefined, makes: SheetEdit['makes']): readonly SheetEdit[] =>
    other === undefined
      ? []
      : [
          {
            key: `kind ${key} ${at}`,
            says: `${oneOf(NAMES.figure[other])} instead of the ${monsterName(sheet, key)} on ${nameSquare(sheet.plan, at)} ${placeOf(sheet, at)}`,
            makes,
            change: ({ monsters }) =>
              monsters.some((one) => isSame(one, placed))
                ? { monsters: monsters.map((one) => (isSame(one, placed) ? { key: other, at } : one)) }
                : null,
          },
        ];
  return [...to(LADDER[rung - 1], 'easier'), ...to(LADDER[rung + 1], 'harder')];
}

const roomsOf = ({ plan }: Sheet): readonly Room[] => [...new Set(plan.join(''))].filter((room) => room !== CORRIDOR);

/** One more of whoever there are most of in a room, or else of the wandering kind. */
function more(sheet: Sheet, room: Room): readonly SheetEdit[] {
  const key = kindFor(sheet, room);
  if (key === null || freeSquare(sheet, room) === null) return [];
  return [
    {
      key: `more ${key} ${room}`,
      says: `one more ${monsterName(sheet, key)} ${inRoom(room)}`,
      makes: 'harder',
      change(now) {
        const at = freeSquare(now, room);
        return at === null ? null : { monsters: [...now.monsters, { key, at }] };
      },
    },
  ];
}

function kindFor({ plan, monsters, wander }: Sheet, room: Room): string | null {
  const here = monsters.filter(({ key, at }) => isMonster(key) && roomAt(plan, at) === room).map(({ key }) => key);
  const often = (key: string): number => here.filter((one) => one === key).length;
  const most = here.reduce<string | null>(
    (best, key) => (best === null || often(key) > often(best) ? key : best),
    null,
  );
  return most ?? (isMonster(wander) ? wander : null);
}

/** Where a monster can stand so that the heroes do not begin beside it: nowhere in the room with the stairway. */
function freeSquare(sheet: Sheet, room: Room): Square | null {
  const { plan, monsters, later, traps, start, stairs, goal } = sheet;
  const { filled, reached } = surveyOf(sheet);
  const begins = [...start, ...(stairs === null ? [] : [stairs])].map((at) => roomAt(plan, at));
  if (begins.includes(room)) return null;
  const taken = new Set([...monsters, ...later, ...traps].map(({ at }) => at));
  if (goal.kind === 'escort') taken.add(goal.square);
  return (
    [...reached]
      .toSorted((one, other) => other - one)
      .find((at) => roomAt(plan, at) === room && !filled.has(at) && !taken.has(at)) ?? null
  );
}

const STATISTICS = [
  ['body', 'Body'],
  ['attack', 'Attack dice'],
  ['defend', 'Defend dice'],
] as const;

/** A monster of the sheet's own, with one more or less of something. */
const otherRows = (sheet: Sheet, { key }: NamedMonster): readonly SheetEdit[] =>
  STATISTICS.flatMap(([statistic, title]) =>
    [-1, 1].map((by): SheetEdit => {
      const now = findMonster(sheet, key)?.[statistic] ?? 1;
      return {
        key: `row ${key} ${statistic}`,
        says: `${monsterName(sheet, key)} with ${now + by} instead of ${now} ${title}`,
        makes: by < 0 ? 'easier' : 'harder',
        change({ named }) {
          const value = now + by;
          const isPossible = value >= 1 && value <= STATISTIC_MAX && named.some((one) => one.key === key);
          return isPossible
            ? { named: named.map((one) => (one.key === key ? { ...one, [statistic]: value } : one)) }
            : null;
        },
      };
    }),
  );
