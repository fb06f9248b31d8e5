import { expect, test } from 'vitest';
import { wording as en } from '../../src/words/en/index.ts';
import { wording as nl } from '../../src/words/nl/index.ts';
import { asked, body, DEFENSE, FOE, isGone, OFFENSE, OTHER, offered, UTILITY } from '../cast.ts';
import { type GlowStory, type Scene, story } from '../scene.ts';
import { attack, DECLINE, DONE, END, name, place, use } from '../wishes.ts';

// Crush hurts before the blow falls: whoever it kills, and whoever its Reflect brings down, is gone in the middle of an
// attack.

type Hero = Parameters<Scene['hero']>[3];
type Monster = Parameters<Scene['monster']>[3];

/**
 * Offense with Crush hits a Brute at the wall, which is turned aside to 4,1; a second Brute stands far off, unless it
 * is the last one.
 */
function aside(cards: NonNullable<Hero>['cards'], surges: number, hero: Hero, foe: Monster, isLast = false): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { ...hero, cards: ['crush', ...(cards ?? [])] });
    scene.monster('orc-brute', 4, 2, foe);
    if (!isLast) scene.monster('orc-brute', 0, 0);
    scene.turn(OFFENSE, surges);
  });
  s.dice(9).does(OFFENSE, attack(FOE));
  if (asked(s)[0] === 'roll') s.does(OFFENSE, DONE);
  return s;
}

test('[attack.hit-window] [benefit.need-target] a Crush has killed the target: what is for somebody else can still be used', () => {
  const s = aside(['mercy-mace', 'wide-arc'], 3, { hitpoints: 5 }, { hitpoints: 1 });
  s.does(OFFENSE, place(4, 1)).told('died', { monster: FOE });
  expect(asked(s)).toEqual(['hit']);
  const [ask] = s.state.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  expect([en, nl].map(({ question }) => question(ask, s.sight(OFFENSE)))).toEqual([
    'Offense has hit Orc Brute 1, which is dead already, with three Surges left. Is anything else used?',
    expect.stringContaining('die al dood is'),
  ]);
  for (const id of ['power', 'wide-arc']) s.refused(OFFENSE, use(id), 'benefit.need-target');
  s.does(OFFENSE, use('mercy-mace', OFFENSE)).told('healed', { who: OFFENSE, amount: 2 }).silent('harmed');
  expect([asked(s), body(s, OFFENSE)[0], s.table.attack]).toEqual([['turn'], 7, null]);
  s.refused(OFFENSE, attack(OTHER), 'turn.one-attack').finish();
});

test('[enc.end] the last of them is crushed: the Encounter is over at once, and no window opens', () => {
  const s = aside(['mercy-mace'], 3, { hitpoints: 5 }, { hitpoints: 1 }, true);
  s.does(OFFENSE, place(4, 1)).told('died', { monster: FOE }).told('encounterWon');
  expect(asked(s)).toEqual(['gain']);
  s.finish();
});

const [BEHIND, BESIDE, BACK] = [4, 5, 6] as const;

/** Offense drives a Brute to 2,2, where another is in its way, pays for a pattern, and crushes it with a Slam. */
function slammed(card: NonNullable<NonNullable<Hero>['cards']>[number]): GlowStory {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['crush', 'slam', card] });
    scene.monster('orc-brute', 1, 2, { hitpoints: 1 });
    scene.monster('orc-brute', 3, 2);
    scene.monster('orc-brute', 2, 1);
    scene.monster('orc-brute', 0, 1);
    scene.monster('orc-brute', 4, 4);
    scene.turn(OFFENSE, 4);
  });
  s.dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use(card)).does(OFFENSE, use('slam'));
  return s.told('died', { monster: FOE });
}

const hitpoints = (s: GlowStory) => [BEHIND, BESIDE, BACK].map((id) => body(s, id)[0]);

