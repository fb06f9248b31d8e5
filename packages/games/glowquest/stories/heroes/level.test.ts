import { expect, test } from 'vitest';
import { asked, DEFENSE, OFFENSE, question, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { declineAll, stack } from '../scenes.ts';
import { attack, award, DECLINE, discard, exchange, gain, keep } from '../wishes.ts';

/** Offense kills the last monster: whatever it was for, the fight is won. */
const won = (set: (scene: Scene) => void = () => {}) =>
  story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('grey-wolf', 2, 2);
    scene.turn(OFFENSE);
    set(scene);
  })
    .dice(12)
    .does(OFFENSE, attack(3))
    .told('encounterWon');

const cards = ({ table }: GlowStory) => table.heroes.map((hero) => hero.cards);
const asking = (seat: number) => [{ seat, kind: 'gain', rule: 'level.after-encounter' }];

test('[level.after-encounter] after every fight that is won, each hero once and in seat order', () => {
  for (const room of ['small', 'big', null] as const) {
    const s = won((scene) => {
      scene.encounter({ room, family: 'beasts' });
      scene.hero('utility', 4, 4, { hitpoints: 0 });
      stack(scene.draft, 'defense', 'anchor', 'payback', 'bulwark');
    });
    expect(s.asked()).toEqual(asking(DEFENSE));
    s.refused(OFFENSE, gain('offense'), 'kernel.not-asked')
      .does(DEFENSE, gain('defense'))
      .does(DEFENSE, keep('anchor'));
    expect(s.asked()).toEqual(asking(OFFENSE));
    s.does(OFFENSE, gain('offense')).does(OFFENSE, keep(s.table.drawn[0] ?? 'tough'));
    expect(s.asked()).toEqual(asking(UTILITY));
    s.does(UTILITY, gain('utility')).does(UTILITY, keep(s.table.drawn[0] ?? 'tough'));
    expect(cards(s).map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(asked(s)).not.toContain('gain');
    s.finish();
  }
});

test('[level.gain-role-or-equipment] from the own Role deck or the Equipment, and nothing is given for it', () => {
  const begin = () =>
    won((scene) => {
      scene.hero('defense', 4, 4, { cards: ['anchor', 'tough'] });
      stack(scene.draft, 'equipment', 'longsword', 'buckler', 'soft-boots');
    });
  const s = begin()
    .refused(DEFENSE, gain('offense'), 'level.gain-role-or-equipment')
    .refused(DEFENSE, gain('utility'), 'level.gain-role-or-equipment');
  s.refused(DEFENSE, gain('passive'), 'level.trade-for-passive')
    .does(DEFENSE, gain('equipment'))
    .does(DEFENSE, keep('longsword'));
  expect(cards(s)).toEqual([['anchor', 'tough', 'longsword'], [], []]);
  expect(s.table.discards.defense).toEqual([]);
  expect(s.asked()).toEqual(asking(OFFENSE));
  s.finish();
  const own = begin().does(DEFENSE, gain('defense')).told('drew', { deck: 'defense' });
  own.does(DEFENSE, keep(own.table.drawn[1] ?? 'tough'));
  expect(cards(own)[DEFENSE]).toHaveLength(3);
  own.finish();
});

test('[level.trade-for-passive] [level.discard-pile] [term.benefit] any card away, whatever it costs to use, and a Passive one instead', () => {
  for (const [card, deck] of [
    ['anchor', 'defense'],
    ['longsword', 'equipment'],
    ['quick', 'passive'],
  ] as const) {
    const s = won((scene) => {
      scene.hero('defense', 4, 4, { cards: ['anchor', 'longsword', 'quick'] });
      stack(scene.draft, 'passive', 'steady', 'nimble', 'crush');
    });
    s.refused(DEFENSE, exchange('slam'), 'level.trade-for-passive').refused(
      DEFENSE,
      discard('quick'),
      'level.after-encounter',
    );
    s.does(DEFENSE, exchange(card))
      .told('discarded', { hero: DEFENSE, card }, 'level.discard-pile')
      .told('drew', { deck: 'passive' });
    expect(question(s)).toMatchObject({ kind: 'keep', deck: 'passive', cards: ['steady', 'nimble', 'crush'] });
    s.refused(DEFENSE, DECLINE, 'gain.keep-exactly-one').refused(DEFENSE, gain('defense'), 'gain.keep-exactly-one');
    expect(s.table.discards[deck]).toEqual([card]);
    s.does(DEFENSE, keep('nimble'));
    expect(cards(s)[DEFENSE]).toEqual([
      ...(['anchor', 'longsword', 'quick'] as const).filter((one) => one !== card),
      'nimble',
    ]);
    const piles = Object.entries(s.table.discards).filter(([, pile]) => pile.length > 0);
    expect(piles.map(([pile]) => pile).sort()).toEqual([...new Set([deck, 'passive'])].sort());
    expect(s.asked()).toEqual(asking(OFFENSE));
    s.refused(OFFENSE, exchange('anchor'), 'level.trade-for-passive').finish();
  }
});

test('[level.trade-for-passive] a card that gave Hitpoints takes them with it', () => {
  const s = won((scene) => {
    scene.hero('defense', 4, 4, { cards: ['tough'] });
    stack(scene.draft, 'passive', 'steady', 'nimble', 'crush');
  });
  s.does(DEFENSE, exchange('tough')).does(DEFENSE, keep('crush'));
  expect(s.table.heroes.map(({ hitpoints }) => hitpoints)).toEqual([10, 8, 12]);
  s.finish();
});

test('[level.optional] nobody has to', () => {
  const s = won((scene) => scene.hero('defense', 4, 4, { cards: ['anchor'] }));
  s.does(DEFENSE, DECLINE).told('declinedLevel', { hero: DEFENSE }, 'level.optional').silent('drew');
  expect(s.asked()).toEqual(asking(OFFENSE));
  declineAll(s);
  expect(cards(s)).toEqual([['anchor'], [], []]);
  expect(Object.values(s.table.discards).flat()).toEqual([]);
  s.finish();
});

test('[level.bounty-after] what a Bounty gives comes when all have grown', () => {
  const s = won((scene) => {
    for (const monster of scene.table.monsters) monster.bounty = 1;
  });
  s.refused(DEFENSE, award(OFFENSE, 'offense'), 'level.after-encounter').does(DEFENSE, DECLINE);
  s.does(OFFENSE, gain('offense')).does(OFFENSE, keep(s.table.drawn[0] ?? 'tough'));
  expect(s.asked()).toEqual(asking(UTILITY));
  s.does(UTILITY, DECLINE);
  expect(asked(s)).toEqual(['bounty']);
  s.finish();
});
