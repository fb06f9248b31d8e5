import type { CrystalExpedition, Event } from '@questhall/crystal-expedition';
import type { CrystalWording } from '@questhall/crystal-expedition/facets';
import type { Sight, Told } from '@questhall/kernel';
import { fallOf, type Luck, numberDie, type Statistics, type Tally } from '../../table/game/statistics.ts';
import { colourOf } from './looks.ts';

type Tallies = Partial<Record<Tally, number>>;

/** Who is counted for what happened, for what and how much. */
function countedIn(event: Event): readonly (readonly [who: number | null, tally: Tally, n: number])[] {
  switch (event.type) {
    case 'harmed':
      return [
        [event.who, 'taken', event.loss],
        [event.by, 'dealt', event.loss],
      ];
    case 'healed':
      return [[event.who, 'healed', event.amount]];
    case 'fell':
      return [[event.hero, 'falls', 1]];
    default:
      return [];
  }
}

/** A match in numbers: what the heroes who are in the party now dealt, took and threw. */
export function statisticsOf(
  log: readonly Told<CrystalExpedition>[],
  { view }: Sight<CrystalExpedition>,
  { nameOf }: Pick<CrystalWording, 'nameOf'>,
): Statistics {
  const tallies = new Map<number, Tallies>();
  const thrown = new Map<number, { dice: number; rolled: number }>();
  for (const { event } of log) {
    for (const [who, tally, n] of countedIn(event)) {
      if (who === null) continue;
      const known = tallies.get(who) ?? {};
      tallies.set(who, { ...known, [tally]: (known[tally] ?? 0) + n });
    }
    if (event.type !== 'rolled') continue;
    const { dice, rolled } = thrown.get(event.attacker) ?? { dice: 0, rolled: 0 };
    const sum = event.dice.reduce((total, die) => total + die, 0);
    thrown.set(event.attacker, { dice: dice + event.dice.length, rolled: rolled + sum });
  }
  const called = view.party.map((hero) => ({ id: hero.id, name: nameOf(view, hero.id), colour: colourOf(hero) }));
  return {
    decidedBy: null,
    tallied: called.map(({ id, ...hero }) => ({ ...hero, isDead: false, tallies: tallies.get(id) ?? {} })),
    luck: called.flatMap(({ id, ...hero }): readonly Luck[] => {
      const fall = thrown.get(id);
      return fall === undefined ? [] : [{ ...hero, kind: 'pips', ...fallOf(fall.dice, fall.rolled, numberDie) }];
    }),
  };
}
