import type { KeyList } from '../../../table/game/key-list.ts';

/** The keys of the board and of a hero's turn. */
export const BOARD_KEYS: KeyList = {
  en: [
    ['↑ → ↓ ←', 'on the board: from square to square, each told as you come there'],
    ['Enter', 'walk there, strike, open: what is plainly meant; else a choice'],
    ['M', 'everything that can be done there'],
    ['Shift + arrow', 'move the view'],
    ['+ −', 'nearer, farther'],
    ['F', 'show all that is seen'],
    ['R', 'roll the dice'],
    ['A', 'attack'],
    ['T', 'search for treasure'],
    ['D', 'search for secret doors'],
    ['P', 'search for traps'],
    ['E', 'end the turn'],
  ],
  nl: [
    ['↑ → ↓ ←', 'op het bord: van vak naar vak, elk wordt verteld als je er komt'],
    ['Enter', 'erheen lopen, slaan, openen: wat duidelijk is; anders een keuze'],
    ['M', 'alles wat daar kan'],
    ['Shift + pijltje', 'het beeld verschuiven'],
    ['+ −', 'dichterbij, verder weg'],
    ['F', 'alles tonen wat gezien is'],
    ['R', 'de dobbelstenen gooien'],
    ['A', 'aanvallen'],
    ['T', 'schatten zoeken'],
    ['D', 'geheime deuren zoeken'],
    ['P', 'vallen zoeken'],
    ['E', 'de beurt beëindigen'],
  ],
};
