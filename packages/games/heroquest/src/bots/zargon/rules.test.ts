import { advance, cloneState, seedRng, sight, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { ZARGON } from '../../../stories/cast.ts';
import { arena, type DungeonStory, dungeon, type Scene } from '../../../stories/dungeon.ts';
import { sq } from '../../../stories/wishes.ts';
import { fallback } from '../../fallback.ts';
import { heroquest } from '../../game.ts';
import { PLAIN_HOUSE } from '../../odds/index.ts';
import { CAPTIVE_ID, GENIE_ID } from '../../types/index.ts';
import { type AiRule, because, type Chooser, type Decision, freely } from '../decision.ts';
import { strikeOn, targetScore } from './attacks.ts';
import { zargonChooser } from './index.ts';

const [BARBARIAN, DWARF, , WIZARD] = [0, 1, 2, 3];
const strike = (target: number, rule: AiRule = 'ai.target-score'): Decision =>
  because(rule, { type: 'attack', target, isThrown: false });
const go = (column: number, row: number, rule: AiRule = 'ai.attack-square'): Decision =>
  because(rule, { type: 'walk', to: sq(column, row) });
const up = (monster: number, rule: AiRule = 'ai.activation-order'): Decision =>
  because(rule, { type: 'activate', monster });
const end = freely({ type: 'endTurn' });

/** What Zargon does in some turns of his, one after the other, and why; the heroes do nothing. */
function turnsOf(story: DungeonStory, turns = 1, choose: Chooser = zargonChooser()): Decision[] {
  const draft = cloneState(heroquest, story.state);
  draft.rng = seedRng('fast:zargon');
  const rng = seedRng('fast:novice');
  const done: Decision[] = [];
  while (draft.outcome === null) {
    const ask = draft.asks.find(({ question }) => question.kind !== 'meanwhile');
    if (ask === undefined) throw new Error('nobody is asked');
    const isHeroes = ask.question.kind === 'turn';
    if (isHeroes && draft.table.round >= story.table.round + turns) break;
    if (ask.seat === ZARGON) done.push(choose({ sight: sight(heroquest, draft, ZARGON), ask, offers: [], rng }));
    const action =
      ask.seat === ZARGON ? done.at(-1)?.action : isHeroes ? ({ type: 'endTurn' } as const) : fallback(draft, ask);
    if (action === undefined || heroquest.judge(draft, ask, action) !== null)
      throw new Error(`${JSON.stringify(action)} is refused`);
    advance(heroquest, draft, { seat: ask.seat, ask: ask.id, action }, silence);
  }
  return done;
}

/** In Zargon's turn, in the bare room in the middle. */
const inRoom = (build: (scene: Scene) => void, zargon: 'novice' | 'standard' | 'master' = 'standard'): DungeonStory =>
  arena(
    (scene) => {
      build(scene);
      scene.zargon();
    },
    { zargon },
  );

/** In Zargon's turn, in the corridors of the first quest. */
const inCorridor = (
  build: (scene: Scene) => void,
  zargon: 'novice' | 'standard' | 'master' = 'standard',
): DungeonStory =>
  dungeon(
    1,
    (scene) => {
      build(scene.reveal('.'));
      scene.zargon();
    },
    { zargon },
  );

describe('[ai.target-score]', () => {
  test('scenario 44: an orc scores the Wizard 0.969 and the Barbarian 0.090', () => {
    expect(targetScore(strikeOn({ body: 2, defend: 2 }, 3, PLAIN_HOUSE), 0.25, 0)).toBeCloseTo(0.969, 3);
    expect(targetScore(strikeOn({ body: 8, defend: 2 }, 3, PLAIN_HOUSE), 0, 0)).toBeCloseTo(0.09, 3);
  });

  test('scenario 44: it attacks the Wizard', () => {
    const story = inRoom((scene) => {
      scene.only('barbarian', 'wizard');
      scene.hero('barbarian', { at: sq(11, 8) });
      scene.hero('wizard', { at: sq(11, 10), body: 2 });
      scene.monster('orc', 11, 9);
    });
    expect(turnsOf(story)).toEqual([up(6), strike(WIZARD), end]);
  });

  test('an escorted character draws blows before a hero like him; a captive in chains draws none', () => {
    const build = (isChained: boolean) => (scene: Scene) => {
      scene.only('barbarian');
      scene.hero('barbarian', { at: sq(11, 8), body: 3 });
      scene.table.allies.push({
        id: CAPTIVE_ID,
        at: sq(11, 10),
        body: 3,
        seat: 0,
        turns: 0,
        summoner: null,
        isChained,
      });
      scene.monster('orc', 11, 9);
    };
    expect(turnsOf(inRoom(build(false)))).toContainEqual(strike(CAPTIVE_ID));
    expect(turnsOf(inRoom(build(true)))).toContainEqual(strike(BARBARIAN));
  });

  test('of equals the one with fewer Body Points, then the Wizard before the Dwarf', () => {
    const story = inRoom((scene) => {
      scene.only('barbarian', 'dwarf');
      scene.hero('barbarian', { at: sq(11, 8), body: 2 });
      scene.hero('dwarf', { at: sq(11, 10), body: 2 });
      scene.monster('orc', 11, 9);
    });
    expect(turnsOf(story)).toContainEqual(strike(DWARF));
  });
});

test('[ai.never-wastes] the Genie is left alone while a hero may be killed, and only then', () => {
  const build = (body: number) => (scene: Scene) => {
    scene.only('barbarian');
    scene.hero('barbarian', { at: sq(11, 8), body, gear: ['shield', 'helmet'] });
    scene.table.allies.push({
      id: GENIE_ID,
      at: sq(11, 10),
      body: 1,
      seat: 0,
      turns: 3,
      summoner: 'wizard',
      isChained: false,
    });
    const gargoyle = scene.monster('gargoyle', 11, 9);
    expect(gargoyle).toBe(6);
  };
  expect(turnsOf(inRoom(build(1)))).toContainEqual(strike(BARBARIAN, 'ai.never-wastes'));
  expect(turnsOf(inRoom(build(8)))).toContainEqual(strike(GENIE_ID));
});

test('[ai.activation-order] by steps to the nearest hero, then Attack dice, then row and column', () => {
  const story = inRoom((scene) => {
    scene.only('barbarian');
    scene.hero('barbarian', { at: sq(9, 7) });
    scene.monster('skeleton', 14, 11); // 6
    scene.monster('goblin', 12, 8); // 7
    scene.monster('orc', 11, 9); // 8
    scene.monster('goblin', 13, 7); // 9
    scene.monster('goblin', 9, 8); // 10
  });
  const woken = turnsOf(story).filter(({ action }) => action.type === 'activate');
  expect(new Set(woken.map(({ rule }) => rule))).toEqual(new Set(['ai.activation-order']));
  const order = woken.flatMap(({ action }) => (action.type === 'activate' ? [action.monster] : []));
  expect(order.slice(0, 2)).toEqual([10, 8]);
  expect(order.indexOf(9)).toBeLessThan(order.indexOf(7));
});

describe('[ai.attack-square]', () => {
  test('no open pit if there is another way', () => {
    const story = inRoom((scene) => {
      scene.only('barbarian');
      scene.hero('barbarian', { at: sq(9, 7) });
      scene.trap('pit', 9, 8, true);
      scene.monster('goblin', 9, 9);
    });
    expect(turnsOf(story)).toEqual([up(6), go(10, 7), strike(BARBARIAN)]);
  });

  test('a pit rather than nothing', () => {
    const story = inRoom((scene) => {
      scene.only('barbarian');
      scene.hero('barbarian', { at: sq(9, 7) });
      scene.trap('pit', 9, 8, true);
      scene.rock(10, 7);
      scene.monster('goblin', 9, 9);
    });
    expect(turnsOf(story)).toEqual([up(6), go(9, 8), strike(BARBARIAN)]);
  });

  test('the fast one leaves the near square to the slow one', () => {
    const story = inRoom((scene) => {
      scene.only('barbarian');
      scene.hero('barbarian', { at: sq(9, 7) });
      scene.monster('goblin', 10, 8);
      scene.monster('zombie', 13, 7);
    });
    expect(turnsOf(story)).toEqual([up(6), go(9, 8), strike(BARBARIAN), up(7), go(10, 7), strike(BARBARIAN)]);
  });
});

describe('[ai.advance]', () => {
  test('its full movement along a shortest path', () => {
    const story = inCorridor((scene) => {
      scene.only('barbarian').hero('barbarian', { at: sq(2, 18) });
      scene.monster('orc', 20, 18);
    });
    expect(turnsOf(story)).toEqual([up(6), go(12, 18, 'ai.advance'), end]);
  });

  test('to the last free square of it', () => {
    const story = inCorridor((scene) => {
      scene.only('barbarian').hero('barbarian', { at: sq(2, 18) });
      const asleep = scene.monster('goblin', 12, 18);
      scene.monster('orc', 20, 18);
      scene.zargon();
      Object.assign(scene.table.monsters.find(({ id }) => id === asleep) ?? {}, { isAsleep: true });
    });
    const [sleeper] = story.table.monsters;
    if (sleeper !== undefined) sleeper.isDone = true;
    expect(turnsOf(story)).toEqual([up(7), go(13, 18, 'ai.advance'), end]);
  });
});

test('[ai.no-path-holds-the-door] it waits beside the closed door that parts it from the heroes', () => {
  const story = inRoom((scene) => {
    scene
      .reveal('.')
      .only('barbarian')
      .hero('barbarian', { at: sq(8, 9) });
    scene.monster('orc', 13, 7);
    scene.monster('orc', 14, 7);
  });
  const wait = 'ai.no-path-holds-the-door';
  expect(turnsOf(story)).toEqual([up(6), go(9, 9, wait), up(7), go(9, 8, wait), end]);
});

test('[ai.keep-doors-open] the last of two stays in the door, when nobody can be attacked', () => {
  const story = inRoom((scene) => {
    scene
      .reveal('.')
      .opened('8,9E')
      .only('barbarian')
      .hero('barbarian', { at: sq(4, 12) });
    scene.monster('skeleton', 11, 9);
    scene.monster('skeleton', 12, 9);
  });
  expect(turnsOf(story)).toEqual([up(6), go(8, 12, 'ai.advance'), up(7), go(9, 9, 'ai.keep-doors-open'), end]);
});

describe('[ai.block-the-corridor]', () => {
  /** One door is left, and the way to it leads along the bottom corridor; a ring of corridors lies behind the hero. */
  const fleeing =
    (body: number) =>
    (scene: Scene): void => {
      scene.table.hidden.doors = [];
      scene.table.doors = [];
      scene
        .reveal('E')
        .opened('3,11S')
        .only('barbarian')
        .hero('barbarian', { at: sq(10, 12), body });
      scene.table.isGoalMet = true;
      scene.monster('orc', 8, 9);
      scene.monster('goblin', 8, 8);
    };

  test('the best defender bars the only way home instead of attacking', () => {
    expect(turnsOf(inCorridor(fleeing(8))).slice(0, 2)).toEqual([up(6), go(8, 12, 'ai.block-the-corridor')]);
  });

  test('but not when a hero is as good as dead, and never as a novice', () => {
    expect(turnsOf(inCorridor(fleeing(1))).slice(0, 3)).toEqual([up(6), go(9, 12), strike(BARBARIAN)]);
    expect(turnsOf(inCorridor(fleeing(8), 'novice')).slice(0, 3)).toEqual([
      up(6),
      go(9, 12),
      strike(BARBARIAN, 'ai.levels'),
    ]);
  });
});

describe('[ai.do-not-trickle]', () => {
  const build = (scene: Scene): void => {
    scene.only('barbarian').hero('barbarian', { at: sq(3, 18) });
    scene.monster('orc', 15, 18);
    scene.monster('zombie', 17, 18);
    scene.monster('zombie', 18, 18);
  };

  test('a master’s orc waits eight steps off for those behind it, a standard one does not', () => {
    expect(turnsOf(inCorridor(build, 'master')).slice(0, 2)).toEqual([up(6), go(11, 18, 'ai.do-not-trickle')]);
    expect(turnsOf(inCorridor(build)).slice(0, 2)).toEqual([up(6), go(7, 18, 'ai.advance')]);
  });

  test('for one turn', () => {
    expect(turnsOf(inCorridor(build, 'master'), 2)).toContainEqual(strike(BARBARIAN));
  });
});

test('[ai.slow-ones-guard] a master’s slow monster holds the door of its room', () => {
  const build = (scene: Scene): void => {
    scene
      .reveal('.')
      .opened('8,9E')
      .only('barbarian')
      .hero('barbarian', { at: sq(2, 12) });
    scene.monster('zombie', 11, 9);
  };
  expect(turnsOf(inRoom(build, 'master'))).toEqual([up(6), go(9, 9, 'ai.slow-ones-guard'), end]);
  expect(turnsOf(inRoom(build))).toEqual([up(6), go(8, 10, 'ai.advance'), end]);
});

describe('[ai.levels]', () => {
  test('a novice strikes now one, now the other', () => {
    const struck = new Set<number>();
    for (let game = 0; game < 20; game++) {
      const story = inRoom((scene) => {
        scene.only('barbarian', 'wizard');
        scene.hero('barbarian', { at: sq(11, 8) });
        scene.hero('wizard', { at: sq(11, 10), body: 2 });
        scene.monster('orc', 11, 9);
      }, 'novice');
      const choose = zargonChooser();
      const rng = seedRng(`fast:novice ${game}`);
      for (const { rule, action } of turnsOf(story, 1, (turn) => choose({ ...turn, rng }))) {
        if (action.type !== 'attack') continue;
        struck.add(action.target);
        expect(rule).toBe('ai.levels');
      }
    }
    expect(struck).toEqual(new Set([BARBARIAN, WIZARD]));
  });

  test('a novice’s monster dozes now and then, but never with a hero before it; others never do', () => {
    const idleTurns = (level: 'novice' | 'standard', row: number): number => {
      let idle = 0;
      for (let game = 0; game < 60; game++) {
        const story = inRoom((scene) => {
          scene.only('barbarian');
          scene.hero('barbarian', { at: sq(11, 7) });
          scene.monster('orc', 11, row);
        }, level);
        const choose = zargonChooser();
        const rng = seedRng(`fast:doze ${game}`);
        const done = turnsOf(story, 1, (turn) => choose({ ...turn, rng }));
        if (done.every(({ action }) => action.type === 'endTurn')) idle += 1;
      }
      return idle;
    };
    expect(idleTurns('novice', 10)).toBeGreaterThan(8);
    expect(idleTurns('novice', 10)).toBeLessThan(35);
    expect(idleTurns('novice', 8)).toBe(0);
    expect(idleTurns('standard', 10)).toBe(0);
  });

  test('a master tries other orders when the usual one leaves somebody without a square', () => {
    // One square beside the Wizard: the goblin is nearer, but only the gargoyle should have it.
    const build = (scene: Scene): void => {
      scene.only('wizard', 'barbarian');
      scene.hero('wizard', { at: sq(9, 7), body: 4 });
      scene.rock(10, 7);
      scene.hero('barbarian', { at: sq(14, 11) });
      scene.monster('goblin', 10, 8);
      scene.monster('gargoyle', 11, 9);
    };
    expect(turnsOf(inRoom(build)).slice(0, 3)).toEqual([up(6), go(9, 8), strike(WIZARD)]);
    expect(turnsOf(inRoom(build, 'master')).slice(0, 3)).toEqual([up(7, 'ai.levels'), go(9, 8), strike(WIZARD)]);
  });
});
