import { advance, cloneState, seedRng, sight, silence } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { HEROES_SEAT } from '../../../stories/cast.ts';
import { arena, type DungeonStory, dungeon, type Scene, start } from '../../../stories/dungeon.ts';
import { attack, cast, edge, search, sq, walk } from '../../../stories/wishes.ts';
import { HEROES, type Hero } from '../../content/heroes.ts';
import { heroquest } from '../../game.ts';
import { type Action, GENIE_ID, type HeroInPlay, type Question } from '../../types/index.ts';
import { because, type Decision, freely } from '../decision.ts';
import { captiveTurn, genieTurn } from './allies.ts';
import { heroChooser } from './index.ts';
import { look } from './scene.ts';

/** What the heroes answer, up to the end of the turn that is being played. */
const answers = (story: DungeonStory): Action[] => decisions(story).map(({ action }) => action);

/** The same, with the reasons. */
function decisions(story: DungeonStory, most = 12): Decision[] {
  const draft = cloneState(heroquest, story.state);
  draft.rng = seedRng('fast:answers');
  const choose = heroChooser();
  const given: Decision[] = [];
  const round = draft.table.round;
  while (
    given.length < most &&
    given.at(-1)?.action.type !== 'endTurn' &&
    draft.outcome === null &&
    draft.table.round === round
  ) {
    const [asked] = draft.asks;
    if (asked?.seat !== HEROES_SEAT) break;
    const decision = choose({
      sight: sight(heroquest, draft, HEROES_SEAT),
      ask: asked,
      offers: [],
      rng: seedRng('fast:own'),
    });
    const { action } = decision;
    const refusal = heroquest.judge(draft, asked, action);
    if (refusal !== null) throw new Error(`${JSON.stringify(action)} against ${refusal.rule}`);
    given.push(decision);
    advance(heroquest, draft, { seat: asked.seat, ask: asked.id, action }, silence);
  }
  return given;
}

/** The answer to a question that is put out of the blue. */
const answerTo = (story: DungeonStory, question: Question): Action => decisionFor(story, question).action;

function decisionFor(story: DungeonStory, question: Question): Decision {
  const seen = sight(heroquest, story.state, HEROES_SEAT);
  const ask = { id: 0, seat: HEROES_SEAT, rule: 'turn.move-and-one-action' as const, question, ...OPENLY };
  return heroChooser()({ sight: seen, ask, offers: [], rng: seedRng('fast:own') });
}

