import { type EntityId, type Event, FIRST_MONSTER, type View } from '../../types/index.ts';

/** Phases and fights after an event: who has explored, who has acted, what has been cleared. */
export function passingAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'phaseBegan':
      return { ...view, phase: { hero: event.hero, left: event.squares } };
    case 'phaseEnded':
      return phaseEnded(view, event.hero);
    case 'wentDown':
      return { ...view, phase: null };
    case 'walked':
      return spent(view, event.path.length);
    case 'doorOpened':
    case 'falseDoor':
      return spent(view, 1); // [door.open-cost]
    case 'roomFound':
      return { ...view, roomsFound: event.found };
    case 'encounterBegan':
      return { ...view, phase: null, encounter: encounterOf(event) };
    case 'encounterWon':
      return {
        ...view,
        ...{ encounter: null, turn: null, attack: null },
        ...{ explored: [], waited: [], hasFought: true },
        roomsCleared: event.cleared,
        isQuestCleared: view.isQuestCleared || event.room === 'quest',
      };
    default:
      return { ...view, ...fightAfter(view, event) };
  }
}

/** Everybody has had a Phase, and a Patrol was rolled for, or nobody rolls for one. [patrol.wandering] */
function phaseEnded(view: View, hero: EntityId): View {
  const [explored, waited] = [added(view.explored, hero), added(view.waited, hero)];
  const isRound = view.heroes.every(({ id }) => explored.includes(id) && waited.includes(id));
  return { ...view, phase: null, explored, waited: isRound ? [] : waited };
}

const added = (list: readonly EntityId[], id: EntityId): EntityId[] => (list.includes(id) ? [...list] : [...list, id]);

/** In an Exploration Phase every step counts. [explore.double-speed] */
const spent = (view: View, squares: number): View =>
  view.phase === null ? view : { ...view, phase: { ...view.phase, left: view.phase.left - squares } };

type Encounter = NonNullable<View['encounter']>;

const encounterOf = ({ room, family, hero }: Extract<Event, { type: 'encounterBegan' }>): Encounter => ({
  ...{ room, family, first: hero, current: hero },
  round: 1,
  figures: [],
  caller: null,
  hasCalled: false,
  acted: [],
  bounties: 0,
});

function fightAfter({ encounter, roster, rosterNumbers }: View, event: Event): Partial<View> {
  if (encounter === null) return {};
  const now = (change: Partial<Encounter>): Partial<View> => ({ encounter: { ...encounter, ...change } });
  switch (event.type) {
    case 'setUp':
      return {
        ...now({ figures: [...encounter.figures, event.record] }),
        roster: [...roster, event.record],
        rosterNumbers: [...rosterNumbers, event.number],
      };
    case 'turnBegan':
      if (event.who >= FIRST_MONSTER) return now({ acted: [...encounter.acted, event.who] });
      return now({
        ...{ current: event.who, round: event.round },
        acted: event.round === encounter.round ? encounter.acted : [],
      });
    case 'called':
      return now({ caller: event.monster });
    case 'callVoid':
      return now({ caller: null });
    case 'reinforced':
      return now({ caller: null, hasCalled: true });
    case 'died':
      return now({ bounties: encounter.bounties + event.bounty });
    default:
      return {};
  }
}
