import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/index.ts';
import { asked, at, bears, body, DEFENSE, isGone, OFFENSE, order, question, surges, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { cellar, declineAll, IDLE } from '../scenes.ts';
import { attack, DECLINE, DONE, END, GUARD, name, rock, use } from '../wishes.ts';

// Heroes fall in the middle of something: of a pattern, of a Turn, of somebody else's Turn, of the expedition.

const [FOE, M2] = [3, 4] as const;

const marks = ({ table }: GlowStory): readonly number[] => table.monsters.map(({ bounty }) => bounty);

test('[down.heal-wakes] [pattern.radius] woken in the Hit window, and down again by the same blow', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['mercy-mace', 'blast'] });
    scene.hero('utility', 3, 3, { hitpoints: 0 });
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 4);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE);
  s.does(OFFENSE, use('mercy-mace', UTILITY)).told('woke', { who: UTILITY });
  s.does(OFFENSE, use('blast')).told('fell', { hero: UTILITY, resolve: 2 });
  expect([body(s, FOE)[0], body(s, OFFENSE)[0], asked(s)]).toEqual([2, 5, ['turn']]);
  s.finish();
});

test('[pattern.unconscious-unhurt] [pattern.radius] who is not woken before it loses nothing to it', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['mercy-mace', 'blast'] });
    scene.hero('utility', 3, 3, { hitpoints: 0 });
    scene.monster('cave-bear', 2, 2);
    scene.turn(OFFENSE, 3);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('blast')).silent('fell');
  expect([body(s, UTILITY)[0], s.table.resolve]).toEqual([0, 3]);
  s.finish();
});

test('[bounty.mark] [pattern.bounce] a fall by Reflect marks the one that reflected, not the first target', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['ricochet'], hitpoints: 2 });
    scene.monster('orc-brute', 2, 2);
    scene.monster('orc-brute', 4, 4, { reflect: 2 });
    scene.turn(OFFENSE, 2);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).dice(4).does(OFFENSE, use('ricochet'));
  if (asked(s)[0] === 'victim') s.does(OFFENSE, name(M2));
  s.told('fell', { hero: OFFENSE }).told('bountyMarked', { monster: M2, bounty: 1 });
  expect([marks(s), body(s, FOE)[0], body(s, M2)]).toEqual([[0, 1], 3, [5, 0, 0]]);
  s.finish();
});

/** A Bear mauls Defense between the two others; one of them has Reflect. */
const mauled = (set: (scene: Scene) => void): GlowStory =>
  story((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 2 });
    scene.hero('offense', 3, 1, { hitpoints: 1 });
    scene.hero('utility', 3, 3, { reflect: 2 });
    scene.monster('cave-bear', 1, 2, { hitpoints: 2 });
    scene.turn(UTILITY);
    set(scene);
  }).dice(3, 2, 12);

test('[bounty.mark] [bounty.reward] two fall to one Sweep: the Bear that dies of it is worth two Gains', () => {
  const s = mauled(() => {}).does(UTILITY, END);
  expect(order(s, 'fell', 'died', 'encounterWon')).toEqual(['fell', 'fell', 'died', 'encounterWon']);
  expect([s.table.resolve, isGone(s, FOE)]).toEqual([1, true]);
  expect([DEFENSE, OFFENSE].map((id) => body(s, id)[0])).toEqual([10, 8]);
  declineAll(s);
  expect(question(s)).toMatchObject({ kind: 'bounty', left: 2 });
  s.finish();
});

test('[resolve.several-at-once] [lose.resolve-empty] the first of two can be paid for, the second cannot', () => {
  const s = mauled((scene) => {
    scene.table.resolve = 1;
  }).does(UTILITY, END);
  s.told('fell', { hero: DEFENSE, resolve: 0 }).told('fell', { hero: OFFENSE }).told('expeditionLost');
  expect([asked(s), s.state.outcome?.rule]).toEqual([[], 'lose.resolve-empty']);
  s.finish();
});

