import { Story } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import type { ClassId, RaceId } from '../../src/content/index.ts';
import { crystalExpedition } from '../../src/game.ts';
import { namesOfSeat } from '../../src/party.ts';
import { namesFor } from '../../src/queries/town.ts';
import type { Action, Options } from '../../src/types/index.ts';
import type { CrystalStory } from '../scene.ts';

const outset = (heroes: string, seats: number, given: Partial<Options> = {}): CrystalStory =>
  new Story(crystalExpedition, { options: { heroes, ...given }, seats });

const create = ({ table }: CrystalStory, race: RaceId, heroClass: ClassId): Action => ({
  type: 'create',
  race,
  heroClass,
  name: namesFor(table, race)[0] ?? '',
});

describe('[campaign.start-sequence] heroes, the first dungeon, Town', () => {
  test('[dungeon.first-one-given] [dungeon.four-features] each player makes a hero, one after the other', () => {
    const s = outset('new,new', 2);
    expect(s.asked()).toEqual([{ seat: 0, kind: 'create', rule: 'hero.creation-order' }]);
    s.does(0, create(s, 'dwarf', 'knight'));
    expect(s.asked()).toEqual([{ seat: 1, kind: 'create', rule: 'hero.creation-order' }]);
    s.dice(11, 10, 8, 6).does(1, create(s, 'elf', 'mage'));
    s.told('townEntered', { heroes: [0, 1] }, 'campaign.start-sequence');
    s.told('dungeonFound', { dungeon: 0, dice: [11, 10, 8, 6] }, 'dungeon.one-throw');
    expect(s.table.dungeons).toEqual([
      {
        type: 'beasts',
        strength: 'blood',
        weakness: 'shadow',
        quest: 'mine-crystals',
        threat: 1,
        isVisited: false,
        isWon: false,
      },
    ]);
    expect(s.asked().map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'town'],
      [1, 'town'],
    ]);
    s.finish();
  });

  test('ready-made heroes have nothing to wait for but a word', () => {
    const s = outset('human-knight,elf-mage', 2);
    expect(s.asked().map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'begin'],
      [1, 'begin'],
    ]);
    s.dice(1, 1, 1, 1).does(1, { type: 'begin' }).told('townEntered').finish();
  });

  test('[town.restores-hitpoints-and-fate] they are whole before anything has begun', () => {
    const { table } = outset('human-knight,elf-mage', 2);
    expect(table.party.map(({ hitpoints, fate }) => [hitpoints, fate])).toEqual([
      [13, 3],
      [13, 5],
    ]);
  });

  test('a match may begin on the stairs', () => {
    const s = outset('human-knight', 1, { begin: 'dungeon' }).dice(1, 1, 1, 1).does(0, { type: 'begin' });
    s.silent('townEntered').told('expeditionBegan', { dungeon: 0 });
    expect(s.asked().map(({ kind }) => kind)).toEqual(['stand']);
    s.finish();
  });
});

test('[hero.creation-order] a Race, a Class and a name that is free', () => {
  const s = outset('new,new', 1);
  s.refused(0, { type: 'create', race: 'elf', heroClass: 'bard', name: 'x' }, 'hero.creation-order', { name: 'x' });
  s.refused(0, { type: 'visit', hero: 0, location: 'tavern' }, 'hero.creation-order');
  s.does(0, { type: 'create', race: 'elf', heroClass: 'bard', name: 'Faron' });
  s.refused(0, { type: 'create', race: 'elf', heroClass: 'rogue', name: 'Faron' }, 'hero.creation-order').finish();
});

test('[hero.starting-crowns-250] [hero.starts-level-one] [hero.no-starting-gear] what somebody new has', () => {
  const s = outset('new,new', 1);
  s.does(0, create(s, 'half-orc', 'fighter')).told('heroMade', { place: 0 }, 'hero.starting-crowns-250');
  expect(s.table.party[0]).toMatchObject({
    crowns: 250,
    trainings: 0,
    build: { race: 'half-orc', raceLevel: 1, heroClass: 'fighter', classLevel: 1, pieces: [], main: null, off: null },
  });
  s.finish();
});

test('[hero.starting-crowns-250] a ready-made hero has paid for what it carries', () => {
  const s = outset('new,new', 1).does(0, { type: 'takeKit', kit: 'human-cleric' });
  expect(s.table.party[0]).toMatchObject({ name: 'Maud', crowns: 5, build: { main: 0, off: 1 } });
  s.dice(1, 1, 1, 1).does(0, { type: 'takeKit', kit: 'human-cleric' });
  expect(s.table.party.map(({ name }) => name)).toEqual(['Maud', 'Maud 2']);
  s.finish();
});

test('[party.roles-may-repeat] two of one Role, or where the house says so one of each', () => {
  const s = outset('dwarf-fighter,new', 2).dice(1, 1, 1, 1);
  s.does(1, create(s, 'human', 'knight')).finish();
  const strict = outset('dwarf-fighter,new', 2, { uniqueRoles: true });
  strict.refused(1, create(strict, 'human', 'knight'), 'party.roles-may-repeat', { role: 'defense' });
  strict.refused(1, { type: 'takeKit', kit: 'human-knight' }, 'party.roles-may-repeat');
  strict
    .dice(1, 1, 1, 1)
    .does(1, create(strict, 'human', 'rogue'))
    .finish();
});

test('[party.seats-in-a-ring] [party.roles-may-repeat] two with one kit are told apart by a number', () => {
  const given = { heroes: 'elf-mage,dwarf-fighter,elf-mage', monsters: 'seat' } as const;
  expect(namesOfSeat(given, 0, 3)).toEqual(['Ilvara', 'Ilvara 2']);
  expect(namesOfSeat(given, 1, 3)).toEqual(['Bruni']);
  expect(namesOfSeat(given, 2, 3)).toEqual([]);
});
