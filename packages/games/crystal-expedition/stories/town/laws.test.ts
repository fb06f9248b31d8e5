import { cloneState } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../src/frames/agenda.ts';
import { crystalExpedition } from '../../src/game.ts';
import { brokenHero } from '../../src/laws/town.ts';
import type { Build, Hero } from '../../src/types/index.ts';
import { FIGHTER } from '../cast.ts';
import type { CrystalStory } from '../scene.ts';
import { failure, success } from './coming-home.ts';
import { hero, town, UNSEEN } from './stage.ts';

/** What is said of a match with one thing in it that cannot be. */
function broken({ state }: CrystalStory, breaks: (draft: Draft) => void): readonly string[] {
  const draft = cloneState(crystalExpedition, state);
  expect(crystalExpedition.laws(draft)).toEqual([]);
  breaks(draft);
  return crystalExpedition.laws(draft);
}

const rebuilt = (draft: Draft, change: Partial<Build>): void => {
  const fighter = hero(draft.table, FIGHTER);
  fighter.build = { ...fighter.build, ...change };
};

const creating = (): CrystalStory =>
  new Story(crystalExpedition, { options: { heroes: 'dwarf-fighter,new' }, seats: 1 });

describe('[save.derived-not-stored] a hero whom no play can bring about', () => {
  const impossible: readonly (readonly [string, (one: Hero) => Partial<Hero>])[] = [
    ['less than no Crowns', () => ({ crowns: -1 })],
    ['half a Crown', () => ({ crowns: 0.5 })],
    ['a sixth level', ({ build }) => ({ build: JSON.parse(JSON.stringify({ ...build, classLevel: 6 })) })],
    ['a Training too many', () => ({ trainings: 2, successes: 1 })],
    ['an item that nobody has heard of', ({ build }) => ({ build: renamed(build, 'vorpal-blade') })],
    ['an item named like something else', ({ build }) => ({ build: renamed(build, 'toString') })],
  ];

  test.each(impossible)('%s', (_name, changes) => {
    const one = hero(town().table, FIGHTER);
    expect(brokenHero(one)).toBeNull();
    expect(brokenHero({ ...one, ...changes(one) })).not.toBeNull();
  });

  test('is a broken law', () => {
    expect(broken(town(), ({ table }) => Object.assign(hero(table, FIGHTER), { falls: -1 }))).toEqual([
      'save.derived-not-stored: somebody is what nobody can be',
    ]);
  });
});

/** As it would come from a file. */
const renamed = (build: Build, item: string): Build =>
  JSON.parse(JSON.stringify({ ...build, pieces: [{ ...build.pieces[0], item }] }));

describe('what cannot be in Town, or on the way there', () => {
  const laws: readonly (readonly [string, () => CrystalStory, (draft: Draft) => void])[] = [
    ['hero.starts-level-one', creating, (draft) => rebuilt(draft, { raceLevel: 2 })],
    ['hero.no-starting-gear', creating, (draft) => Object.assign(hero(draft.table, FIGHTER), { crowns: 31 })],
    ['hero.shield-reflect-start-zero', town, ({ table }) => Object.assign(hero(table, FIGHTER), { shield: 1 })],
    ['hero.shield-reflect-start-zero', town, ({ table }) => Object.assign(hero(table, FIGHTER), { reflect: 1 })],
    ['dungeon.first-one-given', town, ({ table }) => Object.assign(table, { dungeons: [] })],
    ['dungeon.new-after-success', town, ({ table }) => Object.assign(table, { dungeons: [UNSEEN, UNSEEN] })],
    ['dungeon.threat', town, ({ table }) => Object.assign(table, { dungeons: [{ ...UNSEEN, threat: 2 }] })],
    [
      'dungeon.visited-is-fixed',
      failure,
      ({ table }) =>
        Object.assign(table, { dungeons: table.dungeons.map((one) => ({ ...one, quest: 'find-stairs' })) }),
    ],
    [
      'tavern.next-expedition-only',
      () => success(4),
      (draft) => Object.assign(draft.table, { expedition: elsewhere() }),
    ],
  ];

  test.each(laws)('[%s] is watched', (rule, begin, breaks) => {
    expect(broken(begin(), breaks).map((text) => text.split(':')[0])).toContain(rule);
  });
});

/** An expedition that is not going on. */
const elsewhere = () => {
  const s = new Story(crystalExpedition, { options: { heroes: 'dwarf-fighter', begin: 'dungeon' }, seats: 1 });
  return s.dice(1, 1, 1, 1).does(0, { type: 'begin' }).table.expedition;
};
