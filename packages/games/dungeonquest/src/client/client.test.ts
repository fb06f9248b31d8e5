import { readOptions } from '@questhall/border';
import {
  type Ask,
  begin,
  below,
  hashText,
  heardBy,
  legal,
  pending,
  type Seat,
  SPECTATOR,
  seedRng,
  sight,
  submit,
} from '@questhall/kernel';
import { effort, OPENLY } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { HEROES } from '../content/heroes.ts';
import { MODES } from '../content/modes.ts';
import { dungeonquest } from '../game.ts';
import { fighterSeen } from '../queries/heroes.ts';
import type { Action, DungeonQuest, Event, Options, View } from '../types/index.ts';
import { after } from './after/after.ts';
import { courseOf, hitBy } from './course.ts';
import { cues } from './cues.ts';
import { client } from './index.ts';
import { placesIn, placesOf, touch, wishAt } from './touch.ts';
import { triesIn } from './tries.ts';

const { id, edition } = dungeonquest;

function open(given: Partial<Options>, seats: number, seed: string) {
  const read = readOptions(dungeonquest.options, { play: 'arena', soloAiMonster: true, ...given });
  if (!read.ok) throw new Error(read.problem.message);
  return begin(dungeonquest, { game: id, edition, options: read.value, seats, seed: `fast:${seed}`, from: null });
}

/** One move at a table, as a seat or a spectator saw it. */
interface Seen {
  readonly seat: Seat;
  readonly before: View;
  readonly next: View;
  readonly events: readonly Event[];
}

/** Plays at random, and shows every move to every seat and to a spectator. */
function watch(given: Partial<Options>, seats: number, seed: string, look: (seen: Seen) => void): void {
  const journal = open(given, seats, seed);
  const rng = seedRng(`fast:${hashText(seed)}`);
  const eyes = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
  for (let [ask] = pending(journal.state); ask !== undefined; [ask] = pending(journal.state)) {
    const before = eyes.map((seat) => sight(dungeonquest, journal.state, seat).view);
    const offers = legal(dungeonquest, journal.state, ask);
    const action = offers[below(rng, offers.length)];
    const submitted = submit(dungeonquest, journal, { seat: ask.seat, ask: ask.id, action });
    if (!submitted.ok) throw new Error('an offer was refused');
    for (const [i, seat] of eyes.entries())
      look({
        seat,
        before: before[i] ?? expect.fail('nobody looked'),
        next: sight(dungeonquest, journal.state, seat).view,
        events: heardBy(seat, submitted.entry.told).map(({ event }) => event),
      });
  }
}

/** What no event says; the doc of `after` names them. */
function known({ poolSize, combatDeckSize, test: tested, ...rest }: View, events: readonly Event[]): Partial<View> {
  return events.some(({ type }) => type === 'monsterMet') ? rest : { ...rest, test: tested };
}

const tables = [...MODES, 'vote' as const].flatMap((mode) => HEROES.map((hero) => [mode, hero] as const));

describe('in random play', () => {
  test.each(tables)('what was told makes the next view of the last one: %s, %s', (mode, hero) => {
    let moves = 0;
    for (let seats = 1; seats <= 3; seats++)
      for (let seed = 0; seed < effort(3); seed++) {
        const isHouse = seed % 2 === 1;
        const house = { determinationInCombat: isHouse, heroWinsDoubleKill: isHouse, determination: 4 };
        watch(
          { mode, hero, heroLife: 4 + seed, ...house },
          seats,
          `after ${mode} ${hero} ${seats} ${seed}`,
          ({ before, next, events }) => {
            moves += 1;
            expect(known(events.reduce(after, before), events)).toEqual(known(next, events));
          },
        );
      }
    expect(moves).toBeGreaterThan(20);
  });

  test.each(MODES)('every event is about what is there, and a fight ends in one banner: %s', (mode) => {
    for (let seed = 0; seed < effort(6); seed++) {
      const events: Event[] = [];
      let last: View | null = null;
      watch({ mode, hero: HEROES[seed % HEROES.length] ?? 'hugo', heroLife: 5 }, 1, `cues ${mode} ${seed}`, (seen) => {
        if (seen.seat !== SPECTATOR) return;
        events.push(...seen.events);
        last = seen.next;
      });
      for (const place of events.flatMap((event) => placesIn(event, view({}))))
        expect(place).toMatch(/^(figure|laid):(hero|monster)$|^die:[01]$/);
      const ends = events.filter(({ type }) => type === 'died').flatMap((event) => cues(event, last ?? view({})));
      expect(ends.filter(({ kind }) => kind === 'banner')).toHaveLength(1);
    }
  });
});

const view = (given: Partial<Options>, change: Partial<View> = {}): View => ({
  ...sight(dungeonquest, open({ hero: 'hugo', monster: 'troll', ...given }, 2, 'view').state, 0).view,
  ...change,
});

const asking = (question: DungeonQuest['Question']): Ask<DungeonQuest> => ({
  id: 1,
  seat: 0,
  rule: 'combat.rounds-until-death',
  question,
  ...OPENLY,
});

function pointed(question: DungeonQuest['Question'], offers: readonly Action[], place: string, seen = view({})) {
  const { state } = open({ hero: 'hugo' }, 2, 'pointed');
  return touch({ ...sight(dungeonquest, state, 0), view: seen }, asking(question), offers, place);
}