describe('[ai.hero-spells]', () => {
  /** The first answer, which is never a spell for another reason. */
  const firstOf = (story: DungeonStory): Action | undefined => {
    const [first] = decisions(story);
    if (first?.action.type === 'cast') expect(first.rule).toBe('ai.hero-spells');
    return first?.action;
  };
  const ALL: Partial<HeroInPlay> = { schools: ['air', 'fire', 'water'], spent: [] };
  /** The Wizard in a corner of the great room, the Barbarian before him. */
  const withWizard = (build: (scene: Scene) => void, wizard: Partial<HeroInPlay> = {}): DungeonStory =>
    arena((scene) => {
      scene.only('barbarian', 'wizard').hero('wizard', { at: sq(9, 7), ...ALL, ...wizard });
      scene.hero('barbarian', { at: sq(9, 9) });
      build(scene);
      scene.turn('wizard');
    });
  const orcs = (scene: Scene, ...squares: readonly (readonly [number, number])[]): void => {
    for (const square of squares) scene.monster('orc', ...square);
  };

  test('first a healing spell, for a hero with three Body Points or fewer of whom three are lost', () => {
    const story = withWizard((scene) => {
      scene.hero('barbarian', { body: 3 });
      orcs(scene, [13, 7], [13, 8], [13, 9], [13, 10]);
    });
    expect(firstOf(story)).toEqual(cast('water-of-healing', { targets: [0] }));
  });

  test('the Genie against a named monster, or four at once', () => {
    expect(firstOf(withWizard((scene) => scene.monster('verag', 14, 7)))).toMatchObject({
      type: 'cast',
      spell: 'genie',
    });
    expect(firstOf(withWizard((scene) => orcs(scene, [13, 7], [13, 8], [13, 9], [14, 11])))).toMatchObject({
      spell: 'genie',
    });
    expect(firstOf(withWizard((scene) => orcs(scene, [13, 9])))).not.toMatchObject({ spell: 'genie' });
  });

  test('Tempest over three, or over two while somebody is weak', () => {
    expect(firstOf(withWizard((scene) => orcs(scene, [13, 7], [13, 8], [12, 8])))).toMatchObject({ spell: 'tempest' });
    const weak = (body: number): DungeonStory =>
      withWizard((scene) => orcs(scene, [13, 7], [13, 8]), { spent: ['water-of-healing', 'genie'], body });
    expect(firstOf(weak(3))).toMatchObject({ spell: 'tempest' });
    expect(firstOf(weak(4))).not.toMatchObject({ spell: 'tempest' });
  });

  test('Sleep for two of three, as far as six points of Mind go, and never for the undead', () => {
    const spent = { spent: ['genie', 'tempest'] } as const;
    const story = withWizard((scene) => orcs(scene, [13, 7], [13, 9], [13, 11]), { spent: [...spent.spent] });
    expect(firstOf(story)).toEqual(cast('sleep', { targets: [6, 7, 8] }));
    const undead = withWizard(
      (scene) => {
        for (const row of [7, 8, 9]) scene.monster('skeleton', 13, row);
      },
      { spent: [...spent.spent] },
    );
    expect(firstOf(undead)).not.toMatchObject({ spell: 'sleep' });
  });

  test('fire for a named monster, the greater first', () => {
    const story = withWizard((scene) => scene.monster('verag', 14, 7), { spent: ['genie', 'sleep'] });
    expect(firstOf(story)).toEqual(cast('fire-of-wrath', { targets: [6] }));
    const less = withWizard((scene) => scene.monster('verag', 14, 7), { spent: ['genie', 'sleep', 'fire-of-wrath'] });
    expect(firstOf(less)).toEqual(cast('ball-of-flame', { targets: [6] }));
  });

  test('Courage for the strongest who fights, and Veil of Mist on itself', () => {
    const fight = (scene: Scene): void => orcs(scene, [10, 9], [13, 7], [13, 11]);
    const spent = ['genie', 'sleep', 'tempest', 'fire-of-wrath', 'ball-of-flame'] as const;
    expect(firstOf(withWizard(fight, { spent: [...spent] }))).toEqual(cast('courage', { targets: [0] }));
    const attacked = withWizard((scene) => orcs(scene, [10, 7]), { spent: [...spent] });
    expect(firstOf(attacked)).toEqual(cast('veil-of-mist', { targets: [3] }));
  });
});

