import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { CARDS, type CardId, needsAlly, READY_IDS, READY_MADE, type ReadyId } from '../../src/content/index.ts';
import { glowquest } from '../../src/game.ts';
import { overflowOf } from '../../src/queries/slots.ts';
import { armorOf } from '../../src/queries/stats.ts';
import type { Action, EntityId } from '../../src/types/index.ts';
import { asked, DEFENSE, MONSTERS_SEAT, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { expedition, type GlowStory, type Scene, story } from '../scene.ts';
import { createAll, outset, stack } from '../scenes.ts';
import { attack, END_PHASE, gain, keep, stand } from '../wishes.ts';

const begun = (heroes: string, seats: number) => new Story(glowquest, { options: { heroes }, seats });

test('[create.party-size] one, two or three heroes, a seat for each of them', () => {
  for (const [heroes, size] of [
    ['utility', 1],
    ['defense,utility', 2],
    ['defense,offense,utility', 3],
  ] as const) {
    const s = begun(heroes, size + 1);
    expect(s.table.heroes.map(({ id, seat }) => [id, seat])).toEqual(Array.from({ length: size }, (_, id) => [id, id]));
    for (const seats of [size, size + 2]) expect(() => begun(heroes, seats)).toThrow('create.party-size');
  }
  expect(() => begun('', 1)).toThrow('heroes');
  expect(() => begun('defense,offense,utility,offense', 5)).toThrow('heroes');
});

test('[create.party-size] nobody answers for the hero of another', () => {
  const s = expedition()
    .refused(OFFENSE, gain('defense'), 'kernel.not-asked')
    .refused(UTILITY, gain('equipment'), 'kernel.not-asked');
  s.refused(MONSTERS_SEAT, gain('equipment'), 'kernel.not-asked').does(DEFENSE, gain('defense')).finish();
});

test('[create.distinct-roles] a Role goes down once', () => {
  expect(() => begun('defense,defense', 3)).toThrow('heroes');
  expect(() => begun('offense,utility,offense', 4)).toThrow('heroes');
  expect(() => begun('thief,utility', 3)).toThrow('heroes');
  expect(begun('offense,utility', 3).table.heroes.map(({ role }) => role)).toEqual(['offense', 'utility']);
});

test('[create.role-stats] [create.full-health] Speed, Grit and Hitpoints come with the Role, layers do not', () => {
  const s = expedition();
  const bare = { shield: 0, reflect: 0, effects: [], cards: [] };
  expect(s.table.heroes).toMatchObject([
    { role: 'defense', hitpoints: 10, ...bare },
    { role: 'offense', hitpoints: 8, ...bare },
    { role: 'utility', hitpoints: 12, ...bare },
  ]);
  expect(s.table.heroes.map(armorOf)).toEqual([0, 0, 0]);
  for (const [role, seat, grit, squares] of [
    ['defense', DEFENSE, 8, 8],
    ['offense', OFFENSE, 7, 14],
    ['utility', UTILITY, 6, 10],
  ] as const) {
    const struck = story((scene) => {
      scene.hero(role, 1, 2);
      scene.monster('ghoul', 2, 2);
      scene.turn(seat);
    });
    struck.dice(3, 3, 1, 2).does(seat, { type: 'endTurn' }).told('rolledToHit', { target: seat, grit }).finish();
    const before = (seat + 2) % 3;
    const walked = story((scene) => {
      scene.passageAndRoom(false).hero(role, 0, 2);
      scene.phase(before, 1);
    });
    walked.does(before, END_PHASE).told('phaseBegan', { hero: seat, squares }).finish();
  }
});

test('[create.full-health] what a card adds to the maximum is there from the start', () => {
  const s = outset((draft) => {
    stack(draft, 'equipment', 'padded-coat', 'amulet-of-vigor', 'longsword');
    stack(draft, 'passive', 'tough', 'quick', 'nimble');
  });
  s.does(DEFENSE, gain('equipment')).does(DEFENSE, keep('padded-coat', true));
  expect(s.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([13, 8, 12]);
  s.does(DEFENSE, gain('defense')).does(DEFENSE, keep(drawn(s)[0] ?? 'tough'));
  s.does(DEFENSE, gain('defense')).does(DEFENSE, keep(drawn(s)[0] ?? 'tough'));
  s.does(DEFENSE, keep('tough'));
  expect(s.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([16, 8, 12]);
  s.finish();
});

const drawn = (s: ReturnType<typeof outset>) => s.table.drawn;

test('[create.role-base-damage] bare hands do what the Role says, with a weapon or without, and only to a neighbour', () => {
  const facing = (role: 'defense' | 'offense' | 'utility', seat: number) =>
    story((scene: Scene) => {
      scene.hero(role, 1, 2, { cards: ['longsword'] });
      scene.monster('cave-bear', 2, 2);
      scene.monster('cave-bear', 4, 2);
      scene.turn(seat);
    });
  for (const [role, seat, damage] of [
    ['defense', DEFENSE, 2],
    ['offense', OFFENSE, 3],
    ['utility', UTILITY, 2],
  ] as const) {
    const s = facing(role, seat).refused(seat, attack(4), 'attack.target-adjacent');
    s.refused(seat, attack(3, 'halberd'), 'attack.choose-base').dice(12);
    s.does(seat, attack(3)).told('attackDeclared', { damage }, 'create.role-base-damage');
    expect([who(s, 3).hitpoints, who(s, 4).hitpoints]).toEqual([7 - damage, 7]);
    s.finish();
    const armed = facing(role, seat).dice(12).does(seat, attack(3, 'longsword'));
    armed.told('attackDeclared', { damage: 4 }, 'attack.choose-base').finish();
  }
});

test('[create.three-gains] [create.one-passive] [create.no-foreign-deck] [create.order] three Gains and a Passive, hero by hero', () => {
  const s = outset((draft) => {
    stack(draft, 'equipment', 'longsword', 'buckler', 'soft-boots');
  });
  const only = (seat: number) => expect(s.asked().map((one) => one.seat)).toEqual([seat]);
  only(DEFENSE);
  s.refused(DEFENSE, gain('passive'), 'create.one-passive').refused(DEFENSE, gain('offense'), 'create.no-foreign-deck');
  s.refused(DEFENSE, gain('utility'), 'create.no-foreign-deck').refused(
    DEFENSE,
    { type: 'decline' },
    'create.three-gains',
  );
  s.does(DEFENSE, gain('defense')).does(DEFENSE, keep(drawn(s)[1] ?? 'tough'));
  s.does(DEFENSE, gain('equipment')).does(DEFENSE, keep('buckler'));
  s.refused(DEFENSE, gain('passive'), 'create.one-passive')
    .does(DEFENSE, gain('defense'))
    .told('drew', { deck: 'defense' });
  s.does(DEFENSE, keep(drawn(s)[0] ?? 'tough')).told('drew', { hero: DEFENSE, deck: 'passive' });
  only(DEFENSE);
  expect(s.table.heroes.map(({ cards }) => cards.length)).toEqual([3, 0, 0]);
  s.does(DEFENSE, keep(drawn(s)[2] ?? 'tough'));
  expect(decksOf(s, DEFENSE)).toEqual(['defense', 'equipment', 'defense', 'passive']);
  only(OFFENSE);
  s.refused(OFFENSE, gain('defense'), 'create.no-foreign-deck').refused(
    OFFENSE,
    gain('utility'),
    'create.no-foreign-deck',
  );
  createAll(s);
  expect(decksOf(s, OFFENSE)).toEqual(['offense', 'offense', 'offense', 'passive']);
  expect(decksOf(s, UTILITY)).toEqual(['utility', 'utility', 'utility', 'passive']);
  expect(asked(s)).toEqual(['stand']);
  s.finish();
});

const decksOf = (s: ReturnType<typeof outset>, hero: number) =>
  s.table.heroes[hero]?.cards.map((card) => CARDS[card].deck);

test('[create.order] the shared decks are left to a later hero as the earlier ones left them', () => {
  const s = outset((draft) => {
    stack(draft, 'equipment', 'longsword', 'buckler', 'soft-boots', 'halberd', 'greataxe', 'ring-of-haste');
    stack(draft, 'passive', 'tough', 'quick', 'nimble', 'steady', 'crush', 'thorny');
  });
  s.does(DEFENSE, gain('equipment')).does(DEFENSE, keep('longsword'));
  for (let i = 0; i < 2; i++) s.does(DEFENSE, gain('defense')).does(DEFENSE, keep(drawn(s)[0] ?? 'tough'));
  s.does(DEFENSE, keep('quick')).does(OFFENSE, gain('equipment'));
  expect(drawn(s)).toEqual(['halberd', 'greataxe', 'ring-of-haste']);
  s.does(OFFENSE, keep('halberd'));
  for (let i = 0; i < 2; i++) s.does(OFFENSE, gain('offense')).does(OFFENSE, keep(drawn(s)[0] ?? 'tough'));
  expect(drawn(s)).toEqual(['steady', 'crush', 'thorny']);
  s.finish();
});

test('[create.seat-order] clockwise Defense, Offense, Utility, whoever was named first', () => {
  const roles = (heroes: string, freeSeating: boolean) =>
    expedition({ heroes, freeSeating }).table.heroes.map(({ role }) => role);
  expect(roles('utility,offense,defense', false)).toEqual(['defense', 'offense', 'utility']);
  expect(roles('utility,defense', false)).toEqual(['defense', 'utility']);
  const s = createAll(expedition({ heroes: 'utility,defense' }));
  s.does(0, stand(0, 0))
    .does(1, stand(1, 0))
    .told('phaseBegan', { hero: 0, squares: s.table.phase?.left ?? 0 });
  expect(question(s)).toMatchObject({ kind: 'explore', hero: 0 });
  s.does(0, END_PHASE)
    .told('phaseBegan', { hero: 1 })
    .dice(6)
    .does(1, END_PHASE)
    .told('phaseBegan', { hero: 0 })
    .finish();
});

const become = (set: ReadyId): Action => ({ type: 'takeReady', set });
const cardsOf = (s: GlowStory, id: EntityId): readonly CardId[] => s.table.heroes[id]?.cards ?? [];

test('[create.ready-made] a new hero takes all its cards at once where the table has it so', () => {
  const s = expedition({ creation: 'either' }).does(DEFENSE, become('warden'));
  expect(cardsOf(s, DEFENSE)).toEqual(READY_MADE.warden.cards);
  expect(who(s, DEFENSE).hitpoints).toBe(10);
  expect(s.table.decks.defense).not.toContain('raise-shield');
  expect(s.table.decks.equipment).toHaveLength(48);
  // The next one may draw all the same, and then has nothing ready-made any more.
  s.does(OFFENSE, gain('offense')).does(OFFENSE, keep(s.table.drawn[0] ?? 'finish'));
  s.refused(OFFENSE, become('archer'), 'create.ready-made').finish();
});

test('[create.ready-made] nobody takes what is of another Role, or what somebody has', () => {
  const s = expedition({ creation: 'either' }).refused(DEFENSE, become('archer'), 'create.ready-made');
  const [shirt, other, third, passive] = ['chain-shirt', 'swift-boots', 'leech-stone', 'quick'] as const;
  stack(s.state, 'passive', passive);
  for (const card of [shirt, other, third]) {
    stack(s.state, 'equipment', card);
    s.does(DEFENSE, gain('equipment')).does(DEFENSE, keep(card));
  }
  s.does(DEFENSE, keep(passive));
  s.refused(OFFENSE, become('skirmisher'), 'create.ready-made').does(OFFENSE, become('archer')).finish();
});

test('[create.ready-made] a hero is drawn unless the table has it otherwise', () => {
  expedition().refused(DEFENSE, become('warden'), 'create.ready-made').finish();
});

test('[create.ready-made] a table may begin with ready-made heroes, who come down at once', () => {
  const s = expedition({ creation: 'ready' });
  expect(asked(s)).toEqual(['stand']);
  expect(s.table.heroes.map(({ cards }) => cards)).toEqual(
    (['warden', 'skirmisher', 'mender'] as const).map((set) => READY_MADE[set].cards),
  );
  s.finish();
});

test('[create.ready-made] every set is three cards of its own and a Passive one, and fits with all others', () => {
  const all = READY_IDS.flatMap((id) => READY_MADE[id].cards);
  expect(new Set(all).size).toBe(all.length);
  for (const id of READY_IDS) {
    const { role, cards } = READY_MADE[id];
    const decks = cards.map((card) => CARDS[card].deck);
    expect(decks.slice(0, 3).every((deck) => deck === role || deck === 'equipment')).toBe(true);
    expect(decks.slice(3)).toEqual(['passive']);
    expect(overflowOf(cards)).toBeNull();
    expect(cards.some(needsAlly)).toBe(false);
  }
});
