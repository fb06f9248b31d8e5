import type {
  Adventure,
  Clause,
  EffectOf,
  Exit,
  Fighter,
  HeroCard,
  Location,
  MapCard,
  Obstacle,
  Price,
  QuestCard,
  SectionName,
  Side,
} from '../../content/index.ts';
import { isGloryCard, SIDES } from '../../content/index.ts';
import { capital, sayClause, sayFail, sentence } from './clauses.ts';
import type { Phrases, Voice } from './phrases.ts';

/** What stands around the clauses of a card, in one language. */
export interface CardWords {
  readonly phrases: Phrases;
  /** `attacks with Melee 3, only counter-attacks with Magic 1, and has 2 life` */
  readonly fighter: (fighter: Fighter) => string;
  readonly attach: string;
  readonly untargeted: string;
  readonly location: (location: Location) => string;
  readonly slay: (monster: string) => string;
  readonly overcome: (threat: EffectOf<'threat'>) => string;
  readonly escort: (from: string, to: string) => string;
  readonly pay: (prices: readonly Price[]) => string;
  readonly search: (number: number) => string;
  readonly chance: (dice: number, sequence: readonly number[]) => string;
  /** On whom the effect of an Effect Quest works. */
  readonly concerns: string;
  readonly side: Readonly<Record<Side, string>>;
  readonly exit: (exit: Exit, section: SectionName) => string;
  readonly obstacle: (obstacle: Obstacle) => string;
  readonly sewer: (letter: string) => string;
  readonly portal: string;
}

/** What every card says, line by line, in one language. Its name and figures are not among it. */
export interface CardTexts {
  readonly adventure: (card: Adventure) => readonly string[];
  readonly hero: (hero: HeroCard) => readonly string[];
  /** Where it is done. */
  readonly place: (quest: QuestCard) => string;
  /** What has to be done, and what it does meanwhile. */
  readonly criteria: (quest: QuestCard) => readonly string[];
  readonly reward: (quest: QuestCard) => readonly string[];
  readonly map: (card: MapCard) => readonly string[];
  readonly fighter: (fighter: Fighter) => string;
}

/** A monster speaks of itself, but its hits and Threats are about heroes. */
function voiceOf(card: Adventure, { trigger, choices }: Clause): Voice {
  if (isGloryCard(card)) return 'own';
  if (card.kind !== 'monster') return 'target';
  return trigger === 'hit' || choices.flat().some(({ word }) => word === 'threat') ? 'struck' : 'self';
}

const isLasting = (card: Adventure, { trigger }: Clause): boolean => card.duration !== 'instant' && trigger === null;

const isForMonsters = ({ kind, duration }: Adventure): boolean => kind === 'bane' && duration === 'attachment';

function threatIn({ choices }: Clause): EffectOf<'threat'> {
  const [effect] = choices.flat();
  if (effect?.word !== 'threat') throw new Error('a Quest asks for a Threat where there is none');
  return effect;
}

/** A Threat of a Quest, with what a failed attempt does. */
function sayAttempt(clause: Clause, { phrases, overcome }: CardWords): readonly string[] {
  const threat = threatIn(clause);
  const fail = sayFail(threat, { voice: 'own', isLasting: false, clause }, phrases);
  return [sentence(overcome(threat)), sentence(fail)];
}

function sayCriteria({ criteria }: QuestCard, words: CardWords): readonly string[] {
  switch (criteria.form) {
    case 'slay':
      return [sentence(words.slay(words.fighter(criteria.monster)))];
    case 'threat':
      return sayAttempt(criteria.threat, words);
    case 'escort':
      return [sentence(words.escort(criteria.from, criteria.to))];
    case 'pay':
      return [sentence(words.pay(criteria.prices))];
    case 'search':
      return [sentence(words.search(criteria.number)), ...sayAttempt(criteria.threat, words)];
    case 'chance':
      return [sentence(words.chance(criteria.dice, criteria.sequence)), sentence(words.phrases.noHarm)];
  }
}

function sayMap(card: MapCard, words: CardWords): readonly string[] {
  const exits = SIDES.map((side) => `${words.side[side]}: ${words.exit(card.exits[side], card.section)}`);
  return [
    sentence(exits.join('; ')),
    ...(card.obstacle === null ? [] : [sentence(words.obstacle(card.obstacle))]),
    ...(card.sewer === null ? [] : [sentence(words.sewer(card.sewer))]),
    ...(card.isPortal ? [sentence(words.portal)] : []),
    ...card.clauses.map((clause) => sayClause(clause, 'own', false, words.phrases)),
  ];
}

/** Everything that cards say, from the words of one language. */
export function cardTexts(words: CardWords): CardTexts {
  const own = (clauses: readonly Clause[]): readonly string[] =>
    clauses.map((clause) => sayClause(clause, 'own', clause.trigger === null, words.phrases));
  return {
    adventure: (card) => [
      ...(card.fighter === null ? [] : [sentence(words.fighter(card.fighter))]),
      ...(card.isUntargeted ? [sentence(words.untargeted)] : []),
      ...(isForMonsters(card) ? [sentence(words.attach)] : []),
      ...card.clauses.map((clause) => sayClause(clause, voiceOf(card, clause), isLasting(card, clause), words.phrases)),
    ],
    hero: ({ clauses }) => own(clauses),
    place: ({ location }) => capital(words.location(location)),
    criteria: (quest) => [
      ...sayCriteria(quest, words),
      ...own(quest.clauses),
      ...(quest.category === 'effect' ? [sentence(words.concerns)] : []),
    ],
    reward: ({ reward }) => own(reward),
    map: (card) => sayMap(card, words),
    fighter: words.fighter,
  };
}
