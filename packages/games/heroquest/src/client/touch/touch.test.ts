import { advance, Book, cloneState, legal, type Seat, type State, sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { describe, expect, it, test } from 'vitest';
import { houseOf, movesAtRandom, QUESTS } from '../../../stories/at-random.ts';
import { HEROES_SEAT, WITH_SPELLS, ZARGON } from '../../../stories/cast.ts';
import { arena, type DungeonStory, dungeon } from '../../../stories/dungeon.ts';
import { acting } from '../../../stories/scenes.ts';
import { activate, attack, castOn, edge, hurl, pickUp, search, sq, walk } from '../../../stories/wishes.ts';
import { heroquest } from '../../game.ts';
import type { Action, FigureId, HeroQuest, View } from '../../types/index.ts';
import { doorPlace, figurePlace, squarePlace } from '../places/place.ts';
import { touch } from './index.ts';

/** What pointing somewhere means at this moment of a story. */
function pointing(s: DungeonStory, place: string, seat = HEROES_SEAT): ReturnType<typeof touch> {
  const ask = s.state.asks.find((one) => one.seat === seat);
  if (ask === undefined) throw new Error('nobody is asked');
  return touch(sight(heroquest, s.state, seat), ask, legal(heroquest, s.state, ask), place);
}

const steps = (s: DungeonStory, id: FigureId, seat = HEROES_SEAT): readonly Action[] | undefined =>
  pointing(s, figurePlace(id), seat).plan?.steps;

/** The Barbarian at 10,9 with so many squares to go, and others around. */
function fighter(
  movement: number | null,
  build: (scene: Parameters<Parameters<typeof arena>[0]>[0]) => void,
): DungeonStory {
  return arena((scene) => {
    scene.only('barbarian').hero('barbarian', { at: sq(10, 9) });
    build(scene);
    scene.turn('barbarian', { movement });
  });
}

describe('pointing at a monster', () => {
  it('is to strike it where it can be struck from here', () => {
    let orc = 0;
    const s = fighter(null, (scene) => {
      orc = scene.monster('orc', 11, 9);
    });
    expect(pointing(s, figurePlace(orc))).toMatchObject({ plan: { steps: [attack(orc)], way: [] } });
    expect(pointing(s, squarePlace(sq(11, 9))).plan?.steps).toEqual([attack(orc)]);
  });

  it('is to walk up by the shortest way, and strike', () => {
    let orc = 0;
    const s = fighter(6, (scene) => {
      orc = scene.monster('orc', 13, 9);
    });
    const { plan } = pointing(s, figurePlace(orc));
    expect(plan?.steps).toEqual([walk(12, 9), attack(orc)]);
    expect(plan?.way).toEqual([10, 11, 12].map((column) => squarePlace(sq(column, 9))));
  });

  it('is nothing that begins with a roll of dice: the rules say why not', () => {
    let orc = 0;
    const s = fighter(null, (scene) => {
      orc = scene.monster('orc', 13, 9);
    });
    expect(pointing(s, figurePlace(orc))).toMatchObject({ plan: null, wish: attack(orc) });
  });

  it('keeps away from other monsters where two ways are as short', () => {
    let orc = 0;
    const s = fighter(6, (scene) => {
      orc = scene.monster('orc', 12, 11);
      scene.monster('goblin', 12, 9);
    });
    // 11,11 and 12,10 are three steps away; beside 12,10 stands a goblin.
    expect(steps(s, orc)).toEqual([walk(11, 11), attack(orc)]);
  });

  it('ends on the square that comes first where nothing else tells two apart', () => {
    let orc = 0;
    const s = fighter(6, (scene) => {
      orc = scene.monster('orc', 12, 11);
    });
    expect(steps(s, orc)).toEqual([walk(12, 10), attack(orc)]);
  });

  it('never ends on a trap that is known', () => {
    let orc = 0;
    const s = fighter(6, (scene) => {
      orc = scene.monster('orc', 12, 11);
      scene.trap('pit', 12, 10);
    });
    expect(steps(s, orc)).toEqual([walk(11, 11), attack(orc)]);
  });

  it('strikes across a corner with a weapon that can', () => {
    let orc = 0;
    const s = fighter(6, (scene) => {
      scene.hero('barbarian', { gear: ['longsword'], held: 'longsword' });
      orc = scene.monster('orc', 12, 11);
    });
    expect(steps(s, orc)).toEqual([walk(11, 10), attack(orc)]);
  });

  it('shoots from afar', () => {
    let [orc, goblin] = [0, 0];
    const s = fighter(6, (scene) => {
      scene.hero('barbarian', { gear: ['crossbow'], held: 'crossbow' });
      goblin = scene.monster('goblin', 12, 9);
      orc = scene.monster('orc', 13, 9);
    });
    expect(steps(s, goblin)).toEqual([attack(goblin)]);
    expect(steps(s, orc)?.at(-1)).toEqual(attack(orc));
    expect(steps(s, orc)).toHaveLength(2);
  });

  it('is a choice between a blow and a throw', () => {
    let orc = 0;
    const s = fighter(6, (scene) => {
      scene.hero('barbarian', { gear: ['dagger'], held: 'dagger' });
      orc = scene.monster('orc', 11, 9);
    });
    const { plan, offers } = pointing(s, figurePlace(orc));
    expect(plan).toBeNull();
    expect(offers).toEqual([attack(orc), hurl(orc)]);
  });

  it('is a choice where a spell would reach it, and walking up is one of the ways', () => {
    let orc = 0;
    const s = arena((scene) => {
      scene.only('wizard').hero('wizard', { ...WITH_SPELLS, gear: ['staff'], held: 'staff' });
      orc = scene.monster('orc', 13, 9);
      scene.turn('wizard', { movement: 6 });
    });
    const { plan, offers } = pointing(s, figurePlace(orc));
    expect(plan).toBeNull();
    expect(offers).toContainEqual(castOn('ball-of-flame', orc));
    expect(offers[0]).toEqual(walk(12, 9));
  });

  it('is no walk for whoever has acted', () => {
    let orc = 0;
    const s = arena((scene) => {
      scene.only('barbarian').hero('barbarian', { at: sq(10, 9) });
      orc = scene.monster('orc', 13, 9);
      scene.turn('barbarian', { movement: 6, hasActed: true });
    });
    expect(steps(s, orc)).toBeUndefined();
  });
});

describe('pointing at a hero in Zargon’s turn', () => {
  it('walks up and strikes; another monster is turned to', () => {
    let goblin = 0;
    const [s, orc] = acting('orc', 13, 9, (scene) => {
      scene.only('elf').hero('elf', { at: sq(10, 9) });
      goblin = scene.monster('goblin', 14, 11);
    });
    expect(steps(s, 2, ZARGON)).toEqual([walk(11, 9), attack(2)]);
    expect(steps(s, goblin, ZARGON)).toEqual([activate(goblin)]);
    expect(steps(s, orc, ZARGON)).toBeUndefined();
  });
});

describe('pointing at something else', () => {
  it('walks to a square, and to a door to open it', () => {
    const s = dungeon(1, (scene) => {
      scene
        .reveal('.')
        .only('elf')
        .hero('elf', { at: sq(12, 12) });
      scene.turn('elf', { movement: 8 });
    });
    const door = s.table.doors.find(({ edge: one }) => one === edge('10,12S'))?.edge ?? s.table.doors[0]?.edge ?? -1;
    expect(pointing(s, squarePlace(sq(13, 12))).plan?.steps).toEqual([walk(13, 12)]);
    const { plan } = pointing(s, doorPlace(door));
    expect(plan?.steps.at(-1)).toEqual({ type: 'open', door });
    for (const step of plan?.steps ?? []) s.does(HEROES_SEAT, step);
    expect(s.table.doors.find((one) => one.edge === door)?.isOpen).toBe(true);
    expect(pointing(s, doorPlace(door))).toMatchObject({ plan: null, wish: { type: 'open', door } });
  });

  it('takes up all that lies in a heap', () => {
    const s = fighter(6, (scene) => {
      const heap = { at: sq(13, 9), owner: null, gold: 20, items: ['healing' as const], isSafe: true };
      scene.table.piles.push(heap);
    });
    const { plan } = pointing(s, squarePlace(sq(13, 9)));
    expect(plan?.steps).toEqual([walk(12, 9), pickUp(13, 9, 'gold'), pickUp(13, 9, 'healing')]);
    for (const step of plan?.steps ?? []) s.does(HEROES_SEAT, step);
    expect(s.table.piles).toEqual([]);
  });

  it('searches the room of a chest', () => {
    const s = fighter(6, (scene) => {
      scene.table.furniture.push({ piece: 'chest', at: sq(13, 10), width: 1, height: 1 });
    });
    expect(pointing(s, squarePlace(sq(13, 10))).plan?.steps).toEqual([search('treasure')]);
  });

  it('asks before somebody goes into a pit', () => {
    const s = fighter(6, (scene) => {
      scene.trap('pit', 11, 9);
    });
    const { plan, offers } = pointing(s, squarePlace(sq(11, 9)));
    expect(plan).toBeNull();
    expect(offers).toContainEqual(walk(11, 9));
  });

  it('means nothing at a place that is none', () => {
    const s = fighter(6, () => {});
    for (const place of ['card:elixir', 'square:', 'square:9999', 'figure:77', 'door:1'])
      expect(pointing(s, place).plan, place).toBeNull();
  });
});

/** After these, nobody goes on as planned. */
const NEWS: readonly string[] = [
  ...['revealed', 'monsterAppeared', 'trapSprung', 'stopped', 'placed', 'doorsSeen', 'questEnded', 'chestDelivered'],
];

const placesIn = ({ monsters, doors, piles, chests, furniture }: View): readonly string[] => [
  ...monsters.map(({ id }) => figurePlace(id)),
  ...doors.map((door) => doorPlace(door.edge)),
  ...[...piles, ...chests, ...furniture].map(({ at }) => squarePlace(at)),
];

/** Does one thing after the other until something new comes up, and says what could not be done. */
function carryOut(state: State<HeroQuest>, seat: Seat, steps: readonly Action[]): Action | null {
  const draft = cloneState(heroquest, state);
  for (const step of steps) {
    const ask = draft.asks.find((one) => one.seat === seat);
    if (ask === undefined || draft.outcome !== null) return null;
    const offers = legal(heroquest, draft, ask);
    if (!offers.some((offer) => JSON.stringify(offer) === JSON.stringify(step))) return step;
    const book = new Book<HeroQuest>(draft.seats);
    advance(heroquest, draft, { seat, ask: ask.id, action: step }, book);
    if (book.told.some(({ event }) => NEWS.includes(event.type))) return null;
  }
  return null;
}

test.each(QUESTS)('quest %i: a plan can be carried out as long as nothing new comes up', (quest) => {
  let plans = 0;
  for (const { state, now } of movesAtRandom(houseOf(quest), 2 + (quest % 4), `touch ${quest}`, effort(120))) {
    for (const ask of state.outcome === null ? state.asks.slice(0, 1) : []) {
      const seen = sight(heroquest, state, ask.seat);
      const offers = legal(heroquest, state, ask);
      for (const place of placesIn(now[ask.seat] ?? seen.view)) {
        const { plan, offers: about } = touch(seen, ask, offers, place);
        expect(about.filter((offer) => !offers.includes(offer))).toEqual([]);
        if (plan === null) continue;
        plans += 1;
        expect(carryOut(state, ask.seat, plan.steps), `${place}: ${JSON.stringify(plan.steps)}`).toBeNull();
      }
    }
  }
  expect(plans).toBeGreaterThan(0);
});
