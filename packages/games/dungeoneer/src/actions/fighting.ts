import type { Seat } from '@questhall/kernel';
import { startCombat } from '../frames/answers.ts';
import { work } from '../frames/effects.ts';
import { change, discardBeast, dropAttachments, pay, spendPoints, takeToHand } from '../frames/pieces.ts';
import { wound } from '../frames/wounds.ts';
import { attackForms, freeChallenge, idleMinions, isOwnFoe, judgeStriking } from '../queries/challenging.ts';
import { pointsOf } from '../queries/exits.ts';
import { blowOf, defenderOf, hitClause, woundsOf } from '../queries/fighting.ts';
import { mayTip } from '../queries/means.ts';
import { escorted } from '../queries/quests.ts';
import { makeStrike } from '../queries/strikes.ts';
import {
  type Asked,
  currentStrikes,
  heroOf,
  innermost,
  isBeside,
  isIn,
  type Match,
  type No,
  no,
  seatsIn,
  sectionOf,
  spacesOf,
  strikeOf,
  takeFrom,
} from '../queries/table.ts';
import type { ActionOf, Strike } from '../types/index.ts';
import { type DeedOf, lateFor, NONE, notNow } from './common.ts';
import { judgeGeneral, tipForPoint } from './moving.ts';
import { handOver } from './quests.ts';

/**
 * A direct challenge needs a window with general acts, outside any combat; step F asks for its own.
 * [time.no-second-combat]
 */
function judgeMoment(state: Match, asked: Asked): No | null {
  const { question } = asked;
  if (question.kind === 'challenge') return null;
  if (innermost(state, 'combat') !== null) return no('time.no-second-combat');
  if (question.kind === 'window' && question.window === 'turn-end') return lateFor(state);
  return judgeGeneral(state, asked);
}

type Target = Pick<ActionOf<'challenge'>, 'hero' | 'foe'>;

/** Heroes in the same space, and in step F the monsters that have just attacked. */
function targetsFor(state: Match, seat: Seat, isStepF: boolean): readonly Target[] {
  const { heroes, strikes } = state.table;
  const targets: Target[] = [];
  for (let hero = 0; hero < heroes.length; hero++)
    if (isBeside(state.table, seat, hero)) targets.push({ hero, foe: null });
  if (isStepF)
    for (let foe = 0; foe < strikes.length; foe++) if (isOwnFoe(state, seat, foe)) targets.push({ hero: null, foe });
  return targets;
}

const NO_MINION = [null] as const;
const UPRIGHT = [false] as const;
const TIPPING_OR_NOT = [false, true] as const;

export const challenge: DeedOf<'challenge'> = {
  propose(state, asked) {
    const { seat } = asked;
    if (heroOf(state.table, seat).hasAttacked || judgeMoment(state, asked) !== null) return NONE;
    const isStepF = asked.question.kind === 'challenge';
    const targets = targetsFor(state, seat, isStepF);
    if (targets.length === 0) return NONE;
    const fighters = isStepF ? [null, ...idleMinions(state, seat).map(({ card }) => card)] : NO_MINION;
    const manners = isStepF && mayTip(state, seat) ? TIPPING_OR_NOT : UPRIGHT;
    const challenges: ActionOf<'challenge'>[] = [];
    for (const minion of fighters)
      for (const form of attackForms(state, seat, minion))
        for (const { hero, foe } of targets)
          for (const isTipping of manners) challenges.push({ type: 'challenge', hero, foe, form, minion, isTipping });
    return challenges;
  },

  judge(state, asked, { hero, foe, form, minion, isTipping }) {
    const { table } = state;
    const { seat, question } = asked;
    const refusal = judgeMoment(state, asked);
    if (refusal !== null) return refusal;
    const isStepF = question.kind === 'challenge';
    if (minion !== null && !isStepF) return no('fx.minion-acts');
    if (isTipping && (!isStepF || !mayTip(state, seat))) return no('opt.restricted-bonus-by-tipping');
    const unable = judgeStriking(state, seat, minion, isTipping);
    if (unable !== null) return unable;
    if ((hero === null) === (foe === null)) return no('combat.f-challenge');
    if (foe !== null) {
      if (table.strikes[foe]?.kind === 'trap') return no('combat.trap-no-challenge');
      if (!isStepF || !isOwnFoe(state, seat, foe)) return no('combat.f-challenge');
    }
    if (hero !== null && !isBeside(table, seat, hero)) return no(isStepF ? 'combat.f-challenge' : 'act.challenge');
    return attackForms(state, seat, minion).includes(form) ? null : no('combat.a-standard-symbol');
  },

  perform(draft, { seat }, { hero, foe, form, minion, isTipping }, tell) {
    const attacker = heroOf(draft.table, seat);
    if (isTipping) {
      tipForPoint(draft, seat);
      tell.all('opt.restricted-bonus-by-tipping', { type: 'tippedForPoint', seat });
    }
    payForChallenge(draft, seat, minion !== null, tell);
    attacker.hasAttacked = true;
    if (minion !== null) attacker.used.push(minion);
    if (attacker.space === null) return;
    const kind = minion === null ? 'hero' : 'minion';
    const strike = makeStrike({ kind, card: minion, by: seat, hero, foe, space: attacker.space, form });
    tell.all(foe === null ? 'act.challenge' : 'combat.f-challenge', {
      type: 'challenged',
      seat,
      hero,
      foe,
      form,
      minion,
      defender: defenderOf(draft.table, strike),
    });
    startCombat(draft, seat, 'challenge', [strike]);
  },
};

