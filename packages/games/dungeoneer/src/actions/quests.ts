import { ask, fixed, roll } from '@questhall/kernel';
import { type Form, type MapId, type Price, type QuestId, questOf } from '../content/index.ts';
import { startCombat } from '../frames/answers.ts';
import { mark, reveal, scoresFor } from '../frames/attempt.ts';
import { complete } from '../frames/complete.ts';
import { leftOf } from '../frames/defeat.ts';
import { pay, spendPoints } from '../frames/pieces.ts';
import { fillGlobals } from '../frames/quest-places.ts';
import { DIE } from '../frames/threat.ts';
import { distanceOf, pointsOf } from '../queries/exits.ts';
import { treasuresOf } from '../queries/means.ts';
import { isDestination, isGlobal, isLocation, isOwn, openTo, tokensLying } from '../queries/quests.ts';
import { fighterAttacks } from '../queries/scores.ts';
import { makeStrike } from '../queries/strikes.ts';
import {
  type Asked,
  errandsOf,
  heroOf,
  type Match,
  type No,
  no,
  progressIn,
  progressOf,
  type Telling,
  takeFrom,
  turnOf,
} from '../queries/table.ts';
import type { ActionOf, Find } from '../types/index.ts';
import { answersFor, type DeedOf, isChoice, NONE, notNow } from './common.ts';

/** Only in one's own Hero phase, and only one's own Quests or those that are everybody's. */
function judgeQuest(state: Match, asked: Asked, quest: QuestId): No | null {
  if (!isChoice(asked, 'hero')) return no('quest.own-hero-phase');
  if (openTo(state.table, asked.seat).includes(quest)) return null;
  const isSomebodys = state.table.errands.some((own) => own.some((errand) => errand.quest === quest && errand.isUp));
  return no(isSomebodys ? 'quest.personal-only-owner' : 'quest.global-anyone');
}

/** Quests of some kind that can be worked on now. */
const openNow = (state: Match, asked: Asked, isWanted: (quest: QuestId) => boolean): readonly QuestId[] =>
  isChoice(asked, 'hero') ? openTo(state.table, asked.seat, isWanted) : NONE;

const here = ({ table }: Match, { seat }: Asked): string | null => heroOf(table, seat).space;

export const attempt: DeedOf<'attempt'> = {
  propose(state, asked) {
    const space = here(state, asked);
    if (!isChoice(asked, 'hero') || space === null) return NONE;
    let attempts: ActionOf<'attempt'>[] | null = null;
    for (const quest of openTo(state.table, asked.seat)) {
      const card = questOf(quest);
      if (card.criteria.form === 'escort' || !isLocation(state.table, card, space)) continue;
      attempts ??= [];
      attempts.push(...attemptsOn(quest));
    }
    return attempts ?? NONE;
  },

  judge(state, asked, { quest, form, price }) {
    const { table } = state;
    const refusal = judgeQuest(state, asked, quest);
    if (refusal !== null) return refusal;
    const card = questOf(quest);
    const { criteria } = card;
    if (criteria.form === 'escort') return no('quest.escort-take');
    const space = here(state, asked);
    if (space === null || !isLocation(table, card, space)) return no('quest.at-location');
    const { tried, closed, found } = turnOf(state);
    if (criteria.form === 'search' && !isFoundHere(found, quest, space)) return no('quest.search-found');
    if (criteria.form === 'slay' && tried.includes(quest)) return no('quest.slay-once-per-turn');
    if (closed.includes(quest)) return no('quest.progress-markers');
    if (tried.includes(quest) && pointsOf(state, asked.seat) === 0) return no('quest.retry-costs-one');
    const scores = scoresFor(quest);
    if (scores.length > 0 ? form === null || !scores.includes(form) : form !== null) return no('quest.score-choice');
    if (criteria.form !== 'pay') return price === 0 ? null : no('quest.sacrifice');
    const wanted = criteria.prices[price];
    return wanted !== undefined && canPay(state, asked.seat, wanted) ? null : no('quest.sacrifice');
  },

  perform(draft, asked, { quest, form, price }, tell) {
    const { seat } = asked;
    const turn = turnOf(draft);
    const isFree = !turn.tried.includes(quest);
    reveal(draft, seat, quest, tell);
    if (!isFree) spendPoints(draft, seat, 1, 'quest.retry-costs-one', tell);
    tell.all(isFree ? 'quest.first-attempt-free' : 'quest.retry-costs-one', { type: 'attempted', seat, quest, isFree });
    if (isFree) turn.tried.push(quest);
    const { criteria } = questOf(quest);
    switch (criteria.form) {
      case 'slay':
        ask(draft, leftOf(draft, seat), 'quest.slay-left-neighbour', { kind: 'lead', quest });
        break;
      case 'pay': {
        const wanted = criteria.prices[price];
        if (wanted !== undefined) payFor(draft, seat, quest, wanted, tell);
        break;
      }
      case 'chance':
        tryLuck(draft, seat, quest, criteria.dice, criteria.sequence, tell);
        break;
      default:
        if (form !== null) draft.agenda.push({ kind: 'attempt', seat, quest, stage: 'roll', form, overcame: null });
    }
  },
};

