import { adventureOf, questOf } from '../../content/index.ts';
import { challengeOf, monsterAgainst, questAgainst, questTrial, searchTrial } from '../../odds/index.ts';
import { costOf } from '../../queries/batch.ts';
import { attackerOf, hitClause } from '../../queries/fighting.ts';
import { heroOf, progressIn } from '../../queries/table.ts';
import type { ActionOf } from '../../types/index.ts';
import type { Listener } from '../telling/people.ts';
import { roughly } from '../telling/reckoning.ts';
import type { Asked } from '../telling/sayings.ts';
import { type Answers, titled } from '../telling/sayings.ts';
import { choiceText, duelText, trapText } from './card-lines.ts';
import { priceText } from './effects-moments.ts';
import { counted } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { afterText } from './odds.ts';
import { card as cardName, fighter, place, quest as questName, theMonster, whom, whose } from './people.ts';

type Fighting =
  | 'begin'
  | 'pass'
  | 'resign'
  | 'muster'
  | 'encounter'
  | 'attack'
  | 'disband'
  | 'challenge'
  | 'lead'
  | 'hit'
  | 'steal'
  | 'minion'
  | 'stow'
  | 'spoils'
  | 'attempt'
  | 'search'
  | 'takeToken'
  | 'deliver'
  | 'dropToken'
  | 'pickUp';

/** What an Encounter is sent with: ` with Melee and its special effect`. */
function withText({ form, special, attachment }: ActionOf<'encounter'>): string {
  const parts = [
    ...(form === null ? [] : [NAMES.form[form]]),
    ...(special === null ? [] : [special === 0 ? 'its special effect' : `its special effect for ${special}`]),
    ...(attachment === null ? [] : [cardName(attachment)]),
  ];
  return parts.length === 0 ? '' : ` with ${parts.join(' and ')}`;
}

function encounterDetail(action: ActionOf<'encounter'>, to: Listener): string {
  const { card, target, form, attachment, payer } = action;
  const price = `${costOf(action)} of ${whose(to, target)} ${heroOf(to.view, target).peril} Peril`;
  const more =
    attachment === null || payer === null
      ? ''
      : `, and ${adventureOf(attachment).cost} of ${whose(to, payer)} Peril for ${cardName(attachment)}`;
  const attached = [
    ...(heroOf(to.view, to.seat).pack.find((one) => one.card === card)?.attached ?? []),
    ...(attachment === null ? [] : [attachment]),
  ];
  const what =
    form === null
      ? `: ${trapText(to, card, target)}`
      : `; ${duelText(monsterAgainst(to.view, card, attached, target, form))}`;
  return `${price}${more}${what}`;
}

function challengeTitle({ hero, foe, form, minion }: ActionOf<'challenge'>, to: Listener): string {
  const target = foe === null ? undefined : to.view.strikes[foe];
  const name = hero !== null ? whom(to, hero) : target === undefined ? 'it' : fighter(to, attackerOf(target)).text;
  const what = `${name} with ${NAMES.form[form]}`;
  return minion === null ? `Challenge ${what}` : `Let ${theMonster(minion)} attack ${what}`;
}

/** The price of a try, what it takes, and how far one has come. */
function attemptSaid({ quest, form, price }: ActionOf<'attempt'>, to: Asked): ReturnType<Answers['attempt']> {
  const { criteria } = questOf(quest);
  const name = `Attempt ${questName(quest)}`;
  const retry = to.view.tried.includes(quest) ? '1 movement point; ' : '';
  const markers = progressIn(to.view, quest)?.markers[to.seat] ?? 0;
  switch (criteria.form) {
    case 'threat':
    case 'search': {
      const threat = criteria.threat.choices[0]?.[0];
      if (threat?.word !== 'threat' || form === null) return titled(name);
      const chance = roughly(questTrial(to.view, to.seat, quest, form)?.chance ?? 0);
      const done = threat.times === 1 ? '' : `; ${markers} of ${threat.times} done`;
      return titled(`${name} with ${NAMES.form[form]}`, `${retry}against ${threat.number} (${chance})${done}`);
    }
    case 'pay': {
      const wanted = criteria.prices[price];
      return titled(name, wanted === undefined ? '' : `for ${priceText(wanted)}`);
    }
    case 'chance':
      return titled(name, `${retry}${criteria.dice} dice, wanted: ${criteria.sequence[markers] ?? 0}`);
    case 'slay': {
      const wounds = progressIn(to.view, quest)?.wounds ?? 0;
      return titled(name, `it attacks first; ${criteria.monster.life - wounds} life left`);
    }
    case 'escort':
      return titled(name);
  }
}

