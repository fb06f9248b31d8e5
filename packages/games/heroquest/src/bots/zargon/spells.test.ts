import { advance, cloneState, seedRng, sight, silence } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { ZARGON } from '../../../stories/cast.ts';
import { arena, type DungeonStory, type Scene } from '../../../stories/dungeon.ts';
import { dread, sq } from '../../../stories/wishes.ts';
import type { DreadSpell } from '../../content/dread-spells.ts';
import { HEROES, type Hero } from '../../content/heroes.ts';
import { heroquest } from '../../game.ts';
import type { Action, HeroInPlay, MonsterInPlay, Question } from '../../types/index.ts';
import { because, type Decision, freely } from '../decision.ts';
import { zargonChooser } from './index.ts';

const [BARBARIAN, DWARF, ELF, WIZARD] = [0, 1, 2, 3];

/** Zargon's next answers, and why; dice fall as they fall. */
function answers(story: DungeonStory, count: number): Decision[] {
  const draft = cloneState(heroquest, story.state);
  draft.rng = seedRng('fast:spells');
  const choose = zargonChooser();
  const rng = seedRng('fast:own');
  const done: Decision[] = [];
  while (done.length < count) {
    const ask = draft.asks.find(({ seat }) => seat === ZARGON);
    if (ask === undefined) break;
    const decision = choose({ sight: sight(heroquest, draft, ZARGON), ask, offers: [], rng });
    const { action } = decision;
    expect(heroquest.judge(draft, ask, action)).toBeNull();
    done.push(decision);
    advance(heroquest, draft, { seat: ZARGON, ask: ask.id, action }, silence);
  }
  return done;
}

/** An answer to a question that is only made up. */
function answerTo(story: DungeonStory, question: Question): Decision {
  const ask = { id: 0, seat: ZARGON, rule: 'zargon.all-active-monsters', question, ...OPENLY } as const;
  return zargonChooser()({ sight: sight(heroquest, story.state, ZARGON), ask, offers: [], rng: seedRng('fast:own') });
}

type Heroes = Partial<Record<Hero, Partial<HeroInPlay>>>;

/** Only these heroes are there. */
function put(scene: Scene, heroes: Heroes): void {
  for (const hero of HEROES) {
    const changes = heroes[hero];
    if (changes === undefined) scene.hero(hero, { status: 'left' });
    else scene.hero(hero, changes);
  }
}

/** A caster with these spells in the middle of the bare room, and what it casts first, by the order of the spells. */
function castBy(...situation: Parameters<typeof firstSpell>): Action | null {
  const decision = firstSpell(...situation);
  if (decision !== null) expect(decision.rule).toBe('ai.spell-priority');
  return decision?.action ?? null;
}

/** The same, for whichever reason. */
function firstSpell(
  spells: DreadSpell[],
  heroes: Heroes,
  caster: Partial<MonsterInPlay> = {},
  build: (scene: Scene) => void = () => undefined,
): Decision | null {
  const story = arena((scene) => {
    put(scene, heroes);
    scene.monster('orell', 11, 9);
    for (const monster of scene.table.monsters) Object.assign(monster, { spells, ...caster });
    build(scene);
    scene.zargon();
  });
  return answers(story, 2).find(({ action }) => action.type === 'dread') ?? null;
}

const FAR: Heroes = { barbarian: { at: sq(9, 7) }, wizard: { at: sq(14, 10) } };

