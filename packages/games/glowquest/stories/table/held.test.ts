import { expect, test } from 'vitest';
import { glowquest } from '../../src/game.ts';
import { seatsFor } from '../../src/party.ts';
import { DEFENSE, FOE, OFFENSE, OTHER } from '../cast.ts';
import { story } from '../scene.ts';
import { outset, stack } from '../scenes.ts';
import { attack, DONE, exchange, go, name, place, use } from '../wishes.ts';

// What is asked, by which rule, and what is no answer to it.

test('[level.trade-for-passive] a card is exchanged at a Level Up, and neither in a Turn nor while heroes are made', () => {
  const fight = story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['heavy-swing'] });
    scene.monster('ghoul', 2, 2);
    scene.turn(OFFENSE);
  });
  fight.refused(OFFENSE, exchange('heavy-swing'), 'turn.free-order').finish();
  const making = outset((draft) => stack(draft, 'defense', 'anchor', 'payback', 'bulwark'));
  making
    .does(DEFENSE, { type: 'gain', deck: 'defense' })
    .does(DEFENSE, { type: 'keep', card: 'anchor', reshuffle: false });
  expect(making.asked()).toEqual([{ seat: DEFENSE, kind: 'gain', rule: 'create.three-gains' }]);
  making.refused(DEFENSE, exchange('anchor'), 'create.three-gains', { asked: 'gain' }).finish();
});

test('[effect.push] whom a Bull Rush pushes is asked by the rule of the Push', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0, { cards: ['bull-rush'] });
    scene.monster('orc-brute', 2, 3);
    scene.monster('orc-brute', 1, 3);
    scene.turn(DEFENSE, 2);
  });
  s.does(DEFENSE, use('bull-rush')).does(DEFENSE, go(2, 2)).does(DEFENSE, DONE);
  expect(s.asked()).toEqual([{ seat: DEFENSE, kind: 'shove', rule: 'effect.push' }]);
  s.does(DEFENSE, name(FOE))
    .does(DEFENSE, place(2, 4))
    .told('moved', { who: FOE, how: 'push' }, 'effect.push')
    .finish();
});

test('[momentum.push-direction] whoever pushes another on goes where it stood; the one behind it goes by the chain', () => {
  const s = story((scene) => {
    scene.hero('offense', 3, 2);
    scene.monster('ghoul', 4, 2);
    scene.monster('ghoul', 4, 1);
    scene.hero('utility', 4, 3);
    scene.turn(OFFENSE);
  });
  s.dice(9).does(OFFENSE, attack(FOE));
  expect(s.asked()).toEqual([{ seat: OFFENSE, kind: 'momentum', rule: 'momentum.chain' }]);
  s.does(OFFENSE, place(4, 1));
  s.told('moved', { who: FOE, how: 'momentum' }, 'momentum.push-direction').told(
    'moved',
    { who: OTHER, how: 'chain' },
    'momentum.chain',
  );
  s.finish();
});

test('[create.party-size] one seat for a hero who answers for the monsters too, up to four', () => {
  const seats = (heroes: string, monsters: 'seat' | 'heroes') => seatsFor({ heroes, monsters, freeSeating: false });
  expect([seats('utility', 'heroes'), seats('defense,offense,utility', 'seat')]).toEqual([
    glowquest.seats.min,
    glowquest.seats.max,
  ]);
});
