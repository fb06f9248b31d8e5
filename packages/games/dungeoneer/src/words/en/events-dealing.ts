import { isAdventure, isQuest } from '../../content/index.ts';
import type { PileName } from '../../types/index.ts';
import { nameIn } from '../names.ts';
import { capital } from '../telling/clauses.ts';
import type { Dealing, Sayings } from '../telling/sayings.ts';
import { counted, list } from './effects-voices.ts';
import { NAMES } from './names.ts';
import { card as cardName, does, place, quest, says, somebody, theMonster, whom, whose } from './people.ts';

export const PILES: Readonly<Record<PileName, string>> = {
  all: 'the Adventure deck',
  glory: 'the Glory deck',
  peril: 'the Peril deck',
};

/** With one deck it goes without saying which. */
const from = (pile: PileName): string => (pile === 'all' ? '' : ` from ${PILES[pile]}`);

/** Any card, by what it is called. */
const anyCard = (id: string): string => (isQuest(id) ? quest(id) : isAdventure(id) ? cardName(id) : place(id));

/** A card of the Inventory, or the special ability of a hero. */
export const sourceName = (id: string): string => (isAdventure(id) ? cardName(id) : nameIn(NAMES.ability, id));

/** Cards that are drawn, played and laid aside. */
export const DEALING: Sayings<Dealing> = {
  drew: ({ seat, card, pile }, to) => says(to, seat, `draw ${cardName(card)}${from(pile)}`),
  drewUnseen: ({ seat, pile }, to) => says(to, seat, `draw a card${from(pile)}`),
  reshuffled: ({ pile }) =>
    pile === 'all'
      ? 'The discards are shuffled into a new deck.'
      : `The discards of ${PILES[pile]} are shuffled again.`,
  played: ({ seat, card, paid }, to) =>
    says(to, seat, `play ${cardName(card)}${paid === 0 ? '' : ` for ${paid} Glory`}`),
  readied: ({ seat, card }, to) => `${cardName(card)} is ready in ${whose(to, seat)} Inventory.`,
  used: ({ seat, source, variable }, to) =>
    says(to, seat, `use ${sourceName(source)}${variable === 0 ? '' : ` for ${variable}`}`),
  charge: ({ card, left }) => `${cardName(card)} has ${left === 0 ? 'no charge' : counted(left, 'charge')} left.`,
  discarded: ({ seat, card }, to) =>
    seat === null ? `${cardName(card)} is discarded.` : says(to, seat, `discard ${cardName(card)}`),
  leftTheGame: ({ card }) => `${capital(anyCard(card))} leaves the game.`,
  returned: ({ seat, card }, to) => `${cardName(card)} goes back to ${whose(to, seat)} hand.`,
  upkeepPaid: ({ seat, card }, to) => says(to, seat, `keep ${cardName(card)} ready`),
  declared: ({ seat, card, payer, target, host, paid }, to) => {
    const aim = host !== null ? ` on ${theMonster(host)}` : target === null ? '' : ` on ${whom(to, target)}`;
    return says(to, seat, `play ${cardName(card)}${aim}, for ${paid} of ${whose(to, payer)} Peril`);
  },
  fizzled: ({ card }) => `${cardName(card)} comes to nothing.`,
  cursed: ({ seat, card }, to) => `${does(somebody(to, seat), 'bear')} ${cardName(card)} from now on.`,
  lifted: ({ seat, card }, to) => says(to, seat, `are rid of ${cardName(card)}`),
  attached: ({ card, to: host }) => `${cardName(card)} is attached to ${theMonster(host)}.`,
  looked: ({ seat, pile, cards }, to) =>
    says(to, seat, `look at the top of ${PILES[pile]}: ${list(cards.map(cardName))}`),
  lookedUnseen: ({ seat, pile, count }, to) =>
    says(to, seat, `look at the top ${count === 1 ? 'card' : `${count} cards`} of ${PILES[pile]}`),
  ordered: ({ seat, cards }, to) => says(to, seat, `put back, from the top: ${list(cards.map(cardName))}`),
  orderedUnseen: ({ seat, pile }, to) => `${does(somebody(to, seat), 'put')} the cards back on top of ${PILES[pile]}.`,
};
