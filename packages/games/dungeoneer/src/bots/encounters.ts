import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, type Effect, FORMS, mapCardOf } from '../content/index.ts';
import { costOf, perilFor } from '../queries/batch.ts';
import { hitClause, specialClause } from '../queries/fighting.ts';
import { combatMore, fighterOn, heroScore, heroSign, monsterScore, threatMore } from '../queries/scores.ts';
import { heroesOn, heroOf } from '../queries/table.ts';
import type { ActionOf, View } from '../types/index.ts';
import { chanceOf, hitChance } from './odds.ts';
import { GLORY, harmOf, PERIL, painOf, rivalsOf } from './worth.ts';

type Entry = ActionOf<'encounter'>;

/** Encounters are worth it from here on: Peril that is not spent now can be spent later. */
export const WORTHWHILE = 0.12;

const ONE_WOUND: readonly Effect[] = [{ word: 'wound', by: 1 }];

/** What an Encounter on a list is worth, after what it costs its target in Peril. */
export function entryWorth(view: View, seat: Seat, entry: Entry): number {
  const gain = adventureOf(entry.card).kind === 'trap' ? trapWorth(view, seat, entry) : monsterWorth(view, seat, entry);
  const mark = entry.attachment === null ? 0 : adventureOf(entry.attachment).cost;
  return gain - (costOf(entry) + mark) * PERIL * 0.5;
}

function trapWorth(view: View, seat: Seat, { card, target }: Entry): number {
  const { space } = heroOf(view, target);
  const effect = adventureOf(card).clauses[0]?.choices[0]?.[0];
  return effect?.word === 'threat' ? threatWorth(view, seat, effect, target, space, true) : 0;
}

/** A Threat for a rival, and for everybody who is with him. */
export function threatWorth(
  view: View,
  seat: Seat,
  { scores, number, instead, who, fail }: Extract<Effect, { word: 'threat' }>,
  target: Seat,
  space: string | null,
  isTrap: boolean,
): number {
  const form = scores[0] ?? 'speed';
  const place = space === null ? null : mapCardOf(space);
  const printed = instead !== null && place?.terrains.includes(instead.on) === true ? instead.number : number;
  const wanted = printed + (isTrap && place?.obstacle?.kind === 'hazard' ? place.obstacle.more : 0);
  const met = who === 'target' ? [target] : heroesOn(view, space);
  return met.reduce((sum, one) => {
    const fails = 1 - chanceOf(wanted, heroScore(view, one, form) + threatMore(view, one, false));
    return sum + fails * (one === seat ? -painOf(view, seat, fail) : harmOf(view, seat, one, fail));
  }, 0);
}

function monsterWorth(view: View, seat: Seat, entry: Entry): number {
  const { card, target, form, special, attachment } = entry;
  if (form === null) return 0;
  const { space } = heroOf(view, target);
  const beast = heroOf(view, seat).pack.find((one) => one.card === card);
  const attached = [...(beast?.attached ?? []), ...(attachment === null ? [] : [attachment])];
  const { category } = adventureOf(card);
  const clause = special === null ? null : specialClause(card);
  const effect = clause?.choices[0]?.[0];
  const more = effect?.word === 'attack' && (clause?.bracket.form ?? form) === form ? plus(effect.by, special ?? 0) : 0;
  const mine = monsterScore(card, attached, space, form) + more;
  const its = heroScore(view, target, form) + combatMore(view, target, 'counter', form, category);
  const hit = hitChance(mine - its);
  const answered = heroSign(view, target, form) === 'none' ? 0 : hitChance(its - mine);
  const left = fighterOn(card).life - (beast?.wounds ?? 0);
  const lost = answered * (GLORY + adventureOf(card).cost / (8 * left));
  const extra = effect?.word === 'threat' ? threatWorth(view, seat, effect, target, space, false) : 0;
  return hit * (harmOf(view, seat, target, hitEffects(card)) + PERIL) - lost + extra;
}

const plus = (by: number | string, variable: number): number => (typeof by === 'number' ? by : variable);

/** What a hit of a monster does; of alternatives, the first. */
const hitEffects = (card: CardId): readonly Effect[] => hitClause(card)?.choices[0] ?? ONE_WOUND;

/** All ways to send a card against a rival who has so much Peril at least, without any extras. */
export function plainEntries(view: View, seat: Seat, card: CardId, peril: number | null = null): readonly Entry[] {
  const { kind, cost, time, fighter } = adventureOf(card);
  if ((kind !== 'monster' && kind !== 'trap') || time !== 'lord') return [];
  const forms = kind === 'trap' ? [null] : FORMS.filter((form) => fighter?.signs[form] === 'attack');
  return rivalsOf(view, seat).flatMap((target) =>
    (peril ?? heroOf(view, target).peril - perilFor(view.list, target)) >= cost
      ? forms.map((form) => ({ type: 'encounter', card, target, form, special: null, attachment: null, payer: null }))
      : [],
  );
}

/** What the best Encounter of hand and Pack is worth; nothing where there is none. */
export function bestEncounter(view: View, seat: Seat): number {
  const cards = [...view.hand, ...heroOf(view, seat).pack.map(({ card }) => card)];
  const worth = cards.flatMap((card) => plainEntries(view, seat, card).map((entry) => entryWorth(view, seat, entry)));
  return Math.max(0, ...worth);
}
