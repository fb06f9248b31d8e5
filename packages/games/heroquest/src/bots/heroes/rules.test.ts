import { advance, cloneState, seedRng, sight, silence } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { HEROES_SEAT } from '../../../stories/cast.ts';
import { arena, type DungeonStory, dungeon, type Scene } from '../../../stories/dungeon.ts';
import { attack, edge, open, search, sq, walk } from '../../../stories/wishes.ts';
import type { Hero } from '../../content/heroes.ts';
import { fallback } from '../../fallback.ts';
import { heroquest } from '../../game.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, View } from '../../types/index.ts';
import { type AiRule, because, type Chooser, type Decision, DONE, freely } from '../decision.ts';
import { bestBlow } from './fight.ts';
import { heroChooser } from './index.ts';
import { newMemory } from './memory.ts';
import { leaderOf } from './party.ts';
import { Situation } from './situation.ts';

const viewOf = ({ state }: DungeonStory): View => sight(heroquest, state, HEROES_SEAT).view;

/** A hero's turn as the player thinks of it. */
function situation(story: DungeonStory, hero: Hero): Situation {
  const view = viewOf(story);
  if (view.turn === null) throw new Error('it is nobody’s turn');
  return new Situation(view, hero, view.turn, newMemory());
}

/** All that the heroes do until this hero's turn, or so many rounds, is over, and why; Zargon does nothing. */
function decisions(
  story: DungeonStory,
  { rounds = 0, choose = heroChooser(), seed = 'dice' }: Partial<Watch> = {},
): Decision[] {
  const draft = cloneState(heroquest, story.state);
  draft.rng = seedRng(`fast:${seed}`);
  const done: Decision[] = [];
  const [first] = draft.asks;
  const last = draft.table.round + rounds;
  while (draft.outcome === null) {
    const [asked] = draft.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const isSame = JSON.stringify(asked.question) === JSON.stringify(first?.question);
    if (rounds === 0 ? asked.question.kind === 'turn' && !isSame : draft.table.round >= last) break;
    const isHeroes = asked.seat === HEROES_SEAT;
    const decision = isHeroes
      ? choose({ sight: sight(heroquest, draft, asked.seat), ask: asked, offers: [], rng: seedRng('fast:own') })
      : freely(fallback(draft, asked));
    if (isHeroes) done.push(decision);
    const { action } = decision;
    const refusal = heroquest.judge(draft, asked, action);
    if (refusal !== null) throw new Error(`${JSON.stringify(action)} against ${refusal.rule}`);
    advance(heroquest, draft, { seat: asked.seat, ask: asked.id, action }, silence);
    if (rounds === 0 && action.type === 'endTurn') break;
  }
  return done;
}

interface Watch {
  readonly rounds: number;
  readonly choose: Chooser;
  readonly seed: string;
}

const types = (decisions: readonly Decision[]): string[] => decisions.map(({ action }) => action.type);

/** Why the first of such actions was done; null as well when nobody did any. */
const whyOf = (decisions: readonly Decision[], type: Action['type']): AiRule | null =>
  decisions.find(({ action }) => action.type === type)?.rule ?? null;
const isBeside = (a: Square, b: Square): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === 26;
const lastWalk = (decisions: readonly Decision[]): Square => {
  const found = decisions.findLast(({ action }) => action.type === 'walk')?.action;
  if (found?.type !== 'walk') throw new Error('nobody walks');
  return found.to;
};

