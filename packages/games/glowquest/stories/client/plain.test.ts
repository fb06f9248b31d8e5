import { legal, type State, sight } from '@questhall/kernel';
import { answeredFor, effort, firstAsked } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { ending } from '../../src/client/plain/ending.ts';
import { forced } from '../../src/client/plain/forced.ts';
import { isGrave } from '../../src/client/plain/grave.ts';
import { glowquest } from '../../src/game.ts';
import type { Action, Event, Glowquest, Question } from '../../src/types/index.ts';
import { DEFENSE, OFFENSE } from '../cast.ts';
import { block, type GlowStory, sq, story, tile } from '../scene.ts';
import { attack, DONE, END, END_PHASE } from '../wishes.ts';
import { answerIn, TABLES, type Watched, watch } from './watched.ts';

const MOVES = 800;

/** What each window of a blow decides. */
const FATES: Readonly<Partial<Record<Question['kind'], readonly Event['type'][]>>> = {
  roll: ['hit', 'missed'],
  hit: ['died'],
};

/** What an answer comes to in the end, if nothing more is added to the blow. */
function fateOf({ state, ask }: Pick<Watched, 'state' | 'ask'>, action: Action): readonly Event['type'][] {
  const fates = FATES[ask.question.kind] ?? [];
  const kinds: Event['type'][] = [];
  let made = answerIn(state, ask, action);
  for (;;) {
    kinds.push(...made.events.map(({ type }) => type).filter((type) => fates.includes(type)));
    const { next, after } = made;
    if (next?.question.kind !== ask.question.kind) return kinds;
    made = answerIn(after, next, DONE);
  }
}

test.each(TABLES)(
  '%o: what is answered for somebody could not have been answered better',
  (given) => {
    let answered = 0;
    for (const seen of answeredFor({ ending, forced }, watch(given, 'fast:plain', 'sound', effort(MOVES)))) {
      const { ask, offers, action } = seen;
      answered += 1;
      expect(['endTurn', 'endPhase']).not.toContain(action.type);
      const kind = ask.question.kind;
      if (offers.length > 1 && (kind === 'roll' || kind === 'hit'))
        for (const offer of offers) expect(fateOf(seen, offer), JSON.stringify(offer)).toEqual(fateOf(seen, action));
    }
    expect(answered).toBeGreaterThan(0);
  },
  60_000,
);

const at = (state: State<Glowquest>) => {
  const ask = firstAsked(state) ?? expect.fail('nobody is asked');
  return [sight(glowquest, state, ask.seat), ask, legal(glowquest, state, ask)] as const;
};
const forcedIn = ({ state }: GlowStory): Action | null => forced(...at(state));
const endingIn = ({ state }: GlowStory) => ending(...at(state));

/** Offense strikes a ghoul, whose Grit is 6, with so many Surges left, and rolls this. */
const blow = (die: number, surges: number, hitpoints = 5): GlowStory =>
  story((scene) => {
    scene.hero('offense', 2, 2);
    scene.monster('ghoul', 1, 1, { hitpoints });
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, surges);
  })
    .dice(die)
    .does(OFFENSE, attack(FOE));
const FOE = 3;

describe('a question whose answer cannot matter', () => {
  test('is not put: no Aim on a sure hit, nor on one that no Aim could reach', () => {
    expect(forcedIn(blow(6, 2))).toEqual(DONE);
    expect(forcedIn(blow(3, 2))).toEqual(DONE);
  });

  test('is put where Surges decide', () => {
    expect(forcedIn(blow(5, 1))).toBeNull();
    expect(forcedIn(blow(4, 2))).toBeNull();
    expect(forcedIn(blow(4, 1))).toEqual(DONE);
  });

  test('is not put about damage to the dead, and is put about damage that may kill', () => {
    expect(forcedIn(blow(12, 1, 3).does(OFFENSE, DONE))).toEqual(DONE);
    expect(forcedIn(blow(12, 1, 4).does(OFFENSE, DONE))).toBeNull();
  });

  test('is not put where there is one answer, but nobody’s Turn is ended for that', () => {
    const idle = story((scene) => {
      scene.monster('ghoul', 4, 4);
      scene.hero('offense', 0, 0);
      scene.turn(OFFENSE, 0);
    });
    expect(legal(glowquest, idle.state, firstAsked(idle.state) ?? expect.fail())).toEqual([END]);
    expect(forcedIn(idle)).toBeNull();
  });
});

describe('the end of a Turn or a Phase', () => {
  const turn = (surges: number): GlowStory =>
    story((scene) => {
      scene.monster('ghoul', 4, 4);
      scene.hero('offense', 0, 0, { cards: ['killing-rhythm', 'leech-stone'] });
      scene.turn(OFFENSE, surges, { attacks: 1 });
    });

  test('is spent when nothing is left but what does nothing', () => {
    expect(endingIn(turn(0))).toEqual({ action: END, isSpent: true });
    expect(endingIn(turn(1))).toEqual({ action: END, isSpent: false });
  });

  test('a Phase is spent with its last square, whatever could still be traded', () => {
    const phase = (left: number): GlowStory =>
      story((scene) => {
        scene.floor([tile(1, 'passage', block(0, 0, 1, 4))], {
          openings: [{ id: 8, tile: 1, left: sq(0, 0), right: sq(1, 0), way: 0 }],
        });
        scene.hero('defense', 0, 4, { cards: ['longsword'] });
        scene.phase(DEFENSE, left);
      });
    expect(endingIn(phase(0))).toEqual({ action: END_PHASE, isSpent: true });
    expect(endingIn(phase(1))).toEqual({ action: END_PHASE, isSpent: false });
  });

  test('a window of an attack is closed in the same place', () => {
    expect(endingIn(blow(5, 1))).toEqual({ action: DONE, isSpent: false });
  });
});

test('a last chance is grave, and a hard choice is not', () => {
  expect(isGrave({ kind: 'brink', who: 0, cards: ['phoenix-charm'] })).toBe(true);
  expect(isGrave({ kind: 'guard', who: 0, ally: 1, loss: 3 })).toBe(false);
});
