import { CARD_IDS, CARDS, type CardId } from '../../content/index.ts';

/** English is what is printed on the cards. */
export const CARD_NAMES = Object.fromEntries(CARD_IDS.map((id) => [id, CARDS[id].name])) as Readonly<
  Record<CardId, string>
>; // a checked border: every id was just given a name
