import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { armorOf } from '../../src/queries/stats.ts';
import { asked, DEFENSE, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { atTheDoor, createAll, declineAll, outset, stack } from '../scenes.ts';
import { ACCEPT, attack, DECLINE, discard, END, END_PHASE, gain, go, handOver, keep, trade } from '../wishes.ts';

const cards = ({ table }: GlowStory) => table.heroes.map((hero) => hero.cards);

/** Defense gains its first card, with these on top of the Equipment deck and these before the heroes. */
const gaining = (top: readonly CardId[], ...held: readonly (readonly CardId[])[]) =>
  outset((draft) => {
    for (const [id, worn] of held.entries()) {
      Object.assign(draft.table.heroes[id] ?? {}, { cards: [...worn] });
      draft.table.decks.equipment = draft.table.decks.equipment.filter((card) => !worn.includes(card));
    }
    stack(draft, 'equipment', ...top);
  }).does(DEFENSE, gain('equipment'));

/** All three explore, and it is the Phase of Defense. */
const exploring = (...held: readonly CardId[][]) =>
  story((scene: Scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 0, { cards: held[0] ?? [] });
    scene.hero('offense', 0, 1, { cards: held[1] ?? [] });
    scene.hero('utility', 0, 2, { cards: held[2] ?? [] });
    scene.phase(DEFENSE, 5);
  });

test('[equip.slots] six slots for six cards, and one more of a kind is too many', () => {
  const worn = ['longsword', 'buckler', 'chain-shirt', 'giant-bane', 'ring-of-haste'] as const;
  const fits = gaining(['soft-boots', 'halberd', 'padded-coat'], worn).does(DEFENSE, keep('soft-boots'));
  expect(asked(fits)).toEqual(['gain']);
  expect(fits.table.heroes[DEFENSE]?.cards).toEqual([...worn, 'soft-boots']);
  fits.finish();
  for (const [second, slot, held] of [
    ['war-hammer', 'main-hand', 'longsword'],
    ['focus-orb', 'off-hand', 'buckler'],
    ['padded-coat', 'armor', 'chain-shirt'],
    ['leech-stone', 'amulet', 'giant-bane'],
    ['ring-of-frost', 'ring', 'ring-of-haste'],
  ] as const) {
    const s = gaining([second], worn).does(DEFENSE, keep(second));
    expect(question(s)).toEqual({ kind: 'overflow', hero: DEFENSE, slot, cards: [held, second] });
    s.finish();
  }
  const shod = gaining(['trail-boots'], ['soft-boots']).does(DEFENSE, keep('trail-boots'));
  expect(question(shod)).toMatchObject({ kind: 'overflow', slot: 'boots' });
  shod.finish();
});

test('[equip.any-role] whatever their Role, all of them may carry all of it', () => {
  for (const [role, seat] of [
    ['defense', DEFENSE],
    ['offense', OFFENSE],
    ['utility', UTILITY],
  ] as const) {
    const s = story((scene) => {
      scene.hero(role, 1, 2, { cards: ['hunting-bow', 'plate-harness', 'amulet-of-mending'], hitpoints: 4 });
      scene.monster('cave-bear', 4, 2);
      scene.turn(seat, 2);
    });
    expect(armorOf(who(s, seat))).toBe(2);
    s.does(seat, { type: 'use', benefit: 'amulet-of-mending', target: null, glow: null }).told('healed', {
      who: seat,
      hitpoints: 7,
    });
    s.dice(12).does(seat, attack(3, 'hunting-bow')).told('hit', { attacker: seat }).finish();
  }
});

