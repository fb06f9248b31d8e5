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
import { card as cardName, fighter, object, place, quest as questName, theMonster, whom } from './people.ts';

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

/** What an Encounter is sent with: ` met Melee en speciaal effect`. */
function withText({ form, special, attachment }: ActionOf<'encounter'>): string {
  const parts = [
    ...(form === null ? [] : [NAMES.form[form]]),
    ...(special === null ? [] : [special === 0 ? 'speciaal effect' : `speciaal effect voor ${special}`]),
    ...(attachment === null ? [] : [cardName(attachment)]),
  ];
  return parts.length === 0 ? '' : ` met ${parts.join(' en ')}`;
}

function encounterDetail(action: ActionOf<'encounter'>, to: Listener): string {
  const { card, target, form, attachment, payer } = action;
  const price = `${costOf(action)} van de ${heroOf(to.view, target).peril} Gevaar van ${whom(to, target)}`;
  const more =
    attachment === null || payer === null
      ? ''
      : `, en ${adventureOf(attachment).cost} Gevaar van ${whom(to, payer)} voor ${cardName(attachment)}`;
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
  const name = hero !== null ? whom(to, hero) : target === undefined ? 'het' : object(fighter(to, attackerOf(target)));
  const what = `${name} ${minion === null ? 'uit' : 'aanvallen'} met ${NAMES.form[form]}`;
  return minion === null ? `Daag ${what}` : `Laat ${theMonster(minion)} ${what}`;
}

/** The price of a try, what it takes, and how far one has come. */
function attemptSaid({ quest, form, price }: ActionOf<'attempt'>, to: Asked): ReturnType<Answers['attempt']> {
  const { criteria } = questOf(quest);
  const name = `Probeer ${questName(quest)}`;
  const retry = to.view.tried.includes(quest) ? '1 bewegingspunt; ' : '';
  const markers = progressIn(to.view, quest)?.markers[to.seat] ?? 0;
  switch (criteria.form) {
    case 'threat':
    case 'search': {
      const threat = criteria.threat.choices[0]?.[0];
      if (threat?.word !== 'threat' || form === null) return titled(name);
      const chance = roughly(questTrial(to.view, to.seat, quest, form)?.chance ?? 0);
      const done = threat.times === 1 ? '' : `; ${markers} van ${threat.times} gedaan`;
      return titled(`${name} met ${NAMES.form[form]}`, `${retry}tegen ${threat.number} (${chance})${done}`);
    }
    case 'pay': {
      const wanted = criteria.prices[price];
      return titled(name, wanted === undefined ? '' : `voor ${priceText(wanted)}`);
    }
    case 'chance':
      return titled(name, `${retry}${criteria.dice} dobbelstenen, gezocht: ${criteria.sequence[markers] ?? 0}`);
    case 'slay': {
      const wounds = progressIn(to.view, quest)?.wounds ?? 0;
      return titled(name, `het valt eerst aan; nog ${criteria.monster.life - wounds} leven`);
    }
    case 'escort':
      return titled(name);
  }
}

function hitSaid({ choice, space }: ActionOf<'hit'>, to: Asked): ReturnType<Answers['hit']> {
  const strike = to.question.kind === 'hit' ? to.view.strikes[to.question.strike] : undefined;
  if (strike?.kind === 'hero' && strike.hero !== null) return titled(`Verwond ${whom(to, strike.hero)}`);
  const card = strike?.kind === 'monster' ? strike.card : (to.view.strikes[strike?.foe ?? -1]?.card ?? null);
  const clause = hitClause(card);
  if (clause === null) return titled('Verwond');
  return space === null ? titled(choiceText(clause, choice, 'struck')) : titled(`Verplaats naar ${place(space)}`);
}

/** What is done to others, and for Quests. */
export const FIGHTING: Pick<Answers, Fighting> = {
  begin: () => titled('Begin', 'iedereen gooit om de eerste beurt'),
  pass: (action, to) => titled(to.question.kind === 'challenge' ? 'Geen uitdaging' : 'Pas', afterText(to, action)),
  resign: () => titled('Geef op', 'je held is dan voorgoed verslagen'),
  muster: () => titled('Stuur Ontmoetingen', 'monsters en Vallen, in één reeks, eenmaal in deze fase'),
  encounter: (action, to) =>
    titled(
      `Stuur ${theMonster(action.card)} op ${whom(to, action.target)} af${withText(action)}`,
      encounterDetail(action, to),
    ),
  attack: (_action, { view }) => titled('Val aan', `met ${counted(view.list.length, 'Ontmoeting', 'Ontmoetingen')}`),
  disband: (_action, { view }) => titled(view.list.length === 0 ? 'Stuur niemand' : 'Laat de reeks vallen'),
  challenge: (action, to) => {
    const match = challengeOf(to.view, to.seat, action);
    const tip = action.isTipping ? 'door te gaan liggen; ' : '';
    return titled(challengeTitle(action, to), `${tip}1 bewegingspunt${match === null ? '' : `; ${duelText(match)}`}`);
  },
  lead: ({ form }, { view, question }) => {
    const name = `Met ${NAMES.form[form]}`;
    if (question.kind !== 'lead' || view.active === null) return titled(name);
    return titled(name, duelText(questAgainst(view, question.quest, view.active, form)));
  },
  hit: hitSaid,
  steal: ({ quest }) => titled(`Neem ${questName(quest)} over`, 'met het fiche, in plaats van te verwonden'),
  minion: ({ strike }, to) => {
    const one = strike === null ? undefined : to.view.strikes[strike];
    return one === undefined
      ? titled('Vecht zelf')
      : titled(`Laat de Dienaar ${object(fighter(to, attackerOf(one)))} beantwoorden`);
  },
  stow: ({ to: where }) => {
    if (where === 'hand') return titled('Terug naar je hand', 'daar ziet niemand het');
    return where === 'pack'
      ? titled('Naar je Horde', 'open voor iedereen, en je hand vult zich weer')
      : titled('Laat het gaan');
  },
  spoils: ({ to: seat }, to) => {
    if (seat === null) return titled('Niemand');
    return seat === to.seat
      ? titled('Jijzelf', 'de anderen kunnen er tegen jou mee betalen')
      : titled(whom(to, seat), 'er kan tegen deze held mee betaald worden');
  },
  attempt: attemptSaid,
  search: ({ quest }, to) => {
    const title = `Zoek ${questName(quest)}`;
    const trial = searchTrial(to.view, to.seat, quest);
    if (trial === null) return titled(title);
    const { more, number, chance } = trial;
    return titled(title, `1 bewegingspunt; dobbelsteen + ${more} tegen ${number} (${roughly(chance)})`);
  },
  takeToken: ({ quest }) => titled(`Neem het fiche van ${questName(quest)} mee`),
  deliver: ({ quest }) => titled(`Lever het fiche van ${questName(quest)} af`, 'daarmee is de Queeste voltooid'),
  dropToken: ({ quest }) => titled(`Laat het fiche van ${questName(quest)} hier achter`, 'iedereen kan het oprapen'),
  pickUp: ({ quest }) => titled(`Raap het fiche van ${questName(quest)} op`, 'de Queeste komt erbij'),
};
