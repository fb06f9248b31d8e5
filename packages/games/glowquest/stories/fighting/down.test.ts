import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, UTILITY, who } from '../cast.ts';
import { type GlowStory, type Scene, sq, story } from '../scene.ts';
import { cellar, IDLE } from '../scenes.ts';
import { attack, crawl, END, go, RECOVER, rock, use } from '../wishes.ts';

/** Offense lies unconscious at 1,2 when its Turn comes; a monster waits in the cellar. */
function lying(more: (scene: Scene) => void = () => undefined): GlowStory {
  const s = story((scene) => {
    cellar(scene).hero('offense', 1, 2, { hitpoints: 0 });
    scene.monster('ghoul', 20, 20);
    more(scene);
    scene.turn(DEFENSE);
  });
  return s.dice(3, 2).does(DEFENSE, END);
}

test('[down.state] to be unconscious is to have 0 Hitpoints, on one’s square', () => {
  const s = lying();
  expect([asked(s), at(s, OFFENSE), who(s, OFFENSE).hitpoints]).toEqual([['down'], [1, 2], 0]);
  s.finish();
});

test('[down.strip] whoever falls loses Effects, Shield and Reflect, and gets none while it lies', () => {
  const s = story((scene) => {
    scene.glow(0, 2).hero('offense', 1, 2, { hitpoints: 1, shield: 0, reflect: 1 });
    scene.hero('utility', 1, 1, { cards: ['soothing-mist'] });
    scene.hero('defense', 4, 4, { shield: 1 });
    scene.monster('orc-brute', 2, 2);
    scene
      .effect(OFFENSE, 'grit', 1)
      .effect(OFFENSE, 'unsteady', 2)
      .effect(OFFENSE, 'heal', 1)
      .effect(DEFENSE, 'grit', 1)
      .turn(DEFENSE);
  });
  s.dice(1, 3, 12).does(DEFENSE, END).told('fell', { hero: OFFENSE });
  expect([bears(s, OFFENSE), body(s, OFFENSE), bears(s, DEFENSE)]).toEqual([[], [0, 0, 0], ['grit 1 long']]);
  // Momentum had pushed it onto the Glow beforehand: that Ongoing is gone as well.
  expect(at(s, OFFENSE)).toEqual([0, 2]);
  s.dice(4).does(OFFENSE, crawl(0, 1)).does(UTILITY, use('soothing-mist'));
  expect([bears(s, OFFENSE), bears(s, UTILITY)]).toEqual([[], ['heal 1 short']]);
  s.finish();
});

test('[down.strip] so do layers that the last blow passed by', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 1, shield: 2, reflect: 3 });
    scene.hero('defense', 4, 4, { shield: 2, reflect: 3 });
    scene.monster('ghoul', 4, 0);
    scene.effect(OFFENSE, 'ongoing', 1).turn(OFFENSE);
  });
  s.dice(4).does(OFFENSE, END).told('fell', { hero: OFFENSE });
  expect([body(s, OFFENSE), body(s, DEFENSE)]).toEqual([
    [0, 0, 0],
    [10, 2, 3],
  ]);
  s.finish();
});

test('[down.truncated-turn] no Surges, no attack, no Benefit: one of three things, and no monster Turn after it', () => {
  const s = lying((scene) => scene.monster('ghoul', 2, 2)).silent('attackDeclared');
  s.refused(OFFENSE, attack(OTHER), 'down.truncated-turn').refused(OFFENSE, use('guard'), 'down.truncated-turn');
  s.refused(OFFENSE, go(1, 1), 'down.truncated-turn').refused(OFFENSE, END, 'down.truncated-turn');
  expect(s.table.turn?.surges).toBe(0);
  s.dice(5)
    .does(OFFENSE, crawl(0, 2))
    .told('turnEnded', { who: OFFENSE })
    .silent('recordRolled')
    .told('turnBegan', { who: UTILITY });
  expect(asked(s)).toEqual(['turn']);
  s.finish();
});

test.each([
  [5, false],
  [6, true],
])('[down.recover] a Check with %i: it wakes: %s', (die, passed) => {
  const s = lying();
  s.dice(...(passed ? [die, ...IDLE] : [die, 4]))
    .does(OFFENSE, RECOVER)
    .told('recovered', { hero: OFFENSE, die, passed }, 'dice.check');
  expect(who(s, OFFENSE).hitpoints).toBe(passed ? 8 : 0);
  expect(s.table.resolve).toBe(3);
  if (passed) s.told('healed', { who: OFFENSE, hitpoints: 8 }, 'down.recover');
  if (passed)
    s.told('recordRolled'); // it is awake at the end of its Turn: a monster follows
  else s.silent('recordRolled');
  s.finish();
});

test('[down.throw-rock] a rock does 2 damage to any one enemy, anywhere', () => {
  const s = lying((scene) => scene.monster('orc-brute', 4, 4, { shield: 1 }));
  s.refused(OFFENSE, rock(DEFENSE), 'down.throw-rock')
    .dice(4)
    .does(OFFENSE, rock(OTHER))
    .told('rockThrown', { hero: OFFENSE, target: OTHER });
  expect([body(s, OTHER), body(s, FOE)]).toEqual([
    [5, 0, 0],
    [5, 2, 0],
  ]);
  s.finish();
  lying().dice(4).does(OFFENSE, rock(FOE)).told('harmed', { who: FOE, amount: 2, shielded: 2 }).finish(); // out of sight
});

