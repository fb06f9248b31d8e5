import { expect, test } from 'vitest';
import { asked, at, bears, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, OTHER, THIRD } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { attack, crawl, DONE, dodge, END, flee, go, use } from '../wishes.ts';

/** Offense at 2,2 with so many Surges; more stands around. */
const runner = (more: (scene: Scene) => void, surges = 1, given: Parameters<typeof story>[1] = {}): GlowStory =>
  story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['tumble'] });
    more(scene);
    scene.turn(OFFENSE, surges);
  }, given);

test('[leave.trigger] to step away from a square beside an enemy is to leave it; to end beside one is not', () => {
  const beside = runner((scene) => scene.monster('ghoul', 1, 1)).does(OFFENSE, go(4, 4));
  expect(beside.asked()).toEqual([{ seat: OFFENSE, kind: 'leave', rule: 'leave.choice' }]);
  // Even a step that stays beside it.
  expect(asked(runner((scene) => scene.monster('ghoul', 1, 1)).does(OFFENSE, go(2, 1)))).toEqual(['leave']);
  const towards = runner((scene) => scene.monster('ghoul', 0, 0)).does(OFFENSE, go(1, 1));
  expect([asked(towards), bears(towards, OFFENSE)]).toEqual([['turn'], []]);
  towards.finish();
  // Going on from there is.
  towards.does(OFFENSE, go(3, 1));
  expect(asked(towards)).toEqual(['leave']);
});

test('[leave.trigger] nobody leaves a fallen hero', () => {
  const run = (hitpoints: number) => {
    const s = story(
      (scene) => {
        scene.hero('defense', 4, 4);
        scene.hero('utility', 1, 1, { hitpoints });
        scene.monster('ghoul', 2, 2);
        scene.turn(DEFENSE);
      },
      { playersRunMonsters: true },
    );
    return s.dice(3, 2).does(DEFENSE, END).does(MONSTERS_SEAT, go(2, 4));
  };
  expect(asked(run(0))).toEqual(['turn']);
  expect(asked(run(1))).toEqual(['leave']);
});

test('[leave.choice] each enemy asks for its own choice, in the order the mover likes, or the step is not taken', () => {
  const between = () =>
    runner((scene) => {
      scene.monster('ghoul', 1, 1);
      scene.monster('ghoul', 1, 3);
    }).does(OFFENSE, go(3, 2));
  const s = between().does(OFFENSE, flee(OTHER));
  expect([at(s, OFFENSE), asked(s)]).toEqual([[2, 2], ['leave']]);
  s.refused(OFFENSE, flee(OTHER), 'leave.once-per-enemy').dice(4).does(OFFENSE, dodge(FOE));
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[3, 2], ['unsteady 1 long']]);
  s.finish();
  const stay = between().does(OFFENSE, DONE);
  expect([at(stay, OFFENSE), asked(stay), bears(stay, OFFENSE)]).toEqual([[2, 2], ['turn'], []]);
  stay.refused(OFFENSE, go(2, 3), 'benefit.limit'); // with the step the rest of the move is given up
  stay.dice(8).does(OFFENSE, attack(FOE)).finish();
});

test('[leave.flee] fleeing makes unsteady, and then one steps', () => {
  const s = runner((scene) => scene.monster('ghoul', 1, 1))
    .does(OFFENSE, go(4, 2))
    .does(OFFENSE, flee(FOE));
  s.told('fled', { who: OFFENSE, enemy: FOE }, 'leave.flee');
  expect([at(s, OFFENSE), bears(s, OFFENSE), bears(s, FOE)]).toEqual([[4, 2], ['unsteady 1 long'], []]);
  s.finish();
});

test.each([
  [3, false],
  [4, true],
])('[leave.dodge] a Dodge with %i: it passes: %s', (die, passed) => {
  const s = runner((scene) => scene.monster('ghoul', 1, 1), 3)
    .does(OFFENSE, go(4, 2))
    .dice(die)
    .does(OFFENSE, dodge(FOE));
  s.told('dodged', { who: OFFENSE, enemy: FOE, die, passed }, 'leave.dodge');
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([passed ? [4, 2] : [2, 2], []]);
  if (!passed) {
    s.refused(OFFENSE, go(3, 2), 'leave.dodge')
      .refused(OFFENSE, use('tumble'), 'leave.dodge')
      .refused(OFFENSE, use('slip-away'), 'leave.dodge');
    s.dice(8).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, DONE); // Momentum still moves it
    expect(at(s, OFFENSE)).toEqual([1, 1]);
  }
  s.finish();
});

