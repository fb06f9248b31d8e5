import { expect, test } from 'vitest';
import { entityOf } from '../../src/queries/entities.ts';
import { wayTo } from '../../src/queries/moving.ts';
import { clause, FIRST, made, printed } from '../benefits/made-up.ts';
import { asked, bears, body, DEFENSE, FOE, MONSTERS_SEAT, OFFENSE, UTILITY } from '../cast.ts';
import { type Scene, sq, story } from '../scene.ts';
import { cellar, dawn, enterRoom, openDoor } from '../scenes.ts';
import { attack, END, place, setUp, use } from '../wishes.ts';

// What comes of a blow, and who is asked about it.

/**
 * A Cave Bear mauls Offense on 2,2, who is pushed to 3,2; Utility stands on 3,1 and Defense, a Bodyguard, beside it.
 */
function mauled(resolve: number) {
  const s = story((scene) => {
    scene.hero('offense', 2, 2, { hitpoints: 1 });
    scene.hero('utility', 3, 1);
    scene.hero('defense', 4, 0, { cards: ['bodyguard'] });
    scene.monster('cave-bear', 1, 2);
    scene.table.resolve = resolve;
    scene.turn(UTILITY);
  });
  return s.dice(3, 2, 12).does(UTILITY, END).told('used', { benefit: 'maul' }).told('fell', { hero: OFFENSE });
}

test('[damage.simultaneous] [benefit.own-turn-only] after a defeat no Bodyguard is asked', () => {
  const paid = mauled(1);
  expect(paid.asked()).toEqual([{ seat: DEFENSE, kind: 'guard', rule: 'benefit.own-turn-only' }]);
  const lost = mauled(0)
    .told('harmed', { who: UTILITY, how: 'pattern' })
    .told('expeditionLost', {}, 'lose.resolve-empty');
  expect(asked(lost)).toEqual([]);
  lost.finish();
});

test('[damage.hero-falls] a Phoenix Charm keeps its bearer up by the rule of the fall; a Last Effort is a Check', () => {
  const brink = (card: 'phoenix-charm' | 'last-effort') => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { hitpoints: 1, cards: [card] });
      scene.hero('defense', 0, 4);
      scene.monster('ghoul', 2, 2);
      scene.turn(DEFENSE);
    });
    s.dice(3, 2, 12).does(DEFENSE, END);
    expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'brink', rule: 'damage.hero-falls' }]);
    return s;
  };
  const charmed = brink('phoenix-charm').dice(4).does(OFFENSE, { type: 'survive', card: 'phoenix-charm' });
  charmed.told('survived', { who: OFFENSE, die: null, passed: true }, 'damage.hero-falls').finish();
  const tried = brink('last-effort').dice(1).does(OFFENSE, { type: 'survive', card: 'last-effort' });
  tried
    .told('survived', { who: OFFENSE, die: 1, passed: false }, 'benefit.check-clause')
    .told('fell', { hero: OFFENSE })
    .finish();
});

test('[stack.sum] two clauses of one use add up, whatever else the same Benefit has given before them', () => {
  const twice = made([clause('weak', 3), clause('fragile', 1), clause('fragile', 1)], {
    target: 'enemy',
    duration: 'long',
  });
  printed({ [FIRST]: twice }, () => {
    const s = story((scene) => {
      scene.hero('offense', 1, 2, { cards: [FIRST] });
      scene.monster('orc-brute', 2, 2);
      scene.turn(OFFENSE);
    });
    s.does(OFFENSE, use(FIRST, FOE));
    expect(bears(s, FOE)).toEqual(['weak 3 long', 'fragile 2 long']);
    s.finish();
  });
});

test('[momentum.forced] [glow.forced-entry] Momentum and a Push drive into Glow, each by its rule', () => {
  const set = (scene: Scene): void => {
    scene.hero('offense', 1, 2, { cards: ['kicking-boots'] });
    scene.monster('orc-brute', 2, 2);
    scene.glow(3, 2).turn(OFFENSE, 1);
  };
  const struck = story(set).dice(9).does(OFFENSE, attack(FOE)).does(OFFENSE, { type: 'done' });
  struck.told('effectGiven', { who: FOE }, 'momentum.forced');
  expect([bears(struck, FOE), body(struck, FOE)[0]]).toEqual([['ongoing 3 long'], 6]);
  struck.finish();
  const kicked = story(set).does(OFFENSE, use('kicking-boots', FOE)).does(OFFENSE, place(3, 2));
  kicked.told('effectGiven', { who: FOE }, 'glow.forced-entry').finish();
});

test('[enc.setup-distance] a monster keeps its distance from those who are awake; one who lies there does not count', () => {
  const begin = (hitpoints: number) =>
    dawn(
      (scene) => {
        scene.hero('defense', 0, 0);
        scene.hero('utility', 3, 3, { hitpoints });
      },
      'ghoul',
      DEFENSE,
    );
  const asleep = begin(0);
  expect(asked(asleep)).toEqual(['setUp']);
  asleep.dice(4).does(MONSTERS_SEAT, setUp(2, 2)).told('setUp', { record: 'ghoul' }, 'enc.setup-distance').finish();
});