describe('[ai.hero-survive]', () => {
  const hurt = (body: number, potions: HeroInPlay['potions'], build: (scene: Scene) => void): DungeonStory =>
    arena((scene) => {
      scene.only('barbarian', 'dwarf').hero('barbarian', { at: sq(9, 9), body, potions });
      scene.hero('dwarf', { at: sq(9, 11) });
      build(scene);
      scene.turn('barbarian');
    });
  const DRINK: Decision = because('ai.hero-survive', { type: 'drink', hero: 'barbarian', potion: 'healing' });

  test('a potion at two Body Points with a monster in sight', () => {
    expect(decisions(hurt(2, ['healing'], (scene) => scene.monster('orc', 13, 9)))).toContainEqual(DRINK);
    expect(answers(hurt(3, ['healing'], (scene) => scene.monster('orc', 13, 9)))).not.toContainEqual(DRINK.action);
    expect(answers(hurt(2, ['healing'], () => undefined))).not.toContainEqual(DRINK.action);
  });

  test('and always at none; then a spell, then the Elixir', () => {
    const dying = (changes: Partial<HeroInPlay>, hero: Hero): Decision =>
      decisionFor(
        arena((scene) => {
          scene.hero(hero, { body: 0, ...changes });
          scene.turn('wizard');
        }),
        { kind: 'rescue', hero },
      );
    expect(dying({ potions: ['healing'] }, 'barbarian')).toEqual(DRINK);
    expect(dying({ schools: ['earth'] }, 'elf')).toEqual(
      because('ai.hero-survive', { type: 'rescue', spell: 'heal-body' }),
    );
    expect(dying({ artifacts: ['elixir-of-life'] }, 'dwarf')).toEqual(
      because('ai.hero-survive', { type: 'elixir', hero: 'dwarf' }),
    );
    expect(dying({}, 'dwarf')).toEqual(freely({ type: 'pass' }));
  });

  test('with one Body Point left it goes where nobody can strike', () => {
    const story = arena((scene) => {
      scene.reveal('.').opened('8,9E');
      scene.only('barbarian', 'dwarf').hero('barbarian', { at: sq(9, 9), body: 1 });
      scene.hero('dwarf', { at: sq(8, 7) });
      scene.monster('zombie', 13, 9);
      scene.turn('barbarian', { movement: 8 });
    });
    const [first] = decisions(story);
    expect(first?.rule).toBe('ai.hero-survive');
    expect(first?.action.type).toBe('walk');
    expect(first?.action.type === 'walk' && first.action.to % 26).toBeLessThan(9);
  });

  test('the Wizard steps back after casting', () => {
    const story = arena((scene) => {
      scene.reveal('.').opened('8,9E');
      scene.only('barbarian', 'wizard').hero('wizard', { at: sq(10, 9), schools: ['fire'] });
      scene.hero('barbarian', { at: sq(9, 9) });
      scene.monster('verag', 13, 9);
      scene.monster('orc', 14, 11); // somebody to step back from, should the fire kill
      scene.turn('wizard', { movement: 6 });
    });
    const [first, second] = decisions(story);
    expect(first).toMatchObject({ rule: 'ai.hero-spells', action: { type: 'cast', spell: 'fire-of-wrath' } });
    expect(second).toMatchObject({ rule: 'ai.hero-survive', action: { type: 'walk' } });
  });
});

