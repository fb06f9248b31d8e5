import { expect, test } from 'vitest';
import { asked, bears, body, DEFENSE, FOE, isGone, OFFENSE, order, surges, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, DONE, END, GUARD, name, rock, use } from '../wishes.ts';

// What a fall does to everything that is going on: to the blow that caused it, to the Turn it happens in, and to the
// expedition.

const [M2, M3] = [4, 5] as const;

type Hero = Parameters<Scene['hero']>[3];

/**
 * Offense lies there with Grim Harvest when its Turn comes; one Ghoul waits in the cellar, and one with a single
 * Hitpoint elsewhere.
 */
const lying = (reflect: number): GlowStory =>
  story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0, cards: ['grim-harvest'] });
    scene.monster('ghoul', 20, 20);
    scene.monster('ghoul', 21, 21, { hitpoints: 1, reflect });
    scene.turn(DEFENSE);
  })
    .dice(3, 2)
    .does(DEFENSE, END);

test('[down.heal-wakes] [damage.non-attack] a rock that kills heals one with Grim Harvest, who wakes, and a monster follows', () => {
  const s = lying(0)
    .dice(...IDLE)
    .does(OFFENSE, rock(M2))
    .told('died', { monster: M2 })
    .told('healed', { who: OFFENSE, amount: 2 })
    .told('woke', { who: OFFENSE }, 'down.heal-wakes')
    .told('turnEnded', { who: OFFENSE })
    .told('recordRolled');
  expect([body(s, OFFENSE)[0], s.table.resolve, s.table.turn?.who]).toEqual([2, 3, UTILITY]);
  s.finish();
  // What the dead one reflected comes back to a hero who is awake by now.
  const back = lying(1)
    .dice(...IDLE)
    .does(OFFENSE, rock(M2));
  expect(order(back, 'died', 'woke', 'harmed')).toEqual(['harmed', 'died', 'woke', 'harmed']);
  expect(body(back, OFFENSE)[0]).toBe(1);
  back.finish();
});

test('[damage.non-attack] what a rock brings back does nothing to one who lies there', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0 });
    scene.monster('ghoul', 20, 20, { reflect: 2 });
    scene.turn(DEFENSE);
  });
  s.dice(3, 2)
    .does(DEFENSE, END)
    .dice(4)
    .does(OFFENSE, rock(FOE))
    .told('harmed', { who: FOE, reflected: 2, loss: 0 })
    .silent('fell');
  expect([body(s, OFFENSE)[0], s.table.resolve]).toEqual([0, 3]);
  s.finish();
});

/** Offense hits a Bear and pays for a Blast: the Bear stands on 3,2 and Offense on 2,2 when it goes off. */
function blast(hero: Hero, more: (scene: Scene) => void): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { ...hero, cards: ['blast', ...(hero?.cards ?? [])] });
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 3);
    more(scene);
  });
  return s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
}

test('[turn.cut-short] [down.heal-wakes] whoever falls to its own Radius and is woken by what it kills has no Turn left', () => {
  const s = blast({ hitpoints: 3, cards: ['grim-harvest', 'patient'] }, (scene) => {
    scene.monster('ghoul', 4, 1, { hitpoints: 3 });
    scene.effect(FOE, 'stun', 0).effect(FOE, 'immobile', 0);
  });
  s.dice(...IDLE).does(OFFENSE, use('blast'));
  expect(order(s, 'fell', 'died', 'woke', 'turnEnded', 'recordRolled', 'turnBegan')).toEqual([
    ...['fell', 'died', 'woke', 'turnEnded', 'recordRolled'],
    ...['turnBegan', 'turnEnded', 'turnBegan'],
  ]);
  expect([s.table.resolve, isGone(s, M2), body(s, OFFENSE)[0], s.table.turn?.who]).toEqual([2, true, 2, UTILITY]);
  s.finish();
});

