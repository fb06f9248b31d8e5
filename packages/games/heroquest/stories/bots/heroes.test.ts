import { seedRng } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { because, type Decision } from '../../src/bots/decision.ts';
import { heroChooser } from '../../src/bots/heroes/index.ts';
import { leaderOf } from '../../src/bots/heroes/party.ts';
import { BARBARIAN, HEROES_SEAT } from '../cast.ts';
import { type DungeonStory, dungeon } from '../dungeon.ts';
import { sq } from '../wishes.ts';

/**
 * What the program's heroes answer here and then at every question of the turn, up to their action or its end; and why.
 */
function answers(s: DungeonStory, until = 12): Decision[] {
  const choose = heroChooser();
  const given: Decision[] = [];
  const dice = [3, 3];
  while (given.length < until) {
    const sight = s.sight(HEROES_SEAT);
    const [ask] = sight.asks;
    if (ask === undefined || ask.question.kind !== 'turn') break;
    const decision = choose({ sight, ask, offers: [], rng: seedRng('fast:hero') });
    given.push(decision);
    const { action } = decision;
    if (action.type === 'attack' || action.type === 'cast' || action.type === 'search' || action.type === 'endTurn')
      break;
    if (action.type === 'roll') s.dice(...dice);
    s.does(HEROES_SEAT, action);
  }
  return given;
}

const first = (s: DungeonStory): Decision | undefined => answers(s, 1)[0];
const last = (s: DungeonStory): Decision | undefined => answers(s).at(-1);
const walks = (given: readonly Decision[]): readonly Decision[] => given.filter(({ action }) => action.type === 'walk');

test('[ai.hero-view-only] what a hero does follows from what its seat sees', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    scene.monster('orc', 11, 9);
    scene.turn('barbarian');
  });
  const sight = s.sight(HEROES_SEAT);
  expect(sight.view.hidden).toBeNull();
  const [ask] = sight.asks;
  if (ask === undefined) throw new Error('nobody is asked');
  const fromText = JSON.parse(JSON.stringify({ sight, ask }));
  const play = (given: { sight: typeof sight; ask: typeof ask }): Decision =>
    heroChooser()({ ...given, offers: [], rng: seedRng('fast:1') });
  expect(play(fromText)).toEqual(play({ sight, ask }));
});

test('[ai.hero-leader] whoever can bear most leads, and the Wizard only when nobody else can', () => {
  const view = dungeon(1, (scene) => scene.turn('barbarian')).view(HEROES_SEAT);
  expect(leaderOf(view)?.hero).toBe('barbarian'); // 8 Body Points and two dice
  const armoured = dungeon(1, (scene) => {
    scene.hero('dwarf', { gear: ['shortsword', 'helmet', 'shield'] });
    scene.turn('barbarian');
  }).view(HEROES_SEAT);
  expect(leaderOf(armoured)?.hero).toBe('dwarf'); // 7 Body Points and four dice
  const alone = dungeon(1, (scene) => {
    for (const hero of ['barbarian', 'dwarf', 'elf'] as const) scene.hero(hero, { status: 'dead', body: 0 });
    scene.turn('wizard');
  }).view(HEROES_SEAT);
  expect(leaderOf(alone)?.hero).toBe('wizard');
});

test('[ai.hero-follow] the others stay close to the leader', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.', 'Z').opened('8,9E');
    scene.hero('barbarian', { at: sq(13, 9), searched: ['Z'] });
    scene.hero('dwarf', { at: sq(12, 8), searched: ['Z'] });
    scene.hero('elf', { at: sq(12, 10), searched: ['Z'] });
    scene.hero('wizard', { at: sq(8, 12), searched: ['Z'] });
    scene.table.trapSearched.push('Z');
    scene.turn('wizard', { hasActed: true });
  });
  const before = s.table.heroes[3]?.at ?? 0;
  expect(walks(answers(s))).toMatchObject([{ rule: 'ai.hero-follow' }]);
  const far = (at: number): number => Math.abs((at % 26) - 13) + Math.abs(Math.floor(at / 26) - 9);
  expect(far(s.table.heroes[3]?.at ?? 0)).toBeLessThan(far(before));
});

test('[ai.hero-search] traps first, then treasure', () => {
  const room = (isWarned: boolean): DungeonStory =>
    dungeon(1, (scene) => {
      scene.reveal('Z');
      for (const [i, hero] of (['barbarian', 'dwarf', 'elf', 'wizard'] as const).entries())
        scene.hero(hero, { at: sq(10 + i, 9) });
      if (isWarned) scene.table.trapSearched.push('Z');
      scene.turn('barbarian');
    });
  expect(last(room(false))).toEqual(because('ai.hero-search', { type: 'search', what: 'traps' }));
  expect(last(room(true))).toEqual(because('ai.hero-search', { type: 'search', what: 'treasure' }));
});

test('[ai.hero-attack-score] of two monsters in reach the one that is easier to fell is struck', () => {
  let goblin = 0;
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    scene.monster('zombie', 10, 8);
    goblin = scene.monster('goblin', 11, 9);
    scene.turn('barbarian');
  });
  expect(last(s)).toMatchObject({ rule: 'ai.hero-attack-score', action: { type: 'attack', target: goblin } });
});

test('[ai.hero-hold] with fast monsters about to come nobody runs into them', () => {
  const s = dungeon(1, (scene) => {
    scene
      .reveal('Z', '.')
      .opened('8,9E')
      .hero('barbarian', { at: sq(8, 9) });
    scene.hero('dwarf', { at: sq(8, 10) });
    scene.hero('elf', { at: sq(8, 8) });
    scene.hero('wizard', { at: sq(8, 7) });
    for (const row of [7, 8, 9, 10, 11]) scene.monster('orc', 14, row);
    scene.turn('dwarf', { movement: 3 });
  });
  expect(last(s)?.rule).toBe('ai.hero-hold');
  const at = s.table.heroes[1]?.at ?? 0;
  expect(at % 26).toBeLessThanOrEqual(9);
});

test('[ai.hero-spells] a hero who is badly hurt is healed before anything else', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('Z').hero('elf', { at: sq(10, 9), schools: ['earth'] });
    scene.hero('barbarian', { at: sq(11, 9), body: 2 });
    scene.monster('orc', 12, 9);
    scene.turn('elf');
  });
  expect(last(s)).toMatchObject({
    rule: 'ai.hero-spells',
    action: { type: 'cast', spell: 'heal-body', targets: [BARBARIAN] },
  });
});

test('[ai.hero-survive] with two Body Points left and a monster in sight a potion is drunk', () => {
  const near = (body: number): Decision | undefined =>
    first(
      dungeon(1, (scene) => {
        scene.reveal('Z').hero('barbarian', { at: sq(10, 9), body, potions: ['healing'] });
        scene.monster('orc', 11, 9);
        scene.turn('barbarian');
      }),
    );
  expect(near(2)).toEqual(because('ai.hero-survive', { type: 'drink', hero: 'barbarian', potion: 'healing' }));
  expect(near(8)?.action.type).not.toBe('drink');
});

test('[ai.hero-exit] with the deed done it goes home', () => {
  const s = dungeon(1, (scene) => {
    scene.reveal('.', 'E', 'Z').opened('4,9E', '8,9E', '7,10E').reveal('F');
    scene.hero('barbarian', { at: sq(9, 9) });
    scene.table.isGoalMet = true;
    scene.turn('barbarian', { movement: 8 });
  });
  expect(walks(answers(s))).toMatchObject([{ rule: 'ai.hero-exit' }]);
  expect((s.table.heroes[0]?.at ?? 0) % 26).toBeLessThan(9);
});