describe('each quest has its own work', () => {
  /** Before the cell of the second quest, with the way home open. */
  const atCell = (isChained: boolean, build: (scene: Scene) => void = () => undefined): DungeonStory =>
    dungeon(2, (scene) => {
      scene.reveal('R', 'H', 'J', 'K', 'L', '.').opened('17,16E', '14,5S', '15,3S', '17,2E', '20,4E');
      scene.only('dwarf', 'elf').hero('dwarf', { at: sq(18, 16), searched: ['R'] });
      scene.hero('elf', { at: sq(17, 16) });
      const [captive] = scene.table.allies;
      if (captive !== undefined && !isChained) Object.assign(captive, { isChained, seat: HEROES_SEAT });
      build(scene);
      scene.turn('dwarf', { movement: 8 });
    });

  test('[quest.q2-prisoner] the captive is cut loose', () => {
    expect(answers(atCell(true))[0]).toEqual({ type: 'free' });
  });

  test('[quest.q2-prisoner] nobody means to walk through him while he is chained', () => {
    const barredAt = (isChained: boolean): number | undefined => {
      const { view } = sight(heroquest, atCell(isChained).state, HEROES_SEAT);
      return look(view).barred[view.allies[0]?.at ?? -1];
    };
    expect([barredAt(true), barredAt(false)]).toEqual([1, 0]);
  });

  test('[quest.q2-escort] he goes home, but not into the arms of a monster, nor far from the heroes', () => {
    const turnOf = (story: DungeonStory): Action[] => {
      const { view } = sight(heroquest, story.state, HEROES_SEAT);
      return captiveTurn({ ...view, turn: view.turn && { ...view.turn, who: 'captive', hero: null, movement: 6 } });
    };
    const [first] = turnOf(atCell(false));
    expect(first?.type).toBe('walk');
    expect(first?.type === 'walk' && Math.floor(first.to / 26)).toBeLessThan(16);
    expect(turnOf(atCell(false, (scene) => scene.monster('orc', 17, 12)))).not.toEqual([first]);
  });

  test('[ally.genie-can] the Genie goes for the worst it can reach', () => {
    const story = arena((scene) => {
      scene.only('wizard').hero('wizard', { at: sq(9, 7) });
      scene.table.allies.push({
        id: GENIE_ID,
        at: sq(10, 9),
        body: 2,
        seat: HEROES_SEAT,
        turns: 3,
        summoner: 'wizard',
        isChained: false,
      });
      scene.monster('goblin', 11, 9);
      scene.monster('orc', 14, 11);
      scene.turn('wizard');
    });
    const { view } = sight(heroquest, story.state, HEROES_SEAT);
    const done = genieTurn({ ...view, turn: view.turn && { ...view.turn, who: 'genie', hero: null, movement: 8 } });
    expect(done).toContainEqual(attack(7));
  });

  test('[quest.q4-take-chest] chests are lifted when all are known, and carried to the stairway', () => {
    const build = (rooms: readonly string[]): DungeonStory =>
      dungeon(4, (scene) => {
        scene.reveal(...rooms);
        scene.only('barbarian').hero('barbarian', { at: sq(15, 17), searched: [...rooms] });
        scene.table.trapSearched.push(...rooms);
        scene.turn('barbarian', { movement: 3 });
      });
    expect(answers(build(['X']))).not.toContainEqual({ type: 'lift', at: sq(16, 17) });
    expect(answers(build(['X', 'Z', 'D']))[0]).toEqual({ type: 'lift', at: sq(16, 17) });
  });

  test('[quest.q6-gear-chest] first of all the gear', () => {
    const story = dungeon(6, (scene) => {
      scene.reveal('U', 'V').opened('7,14S');
      scene.only('elf').hero('elf', { at: sq(7, 14) });
      scene.turn('elf', { movement: 8 });
    });
    expect(answers(story).slice(0, 3)).toEqual([search('traps'), walk(7, 13), { type: 'openGear' }]);
  });

  test('[quest.q9-goal] nobody searches in a race, and whoever is there leaves', () => {
    const race = dungeon(9, (scene) => {
      scene.only('barbarian', 'dwarf').turn('barbarian', { movement: 7 });
    });
    expect(answers(race).map(({ type }) => type)).not.toContain('search');
    const there = dungeon(9, (scene) => {
      scene.reveal('L');
      scene.only('barbarian', 'dwarf').hero('barbarian', { at: sq(23, 2) });
      scene.turn('barbarian');
    });
    expect(answers(there)[0]).toEqual({ type: 'leave' });
  });

  test('[quest.q10-portal-doors] all together through one portal; the Ring takes everybody home', () => {
    const build = (wizard: number): DungeonStory =>
      dungeon(10, (scene) => {
        scene.table.trapSearched.push('Z');
        for (const [i, hero] of HEROES.entries())
          scene.hero(hero, { at: [sq(9, 9), sq(9, 8), sq(9, 10), wizard][i] ?? 0, searched: ['Z'] });
        scene.turn('barbarian', { movement: 7 });
      });
    expect(answers(build(sq(10, 9)))[0]).toEqual({ type: 'portal', door: edge('8,9E') });
    expect(answers(build(sq(14, 11))).map(({ type }) => type)).not.toContain('portal');
    const ring = dungeon(10, (scene) => {
      scene.reveal('N');
      scene.only('dwarf', 'elf').hero('dwarf', { at: sq(22, 8), artifacts: ['ring-of-return'] });
      scene.hero('elf', { at: sq(23, 8) });
      scene.table.isGoalMet = true;
      scene.turn('dwarf');
    });
    expect(answers(ring)[0]).toEqual({ type: 'useRing' });
  });

  test('[quest.witch-lord-invulnerable] only the Spirit Blade is raised against the Witch Lord', () => {
    const build = (hero: Hero, changes: Partial<HeroInPlay>): DungeonStory =>
      arena((scene) => {
        scene.only(hero).hero(hero, { at: sq(11, 9), ...changes });
        scene.monster('witch-lord-14', 11, 8);
        scene.turn(hero);
      });
    expect(answers(build('dwarf', {}))).not.toContainEqual(attack(6));
    const bearer = build('barbarian', { artifacts: ['spirit-blade'] });
    expect(answers(bearer)[0]).toEqual({ type: 'hold', weapon: 'spirit-blade' });
    expect(answers(bearer)).toContainEqual(attack(6));
  });
});

