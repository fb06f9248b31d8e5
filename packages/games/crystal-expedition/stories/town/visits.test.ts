import { expect, test } from 'vitest';
import { CLERIC, FIGHTER, ROGUE } from '../cast.ts';
import { asking, buy, here, hero, leave, ready, stay, town, visit, visitsOf, withdraw } from './stage.ts';

test('[town.three-visits-per-hero] each place has three visits, and no fourth', () => {
  const s = town();
  expect(visitsOf(s)).toEqual([3, 3, 3]);
  s.does(FIGHTER, visit(FIGHTER, 'tavern')).told(
    'visited',
    { location: 'tavern', left: 2 },
    'town.three-visits-per-hero',
  );
  for (const boost of ['rumours', 'dwarven-stout'] as const)
    s.does(FIGHTER, { type: 'drink', hero: FIGHTER, boost, element: null }).does(FIGHTER, visit(FIGHTER, 'tavern'));
  expect(visitsOf(s)).toEqual([0, 3, 3]);
  s.does(FIGHTER, visit(FIGHTER, 'blacksmith')); // nothing was done at the Tavern any more
  s.does(FIGHTER, buy(FIGHTER, 'lantern')).refused(FIGHTER, visit(FIGHTER, 'guild'), 'town.three-visits-per-hero');
  s.does(FIGHTER, leave(FIGHTER)).refused(FIGHTER, visit(FIGHTER, 'tavern'), 'town.three-visits-per-hero').finish();
});

test('[town.visit-is-one-location] a visit in which nothing was done is taken back, another one is used up', () => {
  const s = town();
  s.refused(FIGHTER, leave(FIGHTER), 'town.visit-is-one-location');
  s.refused(FIGHTER, buy(FIGHTER, 'lantern'), 'town.visit-is-one-location');
  s.does(FIGHTER, visit(FIGHTER, 'blacksmith')).refused(
    FIGHTER,
    visit(FIGHTER, 'blacksmith'),
    'town.visit-is-one-location',
  );
  s.does(FIGHTER, leave(FIGHTER)).told('leftLocation', { isTakenBack: true }, 'town.visit-is-one-location');
  expect(visitsOf(s)).toEqual([3, 3, 3]);
  s.does(FIGHTER, visit(FIGHTER, 'blacksmith')).does(FIGHTER, buy(FIGHTER, 'lantern'));
  s.refused(FIGHTER, { type: 'train', hero: FIGHTER, what: 'race' }, 'town.visit-is-one-location');
  s.does(FIGHTER, leave(FIGHTER)).told('leftLocation', { isTakenBack: false });
  expect(visitsOf(s)).toEqual([2, 3, 3]);
  s.finish();
});

test('[town.visit-is-one-location] going elsewhere is leaving', () => {
  const s = town().does(FIGHTER, visit(FIGHTER, 'wagon')).does(FIGHTER, visit(FIGHTER, 'guild'));
  s.told('leftLocation', { location: 'wagon', isTakenBack: true }).told('visited', { location: 'guild', left: 2 });
  expect(visitsOf(s)).toEqual([2, 3, 3]);
  s.finish();
});

test('[town.any-order] whoever answers first acts, and all are asked again', () => {
  const s = town();
  expect(asking(s)).toEqual([[0, 1, 2], []]);
  s.does(CLERIC, visit(CLERIC, 'blacksmith')).does(FIGHTER, visit(FIGHTER, 'blacksmith'));
  s.does(CLERIC, buy(CLERIC, 'lantern')).does(ROGUE, visit(ROGUE, 'tavern')).does(FIGHTER, buy(FIGHTER, 'lantern'));
  expect(here(s).stays.map(({ visit: open }) => open?.location)).toEqual(['blacksmith', 'tavern', 'blacksmith']);
  expect(s.asked().every(({ rule }) => rule === 'town.any-order')).toBe(true);
  s.finish();
});

test('[party.seats-in-a-ring] nobody acts for another player’s hero, or for nobody', () => {
  const s = town();
  s.refused(FIGHTER, visit(ROGUE, 'tavern'), 'party.seats-in-a-ring');
  s.refused(FIGHTER, ready(CLERIC), 'party.seats-in-a-ring').refused(FIGHTER, withdraw(ROGUE), 'party.seats-in-a-ring');
  s.refused(FIGHTER, visit(7, 'tavern'), 'party.seats-in-a-ring').finish();
  const two = town(undefined, { players: 2 }); // the third hero is the first player’s too
  two.does(0, visit(CLERIC, 'tavern')).refused(1, leave(CLERIC), 'party.seats-in-a-ring').finish();
});

