import type { Event, View } from '@questhall/glowquest';
import {
  type Attack,
  attackCost,
  type Base,
  basesOf,
  findEntity,
  freshAttack,
  freshTurn,
  isHero,
  type Turn,
  toHitBonus,
} from '@questhall/glowquest/queries';

type Declared = Extract<Event, { type: 'attackDeclared' }>;

/** Whose Turn it is, what is left to spend, and the attack that is being made. */
export function turnAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'phaseBegan':
      return { ...view, phase: { hero: event.hero, left: event.squares } };
    case 'phaseEnded':
      return { ...view, phase: null };
    case 'walked':
      return walked(view, event.path.length);
    case 'doorOpened':
    case 'falseDoor':
      return walked(view, 1);
    case 'roomFound':
      return { ...view, roomsFound: event.found };
    case 'encounterBegan':
      return { ...view, phase: null, encounter: encounterOf(event) };
    case 'setUp':
      return { ...view, roster: [...view.roster, event.record], rosterNumbers: [...view.rosterNumbers, event.number] };
    case 'encounterWon':
      return { ...view, encounter: null, turn: null, attack: null, roomsCleared: event.cleared };
    case 'turnBegan':
      return { ...view, turn: freshTurn(event.who, 0), attack: null };
    case 'turnEnded':
      return { ...view, turn: null, attack: null };
    case 'surgesRolled':
    case 'gainedSurges':
      return { ...view, turn: view.turn && { ...view.turn, surges: event.surges } };
    case 'used':
      return {
        ...view,
        turn: view.turn && { ...view.turn, surges: event.left, used: [...view.turn.used, event.benefit] },
      };
    default:
      return attackAfter(view, event);
  }
}

/** In an Exploration Phase every step counts. */
const walked = (view: View, squares: number): View =>
  view.phase === null ? view : { ...view, phase: { ...view.phase, left: view.phase.left - squares } };

const encounterOf = ({
  room,
  family,
  hero,
}: Extract<Event, { type: 'encounterBegan' }>): NonNullable<View['encounter']> => ({
  ...{ room, family, first: hero, current: hero },
  round: 1,
  figures: [],
  caller: null,
  hasCalled: false,
  acted: [],
  bounties: 0,
});

function attackAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'attackDeclared':
      return { ...view, attack: attackOf(view, event), turn: paid(view, event) };
    case 'rolledToHit':
      return { ...view, attack: view.attack && totalled(view, { ...view.attack, die: event.die }, event.total) };
    case 'hit':
    case 'missed':
      return {
        ...view,
        attack: view.attack && { ...totalled(view, view.attack, event.total), isHit: event.type === 'hit' },
      };
    default:
      return view;
  }
}

const baseIn = (view: View, { attacker, base }: Pick<Declared, 'attacker' | 'base'>): Base | undefined => {
  const user = findEntity(view, attacker);
  return user === null ? undefined : basesOf(view, user).find(({ source }) => source === base);
};

/** Some weapons want a Surge for every attack. */
function paid(view: View, declared: Declared): Turn | null {
  const base = baseIn(view, declared);
  return view.turn && { ...view.turn, surges: view.turn.surges - (base === undefined ? 0 : attackCost(base)) };
}

/** As it was declared; the place of a figure may have changed since. */
function attackOf(view: View, declared: Declared): Attack | null {
  const { attacker, target, damage } = declared;
  const [user, victim, base] = [findEntity(view, attacker), findEntity(view, target), baseIn(view, declared)];
  return user === null || victim === null || base === undefined
    ? null
    : { ...freshAttack(view, user, victim, base), base: damage };
}

/** Whatever was spent on the roll, the total is the one that was told. */
function totalled(view: View, attack: Attack, total: number): Attack {
  const user = findEntity(view, attack.attacker);
  if (user === null || findEntity(view, attack.target) === null) return attack;
  const flanked = { ...attack, wasFlanked: isHero(user) && attack.wasFlanked, toHit: 0 };
  return { ...flanked, toHit: total - attack.die - toHitBonus(view, flanked) };
}
