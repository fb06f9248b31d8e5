import { expect, test } from 'vitest';
import { asked, at, bears, body, DEFENSE, OFFENSE, offered, UTILITY, who } from '../cast.ts';
import { block, type Scene, sq, story } from '../scene.ts';
import { attack, DONE, END, place, use } from '../wishes.ts';

/** Offense at 1,2 and an Orc Brute at 2,2. */
const facing =
  (surges: number) =>
  (scene: Scene): void => {
    scene.hero('offense', 1, 2);
    scene.monster('orc-brute', 2, 2);
    scene.turn(OFFENSE, surges);
  };
const BRUTE = 3;

test('scenario 1 [attack.hit-at-grit] [momentum.tier-straight] [momentum.follow-adjacent] [damage.fixed] a straight hit', () => {
  const s = story(facing(0)).dice(6).does(OFFENSE, attack(BRUTE));
  s.told('hit', { total: 6, grit: 6 }, 'attack.hit-at-grit');
  expect(at(s, BRUTE)).toEqual([3, 2]);
  expect(at(s, OFFENSE)).toEqual([2, 2]);
  expect(who(s, BRUTE).hitpoints).toBe(3);
  s.finish();
});

test('scenario 2 [momentum.winner-loser] [leave.forced-exempt] a miss', () => {
  const s = story(facing(0))
    .dice(5)
    .does(OFFENSE, attack(BRUTE))
    .told('missed', { total: 5, grit: 6 })
    .silent('fled')
    .silent('dodged');
  expect(at(s, OFFENSE)).toEqual([0, 2]);
  expect(at(s, BRUTE)).toEqual([1, 2]);
  expect(who(s, BRUTE).hitpoints).toBe(6);
  s.finish();
});

test('scenario 3 [attack.spend-after-roll] [benefit.limit] a near miss is bought', () => {
  const s = story(facing(3)).dice(4).does(OFFENSE, attack(BRUTE)).does(OFFENSE, use('aim')).does(OFFENSE, use('aim'));
  s.told('hit', { total: 6 }).refused(OFFENSE, use('aim'), 'benefit.limit').does(OFFENSE, DONE);
  expect(s.table.turn?.surges).toBe(1);
  s.finish();
  const poor = story(facing(1)).dice(4).does(OFFENSE, attack(BRUTE)).does(OFFENSE, use('aim'));
  poor.told('missed', { total: 5 }).finish();
});

test('scenario 4 [momentum.tier-side] [momentum.winner-chooses] a wall behind', () => {
  const s = story((scene) => {
    scene.hero('defense', 3, 2);
    scene.monster('ghoul', 4, 2);
    scene.turn(DEFENSE);
  });
  s.dice(10).does(DEFENSE, attack(3));
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'momentum', rule: 'momentum.winner-chooses' }]);
  expect(offered(s)).toEqual([
    [4, 1],
    [4, 3],
  ]);
  s.refused(DEFENSE, place(3, 1), 'momentum.winner-chooses').does(DEFENSE, place(4, 3));
  expect(at(s, 3)).toEqual([4, 3]);
  expect(at(s, DEFENSE)).toEqual([4, 2]);
  s.finish();
});

test('scenario 5 [momentum.tier-diagonal] along the wall', () => {
  const s = story((scene) => {
    scene.hero('defense', 2, 1);
    scene.monster('ghoul', 3, 0);
    scene.turn(DEFENSE);
  });
  s.dice(10).does(DEFENSE, attack(3));
  expect(asked(s)).toEqual(['turn']);
  expect(at(s, 3)).toEqual([4, 0]);
  expect(at(s, DEFENSE)).toEqual([3, 0]);
  s.finish();
});

test('scenario 6 [momentum.enterable] [momentum.tier-diagonal] the square behind is taken', () => {
  const s = story((scene) => {
    scene.hero('offense', 1, 2);
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 3, 2);
    scene.turn(OFFENSE);
  });
  s.dice(10).does(OFFENSE, attack(3));
  expect(offered(s)).toEqual([
    [3, 1],
    [3, 3],
  ]);
  s.refused(OFFENSE, place(3, 2), 'momentum.winner-chooses').does(OFFENSE, place(3, 3));
  expect(at(s, 3)).toEqual([3, 3]);
  expect(at(s, 4)).toEqual([3, 2]);
  expect(at(s, OFFENSE)).toEqual([2, 2]);
  s.finish();
});

test('scenario 7 [momentum.swap] [momentum.tier-side] [momentum.always-changes] in the corner', () => {
  const corner = (x: number, y: number) =>
    story((scene) => {
      scene.hero('offense', x, y);
      scene.monster('ghoul', 0, 0);
      scene.turn(OFFENSE);
    })
      .dice(10)
      .does(OFFENSE, attack(3));
  const diagonal = corner(1, 1);
  expect([at(diagonal, OFFENSE), at(diagonal, 3)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
  diagonal.told('moved', { who: 3, how: 'swap' }, 'momentum.swap').finish();
  const straight = corner(1, 0);
  expect([at(straight, OFFENSE), at(straight, 3)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
  straight.finish();
});

test('scenario 8 [momentum.chain] [momentum.winner-chooses] a chain', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2);
    scene.monster('ghoul', 4, 2);
    scene.monster('ghoul', 4, 1);
    scene.monster('ghoul', 4, 3);
    scene.turn(OFFENSE);
  });
  s.dice(10).does(OFFENSE, attack(3));
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'momentum', rule: 'momentum.chain' }]);
  expect(offered(s)).toEqual([
    [4, 1],
    [4, 3],
  ]);
  s.does(OFFENSE, place(4, 1));
  expect([3, 4, 5, OFFENSE].map((id) => at(s, id))).toEqual([
    [4, 1],
    [4, 0],
    [4, 3],
    [4, 2],
  ]);
  s.finish();
});

