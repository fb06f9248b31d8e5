import type { KeyList } from '../../../table/game/key-list.ts';

/** The keys of the board and of a Turn. */
export const BOARD_KEYS: KeyList = {
  en: [
    ['↑ → ↓ ←', 'on the board: from square to square, each told as you come there'],
    ['Enter', 'go there, attack, choose: what is plainly meant; else a choice'],
    ['M', 'everything that can be done there'],
    ['Shift + arrow', 'move the view'],
    ['+ −', 'nearer, farther'],
    ['F', 'follow whoever acts'],
    ['O', 'show or hide the map of the whole dungeon'],
    ['A', 'attack'],
    ['1 … 9', 'use the first Benefits at hand, in their order'],
    ['D', 'open the door'],
    ['E', 'end the Turn or the Phase; in an attack, go on'],
    ['R T C', 'Unconscious: Recover, throw a rock, crawl'],
  ],
  nl: [
    ['↑ → ↓ ←', 'op het bord: van vak naar vak, elk wordt verteld als je er komt'],
    ['Enter', 'erheen gaan, aanvallen, kiezen: wat duidelijk is; anders een keuze'],
    ['M', 'alles wat daar kan'],
    ['Shift + pijltje', 'het beeld verschuiven'],
    ['+ −', 'dichterbij, verder weg'],
    ['F', 'volgen wie aan de beurt is'],
    ['O', 'de kaart van de hele kerker tonen of verbergen'],
    ['A', 'aanvallen'],
    ['1 … 9', 'de eerste Voordelen gebruiken, in hun volgorde'],
    ['D', 'de deur openen'],
    ['E', 'de beurt of de verkenning beëindigen; in een aanval: verder'],
    ['R T C', 'bewusteloos: bijkomen, een steen gooien, kruipen'],
  ],
};