test('[gen.type-survives-tile] a Big room on a Small tile is found by that rule, one on its own tile by the table', () => {
  const out = (scene: Scene) => {
    const { floor } = scene.table;
    scene.floor(floor.tiles.slice(0, 1), { doors: floor.doors, stock: { ...floor.stock, big: 0 } });
  };
  openDoor([5, 6, 4, 3], out).told('roomFound', { room: 'big', tile: 'small' }, 'gen.type-survives-tile').finish();
  openDoor([5, 6, 4, 3]).told('roomFound', { room: 'big', tile: 'big' }, 'gen.room-table').finish();
  enterRoom([9, 6, 1, 3]).finish();
});

test('[benefit.category] [geo.line-of-sight] a Lord is out of the question, anybody else only out of sight', () => {
  const s = story((scene) => {
    cellar(scene).hero('utility', 1, 2, { cards: ['binding-word'] });
    scene.monster('ghoul', 3, 2);
    scene.monster('ghoul', 20, 20);
    scene.monster('lord-morrow-ironrind', 4, 4);
    scene.turn(UTILITY, 3);
  });
  s.refused(UTILITY, use('binding-word', 4), 'geo.line-of-sight').refused(
    UTILITY,
    use('binding-word', 5),
    'benefit.category',
  );
  s.does(UTILITY, use('binding-word', FOE)).told('effectGiven', { who: FOE }, 'effect.stun').finish();
});

test('[enc.end] what a Benefit would do after the death of the last monster is not done any more', () => {
  const used = (isLast: boolean) =>
    printed(
      { [FIRST]: made([clause('deal-damage', 9), clause('shield', 2, { isSelf: true })], { target: 'enemy' }) },
      () => {
        const s = story((scene) => {
          scene.hero('offense', 1, 2, { cards: [FIRST] });
          scene.monster('ghoul', 2, 2);
          if (!isLast) scene.monster('ghoul', 4, 4);
          scene.turn(OFFENSE);
        });
        return s.does(OFFENSE, use(FIRST, FOE)).told('died', { monster: FOE });
      },
    );
  used(false).told('shielded', { who: OFFENSE, amount: 2 }).silent('encounterWon').finish();
  used(true).silent('shielded').told('encounterWon').finish();
});

test('[enc.start] Thorns are up as the Encounter begins, and by its rule', () => {
  const s = dawn((scene) => void scene.hero('defense', 0, 0, { cards: ['ring-of-thorns'] }), 'ghoul', DEFENSE);
  s.dice(4)
    .does(MONSTERS_SEAT, setUp(2, 2))
    .told('reflecting', { who: DEFENSE, amount: 2, reflect: 2 }, 'enc.start')
    .finish();
});

test('[effect.push] “if stopped” is about a Push: whoever is pulled less far than it could be was not stopped', () => {
  const moved = (word: 'push' | 'pull', x: number) =>
    printed(
      {
        [FIRST]: made([clause(word, 4), clause('weak', 1, { condition: 'stopped' })], {
          target: 'any-enemy',
          duration: 'long',
        }),
      },
      () => {
        const s = story((scene) => {
          scene.hero('offense', 0, 2, { cards: [FIRST] });
          scene.monster('orc-brute', 3, 2);
          scene.turn(OFFENSE);
        });
        s.does(OFFENSE, use(FIRST, FOE)).does(OFFENSE, place(x, 2)).finish();
        return bears(s, FOE);
      },
    );
  expect([moved('pull', 1), moved('push', 4)]).toEqual([[], ['weak 1 long']]);
});

test('[gen.big-has-champion] [gen.quest-has-lord] the leader of a room comes last, by the rule that gives it one', () => {
  enterRoom([5, 6, 1, 3]).told('setUp', { record: 'champion-crypt-knight' }, 'gen.big-has-champion').finish();
  const quest = enterRoom([5, 6, 1, 3], (scene) => Object.assign(scene.table, { roomsFound: 4 }));
  quest.told('setUp', { number: 1 }, 'gen.quest-has-lord').finish();
});

test('[move.shift] whoever shifts goes straight past an enemy; whoever walks goes around it where that is no farther', () => {
  const { table } = story((scene) => {
    scene.hero('offense', 0, 2);
    scene.monster('ghoul', 2, 1);
    scene.turn(OFFENSE);
  });
  const way = (isShift: boolean) => wayTo(table, entityOf(table, OFFENSE), sq(4, 2), 6, isShift);
  expect(way(true)).toEqual([sq(1, 2), sq(2, 2), sq(3, 2), sq(4, 2)]);
  expect(way(false).slice(0, 3)).toEqual([sq(1, 3), sq(2, 3), sq(3, 3)]);
});
