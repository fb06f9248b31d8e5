import type { Moment, Wording } from '@questhall/facets';
import { type QuestId, questOf } from '../../content/index.ts';
import type { Dungeoneer } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import type { Listener } from '../telling/people.ts';
import { type Moments, momentsBy } from '../telling/sayings.ts';
import { cardText, heroText, sourceLine } from './card-lines.ts';
import { TEXTS } from './cards.ts';
import { list } from './effects-voices.ts';
import { COURSE } from './events-course.ts';
import { DEALING, sourceName } from './events-dealing.ts';
import { FIGHTING } from './events-fighting.ts';
import { QUESTING } from './events-questing.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, naming, somebody, theMonster, whose } from './people.ts';

const cardOf = (card: string): Moment => ({ title: cardName(card), text: cardText(card) });

const questOn = (quest: QuestId): Moment => ({
  title: nameIn(NAMES.quest, quest),
  text: [`${TEXTS.place(questOf(quest))}.`, ...TEXTS.criteria(questOf(quest))].join(' '),
});

const heroOn = (hero: string): Moment => ({ title: nameIn(NAMES.hero, hero), text: heroText(hero) });

/** Somebody and what becomes of him, over the whole board. */
const about = (to: Listener, seat: number, deed: string, text = ''): Moment => ({
  title: does(somebody(to, seat), deed),
  text,
});

const MOMENTS: Moments = {
  gotHero: ({ hero }) => heroOn(hero),
  reborn: ({ heroes }) => (heroes[0] === undefined ? null : heroOn(heroes[0])),
  began: ({ seat, round }, to) => ({ title: `${capital(whose(to, seat))} turn`, text: `Round ${round}` }),
  drew: ({ card }) => cardOf(card),
  played: ({ card }) => cardOf(card),
  declared: ({ card }) => cardOf(card),
  used: ({ source }) => ({ title: sourceName(source), text: sourceLine(source) }),
  sent: (event, to) => ({
    title: capital(list(event.sent.map(({ card }) => theMonster(card)))),
    text: FIGHTING.sent(event, to),
  }),
  fizzled: (event, to) => ({ title: cardName(event.card), text: DEALING.fizzled(event, to) }),
  handedBack: (event, to) => ({
    title: event.card === null ? '' : sourceName(event.card),
    text: COURSE.handedBack(event, to),
  }),
  tamed: ({ seat, card }, to) => ({ title: capital(theMonster(card)), text: `${capital(whose(to, seat))} Minion` }),
  questDealt: ({ quest }) => questOn(quest),
  globalTurned: ({ quest }) => questOn(quest),
  questShown: ({ quest }) => questOn(quest),
  completed: (event, to) => ({ title: nameIn(NAMES.quest, event.quest), text: QUESTING.completed(event, to) }),
  level: ({ seat, level, by }, to) =>
    by === 0 ? null : about(to, seat, `${by > 0 ? 'rise' : 'fall'} to level ${level}`),
  promoted: ({ seat, level }, to) => about(to, seat, `rise to level ${level}`),
  defeated: ({ seat }, to) => about(to, seat, 'are defeated'),
  stole: (event, to) => ({ title: nameIn(NAMES.quest, event.quest), text: QUESTING.stole(event, to) }),
  gradeChanged: ({ grade }) => ({ title: `The ${NAMES.grade[grade]} grade begins`, text: '' }),
};

export const moment: Wording<Dungeoneer>['moment'] = momentsBy(MOMENTS, naming);
