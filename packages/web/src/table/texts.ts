import { useLanguage } from '../texts/language.ts';

const en = {
  you: 'you',
  log: 'What happened',
  horizon: 'Nothing above this line can be taken back by one player alone',
  dice: 'Dice',
  noDice: 'No dice have been rolled yet.',
  yourAnswer: 'What you can do',
  waiting: 'The others are playing …',
  search: 'Find an answer',
  showAll: (count: number) => `Show all ${count} answers`,
  nothingFits: 'No answer has these words in it.',
  undo: 'Undo',
  undoOf: (sentence: string) => `Take back: ${sentence}`,
  undoAll: 'Take it back all the same: everybody at this table agrees',
  whyNot: 'Why not?',
  close: 'Close',
  openRule: 'Open the rulebook there',
  handOver: (name: string) => `${name}, it is your turn`,
  handOverText: 'Everybody else looks away. What you see is yours alone.',
  handOverOpen: 'Nothing secret changes hands.',
  takeOver: 'I am here',
  typeDie: (faces: number) => `Roll a die with ${faces} faces and choose what it shows`,
  typeDieFor: (faces: number) => `The program rolls: throw a die with ${faces} faces for it`,
  soFar: 'So far:',
  skip: 'Show at once',
  over: 'The game is over',
  home: 'Home',
  broken: 'Something broke. The table is kept as it was after the last move.',
  loading: 'The table is being laid …',
  askedBy: 'by',
  panels: { side: 'Heroes and monsters', answers: 'Answers', log: 'Log' },
};

export type TableTexts = typeof en;

const nl: TableTexts = {
  you: 'jij',
  log: 'Wat er gebeurde',
  horizon: 'Wat boven deze lijn staat, kan één speler niet alleen terugnemen',
  dice: 'Dobbelstenen',
  noDice: 'Er is nog niet gegooid.',
  yourAnswer: 'Wat je kunt doen',
  waiting: 'De anderen zijn aan zet …',
  search: 'Zoek een antwoord',
  showAll: (count) => `Toon alle ${count} antwoorden`,
  nothingFits: 'Geen antwoord met deze woorden.',
  undo: 'Terug',
  undoOf: (sentence) => `Neem terug: ${sentence}`,
  undoAll: 'Toch terugnemen: iedereen aan deze tafel is het eens',
  whyNot: 'Waarom niet?',
  close: 'Sluiten',
  openRule: 'Naar deze regel in het regelboek',
  handOver: (name) => `${name}, jij bent aan de beurt`,
  handOverText: 'Alle anderen kijken even weg. Wat je ziet, is voor jou alleen.',
  handOverOpen: 'Er is niets geheims bij.',
  takeOver: 'Ik zit er',
  typeDie: (faces) => `Gooi een dobbelsteen met ${faces} vlakken en kies wat hij toont`,
  typeDieFor: (faces) => `Het programma gooit: werp voor hem een dobbelsteen met ${faces} vlakken`,
  soFar: 'Tot nu toe:',
  skip: 'Meteen tonen',
  over: 'Het spel is uit',
  home: 'Naar het begin',
  broken: 'Er ging iets stuk. De tafel is bewaard zoals ze na de laatste zet was.',
  loading: 'De tafel wordt gedekt …',
  askedBy: 'volgens',
  panels: { side: 'Helden en monsters', answers: 'Antwoorden', log: 'Verslag' },
};

const TEXTS = { en, nl };

/** The words of the table in the language of the page. */
export const useTableTexts = (): TableTexts => TEXTS[useLanguage()];