test('[lose.resolve-empty] [damage.hero-falls] a charm in the same Sweep still keeps its bearer up', () => {
  const s = mauled((scene) => {
    scene.table.resolve = 1;
    scene.hero('offense', 3, 1, { hitpoints: 1, cards: ['phoenix-charm'] });
  }).does(UTILITY, END);
  expect([asked(s), s.asked()[0]?.seat]).toEqual([['brink'], OFFENSE]);
  s.does(OFFENSE, { type: 'survive', card: 'phoenix-charm' }).told('encounterWon');
  expect([s.table.resolve, s.table.discards.equipment]).toEqual([0, ['phoenix-charm']]);
  s.finish();
});

/** A Wisp flares at Offense, who is driven between the two others. */
const flared = (hitpoints: number, resolve: number, defense: number): GlowStory =>
  story((scene) => {
    scene.hero('offense', 3, 2, { reflect: 1 });
    scene.hero('defense', 4, 1, { reflect: defense, hitpoints: 1 });
    scene.hero('utility', 4, 3, { reflect: 1 });
    scene.monster('ember-wisp', 0, 2, { hitpoints });
    scene.table.resolve = resolve;
    scene.turn(UTILITY);
  }).dice(5, 2, 12);

test('[lose.resolve-empty] [damage.simultaneous] a monster’s Radius is dealt to all, and the game is over', () => {
  const lost = flared(3, 0, 0).does(UTILITY, END);
  lost.told('used', { benefit: 'flare' }).told('fell', { hero: DEFENSE }).told('expeditionLost');
  expect([asked(lost), lost.state.outcome?.rule, body(lost, UTILITY)]).toEqual([[], 'lose.resolve-empty', [12, 0, 0]]);
  lost.finish();
  const paid = flared(3, 1, 0).dice(4).does(UTILITY, END);
  expect([body(paid, FOE)[0], paid.table.resolve, marks(paid), paid.table.turn?.who]).toEqual([1, 0, [1], DEFENSE]);
});

test('[damage.simultaneous] [enc.end] a Wisp dead of the first packet is asked for no order', () => {
  const s = flared(1, 3, 1).does(UTILITY, END).told('died', { monster: FOE }).told('encounterWon').silent('fell');
  expect([asked(s), s.table.resolve]).toEqual([['gain'], 3]);
  s.finish();
});

test('[damage.simultaneous] [ctrl.players-may-run] while it lives it is asked which of the two comes first', () => {
  const s = flared(3, 3, 1).does(UTILITY, END);
  expect(asked(s)).toEqual(['packets']);
  s.does(s.asked()[0]?.seat ?? -1, name(UTILITY))
    .told('died', { monster: FOE })
    .told('encounterWon')
    .finish();
});

/** A Ghoul strikes Utility, who stands at the edge of the Glow. */
const burnt = (hitpoints: number): GlowStory =>
  story((scene) => {
    cellar(scene).hero('utility', 2, 2, { hitpoints: 5 });
    scene.monster('ghoul', 1, 2, { hitpoints });
    scene.monster('ghoul', 20, 20);
    scene.glow(3, 2).turn(OFFENSE);
  })
    .dice(3, 1, 1, 12, 4)
    .does(OFFENSE, END);

test('[bounty.mark] [glow.forced-entry] whoever drove a hero into Glow is marked when it burns down', () => {
  const s = burnt(5).told('effectGiven', { who: UTILITY });
  expect([at(s, UTILITY), body(s, UTILITY)[0]]).toEqual([[3, 2], 3]);
  s.dice(4).does(UTILITY, END).told('fell', { hero: UTILITY }).told('bountyMarked', { monster: FOE }).finish();
});

test('[bounty.mark] [effect.gone-with-bearer] if it is dead by then the Glow still burns, and nobody is marked', () => {
  const s = burnt(1).dice(12).does(UTILITY, attack(FOE));
  if (asked(s)[0] === 'roll') s.does(UTILITY, DONE);
  if (asked(s)[0] === 'hit') s.does(UTILITY, DONE);
  s.told('died', { monster: FOE });
  s.dice(4).does(UTILITY, END).told('fell', { hero: UTILITY, resolve: 2 }).silent('bountyMarked').finish();
});

