import { expect, test } from 'vitest';
import type { GemId, ItemId } from '../../src/content/index.ts';
import { entityOf, heroOf } from '../../src/queries/entities.ts';
import { newPiece } from '../../src/queries/fresh.ts';
import { blowOf } from '../../src/queries/prospects.ts';
import { armsOf } from '../../src/queries/reach.ts';
import { speedOf } from '../../src/queries/stats.ts';
import type { Action, Build, Piece } from '../../src/types/index.ts';
import { at, bears, body, FIGHTER, FOE, ROGUE } from '../cast.ts';
import { type CrystalStory, type Scene, story } from '../scene.ts';
import { attack, FINISH, hold, MOMENTUM, place, reroll, use } from '../wishes.ts';

const RICH = [4, 4, 6] as const;

const set = (item: ItemId, ...gems: GemId[]): Piece => ({ ...newPiece(item), gems });

/** An Elf Fighter with these pieces, the first in the Main Hand and the second in the Off Hand if it belongs there. */
const armed = (pieces: readonly Piece[], more: (scene: Scene) => void = () => undefined): CrystalStory =>
  story((scene) => {
    const [, second] = pieces;
    const main = pieces.length === 0 ? null : 0;
    const off = second !== undefined && ['buckler', 'spell-orb'].includes(second.item) ? 1 : null;
    const build: Build = { race: 'elf', raceLevel: 1, heroClass: 'fighter', classLevel: 1, pieces, main, off };
    scene.hall(7, 7).hero(FIGHTER, 3, 4, { build, hitpoints: 5 });
    scene.monster('orc-raider', 3, 3);
    more(scene);
    scene.turn(FIGHTER);
  });

const FIERY = { element: 'fire' } as const;

test('[gem.prefix-elemental] four let the base damage be of their element, and sell more of it', () => {
  for (const [gem, element] of [
    ['fiery', 'fire'],
    ['frozen', 'frost'],
    ['stormy', 'storm'],
    ['stony', 'earth'],
  ] as const) {
    const s = armed([set('longsword', gem)], (scene) => scene.dungeon({ weakness: element })).dice(...RICH);
    s.does(FIGHTER, attack(FOE, { element })).told('declared', { element });
    s.does(FIGHTER, use(gem)).told('used', { activator: gem, cost: 1 }, 'gem.prefix-elemental');
    s.does(FIGHTER, FINISH).told('harmed', { who: FOE, amount: 6 }, 'damage.weakness-plus-two').finish();
  }
});

test('[gem.prefix-elemental] four grant an Effect, and the Attack counts as theirs', () => {
  for (const [gem, effect, element, amount] of [
    ['venomous', 'poison 2', 'venom', 3],
    ['caustic', 'fragile 1', 'acid', 5],
    ['radiant', 'dazzled 1', 'light', 5],
    ['gloomy', 'weak 1', 'shadow', 5],
  ] as const) {
    const s = armed([set('longsword', gem)], (scene) => scene.dungeon({ weakness: element })).dice(...RICH);
    s.refused(FIGHTER, attack(FOE, { element }), 'gem.two-prefixes-choose');
    s.does(FIGHTER, attack(FOE)).does(FIGHTER, use(gem)).told('used', {}, 'gem.prefix-elemental');
    expect(bears(s, FOE)).toEqual([effect]);
    s.does(FIGHTER, FINISH).told('harmed', { who: FOE, amount }).finish();
  }
});

test('[gem.prefix-elemental] in the Off Hand the base damage stays what it is', () => {
  const s = armed([set('longsword'), set('buckler', 'fiery')]);
  s.refused(FIGHTER, attack(FOE, FIERY), 'gem.two-prefixes-choose')
    .dice(...RICH)
    .does(FIGHTER, attack(FOE));
  s.does(FIGHTER, use('fiery')).does(FIGHTER, FINISH).told('harmed', { who: FOE, amount: 4 }).finish();
});