describe('pointing', () => {
  const dice = view({}, { lying: { dice: [6, 5], heroCard: null, monsterCard: null, arrow: null } });
  const rerolls: Action[] = [
    { type: 'reroll', dice: [0, 1] },
    { type: 'reroll', dice: [0] },
    { type: 'reroll', dice: [1] },
    { type: 'keep' },
  ];

  test('at the monster strikes at it', () => {
    expect(pointed({ kind: 'roll', dice: 2 }, [{ type: 'roll' }], 'figure:monster').plan).toEqual({
      steps: [{ type: 'roll' }],
      way: [],
    });
    expect(pointed({ kind: 'encounter' }, [{ type: 'fight' }], 'figure:monster').plan?.steps).toEqual([
      { type: 'fight' },
    ]);
  });

  test('at a die rolls that one again, and tells of the rest', () => {
    const touched = pointed({ kind: 'reroll', dice: [6, 5] }, rerolls, 'die:1', dice);
    expect(touched.plan?.steps).toEqual([{ type: 'reroll', dice: [1] }]);
    expect(touched.offers).toEqual([{ type: 'reroll', dice: [1] }, { type: 'reroll', dice: [0, 1] }, { type: 'keep' }]);
  });

  test('at a die that may only be left does nothing by itself', () => {
    expect(pointed({ kind: 'spend', total: 11, needed: 1 }, [{ type: 'keep' }], 'die:0', dice)).toEqual({
      offers: [{ type: 'keep' }],
      plan: null,
      wish: null,
    });
  });

  test('where nothing can be done is a wish that the rules can refuse', () => {
    expect(pointed({ kind: 'roll', dice: 2 }, [{ type: 'roll' }], 'card:slash')).toEqual({
      offers: [],
      plan: null,
      wish: { type: 'lay', card: 'slash' },
    });
    expect(wishAt('die:1', dice)).toEqual({ type: 'reroll', dice: [1] });
    expect(wishAt('die:1', view({}))).toBeNull();
    expect(wishAt('figure:monster', dice)).toEqual({ type: 'fight' });
    expect(wishAt('figure:hero', dice)).toBeNull();
  });

  test('the places of an answer are those that it is found at', () => {
    const seen = { view: dice };
    for (const action of rerolls)
      for (const place of placesOf(action, asking({ kind: 'reroll', dice: [6, 5] }), seen))
        expect(pointed({ kind: 'reroll', dice: [6, 5] }, rerolls, place, dice).offers).toContainEqual(action);
  });
});

describe('a blow', () => {
  test('is a line and a number, bad where it falls on the hero', () => {
    const struck: Event = { type: 'wounded', side: 'hero', who: 'hugo', wounds: 2, left: 4 };
    expect(cues(struck, view({}))).toEqual([
      { kind: 'strike', from: 'figure:monster', to: ['figure:hero'], tone: 'bad' },
      { kind: 'number', at: 'figure:hero', text: '-2', tone: 'bad' },
    ]);
    expect(hitBy(struck)).toEqual({ hero: 2, monster: 0 });
  });

  test('that kills both is a defeat', () => {
    const hero = fighterSeen(view({}));
    const dead = view({}, { heroes: [{ ...hero, wounds: hero.life }, null] });
    expect(cues({ type: 'died', side: 'monster', who: 'troll' }, dead)).toEqual([
      { kind: 'sink', who: 'figure:monster' },
    ]);
    expect(cues({ type: 'died', side: 'hero', who: 'hugo' }, dead)).toEqual([
      { kind: 'sink', who: 'figure:hero' },
      { kind: 'banner', tone: 'bad' },
    ]);
  });
});

test('what is offered can be tried, and so can what never is', () => {
  const tries = triesIn(view({ mode: 'dice' }), [{ type: 'fight' }]);
  expect(tries.filter(({ isOffered }) => isOffered).map(({ action }) => action)).toEqual([{ type: 'fight' }]);
  expect(tries.map(({ action }) => action.type)).toEqual([
    'fight',
    'escape',
    'reroll',
    'spend',
    'useItem',
    'playPower',
  ]);
  for (const { action } of tries) expect(dungeonquest.decode(action)).toEqual(action);
  const rolling = triesIn(view({ mode: 'solo' }, { round: 1 }), [{ type: 'reroll', dice: [0] }, { type: 'keep' }]);
  expect(rolling.map(({ action }) => action.type)).toEqual(['roll', 'escape', 'useItem', 'playPower']);
  expect(triesIn(view({ mode: 'cards' }, { round: 1 }), []).map(({ action }) => action.type)).toEqual([
    'escape',
    'useItem',
    'playPower',
  ]);
});

test('of a fight there is told who is dead, and what came of the last throw', () => {
  const events: Event[] = [
    { type: 'monsterMet', monster: 'troll' },
    { type: 'combatBegan', life: 4 },
    { type: 'rolled', dice: [3, 3] },
    { type: 'tested', total: 6, attribute: 'armor', value: 8, isPassed: true },
  ];
  expect(courseOf(events).result).toMatchObject({ isDone: false, test: { total: 6, isPassed: true } });
  const struck: Event = { type: 'wounded', side: 'monster', who: 'troll', wounds: 2, left: 2 };
  expect(courseOf([...events, struck, { type: 'roundBegan', round: 2 }]).result).toMatchObject({
    wounds: { hero: 0, monster: 2 },
    isDone: true,
    isPast: true,
  });
  const died: Event = { type: 'died', side: 'monster', who: 'troll' };
  expect(courseOf([...events, struck, died])).toMatchObject({
    isDead: { hero: false, monster: true },
    fallen: { monster: 'troll', life: 4, wounds: 4 },
  });
});

test('only the last chance to turn a test is grave, and nothing is answered for anybody', () => {
  expect([client.isGrave?.({ kind: 'spend', total: 9, needed: 1 }), client.isGrave?.({ kind: 'encounter' })]).toEqual([
    true,
    false,
  ]);
  const seen = sight(dungeonquest, open({}, 2, 'forced').state, 0);
  expect(client.forced?.(seen, asking({ kind: 'roll', dice: 2 }), [{ type: 'roll' }])).toBeNull();
});
