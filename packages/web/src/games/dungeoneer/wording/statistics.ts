import type { Dungeoneer, Event } from '@questhall/dungeoneer';
import type { Combatant } from '@questhall/dungeoneer/queries';
import type { Sight, Told } from '@questhall/kernel';
import { fallOf, type Luck, numberDie, type Statistics, type Tallied } from '../../../table/game/statistics.ts';
import { colourOf } from '../looks.ts';

const isHero = ({ card, quest }: Combatant): boolean => card === null && quest === null;

/** What each player brought about: wounds dealt as a hero, wounds taken, life regained, falls. */
function talliesOf(events: readonly Event[], seat: number): Tallied['tallies'] {
  const tallies = { dealt: 0, taken: 0, healed: 0, falls: 0 };
  for (const event of events) {
    if (event.type === 'wounded' && event.seat === seat) tallies.taken += event.by;
    else if (event.type === 'healed' && event.seat === seat) tallies.healed += event.by;
    else if (event.type === 'defeated' && event.seat === seat) tallies.falls += 1;
    else if (event.type === 'hit' && event.attacker.seat === seat && isHero(event.attacker)) tallies.dealt += 1;
    else if (event.type === 'counterHit' && event.defender.seat === seat && isHero(event.defender)) tallies.dealt += 1;
  }
  return tallies;
}

/** Dice that a player rolled for his hero. */
function facesOf(event: Event, seat: number): readonly number[] {
  switch (event.type) {
    case 'threat':
    case 'chance':
      return event.seat === seat ? event.faces : [];
    case 'attackRolled':
      return event.attacker.seat === seat && isHero(event.attacker) ? event.faces : [];
    case 'counterRolled':
      return event.defender.seat === seat && isHero(event.defender) ? event.faces : [];
    default:
      return [];
  }
}

/** A finished game in numbers. */
export function statisticsOf(
  log: readonly Told<Dungeoneer>[],
  { view }: Sight<Dungeoneer>,
  nameOf: (seat: number) => string,
): Statistics {
  const events = log.map(({ event }) => event);
  const who = (seat: number): Pick<Tallied, 'name' | 'colour'> => ({ name: nameOf(seat), colour: colourOf(seat) });
  return {
    decidedBy: null,
    tallied: view.heroes.map(({ isOut }, seat) => ({
      ...who(seat),
      isDead: isOut,
      tallies: talliesOf(events, seat),
    })),
    luck: view.heroes.flatMap((_, seat): Luck[] => {
      const faces = events.flatMap((event) => facesOf(event, seat));
      const sum = faces.reduce((all, face) => all + face, 0);
      return faces.length === 0 ? [] : [{ ...who(seat), kind: 'pips', ...fallOf(faces.length, sum, numberDie) }];
    }),
  };
}