test('[gem.two-prefixes-choose] with two elements the attacker names one', () => {
  const s = armed([set('greataxe', 'fiery', 'frozen')]);
  expect(armsOf(s.table, heroOf(s.table, FIGHTER))[0]?.elements).toEqual([null, 'fire', 'frost']);
  s.refused(FIGHTER, attack(FOE, { element: 'storm' }), 'gem.two-prefixes-choose').dice(...RICH);
  s.does(FIGHTER, attack(FOE, { element: 'frost' }))
    .told('declared', { element: 'frost' })
    .finish();
});

test('[gem.suffix-ability] Activators: to dodge, to strike harder, to be shielded, to reflect, to mend', () => {
  const using = (gem: GemId): CrystalStory =>
    armed([set('longsword', gem)])
      .dice(...RICH)
      .does(FIGHTER, attack(FOE));
  const cunning = using('of-cunning').does(FIGHTER, use('of-cunning'));
  cunning.told('used', { cost: 1 }, 'gem.suffix-ability').does(FIGHTER, place(1, 6));
  expect(at(cunning, FIGHTER)).toEqual([1, 6]);
  using('of-might').does(FIGHTER, use('of-might')).does(FIGHTER, FINISH).told('harmed', { amount: 4 }).finish();
  expect(body(using('of-warding').does(FIGHTER, use('of-warding')), FIGHTER)).toEqual([5, 2, 0]);
  expect(body(using('of-thorns').does(FIGHTER, use('of-thorns')), FIGHTER)).toEqual([5, 0, 1]);
  expect(body(using('of-mending').does(FIGHTER, use('of-mending', FIGHTER)), FIGHTER)).toEqual([6, 0, 0]);
});

test('[gem.suffix-ability] Abilities: to aim later, to reach, to throw again', () => {
  const precise = armed([set('longsword', 'of-precision')])
    .dice(1, 2, 3)
    .does(FIGHTER, attack(FOE));
  precise.does(FIGHTER, { type: 'callOn', trait: 'to-hit-later' }).does(FIGHTER, MOMENTUM).told('hit', { total: 8 });
  precise.refused(FIGHTER, { type: 'callOn', trait: 'to-hit-later' }, 'resolution.hit-fixed-at-momentum').finish();
  const reaching = armed([set('longsword', 'of-reaching')], (scene) => scene.monster('orc-raider', 5, 4)).dice(...RICH);
  reaching
    .does(FIGHTER, attack(4, { form: 'of-reaching' }))
    .told('formPaid', { cost: 1 })
    .finish();
  armed([set('longsword'), set('buckler', 'of-reaching')])
    .refused(FIGHTER, attack(FOE, { form: 'of-reaching' }), 'attack.declare')
    .finish();
  const lucky = armed([set('longsword', 'of-fortune')])
    .dice(1, 4, 6, 5)
    .does(FIGHTER, attack(FOE));
  lucky
    .does(FIGHTER, reroll(0, 'reroll-attack'))
    .told('rerolled', { dice: [5, 4, 6], surges: 4 })
    .finish();
});

test('[gear.dueling-not-two-handed] no duel with both hands on the weapon, nor with none', () => {
  const s = armed([set('longsword'), set('buckler'), set('greataxe')]);
  s.does(FIGHTER, hold(FIGHTER, 2, null)).told('held', { main: 2, off: null }, 'gear.dueling-not-two-handed');
  s.dice(2, 3, 6).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 9 }).finish();
  const duel = armed([set('longsword'), set('buckler')]).does(FIGHTER, hold(FIGHTER, 0, null));
  duel.dice(2, 3, 6).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 10 }).finish();
  const bare = armed([]);
  bare.dice(2, 3, 6).does(FIGHTER, attack(FOE)).told('rolled', { toHit: 9 }).finish();
});

