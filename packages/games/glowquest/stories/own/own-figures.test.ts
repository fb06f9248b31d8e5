import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@questhall/border';
import { open, type State, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { chapterOf, conform, effort, type FigureFile, filesIn, kindsIn, missingIn, oneByOne } from '@questhall/testkit';
import { distanceBetween } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { MONSTER_IDS, MONSTERS, type MonsterId } from '../../src/content/index.ts';
import { design } from '../../src/facets/design.ts';
import { patrolMuster, roomMuster, setUp } from '../../src/frames/muster.ts';
import { glowquest } from '../../src/game.ts';
import { BOOK } from '../../src/own/index.ts';
import { seatsFor } from '../../src/party.ts';
import { monsterBase } from '../../src/queries/scaling.ts';
import { setUpSquares } from '../../src/queries/setting-up.ts';
import { armorOf, basesOf, gritOf, hitpointsMax, speedOf } from '../../src/queries/stats.ts';
import type { Glowquest, HeroInPlay, Options } from '../../src/types/index.ts';
import { block, Scene, sq, tile } from '../scene.ts';
import { trialOf } from '../table/trial.ts';

type Match = State<Glowquest>;

const PARTIES = ['offense', 'offense,utility', 'defense,offense,utility'];

function opened(given: Partial<Options>, seed = 'own'): Match {
  const read = readOptions(glowquest.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return open(glowquest, read.value, seatsFor(read.value), `fast:${seed}`, silence);
}

const isMonster = (id: string): id is MonsterId => MONSTER_IDS.some((one) => one === id);

/** What a figure comes to at a table where one of these is set up before a hero, in a long passage. */
function monsterFigure(draft: Match, id: MonsterId, figure: string): number {
  const { table } = draft;
  const { family } = MONSTERS[id];
  new Scene(draft).encounter({ family }).floor([tile(1, 'passage', block(0, 0, 14, 0))]);
  for (const hero of table.heroes) hero.at = sq(0, 0);
  if (figure === 'small' || figure === 'big' || figure === 'quest')
    return roomMuster(draft, family, figure, false, 0, []).queue.filter((one) => one === id).length;
  if (figure === 'patrol') return patrolMuster(draft, id, 0).queue.length;
  const frame = { kind: 'muster', queue: [id], hero: 0, room: block(0, 0, 14, 0), isVanguard: false } as const;
  const [square = sq(3, 0)] = setUpSquares(table, { ...frame, queue: [id] }, id);
  setUp(draft, { ...frame, queue: [id] }, square, silence);
  const monster = table.monsters.at(-1);
  if (monster === undefined) throw new Error('nobody came');
  switch (figure) {
    case 'speed':
      return speedOf(monster);
    case 'grit':
      return gritOf(monster);
    case 'hitpoints':
      return monster.hitpoints;
    case 'armor':
      return armorOf(monster);
    case 'base':
      return (basesOf(table, monster)[0]?.n ?? 0) - monsterBase(table);
    default:
      return distanceBetween(table.floor, sq(0, 0), square);
  }
}

function heroFigure({ table }: Match, hero: HeroInPlay, figure: string): number {
  switch (figure) {
    case 'speed':
      return speedOf(hero);
    case 'grit':
      return gritOf(hero);
    case 'base':
      return basesOf(table, hero)[0]?.n ?? 0;
    default:
      return hitpointsMax(table, hero);
  }
}

/** What it comes to in a party of each size in which it can be seen. */
function seen({ kind, id, figure }: FigureFile, figures: string): readonly number[] {
  const parties = kind === 'monster' ? PARTIES : figure === 'lone hitpoints' ? [id] : ['defense,offense,utility'];
  return parties.map((heroes) => {
    const draft = opened({ heroes, figures });
    const hero = draft.table.heroes.find(({ role }) => role === id);
    if (hero !== undefined) return heroFigure(draft, hero, figure);
    if (!isMonster(id)) throw new Error(`${id} is nobody`);
    return monsterFigure(draft, id, figure);
  });
}

const wanted = (numbers: readonly number[], { kind, figure }: FigureFile): readonly number[] => {
  const each = kind === 'monster' && numbers.length === 1 ? PARTIES.map(() => numbers[0] ?? 0) : numbers;
  return figure === 'patrol' ? each.map((n) => Math.max(1, n)) : each; // somebody always comes
};

describe('[monster.record] [create.role-stats] every figure that a file may change has an effect', () => {
  test.each(oneByOne('glowquest', BOOK.kinds).map((file) => [file.text.split('\n')[2] ?? '', file] as const))(
    '%s',
    (_line, file) => {
      expect(design.review(file.text)).toMatchObject({ errors: [], warnings: [] });
      expect(seen(file, '')).toEqual(wanted(file.before, file));
      expect(seen(file, file.text)).toEqual(wanted(file.numbers, file));
    },
  );
});

const MANY = `Many Things
game: glowquest
${MONSTER_IDS.map((id) => `monster ${id}: speed 7, grit 5, hitpoints 3/4/5, armor 1, base 3, distance 3`).join('\n')}
monster ghoul: small 2/3/3, big 2, quest 2, patrol 3
hero defense: hitpoints 14, speed 6
hero offense: hitpoints 12, lone hitpoints 20, grit 8, base 4
`;

test.each(['defense,offense,utility', 'offense'])('%s with a file of figures conforms', (heroes) => {
  for (let run = 0; run < effort(1); run++)
    expect(conform(trialOf({ heroes, figures: MANY }, `fast:own ${heroes} ${run}`))).toMatchObject({ hasDreamt: true });
});

test('tables with other files, side by side, are nothing to each other', () => {
  const standard = bots['standard'];
  if (standard === undefined) throw new Error('nobody plays');
  const played = (draft: Match): string => {
    playOut(glowquest, draft, seatPlayers([standard(), standard(), standard(), standard()], 'own'), silence);
    return JSON.stringify(draft);
  };
  const files = [MANY, '', MANY.replaceAll('base 3', 'base 2')];
  const alone = files.map((figures) => played(opened({ figures })));
  const begun = files.map((figures) => JSON.parse(JSON.stringify(opened({ figures }))) as Match); // it was one before
  expect(begun.map(played)).toEqual(alone);
  expect(new Set(alone).size).toBe(3);
});

test('the option says what is wrong with the file, and where', () => {
  const read = readOptions(glowquest.options, { figures: 'T\nmonster Ghol: speed 4\nhero Defense: grit 99' });
  expect(read.ok ? '' : read.problem.message).toBe(
    'is no file of figures that can be played:\n' +
      '  line 2, column 9: there is no monster “Ghol”. Did you mean Ghoul?\n' +
      '  line 3, column 20: grit is 2 to 12, and not 99',
  );
  expect(readOptions(glowquest.options, { figures: 'my.figures' }).ok).toBe(false);
});

test('a room must have somebody in it, and squares for all', () => {
  const none = ['Skeleton Spearman', 'Ghoul', 'Bone Chanter'].map((name) => `monster ${name}: small 0/1/1`);
  const few = design.review(['T', 'game: glowquest', ...none].join('\n'));
  expect(few.errors).toMatchObject([
    { line: 3, text: 'small of the undead, for a party of 1: somebody must be there' },
  ]);
  const many = design.review(
    'T\nmonster Goblin Archer: speed 3\nmonster Skeleton Spearman: big 5\nmonster Ghoul: big 5',
  );
  expect(many.errors.some(({ text }) => text.includes('figures are too many; at most 9'))).toBe(true);
});

describe('what is printed, begun and proposed can be played', () => {
  test('every sheet says what is printed, and so changes nothing', () => {
    for (const { name } of design.shipped) {
      const text = design.print(name) ?? '';
      expect(design.review(text)).toMatchObject({ errors: [], picture: [] });
      expect(JSON.stringify(opened({ figures: text }))).toBe(JSON.stringify(opened({})));
    }
    expect(design.print('nobody')).toBeNull();
  });

  test('the beginning has nothing wrong with it, and is known for what it is', () => {
    expect(design.review(design.beginning)).toMatchObject({ title: 'Hungry Ghouls', errors: [], warnings: [] });
    expect([design.beginning, 'T\nmonster ghoul: speed 1', 'T\nmon: orc 1,1'].map(design.isOne)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('an edit changes one figure, in its line or in one more', () => {
    const edits = design.edits?.(design.beginning) ?? [];
    const made = edits.map((edit) => [edit.key, edit.make(design.beginning)] as const);
    expect(made.every(([, text]) => text !== null && design.review(text).errors.length === 0)).toBe(true);
    const [, faster] = made.find(([key]) => key === 'monster ghoul speed 1') ?? [];
    expect(faster).toBe(design.beginning.replace('monster Ghoul: speed 7', 'monster Ghoul: speed 8'));
    const [, lean] = made.find(([key]) => key === 'hero defense hitpoints -1') ?? [];
    expect(lean).toBe(`${design.beginning}hero Defense: hitpoints 9\n`);
    expect(edits.find(({ key }) => key === 'hero defense hitpoints -1')?.makes).toBe('harder');
  });
});

describe('the page', () => {
  const page = readFileSync(fileURLToPath(new URL(`../../../../../${design.page}`, import.meta.url)), 'utf8');
  const chapter = chapterOf(page, 'Glowquest');

  test('has a part for every kind, and in it every figure with its bounds', () => {
    expect(kindsIn(chapter)).toEqual(BOOK.kinds.map(({ kind }) => kind));
    expect(missingIn(chapter, BOOK.kinds)).toEqual([]);
  });

  test.each(filesIn(chapter).map((text) => [text] as const))('shows what can be played: %s', (text) => {
    expect(design.review(text)).toMatchObject({ errors: [], warnings: [] });
    expect(glowquest.laws(opened({ figures: text }))).toEqual([]);
  });
});