test('[leave.dodge] a failed Dodge binds for this Turn only', () => {
  const s = story(
    (scene) => {
      scene.hero('offense', 2, 2);
      scene.monster('ghoul', 1, 1);
      scene.effect(FOE, 'stun', 0).turn(0, 1);
    },
    { heroes: 'offense' },
  );
  s.does(0, go(4, 2)).dice(1).does(0, dodge(FOE)).dice(3, 2, 4).does(0, END).does(0, go(4, 2)).does(0, flee(FOE));
  expect(at(s, 0)).toEqual([4, 2]);
  s.finish();
});

test('[leave.fail-on-ally] whoever fails on the square of an ally goes back to the last free one', () => {
  const failed = story((scene) => {
    const niche = { joins: [{ from: sq(0, 3), to: sq(1, 3) }] };
    scene
      .floor([tile(1, 'passage', block(0, 0, 0, 9)), tile(2, 'dead-end', block(1, 3, 1, 3))], niche)
      .hero('offense', 0, 0);
    scene.hero('defense', 0, 2);
    scene.monster('ghoul', 1, 3);
    scene.turn(OFFENSE, 1);
  });
  failed.does(OFFENSE, go(0, 5)); // a narrow way: through Defense, who stands beside the Ghoul
  expect([asked(failed), at(failed, OFFENSE)]).toEqual([['leave'], [0, 2]]);
  failed
    .dice(2)
    .does(OFFENSE, dodge(FOE))
    .told('walked', { path: [sq(0, 1)] });
  expect([at(failed, OFFENSE), at(failed, DEFENSE)]).toEqual([
    [0, 1],
    [0, 2],
  ]);
  failed.refused(OFFENSE, go(0, 0), 'leave.dodge').finish();
});

test('[leave.once-per-enemy] an enemy is dealt with once a Turn, whatever it was', () => {
  const s = runner((scene) => {
    scene.monster('ghoul', 1, 1);
    scene.monster('ghoul', 1, 3);
    scene.monster('ghoul', 1, 0);
  }, 3);
  s.does(OFFENSE, go(3, 1)).does(OFFENSE, flee(FOE)).dice(4).does(OFFENSE, dodge(OTHER));
  s.does(OFFENSE, go(2, 0)); // beside the first and the third
  expect(asked(s)).toEqual(['turn']);
  s.does(OFFENSE, go(3, 0)).refused(OFFENSE, flee(FOE), 'leave.once-per-enemy').dice(3).does(OFFENSE, dodge(THIRD));
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[2, 0], ['unsteady 1 long']]);
  s.refused(OFFENSE, use('tumble'), 'leave.dodge').finish();
});

test('[leave.forced-exempt] Momentum, its follow-up, force, shifts and crawling leave nobody', () => {
  const s = runner((scene) => {
    scene.monster('orc-brute', 3, 2);
    scene.monster('ghoul', 1, 1);
  }, 2);
  s.dice(8).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, DONE).silent('fled').silent('dodged');
  s.does(OFFENSE, use('tumble')).does(OFFENSE, go(2, 4)).silent('fled').silent('dodged');
  expect([at(s, OFFENSE), bears(s, OFFENSE)]).toEqual([[2, 4], []]);
  s.finish();
  const crawler = story((scene) => {
    scene.hero('offense', 1, 2, { hitpoints: 0 });
    scene.monster('ghoul', 2, 2);
    scene.turn(DEFENSE);
  });
  crawler.dice(3, 2).does(DEFENSE, END).dice(4).does(OFFENSE, crawl(0, 0)).silent('fled').silent('dodged');
  expect(at(crawler, OFFENSE)).toEqual([0, 0]);
  crawler.finish();
});

test('[leave.stunned-counts] stunned and immobile enemies have to be left as well', () => {
  const s = runner((scene) => {
    scene.monster('ghoul', 1, 1);
    scene.monster('ghoul', 1, 3);
    scene.effect(FOE, 'stun', 0).effect(OTHER, 'immobile', 0);
  }).does(OFFENSE, go(4, 2));
  s.does(OFFENSE, flee(FOE)).does(OFFENSE, flee(OTHER));
  expect(bears(s, OFFENSE)).toEqual(['unsteady 1 long', 'unsteady 1 long']);
  s.finish();
});