/**
 * One point; a Minion's attack may be free, and so may a challenge of step F that an ability pays for.
 * [lord.attack-cost]
 */
function payForChallenge(draft: Match, seat: number, isMinion: boolean, tell: Parameters<typeof spendPoints>[4]): void {
  if (isMinion && draft.table.house.freeMinionAttack) return;
  if (pointsOf(draft, seat) > 0) {
    spendPoints(draft, seat, 1, 'lord.attack-cost', tell);
    return;
  }
  const free = freeChallenge(draft, seat);
  if (free === undefined) return;
  const [id, { price }] = free;
  heroOf(draft.table, seat).used.push(id);
  if (price?.pay === 'glory' && typeof price.amount === 'number')
    pay(draft, seat, 'glory', price.amount, 'act.activate-readied', tell);
}

/** Whose card strikes in this attack: its own, or the one that answers with it. */
const monsterIn = ({ table }: Match, { card, foe }: Strike): string | null =>
  foe === null ? card : (table.strikes[foe]?.card ?? null);

const struckIn = ({ foe, hero, by }: Strike): number | null => (foe === null ? hero : by);

/** Printed alternatives of a hit, or a plain wound where a hero might rather steal. */
export const hit: DeedOf<'hit'> = {
  propose(state, { question }) {
    if (question.kind !== 'hit') return [];
    const strike = strikeOf(state.table, question.strike);
    if (strike.kind === 'hero' && strike.hero !== null) return [{ type: 'hit', choice: 0, space: null }];
    const clause = hitClause(monsterIn(state, strike));
    return (clause?.choices ?? []).flatMap((effects, choice): readonly ActionOf<'hit'>[] =>
      effects.some(({ word }) => word === 'warp')
        ? spacesOf(state.table).map((space) => ({ type: 'hit', choice, space }))
        : [{ type: 'hit', choice, space: null }],
    );
  },
  judge(state, asked, { choice, space }) {
    const { table } = state;
    const { question } = asked;
    if (question.kind !== 'hit') return notNow(asked);
    const strike = strikeOf(table, question.strike);
    if (strike.kind === 'hero' && strike.hero !== null)
      return choice === 0 && space === null ? null : no('combat.hero-hit-choice');
    const hero = struckIn(strike);
    const effects = hitClause(monsterIn(state, strike))?.choices[choice];
    if (effects === undefined || hero === null) return no('combat.e-hit-effect');
    const here = heroOf(table, hero).space;
    if (effects.some(({ word }) => word === 'warp')) {
      if (space === null || here === null || space === here || !spacesOf(table).includes(space))
        return no('combat.e-hit-effect');
      return sectionOf(table, here) === sectionOf(table, space) ? null : no('fx.warp-same-section');
    }
    if (space !== null) return no('combat.e-hit-effect');
    // Glory may be lost instead only if all of it is there.
    const wanted = effects.reduce(
      (sum, effect) => (effect.word === 'glory' && typeof effect.by === 'number' ? sum - effect.by : sum),
      0,
    );
    return heroOf(table, hero).glory >= wanted ? null : no('combat.e-hit-effect', { glory: wanted });
  },
  perform(draft, { question }, { choice, space }) {
    if (question.kind !== 'hit') return;
    const strike = strikeOf(draft.table, question.strike);
    if (strike.kind === 'hero' && strike.hero !== null) {
      wound(draft, strike.hero, woundsOf(draft.table, strike), 'combat.h-not-heroes');
      return;
    }
    const monster = monsterIn(draft, strike);
    const clause = hitClause(monster);
    const hero = struckIn(strike);
    if (monster === null || clause === null || hero === null) return;
    const aim = { strike: question.strike, space, side: null, choice, variable: 0 };
    work(draft, { by: strike.by, target: hero, source: monster, rule: 'combat.e-hit-effect' }, clause, aim);
  },
};