test('[bounty.mark] [stack.reduce] the oldest is shaken off: whose Ongoing is left is marked', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 2, { hitpoints: 1 });
    scene.monster('ghoul', 20, 20);
    scene.monster('ghoul', 21, 21);
    scene.effect(UTILITY, 'ongoing', 2, { by: FOE }).effect(UTILITY, 'ongoing', 1, { by: M2 }).turn(UTILITY, 2);
  });
  s.does(UTILITY, use('shake-off'));
  if (asked(s)[0] === 'reduce') s.does(UTILITY, { type: 'reduce', effect: 'ongoing' });
  expect(bears(s, UTILITY)).toEqual(['ongoing 1 long']);
  s.dice(4).does(UTILITY, END).told('bountyMarked', { monster: M2 });
  expect(marks(s)).toEqual([0, 1]);
  s.finish();
});

test('[momentum.chain] [bounty.mark] a Bear is marked for one it has only chained into Glow', () => {
  const s = story((scene) => {
    cellar(scene).hero('defense', 4, 0);
    scene.hero('utility', 4, 1, { hitpoints: 3 });
    scene.monster('cave-bear', 3, 0);
    scene.glow(4, 2).turn(OFFENSE);
  });
  s.dice(3, 1, 1, 12, 4).does(OFFENSE, END).told('attackDeclared', { target: DEFENSE });
  expect([at(s, DEFENSE), at(s, UTILITY), at(s, FOE)]).toEqual([
    [4, 1],
    [4, 2],
    [4, 0],
  ]);
  s.dice(4).does(UTILITY, END).told('fell', { hero: UTILITY }).told('bountyMarked', { monster: FOE }).finish();
});

test('[momentum.chain] [bounty.mark] a friend chained into Glow by a hero is nobody’s Bounty', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 3, 0);
    scene.hero('utility', 4, 1, { hitpoints: 3 });
    scene.monster('cave-bear', 4, 0);
    scene.effect(FOE, 'stun', 0).effect(FOE, 'immobile', 0);
    scene.glow(4, 2).turn(OFFENSE);
  });
  s.dice(12).does(OFFENSE, attack(FOE));
  expect([at(s, UTILITY), bears(s, UTILITY)]).toEqual([[4, 2], ['ongoing 3 long']]);
  s.dice(...IDLE).does(OFFENSE, END);
  s.dice(4).does(UTILITY, END).told('fell', { hero: UTILITY }).silent('bountyMarked').finish();
});

/** A Ghoul claws Utility, and Defense beside it may take that on itself. */
const guarded = (hero: Parameters<Scene['hero']>[3]): GlowStory =>
  story((scene) => {
    cellar(scene).hero('utility', 2, 2, { reflect: 1 });
    scene.hero('defense', 3, 3, { ...hero, cards: ['bodyguard', ...(hero?.cards ?? [])] });
    scene.monster('ghoul', 1, 2);
    scene.turn(UTILITY);
  })
    .dice(3, 3, 12)
    .does(UTILITY, END);

test('[bounty.mark] [damage.reflect] a Bodyguard falls for another: the attacker is marked for it', () => {
  const s = guarded({ hitpoints: 2, shield: 3 });
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'guard', who: DEFENSE, ally: UTILITY, loss: 2 });
  s.does(DEFENSE, GUARD).told('fell', { hero: DEFENSE, resolve: 2 }).told('bountyMarked', { monster: FOE });
  expect([body(s, UTILITY), body(s, DEFENSE), body(s, FOE)[0]]).toEqual([[12, 0, 0], [0, 0, 0], 4]);
  expect([bears(s, UTILITY), bears(s, DEFENSE)]).toEqual([['ongoing 1 short', 'immobile short'], []]);
  expect(s.asked()).toMatchObject([{ seat: DEFENSE, kind: 'down' }]);
  s.finish();
});

