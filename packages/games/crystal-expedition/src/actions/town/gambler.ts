import { roll } from '@questhall/kernel';
import { FICKLE_ROUNDS_MAX, STAKE_LEAST, STAKE_MOST } from '../../content/index.ts';
import type { Draft, Speaker } from '../../frames/agenda.ts';
import { useVisit } from '../../frames/town.ts';
import { note } from '../../queries/chronicle.ts';
import { heroOf } from '../../queries/entities.ts';
import { stayOf, townOf } from '../../queries/town.ts';
import type { EntityId, Fickle } from '../../types/index.ts';
import { type Asked, type DeedOf, type Match, type No, no } from '../common.ts';
import { byPlace, fickleRefusal, visitorsOf, visitRefusal } from './common.ts';

/** [fickle.stake] */
const STAKES: readonly number[] = Array.from({ length: STAKE_MOST / 2 }, (_, at) => STAKE_LEAST * (at + 1));

const stakesOf = byPlace((hero) => STAKES.map((crowns) => ({ type: 'stake', hero, crowns }) as const));

/** A round begins: the stake lies on the table, whoever holds it in the end. [fickle.stake, fickle.opening] */
export const stake: DeedOf<'stake'> = {
  propose: (state, asked) => visitorsOf(state, asked, 'gambler').flatMap(stakesOf),
  judge(state, asked, { hero, crowns }) {
    const refusal = visitRefusal(state, asked, hero, 'gambler') ?? fickleRefusal(state, hero);
    if (refusal !== null) return refusal;
    if ((stayOf(state.table, hero).visit?.rounds ?? 0) >= FICKLE_ROUNDS_MAX)
      return no('gambler.fickle-visit', { hero });
    const { crowns: purse } = heroOf(state.table, hero);
    return STAKES.includes(crowns) && crowns <= purse ? null : no('fickle.stake', { stake: crowns, crowns: purse });
  },
  perform(draft, _asked, { hero, crowns }, tell) {
    const { table, rng } = draft;
    const town = townOf(table);
    const gambler = heroOf(table, hero);
    if (!town.gamblers.includes(gambler.hero)) town.gamblers = [...town.gamblers, gambler.hero];
    gambler.crowns -= crowns;
    const dice = [roll(rng, 6), roll(rng, 6)];
    const house = [roll(rng, 6), roll(rng, 6)];
    tell.all('fickle.opening', { type: 'fickleThrown', hero, stake: crowns, dice, house });
    const round: Fickle = { stake: crowns, hero: sumOf(dice), house: sumOf(house) };
    const rounds = (stayOf(table, hero).visit?.rounds ?? 0) + 1;
    useVisit(table, hero, { rounds, fickle: round.hero > round.house ? null : round });
    if (round.hero > round.house) throwFickle(draft, hero, round, tell);
  },
};

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** For whoever throws the Fickle die even is gain, and odd is the other's. [fickle.hero-leads, fickle.hero-trails] */
function throwFickle(draft: Draft, hero: EntityId, { stake: laid, hero: own, house }: Fickle, tell: Speaker): void {
  const die = roll(draft.rng, 6);
  const isHouses = own > house;
  const isForHero = (die % 2 === 0) !== isHouses;
  const isWon = isForHero ? own + die > house : own > house + die; // the house wins ties [fickle.final]
  const rule = isHouses ? 'fickle.hero-leads' : 'fickle.final';
  endRound(draft, hero, laid, isWon ? laid : -laid, rule, { how: isHouses ? 'house' : 'court', die }, tell);
}

function endRound(
  { table }: Draft,
  hero: EntityId,
  laid: number,
  won: number,
  rule: 'fickle.hero-leads' | 'fickle.final' | 'fickle.concede',
  end: { readonly how: 'house' | 'court' | 'concede'; readonly die: number | null },
  tell: Speaker,
): void {
  const gambler = heroOf(table, hero);
  gambler.crowns += laid + won;
  useVisit(table, hero, { fickle: null });
  note(table, { note: 'gambled', hero: gambler.name, won });
  tell.all(rule, { type: 'fickleEnded', hero, ...end, won, crowns: gambler.crowns });
}

/** Only whoever is level or behind has a choice. [fickle.hero-trails] */
const trailRefusal = (state: Match, asked: Asked, hero: EntityId): No | null =>
  visitRefusal(state, asked, hero, 'gambler') ??
  (openRound(state, hero) === null ? no('fickle.hero-trails', { hero }) : null);

const openRound = ({ table }: Match, hero: EntityId): Fickle | null => stayOf(table, hero).visit?.fickle ?? null;

export const court: DeedOf<'court'> = {
  propose: (state, asked) => visitorsOf(state, asked, 'gambler').map(({ id }) => ({ type: 'court', hero: id })),
  judge: (state, asked, { hero }) => trailRefusal(state, asked, hero),
  perform(draft, _asked, { hero }, tell) {
    const round = openRound(draft, hero);
    if (round !== null) throwFickle(draft, hero, round, tell);
  },
};

/** Half of the stake comes back. [fickle.concede] */
export const concede: DeedOf<'concede'> = {
  propose: (state, asked) => visitorsOf(state, asked, 'gambler').map(({ id }) => ({ type: 'concede', hero: id })),
  judge: (state, asked, { hero }) => trailRefusal(state, asked, hero),
  perform(draft, _asked, { hero }, tell) {
    const round = openRound(draft, hero);
    if (round === null) return;
    const { stake: laid } = round;
    endRound(draft, hero, laid, -laid / 2, 'fickle.concede', { how: 'concede', die: null }, tell);
  },
};