function hitSaid({ choice, space }: ActionOf<'hit'>, to: Asked): ReturnType<Answers['hit']> {
  const strike = to.question.kind === 'hit' ? to.view.strikes[to.question.strike] : undefined;
  if (strike?.kind === 'hero' && strike.hero !== null) return titled(`Wound ${whom(to, strike.hero)}`);
  const card = strike?.kind === 'monster' ? strike.card : (to.view.strikes[strike?.foe ?? -1]?.card ?? null);
  const clause = hitClause(card);
  if (clause === null) return titled('Wound');
  return space === null ? titled(choiceText(clause, choice, 'struck')) : titled(`Warp to ${place(space)}`);
}

/** What is done to others, and for Quests. */
export const FIGHTING: Pick<Answers, Fighting> = {
  begin: () => titled('Begin', 'everybody rolls for the first turn'),
  pass: (action, to) => titled(to.question.kind === 'challenge' ? 'No challenge' : 'Pass', afterText(to, action)),
  resign: () => titled('Give up', 'your hero is defeated for good'),
  muster: () => titled('Send Encounters', 'monsters and Traps, in one list, once in this phase'),
  encounter: (action, to) =>
    titled(
      `Send ${theMonster(action.card)} at ${whom(to, action.target)}${withText(action)}`,
      encounterDetail(action, to),
    ),
  attack: (_action, { view }) => titled('Attack', `with ${counted(view.list.length, 'Encounter')}`),
  disband: (_action, { view }) => titled(view.list.length === 0 ? 'Send nobody' : 'Drop the list'),
  challenge: (action, to) => {
    const match = challengeOf(to.view, to.seat, action);
    const tip = action.isTipping ? 'lying down for the point; ' : '';
    return titled(challengeTitle(action, to), `${tip}1 movement point${match === null ? '' : `; ${duelText(match)}`}`);
  },
  lead: ({ form }, { view, question }) => {
    const name = `With ${NAMES.form[form]}`;
    if (question.kind !== 'lead' || view.active === null) return titled(name);
    return titled(name, duelText(questAgainst(view, question.quest, view.active, form)));
  },
  hit: hitSaid,
  steal: ({ quest }) => titled(`Take ${questName(quest)} instead`, 'with its token'),
  minion: ({ strike }, to) => {
    const one = strike === null ? undefined : to.view.strikes[strike];
    return one === undefined ? titled('Fight yourself') : titled(`Let it answer ${fighter(to, attackerOf(one)).text}`);
  },
  stow: ({ to: where }) => {
    if (where === 'hand') return titled('Back to your hand', 'nobody sees it there');
    return where === 'pack'
      ? titled('Into your Pack', 'open to all, and your hand fills up again')
      : titled('Let it go');
  },
  spoils: ({ to: seat }, to) => {
    if (seat === null) return titled('Nobody');
    return seat === to.seat
      ? titled('Yourself', 'the others can spend it against you')
      : titled(whom(to, seat), 'it can be spent against this hero');
  },
  attempt: attemptSaid,
  search: ({ quest }, to) => {
    const title = `Search for ${questName(quest)}`;
    const trial = searchTrial(to.view, to.seat, quest);
    if (trial === null) return titled(title);
    const { more, number, chance } = trial;
    return titled(title, `1 movement point; die + ${more} against ${number} (${roughly(chance)})`);
  },
  takeToken: ({ quest }) => titled(`Take the token of ${questName(quest)} along`),
  deliver: ({ quest }) => titled(`Deliver the token of ${questName(quest)}`, 'which completes the Quest'),
  dropToken: ({ quest }) => titled(`Leave the token of ${questName(quest)} here`, 'anybody can pick it up'),
  pickUp: ({ quest }) => titled(`Pick up the token of ${questName(quest)}`, 'the Quest comes with it'),
};