/** A hero takes the Quest with its token instead of wounding. [quest.escort-steal] */
export const steal: DeedOf<'steal'> = {
  propose(state, { question }) {
    const strike = question.kind === 'hit' ? strikeOf(state.table, question.strike) : null;
    if (strike === null || strike.kind !== 'hero' || strike.hero === null) return [];
    return escorted(state.table, strike.hero).map((quest) => ({ type: 'steal', quest }));
  },
  judge(state, asked, { quest }) {
    const { question } = asked;
    if (question.kind !== 'hit') return notNow(asked);
    const strike = strikeOf(state.table, question.strike);
    const isThere =
      strike.kind === 'hero' && strike.hero !== null && escorted(state.table, strike.hero).includes(quest);
    return isThere ? null : no('combat.hero-hit-choice');
  },
  perform(draft, { seat, question }, { quest }, tell) {
    if (question.kind !== 'hit') return;
    const { hero } = strikeOf(draft.table, question.strike);
    handOver(draft, quest, seat);
    tell.all('quest.escort-steal', { type: 'stole', seat, from: hero ?? seat, quest });
  },
};

/** Which attack a Minion answers, or none. */
export const minion: DeedOf<'minion'> = {
  propose(state, { seat }) {
    return [
      { type: 'minion', strike: null },
      ...currentStrikes(state).flatMap(([strike, one]) =>
        isOpenTo(one, seat) ? [{ type: 'minion' as const, strike }] : [],
      ),
    ];
  },
  judge(state, asked, { strike }) {
    if (asked.question.kind !== 'minion') return notNow(asked);
    if (strike === null) return null;
    const one = currentStrikes(state).find(([index]) => index === strike)?.[1];
    return one !== undefined && isOpenTo(one, asked.seat) ? null : no('fx.minion-acts');
  },
  perform(draft, { seat, question }, { strike }, tell) {
    if (question.kind !== 'minion' || strike === null) return;
    strikeOf(draft.table, strike).minion = question.minion;
    heroOf(draft.table, seat).used.push(question.minion);
    tell.all('fx.minion-acts', { type: 'steppedIn', ...blowOf(draft.table, strike), minion: question.minion });
  },
};

const isOpenTo = ({ hero, attack, minion: other, isOver }: Strike, seat: number): boolean =>
  hero === seat && attack !== null && other === null && !isOver;

/** Unwounded: hand or Pack; wounded: Pack or discard. [combat.g-unwounded] [combat.g-wounded] */
export const stow: DeedOf<'stow'> = {
  propose: () => (['hand', 'pack', 'discard'] as const).map((to) => ({ type: 'stow', to })),
  judge(state, asked, { to }) {
    const { question } = asked;
    if (question.kind !== 'stow') return notNow(asked);
    const { wounds } = strikeOf(state.table, question.strike);
    if (wounds === 0) return to === 'discard' ? no('combat.g-unwounded') : null;
    return to === 'hand' ? no('combat.g-wounded') : null;
  },
  perform(draft, { seat, question }, { to }, tell) {
    if (question.kind !== 'stow') return;
    const strike = strikeOf(draft.table, question.strike);
    const { card, wounds } = strike;
    if (card === null) return;
    strike.isOver = true;
    const attached = strike.attached.splice(0);
    tell.all(wounds === 0 ? 'combat.g-unwounded' : 'combat.g-wounded', { type: 'stowed', seat, card, to });
    if (to === 'pack') heroOf(draft.table, seat).pack.push({ card, wounds, attached });
    else if (to === 'discard') discardBeast(draft, seat, { card, attached }, 'combat.g-wounded', tell);
    else {
      takeToHand(draft, seat, card);
      dropAttachments(draft, attached, tell);
    }
  },
};

export const trimPack: DeedOf<'trimPack'> = {
  propose: ({ table }, { seat }) => heroOf(table, seat).pack.map(({ card }) => ({ type: 'trimPack', card })),
  judge({ table }, asked, { card }) {
    if (asked.question.kind !== 'trimPack') return notNow(asked);
    return heroOf(table, asked.seat).pack.some((beast) => beast.card === card) ? null : no('combat.g-pack-limit-three');
  },
  perform(draft, { seat }, { card }, tell) {
    const { pack } = heroOf(draft.table, seat);
    const beast = pack.find((one) => one.card === card);
    if (beast === undefined) return;
    takeFrom(pack, beast);
    discardBeast(draft, seat, beast, 'combat.g-pack-limit-three', tell);
  },
};

/** Peril for a wound, to anybody in the game or to nobody. [combat.h-peril-for-wounds] */
export const spoils: DeedOf<'spoils'> = {
  propose: ({ table }) => [...seatsIn(table), null].map((to) => ({ type: 'spoils', to })),
  judge({ table }, asked, { to }) {
    if (asked.question.kind !== 'spoils') return notNow(asked);
    return to === null || isIn(table, to) ? null : no('combat.h-peril-for-wounds');
  },
  perform(draft, _asked, { to }, tell) {
    if (to !== null) change(draft, to, 'peril', 1, 'combat.h-peril-for-wounds', tell);
  },
};