test('[equip.overflow] one of the two goes at once: away, or to somebody with the slot free', () => {
  const begin = () =>
    gaining(['ring-of-frost', 'halberd', 'padded-coat'], ['ring-of-haste'], ['ring-of-ruin']).does(
      DEFENSE,
      keep('ring-of-frost'),
    );
  const s = begin();
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'overflow', rule: 'equip.overflow' }]);
  s.refused(DEFENSE, gain('defense'), 'equip.overflow').refused(DEFENSE, DECLINE, 'equip.overflow');
  s.refused(DEFENSE, discard('halberd'), 'equip.overflow').refused(
    DEFENSE,
    handOver('ring-of-frost', OFFENSE),
    'equip.overflow',
  );
  s.refused(DEFENSE, handOver('ring-of-frost', DEFENSE), 'equip.overflow').refused(
    OFFENSE,
    discard('ring-of-haste'),
    'kernel.not-asked',
  );
  s.does(DEFENSE, handOver('ring-of-haste', UTILITY));
  expect(cards(s)).toEqual([['ring-of-frost'], ['ring-of-ruin'], ['ring-of-haste']]);
  expect(asked(s)).toEqual(['gain']);
  s.finish();
  const newer = begin().does(DEFENSE, handOver('ring-of-frost', UTILITY));
  expect(cards(newer)).toEqual([['ring-of-haste'], ['ring-of-ruin'], ['ring-of-frost']]);
  const older = begin().does(DEFENSE, discard('ring-of-haste'));
  expect(cards(older)).toEqual([['ring-of-frost'], ['ring-of-ruin'], []]);
  expect(older.table.discards.equipment).toEqual(['halberd', 'padded-coat', 'ring-of-haste']);
  const same = begin().does(DEFENSE, discard('ring-of-frost'));
  expect(cards(same)).toEqual([['ring-of-haste'], ['ring-of-ruin'], []]);
  for (const one of [newer, older, same]) one.finish();
});

test('[equip.two-handed] two hands leave no third', () => {
  const s = gaining(
    ['greataxe', 'halberd', 'padded-coat'],
    ['buckler', 'soft-boots'],
    ['spiked-shield'],
    ['longsword'],
  );
  s.does(DEFENSE, keep('greataxe'));
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'overflow', rule: 'equip.two-handed' }]);
  s.refused(DEFENSE, handOver('greataxe', OFFENSE), 'equip.two-handed').refused(
    DEFENSE,
    handOver('greataxe', UTILITY),
    'equip.two-handed',
  );
  s.refused(DEFENSE, discard('soft-boots'), 'equip.two-handed').does(DEFENSE, handOver('buckler', UTILITY));
  expect(cards(s)).toEqual([['soft-boots', 'greataxe'], ['spiked-shield'], ['longsword', 'buckler']]);
  s.finish();
  const turned = gaining(['buckler', 'halberd', 'padded-coat'], ['hunting-bow']).does(DEFENSE, keep('buckler'));
  expect(turned.asked()).toEqual([{ seat: DEFENSE, kind: 'overflow', rule: 'equip.two-handed' }]);
  turned.does(DEFENSE, discard('hunting-bow'));
  expect(cards(turned)).toEqual([['buckler'], [], []]);
  turned.finish();
  const single = gaining(['longsword'], ['buckler']).does(DEFENSE, keep('longsword'));
  expect(asked(single)).toEqual(['gain']);
  single.finish();
});

test('[equip.two-handed] a full Main Hand comes first, and then what the other hand holds', () => {
  const s = gaining(['halberd'], ['war-hammer', 'buckler'])
    .does(DEFENSE, keep('halberd'))
    .does(DEFENSE, discard('war-hammer'));
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'overflow', rule: 'equip.two-handed' }]);
  s.does(DEFENSE, discard('buckler'));
  expect(cards(s)).toEqual([['halberd'], [], []]);
  s.finish();
});

test('[equip.trade-window] while nobody fights, Equipment goes from hand to hand, free and as often as both like', () => {
  const s = exploring(['longsword'], ['ring-of-haste']);
  s.does(DEFENSE, trade('longsword', DEFENSE, OFFENSE)).refused(DEFENSE, ACCEPT, 'kernel.not-asked');
  expect(cards(s)).toEqual([['longsword'], ['ring-of-haste'], []]);
  s.does(OFFENSE, DECLINE)
    .told('tradeDeclined')
    .does(DEFENSE, trade('longsword', DEFENSE, OFFENSE))
    .silent('handedOver')
    .does(OFFENSE, ACCEPT)
    .told('handedOver', { card: 'longsword', from: DEFENSE, to: OFFENSE }, 'equip.trade-window');
  s.does(DEFENSE, trade('ring-of-haste', OFFENSE, DEFENSE))
    .does(OFFENSE, ACCEPT)
    .told('handedOver', { card: 'ring-of-haste', from: OFFENSE, to: DEFENSE });
  expect(cards(s)).toEqual([['ring-of-haste'], ['longsword'], []]);
  s.refused(DEFENSE, trade('longsword', OFFENSE, UTILITY), 'equip.trade-window');
  s.refused(DEFENSE, trade('longsword', DEFENSE, OFFENSE), 'equip.trade-window');
  s.does(DEFENSE, trade('longsword', OFFENSE, DEFENSE)).does(OFFENSE, ACCEPT);
  s.does(DEFENSE, trade('longsword', DEFENSE, UTILITY)).does(UTILITY, ACCEPT);
  expect(cards(s)).toEqual([['ring-of-haste'], [], ['longsword']]);
  expect(s.table.phase).toEqual({ hero: DEFENSE, left: 5 });
  s.does(DEFENSE, END_PHASE).finish();
});