test('scenario 9 [momentum.chain] [momentum.chain-no-repeat] a long chain', () => {
  const tail = () =>
    story((scene) => {
      scene.passage().hero('offense', 0, 2);
      scene.monster('ghoul', 0, 1);
      scene.monster('ghoul', 0, 0);
      scene.monster('ghoul', 1, 0);
      scene.monster('ghoul', 1, 1);
      scene.turn(OFFENSE);
    })
      .dice(10)
      .does(OFFENSE, attack(3));
  const round = tail().does(OFFENSE, place(0, 0));
  expect([6, 5, 4, 3, OFFENSE].map((id) => at(round, id))).toEqual([
    [1, 2],
    [1, 1],
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
  round.finish();
  const short = tail().does(OFFENSE, place(1, 1));
  expect([6, 3, OFFENSE, 4, 5].map((id) => at(short, id))).toEqual([
    [1, 2],
    [1, 1],
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
  short.finish();
});

test('scenario 10 [momentum.swap] [momentum.always-changes] no room at all', () => {
  const s = story((scene) => {
    scene.passage().hero('offense', 0, 1);
    scene.hero('defense', 0, 4);
    scene.hero('utility', 1, 4, { hitpoints: 0 });
    scene.monster('ghoul', 0, 0);
    for (const cell of block(0, 0, 1, 4)) {
      const y = Math.floor((cell - sq(0, 0)) / (sq(0, 1) - sq(0, 0)));
      const x = cell - sq(0, y);
      if (y < 4 && !(x === 0 && y < 2)) scene.monster('ghoul', x, y);
    }
    scene.turn(OFFENSE);
  });
  const before = [...s.table.heroes, ...s.table.monsters].map(({ id, at: cell }) => ({ id, cell }));
  expect(before).toHaveLength(10);
  s.dice(10).does(OFFENSE, attack(3));
  expect(at(s, OFFENSE)).toEqual([0, 0]);
  expect(at(s, 3)).toEqual([0, 1]);
  const others = before.filter(({ id }) => id !== OFFENSE && id !== 3);
  expect(others.map(({ id }) => who(s, id).at)).toEqual(others.map(({ cell }) => cell));
  s.finish();
});

test('scenario 11 [geo.direction] [momentum.distant] [momentum.follow-distant] from afar, straight and off the axis', () => {
  const shot = (from: readonly [number, number], to: readonly [number, number]) => {
    const s = story((scene) => {
      scene.hero('offense', ...from, { cards: ['hunting-bow'] });
      scene.monster('ghoul', ...to);
      scene.turn(OFFENSE);
    });
    s.dice(10).does(OFFENSE, attack(3, 'hunting-bow')).finish();
    return [at(s, 3), at(s, OFFENSE)];
  };
  expect(shot([0, 2], [3, 2])).toEqual([
    [4, 2],
    [1, 2],
  ]);
  expect(shot([0, 0], [3, 1])).toEqual([
    [4, 1],
    [1, 0],
  ]);
  expect(shot([0, 0], [2, 1])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});

test('scenario 12 [momentum.winner-chooses] [ctrl.10-momentum] a miss from afar with a wall behind', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['hunting-bow'] });
    scene.hero('utility', 0, 4);
    scene.monster('cult-whisperer', 3, 2);
    scene.turn(OFFENSE);
  });
  s.dice(2).does(OFFENSE, attack(3, 'hunting-bow')).told('missed', { total: 2, grit: 6 });
  expect(at(s, OFFENSE)).toEqual([0, 1]);
  expect(at(s, 3)).toEqual([2, 2]);
  expect(at(s, UTILITY)).toEqual([0, 4]);
  s.finish();
});

test('scenario 13 [momentum.forced] [glow.forced-entry] [effect.ongoing] [turn.reroll-one] Immobile, and into the Glow', () => {
  const s = story((scene) => {
    scene.glow(3, 2).hero('defense', 1, 2);
    scene.monster('orc-brute', 2, 2, { shield: 2 });
    scene.effect(DEFENSE, 'weak', 2).effect(3, 'immobile', 0, { duration: 'short' });
    scene.turn(DEFENSE);
  });
  s.dice(10).does(DEFENSE, attack(3));
  expect(at(s, 3)).toEqual([3, 2]);
  expect(at(s, DEFENSE)).toEqual([2, 2]);
  expect(bears(s, 3)).toEqual(['immobile short', 'ongoing 3 long']);
  expect(s.table.glow).toEqual([sq(3, 2)]);
  s.told('harmed', { who: 3, amount: 0, loss: 0 });
  // The record, the Surges and their second roll, a to-hit die that Aim cannot save, and the Surges of the next hero.
  s.dice(1, 1, 1, 2, 6)
    .does(DEFENSE, END)
    .told('surgesRolled', { who: 3, dice: [1, 1], surges: 1 });
  expect(body(s, 3)).toEqual([3, 2, 0]);
  s.finish();
});

test('scenario 14 [momentum.anchor-chooses] the loser is anchored', () => {
  const s = story((scene) => {
    scene.hero('offense', 0, 2, { cards: ['light-feet'] });
    scene.monster('ghoul', 1, 2);
    scene.turn(DEFENSE);
  });
  s.dice(3, 2, 9).does(DEFENSE, END);
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'momentum', rule: 'momentum.anchor-chooses' }]);
  expect(offered(s)).toEqual([
    [0, 3],
    [0, 1],
  ]);
  s.refused(OFFENSE, place(0, 2), 'momentum.winner-chooses').dice(4).does(OFFENSE, place(0, 3));
  expect(at(s, OFFENSE)).toEqual([0, 3]);
  expect(at(s, 3)).toEqual([0, 2]);
  s.finish();
});
