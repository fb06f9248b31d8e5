import type { Course, Encounter } from '@questhall/testkit';
import { areaAt, CORRIDOR } from '../../src/queries/board.ts';
import type { Square } from '../../src/sheet/sheet.ts';
import { type Action, GENIE_ID, type HeroInPlay, type HeroQuest, type HeroTurnFrame } from '../../src/types/index.ts';
import { doing, happened, Stage } from './stage.ts';

/** What can end a turn before its time. */
interface Ending {
  readonly name: string;
  /** What does it; null where there is no room. */
  prepare(stage: Stage, hero: HeroInPlay, lane: readonly Square[]): Action | null;
  readonly met: Course<HeroQuest>['hasMet'];
  /** Whether it takes the action, which may be spent. */
  readonly isAction?: boolean;
}

const ENDINGS: readonly Ending[] = [
  {
    name: 'a pit',
    prepare(stage, _hero, [, at = 0]) {
      stage.trap('pit', at, false);
      return { type: 'walk', to: at };
    },
    met: (told) => happened(told, 'trapSprung', { trap: 'pit' }),
  },
  {
    name: 'a falling block',
    prepare(stage, _hero, [, at = 0]) {
      stage.trap('block', at, false);
      return { type: 'walk', to: at };
    },
    met: (told) => happened(told, 'blockFell'),
  },
  {
    name: 'a spear that strikes',
    prepare(stage, _hero, [, at = 0]) {
      stage.trap('spear', at, false);
      return { type: 'walk', to: at };
    },
    met: (told) => happened(told, 'wounded'),
  },
  {
    name: 'a deadly pit',
    prepare(stage, hero, [, at = 0]) {
      Object.assign(hero, { body: 1, potions: [], schools: [], artifacts: [], held: null, suit: null, gear: [] });
      stage.trap('pit', at, false);
      return { type: 'walk', to: at };
    },
    met: (told) => happened(told, 'died'),
  },
  {
    name: 'a spear set off by clumsy hands',
    isAction: true,
    prepare(stage, hero, [, at = 0]) {
      hero.gear.push('tool-kit');
      stage.trap('spear', at, true);
      return { type: 'disarm', at, with: 'kit' };
    },
    met: (told) => happened(told, 'disarmFailed'),
  },
  {
    name: 'a jump into a pit',
    prepare(stage, _hero, [, at = 0, beyond = 0]) {
      stage.trap('pit', at, true);
      return { type: 'jump', over: at, to: beyond };
    },
    met: (told) => happened(told, 'jumpFailed'),
  },
  {
    name: 'a trapped chest',
    isAction: true,
    prepare({ table }, _hero, [from = 0]) {
      const room = areaAt(table, from);
      if (room === CORRIDOR || table.monsters.some(({ at }) => areaAt(table, at) === room)) return null;
      for (const one of table.heroes) one.searched = one.searched.filter((searched) => searched !== room);
      table.trapSearched = table.trapSearched.filter((one) => one !== room);
      table.hidden.chestTraps = [{ room, kind: 'needle', damage: 1, at: null }];
      return { type: 'search', what: 'treasure' };
    },
    met: (told) => happened(told, 'chestTrapSprung'),
  },
  {
    name: 'a grasping chain',
    isAction: true,
    prepare({ table }, hero, [from = 0]) {
      const room = areaAt(table, from);
      if (room === CORRIDOR || table.monsters.some(({ at }) => areaAt(table, at) === room)) return null;
      hero.searched = [];
      table.hidden.chestTraps = [];
      table.chestTraps = [];
      table.hidden.treasures = [];
      table.deck = ['grasping-chain'];
      return { type: 'search', what: 'treasure' };
    },
    met: (told) => happened(told, 'cardDrawn'),
  },
];

/** In the middle of what it happens. */
interface Circumstance {
  readonly name: string;
  readonly isActionLeft: boolean;
  begin(stage: Stage, hero: HeroInPlay): boolean;
}

const inTurn = (
  name: string,
  changes: Partial<HeroTurnFrame>,
  prepare: (stage: Stage, hero: HeroInPlay) => unknown = () => {},
): Circumstance => ({
  name,
  isActionLeft: changes.hasActed !== true,
  begin(stage, hero) {
    prepare(stage, hero);
    return stage.turn(hero, { movement: 6, ...changes });
  },
});

const CIRCUMSTANCES: readonly Circumstance[] = [
  inTurn('one’s own turn', {}),
  inTurn('one’s own turn, after a blow', { hasActed: true, hasAttacked: true }),
  inTurn('half a turn', { isHalf: true }, (_stage, hero) => {
    hero.mind = 0;
  }),
  inTurn('a puppet’s turn', {}, (_stage, hero) => {
    hero.effects.puppet = 1;
  }),
  inTurn('a turn with the Genie at one’s side', {}, (stage, hero) => {
    const at = stage.lane(1)?.[0];
    stage.table.allies = stage.table.allies.filter(({ id }) => id !== GENIE_ID);
    if (at !== undefined)
      stage.table.allies.push({
        id: GENIE_ID,
        at,
        body: 3,
        seat: hero.seat,
        turns: 2,
        summoner: hero.hero,
        isChained: false,
      });
  }),
  inTurn('the last turn of the round', {}, ({ table }, hero) => {
    table.order = [...table.order.filter((one) => one !== hero.hero), hero.hero];
  }),
  {
    name: 'a whisk in one’s own turn',
    isActionLeft: false,
    begin: (stage, hero) => stage.within(hero, { kind: 'whisk', hero: hero.hero, movement: 6, hasStepped: false }),
  },
  {
    name: 'a whisk in somebody else’s turn',
    isActionLeft: false,
    begin(stage, hero) {
      const caster = stage.hero(hero);
      return (
        caster !== null && stage.within(caster, { kind: 'whisk', hero: hero.hero, movement: 6, hasStepped: false })
      );
    },
  },
];

/** Everything that ends a turn meets every frame it can happen in. */
export const ENDING_ENCOUNTERS: readonly Encounter<HeroQuest>[] = ENDINGS.flatMap((ending) =>
  CIRCUMSTANCES.filter(({ isActionLeft }) => isActionLeft || ending.isAction !== true).map((circumstance) => ({
    name: `${ending.name} × ${circumstance.name}`,
    stage(draft, rng) {
      const stage = new Stage(draft, rng);
      const lane = stage.lane(3);
      const hero = stage.hero();
      if (lane === null || hero === null) return null;
      stage.fresh(hero).at = lane[0] ?? 0;
      const act = ending.prepare(stage, hero, lane);
      if (act === null || !circumstance.begin(stage, hero)) return null;
      return { answer: doing(act), mayRefuse: ['dread.puppet-strings', 'mind.zero-is-shaken'], hasMet: ending.met };
    },
  })),
);
