import { type Design, entriesIn, gameNamedIn, type ReportLine, type Review, retitleWritten } from '@questhall/facets';
import { adventureOf, type Change, questOf, readOwnId, SET_IDS } from '../content/index.ts';
import { BEGINNING, GRAMMAR, readDeck } from '../own/index.ts';
import { cardText, heroText, questText } from '../words/en/card-lines.ts';
import { TEXTS } from '../words/en/cards.ts';
import { NAMES } from '../words/en/names.ts';
import { nameIn } from '../words/names.ts';
import { printSet } from './print-set.ts';

const NAMES_OF_ALL = { ...NAMES.card, ...NAMES.hero, ...NAMES.quest };
const nameOf = (id: string): string => nameIn(NAMES_OF_ALL, id);

/** What a card says, in a sentence or two. */
function saidOn(card: string): string {
  const own = readOwnId(card);
  if (own?.kind === 'hero') return heroText(card);
  if (own?.kind === 'quest')
    return `${TEXTS.place(questOf(card))}. ${questText(card)}. ${TEXTS.reward(questOf(card)).join(' ')}`;
  const { kind, cost, category } = adventureOf(card);
  return `${NAMES.kind[kind]} for ${cost}, ${nameIn(NAMES.category, category)}. ${cardText(card)}`;
}

/** `Soot Imp, instead of Cellar Rats: …`: what a change is, for whoever wrote it. */
function changeLine({ card, instead }: Change): ReportLine {
  if (card === null) return { text: `without ${nameOf(instead ?? '')}` };
  const isRenamed = instead !== null && readOwnId(card)?.name !== instead;
  const where = instead === null ? ' (new)' : isRenamed ? ` (instead of ${nameOf(instead)})` : '';
  return { text: `${nameOf(card)}${where}: ${saidOn(card)}`.trim() };
}

function review(text: string): Review {
  const { title, errors, warnings, changes, sets } = readDeck(text);
  const isPlayed = errors.length === 0;
  const heading: ReportLine = { text: `For ${sets.map((set) => NAMES.set[set]).join(', ')}.`, style: 'dim' };
  return {
    title,
    errors,
    warnings: isPlayed ? warnings : [],
    picture: isPlayed && changes.length > 0 ? [heading, ...changes.map(changeLine)] : [],
  };
}

function isOne(text: string): boolean {
  const named = gameNamedIn(text);
  return named === null ? entriesIn(text, GRAMMAR).length > 0 : named === GRAMMAR.game;
}

/** Cards of one's own. */
export const design: Design = {
  noun: 'file of cards',
  option: 'cards',
  page: 'docs/cards.md',
  shipped: SET_IDS.map((id) => ({ name: id, title: NAMES.set[id] })),
  print(name) {
    const set = SET_IDS.find((id) => id === name);
    return set === undefined ? null : printSet(set);
  },
  beginning: BEGINNING,
  isOne,
  retitle: (text, title) => retitleWritten(text, title, GRAMMAR),
  review,
};
