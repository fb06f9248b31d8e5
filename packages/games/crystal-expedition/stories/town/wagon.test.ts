import { describe, expect, test } from 'vitest';
import type { ClassId, RaceId } from '../../src/content/index.ts';
import { namesFor } from '../../src/queries/town.ts';
import type { Action, EntityId, Table } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import type { CrystalStory } from '../scene.ts';
import { asking, buy, crownsOf, heard, here, hero, leave, sell, stay, town, visit, visitsOf, waits } from './stage.ts';

type Setting = (table: Table) => void;
const atWagon = (set: Setting = () => {}, given = {}) => town(set, given).does(FIGHTER, visit(FIGHTER, 'wagon'));

const hire = (
  { table }: CrystalStory,
  to: 'wagon' | 'empty' | 'own',
  race: RaceId = 'elf',
  heroClass: ClassId = 'bard',
): Action => ({ type: 'hire', hero: FIGHTER, race, heroClass, name: namesFor(table, race)[0] ?? '', to });
const exchange = (waiting: number, who: EntityId = FIGHTER, heir: EntityId | null = null): Action => ({
  type: 'exchange',
  hero: FIGHTER,
  who,
  waiting,
  heir,
});
const stayBehind = (who: EntityId = FIGHTER, heir: EntityId | null = null): Action => ({
  type: 'stayBehind',
  hero: FIGHTER,
  who,
  heir,
});
const fill = (waiting: number): Action => ({ type: 'fill', hero: FIGHTER, waiting });
const dismiss = (waiting: number): Action => ({ type: 'dismiss', hero: FIGHTER, waiting });
const kitBuy = (item: Extract<Action, { type: 'kitBuy' }>['item']): Action => ({ type: 'kitBuy', item });
const KIT_DONE: Action = { type: 'kitDone' };

const names = ({ table }: CrystalStory) => table.party.map(({ name }) => name);
const waiting = ({ table }: CrystalStory) => table.wagon.map(({ name }) => name);

describe('[wagon.create-or-switch] one thing a visit', () => {
  test('a new hero waits at the Wagon', () => {
    const s = atWagon();
    s.does(FIGHTER, hire(s, 'wagon')).told('heroMade', { place: null, hero: 3 }, 'wagon.create-or-switch');
    s.does(FIGHTER, KIT_DONE);
    expect([names(s), waiting(s)]).toEqual([['Bruni', 'Sylwen', 'Maud'], ['Liriel']]);
    s.refused(FIGHTER, exchange(3), 'wagon.create-or-switch').refused(FIGHTER, fill(3), 'wagon.create-or-switch');
    s.does(FIGHTER, dismiss(3)).finish(); // which costs nothing
  });

  test('or takes an empty place, the first that there is', () => {
    const s = town(() => {}, { heroes: ['dwarf-fighter', null, 'human-cleric'], players: 1 });
    s.does(0, visit(FIGHTER, 'wagon')).does(0, hire(s, 'empty')).does(0, KIT_DONE);
    expect(s.table.party.map(({ id, name }) => [id, name])).toEqual([
      [0, 'Bruni'],
      [1, 'Liriel'],
      [2, 'Maud'],
    ]);
    s.finish();
  });

  test('or the place of whoever visits', () => {
    const s = atWagon();
    s.does(FIGHTER, hire(s, 'own')).told('joined', { place: FIGHTER, instead: 'Bruni' }, 'wagon.inherits-visits');
    s.does(FIGHTER, KIT_DONE);
    expect([names(s), waiting(s)]).toEqual([['Liriel', 'Sylwen', 'Maud'], ['Bruni']]);
    expect(crownsOf(s)).toEqual([34, 133, 133]);
    s.finish();
  });

  test('somebody who waits comes instead of whoever visits', () => {
    const s = atWagon((table) => waits(table, 3, 'elf-mage')).does(FIGHTER, exchange(3, FIGHTER, FIGHTER));
    expect([names(s), waiting(s), crownsOf(s)]).toEqual([
      ['Ilvara the Younger', 'Sylwen', 'Maud'],
      ['Bruni'],
      [100, 100, 100],
    ]);
    s.refused(FIGHTER, exchange(0), 'town.visit-is-one-location').finish();
  });

  test('or of another hero, if its player agrees', () => {
    const begin = () => atWagon((table) => waits(table, 3, 'elf-mage')).does(FIGHTER, exchange(3, ROGUE, CLERIC));
    const s = begin();
    expect(s.asked()).toEqual([{ seat: ROGUE, kind: 'consent', rule: 'wagon.create-or-switch' }]);
    s.does(ROGUE, { type: 'agree' }).told('joined', { place: ROGUE, instead: 'Sylwen' });
    expect(crownsOf(s)).toEqual([100, 0, 200]);
    s.refused(FIGHTER, exchange(1), 'wagon.create-or-switch').finish();
    const no = begin().does(ROGUE, { type: 'decline' }).told('proposalFailed', {}, 'wagon.create-or-switch');
    expect(names(no)).toEqual(['Bruni', 'Sylwen', 'Maud']);
    no.does(FIGHTER, exchange(3)).finish(); // the visit was not used
  });

  test('a place is filled again', () => {
    const s = town((table) => waits(table, 3, 'elf-mage'), {
      heroes: ['dwarf-fighter', null, 'human-cleric'],
      players: 1,
    });
    s.does(0, visit(FIGHTER, 'wagon')).does(0, fill(3)).told('joined', { place: 1, instead: null });
    expect(names(s)).toEqual(['Bruni', 'Ilvara the Younger', 'Maud']);
    s.finish();
  });

  test('nobody comes who does not wait, and nobody goes who is not there', () => {
    const s = atWagon((table) => waits(table, 3, 'elf-mage'));
    s.refused(FIGHTER, exchange(9), 'wagon.create-or-switch').refused(
      FIGHTER,
      exchange(3, 7),
      'wagon.create-or-switch',
    );
    s.refused(FIGHTER, fill(9), 'wagon.create-or-switch').finish();
  });
});

