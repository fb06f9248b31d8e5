import { expect, test } from 'vitest';
import { at, crowd, DEFENSE, OFFENSE, question, UTILITY, who } from '../cast.ts';
import { block, type GlowStory, type Scene, story, tile } from '../scene.ts';
import { atTheDoor, atTheEnd, DOOR, enterRoom, onStairs, openDoor, setUpAll } from '../scenes.ts';
import { attack, award, DONE, END, gain, go, keep, open, use } from '../wishes.ts';

test('scenario 29 [damage.simultaneous] [lose.beats-win] [lose.resolve-empty] dying blow and the end', () => {
  const blow = (resolve: number) =>
    story(
      (scene) => {
        scene.hero('offense', 2, 2, { hitpoints: 2, reflect: 2 });
        scene.monster('rat-swarm', 1, 2, { hitpoints: 2 });
        scene.encounter({ room: 'quest', family: 'depths' }).turn(DEFENSE);
        Object.assign(scene.table, { roomsFound: 5, roomsCleared: 4, resolve });
      },
      { heroes: 'defense,offense' },
    )
      .dice(3, 2, 12)
      .does(DEFENSE, END)
      .told('harmed', { who: OFFENSE, amount: 4, reflected: 2, loss: 2, hitpoints: 0 })
      .told('fell', { hero: OFFENSE, resolve: 0 })
      .told('harmed', { who: 3, how: 'returned', amount: 2 })
      .told('died', { monster: 3 });
  const lost = blow(0).told('expeditionLost', {}, 'lose.resolve-empty').silent('expeditionWon').silent('encounterWon');
  expect(lost.state.outcome).toMatchObject({ rule: 'lose.resolve-empty' });
  const won = blow(1).told('expeditionWon', {}, 'win.quest').silent('expeditionLost');
  expect(won.state.outcome).toEqual({ winners: 0b11, rule: 'win.quest' });
  for (const s of [lost, won]) s.finish();
});

test('scenario 35 [ctrl.pick-record] who acts', () => {
  const undead = (leader: boolean) =>
    story((scene) => {
      scene.hero('defense', 2, 2);
      scene.monster('skeleton-spearman', 3, 2);
      scene.monster('ghoul', 4, 4);
      if (leader) scene.monster('champion-crypt-knight', 1, 2);
      scene.turn(DEFENSE);
    });
  undead(false)
    .dice(5, 1, 1, 1, 2)
    .does(DEFENSE, END)
    .told('recordRolled', { die: 5, record: 'skeleton-spearman' })
    .finish();
  const led = undead(true).dice(4, 1, 1, 1, 2).does(DEFENSE, END);
  led.told('recordRolled', { die: 4, record: 'champion-crypt-knight' }).told('turnBegan', { who: 5 }).finish();
});

test('scenario 36 [ctrl.6-target] [ctrl.7-square] [ctrl.9-attack] [ctrl.blind] [ctrl.no-unconscious] blind', () => {
  const assassin = () =>
    story((scene) => {
      scene.hero('defense', 3, 2, { reflect: 5 });
      scene.hero('utility', 3, 4, { hitpoints: 0 });
      scene.monster('goblin-assassin', 0, 2);
      scene.turn(DEFENSE);
    });
  const s = assassin()
    .dice(1, 3, 6, 2)
    .does(DEFENSE, END)
    .told('walked', { who: 3 })
    .told('hit', { total: 8, grit: 8 });
  expect([at(s, DEFENSE), at(s, 3)]).toEqual([
    [4, 3],
    [3, 2],
  ]);
  s.told('moved', { who: 3, from: cell(2, 1) });
  expect([who(s, DEFENSE).reflect, who(s, DEFENSE).hitpoints, who(s, 3).hitpoints]).toEqual([3, 10, 1]);
  s.finish();
  const missed = assassin().dice(1, 3, 5, 2).does(DEFENSE, END).told('missed', { total: 5, grit: 8 });
  missed.told('used', { who: 3, benefit: 'move', left: 2 }).told('turnEnded', { who: 3 });
  expect(missed.heard(0).filter((event) => event.type === 'used')).toHaveLength(1);
  missed.finish();
});

const cell = (x: number, y: number): number => block(x, y, x, y)[0] ?? -1;