test('[down.crawl] to crawl is to go up to 3 squares, without leaving combat, and to stay down', () => {
  const s = lying((scene) => {
    scene.glow(3, 3).hero('offense', 0, 2, { hitpoints: 0 });
    scene.hero('utility', 1, 3);
    scene.monster('orc-brute', 2, 2);
    scene.effect(OTHER, 'stun', 0);
  });
  s.refused(OFFENSE, crawl(2, 2), 'down.crawl')
    .refused(OFFENSE, crawl(3, 3), 'down.crawl')
    .refused(OFFENSE, crawl(1, 3), 'down.crawl');
  s.refused(OFFENSE, crawl(4, 1), 'down.crawl'); // four squares away
  s.dice(4)
    .does(OFFENSE, crawl(3, 1))
    .told('crawled', { hero: OFFENSE, to: sq(3, 1) }, 'down.crawl')
    .silent('fled')
    .silent('dodged');
  expect([at(s, OFFENSE), body(s, OFFENSE)]).toEqual([
    [3, 1],
    [0, 0, 0],
  ]);
  s.finish();
});

test('[down.monsters-ignore] monsters choose nobody who lies there, neither to attack nor to be pushed', () => {
  // The Ghoul prefers Utility, who lies beside it: it goes for Defense.
  const s = story((scene) => {
    scene.hero('utility', 3, 2, { hitpoints: 0 });
    scene.hero('defense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 9, 4).does(DEFENSE, END).told('attackDeclared', { attacker: FOE, target: DEFENSE }).finish();
  const run = story(
    (scene) => {
      scene.hero('utility', 3, 2, { hitpoints: 0 });
      scene.hero('defense', 4, 4);
      scene.monster('ghoul', 2, 2);
      scene.turn(DEFENSE);
    },
    { playersRunMonsters: true },
  );
  run.dice(3, 2).does(DEFENSE, END).refused(MONSTERS_SEAT, attack(UTILITY, 'own'), 'attack.target-not-unconscious');
  run.refused(MONSTERS_SEAT, use('shove', UTILITY), 'benefit.need-target').finish();
});

test('[down.heal-wakes] any instant healing wakes, and no Resolve comes back', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 0 });
    scene.hero('utility', 2, 2, { cards: ['mend'] });
    scene.monster('ghoul', 4, 4);
    scene.table.resolve = 2;
    scene.turn(UTILITY, 1);
  });
  s.does(UTILITY, use('mend', OFFENSE)).told('woke', { who: OFFENSE }, 'down.heal-wakes');
  expect([who(s, OFFENSE).hitpoints, s.table.resolve]).toEqual([2, 2]);
  s.finish();
});

test('[down.next-own-turn] a hero woken in another’s Turn has its next Turn as usual', () => {
  const s = story(
    (scene) => {
      cellar(scene).hero('offense', 1, 2, { hitpoints: 0 });
      scene.hero('utility', 2, 2, { cards: ['mend'] });
      scene.monster('ghoul', 20, 20);
      scene.turn(1, 1);
    },
    { heroes: 'offense,utility' },
  );
  s.does(1, use('mend', 0))
    .dice(3, 2, 5)
    .does(1, END)
    .told('surgesRolled', { who: 0, dice: [5], surges: 5 });
  expect(asked(s)).toEqual(['turn']);
  s.does(0, go(0, 0)).does(0, use('guard')).finish();
});

/** Utility heals itself, hurt as it is. */
const healed = (cards: Parameters<Scene['hero']>[3], id: string) =>
  story((scene) => {
    scene.hero('utility', 2, 2, cards);
    scene.monster('ghoul', 4, 4);
    scene.turn(UTILITY, 3);
  }).does(UTILITY, use(id, UTILITY));

test('[heal.amount] Heal 3 makes 5 of 2', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 2, { hitpoints: 2, cards: ['second-breath'] });
    scene.monster('ghoul', 4, 4);
    scene.turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('second-breath'))
    .told('healed', { who: DEFENSE, amount: 3, hitpoints: 5 }, 'heal.amount')
    .finish();
});

test('[heal.cap] nobody is healed beyond its maximum, monsters neither', () => {
  const s = healed({ cards: ['greater-mend'], hitpoints: 10 }, 'greater-mend').told('healed', {
    who: UTILITY,
    amount: 2,
    hitpoints: 12,
  });
  s.finish();
  const orcs = story((scene) => {
    cellar(scene).hero('defense', 2, 2);
    scene.monster('orc-shaman', 20, 20);
    scene.monster('orc-brute', 21, 21, { hitpoints: 4 });
    scene.turn(DEFENSE);
  });
  orcs.dice(5, 2, 4).does(DEFENSE, END).told('healed', { who: OTHER, amount: 2, hitpoints: 6 }).finish();
});

test('[heal.over-time] a Heal that lasts heals at the end of each Turn of its bearer', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 2, 2, { cards: ['renewal'] });
    scene.hero('defense', 2, 3, { hitpoints: 2 });
    scene.hero('offense', 1, 2, { hitpoints: 0 });
    scene.monster('ghoul', 20, 20);
    scene.turn(UTILITY, 2);
  });
  s.refused(UTILITY, use('renewal', OFFENSE), 'benefit.unconscious-target')
    .does(UTILITY, use('renewal', DEFENSE))
    .silent('healed');
  s.dice(...IDLE).does(UTILITY, END);
  expect(who(s, DEFENSE).hitpoints).toBe(2);
  s.dice(3, 2)
    .does(DEFENSE, END)
    .told('healed', { who: DEFENSE, amount: 1, hitpoints: 3 }, 'turn.end-heal-then-ongoing');
  s.dice(4)
    .does(OFFENSE, crawl(0, 2))
    .dice(...IDLE)
    .does(UTILITY, END)
    .silent('healed')
    .dice(3, 2)
    .does(DEFENSE, END);
  expect(who(s, DEFENSE).hitpoints).toBe(4);
  s.finish();
});
