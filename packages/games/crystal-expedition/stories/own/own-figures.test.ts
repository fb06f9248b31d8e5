import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@questhall/border';
import { open, type State, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { chapterOf, conform, effort, type FigureFile, filesIn, kindsIn, missingIn, oneByOne } from '@questhall/testkit';
import { kingSteps } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { MONSTER_IDS, MONSTERS, type MonsterId, QUEST_IDS } from '../../src/content/index.ts';
import { design } from '../../src/facets/design.ts';
import { fall, fallOf } from '../../src/frames/fall.ts';
import { muster } from '../../src/frames/muster.ts';
import { crystalExpedition } from '../../src/game.ts';
import { BOOK, goalAt } from '../../src/own/index.ts';
import { isQuestDone } from '../../src/queries/quests.ts';
import { armsOf } from '../../src/queries/reach.ts';
import { armorOf, grabOf, gritOf, speedOf } from '../../src/queries/stats.ts';
import type { CrystalExpedition, Options } from '../../src/types/index.ts';
import { block, Scene, sq } from '../scene.ts';
import { trialOf } from '../table/trial.ts';

type Match = State<CrystalExpedition>;

function opened(given: Partial<Options>): Match {
  const read = readOptions(crystalExpedition.options, { expeditions: 1, ...given });
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return open(crystalExpedition, read.value, 3, 'fast:own', silence);
}

const isMonster = (id: string): id is MonsterId => MONSTER_IDS.some((one) => one === id);

/** A table in the middle of an expedition, in a hall with nobody in it but a hero in its corner. */
function scene(figures: string): Scene {
  const set = new Scene(opened({ figures }), ['dwarf-fighter']).hall(12, 12);
  set.hero(0, 0, 0);
  set.expedition.encounter = null;
  return set;
}

/** What a figure comes to when one of these comes before a hero. */
function monsterFigure(figures: string, id: MonsterId, figure: string): number {
  const { draft, table, expedition } = scene(figures).dungeon({ type: MONSTERS[id].type });
  const coming = { die: 1, records: [id], gathering: 'small', hasExtraRat: false } as const;
  muster(draft, { ...coming, hero: 0, room: 1, squares: block(0, 0, 11, 11) }, silence);
  const [monster] = expedition.monsters;
  if (monster === undefined) throw new Error('nobody came');
  switch (figure) {
    case 'speed':
      return speedOf(table, monster);
    case 'grit':
      return gritOf(table, monster);
    case 'grab':
      return grabOf(table, monster);
    case 'hitpoints':
      return monster.hitpoints;
    case 'armor':
      return armorOf(table, monster);
    case 'base':
      return armsOf(table, monster)[0]?.base ?? 0;
    case 'setup':
      return kingSteps(sq(0, 0), monster.at);
    default: {
      const before = expedition.purse;
      monster.hitpoints = 0;
      const frame = fallOf(monster.id, null);
      draft.agenda.push(frame);
      while (draft.agenda.includes(frame)) fall(draft, frame, silence);
      return expedition.purse - before;
    }
  }
}

/** How much has to be done before the Quest is. */
function goalOf(figures: string, id: string): number {
  const quest = QUEST_IDS.find((one) => one === id);
  if (quest === undefined) throw new Error(`there is no Quest ${id}`);
  const { table, expedition } = scene(figures).dungeon({ quest });
  while (!isQuestDone(table)) expedition.done += 1;
  return goalAt(table, quest) === expedition.done ? expedition.done : Number.NaN;
}

const seen = (figures: string, { id, figure }: FigureFile): number =>
  isMonster(id) ? monsterFigure(figures, id, figure) : goalOf(figures, id);

describe('[monster.record] [expedition.success-on-quest] every figure that a file may change has an effect', () => {
  test.each(oneByOne('crystal-expedition', BOOK.kinds).map((file) => [file.text.split('\n')[2] ?? '', file] as const))(
    '%s',
    (_line, file) => {
      expect(design.review(file.text)).toMatchObject({ errors: [], warnings: [] });
      expect([seen('', file)]).toEqual(file.before);
      expect([seen(file.text, file)]).toEqual(file.numbers);
      expect([seen('', file)]).toEqual(file.before); // and is nothing to other tables
    },
  );
});

const MANY = `Many Things
game: crystal-expedition
${MONSTER_IDS.map((id) => `monster ${id}: speed 6, grit 6, grab 5, hitpoints 5, armor 1, base 2, setup 3, purse 9`).join('\n')}
quest clear-rooms: goal 3
quest find-treasure: goal 2
quest kill-champions: goal 2
quest mine-crystals: goal 3
`;

test.each([1, 3])('a table of %i seats with a file of figures conforms', (seats) => {
  for (let run = 0; run < effort(1); run++) {
    const trial = trialOf({ expeditions: 1, begin: 'dungeon', figures: MANY }, seats, `fast:own ${seats} ${run}`);
    expect(conform(trial)).toMatchObject({ hasDreamt: false });
  }
});

test('tables with other files, side by side, are nothing to each other', () => {
  const played = (draft: Match): string => {
    const seated = seatPlayers([bots.standard(), bots.standard(), bots.standard()], 'own');
    playOut(crystalExpedition, draft, seated, silence);
    return JSON.stringify(draft);
  };
  const files = [MANY, '', MANY.replaceAll('base 2', 'base 3')];
  const tables = files.map((figures) => opened({ figures, begin: 'dungeon' }));
  const begun = tables.map((draft) => JSON.parse(JSON.stringify(draft)) as Match); // it was one before
  const alone = tables.map(played);
  expect(begun.toReversed().map(played)).toEqual(alone.toReversed());
  expect(new Set(alone).size).toBe(3);
});

describe('what is printed and begun can be played', () => {
  test('every sheet says what is printed, and so changes nothing', () => {
    for (const { name } of design.shipped) {
      const text = design.print(name) ?? '';
      expect(design.review(text)).toMatchObject({ errors: [], picture: [] });
      expect(JSON.stringify(opened({ figures: text }))).toBe(JSON.stringify(opened({})));
    }
  });

  test('the beginning has nothing wrong with it, and is known for what it is', () => {
    expect(design.review(design.beginning)).toMatchObject({ title: 'Lean Winter', errors: [], warnings: [] });
    const texts = [design.beginning, 'T\nmonster Zombie: speed 1', 'T\ngame: chess\nmonster Zombie: speed 1'];
    expect(texts.map(design.isOne)).toEqual([true, true, false]);
  });

  test('what is wrong is named with its line and its word', () => {
    const { errors } = design.review('T\nmonster Zombi: speed 3\nquest Find Stairs: goal 2\nmonster Shade: purse 100');
    expect(errors).toMatchObject([
      { line: 2, column: 9, text: 'there is no monster “Zombi”. Did you mean Zombie?' },
      { line: 3, column: 7, text: expect.stringMatching(/^there is no quest “Find Stairs”\./) },
      { line: 4, column: 22, text: 'purse is 0 to 99, and not 100' },
    ]);
  });
});

describe('the page', () => {
  const page = readFileSync(fileURLToPath(new URL(`../../../../../${design.page}`, import.meta.url)), 'utf8');
  const chapter = chapterOf(page, 'Crystal Expedition');

  test('has a part for every kind, and in it every figure with its bounds', () => {
    expect(kindsIn(chapter)).toEqual(BOOK.kinds.map(({ kind }) => kind));
    expect(missingIn(chapter, BOOK.kinds)).toEqual([]);
  });

  test.each(filesIn(chapter).map((text) => [text] as const))('shows what can be played: %s', (text) => {
    expect(design.review(text)).toMatchObject({ errors: [], warnings: [] });
    expect(crystalExpedition.laws(opened({ figures: text }))).toEqual([]);
  });
});