test('scenario 37 [patrol.first-record] a Patrol appears', () => {
  const s = story((scene) => {
    onStairs(scene);
    for (const [id, role] of (['defense', 'offense', 'utility'] as const).entries())
      scene.hero(role, id % 2, -Math.floor(id / 2));
    scene.phase(OFFENSE, 14);
  });
  s.dice(13, 1, 1, 3, 4).does(OFFENSE, go(1, -2)).told('encounterBegan', { family: 'undead', die: 3 });
  s.told('patrolRolled', { die: 4, record: 'ghoul' });
  expect(crowd(setUpAll(s.dice(2)))).toEqual({ ghoul: 2 });
  s.finish();
});

test('scenario 37 [patrol.reinforcements] [patrol.call-cancelled] [patrol.caller-first] a Patrol calls', () => {
  const s = story((scene) => {
    scene.floor([tile(1, 'big', block(0, 0, 4, 9))]);
    scene.hero('defense', 4, 0);
    scene.hero('offense', 0, 3);
    scene.hero('utility', 2, 4);
    scene.monster('ghoul', 1, 4, { mayCall: true });
    scene.monster('ghoul', 4, 9, { mayCall: true });
    scene.encounter({ room: null, family: 'undead' }).turn(DEFENSE);
  });
  s.dice(3, 4, 1, 3).does(DEFENSE, END).told('called', { monster: 3 }).told('attackDeclared', { attacker: 3 });
  s.told('used', { who: 3, benefit: 'reinforcements', left: 1 });
  s.dice(12).does(OFFENSE, attack(3)).does(OFFENSE, DONE).does(OFFENSE, use('power')).does(OFFENSE, use('power'));
  s.told('died', { monster: 3 }).told('callVoid', { monster: 3 }, 'patrol.call-cancelled');
  s.dice(3, 3, 2).does(OFFENSE, END).told('called', { monster: 4 }).silent('reinforced');
  expect(crowd(s)).toEqual({ ghoul: 1 });
  s.does(UTILITY, END)
    .told('chose', { monster: 4, why: 'caller' })
    .silent('recordRolled')
    .told('reinforced', { monster: 4 });
  expect(crowd(setUpAll(s.dice(1, 1, 1, 2)))).toEqual({ ghoul: 1, 'skeleton-spearman': 2, 'bone-chanter': 2 });
  s.told('surgesRolled', { who: 4 }).finish();
});

test('scenario 38 [bounty.reward] [glow.harvest-after-reset] [enc.end-cleanup] Bounty and Glow', () => {
  const s = story((scene) => {
    atTheDoor(scene);
    scene.hero('defense', 1, 2, { shield: 1, hitpoints: 4 });
    scene.hero('offense', 0, 1, { shield: 1 });
    scene.hero('utility', 1, 3, { shield: 1, hitpoints: 7 });
    scene.monster('orc-brute', 0, 2, { hitpoints: 3, bounty: 1 });
    scene.monster('grey-wolf', 1, 4, { hitpoints: 2 });
    scene.effect(4, 'stun', 1).effect(4, 'immobile', 1).effect(OFFENSE, 'unsteady', 1).effect(UTILITY, 'grit', 1);
    scene.glow(1, 0).glow(1, 1).turn(OFFENSE);
  });
  s.dice(12).does(OFFENSE, attack(3)).told('died', { monster: 3, bounty: 1 }).silent('encounterWon');
  s.dice(1, 1, 1, 2)
    .does(OFFENSE, END)
    .dice(12)
    .does(UTILITY, attack(4))
    .does(UTILITY, DONE)
    .does(UTILITY, use('power'));
  s.does(UTILITY, use('power')).told('died', { monster: 4 }).told('encounterWon').told('glowHarvested', { glow: 2 });
  const rested = (hitpoints: number) => ({ hitpoints, shield: 2, reflect: 0, effects: [] });
  expect(s.table.heroes).toMatchObject([rested(10), rested(8), rested(12)]);
  for (const [seat, deck] of [
    [DEFENSE, 'defense'],
    [OFFENSE, 'offense'],
    [UTILITY, 'utility'],
  ] as const)
    s.does(seat, gain(deck)).does(seat, keep(s.table.drawn[0] ?? 'tough'));
  expect(question(s)).toEqual({ kind: 'bounty', left: 1 });
  s.does(UTILITY, award(OFFENSE, 'offense')).does(OFFENSE, keep(s.table.drawn[0] ?? 'tough'));
  expect(s.table.heroes.map(({ cards }) => cards.length)).toEqual([1, 2, 1]);
  expect(question(s)).toEqual({ kind: 'explore', hero: DEFENSE });
  setUpAll(s.dice(12, 6, 1, 3).does(DEFENSE, open(DOOR)).dice(4)).told('turnBegan', { who: DEFENSE });
  expect(s.table.heroes.map(({ shield }) => shield)).toEqual([2, 2, 2]);
  s.finish();
});