test.each([
  ['pattern.line', 'skewer', [3, 6, 6], 8],
  ['pattern.sweep', 'wide-arc', [6, 3, 6], 8],
  ['pattern.radius', 'blast', [3, 3, 6], 5],
] as const)(
  '[%s] a Crush kills the first target, and %s strikes from the square on which it died',
  (_rule, card, left, own) => {
    const s = slammed(card);
    expect([hitpoints(s), body(s, OFFENSE)[0], asked(s)]).toEqual([left, own, ['turn']]);
    s.finish();
  },
);

test('[pattern.cleave] [pattern.bounce] so do a Cleave and a Bounce, and the attacker names whom', () => {
  const cleft = slammed('whirl');
  expect(cleft.state.asks[0]?.question).toMatchObject({ kind: 'victim', pattern: 'cleave', victims: [BESIDE, BACK] });
  cleft.does(OFFENSE, name(BACK)).told('harmed', { who: BACK, how: 'pattern', amount: 3 });
  expect([hitpoints(cleft), asked(cleft)]).toEqual([[6, 6, 3], ['turn']]);
  cleft.finish();
  const bounced = slammed('ricochet');
  expect(bounced.state.asks[0]?.question).toMatchObject({
    kind: 'victim',
    pattern: 'bounce',
    victims: [BEHIND, BESIDE, BACK, 7],
  });
  bounced.does(OFFENSE, name(BEHIND)).told('harmed', { who: BEHIND, how: 'pattern', amount: 3 }).finish();
});

test('[turn.cut-short] an attacker whom the Reflect of its own Crush brings down deals no damage any more', () => {
  const s = aside(['mercy-mace'], 3, { hitpoints: 1 }, { reflect: 1 });
  s.dice(4)
    .does(OFFENSE, place(4, 1))
    .told('harmed', { who: OFFENSE, how: 'returned', hitpoints: 0 })
    .told('fell', { hero: OFFENSE });
  s.told('turnEnded', { who: OFFENSE }).silent('recordRolled').told('turnBegan', { who: UTILITY });
  expect([body(s, FOE), s.table.attack]).toEqual([[6, 0, 0], null]);
  s.finish();
  // By a Push of the Hit window as well: a Cleave that was paid for names nobody.
  const slam = story((scene) => {
    scene.hero('offense', 2, 2, { cards: ['crush', 'slam', 'whirl'], hitpoints: 1 });
    scene.monster('orc-brute', 3, 2, { reflect: 1 });
    scene.monster('orc-brute', 3, 1);
    scene.turn(OFFENSE, 4);
  });
  slam
    .dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, DONE)
    .does(OFFENSE, use('whirl'))
    .dice(4)
    .does(OFFENSE, use('slam'));
  slam.told('fell', { hero: OFFENSE });
  expect([body(slam, FOE)[0], body(slam, OTHER)[0], slam.table.turn?.who, asked(slam)]).toEqual([
    6,
    6,
    UTILITY,
    ['turn'],
  ]);
  slam.finish();
});

test('[scale.last-stand] a lone hero who makes its stand has not fallen: its attack goes on', () => {
  const s = story(
    (scene) => {
      scene.hero('offense', 3, 2, { cards: ['crush'], hitpoints: 1 });
      scene.monster('orc-brute', 4, 2, { reflect: 1 });
      scene.turn(0);
    },
    { heroes: 'offense' },
  );
  s.dice(9)
    .does(0, attack(FOE))
    .does(0, place(4, 1))
    .told('stoodUp', { hitpoints: 7 })
    .told('harmed', { who: FOE, how: 'attack', loss: 3 });
  expect(asked(s)).toEqual(['turn']);
  s.finish();
});

