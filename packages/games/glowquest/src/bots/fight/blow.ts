import type { Positions } from '../../queries/patterns.ts';
import type { Attack, EntityId } from '../../types/index.ts';
import { type Assault, type Extra, hurtBy, othersOf } from './assault.ts';
import { type Means, NEVER } from './means.ts';
import { noughts } from './numbers.ts';

const FACES = 12;

/** Items for a hit: what they cost, what it is worth with them, and which ones, one bit each. */
export interface Purchase {
  readonly cost: number;
  readonly worth: number;
  readonly picks: number;
}

/** What has been chosen so far. */
interface Chosen {
  readonly cost: number;
  readonly damage: number;
  readonly bypass: Attack['bypass'];
  readonly gain: number;
  readonly sure: number;
  readonly picks: number;
  readonly others: readonly EntityId[];
}

/** What the search for choices goes through. */
interface Search {
  readonly assault: Assault;
  readonly others: Bystanders;
  readonly surges: number;
  readonly found: Purchase[];
}

const NOBODY: readonly EntityId[] = [];

/** Whom each extra of an assault hurts besides. */
export type Bystanders = readonly (readonly EntityId[])[];

/** With everybody standing where Momentum has left them. */
export const bystandersOf = (assault: Assault, positions: Positions): Bystanders =>
  assault.mark.extras.map((extra) => othersOf(assault, extra, positions));

/** Every choice that so many Surges pay for, with everybody standing where Momentum has left them. */
export const choicesFor = (
  assault: Assault,
  positions: Positions,
  surges: number,
  bypass: Attack['bypass'] = 'none',
): readonly Purchase[] => choicesAmong(assault, bystandersOf(assault, positions), surges, bypass);

export function choicesAmong(
  assault: Assault,
  others: Bystanders,
  surges: number,
  bypass: Attack['bypass'] = 'none',
): readonly Purchase[] {
  const search: Search = { assault, others, surges, found: [] };
  choose(search, 0, { cost: 0, damage: 0, bypass, gain: 0, sure: 0, picks: 0, others: NOBODY });
  return search.found;
}

/** Without the next extra, and then with it. */
function choose(search: Search, i: number, chosen: Chosen): void {
  const extra = search.assault.mark.extras[i];
  if (extra === undefined) {
    settle(search, chosen);
    return;
  }
  // Of two that are the same, one alone is always the second: the first alone would come to no more.
  if (!(extra.isRepeated && ((chosen.picks >> (i - 1)) & 1) === 1)) choose(search, i + 1, chosen);
  const others = search.others[i] ?? NOBODY;
  const isVain = extra.damage === 0 && extra.gain + extra.sure <= 0 && extra.bypass === 'none' && others.length === 0;
  if (chosen.cost + extra.cost <= search.surges && !isVain) choose(search, i + 1, withExtra(chosen, extra, i, others));
}

const withExtra = (chosen: Chosen, extra: Extra, i: number, others: readonly EntityId[]): Chosen => ({
  cost: chosen.cost + extra.cost,
  damage: chosen.damage + extra.damage,
  bypass: chosen.bypass === 'shield-and-armor' || extra.bypass === 'none' ? chosen.bypass : extra.bypass,
  gain: chosen.gain + extra.gain,
  sure: chosen.sure + extra.sure,
  picks: chosen.picks | (1 << i),
  others: joined(chosen.others, others),
});

/** Each once. [pattern.once-per-attack] */
function joined(some: readonly EntityId[], more: readonly EntityId[]): readonly EntityId[] {
  if (some.length === 0 || more.length === 0) return more.length === 0 ? some : more;
  return [...some, ...more.filter((id) => !some.includes(id))];
}

function settle({ assault, found }: Search, { cost, damage, bypass, gain, sure, picks, others }: Chosen): void {
  const { worth, isFatal } = hurtBy(assault, assault.basic + damage, bypass, others);
  found.push({ cost, worth: worth + sure + (isFatal ? 0 : gain), picks });
}

/** The worth of a hit by the Surges that are left for it, and which items it takes, one bit each. */
export interface HitPlan {
  readonly gains: readonly number[];
  readonly picks: readonly number[];
}

/** The best use of Surges after a hit, for every number of them. */
export function hitPlan(choices: readonly Purchase[], leftover: readonly number[], surges: number): HitPlan {
  const gains = noughts(surges + 1);
  const picks: number[] = [];
  for (let left = 0; left <= surges; left++) {
    let most = Number.NEGATIVE_INFINITY;
    let picked = 0;
    for (const { cost, worth, picks: taken } of choices) {
      const all = cost > left ? Number.NEGATIVE_INFINITY : worth + (leftover[left - cost] ?? 0);
      if (all <= most) continue;
      most = all;
      picked = taken;
    }
    gains[left] = most;
    picks.push(picked);
  }
  return { gains, picks };
}

/** What an attack comes to, over all faces of the die. */
export interface Outlook {
  readonly gain: number;
  readonly chance: number;
}

/** With so many Surges, and so much more on the die. */
export function outlookOf({ lifts, leftover }: Means, { gains }: HitPlan, need: number, surges: number): Outlook {
  const missed = leftover[surges] ?? 0;
  let gain = 0;
  let hits = 0;
  for (let face = 1; face <= FACES; face++) {
    const price = lifts[Math.max(0, Math.ceil(need - face))] ?? NEVER;
    const hit = price <= surges ? (gains[surges - price] ?? missed) : Number.NEGATIVE_INFINITY;
    gain += Math.max(hit, missed);
    if (hit >= missed) hits += 1;
  }
  return { gain: gain / FACES, chance: hits / FACES };
}