/** With each score, or at each price, among which there is a choice. */
function attemptsOn(quest: QuestId): readonly ActionOf<'attempt'>[] {
  const { criteria } = questOf(quest);
  switch (criteria.form) {
    case 'threat':
    case 'search':
      return scoresFor(quest).map((form) => ({ type: 'attempt', quest, form, price: 0 }));
    case 'pay':
      return criteria.prices.map((_, price) => ({ type: 'attempt', quest, form: null, price }));
    default:
      return [{ type: 'attempt', quest, form: null, price: 0 }];
  }
}

/** A find is for the space in which it was made. [quest.search-found] */
const isFoundHere = (found: readonly Find[], quest: QuestId, space: MapId): boolean =>
  found.some((one) => one.quest === quest && one.space === space);

function canPay({ table }: Match, seat: number, price: Price): boolean {
  if (price.pay === 'glory') return heroOf(table, seat).glory >= (typeof price.amount === 'number' ? price.amount : 0);
  return price.pay === 'treasures' && treasuresOf(table, seat).length >= price.amount;
}

/** Glory is paid at once; of Treasures he says which. The Quest is completed when all of it has been given. */
function payFor(draft: Match, seat: number, quest: QuestId, price: Price, tell: Telling): void {
  draft.agenda.push({ kind: 'offering', seat, quest });
  if (price.pay === 'glory' && typeof price.amount === 'number')
    pay(draft, seat, 'glory', price.amount, 'quest.sacrifice', tell);
  else if (price.pay === 'treasures')
    draft.agenda.push({ kind: 'discarding', seat, of: 'treasure', count: price.amount, rule: 'quest.sacrifice' });
}

/** At least one die shows the next number: one step, and no more in this turn. [quest.chance-sequence] */
function tryLuck(
  draft: Match,
  seat: number,
  quest: QuestId,
  dice: number,
  sequence: readonly number[],
  tell: Telling,
): void {
  const faces = Array.from({ length: dice }, () => roll(draft.rng, DIE));
  const wanted = sequence[progressIn(draft.table, quest)?.markers[seat] ?? 0] ?? 0;
  const isMet = faces.includes(wanted);
  tell.all('quest.chance-sequence', { type: 'chance', seat, quest, faces, wanted, isMet });
  if (isMet) mark(draft, seat, quest, sequence.length, 'quest.chance', tell);
}

const isForSearching = (quest: QuestId): boolean => questOf(quest).criteria.form === 'search';

/** One point, a die, and a step more for every space from the Entrance. [quest.search-roll] */
export const search: DeedOf<'search'> = {
  propose: (state, asked) => answersFor(openNow(state, asked, isForSearching), (quest) => ({ type: 'search', quest })),
  judge(state, asked, { quest }) {
    const refusal = judgeQuest(state, asked, quest);
    if (refusal !== null) return refusal;
    const card = questOf(quest);
    const space = here(state, asked);
    if (card.criteria.form !== 'search' || space === null || !isLocation(state.table, card, space))
      return no('quest.search-roll');
    if (turnOf(state).closed.includes(quest)) return no('quest.progress-markers');
    if (isFoundHere(turnOf(state).found, quest, space)) return no('quest.search-found');
    return pointsOf(state, asked.seat) > 0 ? null : no('quest.search-repeat');
  },
  perform(draft, asked, { quest }, tell) {
    const { seat } = asked;
    const { criteria } = questOf(quest);
    const space = here(draft, asked);
    if (criteria.form !== 'search' || space === null) return;
    reveal(draft, seat, quest, tell);
    spendPoints(draft, seat, 1, 'quest.search-roll', tell);
    const face = roll(draft.rng, DIE);
    const distance = distanceOf(draft.table, space);
    const isFound = face + distance >= criteria.number;
    tell.all('quest.search-roll', { type: 'searched', seat, quest, face, distance, isFound });
    if (isFound) turnOf(draft).found.push(fixed({ quest, space }));
  },
};

const isEscort = (quest: QuestId): boolean => questOf(quest).category === 'escort';
const tokenOf = (state: Match, quest: QuestId): string | null => progressIn(state.table, quest)?.token ?? null;

/** An Escort Quest of one's own or everybody's, in one's own Hero phase. */
function judgeEscort(state: Match, asked: Asked, quest: QuestId, judge: (space: string) => No | null): No | null {
  const refusal = judgeQuest(state, asked, quest);
  if (refusal !== null) return refusal;
  const space = here(state, asked);
  return isEscort(quest) && space !== null ? judge(space) : notNow(asked);
}

