import { isAdventure, isQuest } from '../../content/index.ts';
import type { PileName } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import type { Dealing, Sayings } from '../telling/sayings.ts';
import { counted, list } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, place, quest, says, somebody, theMonster, whom, whose } from './people.ts';

export const PILES: Readonly<Record<PileName, string>> = {
  all: 'de Avonturenstapel',
  glory: 'de Roemstapel',
  peril: 'de Gevaarstapel',
};

/** With one deck it goes without saying which. */
const from = (pile: PileName): string => (pile === 'all' ? '' : ` van ${PILES[pile]}`);

/** Any card, by what it is called. */
const anyCard = (id: string): string => (isQuest(id) ? quest(id) : isAdventure(id) ? cardName(id) : place(id));

/** A card of the Inventory, or the special ability of a hero. */
export const sourceName = (id: string): string => (isAdventure(id) ? cardName(id) : nameIn(NAMES.ability, id));

/** Cards that are drawn, played and laid aside. */
export const DEALING: Sayings<Dealing> = {
  drew: ({ seat, card, pile }, to) => says(to, seat, `trekt ${cardName(card)}${from(pile)}`),
  drewUnseen: ({ seat, pile }, to) => says(to, seat, `trekt een kaart${from(pile)}`),
  reshuffled: ({ pile }) =>
    pile === 'all'
      ? 'De aflegstapel wordt tot een nieuwe stapel geschud.'
      : `De afgelegde kaarten van ${PILES[pile]} worden opnieuw geschud.`,
  played: ({ seat, card, paid }, to) =>
    says(to, seat, `speelt ${cardName(card)}${paid === 0 ? '' : ` voor ${paid} Roem`}`),
  readied: ({ seat, card }, to) => `${cardName(card)} ligt gereed in ${whose(to, seat, 'Inventaris')}.`,
  used: ({ seat, source, variable }, to) =>
    says(to, seat, `gebruikt ${sourceName(source)}${variable === 0 ? '' : ` voor ${variable}`}`),
  charge: ({ card, left }) =>
    `${cardName(card)} heeft nog ${left === 0 ? 'geen lading' : counted(left, 'lading', 'ladingen')}.`,
  discarded: ({ seat, card }, to) =>
    seat === null ? `${cardName(card)} wordt afgelegd.` : says(to, seat, `legt ${cardName(card)} af`),
  leftTheGame: ({ card }) => `${capital(anyCard(card))} gaat uit het spel.`,
  returned: ({ seat, card }, to) => `${cardName(card)} gaat terug naar ${whose(to, seat, 'hand')}.`,
  upkeepPaid: ({ seat, card }, to) => says(to, seat, `houdt ${cardName(card)} gereed`),
  declared: ({ seat, card, payer, target, host, paid }, to) => {
    const aim = host !== null ? ` op ${theMonster(host)}` : target === null ? '' : ` op ${whom(to, target)}`;
    return says(to, seat, `speelt ${cardName(card)}${aim}, voor ${paid} van ${whose(to, payer, 'Gevaar', 'het')}`);
  },
  fizzled: ({ card }) => `${cardName(card)} loopt op niets uit.`,
  cursed: ({ seat, card }, to) => `${does(somebody(to, seat), 'draagt')} voortaan ${cardName(card)}.`,
  lifted: ({ seat, card }, to) => says(to, seat, `is van ${cardName(card)} af`),
  attached: ({ card, to: host }) => `${cardName(card)} hangt nu aan ${theMonster(host)}.`,
  looked: ({ seat, pile, cards }, to) => says(to, seat, `ziet boven op ${PILES[pile]}: ${list(cards.map(cardName))}`),
  lookedUnseen: ({ seat, pile, count }, to) =>
    says(to, seat, `bekijkt de bovenste ${count === 1 ? 'kaart' : `${count} kaarten`} van ${PILES[pile]}`),
  ordered: ({ seat, cards }, to) => says(to, seat, `legt terug, van boven af: ${list(cards.map(cardName))}`),
  orderedUnseen: ({ seat, pile }, to) => `${does(somebody(to, seat), 'legt')} de kaarten terug op ${PILES[pile]}.`,
};
