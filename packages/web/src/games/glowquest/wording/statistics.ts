import type { Event, Glowquest } from '@questhall/glowquest';
import type { GlowquestWording } from '@questhall/glowquest/facets';
import { type EntityId, FIRST_MONSTER } from '@questhall/glowquest/queries';
import type { Sight, Told } from '@questhall/kernel';
import { dieOf, fallOf, type Luck, type Statistics, type Tallied, type Tally } from '../../../table/game/statistics.ts';

type Counts = Record<'dealt' | 'taken' | 'kills' | 'healed' | 'falls', number>;

/** An expedition in numbers: what each hero did, and how the dice fell for each of them and for the monsters. */
export function statisticsOf(
  log: readonly Told<Glowquest>[],
  { view }: Sight<Glowquest>,
  { names, monsters }: Pick<GlowquestWording, 'names' | 'monsters'>,
): Statistics {
  const events = log.map(({ event }) => event);
  const tallied = view.heroes.map(
    ({ id, role }): Tallied => ({
      name: names.role[role],
      colour: `--${role}`,
      isDead: false,
      tallies: countFor(id, events),
    }),
  );
  const rollers = [
    ...view.heroes.map(({ id, role }) => ({ id, name: names.role[role], colour: `--${role}` })),
    { id: null, name: monsters, colour: '--monster' },
  ];
  const decidedBy =
    log.findLast(({ event }) => event.type === 'expeditionWon' || event.type === 'expeditionLost')?.rule ?? null;
  return {
    decidedBy,
    tallied,
    luck: rollers.flatMap(({ id, ...who }) => luckOf(id, events).map((luck) => ({ ...who, ...luck }))),
  };
}

function countFor(hero: EntityId, events: readonly Event[]): Readonly<Partial<Record<Tally, number>>> {
  const counts: Counts = { dealt: 0, taken: 0, kills: 0, healed: 0, falls: 0 };
  let last: Extract<Event, { type: 'harmed' }> | null = null;
  let healer: EntityId | null = null;
  for (const event of events) {
    if (event.type === 'harmed') last = event;
    else if (event.type === 'used') healer = event.who;
    else if (event.type === 'turnEnded') healer = null;
    const [tally, amount] = counted(hero, event, last, healer);
    if (tally !== null) counts[tally] += amount;
  }
  return counts;
}

/**
 * What an event adds to a hero’s account. A death is that of the last blow, and a healing that of the last Benefit of
 * the Turn.
 */
function counted(
  hero: EntityId,
  event: Event,
  last: Extract<Event, { type: 'harmed' }> | null,
  healer: EntityId | null,
): readonly [keyof Counts | null, number] {
  switch (event.type) {
    case 'harmed':
      if (event.who === hero) return ['taken', event.loss];
      return [event.by === hero && event.who >= FIRST_MONSTER ? 'dealt' : null, event.loss];
    case 'died':
      return [last?.who === event.monster && last.by === hero ? 'kills' : null, 1];
    case 'healed':
      return [healer === hero && event.who < FIRST_MONSTER ? 'healed' : null, event.amount];
    case 'fell':
    case 'stoodUp':
      return [event.hero === hero ? 'falls' : null, 1];
    default:
      return [null, 0];
  }
}

/** For a hero, or for all monsters together. */
function luckOf(hero: EntityId | null, events: readonly Event[]): readonly Omit<Luck, 'name' | 'colour'>[] {
  const isBy = (id: EntityId): boolean => (hero === null ? id >= FIRST_MONSTER : id === hero);
  const surges = events.flatMap((event) => (event.type === 'surgesRolled' && isBy(event.who) ? event.dice : []));
  const hits = events.flatMap((event) => (event.type === 'rolledToHit' && isBy(event.attacker) ? [event.die] : []));
  const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
  return [
    { kind: 'surges' as const, ...fallOf(surges.length, sum(surges), dieOf(6)) },
    { kind: 'toHit' as const, ...fallOf(hits.length, sum(hits), dieOf(12)) },
  ].filter(({ dice }) => dice > 0);
}