test('[damage.hero-falls] [benefit.own-turn-only] a Bodyguard brought to 0 may use its Phoenix Charm', () => {
  const kept = guarded({ hitpoints: 1, cards: ['phoenix-charm'] }).does(DEFENSE, GUARD);
  expect(kept.asked()).toMatchObject([{ seat: DEFENSE, kind: 'brink' }]);
  kept.dice(4).does(DEFENSE, { type: 'survive', card: 'phoenix-charm' }).silent('fell');
  expect([body(kept, DEFENSE)[0], kept.table.resolve, marks(kept), asked(kept)]).toEqual([1, 3, [0], ['turn']]);
  kept.finish();
  const not = guarded({ hitpoints: 1, cards: ['phoenix-charm'] })
    .does(DEFENSE, GUARD)
    .does(DEFENSE, DECLINE);
  not.told('fell', { hero: DEFENSE });
  expect(not.table.heroes[DEFENSE]?.cards).toEqual(['bodyguard', 'phoenix-charm']);
  not.finish();
});

/** Utility burns at the end of its Turn and may just stay up; a Ghoul waits in the cellar. */
const effort = (die: number, ...after: readonly number[]): GlowStory =>
  story((scene) => {
    cellar(scene).hero('utility', 1, 2, { hitpoints: 2, cards: ['last-effort'] });
    scene.monster('ghoul', 20, 20);
    scene.effect(UTILITY, 'ongoing', 3, { by: FOE }).effect(UTILITY, 'weak', 1, { duration: 'short' }).turn(UTILITY);
  })
    .does(UTILITY, END)
    .dice(die, ...after)
    .does(UTILITY, { type: 'survive', card: 'last-effort' });

test('[turn.end-remove-short] [enc.monster-turn-after-hero] a Last Effort at the end of the Turn', () => {
  const up = effort(4, ...IDLE)
    .silent('fell')
    .told('recordRolled');
  expect([body(up, UTILITY)[0], bears(up, UTILITY), up.table.resolve]).toEqual([1, ['ongoing 3 long'], 3]);
  up.finish();
  const down = effort(3, 4).told('fell', { hero: UTILITY }).silent('recordRolled');
  down.told('bountyMarked', { monster: FOE });
  expect([bears(down, UTILITY), down.table.turn?.who]).toEqual([[], DEFENSE]);
  down.finish();
});

test('[down.throw-rock] [enc.end] a rock kills the last one: nobody lies, no monster follows, a mark pays', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0, cards: ['grim-harvest'] });
    scene.monster('ghoul', 20, 20, { hitpoints: 1, bounty: 1 });
    scene.turn(DEFENSE);
  });
  // It cannot attack, and guards itself with its one Surge.
  s.dice(3, 1, 1).does(DEFENSE, END);
  expect(body(s, FOE)).toEqual([1, 1, 0]);
  s.does(OFFENSE, rock(FOE)).told('died', { monster: FOE }).told('encounterWon').silent('recordRolled');
  expect([body(s, OFFENSE)[0], s.table.resolve]).toEqual([8, 3]);
  declineAll(s);
  expect(question(s)).toMatchObject({ kind: 'bounty', left: 1 });
  s.finish();
});

test('[patrol.call-cancelled] [down.throw-rock] a rock kills the caller: nobody comes', () => {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0, cards: ['grim-harvest'] });
    scene.monster('ghoul', 20, 20, { hitpoints: 1, mayCall: true });
    scene.monster('ghoul', 21, 21, { mayCall: true });
    scene.encounter({ room: null, family: 'undead', caller: null }).turn(DEFENSE);
  });
  // The first Ghoul calls, and is alone with the rock of Offense, who wakes by its death; then the other one calls.
  s.dice(3, 4).does(DEFENSE, END).told('called', { monster: FOE });
  s.dice(3, 4, 4).does(OFFENSE, rock(FOE)).told('callVoid', { monster: FOE }).told('woke', { who: OFFENSE });
  s.silent('reinforced').told('called', { monster: M2 });
  s.finish();
});

/** Offense, the last one awake, goes off together with the last Bear. */
const lastBlast = (cards: readonly CardId[]): GlowStory => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['blast', ...cards], hitpoints: 3 });
    scene.hero('defense', 0, 0, { hitpoints: 0 });
    scene.hero('utility', 0, 4, { hitpoints: 0 });
    scene.monster('cave-bear', 2, 2, { hitpoints: 5 });
    scene.turn(OFFENSE, 3);
  });
  s.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('blast'));
  return s.told('died', { monster: FOE });
};