describe('[ai.hero-attack-score]', () => {
  const alone = (hero: Hero, build: (scene: Scene) => void): DungeonStory =>
    arena((scene) => {
      scene.only(hero).hero(hero, { at: sq(11, 9) });
      build(scene);
      scene.turn(hero, { movement: 6 });
    });

  test('Attack × (E/bp + 0.6 K), and a quarter for each monster at the square', () => {
    const blow = bestBlow(
      situation(
        alone('barbarian', (scene) => scene.monster('orc', 11, 8)),
        'barbarian',
      ),
    );
    expect(blow?.score).toBeCloseTo(3 * (0.5 + 0.6 * 0.5) - 0.25, 6);
    expect(blow?.from).toBe(sq(11, 9));
  });

  test('a stronger arm takes the orc, a weaker one the goblin', () => {
    const build = (scene: Scene): void => {
      scene.monster('orc', 11, 8);
      scene.monster('goblin', 11, 10);
    };
    expect(decisions(alone('barbarian', build))).toContainEqual(because('ai.hero-attack-score', attack(6)));
    expect(decisions(alone('dwarf', build))).toContainEqual(because('ai.hero-attack-score', attack(7)));
  });

  test('named monsters count twice, and the one the quest wants 0.4 more', () => {
    const scoreOf = (key: string): number =>
      bestBlow(
        situation(
          alone('barbarian', (scene) => scene.monster(key, 11, 8)),
          'barbarian',
        ),
      )?.score ?? 0;
    const [wounds, kill] = [0.296875, 1 / 128]; // three dice against four, and three Body Points to lose
    const gargoyle = 4 * 1.6 * (wounds / 3 + 0.6 * kill);
    expect(scoreOf('gargoyle')).toBeCloseTo(gargoyle - 0.25, 6);
    expect(scoreOf('verag')).toBeCloseTo(2 * gargoyle - 0.25 + 0.4, 6);
  });

  test('the Wizard does not stab an orc, but reaches round the corner with a Staff', () => {
    const build = (scene: Scene): void => {
      scene.monster('orc', 11, 8);
    };
    expect(bestBlow(situation(alone('wizard', build), 'wizard'))).toBeNull();
    const staff = alone('wizard', (scene) => {
      scene.hero('wizard', { gear: ['staff'], held: 'staff' });
      build(scene);
    });
    const blow = bestBlow(situation(staff, 'wizard'));
    expect(blow === null || isBeside(blow.from, sq(11, 8))).toBe(false);
  });

  test('a sleeper does not frighten anybody', () => {
    const story = alone('elf', (scene) => {
      scene.hero('elf', { body: 2 });
      scene.monster('gargoyle', 11, 8);
      const [gargoyle] = scene.table.monsters;
      if (gargoyle !== undefined) gargoyle.isAsleep = true;
    });
    expect(bestBlow(situation(story, 'elf'))?.foe.id).toBe(6);
  });
});

describe('[ai.hero-leader]', () => {
  const leading = (action: Action): Decision => because('ai.hero-leader', action);

  test('the one with the most Body Points and twice the Defend dice, the Wizard last', () => {
    const leader = (build: (scene: Scene) => void): Hero | undefined => leaderOf(viewOf(arena(build)))?.hero;
    expect(leader(() => undefined)).toBe('barbarian');
    expect(leader((scene) => scene.hero('barbarian', { body: 5 }))).toBe('dwarf');
    expect(leader((scene) => scene.hero('elf', { gear: ['helmet', 'shield', 'plate-mail'], suit: 'plate-mail' }))).toBe(
      'elf',
    );
    expect(leader((scene) => scene.only('elf', 'wizard').hero('elf', { body: 1 }))).toBe('elf');
    expect(leader((scene) => scene.only('wizard'))).toBe('wizard');
  });

  /** The leader stands before the door of the first quest's room C; everything is searched. */
  const atDoor = (wizard: Square): DungeonStory =>
    dungeon(1, (scene) => {
      scene.reveal('.').opened('3,11S');
      scene.table.trapSearched.push('E');
      scene.hero('barbarian', { at: sq(2, 8), searched: ['E'] });
      scene.hero('dwarf', { at: sq(2, 9) });
      scene.hero('elf', { at: sq(3, 9) });
      scene.hero('wizard', { at: wizard });
      scene.turn('barbarian');
    });

  test('opens the door when the others are within six squares', () => {
    expect(decisions(atDoor(sq(3, 10)))).toContainEqual(leading(open('2,7S')));
  });

  test('waits for a straggler, but not longer than two turns', () => {
    const far = atDoor(sq(7, 12));
    expect(types(decisions(far))).not.toContain('open');
    expect(whyOf(decisions(far), 'endTurn')).toBe('ai.hero-leader');
    expect(types(decisions(far, { rounds: 2, choose: onlyLeader() }))).not.toContain('open');
    expect(decisions(far, { rounds: 3, choose: onlyLeader() })).toContainEqual(leading(open('2,7S')));
  });

  /** The others do nothing at all. */
  const onlyLeader = (): Chooser => {
    const choose = heroChooser();
    return (turn) =>
      turn.ask.question.kind === 'turn' && turn.ask.question.hero !== 'barbarian' ? DONE : choose(turn);
  };

  test('goes to the nearest door or dark corridor', () => {
    const story = dungeon(1, (scene) => {
      scene.table.trapSearched.push('E');
      scene.hero('barbarian', { at: sq(2, 10), searched: ['E'] });
      scene.turn('barbarian', { movement: 12 });
    });
    expect(decisions(story).slice(0, 2)).toEqual([leading(walk(2, 8)), leading(open('2,7S'))]);
  });
});

