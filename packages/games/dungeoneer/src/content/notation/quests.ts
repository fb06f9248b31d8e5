import type { Criteria, Location, MapKind, QuestCard, QuestCategory } from '../cards.ts';
import type { Clause, Grade } from '../vocabulary.ts';
import { readClause, readClauses, writeClause, writeClauses } from './clauses.ts';
import { columnsOf } from './columns.ts';
import { NotationError } from './error.ts';
import { readFighter, writeFighter } from './fighters.ts';
import { MAP_KIND_LABELS, QUEST_LABELS } from './labels.ts';
import { readPrice, writePrice } from './prices.ts';
import { BAR, DOT, frozen, numberOf, readLabel, split } from './text.ts';

const COLUMNS = ['category', 'location', 'criteria', 'reward'];
const CARD = /^[A-Z]+-M\d+$/;
const FARTHEST = 'the space farthest from an Entrance';
const ENTRANCE = 'any Entrance';

function readLocation(text: string, at: string): Location {
  if (CARD.test(text)) return { at: 'card', card: text };
  if (text === FARTHEST) return { at: 'farthest' };
  if (text === ENTRANCE) return { at: 'entrance' };
  if (!text.startsWith('any '))
    throw new NotationError(at, text, `a location is HD-M07, any Passage or Grim Passage, ${ENTRANCE} or ${FARTHEST}`);
  const kinds = text.slice('any '.length).split(' or ');
  return { at: 'kinds', kinds: kinds.map((label) => readLabel<MapKind>(MAP_KIND_LABELS, label, at)) };
}

function writeLocation(location: Location): string {
  switch (location.at) {
    case 'card':
      return location.card;
    case 'kinds':
      return `any ${location.kinds.map((kind) => MAP_KIND_LABELS[kind]).join(' or ')}`;
    case 'entrance':
      return ENTRANCE;
    case 'farthest':
      return FARTHEST;
  }
}

/** What has to be done for each category. */
const ASKED: Readonly<Record<QuestCategory, Criteria['form']>> = {
  slay: 'slay',
  threat: 'threat',
  escort: 'escort',
  artifact: 'threat',
  sacrifice: 'pay',
  search: 'search',
  chance: 'chance',
  effect: 'threat',
};

const RIGHT =
  'criteria are written like Slay Me ●4 Ma ◆2 Sp ◆2 · Life 3, Thr Me/Ma 6 ×3 else nothing, ' +
  'Escort HD-M10 → HD-M08 · Speed −2 (token; min 1), Pay [11 Glory], Search 7, then Thr Ma 6 else nothing, ' +
  'Chance 3 dice 1-2-3-4 else nothing or Effect `Threat −1` · Thr Ma 8 else nothing';

type Asked = Pick<QuestCard, 'criteria' | 'clauses'>;

const clausesOf = (text: string | undefined, at: string): readonly Clause[] =>
  text === undefined || text === '' ? [] : readClauses(text, at);

function readEscort(text: string, at: string): Asked {
  const [, from, to, burden] = /^Escort (\S+) → (\S+)(?: · (.+))?$/.exec(text) ?? [];
  if (from === undefined || to === undefined) throw new NotationError(at, text, RIGHT);
  return { criteria: { form: 'escort', from, to }, clauses: clausesOf(burden, at) };
}

function readChance(text: string, at: string): Asked {
  const [, dice, sequence] = /^Chance (\d+) dice (\d(?:-\d)*) else nothing$/.exec(text) ?? [];
  if (sequence === undefined) throw new NotationError(at, text, RIGHT);
  const criteria: Criteria = { form: 'chance', dice: numberOf(dice), sequence: sequence.split('-').map(numberOf) };
  return { criteria, clauses: [] };
}

function readSearch(text: string, at: string): Asked {
  const [, number, threat] = /^Search (\d+), then (Thr .+)$/.exec(text) ?? [];
  if (threat === undefined) throw new NotationError(at, text, RIGHT);
  return { criteria: { form: 'search', number: numberOf(number), threat: readClause(threat, at) }, clauses: [] };
}

function readPay(text: string, at: string): Asked {
  const prices = split(text.slice('Pay '.length), ' or ').map((price) => {
    const [, inside] = /^\[([^\]]+)\]$/.exec(price) ?? [];
    if (inside === undefined) throw new NotationError(at, price, RIGHT);
    return readPrice(inside, at);
  });
  return { criteria: { form: 'pay', prices }, clauses: [] };
}

function readEffect(text: string, at: string): Asked {
  const [, code, threat] = /^Effect `([^`]+)` · (Thr .+)$/.exec(text) ?? [];
  if (threat === undefined) throw new NotationError(at, text, RIGHT);
  return { criteria: { form: 'threat', threat: readClause(threat, at) }, clauses: clausesOf(code, at) };
}

function readSlay(text: string, at: string): Asked {
  const [monster, rest] = readFighter(text.slice('Slay '.length), at);
  return { criteria: { form: 'slay', monster }, clauses: clausesOf(rest, at) };
}

const READERS: Readonly<Record<string, (text: string, at: string) => Asked>> = {
  Slay: readSlay,
  Thr: (text, at) => ({ criteria: { form: 'threat', threat: readClause(text, at) }, clauses: [] }),
  Escort: readEscort,
  Pay: readPay,
  Search: readSearch,
  Chance: readChance,
  Effect: readEffect,
};

function readAsked(text: string, at: string): Asked {
  const read = READERS[text.slice(0, text.indexOf(' '))];
  if (read === undefined) throw new NotationError(at, text, RIGHT);
  return read(text, at);
}

function writeAsked({ criteria, clauses }: Asked): string {
  const rest = writeClauses(clauses);
  switch (criteria.form) {
    case 'slay':
      return `Slay ${writeFighter(criteria.monster, rest)}`;
    case 'threat':
      return [rest && `Effect \`${rest}\``, writeClause(criteria.threat)].filter(Boolean).join(DOT);
    case 'escort':
      return [`Escort ${criteria.from} → ${criteria.to}`, rest].filter(Boolean).join(DOT);
    case 'pay':
      return `Pay ${criteria.prices.map(writePrice).join(' or ')}`;
    case 'search':
      return `Search ${criteria.number}, then ${writeClause(criteria.threat)}`;
    case 'chance':
      return `Chance ${criteria.dice} dice ${criteria.sequence.join('-')} else nothing`;
  }
}

/** `Slay | HD-M07 | Slay Me ●4 Ma ◆2 Sp ◆2 · Life 3 | Glory +4, Heal 1`; an Escort's location is where it begins. */
export function readQuest(id: string, line: string, grade: Grade): QuestCard {
  const [label = '', place = '', banner = '', rewardBanner = ''] = columnsOf(line, id, COLUMNS);
  const category = readLabel<QuestCategory>(QUEST_LABELS, label, id);
  const asked = readAsked(banner, `${id}, criteria`);
  if (asked.criteria.form !== ASKED[category])
    throw new NotationError(id, banner, `the criteria of such a Quest are of the form ${ASKED[category]}`);
  const location = readLocation(place, id);
  if (asked.criteria.form === 'escort' && writeLocation(location) !== asked.criteria.from)
    throw new NotationError(id, place, `an Escort is found where it begins, at ${asked.criteria.from}`);
  const reward = readClauses(rewardBanner, `${id}, reward`);
  return frozen({ id, grade, category, location, ...asked, reward, banner, rewardBanner });
}

export const writeQuest = (quest: QuestCard): string =>
  [QUEST_LABELS[quest.category], writeLocation(quest.location), writeAsked(quest), writeClauses(quest.reward)].join(
    BAR,
  );
