import type { Event, View } from '@questhall/glowquest';
import {
  type EntityId,
  FIRST_MONSTER,
  type HeroInPlay,
  hitpointsMax,
  type MonsterInPlay,
  reducedBy,
  withEffect,
} from '@questhall/glowquest/queries';

/** What heroes and monsters have in common. */
type Body = Pick<HeroInPlay, 'at' | 'hitpoints' | 'shield' | 'reflect' | 'effects'>;

/** Heroes and monsters after an event. */
export function figuresAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'entered':
      return change(view, event.hero, { at: event.at });
    case 'walked':
      return change(view, event.who, { at: event.path.at(-1) ?? -1 });
    case 'crawled':
      return change(view, event.hero, { at: event.to });
    case 'moved':
      return change(view, event.who, { at: event.to });
    case 'setUp':
      return { ...view, monsters: [...view.monsters, setUp(event)] };
    case 'died':
      return { ...view, monsters: view.monsters.filter(({ id }) => id !== event.monster) };
    case 'encounterWon':
      return { ...view, monsters: [] };
    case 'refreshed':
      return {
        ...view,
        heroes: view.heroes.map((hero) => ({ ...hero, ...NOTHING, saved: 0, hitpoints: hitpointsMax(view, hero) })),
      };
    case 'fell':
      return { ...change(view, event.hero, { ...NOTHING, hitpoints: 0 }), resolve: event.resolve };
    case 'stoodUp':
      return { ...change(view, event.hero, { ...NOTHING, hitpoints: event.hitpoints }), resolve: event.resolve };
    case 'bountyMarked':
      return {
        ...view,
        monsters: view.monsters.map((monster) =>
          monster.id === event.monster ? { ...monster, bounty: event.bounty } : monster,
        ),
      };
    default:
      return layersAfter(view, event);
  }
}

const NOTHING: Pick<Body, 'shield' | 'reflect' | 'effects'> = { shield: 0, reflect: 0, effects: [] };

/** Hitpoints, layers and Effects. */
function layersAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'harmed':
      return change(view, event.who, ({ shield, reflect }) => ({
        hitpoints: event.hitpoints,
        shield: shield - event.shielded,
        reflect: reflect - event.reflected,
      }));
    case 'healed':
      return change(view, event.who, { hitpoints: event.hitpoints });
    case 'survived':
      return event.passed ? change(view, event.who, { hitpoints: 1 }) : view;
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

type Change = Partial<Body> | ((body: Body) => Partial<Body>);

function change(view: View, id: EntityId, to: Change): View {
  const changed = <X extends Body & { readonly id: EntityId }>(one: X): X =>
    one.id === id ? { ...one, ...(typeof to === 'function' ? to(one) : to) } : one;
  return id < FIRST_MONSTER
    ? { ...view, heroes: view.heroes.map(changed) }
    : { ...view, monsters: view.monsters.map(changed) };
}

/** Whether the first of a Patrol may call others is for the next view to say. */
const setUp = ({ monster: id, record, number, at, hitpoints }: Extract<Event, { type: 'setUp' }>): MonsterInPlay => ({
  ...{ id, record, number, at, hitpoints },
  ...NOTHING,
  hitpointsMax: hitpoints,
  bounty: 0,
  mayCall: false,
});