describe('[ai.hero-follow]', () => {
  const follow = (column: number, row: number): Decision => because('ai.hero-follow', walk(column, row));
  const inCorridor = (build: (scene: Scene) => void): DungeonStory =>
    dungeon(1, (scene) => {
      scene.reveal('.');
      scene.hero('barbarian', { at: sq(8, 6) });
      build(scene);
    });

  test('two squares behind the leader, the Wizard three', () => {
    const elf = inCorridor(
      (scene) =>
        scene.only('barbarian', 'elf').hero('elf', { at: sq(16, 6) }) &&
        scene.turn('elf', { movement: 12, hasActed: true }),
    );
    expect(decisions(elf)[0]).toEqual(follow(10, 6));
    const wizard = inCorridor(
      (scene) =>
        scene.only('barbarian', 'wizard').hero('wizard', { at: sq(16, 6) }) &&
        scene.turn('wizard', { movement: 12, hasActed: true }),
    );
    expect(decisions(wizard)[0]).toEqual(follow(11, 6));
  });

  test('never beside a known trap of the corridor', () => {
    const story = inCorridor((scene) => {
      scene.only('barbarian', 'elf').hero('elf', { at: sq(14, 6) });
      scene.trap('pit', 8, 7).turn('elf', { movement: 12, hasActed: true });
    });
    expect(decisions(story)[0]).toEqual(follow(10, 6));
    const near = inCorridor((scene) => {
      scene.only('barbarian', 'elf').hero('elf', { at: sq(14, 6) });
      scene.trap('pit', 9, 6).turn('elf', { movement: 3, hasActed: true });
    });
    expect(lastWalk(decisions(near))).toBe(sq(11, 6));
  });
});

describe('[ai.hero-search]', () => {
  const seek = (what: Parameters<typeof search>[0]): Decision => because('ai.hero-search', search(what));
  const inRoom = (hero: Hero, build: (scene: Scene) => void): DungeonStory =>
    arena((scene) => {
      scene.only(hero, 'wizard').hero(hero, { at: sq(9, 9) });
      scene.hero('wizard', { at: sq(10, 11), body: 1 });
      build(scene);
      scene.turn(hero, { movement: 0 });
    });

  test('traps first, then treasure, and only once', () => {
    expect(decisions(inRoom('dwarf', () => undefined))[0]).toEqual(seek('traps'));
    const warned = (scene: Scene): unknown => scene.table.trapSearched.push('Z');
    expect(decisions(inRoom('dwarf', warned))[0]).toEqual(seek('treasure'));
    const searched = inRoom('dwarf', (scene) => warned(scene) && scene.hero('wizard', { searched: ['Z'] }));
    expect(types(decisions(searched))).not.toContain('search');
  });

  test('nobody with fewer than four Body Points rummages', () => {
    const story = inRoom('dwarf', (scene) => scene.table.trapSearched.push('Z') && scene.hero('dwarf', { body: 3 }));
    expect(types(decisions(story))).not.toContain('search');
  });

  test('unless the quest wants what lies there', () => {
    const story = dungeon(5, (scene) => {
      scene.only('dwarf').hero('dwarf', { at: sq(15, 9), body: 2 });
      scene.reveal('Y').table.trapSearched.push('Y');
      scene.turn('dwarf', { movement: 0 });
    });
    expect(decisions(story)[0]).toEqual(seek('treasure'));
  });

  test('not with a monster in sight', () => {
    expect(types(decisions(inRoom('dwarf', (scene) => scene.monster('zombie', 14, 7))))).not.toContain('search');
  });

  test('secret doors only when nothing is left to open', () => {
    const build = (isClosed: boolean) =>
      dungeon(1, (scene) => {
        scene.only('barbarian').reveal('U', 'E');
        scene.table.hidden.doors = [];
        scene.table.doors = scene.table.doors.filter((door) => isClosed && door.edge === edge('7,12S'));
        scene.table.changes += 1;
        scene.table.trapSearched.push('U');
        scene.hero('barbarian', { at: sq(7, 13), searched: ['U'] });
        scene.turn('barbarian');
      });
    expect(decisions(build(false))).toContainEqual(seek('secretDoors'));
    expect(decisions(build(true))).toContainEqual(because('ai.hero-leader', open('7,12S')));
    expect(decisions(build(true))).not.toContainEqual(seek('secretDoors'));
  });
});

