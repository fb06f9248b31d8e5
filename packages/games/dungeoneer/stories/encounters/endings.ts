import { type Ask, pending, type Seat, type State } from '@questhall/kernel';
import type { Encounter } from '@questhall/testkit';
import { dungeoneer } from '../../src/game.ts';
import { activeOf } from '../../src/queries/table.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { happened, type Wish, wishing } from './stage.ts';

type Host = State<Dungeoneer>;

const nameOf = ({ question }: Ask<Dungeoneer>): string =>
  question.kind === 'window' ? `the window ${question.window}` : `the question ${question.kind}`;

/** Who leaves, of those who may: whoever has the turn, whoever is asked, or somebody who only looks on. */
const LEAVERS: Readonly<Record<string, (host: Host) => readonly Seat[]>> = {
  'whoever has the turn': (host) => [activeOf(host)],
  'whoever is asked': (host) => pending(host).map(({ seat }) => seat),
  'somebody who looks on': (host) => {
    const busy = [activeOf(host), ...pending(host).map(({ seat }) => seat)];
    return host.table.heroes.flatMap(({ isOut }, seat) => (isOut || busy.includes(seat) ? [] : [seat]));
  },
};

const canLeave = (host: Host, seat: Seat): boolean =>
  host.asks.some((ask) => ask.seat === seat && (ask.question.kind === 'aside' || ask.question.kind === 'choice'));

/**
 * Giving up in the middle of everything that can be asked: it takes effect when what is going on is over. [end.resign]
 */
export function endingEncounters(
  hosts: readonly Host[],
): readonly (readonly [Encounter<Dungeoneer>, readonly Host[]])[] {
  const found = new Map<string, Host[]>();
  for (const host of hosts) {
    const [ask] = pending(host);
    if (ask === undefined || host.sealed.length > 0) continue;
    for (const [who, seatsOf] of Object.entries(LEAVERS))
      if (seatsOf(host).some((seat) => canLeave(host, seat)))
        found.set(`${who} × ${nameOf(ask)}`, [...(found.get(`${who} × ${nameOf(ask)}`) ?? []), host]);
  }
  return [...found].map(([name, there]) => [
    {
      name: `gives up: ${name}`,
      stage(draft, rng) {
        const [who = ''] = name.split(' × ');
        const seat = LEAVERS[who]?.(draft).find((one) => canLeave(draft, one));
        if (seat === undefined) return null;
        const resigns: Wish = (action, by) => by === seat && action.type === 'resign';
        return { answer: wishing(rng, resigns), hasMet: (told) => happened(told, 'defeated', { seat }) };
      },
    },
    there,
  ]);
}

/** What stops a turn short. */
const isActive = (host: Host, seat: Seat): boolean => activeOf(host) === seat;

/** The hero of whoever is asked is at his last life, and everybody takes what comes. */
export function dyingEncounters(
  hosts: readonly Host[],
): readonly (readonly [Encounter<Dungeoneer>, readonly Host[]])[] {
  const found = new Map<string, Host[]>();
  for (const host of hosts) {
    const [ask] = pending(host);
    if (ask === undefined || host.sealed.length > 0) continue;
    const name = `${isActive(host, ask.seat) ? 'in the own turn' : 'in the turn of another'}, at ${nameOf(ask)}`;
    found.set(name, [...(found.get(name) ?? []), host]);
  }
  return [...found].map(([name, there]) => [
    {
      name: `everybody at the last life × ${name}`,
      stage(draft, rng) {
        for (const hero of draft.table.heroes) if (!hero.isOut) hero.life = 1;
        if (dungeoneer.laws(draft).length > 0) return null;
        return { answer: wishing(rng, ({ type }) => type === 'challenge' || type === 'move'), hasMet: () => true };
      },
    },
    there,
  ]);
}