test('[benefit.own-turn-only] Bodyguard: what an ally’s own Radius would cost it is lost to an attack too', () => {
  const s = blast({}, (scene) => void scene.hero('defense', 1, 1, { cards: ['bodyguard'], shield: 4 }));
  s.does(OFFENSE, use('blast'));
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'guard', rule: 'benefit.own-turn-only' }]);
  s.does(DEFENSE, GUARD);
  expect([body(s, OFFENSE)[0], body(s, DEFENSE)]).toEqual([8, [7, 4, 0]]);
  s.finish();
  // Blood Rush is no attack.
  const rush = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blood-rush'] });
    scene.hero('defense', 1, 1, { cards: ['bodyguard'] });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE);
  });
  rush.does(OFFENSE, use('blood-rush'));
  expect([asked(rush), body(rush, OFFENSE)[0], surges(rush)]).toEqual([['turn'], 5, 2]);
  rush.finish();
});

/** Two more Ghouls with Reflect stand in the Blast, and Utility with a single Hitpoint. */
const crowded = (resolve: number, hero: Hero = {}): GlowStory =>
  blast(hero, (scene) => {
    scene.monster('ghoul', 4, 1, { reflect: 1 });
    scene.monster('ghoul', 4, 3, { reflect: 1 });
    scene.hero('utility', 3, 3, { hitpoints: 1 });
    scene.table.resolve = resolve;
  }).does(OFFENSE, use('blast'));

test('[lose.resolve-empty] a fall under a Radius that nobody can pay for: the blow is dealt, and nobody is asked anything', () => {
  const paid = crowded(1).told('fell', { hero: UTILITY, resolve: 0 });
  expect(asked(paid)).toEqual(['packets']);
  paid.does(OFFENSE, name(M3)).finish();
  const lost = crowded(0).told('fell', { hero: UTILITY }).told('expeditionLost', {}, 'lose.resolve-empty');
  expect([asked(lost), lost.state.outcome?.rule]).toEqual([[], 'lose.resolve-empty']);
  expect([body(lost, M2), body(lost, M3), body(lost, OFFENSE)[0]]).toEqual([[3, 0, 0], [3, 0, 0], 3]);
  lost.finish();
});

test('[lose.all-unconscious] the same when the last of them falls: no card, no guard, no kill brings anybody back', () => {
  const s = blast({ hitpoints: 3, cards: ['grim-harvest'] }, (scene) => {
    scene.hero('defense', 0, 0, { hitpoints: 0 });
    scene.hero('utility', 3, 3, { hitpoints: 1, cards: ['last-effort'], spent: ['last-effort'] });
    scene.monster('ghoul', 4, 1, { hitpoints: 3 });
  });
  s.does(OFFENSE, use('blast'))
    .told('died', { monster: M2 })
    .silent('woke')
    .told('expeditionLost', {}, 'lose.all-unconscious');
  expect([asked(s), s.state.outcome?.rule]).toEqual([[], 'lose.all-unconscious']);
  s.finish();
});

test('[lose.resolve-empty] nor is a card asked for that could keep somebody else up', () => {
  const s = blast({ hitpoints: 3 }, (scene) => {
    scene.hero('utility', 3, 3, { hitpoints: 1, cards: ['phoenix-charm'] });
    scene.table.resolve = 0;
  });
  s.does(OFFENSE, use('blast')).told('fell', { hero: OFFENSE }).told('fell', { hero: UTILITY });
  expect([asked(s), s.state.outcome?.rule]).toEqual([[], 'lose.resolve-empty']);
  s.finish();
});

test('[damage.simultaneous] an attacker brought down by one packet is not asked for the order of the rest', () => {
  // Both packets are open, the first is named, and it is one too many.
  const s = crowded(3, { hitpoints: 4 });
  expect(asked(s)).toEqual(['packets']);
  s.dice(3, 2, 12).does(OFFENSE, name(M3)).told('fell', { hero: OFFENSE, resolve: 1 });
  expect([s.table.attack, order(s, 'harmed', 'turnEnded')]).toEqual([null, ['harmed', 'turnEnded']]);
});

