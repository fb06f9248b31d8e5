import { legal, sight } from '@questhall/kernel';
import { answeredFor, effort, firstAsked } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { ending } from '../../src/client/plain/ending.ts';
import { forced } from '../../src/client/plain/forced.ts';
import { isGrave } from '../../src/client/plain/grave.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { Action } from '../../src/types/index.ts';
import { FIGHTER, FOE } from '../cast.ts';
import { block, type CrystalStory, type Scene, story, tile } from '../scene.ts';
import { ready, town, visit } from '../town/stage.ts';
import { attack, END, FINISH, RECOVER, use } from '../wishes.ts';
import { delve, market, melee } from './arranged.ts';
import { answerIn, TABLES, type Watched, watch, watchFrom } from './watched.ts';

const MOVES = 200;

/** What is left of everybody when an answer has been given, and the Attack has been finished. */
function outcomeOf({ state, ask }: Watched, action: Action): unknown {
  let made = answerIn(state, ask, action);
  const losses = made.events.filter(({ type }) => type === 'harmed' || type === 'moved');
  while (made.next?.question.kind === 'attack') {
    made = answerIn(made.after, made.next, FINISH);
    losses.push(...made.events.filter(({ type }) => type === 'harmed' || type === 'moved'));
  }
  return losses.slice(0, 3);
}

/** What is answered for somebody could not have been answered better; says how often there was something to say. */
function expectForced(watched: Iterable<Watched>): number {
  let answered = 0;
  for (const seen of answeredFor({ ending, forced }, watched)) {
    const { ask, offers, action } = seen;
    answered += 1;
    expect(['endTurn', 'endPhase', 'ready', 'flee']).not.toContain(action.type);
    expect(ask.question.kind).not.toBe('interrupts');
    if (offers.length > 1)
      for (const offer of offers)
        expect(outcomeOf(seen, offer), JSON.stringify(offer)).toEqual(outcomeOf(seen, action));
  }
  return answered;
}

test.each(TABLES)(
  '%o: what is answered for somebody could not have been answered better',
  (given) => {
    expect(expectForced(watch(given, 'fast:plain', 'sound', effort(MOVES)))).toBeGreaterThan(0);
  },
  60_000,
);

test('so it is where everybody has everything', () => {
  for (const start of [melee, delve, (seed: string) => market(seed, false)])
    expectForced(watchFrom(start('fast:plain'), 'fast:plain', 'random', effort(MOVES)));
}, 60_000);

const at = ({ state }: CrystalStory) => {
  const ask = firstAsked(state) ?? expect.fail('nobody is asked');
  return [sight(crystalExpedition, state, ask.seat), ask, legal(crystalExpedition, state, ask)] as const;
};
const forcedIn = (told: CrystalStory): Action | null => forced(...at(told));
const endingIn = (told: CrystalStory) => ending(...at(told));

/** The Fighter strikes an orc that is beside it, and rolls this. */
const blow = (dice: readonly number[], fate: number, hitpoints = 9): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 2, 2, { fate });
    scene.monster('orc-raider', 1, 1, { hitpoints });
    scene.turn(FIGHTER);
  })
    .dice(...dice)
    .does(FIGHTER, attack(FOE));

describe('a question whose answer cannot matter', () => {
  test('is not put: an Attack is finished where there is nothing to spend', () => {
    expect(forcedIn(blow([6, 5, 1], 0))).toBeNull();
    expect(forcedIn(blow([6, 5, 1], 0).does(FIGHTER, use('aim')))).toEqual(FINISH);
    expect(forcedIn(blow([6, 5, 1], 1).does(FIGHTER, use('aim')))).toBeNull();
  });

  test('is put to whoever lies there only where it can crawl', () => {
    const lying = (scene: Scene): void => {
      scene.floor([tile(1, 'small', block(0, 0, 0, 0)), tile(2, 'small', block(5, 5, 6, 6))]);
      scene.hero(FIGHTER, 0, 0, { hitpoints: 0 });
      scene.hero(1, 5, 5);
      scene.monster('orc-raider', 6, 6);
      scene.turn(FIGHTER);
    };
    expect(forcedIn(story(lying))).toEqual(RECOVER);
    const free = (scene: Scene): void => {
      lying(scene);
      scene.floor([tile(1, 'small', block(0, 0, 1, 1)), tile(2, 'small', block(5, 5, 6, 6))]);
    };
    expect(forcedIn(story(free))).toBeNull();
  });

  test('is put where a Turn or a stay in Town ends', () => {
    const idle = story((scene) => {
      scene.hero(FIGHTER, 0, 0);
      scene.monster('orc-raider', 22, 22);
      scene.effect(FIGHTER, 'stun', 0).effect(FIGHTER, 'immobile', 0);
      scene.turn(FIGHTER);
    });
    expect(forcedIn(idle)).toBeNull();
    expect(forcedIn(town())).toBeNull();
  });
});

describe('the end', () => {
  test('of a Turn is spent when nothing is left but to change hands', () => {
    const turn = (isStunned: boolean): CrystalStory =>
      story((scene) => {
        scene.hero(FIGHTER, 0, 0);
        scene.monster('orc-raider', 22, 22);
        if (isStunned) scene.effect(FIGHTER, 'stun', 0).effect(FIGHTER, 'immobile', 0);
        scene.turn(FIGHTER);
      });
    expect(endingIn(turn(false))).toEqual({ action: END, isSpent: false });
    expect(endingIn(turn(true))).toEqual({ action: END, isSpent: true });
  });

  test('of a stay in Town is spent with the last visit', () => {
    const told = town(
      (table) => {
        if (table.town !== null) table.town.stays = table.town.stays.map((stay) => ({ ...stay, visitsLeft: 0 }));
      },
      { heroes: ['dwarf-fighter'], players: 1 },
    );
    expect(endingIn(told)).toEqual({ action: ready(0), isSpent: true });
    const early = town(() => {}, { heroes: ['dwarf-fighter'], players: 1 }).does(0, visit(0, 'tavern'));
    expect(endingIn(early)).toEqual({ action: ready(0), isSpent: false });
  });

  test('of an Attack is to finish it', () => {
    expect(endingIn(blow([6, 5, 3], 0))).toEqual({ action: FINISH, isSpent: false });
  });
});

test('a last chance is grave, and an Interrupt that only helps is not', () => {
  const asked = (trigger: 'would-fall' | 'fell' | 'encounter-start') =>
    isGrave({ kind: 'interrupts', trigger, to: 0, options: [{ who: 0, interrupt: 'too-stubborn' }] });
  expect([asked('would-fall'), asked('fell'), asked('encounter-start')]).toEqual([true, true, false]);
  expect(isGrave({ kind: 'turn', who: 0 })).toBe(false);
});
