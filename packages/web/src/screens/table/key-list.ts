import type { KeyList } from '../../table/game/key-list.ts';

/** The keys of every table. */
export const KEYS: KeyList = {
  en: [
    ['/', 'find an answer by its words; Enter goes to it, Enter again gives it'],
    ['U', 'take back the last answer, or see why that cannot be'],
    ['S', 'show at once what is still being played'],
    ['B', 'to the board'],
    ['Esc', 'close what is open'],
    ['?', 'this list'],
  ],
  nl: [
    ['/', 'een antwoord zoeken op zijn woorden; Enter gaat erheen, nog eens Enter geeft het'],
    ['U', 'het laatste antwoord terugnemen, of zien waarom dat niet kan'],
    ['S', 'meteen tonen wat nog wordt gespeeld'],
    ['B', 'naar het bord'],
    ['Esc', 'sluiten wat open is'],
    ['?', 'deze lijst'],
  ],
};