test('[damage.simultaneous] nor is a monster that the first packet killed', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { reflect: 2 });
    scene.hero('offense', 3, 1, { reflect: 1 });
    scene.hero('utility', 3, 3, { reflect: 1 });
    scene.monster('cave-bear', 1, 2, { hitpoints: 2 });
    scene.monster('grey-wolf', 0, 0);
    scene.effect(M2, 'stun', 0).effect(M2, 'immobile', 0).turn(UTILITY);
  });
  s.dice(3, 2, 12, 4).does(UTILITY, END).told('used', { benefit: 'maul' }).told('died', { monster: FOE });
  expect([asked(s), s.table.turn?.who, [DEFENSE, OFFENSE, UTILITY].map((id) => body(s, id)[2])]).toEqual([
    ['turn'],
    DEFENSE,
    [0, 0, 0],
  ]);
  s.finish();
});

test('[bounty.mark] of several monsters whose Ongoing brings a hero down, the first that still stands is marked', () => {
  const burnt = (makers: readonly number[]) => {
    const s = story((scene) => {
      cellar(scene).hero('utility', 1, 2, { hitpoints: 1 });
      for (const x of [20, 21]) for (const y of [20, 21]) scene.monster('ghoul', x, y);
      scene.table.monsters.shift();
      for (const by of makers) scene.effect(UTILITY, 'ongoing', 1, { by });
      scene.turn(UTILITY);
    });
    s.dice(4).does(UTILITY, END).told('fell', { hero: UTILITY }).finish();
    return s.table.monsters.map(({ bounty }) => bounty);
  };
  expect(burnt([FOE, M3, M2])).toEqual([0, 1, 0]);
  expect(burnt([OFFENSE, FOE, M2])).toEqual([1, 0, 0]);
  expect(burnt([FOE, FOE])).toEqual([0, 0, 0]); // it is dead, and nobody else is to blame
});

test('[bounty.mark] a monster that is dead already is marked no more, whatever its Reflect still brings about', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 2 });
    scene.monster('ghoul', 2, 2, { hitpoints: 1, reflect: 2, bounty: 1 });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE);
  });
  s.dice(9, 4).does(OFFENSE, attack(FOE));
  expect(order(s, 'died', 'fell', 'bountyMarked')).toEqual(['died', 'fell']);
  expect([s.table.encounter?.bounties, s.table.monsters.map(({ bounty }) => bounty)]).toEqual([1, [0]]);
  s.finish();
});

test('[down.strip] Surges that were lent or kept are lost in a fall, whoever wakes the hero', () => {
  const struck = (hitpoints: number) => {
    const s = story((scene) => {
      scene.hero('utility', 4, 4, { cards: ['lend-vigor'] });
      scene.hero('defense', 1, 0);
      scene.hero('offense', 2, 1, { hitpoints, saved: 2, cards: ['patient'] });
      scene.monster('ghoul', 2, 2);
      scene.turn(UTILITY, 2);
    });
    s.does(UTILITY, use('lend-vigor', OFFENSE)).told('savedSurges', { who: OFFENSE, amount: 3 });
    return s.dice(3, 1, 1, 12, 4).does(UTILITY, END).told('harmed', { who: OFFENSE, how: 'attack' });
  };
  expect(struck(8).table.heroes[OFFENSE]?.saved).toBe(5);
  const s = struck(1).told('fell', { hero: OFFENSE });
  expect([s.table.heroes[OFFENSE]?.saved, bears(s, OFFENSE)]).toEqual([0, []]);
  s.does(DEFENSE, use('bind-wounds', OFFENSE)).told('woke', { who: OFFENSE });
  s.dice(3, 2, 1, 4)
    .does(DEFENSE, END)
    .told('surgesRolled', { who: OFFENSE, dice: [4], bonus: 0, surges: 4 })
    .finish();
  const late = story((scene) => {
    scene.hero('utility', 4, 4, { cards: ['lend-vigor'] });
    scene.hero('offense', 2, 1, { hitpoints: 0 });
    scene.monster('ghoul', 2, 2);
    scene.turn(UTILITY, 2);
  });
  late.refused(UTILITY, use('lend-vigor', OFFENSE), 'benefit.unconscious-target').finish();
});