describe('[ai.spell-priority]', () => {
  test('1. Shadow Step when wounded with a hero beside it, where the sheet says whereto', () => {
    const wayOut = (scene: Scene): void => {
      scene.table.hidden.escape = sq(13, 2);
    };
    expect(castBy(['step'], { barbarian: { at: sq(11, 8) } }, { wounds: 1 }, wayOut)).toEqual(dread('step'));
    expect(castBy(['step'], { barbarian: { at: sq(11, 8) } }, {}, wayOut)).toBeNull();
    expect(castBy(['step'], FAR, { wounds: 1 }, wayOut)).toBeNull();
    expect(castBy(['step'], { barbarian: { at: sq(11, 8) } }, { wounds: 1 })).toBeNull();
  });

  test('2. a spell that kills comes before one that calls', () => {
    const dying: Heroes = { barbarian: { at: sq(9, 7), body: 1 }, wizard: { at: sq(14, 9) } };
    expect(castBy(['raise', 'ember'], dying)).toEqual(dread('ember', { target: BARBARIAN }));
    expect(castBy(['raise', 'cinder'], dying)).toMatchObject({ spell: 'cinder' });
    expect(castBy(['raise', 'lance'], dying)).toEqual(dread('lance', { direction: 7 }));
    expect(castBy(['raise', 'ember'], FAR)).toEqual(dread('raise'));
  });

  test('3. and 4. the dead before the pack, and neither without a hero in sight', () => {
    expect(castBy(['pack', 'raise'], FAR)).toEqual(dread('raise'));
    expect(castBy(['pack', 'ember'], FAR)).toEqual(dread('pack'));
    expect(castBy(['pack', 'raise'], { barbarian: { at: sq(8, 9) } })).toBeNull();
  });

  test('5. Cinder Burst where it hurts heroes more than monsters', () => {
    const close: Heroes = { barbarian: { at: sq(13, 8) }, wizard: { at: sq(13, 10) } };
    expect(castBy(['cinder'], close)).toEqual(dread('cinder', { at: sq(12, 9) }));
    expect(castBy(['cinder'], FAR)).toBeNull();
    const crowd = (scene: Scene): void => {
      for (const [column, row] of [
        [12, 9],
        [13, 9],
        [14, 9],
      ] as const)
        scene.monster('goblin', column, row);
    };
    expect(castBy(['cinder'], close, {}, crowd)).toBeNull();
  });

  test('6. Storm Lance on the line with most heroes', () => {
    expect(
      castBy(['lance'], { barbarian: { at: sq(9, 9) }, elf: { at: sq(13, 9) }, wizard: { at: sq(14, 9) } }),
    ).toEqual(dread('lance', { direction: 2 }));
    expect(castBy(['lance'], { barbarian: { at: sq(9, 8) } })).toBeNull();
  });

  test('7. Ember Lash at the fewest Body Points, 8. Wither Mind at the fewest Mind Points above 0', () => {
    expect(castBy(['wither', 'ember'], FAR)).toEqual(dread('ember', { target: WIZARD }));
    expect(
      castBy(['wither'], {
        barbarian: { at: sq(9, 7), mind: 0 },
        dwarf: { at: sq(9, 10) },
        wizard: { at: sq(14, 10) },
      }),
    ).toEqual(dread('wither', { target: DWARF }));
  });

  test('9. Choking Murk on two or more, 10. Puppet Strings on the strongest of two', () => {
    expect(castBy(['puppet', 'murk'], FAR)).toEqual(dread('murk'));
    expect(castBy(['puppet'], FAR)).toEqual(dread('puppet', { target: BARBARIAN }));
    expect(castBy(['puppet', 'murk'], { barbarian: { at: sq(9, 7) } })).toBeNull();
  });

  test('11. Slumber Hex, 12. Dread Gaze but not at the Wizard, 13. Corrode where there is metal in hand', () => {
    expect(castBy(['gaze', 'slumber', 'corrode'], FAR)).toEqual(dread('slumber', { target: BARBARIAN }));
    expect(castBy(['corrode', 'gaze'], FAR)).toEqual(dread('gaze', { target: BARBARIAN }));
    expect(castBy(['gaze'], { wizard: { at: sq(14, 10) } })).toBeNull();
    expect(castBy(['corrode'], FAR)).toEqual(dread('corrode', { target: BARBARIAN }));
    expect(castBy(['corrode'], { barbarian: { at: sq(9, 7), held: null } })).toBeNull();
  });
});