test('[turn.cut-short] nor has one whom a card keeps up in the middle of it', () => {
  const s = aside(['phoenix-charm'], 0, { hitpoints: 1 }, { reflect: 1 });
  s.does(OFFENSE, place(4, 1));
  expect([asked(s), body(s, OFFENSE)[0]]).toEqual([['brink'], 0]);
  s.does(OFFENSE, { type: 'survive', card: 'phoenix-charm' })
    .silent('fell')
    .told('harmed', { who: FOE, how: 'attack', loss: 3 });
  expect([asked(s), body(s, OFFENSE)[0], s.table.resolve]).toEqual([['turn'], 1, 3]);
  s.finish();
  const declined = aside(['phoenix-charm'], 0, { hitpoints: 1 }, { reflect: 1 }).does(OFFENSE, place(4, 1));
  declined.dice(4).does(OFFENSE, DECLINE).told('fell', { hero: OFFENSE }).silent('recordRolled');
  expect(body(declined, FOE)[0]).toBe(6);
  declined.finish();
});

test('[lose.resolve-empty] a fall by Crush that nobody can pay for ends it in the middle of the attack', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2, { cards: ['crush'], hitpoints: 1 });
    scene.monster('orc-brute', 4, 2, { reflect: 1 });
    scene.turn(OFFENSE, 0);
    scene.table.resolve = 0;
  });
  s.dice(9)
    .does(OFFENSE, attack(FOE))
    .does(OFFENSE, place(4, 1))
    .told('fell', { hero: OFFENSE })
    .told('expeditionLost');
  expect([asked(s), s.state.outcome?.rule, body(s, FOE)[0]]).toEqual([[], 'lose.resolve-empty', 6]);
  s.finish();
});

test('[turn.cut-short] a monster that misses and is crushed by the one it attacked has no Miss window any more', () => {
  const missed = (hitpoints: number) => {
    const s = story((scene) => {
      scene.hero('defense', 1, 2, { cards: ['crush'] });
      scene.monster('lord-skrit-nine-knives', 0, 2, { hitpoints });
      scene.monster('orc-brute', 4, 4);
      scene.turn(DEFENSE);
    });
    s.dice(4, 2, 1).does(DEFENSE, END);
    return s
      .dice(4)
      .does(DEFENSE, place(0, 1))
      .told('harmed', { who: FOE, how: 'dealt', loss: 1 })
      .told('turnBegan', { who: OFFENSE });
  };
  const dead = missed(1).told('died', { monster: FOE }).silent('used').told('turnEnded', { who: FOE });
  expect([dead.table.attack, asked(dead)]).toEqual([null, ['turn']]);
  dead.finish();
  missed(2).told('used', { who: FOE, benefit: 'smoke-pellet' }).finish();
});

test('[effect.lord-braced] Crush hurts a Lord when the one square it can be pushed is barred, not because it is braced', () => {
  const kicked = (x: number) => {
    const s = story((scene) => {
      scene.hero('offense', x - 1, 2, { cards: ['crush', 'kicking-boots'] });
      scene.monster('lord-girdan-the-savage', x, 2, { hitpoints: 30 });
      scene.turn(OFFENSE, 1);
    });
    s.does(OFFENSE, use('kicking-boots', FOE));
    if (asked(s)[0] === 'forced') {
      expect(offered(s)).toEqual([
        [x, 2],
        [x + 1, 2],
      ]);
      s.does(OFFENSE, place(x + 1, 2));
    }
    s.finish();
    return body(s, FOE)[0];
  };
  expect([1, 2, 3, 4].map(kicked)).toEqual([30, 30, 30, 29]);
  // What is “stopped” goes by the number that is printed: two squares.
  const slam = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['crush', 'slam'] });
    scene.monster('lord-girdan-the-savage', 1, 2, { hitpoints: 30 });
    scene.turn(OFFENSE, 1);
  });
  slam.dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, DONE).does(OFFENSE, use('slam')).does(OFFENSE, place(3, 2));
  slam.silent('died').told('harmed', { who: FOE, how: 'attack', amount: 5 });
  expect([body(slam, FOE)[0], isGone(slam, FOE)]).toEqual([25, false]);
  slam.finish();
});