test('[lose.beats-win] [lose.all-unconscious] a Blast kills the last monster and its maker', () => {
  const s = lastBlast([]).told('fell', { hero: OFFENSE });
  expect([asked(s), s.state.outcome?.rule]).toEqual([[], 'lose.all-unconscious']);
  s.finish();
});

test('[damage.simultaneous] [heal.amount] a kill heals as it happens, before the own Radius comes', () => {
  const s = lastBlast(['grim-harvest']).silent('fell').told('encounterWon');
  expect([order(s, 'died', 'healed', 'harmed'), s.table.resolve]).toEqual([['harmed', 'died', 'healed', 'harmed'], 3]);
  s.finish();
});

test('[down.strip] [stack.long-once] a Renewal is gone with its bearer’s fall, and may be given again', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 1, { cards: ['renewal', 'mend'] });
    scene.hero('offense', 1, 2, { hitpoints: 1 });
    scene.monster('ghoul', 20, 20);
    scene.effect(OFFENSE, 'heal', 1, { by: UTILITY, source: 'renewal' }).effect(OFFENSE, 'ongoing', 2, { by: FOE });
    scene.turn(OFFENSE);
  });
  s.dice(4).does(OFFENSE, END).told('fell', { hero: OFFENSE }).told('turnBegan', { who: UTILITY });
  s.refused(UTILITY, use('renewal', OFFENSE), 'benefit.unconscious-target');
  s.does(UTILITY, use('mend', OFFENSE)).told('woke', { who: OFFENSE });
  s.does(UTILITY, use('renewal', OFFENSE));
  expect([bears(s, OFFENSE), surges(s)]).toEqual([['heal 1 long'], 1]);
  s.finish();
});

test('[effect.gone-with-bearer] [stack.long-once] what a fallen hero laid on a monster stays there', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 1, { cards: ['wither'], hitpoints: 1 });
    scene.hero('defense', 1, 2);
    scene.monster('ghoul', 3, 3);
    scene.monster('ghoul', 4, 4);
    scene.effect(FOE, 'weak', 1, { by: UTILITY, source: 'wither' });
    for (const id of [FOE, M2]) scene.effect(id, 'stun', 0).effect(id, 'immobile', 0);
    scene.effect(UTILITY, 'ongoing', 1, { by: M2 }).turn(UTILITY);
  });
  s.dice(4).does(UTILITY, END).told('fell', { hero: UTILITY }).told('turnBegan', { who: DEFENSE });
  expect(bears(s, FOE)).toContain('weak 1 long');
  s.does(DEFENSE, use('bind-wounds', UTILITY)).told('woke', { who: UTILITY });
  s.dice(...IDLE).does(DEFENSE, END);
  s.dice(...IDLE).does(OFFENSE, END);
  s.refused(UTILITY, use('wither', M2), 'stack.long-once').finish();
});

/** Alone: Last Stand in the middle of something. */
const lone = { heroes: 'offense' } as const;

test('[scale.last-stand] [damage.simultaneous] a lone hero’s Reflect comes back though the stand strips it', () => {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { hitpoints: 2, reflect: 2, shield: 1 });
    scene.monster('cave-bear', 1, 2);
    scene.turn(0);
  }, lone);
  // A Bear does 2 more against a lone hero, and has two more Surges.
  s.dice(3, 1, 1, 12, 4).does(0, END).told('stoodUp', { hero: 0, hitpoints: 7, resolve: 2 });
  expect([body(s, 0), body(s, FOE)[0], marks(s)]).toEqual([[7, 0, 0], 5, [1]]);
  s.finish();
});

test('[scale.last-stand] [pattern.radius] a lone hero who stands up from its own Radius goes on with its Turn', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 3, cards: ['blast', 'stubborn', 'hit-and-run'] });
    scene.monster('cave-bear', 2, 2);
    scene.turn(0, 4);
  }, lone);
  s.dice(12).does(0, attack(FOE)).does(0, DONE).does(0, use('blast'));
  s.does(0, DONE).told('stoodUp', { hitpoints: 9 });
  expect([asked(s), surges(s), body(s, FOE)[0], marks(s)]).toEqual([['turn'], 1, 2, [0]]);
  s.does(0, use('hit-and-run')).finish();
});
