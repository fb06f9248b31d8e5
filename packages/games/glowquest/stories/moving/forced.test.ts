import { expect, test } from 'vitest';
import { asked, at, bears, DEFENSE, FOE, OFFENSE, OTHER, offered, UTILITY, who } from '../cast.ts';
import { type Scene, story } from '../scene.ts';
import { attack, place, use } from '../wishes.ts';

test('[effect.slide] a Slide leads over any way of free squares, around others but not through them', () => {
  const s = story((scene) => {
    scene.passage().hero('utility', 0, 4, { cards: ['guiding-hand'] });
    scene.hero('offense', 0, 0);
    scene.monster('ghoul', 0, 1);
    scene.monster('ghoul', 1, 2);
    scene.turn(UTILITY, 1);
  });
  s.does(UTILITY, use('guiding-hand', OFFENSE));
  expect(new Set(offered(s).map(String))).toEqual(new Set(['0,0', '1,0', '1,1', '0,2', '0,3', '1,3']));
  s.refused(UTILITY, place(0, 1), 'effect.forced-up-to')
    .does(UTILITY, place(0, 2))
    .told('moved', { who: OFFENSE, how: 'slide' }, 'effect.slide');
  expect(at(s, OFFENSE)).toEqual([0, 2]);
  expect(who(s, OFFENSE).shield).toBe(1);
  s.finish();
});

test('[effect.push] all squares of a Push go the way that leads from user to target at the start', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0, { cards: ['kicking-boots', 'ring-of-the-far-hand'] });
    scene.monster('ghoul', 2, 1);
    scene.turn(DEFENSE, 1);
  });
  s.does(DEFENSE, use('kicking-boots', FOE));
  expect(offered(s)).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
  s.does(DEFENSE, place(4, 3)).told('moved', { who: FOE, how: 'push' }, 'effect.push');
  expect(at(s, DEFENSE)).toEqual([0, 0]);
  s.finish();
});

test('[effect.pull] a Pull looks for its way anew with every square, and ends beside the user', () => {
  const s = story((scene) => {
    scene.hero('defense', 0, 0, { cards: ['hook-and-drag'] });
    scene.monster('ghoul', 4, 1);
    scene.turn(DEFENSE, 1);
  });
  s.does(DEFENSE, use('hook-and-drag', FOE));
  expect(offered(s)).toEqual([
    [4, 1],
    [3, 1],
    [2, 1],
    [1, 0],
  ]);
  s.does(DEFENSE, place(1, 0)).told('moved', { who: FOE, how: 'pull' }, 'effect.pull').finish();
});

test('[effect.forced-not-leaving] whoever is moved by force leaves nobody, and nobody leaves it', () => {
  const s = story((scene) => {
    scene.hero('utility', 4, 4, { cards: ['guiding-hand', 'trade-places'] });
    scene.hero('offense', 1, 2);
    scene.hero('defense', 1, 3);
    scene.monster('ghoul', 2, 2);
    scene.turn(UTILITY, 3);
  });
  s.does(UTILITY, use('guiding-hand', OFFENSE)).does(UTILITY, place(0, 0)).silent('fled').silent('dodged');
  s.does(UTILITY, use('trade-places', DEFENSE)).silent('fled').silent('dodged');
  expect(asked(s)).toEqual(['turn']);
  expect([at(s, OFFENSE), at(s, DEFENSE), at(s, UTILITY)]).toEqual([
    [0, 0],
    [4, 4],
    [1, 3],
  ]);
  expect([OFFENSE, DEFENSE, UTILITY].map((id) => bears(s, id))).toEqual([[], [], []]);
  s.does(UTILITY, use('shove', FOE)).does(UTILITY, place(3, 1)).silent('fled').silent('dodged').finish();
});

/** Defense with Kicking Boots at 1,2 and a Ghoul at 2,2. */
const kicking =
  (more: (scene: Scene) => void = () => undefined) =>
  (scene: Scene): void => {
    scene.hero('defense', 1, 2, { cards: ['kicking-boots'] });
    scene.monster('ghoul', 2, 2);
    more(scene);
    scene.turn(DEFENSE, 2);
  };