test('[wagon.party-stays-one-to-three] the last hero stays, and three are enough', () => {
  const s = town((table) => waits(table, 1, 'elf-mage'), { heroes: ['dwarf-fighter'] }).does(
    0,
    visit(FIGHTER, 'wagon'),
  );
  s.refused(0, stayBehind(), 'wagon.party-stays-one-to-three').finish();
  const full = atWagon((table) => waits(table, 3, 'elf-mage'));
  full.refused(FIGHTER, fill(3), 'wagon.party-stays-one-to-three');
  full.refused(FIGHTER, hire(full, 'empty'), 'wagon.party-stays-one-to-three').finish();
});

test('[wagon.purse-stays-with-party] to one hero or to all, the odd Crowns from the first seat on', () => {
  const s = atWagon((table) => {
    hero(table, FIGHTER).crowns = 51;
  });
  s.refused(FIGHTER, stayBehind(FIGHTER, FIGHTER), 'wagon.purse-stays-with-party');
  s.does(FIGHTER, stayBehind());
  expect(crownsOf(s)).toEqual([126, 125]);
  s.finish();
  const one = atWagon().does(FIGHTER, stayBehind(FIGHTER, CLERIC));
  expect(crownsOf(one)).toEqual([100, 200]);
  one.finish();
});

test('[wagon.inherits-visits] the place keeps what it has left, emptied or not', () => {
  const s = atWagon((table) => {
    waits(table, 3, 'elf-mage');
    waits(table, 4, 'halfling-bard');
  }).does(FIGHTER, exchange(3));
  expect(visitsOf(s)).toEqual([2, 3, 3]);
  s.does(FIGHTER, visit(FIGHTER, 'wagon')).does(FIGHTER, stayBehind(FIGHTER));
  s.does(ROGUE, visit(ROGUE, 'wagon')).does(ROGUE, { type: 'fill', hero: ROGUE, waiting: 4 });
  expect([names(s), visitsOf(s)]).toEqual([
    ['Pip the Younger', 'Sylwen', 'Maud'],
    [1, 2, 3],
  ]);
  s.finish();
  const empty = town((table) => waits(table, 3, 'elf-mage'), { heroes: ['dwarf-fighter', null, null], players: 1 });
  empty.does(0, visit(FIGHTER, 'wagon')).does(0, fill(3));
  expect(visitsOf(empty)).toEqual([2, 3, 3]);
  empty.finish();
});