test('[town.repeat-visits-allowed] the same place once more, but for the Gambler', () => {
  const s = town((table) => {
    hero(table, FIGHTER).crowns = 300;
  });
  s.does(FIGHTER, visit(FIGHTER, 'blacksmith')).does(FIGHTER, buy(FIGHTER, 'lantern'));
  s.does(FIGHTER, visit(FIGHTER, 'blacksmith')).told('visited', { left: 1 });
  s.does(FIGHTER, visit(FIGHTER, 'gambler')).does(FIGHTER, visit(FIGHTER, 'tavern')); // only a look
  s.does(FIGHTER, visit(FIGHTER, 'gambler')).dice(6, 6, 1, 1, 1);
  s.does(FIGHTER, { type: 'stake', hero: FIGHTER, crowns: 2 });
  s.refused(FIGHTER, visit(FIGHTER, 'gambler'), 'town.repeat-visits-allowed');
  s.does(FIGHTER, leave(FIGHTER)).refused(FIGHTER, visit(FIGHTER, 'gambler'), 'town.repeat-visits-allowed').finish();
});

test('[town.all-ready] the party leaves when the last one is ready', () => {
  const s = town();
  s.does(FIGHTER, ready(FIGHTER)).told('declaredReady', { hero: FIGHTER, isReady: true }, 'town.all-ready');
  expect(asking(s)).toEqual([[1, 2], [0]]);
  s.refused(FIGHTER, visit(FIGHTER, 'tavern'), 'town.all-ready').refused(FIGHTER, ready(FIGHTER), 'town.all-ready');
  s.does(ROGUE, ready(ROGUE)).does(CLERIC, ready(CLERIC));
  expect(s.table.town).toBeNull();
  expect(s.table.expedition?.dungeon).toBe(0);
  s.finish();
});

test('[town.all-ready] whoever is ready can take that back for as long as somebody is not', () => {
  const s = town().refused(FIGHTER, withdraw(FIGHTER), 'town.all-ready');
  s.does(FIGHTER, ready(FIGHTER)).does(ROGUE, ready(ROGUE));
  s.does(FIGHTER, withdraw(FIGHTER)).told('declaredReady', { hero: FIGHTER, isReady: false }, 'town.all-ready');
  expect(asking(s)).toEqual([[2], [1, 0]]);
  s.does(FIGHTER, visit(FIGHTER, 'blacksmith')).does(FIGHTER, buy(FIGHTER, 'lantern')); // nobody is waited for
  s.refused(FIGHTER, { type: 'retire' }, 'town.all-ready');
  s.does(CLERIC, ready(CLERIC));
  expect(asking(s)).toEqual([[0], [1, 2]]);
  s.does(FIGHTER, ready(FIGHTER));
  expect(s.table.town).toBeNull();
  s.finish();
});

test('[town.all-ready] a player of several heroes says it for each', () => {
  const s = town(undefined, { players: 1 }).does(0, ready(FIGHTER)).does(0, ready(ROGUE));
  expect(asking(s)).toEqual([[0], []]);
  s.does(0, withdraw(FIGHTER)).does(0, ready(FIGHTER)).does(0, ready(CLERIC));
  expect(s.table.town).toBeNull();
  s.finish();
});

test('[town.three-visits-per-hero] visits that were not made are gone when the party leaves', () => {
  const s = town(undefined, { players: 1 }).does(0, visit(ROGUE, 'tavern'));
  s.does(0, ready(ROGUE)).told('leftLocation', { hero: ROGUE, isTakenBack: true });
  expect(stay(s, ROGUE)).toEqual({ visitsLeft: 3, visit: null, isReady: true });
  s.does(0, ready(FIGHTER)).does(0, ready(CLERIC));
  expect(s.table.town).toBeNull();
  s.finish();
});

test('[campaign.open-ended] a campaign ends when the party says so, and nobody has won it', () => {
  const s = town().does(ROGUE, { type: 'retire' });
  expect(s.asked().map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'vote'],
    [2, 'vote'],
  ]);
  s.does(CLERIC, { type: 'agree' }).told('retired', {}, 'campaign.open-ended');
  expect(s.state.outcome).toEqual({ winners: 0, rule: 'campaign.open-ended' });
  s.finish();
  const no = town()
    .does(ROGUE, { type: 'retire' })
    .does(CLERIC, { type: 'decline' })
    .does(FIGHTER, { type: 'decline' });
  expect(no.state.outcome).toBeNull();
  expect(asking(no)[0]).toEqual([0, 1, 2]);
  no.finish();
});