test('[equip.trade-window] [equip.overflow] whoever takes a second card for a slot must part with one', () => {
  const s = exploring(['longsword'], ['war-hammer'])
    .does(DEFENSE, trade('longsword', DEFENSE, OFFENSE))
    .does(OFFENSE, ACCEPT);
  expect(question(s)).toEqual({
    kind: 'overflow',
    hero: OFFENSE,
    slot: 'main-hand',
    cards: ['war-hammer', 'longsword'],
  });
  s.does(OFFENSE, handOver('war-hammer', DEFENSE)).told('handedOver', {
    card: 'war-hammer',
    from: OFFENSE,
    to: DEFENSE,
  });
  expect(cards(s)).toEqual([['war-hammer'], ['longsword'], []]);
  expect(question(s)).toEqual({ kind: 'explore', hero: DEFENSE });
  s.finish();
});

test('[equip.trade-window] at creation and at Level Up, but never in an Encounter', () => {
  const created = gaining(['longsword'])
    .does(DEFENSE, keep('longsword'))
    .does(DEFENSE, trade('longsword', DEFENSE, UTILITY));
  created.does(UTILITY, ACCEPT);
  expect(cards(created)).toEqual([[], [], ['longsword']]);
  createAll(created).finish();
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['longsword'] });
    scene.hero('utility', 1, 3);
    scene.monster('grey-wolf', 2, 2, { hitpoints: 6, hitpointsMax: 6 });
    scene.turn(OFFENSE);
  });
  s.refused(OFFENSE, trade('longsword', OFFENSE, UTILITY), 'equip.trade-window');
  s.dice(12, 1, 2, 1, 1, 1).does(OFFENSE, attack(3, 'longsword')).does(OFFENSE, END);
  s.refused(UTILITY, trade('longsword', OFFENSE, UTILITY), 'equip.trade-window');
  expect(cards(s)).toEqual([[], ['longsword'], []]);
  s.does(UTILITY, go(3, 3)).dice(12).does(UTILITY, attack(3)).told('encounterWon').does(DEFENSE, DECLINE);
  s.does(OFFENSE, trade('longsword', OFFENSE, UTILITY)).does(UTILITY, ACCEPT);
  expect(cards(s)).toEqual([[], [], ['longsword']]);
  expect(question(s)).toMatchObject({ kind: 'gain', hero: OFFENSE, why: 'level' });
  declineAll(s).finish();
});

test('[equip.only-equipment-trades] what one can do and what one is stays with oneself', () => {
  const s = exploring(['longsword', 'anchor', 'tough']);
  s.refused(DEFENSE, trade('anchor', DEFENSE, OFFENSE), 'equip.only-equipment-trades');
  s.refused(DEFENSE, trade('tough', DEFENSE, OFFENSE), 'equip.only-equipment-trades');
  s.does(DEFENSE, trade('longsword', DEFENSE, OFFENSE)).does(OFFENSE, ACCEPT);
  expect(cards(s)).toEqual([['anchor', 'tough'], ['longsword'], []]);
  s.finish();
});

test('[equip.max-hp-change] a coat that changes hands changes both to their new maximum', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 0, 0, { cards: ['padded-coat'] });
    scene.hero('offense', 0, 1, { hitpoints: 5 });
    scene.hero('utility', 0, 2, { hitpoints: 3 });
    scene.phase(DEFENSE, 5);
  });
  expect(who(s, DEFENSE).hitpoints).toBe(13);
  s.does(DEFENSE, trade('padded-coat', DEFENSE, OFFENSE)).does(OFFENSE, ACCEPT);
  expect(s.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([10, 11, 3]);
  s.finish();
  const tossed = exploring(['padded-coat'], ['chain-shirt'])
    .does(DEFENSE, trade('chain-shirt', OFFENSE, DEFENSE))
    .does(OFFENSE, ACCEPT);
  tossed.does(DEFENSE, discard('padded-coat'));
  expect(tossed.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([10, 8, 12]);
  tossed.finish();
});
