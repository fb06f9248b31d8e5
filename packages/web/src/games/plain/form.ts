import type { Facets, Language } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import type { ChairChoice, GameForm } from '../../forms/form.ts';
import { useFormTexts } from '../../forms/texts/texts.ts';
import { textsIn } from '../../texts/in-language.ts';
import { useTexts } from '../../texts/texts.ts';

/** A form that any game gets for nothing: its options as they are, and a chair for everybody it takes at least. */
export async function loadForm<T extends Types>({ card, client }: Facets<T>, language: Language): Promise<GameForm> {
  const [{ options, botNames }, page, form] = await Promise.all([
    client(),
    useTexts.load(language),
    useFormTexts.load(language),
  ]);
  const [first = 'random'] = botNames;
  const chairs: readonly ChairChoice[] = Array.from(
    { length: card.seats.min },
    (_, seat): ChairChoice => (seat === 0 ? 'me' : `bot:${first}`),
  );
  return {
    game: card.id,
    options,
    seats: card.seats,
    bots: botNames,
    sections: [{ id: 'company', title: form.newTable.company, options: [], hasSeats: true }],
    seatsText: textsIn(card.words, language).facts,
    hidden: [],
    suggested: {},
    recommends: [],
    chairs,
    newSeatAt: (seats) => seats,
    canLeave: (seat, seats) => seat === seats - 1 && seats > card.seats.min,
    seatName: (seat) => page.seats.seat(seat + 1),
    seatIcon: () => 'person',
    botName: (bot) => (bot === first ? page.sitters.theProgram : bot),
    isAsked: () => true,
    optionTexts: () => null,
    choice: () => null,
    about: () => card.title,
    optionOf: () => 'options',
  };
}
