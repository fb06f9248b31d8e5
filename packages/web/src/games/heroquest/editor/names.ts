import { cellOf } from '@questhall/grid';
import { HEROES, type Names } from '@questhall/heroquest/content';
import { isInEdge, type Thing } from '@questhall/heroquest/edit';
import { CORRIDOR } from '@questhall/heroquest/queries';
import { type Find, findMonster, nameEdge, nameSquare, type Sheet } from '@questhall/heroquest/sheet';
import type { Aim } from '../../../board/pointing/pointing.ts';
import { isAbout, type Marked } from './marked.ts';
import { type Opened, thingsAt } from './opened.ts';
import type { EditorTexts } from './texts/en.ts';
import { findsIn, roomAt, type Tool } from './tools.ts';

/** What things are called in the editor, in one language. */
export interface Naming {
  readonly names: Names;
  readonly texts: EditorTexts;
}

/** A monster by its key: what the sheet calls it, or its card. */
export function monsterName(sheet: Sheet, key: string, { names }: Naming): string {
  const monster = findMonster(sheet, key);
  if (monster === null) return key;
  return monster.key === monster.figure ? names.figure[monster.figure] : monster.name;
}

export function thingName(sheet: Sheet, thing: Thing, naming: Naming): string {
  const { names, texts } = naming;
  switch (thing.kind) {
    case 'monster': {
      const name = monsterName(sheet, thing.key, naming);
      return thing.line === 'later' ? texts.tool.later(name) : name;
    }
    case 'piece':
      return names.piece[thing.piece];
    case 'trap':
      return texts.tool.trap(names.trap[thing.trap]);
    case 'door':
      return texts.tool[thing.line];
    case 'start': {
      const hero = HEROES[sheet.start.indexOf(thing.at)];
      return hero === undefined ? texts.tool.start : `${texts.tool.start}: ${names.hero[hero]}`;
    }
    case 'note':
      return thing.letter === '' ? texts.tool.note : texts.tool.noteOf(thing.letter);
    case 'arrival':
      return texts.tool.arrival(thing.room);
    default:
      return texts.tool[thing.kind];
  }
}

export function findName(find: Find, { names, texts }: Naming): string {
  switch (find.kind) {
    case 'gold':
      return texts.tool.gold(find.gold);
    case 'potion':
      return names.potion[find.potion];
    case 'artifact':
      return names.artifact[find.artifact];
    case 'inscription':
      return texts.tool.inscription;
  }
}

export function toolName(sheet: Sheet, tool: Tool, naming: Naming): string {
  const { names, texts } = naming;
  switch (tool.kind) {
    case 'thing':
      return tool.thing.kind === 'start' ? texts.tool.start : thingName(sheet, tool.thing, naming);
    case 'held':
      return thingName(sheet, tool.thing, naming);
    case 'find':
      return findName(tool.find, naming);
    case 'chestTrap':
      return texts.tool.trapIn(names.chestTrap[tool.trap]);
    case 'floor':
      return texts.tool[tool.floor];
    case 'eraser':
      return texts.tool.eraser;
  }
}

/** `room D 7,6`: squares are called as the text calls them. */
export function placeName(opened: Opened, { square, door }: Pick<Aim, 'square' | 'door'>, { texts }: Naming): string {
  const { sheet } = opened;
  const room = roomAt(opened, square);
  const area = room === CORRIDOR ? texts.where.corridor : texts.where.room(room);
  const place = door === null ? nameSquare(sheet.plan, square) : texts.where.side(nameEdge(sheet.plan, door));
  return `${area} ${place}`;
}

/** All there is to say about a place: where it is, what is there, and what is wrong with it. */
export function described(opened: Opened, aim: Aim, marks: readonly Marked[], naming: Naming): string {
  const { sheet } = opened;
  const { texts } = naming;
  const things = thingsAt(opened, aim).map((thing) => thingName(sheet, thing, naming));
  const finds = findsIn(sheet, roomAt(opened, aim.square)).map((find) => findName(find, naming));
  const wrong = marks
    .filter(({ spot }) => isAbout(opened, spot, aim))
    .map(({ text, isError }) => (isError ? texts.where.error(text) : texts.where.warning(text)));
  const here = things.length === 0 && finds.length === 0 ? [texts.where.nothing] : things;
  return [[placeName(opened, aim, naming), ...here, ...(aim.door === null ? finds : [])].join(', '), ...wrong].join(
    '; ',
  );
}

/** Everything on the board and where it is, for those who listen. */
export const whereaboutsOf = (opened: Opened, naming: Naming): readonly string[] =>
  opened.things.map((thing) => {
    const at = isInEdge(thing) ? { square: cellOf(thing.edge), door: thing.edge } : { square: thing.at, door: null };
    return naming.texts.whereabouts(thingName(opened.sheet, thing, naming), placeName(opened, at, naming));
  });
