import { STAYS_AT } from '../../content/index.ts';
import { ownRecord } from '../../own/index.ts';
import { reducedBy, withEffect } from '../../queries/stacking.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import {
  type EntityId,
  type Event,
  FIRST_MONSTER,
  type HeroInPlay,
  type MonsterInPlay,
  type View,
} from '../../types/index.ts';

/** What heroes and monsters have in common. */
type Body = Pick<HeroInPlay, 'at' | 'hitpoints' | 'shield' | 'reflect' | 'effects'>;

/** Heroes and monsters after an event. */
export function figuresAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'entered':
      return change(view, event.hero, { at: event.at });
    case 'walked':
      return change(view, event.who, ({ at }) => ({ at: event.path.at(-1) ?? at }));
    case 'crawled':
      return change(view, event.hero, { at: event.to });
    case 'moved': {
      const { follower } = event;
      const moved = change(view, event.who, { at: event.to });
      return follower === undefined ? moved : change(moved, follower.who, { at: follower.to });
    }
    case 'wentDown':
      return { ...view, heroes: view.heroes.map((hero) => ({ ...hero, at: NOWHERE })) };
    case 'setUp':
      return { ...view, monsters: [...view.monsters, setUp(view, event)] };
    case 'died':
      return { ...view, monsters: view.monsters.filter(({ id }) => id !== event.monster) };
    case 'bountyMarked':
      return {
        ...view,
        monsters: view.monsters.map((monster) =>
          monster.id === event.monster ? { ...monster, bounty: event.bounty } : monster,
        ),
      };
    default:
      return heroesAfter(view, event);
  }
}

/** Before they come down the stairs. */
const NOWHERE = -1;

const NOTHING: Pick<Body, 'shield' | 'reflect' | 'effects'> = { shield: 0, reflect: 0, effects: [] };

/** What only a hero has: Surges kept, cards used up, a fall. */
function heroesAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'refreshed':
      return {
        ...view,
        heroes: view.heroes.map((hero) => ({ ...hero, ...FRESH, ...NOTHING, hitpoints: hitpointsMax(view, hero) })),
      };
    case 'fell':
      return { ...ofHero(view, event.hero, { ...NOTHING, saved: 0, hitpoints: 0 }), resolve: event.resolve };
    case 'stoodUp': {
      const { hero, hitpoints, resolve } = event;
      return { ...ofHero(view, hero, { ...NOTHING, saved: 0, hitpoints }), resolve };
    }
    case 'turnBegan':
      return ofHero(view, event.who, { hasGuarded: false });
    case 'surgesRolled':
      return ofHero(view, event.who, { saved: 0 });
    case 'savedSurges':
      return ofHero(view, event.who, ({ saved }) => ({ saved: saved + event.amount }));
    case 'guarded':
      return ofHero(view, event.who, { hasGuarded: true });
    case 'survived':
      return ofHero(view, event.who, ({ spent, hitpoints }) => ({
        hitpoints: event.passed ? STAYS_AT : hitpoints,
        spent: event.die === null ? spent : [...spent, event.card],
      }));
    default:
      return layersAfter(view, event);
  }
}

const FRESH: Pick<HeroInPlay, 'saved' | 'spent' | 'hasGuarded'> = { saved: 0, spent: [], hasGuarded: false };

/** Hitpoints, layers and Effects. */
function layersAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'harmed':
      return change(view, event.who, (body) => harmed(body, event));
    case 'healed':
      return change(view, event.who, { hitpoints: event.hitpoints });
    case 'shielded':
      return change(view, event.who, { shield: event.shield });
    case 'reflecting':
      return change(view, event.who, { reflect: event.reflect });
    case 'effectGiven':
      return change(view, event.who, ({ effects }) => ({ effects: withEffect(effects, event.effect) }));
    case 'effectsEnded':
      return change(view, event.who, { effects: event.rest });
    case 'reduced':
      return change(view, event.who, ({ effects }) => ({ effects: reducedBy(effects, event.kind, event.by) }));
    default:
      return view;
  }
}

type Harmed = Extract<Event, { type: 'harmed' }>;

/**
 * Where anything got through, nothing is left of the layers that it met: somebody may have been asked to take it since,
 * and then they are gone already.
 */
function harmed({ shield, reflect }: Body, { hitpoints, amount, reflected, shielded, armored }: Harmed): Partial<Body> {
  const isThrough = amount > reflected + shielded + armored;
  const rest = (layer: number, taken: number): number => (isThrough && taken > 0 ? 0 : layer - taken);
  return { hitpoints, shield: rest(shield, shielded), reflect: rest(reflect, reflected) };
}

type Change<X> = Partial<X> | ((one: X) => Partial<X>);

const changed = <X extends object>(one: X, to: Change<X>): X => ({
  ...one,
  ...(typeof to === 'function' ? to(one) : to),
});

const ofHero = (view: View, id: EntityId, to: Change<HeroInPlay>): View => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? changed(hero, to) : hero)),
});

function change(view: View, id: EntityId, to: Change<Body>): View {
  const to2 = <X extends Body & { readonly id: EntityId }>(one: X): X =>
    one.id === id ? { ...one, ...changed<Body>(one, to) } : one;
  return id < FIRST_MONSTER ? { ...view, heroes: view.heroes.map(to2) } : { ...view, monsters: view.monsters.map(to2) };
}

/** The first of a Patrol may call the others; those who came at the call may not. [patrol.call-once] */
const setUp = (
  view: View,
  { monster: id, record, number, at, hitpoints }: Extract<Event, { type: 'setUp' }>,
): MonsterInPlay => ({
  ...{ id, record, number, at, hitpoints },
  ...NOTHING,
  hitpointsMax: hitpoints,
  bounty: 0,
  mayCall: view.encounter !== null && view.encounter.room === null && !view.encounter.hasCalled,
  ...ownOf(view, record),
});

/** What a file has made of its record. */
function ownOf(view: View, record: MonsterInPlay['record']): Pick<MonsterInPlay, 'own'> {
  const own = ownRecord(view, record);
  return own === undefined ? {} : { own };
}
