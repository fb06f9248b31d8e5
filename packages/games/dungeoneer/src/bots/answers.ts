import { below, type Seat, type Turn } from '@questhall/kernel';
import { adventureOf, FORMS, type Form, heroCardOf, isGloryCard, mapCardOf, questOf } from '../content/index.ts';
import { attackTotal, counterTotal } from '../queries/fighting.ts';
import { combatMore, fighterOf, heroScore, maxLife, monsterScore } from '../queries/scores.ts';
import { heroOf, progressIn, strikeOf } from '../queries/table.ts';
import type { Action, ActionOf, Dungeoneer, Question, View } from '../types/index.ts';
import { keepWorth } from './cards.ts';
import { bestBy } from './choosing.ts';
import { duelWorth } from './hero.ts';
import { hitChance } from './odds.ts';
import { GLORY, rivalsOf, weightOf, woundsOnMe } from './worth.ts';

const PASS: Action = { type: 'pass' };
const PACK = 3;

/** Any answer, by lot. */
export function anyOf({ offers, rng }: Turn<Dungeoneer>): Action {
  const any = offers[below(rng, offers.length)];
  if (any === undefined) throw new RangeError('there is nothing to choose from');
  return any;
}

/** Step F: the attack that is worth most, on a monster or on a hero. */
export function challengeOr(turn: Turn<Dungeoneer>): Action {
  const { view, seat } = turn.sight;
  const worthOf = (action: Action): number =>
    action.type !== 'challenge'
      ? 0
      : action.foe === null
        ? duelWorth(view, seat, action)
        : foeWorth(view, seat, action, action.foe);
  const best = bestBy(turn.offers, worthOf);
  return best !== null && worthOf(best) > 0 ? best : PASS;
}

const QUEST_MONSTER = 8;

function foeWorth(view: View, seat: Seat, { form, minion }: ActionOf<'challenge'>, foe: number): number {
  const monster = strikeOf(view, foe);
  const category = monster.card === null ? null : adventureOf(monster.card).category;
  const its =
    monster.card === null
      ? fighterOf(monster).scores[form]
      : monsterScore(monster.card, monster.attached, monster.space, form);
  const mine =
    minion === null
      ? heroScore(view, seat, form) + combatMore(view, seat, 'attack', form, category)
      : monsterScore(minion, [], monster.space, form);
  const left =
    fighterOf(monster).life -
    (monster.quest === null ? monster.wounds : (progressIn(view, monster.quest)?.wounds ?? 0));
  const cost = monster.card === null ? 0 : adventureOf(monster.card).cost;
  const prize = monster.quest === null ? GLORY + cost / (6 * left) : QUEST_MONSTER / left;
  const pain = minion === null ? woundsOnMe(view, seat, 1) : 0.5;
  return hitChance(mine - its) * prize - hitChance(its - mine) * pain;
}

/** Where the monster of a Quest is most ahead of whoever attempts it. [quest.slay-left-neighbour] */
export function leading({ sight: { view }, offers }: Turn<Dungeoneer>, quest: string): Action {
  const { criteria } = questOf(quest);
  const { active } = view;
  const lead = (form: Form): number =>
    criteria.form === 'slay' && active !== null ? criteria.monster.scores[form] - heroScore(view, active, form) : 0;
  return bestBy(offers, (action) => (action.type === 'lead' ? lead(action.form) : -1)) ?? PASS;
}

/** The card that is worth least. */
export function discarded(turn: Turn<Dungeoneer>): Action {
  const { view, seat } = turn.sight;
  const hand = new Set(view.hand);
  const pack = heroOf(view, seat).pack;
  const worthOf = (action: Action): number => {
    if (action.type !== 'discard' || action.card === null) return -0.25;
    if (hand.has(action.card)) return -keepWorth(view, seat, action.card);
    // What lies in the Pack leaves the hand free for another card.
    return pack.some(({ card }) => card === action.card) ? -keepWorth(view, seat, action.card) - 0.3 : -5;
  };
  return bestBy(turn.offers, worthOf) ?? anyOf(turn);
}

