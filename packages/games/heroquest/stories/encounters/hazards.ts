import type { Encounter } from '@questhall/testkit';
import { idOfHero, squareOf } from '../../src/queries/figures.ts';
import type { Rule } from '../../src/rulebook/index.ts';
import type { FloorTrap, Square } from '../../src/sheet/sheet.ts';
import {
  type Action,
  CAPTIVE_ID,
  type FigureId,
  GENIE_ID,
  type HeroInPlay,
  type HeroQuest,
} from '../../src/types/index.ts';
import { doing, happened, Stage } from './stage.ts';

/** What may stand in the way of coming to a square with a trap or somebody on it. */
const MAY_REFUSE: readonly Rule[] = [
  'dread.puppet-strings',
  'monster.no-sharing',
  'monster.not-through-heroes',
  'move.monsters-block',
  'move.no-sharing',
  'trap.disarm',
  'trap.jump',
  'trap.jump-landing',
  'trap.known-may-be-walked',
  'trap.monster-in-open-pit',
  'trap.pit-stays-open',
];

/** What lies on a square, and who is there already. */
interface Hazard {
  readonly name: string;
  readonly kind: FloorTrap;
  readonly isKnown: boolean;
  readonly isOpen: boolean;
  readonly occupant: 'nobody' | 'monster' | 'hero';
}

const hazard = (
  name: string,
  kind: FloorTrap,
  isKnown: boolean,
  occupant: Hazard['occupant'] = 'nobody',
  isOpen = false,
): Hazard => ({
  name,
  kind,
  isKnown,
  isOpen,
  occupant,
});

const HAZARDS: readonly Hazard[] = [
  hazard('hidden pit', 'pit', false),
  hazard('known pit', 'pit', true),
  hazard('open pit', 'pit', true, 'nobody', true),
  hazard('open pit with a hero in it', 'pit', true, 'hero', true),
  hazard('open pit with a monster in it', 'pit', true, 'monster', true),
  hazard('hidden spear', 'spear', false),
  hazard('known spear', 'spear', true),
  hazard('hidden block', 'block', false),
  hazard('known block', 'block', true),
  hazard('known pit under a monster', 'pit', true, 'monster'),
  hazard('hidden pit under a monster', 'pit', false, 'monster'),
  hazard('known spear under a monster', 'spear', true, 'monster'),
  hazard('hidden spear under a monster', 'spear', false, 'monster'),
  hazard('known block under a monster', 'block', true, 'monster'),
  hazard('hidden block under a monster', 'block', false, 'monster'),
];

/** A square to come from, the trapped one, and one beyond it. */
type Lane = readonly [from: Square, at: Square, beyond: Square];

/** Who comes, and by which act. */
interface Coming {
  readonly figure: FigureId;
  readonly act: Action;
}

/** How somebody comes to stand on the trapped square. Null where this state has no room for it. */
interface Arrival {
  readonly name: string;
  stage(stage: Stage, hero: HeroInPlay, lane: Lane): Coming | null;
}

const walks = (name: string, prepare: (hero: HeroInPlay) => unknown = () => {}): Arrival => ({
  name,
  stage(stage, hero, [from, at]) {
    prepare(Object.assign(hero, { at: from }));
    return stage.turn(hero, { movement: 6 }) ? { figure: idOfHero(hero.hero), act: { type: 'walk', to: at } } : null;
  },
});

