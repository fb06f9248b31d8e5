import { type AnswersTo, fromDeeds, type Game, includesSeat, seatsOf } from '@questhall/kernel';
import { fallResigned } from '../frames/defeat.ts';
import { isIn, type Match, no, turnOf } from '../queries/table.ts';
import type { Dungeoneer, Question, WindowName } from '../types/index.ts';
import { type DeedOf, notNow } from './common.ts';
import {
  chooseEntrance,
  decline,
  discard,
  dodge,
  draw,
  lookAt,
  lose,
  order,
  pickHero,
  rebirth,
  rebirthPlace,
  save,
  spaceEffect,
  trim,
  upkeep,
} from './deciding.ts';
import { challenge, hit, minion, spoils, steal, stow, trimPack } from './fighting.ts';
import { lay, pair, place, shift, stop } from './laying.ts';
import { attack, bane, disband, encounter, muster } from './lord.ts';
import { explore, lift, move, portal, sewer, tip, untip } from './moving.ts';
import { ability, play, use } from './play.ts';
import { attempt, deliver, dropToken, lead, pickUp, search, takeToken } from './quests.ts';
import { unasked } from './unasked.ts';

const PASS = [{ type: 'pass' }] as const;
const END_PHASE = [{ type: 'endPhase' }] as const;
const RESIGN = [{ type: 'resign' }] as const;

const pass: DeedOf<'pass'> = {
  propose: () => PASS,
  judge: (_state, asked) =>
    asked.question.kind === 'window' || asked.question.kind === 'challenge' ? null : no('time.mandatory'),
  perform() {},
};

/** Dice are rolled before anybody has a turn, so somebody has to say when. [setup.first-player] */
const begin: DeedOf<'begin'> = {
  propose: () => [{ type: 'begin' }],
  judge: (_state, asked) => (asked.question.kind === 'begin' ? null : notNow(asked)),
  perform() {},
};

const endPhase: DeedOf<'endPhase'> = {
  propose: () => END_PHASE,
  judge: (_state, asked) => (asked.question.kind === 'choice' ? null : notNow(asked)),
  perform(draft) {
    turnOf(draft).stage = 'end';
  },
};

/** At any moment; he falls at once, or as soon as what runs is over. [end.resign] */
const resign: DeedOf<'resign'> = {
  propose: () => RESIGN,
  judge({ table }, asked) {
    if (asked.question.kind !== 'choice' && asked.question.kind !== 'aside') return notNow(asked);
    const isGone = !isIn(table, asked.seat) || includesSeat(table.resigned, asked.seat);
    return isGone ? no('end.resign') : null;
  },
  perform(draft, { seat, question }, _action, tell) {
    draft.table.resigned |= seatsOf(seat);
    tell.all('end.resign', { type: 'resigned', seat });
    if (question.kind === 'aside' && isAtRest(draft)) fallResigned(draft, tell);
  },
};

/** The active player has the choice, and nothing else runs. */
const isAtRest = ({ agenda, asks }: Match): boolean =>
  agenda.length === 2 && asks.some(({ question }) => question.kind === 'choice');

type Sort = Exclude<Question['kind'], 'window' | 'choice'> | WindowName | ChoicePhase;
type ChoicePhase = Extract<Question, { kind: 'choice' }>['phase'];

/** Windows and phases differ in what can be done in them. */
const sortOf = (question: Question): Sort => {
  if (question.kind === 'window') return question.window;
  return question.kind === 'choice' ? question.phase : question.kind;
};

const GENERAL = ['pass', 'play', 'use', 'untip', 'tip', 'challenge'] as const;
const FIGHTING = ['pass', 'play', 'use', 'ability'] as const;

const ANSWERS: AnswersTo<Dungeoneer, Sort> = {
  lord: ['endPhase', 'resign', 'bane', 'muster', 'play', 'use', 'untip', 'tip', 'challenge'],
  hero: [
    'endPhase',
    'resign',
    'move',
    'sewer',
    'portal',
    'explore',
    'play',
    'use',
    'ability',
    'attempt',
    'search',
    'takeToken',
    'deliver',
    'dropToken',
    'pickUp',
    'lift',
    'untip',
    'tip',
    'challenge',
  ],
  'phase-start': GENERAL,
  'action-done': GENERAL,
  entered: GENERAL,
  'turn-end': ['pass', 'play', 'use', 'untip', 'tip'],
  declared: ['pass', 'play', 'use'],
  response: FIGHTING,
  arrived: FIGHTING,
  'would-be-wounded': FIGHTING,
  'before-roll': ['pass', 'ability'],
  pack: ['pass', 'play'],
  aside: ['resign'],
  begin: ['begin'],
  challenge: ['pass', 'challenge'],
  muster: ['encounter', 'attack', 'disband'],
  pickHero: ['pickHero'],
  entrance: ['chooseEntrance'],
  lay: ['lay'],
  upkeep: ['upkeep'],
  place: ['place'],
  pair: ['pair'],
  dodge: ['dodge'],
  spaceEffect: ['spaceEffect', 'decline'],
  look: ['lookAt'],
  order: ['order'],
  lead: ['lead'],
  hit: ['hit', 'steal'],
  minion: ['minion'],
  lose: ['lose'],
  stow: ['stow'],
  trimPack: ['trimPack'],
  spoils: ['spoils'],
  shift: ['shift', 'stop'],
  discard: ['discard'],
  save: ['save'],
  draw: ['draw'],
  trim: ['trim'],
  rebirth: ['rebirth'],
  rebirthPlace: ['rebirthPlace'],
};

const deeds = fromDeeds<Dungeoneer, Sort>(
  {
    pass,
    begin,
    endPhase,
    resign,
    play,
    use,
    ability,
    chooseEntrance,
    decline,
    discard,
    dodge,
    draw,
    lookAt,
    lose,
    order,
    pickHero,
    rebirth,
    rebirthPlace,
    save,
    spaceEffect,
    trim,
    upkeep,
    challenge,
    hit,
    minion,
    spoils,
    steal,
    stow,
    trimPack,
    lay,
    pair,
    place,
    shift,
    stop,
    attack,
    bane,
    disband,
    encounter,
    muster,
    explore,
    lift,
    move,
    portal,
    sewer,
    tip,
    untip,
    attempt,
    deliver,
    dropToken,
    lead,
    pickUp,
    search,
    takeToken,
  },
  ANSWERS,
  sortOf,
);

export const actions: Pick<Game<Dungeoneer>, 'propose' | 'judge' | 'perform'> = {
  propose: deeds.propose,
  /** Giving up aside, whoever is only asked whether he wants to is not asked at all. */
  judge(state, asked, action) {
    const isAside = asked.question.kind === 'aside' && action.type !== 'resign';
    return isAside ? unasked(state, asked.seat, action) : deeds.judge(state, asked, action);
  },
  /** After an action of one's own choice a window is owed: `entered` where the hero has come to another space. */
  perform(draft, asked, action, tell) {
    deeds.perform(draft, asked, action, tell);
    if (asked.question.kind !== 'choice' || draft.outcome !== null) return;
    if (action.type !== 'endPhase') draft.table.idle[asked.seat] = 0;
    const { agenda } = draft;
    const turn = agenda[1];
    if (turn?.kind === 'turn' && action.type !== 'endPhase' && action.type !== 'muster' && turn.phase !== 'draw')
      turn.owed ??= 'action-done';
  },
};
