import { HERO_SHEETS } from '../content/heroes.ts';
import { FIGURE_COUNTS } from '../content/monsters.ts';
import { TREASURE_DECK } from '../content/treasure-cards.ts';
import { boardOf, isRevealed } from '../queries/board.ts';
import { sheetOf } from '../setup/sheets.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Match, Table } from '../types/index.ts';
import { isOncePer, type Law, law, times } from './law.ts';

const LAST_QUEST = 14;

/** A law of quests that have been laid out and not begun. */
const atSetup =
  (holds: (table: Table) => boolean): Law['holds'] =>
  ({ table }) =>
    table.round > 0 || table.ending !== null || holds(table);

const sheetIn = ({ quest, ownSheet, attempt, house }: Table): Sheet => sheetOf(quest, ownSheet, attempt, house);

/** The squares of the stairway that a sheet draws. */
function stairway({ plan }: Table, { stairs }: Sheet): number[] {
  const { width } = boardOf(plan).grid;
  return stairs === null ? [] : [stairs, stairs + 1, stairs + width, stairs + width + 1];
}

function isOnStairway(table: Table): boolean {
  const sheet = sheetIn(table);
  if (sheet.start.length > 0) return table.heroes.every(({ at }) => sheet.start.includes(at));
  const squares = stairway(table, sheet);
  return table.heroes.every(({ at }) => squares.includes(at)) && isOncePer(table.heroes.map(({ at }) => at));
}

function isStartSeen(table: Table): boolean {
  const sheet = sheetIn(table);
  const squares = sheet.start.length > 0 ? sheet.start : stairway(table, sheet);
  return squares.slice(0, table.order.length).every((square) => isRevealed(table, square));
}

/** What lies about, seen or unseen, is what the sheet has. */
function isAsListed(table: Table): boolean {
  const { doors, openDoors, secretDoors, traps, blocked, furniture } = sheetIn(table);
  const { hidden } = table;
  return (
    table.doors.length + hidden.doors.length === doors.length + openDoors.length &&
    hidden.secretDoors.length === secretDoors.length &&
    hidden.traps.length === traps.length &&
    table.rocks.length + hidden.rocks.length === blocked.length &&
    table.furniture.length + hidden.furniture.length === furniture.length
  );
}

const isWithinBox = ({ monsters, hidden, ownSheet }: Table): boolean =>
  ownSheet !== '' ||
  Object.entries(FIGURE_COUNTS).every(
    ([figure, count]) =>
      [...monsters, ...hidden.monsters].filter((monster) => monster.figure === figure).length <= count,
  );

const isBladeThere = ({ heroes, hidden, lostArtifacts }: Table): boolean =>
  [
    ...heroes.flatMap(({ artifacts }) => artifacts),
    ...lostArtifacts,
    ...hidden.treasures.flatMap(({ finds }) =>
      finds.flatMap((find) => (find.kind === 'artifact' ? [find.artifact] : [])),
    ),
  ].includes('spirit-blade');

/** Whether this is the very first quest of a party, with nothing earned or bought yet. */
const isFirstOfAll = ({ quest, attempt, ownSheet }: Table): boolean => quest === 1 && attempt === 0 && ownSheet === '';

/** While the schools are dealt, the Wizard begins with none taken by anybody. */
const isDealtAnew = ({ table, asks }: Match): boolean =>
  asks.every(
    ({ question }) =>
      question.kind !== 'school' ||
      question.hero !== 'wizard' ||
      table.heroes.every(({ hero, schools }) => hero === 'wizard' || schools.length === 0),
  );

const isAdvised = ({ table, asks }: Match): boolean =>
  !isFirstOfAll(table) ||
  asks.every(({ question }) => {
    if (question.kind !== 'school') return true;
    const taken = table.heroes.flatMap(({ schools }) => schools);
    const advised = question.hero === 'elf' ? (['earth'] as const) : (['fire', 'water', 'air'] as const);
    const offered = advised.find((school) => !taken.includes(school));
    return offered === undefined || question.offered === offered;
  });

export const SETUP_LAWS: readonly Law[] = [
  law(
    'seat.one-zargon',
    ({ table, seats, asks }) =>
      table.heroes.every(({ seat }) => seat >= 0 && seat < seats - 1) &&
      asks.every(
        ({ seat, question: { kind } }) =>
          (kind !== 'zargon' && kind !== 'hide' && kind !== 'place') || seat === seats - 1,
      ),
    'the last seat plays Zargon, and every other one plays heroes',
  ),
  law('component.setup-within-figures', atSetup(isWithinBox), 'a quest begins with no more figures than the box has'),
  law(
    'setup.full-points',
    atSetup(({ heroes }) => heroes.every(({ hero, body }) => body === HERO_SHEETS[hero].body)),
    'a quest begins with all Body Points',
  ),
  law(
    'mind.restored-between-quests',
    atSetup(({ heroes }) => heroes.every(({ hero, mind }) => mind >= HERO_SHEETS[hero].mind)),
    'a quest begins with all Mind Points',
  ),
  law(
    'cast.returned-between-quests',
    atSetup(({ heroes }) => heroes.every(({ spent }) => spent.length === 0)),
    'a quest begins with no spell spent',
  ),
  law(
    'setup.starting-kit',
    atSetup(
      (table) =>
        !isFirstOfAll(table) ||
        table.heroes.every(({ hero, gear, gold }) => gold === 0 && gear.join() === HERO_SHEETS[hero].weapon),
    ),
    'a new hero has one weapon and no gold',
  ),
  law('setup.start-on-stairway', atSetup(isOnStairway), 'a quest begins on the stairway, or where its sheet says'),
  law(
    'setup.fresh-treasure-deck',
    atSetup(
      ({ deck }) =>
        deck.length === TREASURE_DECK.length &&
        TREASURE_DECK.every((card) => times(deck, card) === times(TREASURE_DECK, card)),
    ),
    'a quest begins with every treasure card in the deck',
  ),
  law(
    'setup.monsters-hidden',
    atSetup(
      ({ traps, chestTraps, doors }) =>
        traps.length + chestTraps.length === 0 && doors.every(({ kind }) => kind !== 'secret'),
    ),
    'nothing secret is known before a quest has begun',
  ),
  law(
    'reveal.start',
    ({ table }) => table.round !== 1 || table.ending !== null || isStartSeen(table),
    'the heroes see where they begin',
  ),
  law('quest.block-is-binding', atSetup(isAsListed), 'a quest is laid out as its sheet lists it'),
  law(
    'campaign.required-artifact',
    atSetup(
      (table) => table.quest !== LAST_QUEST || table.ownSheet !== '' || table.stripped !== null || isBladeThere(table),
    ),
    'the last quest has the Spirit Blade in it, or a hero has',
  ),
  law('deal.every-quest', isDealtAnew, 'the schools are dealt anew, the Wizard first'),
  law(
    'deal.first-quest-suggestion',
    isAdvised,
    'in the first quest Earth is offered to the Elf, and Fire, Water and Air to the Wizard',
  ),
];