describe('[wagon.kit-money] what a newcomer is given', () => {
  test('level 1, what there is money for, and what there is a place for', () => {
    const s = atWagon();
    s.does(FIGHTER, hire(s, 'own'));
    expect(here(s).kitMoney).toEqual({ hero: 3, crowns: 250 });
    s.refused(FIGHTER, visit(FIGHTER, 'tavern'), 'wagon.kit-money');
    s.does(FIGHTER, kitBuy('leather-jerkin')).refused(FIGHTER, kitBuy('chain-hauberk'), 'gear.two-main-two-off');
    s.does(FIGHTER, kitBuy('tower-shield')).does(FIGHTER, kitBuy('warhammer'));
    s.refused(FIGHTER, kitBuy('greataxe'), 'wagon.kit-money');
    expect(
      hero(s.table, FIGHTER).build.pieces.every(({ isKit, isBound, level }) => isKit && isBound && level === 1),
    ).toBe(true);
    s.finish();
  });

  test('all of a ready-made kit, by somebody of its Race and Class', () => {
    const s = atWagon();
    s.does(FIGHTER, hire(s, 'wagon', 'elf', 'mage')).refused(
      FIGHTER,
      { type: 'takeKit', kit: 'elf-rogue' },
      'wagon.kit-money',
    );
    s.does(FIGHTER, { type: 'takeKit', kit: 'elf-mage' }).told('kitSpent', { forfeited: 15 }, 'wagon.kit-money');
    expect(s.table.wagon[0]?.build.pieces).toHaveLength(4);
    expect([asking(s), here(s).kitMoney]).toEqual([[[0, 1, 2], []], null]);
    s.finish();
  });

  test('its own player spends it, if it takes a place', () => {
    const s = town(() => {}, { heroes: ['dwarf-fighter', null, 'human-cleric'], players: 2 });
    s.does(0, visit(FIGHTER, 'wagon')).does(0, hire(s, 'empty'));
    expect(s.asked()).toEqual([{ seat: 1, kind: 'kit', rule: 'wagon.kit-money' }]);
    s.does(1, KIT_DONE).finish();
  });

  test('Free Crowns for newcomers: 250 to use as it likes, and nothing is bound', () => {
    const s = atWagon(() => {}, { wagonCrowns: true });
    s.does(FIGHTER, hire(s, 'own')).silent('kitSpent');
    expect([crownsOf(s)[0], here(s).kitMoney]).toEqual([284, null]);
    s.does(FIGHTER, visit(FIGHTER, 'blacksmith')).does(FIGHTER, buy(FIGHTER, 'dagger'));
    s.does(FIGHTER, sell(FIGHTER, 0)).told('sold', { paid: 15 }).finish();
    const behind = atWagon(() => {}, { wagonCrowns: true });
    behind.does(FIGHTER, hire(behind, 'wagon'));
    expect([crownsOf(behind), behind.table.wagon[0]?.crowns]).toEqual([[184, 183, 183], 0]);
    behind.finish();
  });
});

test('[wagon.kit-is-bound] the smith gives nothing for it but for its levels, even later', () => {
  const s = town((table) => {
    const fighter = hero(table, FIGHTER);
    const pieces = fighter.build.pieces.map((piece) => ({ ...piece, isKit: true, level: 3 as const }));
    fighter.build = { ...fighter.build, pieces: pieces.map((piece, at) => ({ ...piece, isBound: at === 1 })) };
  }).does(FIGHTER, visit(FIGHTER, 'blacksmith'));
  s.refused(FIGHTER, sell(FIGHTER, 1), 'wagon.kit-is-bound', { item: 'tower-shield' });
  s.does(FIGHTER, sell(FIGHTER, 0)).told('sold', { paid: 20 }).finish();
});

test('[party.roles-may-repeat] two of one Role are welcome', () => {
  const s = atWagon((table) => waits(table, 3, 'elf-archer')).does(FIGHTER, exchange(3));
  expect(heard(s, 'joined')).toHaveLength(1);
  s.finish();
});

test('[party.roles-may-repeat] A Role for each: nobody joins whose Role is taken, but may replace its own', () => {
  const s = atWagon((table) => waits(table, 3, 'elf-archer'), { uniqueRoles: true });
  s.refused(FIGHTER, exchange(3), 'party.roles-may-repeat', { role: 'offense' });
  s.refused(FIGHTER, hire(s, 'own', 'elf', 'mage'), 'party.roles-may-repeat');
  s.does(FIGHTER, hire(s, 'wagon', 'elf', 'mage')).does(FIGHTER, KIT_DONE);
  s.does(FIGHTER, leave(FIGHTER)).does(ROGUE, visit(ROGUE, 'wagon'));
  s.does(ROGUE, { type: 'exchange', hero: ROGUE, who: ROGUE, waiting: 3, heir: null });
  expect(stay(s, ROGUE).visit).toBeNull();
  s.finish();
});

test('[wagon.create-or-switch] [party.one-to-three-heroes] the third place is empty where there are two', () => {
  const s = town(() => undefined, { heroes: ['dwarf-fighter', 'elf-rogue'], players: 1 }).does(
    0,
    visit(FIGHTER, 'wagon'),
  );
  s.does(0, {
    type: 'hire',
    hero: FIGHTER,
    race: 'elf',
    heroClass: 'mage',
    name: namesFor(s.table, 'elf')[0] ?? '',
    to: 'empty',
  });
  expect(s.table.party.map(({ id }) => id)).toEqual([FIGHTER, ROGUE, 2]);
});

test('[wagon.create-or-switch] [party.roles-may-repeat] where each Role is wanted once, an empty place is not filled with a second of one', () => {
  const waiting = (kit: 'human-knight' | 'elf-mage') =>
    town((table) => waits(table, 7, kit), {
      heroes: ['dwarf-fighter', 'human-cleric'],
      players: 1,
      uniqueRoles: true,
    }).does(0, visit(FIGHTER, 'wagon'));
  waiting('human-knight').refused(0, { type: 'fill', hero: FIGHTER, waiting: 7 }, 'party.roles-may-repeat');
  const s = waiting('elf-mage').does(0, { type: 'fill', hero: FIGHTER, waiting: 7 });
  expect(s.table.party.map(({ id }) => id)).toEqual([0, 1, 2]);
});