const ARRIVALS: readonly Arrival[] = [
  walks('walking'),
  walks('walking in haste', (hero) => {
    hero.effects.haste = 2;
  }),
  walks('walking in the mist', (hero) => {
    hero.effects.veil = 2;
  }),
  walks('walking as one passes through rock', (hero) => {
    hero.effects.throughRock = 1;
  }),
  walks('walking with one Body Point', (hero) => {
    hero.body = 1;
  }),
  walks('walking without Mind', (hero) => {
    hero.mind = 0;
  }),
  walks('walking as a puppet', (hero) => {
    hero.effects.puppet = 1;
  }),
  {
    name: 'whisked in one’s own turn',
    stage(stage, hero, [from, at]) {
      hero.at = from;
      const isAsked = stage.within(hero, { kind: 'whisk', hero: hero.hero, movement: 6, hasStepped: false });
      return isAsked ? { figure: idOfHero(hero.hero), act: { type: 'walk', to: at } } : null;
    },
  },
  {
    name: 'whisked in somebody else’s turn',
    stage(stage, hero, [from, at]) {
      const caster = stage.hero(hero);
      if (caster === null) return null;
      hero.at = from;
      const isAsked = stage.within(caster, { kind: 'whisk', hero: hero.hero, movement: 6, hasStepped: false });
      return isAsked ? { figure: idOfHero(hero.hero), act: { type: 'walk', to: at } } : null;
    },
  },
  {
    name: 'jumping over it',
    stage(stage, hero, [from, at, beyond]) {
      hero.at = from;
      return stage.turn(hero, { movement: 6 })
        ? { figure: idOfHero(hero.hero), act: { type: 'jump', over: at, to: beyond } }
        : null;
    },
  },
  {
    name: 'jumping over it, whisked',
    stage(stage, hero, [from, at, beyond]) {
      hero.at = from;
      const isAsked = stage.within(hero, { kind: 'whisk', hero: hero.hero, movement: 6, hasStepped: false });
      return isAsked ? { figure: idOfHero(hero.hero), act: { type: 'jump', over: at, to: beyond } } : null;
    },
  },
  {
    name: 'disarming it',
    stage(stage, hero, [from, at]) {
      hero.at = from;
      if (!hero.gear.includes('tool-kit')) hero.gear.push('tool-kit');
      return stage.turn(hero, { movement: 6 })
        ? { figure: idOfHero(hero.hero), act: { type: 'disarm', at, with: 'kit' } }
        : null;
    },
  },
  {
    name: 'a freed captive walks',
    stage(stage, hero, [from, at]) {
      const { table } = stage;
      table.hidden.goalSquare = null;
      table.allies = table.allies.filter(({ id }) => id !== CAPTIVE_ID);
      table.allies.push({
        id: CAPTIVE_ID,
        at: from,
        body: 3,
        seat: hero.seat,
        turns: 0,
        summoner: null,
        isChained: false,
      });
      const isAsked = stage.within(null, { kind: 'captiveTurn', movement: 6, hasStepped: false });
      return isAsked ? { figure: CAPTIVE_ID, act: { type: 'walk', to: at } } : null;
    },
  },
  {
    name: 'the Genie walks',
    stage(stage, hero, [from, at]) {
      const { table } = stage;
      table.allies = table.allies.filter(({ id }) => id !== GENIE_ID);
      table.allies.push({
        id: GENIE_ID,
        at: from,
        body: 3,
        seat: hero.seat,
        turns: 2,
        summoner: hero.hero,
        isChained: false,
      });
      const frame = { kind: 'genieTurn', movement: 6, hasStepped: false, hasAttacked: false } as const;
      return stage.within(null, frame) ? { figure: GENIE_ID, act: { type: 'walk', to: at } } : null;
    },
  },
  {
    name: 'a monster walks',
    stage(stage, _hero, [from, at]) {
      const monster = stage.monster('orc', from);
      return stage.zargon(monster) ? { figure: monster, act: { type: 'walk', to: at } } : null;
    },
  },
];

/** Every hazard meets every way to come to its square. */
export const HAZARD_ENCOUNTERS: readonly Encounter<HeroQuest>[] = HAZARDS.flatMap((one) =>
  ARRIVALS.map((arrival) => ({
    name: `${one.name} × ${arrival.name}`,
    stage(draft, rng) {
      const stage = new Stage(draft, rng);
      const lane = stage.lane(3);
      const hero = stage.hero();
      if (lane === null || hero === null) return null;
      const [from = 0, at = 0, beyond = 0] = lane;
      stage.trap(one.kind, at, one.isKnown, one.isOpen);
      if (one.occupant === 'monster') stage.monster('orc', at);
      if (one.occupant === 'hero') {
        const other = stage.hero(hero);
        if (other === null) return null;
        other.at = at;
      }
      stage.fresh(hero);
      const coming = arrival.stage(stage, hero, [from, at, beyond]);
      return (
        coming && {
          answer: doing(coming.act),
          mayRefuse: MAY_REFUSE,
          hasMet: (told, { table }) =>
            squareOf(table, coming.figure) === at ||
            happened(told, 'trapSprung', { at }) ||
            happened(told, 'jumped', { over: at }) ||
            happened(told, 'trapDisarmed', { at }),
        }
      );
    },
  })),
);