test('[gear.slot-purposes] armor, another’s Activator, health and ways to move, each in its place', () => {
  const s = armed([
    set('longsword'),
    set('buckler'),
    set('chain-hauberk'),
    set('ring-of-the-cleric'),
    set('striding-boots'),
  ]);
  const fighter = heroOf(s.table, FIGHTER);
  expect(speedOf(s.table, fighter)).toBe(7);
  const cheaper: Action = { type: 'use', activator: 'healing-word', targets: [FIGHTER], isCheaper: true };
  s.dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .refused(FIGHTER, cheaper, 'gear.slot-purposes');
  s.does(FIGHTER, use('healing-word', FIGHTER)).told('used', { cost: 2 });
  expect(body(s, FIGHTER)[0]).toBe(8);
  s.finish();
  const ring = { ...set('ring-of-the-cleric'), level: 2 } as const;
  const better = armed([set('longsword'), ring])
    .dice(...RICH)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, cheaper);
  better.told('used', { cost: 1 }).refused(FIGHTER, { ...cheaper, targets: [ROGUE] }, 'activator.once-unless-repeat');
  better.finish();
});

test('[gem.prefix-elemental] [damage.weakness-plus-two] what a gem adds of its own element is worth more to whoever is weak to it', () => {
  const worth = (weakness: 'fire' | 'frost') => {
    const { table } = story((scene) => {
      const { build } = scene.hero(FIGHTER, 2, 3);
      const pieces = build.pieces.map((piece, at) =>
        at === build.main ? { ...piece, gems: ['fiery' as const] } : piece,
      );
      const hero = scene.hero(FIGHTER, 2, 3, { build: { ...build, pieces } });
      scene.monster('orc-raider', 2, 2);
      scene.dungeon({ weakness }).turn(FIGHTER);
      expect(hero.build.pieces).toHaveLength(pieces.length);
    });
    const [one, other] = [heroOf(table, FIGHTER), entityOf(table, FOE)];
    const [arm] = armsOf(table, one);
    return arm === undefined
      ? null
      : blowOf(table, one, other, arm, null).purchases.filter(({ isWeakness }) => isWeakness);
  };
  expect([worth('fire')?.length, worth('frost')?.length]).toEqual([1, 0]);
});

test('[gem.suffix-ability] [attack.focus-without-target] Precision has nothing to aim at in a Focus', () => {
  const call = { type: 'callOn', trait: 'to-hit-later' } as const;
  armed([set('longsword', 'of-precision')])
    .dice(2, 3, 4)
    .does(FIGHTER, { type: 'focus' })
    .refused(FIGHTER, call, 'attack.focus-without-target')
    .finish();
  const late = armed([set('longsword', 'of-precision')])
    .dice(2, 3, 4)
    .does(FIGHTER, attack(FOE))
    .does(FIGHTER, MOMENTUM);
  late.refused(FIGHTER, call, 'resolution.hit-fixed-at-momentum').finish();
});

test('[activator.riders] [damage.order] what strips a hero helps a monster as much as more damage', () => {
  const { table } = story((scene) => {
    scene.hero(FIGHTER, 2, 3, { shield: 2 });
    scene.monster('orc-raider', 2, 2);
    scene.dungeon({ strength: 'arcane' }).turn(FOE);
  });
  const [raider, fighter] = [entityOf(table, FOE), heroOf(table, FIGHTER)];
  const [arm] = armsOf(table, raider);
  expect(arm && blowOf(table, raider, fighter, arm, null).purchases).toContainEqual(
    expect.objectContaining({ damage: 1, stripped: 2 }),
  );
});

test('[gem.suffix-ability] [attack.hit-at-least-grit] what Precision aims later is reckoned with as long as it is there', () => {
  const aimed = (times: number): readonly number[] => {
    const { table } = armed([set('longsword', 'of-precision')], (scene) =>
      Object.assign(heroOf(scene.table, FIGHTER), { usedInEncounter: [{ what: 'to-hit-later', times }] }),
    );
    const [one, other] = [heroOf(table, FIGHTER), entityOf(table, FOE)];
    const [arm] = armsOf(table, one);
    const all = arm === undefined ? [] : blowOf(table, one, other, arm, null).purchases;
    return all.filter(({ cost }) => cost === 0).map(({ toHit }) => toHit);
  };
  expect([aimed(0), aimed(1)]).toEqual([[2], []]);
});