/** Into the Pack while there is room, so that the hand can be filled up. */
export function stowed(turn: Turn<Dungeoneer>, strike: number): Action {
  const { view, seat } = turn.sight;
  const { card, wounds } = strikeOf(view, strike);
  const { pack } = heroOf(view, seat);
  if (pack.length < PACK || card === null) return { type: 'stow', to: 'pack' };
  if (wounds === 0) return { type: 'stow', to: 'hand' };
  const isBetter = pack.some((beast) => keepWorth(view, seat, beast.card) < keepWorth(view, seat, card));
  return { type: 'stow', to: isBetter ? 'pack' : 'discard' };
}

/** Peril goes to whoever must be stopped. */
export function spoilsTo({ sight: { view, seat } }: Turn<Dungeoneer>): Action {
  return { type: 'spoils', to: bestBy(rivalsOf(view, seat), (rival) => weightOf(view, seat, rival)) };
}

/** Which attack a Minion answers: the one that is likeliest to strike the hero. */
export function minionFor(turn: Turn<Dungeoneer>): Action {
  const { view } = turn.sight;
  const worthOf = (action: Action): number => {
    if (action.type !== 'minion' || action.strike === null) return 0;
    const strike = strikeOf(view, action.strike);
    return hitChance(attackTotal(view, strike) - counterTotal(view, strike)) - 0.3;
  };
  return bestBy(turn.offers, worthOf) ?? anyOf(turn);
}

/** A hit with alternatives: rather Glory than life where life is short, rather somebody's Quest than his blood. */
export function hitBy(turn: Turn<Dungeoneer>): Action {
  const { view, seat } = turn.sight;
  const theft = turn.offers.find(({ type }) => type === 'steal');
  if (theft !== undefined) return theft;
  const isMine = view.strikes.some(({ hero, attack }) => hero === seat && attack !== null);
  const isHurt = heroOf(view, seat).life <= 3;
  const other = turn.offers.find((action) => action.type === 'hit' && action.choice === 1 && action.space === null);
  return (isMine && isHurt ? other : undefined) ?? turn.offers[0] ?? anyOf(turn);
}

/** Glory while there is little of it in the hand, Peril otherwise. */
export function drawnFrom(turn: Turn<Dungeoneer>): Action {
  const { view } = turn.sight;
  const glory = view.hand.filter((card) => isGloryCard(adventureOf(card))).length;
  const wanted = glory * 2 <= view.hand.length ? 'glory' : 'peril';
  return turn.offers.find((action) => action.type === 'draw' && action.pile === wanted) ?? anyOf(turn);
}

/** What a space offers is taken where it heals, or takes Peril away that others could use. */
export function spaceEffect(
  turn: Turn<Dungeoneer>,
  { space }: Extract<Question, { kind: 'dodge' | 'spaceEffect' }>,
): Action {
  const { view, seat } = turn.sight;
  const hero = heroOf(view, seat);
  const clause = mapCardOf(space).clauses.find(({ trigger }) => trigger === 'enter');
  const isWanted = (clause?.choices[0] ?? []).some((effect) => {
    if (effect.word === 'heal') return hero.life + effect.by <= maxLife(hero);
    return effect.word === 'peril' ? hero.peril >= 6 : effect.word === 'draw';
  });
  const taken = bestBy(turn.offers, (action) =>
    action.type !== 'spaceEffect' ? 0 : action.card === null ? 1 : 1 - keepWorth(view, seat, action.card),
  );
  return isWanted && taken !== null ? taken : { type: 'decline' };
}

/** The hero with the best scores at the beginning. */
export const heroPicked = (turn: Turn<Dungeoneer>): Action =>
  bestBy(turn.offers, (action) => {
    if (action.type !== 'pickHero' && action.type !== 'rebirth') return 0;
    const { rows, base } = heroCardOf(action.hero);
    return FORMS.reduce((sum, form) => sum + (rows[0][form] + (base?.[form] ?? 0)) * (form === 'speed' ? 1.5 : 1), 0);
  }) ?? anyOf(turn);

/** Of cards of one's own that must go, the one that is worth least. */
export const leastOf = (turn: Turn<Dungeoneer>): Action =>
  bestBy(turn.offers, (action) =>
    'card' in action && typeof action.card === 'string' ? -keepWorth(turn.sight.view, turn.sight.seat, action.card) : 0,
  ) ?? anyOf(turn);