describe('other questions', () => {
  test('the strongest plays first, the Elf holds Earth', () => {
    const story = start({ quest: 1 });
    expect(answerTo(story, { kind: 'order', heroes: ['wizard', 'elf', 'barbarian', 'dwarf'] })).toEqual({
      type: 'order',
      heroes: ['barbarian', 'dwarf', 'elf', 'wizard'],
    });
    for (const hero of story.state.table.heroes) hero.schools = [];
    expect(answerTo(story, { kind: 'school', hero: 'wizard', offered: 'air' })).toEqual({
      type: 'takeSchool',
      school: 'fire',
    });
    expect(answerTo(story, { kind: 'school', hero: 'elf', offered: 'air' })).toEqual({
      type: 'takeSchool',
      school: 'earth',
    });
  });

  test('a potion of warding is drunk against many hits, not against one', () => {
    const story = arena((scene) => {
      scene.hero('dwarf', { potions: ['potion-of-warding'] });
      scene.turn('wizard');
    });
    const hit = (hits: number): Action => answerTo(story, { kind: 'defend', hero: 'dwarf', attacker: 6, hits });
    expect(hit(3)).toEqual({ type: 'drink', hero: 'dwarf', potion: 'potion-of-warding' });
    expect(hit(1)).toEqual({ type: 'pass' });
  });

  test('in town helmets and shields come before swords, artifacts go to their users, and then the road', () => {
    const shopping = (build: (scene: Scene) => void): Action => answerTo(dungeon(1, build), { kind: 'town' });
    expect(shopping((scene) => scene.hero('barbarian', { gold: 300 }))).toEqual({
      type: 'buy',
      hero: 'barbarian',
      gear: 'helmet',
    });
    expect(shopping((scene) => scene.hero('wizard', { gold: 125 }))).toEqual({
      type: 'pay',
      from: 'wizard',
      to: 'barbarian',
      gold: 100,
    });
    expect(shopping((scene) => scene.hero('dwarf', { artifacts: ['wizards-cloak'] }))).toMatchObject({
      type: 'swap',
      to: 'wizard',
    });
    expect(shopping(() => undefined)).toEqual({ type: 'goOn' });
  });

  test('every other question has an answer', () => {
    const story = arena((scene) => scene.turn('wizard'));
    expect(answerTo(story, { kind: 'keep', hero: 'wizard', spell: 'genie' })).toEqual({ type: 'keepSpell' });
    expect(answerTo(story, { kind: 'keep', hero: 'wizard', spell: 'veil-of-mist' })).toEqual({ type: 'pass' });
    expect(answerTo(story, { kind: 'again', hero: 'elf', against: 'gaze' })).toEqual({ type: 'again' });
    expect(answerTo(story, { kind: 'meanwhile' })).toEqual({ type: 'pass' });
    expect(answerTo(story, { kind: 'steer', hero: 'elf', sum: 12 })).toEqual({ type: 'steer', by: 0 });
    expect(answerTo(story, { kind: 'aside', hero: 0, squares: [sq(9, 9), sq(1, 9)] })).toEqual({
      type: 'stepAside',
      to: sq(1, 9),
    });
  });
});