test('[ai.never-wastes] nothing at a hero in the mist, no strings on a brave one', () => {
  const veiled: Heroes = { barbarian: { at: sq(9, 7) }, elf: { at: sq(14, 10) } };
  const under =
    (effect: 'veil' | 'courage') =>
    (scene: Scene): void => {
      scene.hero('barbarian').effects[effect] = 1;
    };
  const spared = (spell: DreadSpell): Decision => because('ai.never-wastes', dread(spell, { target: ELF }));
  expect(firstSpell(['puppet'], veiled, {}, under('courage'))).toEqual(spared('puppet'));
  expect(firstSpell(['gaze'], veiled, {}, under('courage'))).toEqual(spared('gaze'));
  expect(castBy(['slumber'], veiled, {}, under('courage'))).toEqual(dread('slumber', { target: BARBARIAN }));
  expect(firstSpell(['slumber'], veiled, {}, under('veil'))).toEqual(spared('slumber'));
  expect(castBy(['ember'], { barbarian: { at: sq(9, 7) } }, {}, under('veil'))).toBeNull();
});

test('[ai.cast-before-walking] it casts where it stands, then goes as far off as it can without losing sight of everybody', () => {
  const story = arena((scene) => {
    put(scene, { barbarian: { at: sq(9, 7) } });
    scene.monster('orell', 11, 9);
    for (const monster of scene.table.monsters) monster.spells = ['ember'];
    scene.zargon();
  });
  const lash = dread('ember', { target: BARBARIAN });
  expect(answers(story, 3)).toEqual([
    because('ai.activation-order', { type: 'activate', monster: 6 }),
    because('ai.spell-priority', lash),
    because('ai.cast-before-walking', { type: 'walk', to: sq(14, 11) }),
  ]);
});

describe('[ai.puppet-play]', () => {
  const pull = (...actions: Action[]): Decision[] => actions.map((action) => because('ai.puppet-play', action));
  const puppet = (wizard: Partial<HeroInPlay>, movement: number | null): DungeonStory =>
    arena((scene) => {
      put(scene, { barbarian: { at: sq(11, 9) }, wizard, dwarf: { at: sq(9, 8) } });
      scene.hero('barbarian').effects.puppet = 1;
      scene.turn('barbarian', { movement });
    });

  test('it rolls, goes to the fellow with the highest score and strikes', () => {
    expect(answers(puppet({ at: sq(9, 7) }, null), 1)).toEqual(pull({ type: 'roll' }));
    const blow: Action = { type: 'attack', target: WIZARD, isThrown: false };
    expect(answers(puppet({ at: sq(9, 7) }, 9), 3)).toEqual(
      pull({ type: 'walk', to: sq(10, 7) }, blow, { type: 'endTurn' }),
    );
  });

  test('out of reach of all, it walks away from them', () => {
    expect(answers(puppet({ at: sq(9, 7) }, 1), 2)).toEqual(pull({ type: 'walk', to: sq(12, 9) }, { type: 'endTurn' }));
  });
});

test('[ai.wandering-placement] beside the fewest other heroes, then the first by row and column', () => {
  const story = arena((scene) => {
    put(scene, { barbarian: { at: sq(11, 9) }, wizard: { at: sq(10, 8) } });
    scene.turn('barbarian');
  });
  const squares = [sq(11, 8), sq(12, 9), sq(11, 10), sq(10, 9)];
  expect(answerTo(story, { kind: 'place', name: 'orc', squares })).toEqual(
    because('ai.wandering-placement', { type: 'place', at: sq(12, 9) }),
  );
});

test('a lost artifact is hidden where most monsters are', () => {
  const story = arena((scene) => {
    const wander = scene.table.hidden.wander;
    scene.table.hidden.monsters = [sq(1, 1), sq(9, 1), sq(10, 1)].map((at) => ({ ...wander, at }));
  });
  expect(answerTo(story, { kind: 'hide', artifact: 'spell-ring' })).toEqual(freely({ type: 'hide', room: 'G' }));
});