const escortsOf = (state: Match, asked: Asked): readonly QuestId[] => openNow(state, asked, isEscort);

export const takeToken: DeedOf<'takeToken'> = {
  propose: (state, asked) => answersFor(escortsOf(state, asked), (quest) => ({ type: 'takeToken', quest })),
  judge: (state, asked, { quest }) =>
    judgeEscort(state, asked, quest, (space) => {
      const token = tokenOf(state, quest);
      if (token !== null && token !== 'card') return no('quest.escort-drop');
      return token === null && isLocation(state.table, questOf(quest), space) ? null : no('quest.escort-take');
    }),
  perform(draft, { seat }, { quest }, tell) {
    const { table } = draft;
    reveal(draft, seat, quest, tell);
    progressOf(table, quest).token = 'card';
    tell.all('quest.escort-take', { type: 'tookToken', seat, quest });
    if (!isGlobal(table, quest)) return;
    takeFrom(table.globals, quest);
    errandsOf(table, seat).push({ quest, isUp: true });
    const rule = table.house.noPersonalQuests ? 'opt.no-personal-escort' : 'quest.escort-global-becomes-personal';
    tell.all(rule, { type: 'becamePersonal', seat, quest });
    fillGlobals(draft, 'quest.new-global', tell);
  },
};

const carries = (state: Match, { seat }: Asked, quest: QuestId): boolean =>
  isOwn(state.table, seat, quest) && tokenOf(state, quest) === 'card';

export const deliver: DeedOf<'deliver'> = {
  propose: (state, asked) => answersFor(escortsOf(state, asked), (quest) => ({ type: 'deliver', quest })),
  judge: (state, asked, { quest }) =>
    judgeEscort(state, asked, quest, (space) =>
      carries(state, asked, quest) && isDestination(state.table, quest, space) ? null : no('quest.escort-deliver'),
    ),
  perform: (draft, { seat }, { quest }) => complete(draft, seat, quest),
};

export const dropToken: DeedOf<'dropToken'> = {
  propose: (state, asked) => answersFor(escortsOf(state, asked), (quest) => ({ type: 'dropToken', quest })),
  judge: (state, asked, { quest }) =>
    judgeEscort(state, asked, quest, (space) =>
      carries(state, asked, quest) && !isDestination(state.table, quest, space) ? null : no('quest.escort-drop'),
    ),
  perform(draft, asked, { quest }, tell) {
    progressOf(draft.table, quest).token = here(draft, asked);
    tell.all('quest.escort-drop', { type: 'droppedToken', seat: asked.seat, quest });
  },
};

/** Whoever stands where a token lies takes it up, and the Quest with it. [quest.escort-pick-up] */
export const pickUp: DeedOf<'pickUp'> = {
  propose: (state, asked) =>
    isChoice(asked, 'hero') ? answersFor(tokensLying(state.table), ([quest]) => ({ type: 'pickUp', quest })) : NONE,
  judge(state, asked, { quest }) {
    if (!isChoice(asked, 'hero')) return no('quest.own-hero-phase');
    const space = here(state, asked);
    return space !== null && tokenOf(state, quest) === space ? null : no('quest.escort-pick-up');
  },
  perform(draft, { seat }, { quest }, tell) {
    handOver(draft, quest, seat);
    progressOf(draft.table, quest).token = 'card';
    tell.all('quest.escort-pick-up', { type: 'pickedUp', seat, quest });
  },
};

/** The Quest card goes to somebody, wherever it is. */
export function handOver({ table }: Match, quest: QuestId, seat: number): void {
  table.stray = table.stray.filter((other) => other !== quest);
  for (const [other, own] of table.errands.entries())
    table.errands[other] = own.filter((errand) => errand.quest !== quest);
  errandsOf(table, seat).push({ quest, isUp: true });
}

/** The leader of a Quest monster chooses how it attacks. [quest.slay-left-neighbour] */
export const lead: DeedOf<'lead'> = {
  propose: (_state, { question }) =>
    question.kind === 'lead' ? formsOf(question.quest).map((form) => ({ type: 'lead', form })) : [],
  judge(_state, asked, { form }) {
    const { question } = asked;
    if (question.kind !== 'lead') return notNow(asked);
    return formsOf(question.quest).includes(form) ? null : no('combat.a-standard-symbol');
  },
  perform(draft, { seat, question }, { form }) {
    if (question.kind !== 'lead') return;
    const { seat: hero } = turnOf(draft);
    const { space } = heroOf(draft.table, hero);
    if (space === null) return;
    startCombat(draft, seat, 'slay', [
      makeStrike({ kind: 'quest', quest: question.quest, by: seat, hero, space, form }),
    ]);
  },
};

function formsOf(quest: QuestId): readonly Form[] {
  const { criteria } = questOf(quest);
  return criteria.form === 'slay' ? fighterAttacks(criteria.monster) : [];
}
