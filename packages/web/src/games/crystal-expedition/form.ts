import { readOptions } from '@questhall/border';
import { BOT_NAMES, namesOfSeat, options, SEATS, seatsFor } from '@questhall/crystal-expedition/client';
import { KITS } from '@questhall/crystal-expedition/content';
import { crystalExpedition } from '@questhall/crystal-expedition/facets';
import type { Language } from '@questhall/facets';
import { type ChairChoice, type Choice, type GameForm, type Titled, textsFor, type Values } from '../../forms/form.ts';
import { ownTitle } from '../../forms/own-title.ts';
import type { IconName } from '../../look/icon-names.ts';
import { loadWording } from '../../texts/in-language.ts';
import { partyPicker, type StarterText } from './party-picker.tsx';
import { gameTexts } from './texts/texts.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  'begin.town': 'village',
  'begin.dungeon': 'dungeon-gate',
  'monsters.table': 'vintage-robot',
  'monsters.seat': 'daemon-skull',
  'monsters.heroes': 'tabletop-players',
};

type Given = Parameters<typeof seatsFor>[0];

/** The options as the game reads them; as usual where it cannot. */
function read(values: Values): Given {
  const [given, usual] = [readOptions(options, values), readOptions(options, {})];
  if (given.ok) return given.value;
  if (!usual.ok) throw new Error('the usual options are not legal');
  return usual.value;
}

const CHAIR: ChairChoice = 'me';

/** So many as a table of these options can have: more people than heroes have nothing to do. */
function fitting(given: Given, chairs: readonly ChairChoice[]): readonly ChairChoice[] {
  const [least, most] = seatsFor(given);
  const seats = Math.max(least, Math.min(most, chairs.length));
  return Array.from({ length: seats }, (_, seat) => chairs[seat] ?? CHAIR);
}

export async function loadForm(language: Language): Promise<GameForm> {
  const [texts, { names }] = await Promise.all([
    gameTexts.load(language),
    loadWording(crystalExpedition.words, language),
  ]);
  const choices: Readonly<Record<string, Readonly<Record<string, Titled>>>> = texts.choices;
  const textOf: StarterText = (starter) =>
    starter === 'new'
      ? texts.anew
      : { title: names.kit[starter], text: KITS[starter].items.map((item) => names.item[item]).join(' · ') };
  return {
    game: 'crystal-expedition',
    options,
    seats: SEATS,
    bots: BOT_NAMES,
    sections: [
      { id: 'campaign', title: texts.sections.campaign, options: ['heroes', 'begin', 'expeditions'], hasSeats: false },
      { id: 'company', title: texts.sections.company, options: ['monsters'], hasSeats: true },
    ],
    seatsText: texts.seatsText,
    hidden: ['figures'],
    suggested: {},
    recommends: ['begin', 'monsters'],
    chairs: [CHAIR],
    widgets: { heroes: partyPicker(textOf) },
    newSeatAt: (seats) => seats,
    chairsFor: (values, chairs) => fitting(read(values), chairs),
    canLeave: (_seat, seats) => seats > 1,
    seatName(seat, seats, values) {
      const heroes = namesOfSeat(read(values), seat, seats);
      return heroes.length === 0 ? texts.monsters : heroes.map((name) => name ?? texts.newHero).join(', ');
    },
    seatIcon: (seat, seats, values) =>
      namesOfSeat(read(values), seat, seats).length === 0 ? 'daemon-skull' : 'tabletop-players',
    botName: () => texts.program,
    isAsked: () => true,
    optionTexts: (option) => textsFor(texts.options, option),
    choice(option, value): Choice | null {
      const known = choices[option]?.[String(value)];
      return known === undefined ? null : { ...known, icon: ICONS[`${option}.${String(value)}`] ?? null };
    },
    about: (given) => ownTitle(given('figures'), texts.campaign(String(given('heroes')).split(',').length)),
    optionOf: (rule) => (rule === 'party.one-player-may-run-several' ? 'seats' : 'heroes'),
  };
}
