import type { SettingsTexts } from './en.ts';

export const nl: SettingsTexts = {
  text: 'Bewaard in deze browser, en meteen van kracht.',
  theme: { title: 'Licht', system: 'Zoals het systeem', dark: 'Bij fakkellicht', light: 'Bij daglicht' },
  motion: { title: 'Beweging', system: 'Zoals het systeem', full: 'Alles beweegt', none: 'Niets beweegt' },
  textSize: { title: 'Grootte van de tekst', small: 'Klein', usual: 'Gewoon', large: 'Groot', largest: 'Grootst' },
  asking: { title: 'Vragen', less: 'Alleen wat telt', ends: 'En voor een beurt eindigt', all: 'Allemaal' },
  askingText:
    'Wat maar één antwoord heeft, of geen dat iets uitmaakt, gaat vanzelf, en een beurt waarin niets te doen blijft eindigt.',
  sound: { title: 'Geluid', on: 'Aan', off: 'Uit' },
  language: { title: 'Taal' },
};