test('scenario 39 [gen.quest-room-auto] the fifth door', () => {
  const s = openDoor([3, 6, 1, 3], (scene) => Object.assign(scene.table, { roomsFound: 4 })).told('roomFound', {
    room: 'quest',
    found: 5,
  });
  expect(s.table.floor.doors).toHaveLength(1);
  s.finish();
  const entered = enterRoom([3, 6, 1, 3], (scene) => Object.assign(scene.table, { roomsFound: 4 }));
  expect(crowd(entered)).toMatchObject({ 'lord-veskar-the-hollow': 1 });
});

test('scenario 39 [fit.dead-end-reroll] the dead end', () => {
  const s = story((scene) => {
    atTheEnd(scene);
    scene.hero('offense', 1, 2);
    Object.assign(scene.table, { roomsFound: 2 });
    scene.phase(OFFENSE, 9);
  });
  s.dice(17, 6, 1, 14)
    .does(OFFENSE, go(1, 0))
    .told('explored', { layout: 17 })
    .told('rerolledLayout', { layout: 14 }, 'fit.dead-end-reroll');
  expect([s.table.floor.openings.length, s.table.floor.doors.length]).toEqual([1, 1]);
  s.finish();
});

test('scenario 39 [gen.type-survives-tile] a Big room where only a Small tile fits', () => {
  const narrow = (scene: Scene): void => {
    const { doors, tiles } = scene.table.floor;
    const walls = [
      tile(7, 'passage', block(7, -5, 8, 9)),
      tile(8, 'passage', block(2, 5, 6, 6)),
      tile(9, 'passage', block(2, -2, 6, -1)),
    ];
    scene.floor([...tiles.slice(0, 1), ...walls], { doors });
  };
  const s = openDoor([5, 6, 1, 3], narrow).told('roomFound', { room: 'big', tile: 'small' });
  expect(s.table.floor.tiles.at(-1)).toMatchObject({ kind: 'small' });
  s.finish();
  const entered = enterRoom([5, 6, 1, 3], narrow);
  expect(crowd(entered)).toEqual({ 'skeleton-spearman': 2, ghoul: 1, 'bone-chanter': 1, 'champion-crypt-knight': 1 });
  entered.finish();
});

/** A lone Offense ends its Turn, and Ongoing takes its last Hitpoint. */
const lastStand = (resolve: number, given = {}): GlowStory =>
  story(
    (scene) => {
      scene.hero('offense', 2, 2, { hitpoints: 1, shield: 1 });
      scene.monster('ghoul', 4, 4);
      scene.effect(3, 'stun', 1).effect(3, 'immobile', 1);
      scene.effect(0, 'weak', 1).effect(0, 'ongoing', 1, { by: 3 }).turn(0);
      scene.table.resolve = resolve;
    },
    { heroes: 'offense', ...given },
  );

test('scenario 40 [scale.last-stand] [lose.resolve-empty] [bounty.mark] Last Stand', () => {
  const s = lastStand(3);
  s.dice(3, 2, 4).does(0, END).told('stoodUp', { hero: 0, hitpoints: 7, resolve: 2 });
  expect(who(s, 0)).toMatchObject({ hitpoints: 7, effects: [], shield: 0 });
  expect([s.table.resolve, s.table.monsters[0]?.bounty, s.state.outcome]).toEqual([2, 1, null]);
  expect(question(s)).toEqual({ kind: 'turn', who: 0 });
  s.finish();
  lastStand(0).does(0, END).told('expeditionLost', {}, 'lose.resolve-empty').finish();
  lastStand(3, { literalLoneHero: true }).does(0, END).told('expeditionLost', {}, 'lose.all-unconscious').finish();
});
