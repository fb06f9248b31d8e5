import { BOT_NAMES, options, SEATS } from '@questhall/dungeoneer/client';
import { SET_IDS } from '@questhall/dungeoneer/content';
import type { Language } from '@questhall/facets';
import { type ChairChoice, type GameForm, textsFor } from '../../forms/form.ts';
import { ownTitle } from '../../forms/own-title.ts';
import { gameNames } from './names.ts';
import { SetPicker } from './set-picker.tsx';
import { gameTexts } from './texts/texts.ts';

/** Whoever comes along without a face of their own. */
const SEAT_ICONS = ['visored-helm', 'wizard-face', 'bowman', 'daemon-skull'] as const;

const PROGRAM: ChairChoice = `bot:${BOT_NAMES[0]}`;

export async function loadForm(language: Language): Promise<GameForm> {
  const [names, texts] = await Promise.all([gameNames.load(language), gameTexts.load(language)]);
  const bots: Readonly<Record<string, string>> = texts.bots;
  return {
    game: 'dungeoneer',
    options,
    seats: SEATS,
    bots: BOT_NAMES,
    sections: [
      { id: 'sets', title: texts.sections.sets, options: ['sets'], hasSeats: false },
      { id: 'company', title: texts.sections.company, options: [], hasSeats: true },
    ],
    seatsText: texts.seatsText,
    hidden: ['cards'],
    suggested: {},
    recommends: [],
    chairs: ['me', PROGRAM, PROGRAM],
    widgets: { sets: SetPicker },
    newSeatAt: (seats) => seats,
    canLeave: (_seat, seats) => seats > SEATS.min,
    seatName: (seat) => texts.seat(seat + 1),
    seatIcon: (seat) => SEAT_ICONS[seat] ?? 'person',
    botName: (bot) => bots[bot] ?? bot,
    isAsked: () => true,
    optionTexts: (option) => textsFor(texts.options, option),
    choice: () => null,
    about: (given) => {
      const chosen = String(given('sets')).split(',');
      const sets = SET_IDS.filter((set) => chosen.includes(set)).map((set) => names.set[set]);
      return ownTitle(given('cards'), sets.join(' · '));
    },
    optionOf: (rule) => (rule === 'core.players' ? 'seats' : 'noQuestRecycling'),
  };
}