describe('[ai.hero-hold]', () => {
  const facing = (monster: string): DungeonStory =>
    dungeon(1, (scene) => {
      scene.reveal('.');
      scene.only('barbarian', 'dwarf').hero('barbarian', { at: sq(8, 6) });
      scene.hero('dwarf', { at: sq(8, 7) });
      scene.monster(monster, 17, 6);
      scene.turn('barbarian', { movement: 4 });
    });

  test('an orc will come by itself, a zombie must be sought out', () => {
    expect(decisions(facing('orc'))).toEqual([because('ai.hero-hold', { type: 'endTurn' })]);
    expect(decisions(facing('zombie'))[0]).toEqual(because('ai.hero-hold', walk(12, 6)));
  });

  test('after three rounds for nothing, the one in the doorway makes room for somebody stronger', () => {
    const story = arena((scene) => {
      scene.reveal('.').opened('8,9E');
      scene.only('barbarian', 'elf').hero('elf', { at: sq(8, 9), body: 4 });
      scene.hero('barbarian', { at: sq(8, 8) });
      scene.monster('gargoyle', 9, 9);
      scene.turn('elf', { movement: 6 });
    });
    const view = viewOf(story);
    const fresh = heroChooser();
    const turn = { sight: sight(heroquest, story.state, HEROES_SEAT), offers: [], rng: seedRng('fast:own') };
    const [ask] = story.state.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    expect(fresh({ ...turn, ask })).toEqual(because('ai.hero-attack-score', attack(6)));
    const later: View = { ...view, round: view.round + 3 };
    const room = fresh({ ...turn, sight: { ...turn.sight, view: later }, ask });
    expect([room.rule, room.action.type]).toEqual(['ai.hero-hold', 'walk']);
  });
});

describe('[ai.hero-exit]', () => {
  test('after the goal to the stairway, and up', () => {
    const story = dungeon(1, (scene) => {
      scene.only('barbarian', 'dwarf').hero('barbarian', { at: sq(4, 8) });
      scene.hero('dwarf', { at: sq(4, 11) });
      scene.table.isGoalMet = true;
      scene.turn('barbarian', { movement: 12 });
    });
    const done = decisions(story);
    expect(types(done)).toEqual(['walk', 'leave']);
    expect(done.map(({ rule }) => rule)).toEqual(['ai.hero-exit', 'ai.hero-exit']);
  });

  test('it fights only what bars the way, or stands at arm’s length before the first step', () => {
    const build = (at: readonly [number, number]): DungeonStory =>
      dungeon(1, (scene) => {
        scene.reveal('.').opened('3,11S');
        scene.only('barbarian').hero('barbarian', { at: sq(3, 12) });
        scene.monster('orc', ...at);
        scene.table.isGoalMet = true;
        scene.turn('barbarian', { movement: 12 });
      });
    const past = decisions(build([6, 12]));
    expect(types(past)).toEqual(['walk']); // the last one on the stairway ends the quest
    expect(whyOf(past, 'walk')).toBe('ai.hero-exit');
    expect(decisions(build([3, 11]))[0]).toEqual(because('ai.hero-attack-score', attack(6)));
  });
});
