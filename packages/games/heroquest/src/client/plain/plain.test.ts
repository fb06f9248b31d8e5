import { legal, sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { describe, expect, it, test } from 'vitest';
import { houseOf, movesAtRandom, QUESTS } from '../../../stories/at-random.ts';
import { DWARF, HEROES_SEAT, ZARGON } from '../../../stories/cast.ts';
import { arena, type DungeonStory, faces, type Scene } from '../../../stories/dungeon.ts';
import { acting, townAfter } from '../../../stories/scenes.ts';
import { attack, END, GO_ON, PASS, sq } from '../../../stories/wishes.ts';
import { heroquest } from '../../game.ts';
import type { Action, HeroInPlay } from '../../types/index.ts';
import { ending, isGrave } from './ending.ts';
import { forced } from './forced.ts';

/** What goes without saying at this moment of a story. */
function plainly(s: DungeonStory, seat = HEROES_SEAT): Action | null {
  const ask = s.state.asks.find((one) => one.seat === seat);
  if (ask === undefined) throw new Error('nobody is asked');
  return forced(sight(heroquest, s.state, seat), ask, legal(heroquest, s.state, ask));
}

function endingOf(s: DungeonStory): ReturnType<typeof ending> {
  const ask = s.state.asks[0] ?? expect.fail();
  return ending(sight(heroquest, s.state, HEROES_SEAT), ask, legal(heroquest, s.state, ask));
}

describe('a blow that has fallen', () => {
  const { effects } = arena(() => {}).table.heroes[0] ?? expect.fail();

  /** An orc has struck the Dwarf, who has these things. */
  function struck(dwarf: Partial<HeroInPlay>): DungeonStory {
    const [s] = acting('orc', 11, 9, (scene) => scene.only('dwarf').hero('dwarf', { at: sq(10, 9), ...dwarf }));
    return s.dice(...faces('SSS')).does(ZARGON, attack(DWARF));
  }

  it('is not asked about where no potion gives another die', () => {
    expect(plainly(struck({ potions: ['healing', 'potion-of-strength'] }))).toEqual(PASS);
    expect(plainly(struck({ potions: ['potion-of-warding'], effects: { ...effects, warding: 1 } }))).toEqual(PASS);
    expect(plainly(struck({ potions: ['potion-of-warding'], effects: { ...effects, slumber: 1 } }))).toEqual(PASS);
  });

  it('is asked about where one does', () => {
    expect(plainly(struck({ potions: ['potion-of-warding'] }))).toBeNull();
    expect(plainly(struck({ potions: ['healing', 'heroic-brew'] }))).toBeNull();
  });
});

describe('the next quest of a campaign', () => {
  it('is played in the order and with the spells of the last', () => {
    const s = townAfter(() => {});
    const schools = s.table.heroes.map((hero) => [...hero.schools]);
    const order = [...s.table.order];
    s.does(HEROES_SEAT, GO_ON);
    for (let answers = 0; s.state.asks.some(({ question }) => question.kind !== 'turn'); answers++) {
      expect(answers).toBeLessThan(10);
      s.does(HEROES_SEAT, plainly(s) ?? expect.fail());
    }
    expect(s.table.order).toEqual(order);
    expect(s.table.heroes.map((hero) => [...hero.schools].sort())).toEqual(schools.map((some) => some.sort()));
  });
});

describe('the end of a turn', () => {
  const turn = (build: (scene: Scene) => void, left: object): DungeonStory =>
    arena((scene) => {
      scene.only('dwarf').hero('dwarf', { at: sq(10, 9) });
      build(scene);
      scene.turn('dwarf', left);
    });
  const SPENT = { movement: 0, hasStepped: true, hasActed: true, isMoveOver: true };

  it('is near when nothing is left that anybody would want', () => {
    expect(endingOf(turn(() => {}, SPENT))).toEqual({ action: END, isSpent: true });
    expect(endingOf(turn((scene) => scene.hero('dwarf', { potions: ['healing'] }), SPENT))?.isSpent).toBe(true);
  });

  it('is not near while there is a step or an action left', () => {
    expect(endingOf(turn(() => {}, { movement: null }))?.isSpent).toBe(false);
    expect(endingOf(turn(() => {}, { ...SPENT, hasActed: false }))?.isSpent).toBe(false);
    expect(endingOf(turn(() => {}, { movement: 3, hasActed: true }))?.isSpent).toBe(false);
  });

  it('waits for whoever may leave with the goal met', () => {
    const onStairs = (isGoalMet: boolean): DungeonStory =>
      turn((scene) => {
        scene.table.isGoalMet = isGoalMet;
        scene.lookAround().hero('dwarf', { at: scene.table.stairs ?? scene.table.hidden.stairs ?? -1 });
        scene.hero('barbarian', { status: 'here', at: sq(10, 9) });
      }, SPENT);
    expect(endingOf(onStairs(false))?.isSpent).toBe(true);
    expect(endingOf(onStairs(true))?.isSpent).toBe(false);
  });
});

it('is grave when a hero dies unless it saves itself', () => {
  expect(isGrave({ kind: 'rescue', hero: 'elf' })).toBe(true);
  expect(isGrave({ kind: 'turn', hero: 'elf' })).toBe(false);
});

test.each(QUESTS)('quest %i: what is forced is among the offers, and ends no turn', (quest) => {
  for (const { state } of movesAtRandom(
    { ...houseOf(quest), campaign: true, rounds: 3 },
    2,
    `plain ${quest}`,
    effort(120),
  ))
    for (const ask of state.outcome === null ? state.asks : []) {
      const offers = legal(heroquest, state, ask);
      const answer = forced(sight(heroquest, state, ask.seat), ask, offers);
      if (answer === null) continue;
      expect(offers.map((offer) => JSON.stringify(offer))).toContain(JSON.stringify(answer));
      expect(['endTurn', 'leave', 'drink']).not.toContain(answer.type);
    }
});