test('[effect.forced-up-to] the user stops it anywhere from where it stands to the full number', () => {
  const kick = () => story(kicking()).does(DEFENSE, use('kicking-boots', FOE));
  expect(offered(kick())).toEqual([
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
  for (const x of [2, 3, 4]) {
    const s = kick().does(DEFENSE, place(x, 2));
    expect(at(s, FOE)).toEqual([x, 2]);
    s.finish();
  }
  kick()
    .refused(DEFENSE, place(3, 1), 'effect.forced-up-to')
    .refused(DEFENSE, place(1, 2), 'effect.forced-up-to')
    .finish();
});

test('[effect.forced-stops] walls, closed doors, others and Glow stop it, and it does not go around', () => {
  const reach = (set: (scene: Scene) => void, user: number, id: string) => {
    const s = story(set).does(user, use(id, FOE));
    return asked(s)[0] === 'forced' ? offered(s).map(String) : [];
  };
  expect(
    reach(
      kicking((scene) => scene.monster('ghoul', 3, 2)),
      DEFENSE,
      'kicking-boots',
    ),
  ).toEqual([]);
  expect(
    reach(
      kicking((scene) => scene.monster('ghoul', 4, 2)),
      DEFENSE,
      'kicking-boots',
    ),
  ).toEqual(['2,2', '3,2']);
  expect(
    reach(
      kicking((scene) => scene.glow(3, 2)),
      DEFENSE,
      'kicking-boots',
    ),
  ).toEqual(['2,2', '3,2']);
  const through = (isOpen: boolean) => (scene: Scene) => {
    scene.passageAndRoom(isOpen).hero('defense', 0, 2, { cards: ['kicking-boots'] });
    scene.monster('ghoul', 1, 2);
    scene.turn(DEFENSE, 1);
  };
  expect(reach(through(true), DEFENSE, 'kicking-boots')).toEqual(['1,2', '2,2', '3,2']);
  expect(reach(through(false), DEFENSE, 'kicking-boots')).toEqual([]);
  const slid = story((scene) => {
    scene
      .passage()
      .glow(0, 1)
      .glow(1, 1)
      .hero('utility', 0, 4, { cards: ['guiding-hand'] });
    scene.hero('offense', 0, 0);
    scene.monster('ghoul', 1, 4);
    scene.turn(UTILITY, 1);
  }).does(UTILITY, use('guiding-hand', OFFENSE));
  expect(offered(slid).map(String)).toEqual(['0,0', '1,0', '1,1', '0,1']);
  slid.does(UTILITY, place(0, 1));
  expect(bears(slid, OFFENSE)).toEqual(['ongoing 3 long']);
  slid.finish();
  const pulled = (x: number) => (scene: Scene) => {
    scene.hero('utility', 0, 2, { cards: ['beckon'] });
    scene.hero('defense', x, 2);
    scene.monster('ghoul', 4, 2);
    scene.turn(UTILITY, 1);
  };
  expect(reach(pulled(2), UTILITY, 'beckon')).toEqual(['4,2', '3,2']);
});

test('[effect.lord-braced] a Lord goes one square at most, but Momentum takes him along', () => {
  const lord = (record: 'lord-veskar-the-hollow' | 'champion-crypt-knight') =>
    story((scene) => {
      scene.hero('defense', 0, 2, { cards: ['kicking-boots', 'hook-and-drag'] });
      scene.monster(record, 1, 2);
      scene.turn(DEFENSE, 1);
    });
  const pushed = lord('lord-veskar-the-hollow').does(DEFENSE, use('kicking-boots', FOE));
  expect(offered(pushed)).toEqual([
    [1, 2],
    [2, 2],
  ]);
  pushed.does(DEFENSE, place(2, 2)).dice(8).refused(DEFENSE, attack(FOE), 'attack.target-adjacent');
  const champion = lord('champion-crypt-knight').does(DEFENSE, use('kicking-boots', FOE));
  expect(offered(champion)).toHaveLength(3);
  const hit = story((scene) => {
    scene.hero('defense', 0, 2);
    scene.monster('lord-veskar-the-hollow', 1, 2);
    scene.turn(DEFENSE);
  });
  hit.dice(9).does(DEFENSE, attack(FOE));
  expect(at(hit, FOE)).toEqual([2, 2]);
  hit.finish();
  const pull = story((scene) => {
    scene.hero('defense', 0, 2, { cards: ['hook-and-drag'] });
    scene.monster('lord-veskar-the-hollow', 4, 2);
    scene.turn(DEFENSE, 1);
  });
  pull.does(DEFENSE, use('hook-and-drag', FOE));
  expect(offered(pull)).toEqual([
    [4, 2],
    [3, 2],
  ]);
});

test('[effect.swap] user and target exchange squares, and both are moved by force', () => {
  const s = story((scene) => {
    scene
      .glow(1, 1)
      .glow(2, 1)
      .hero('defense', 1, 1, { cards: ['interpose'] });
    scene.hero('offense', 2, 1);
    scene.monster('ghoul', 3, 1);
    scene.monster('ghoul', 0, 0);
    scene.effect(DEFENSE, 'immobile', 0).turn(DEFENSE, 1);
  });
  s.does(DEFENSE, use('interpose', OFFENSE))
    .told('moved', { who: OFFENSE, how: 'swap' }, 'effect.swap')
    .told('moved', { who: DEFENSE, how: 'swap' });
  expect([at(s, DEFENSE), at(s, OFFENSE)]).toEqual([
    [2, 1],
    [1, 1],
  ]);
  expect([bears(s, DEFENSE), bears(s, OFFENSE)]).toEqual([['immobile long', 'ongoing 3 long'], ['ongoing 3 long']]);
  expect([who(s, DEFENSE).shield, who(s, OFFENSE).shield, at(s, OTHER)]).toEqual([2, 0, [0, 0]]);
  s.finish();
});
