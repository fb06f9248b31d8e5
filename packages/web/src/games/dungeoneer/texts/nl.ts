import type { GameTexts } from './en.ts';

export const nl: GameTexts = {
  seat: (number) => `Speler ${number}`,
  bots: { standard: 'Het programma', dreamer: 'Programma: droomt in jouw beurt', novice: 'Programma: een beginner' },
  sections: { sets: 'Waar het speelt', company: 'Wie zit waar' },
  seatsText: 'Iedereen leidt één held, en is in zijn eigen beurt de Kerkerheer van alle anderen.',
  options: {
    sets: { title: 'Sets', text: 'Eén alleen is een heel spel; meer groeien uit tot één lang verhaal.' },
    roundLimit: { title: 'Rondelimiet', text: 'Het spel eindigt na deze ronde; 0 voor geen.' },
  },
  sets: {
    HD: 'Een verdronken kelder van een stad: voor beginners, en het snelst.',
    HW: 'Wegen, wouden en venen onder de open hemel.',
    ED: 'Smederijen in de diepte, voor helden met een naam.',
    LD: 'Een troonzaal aan het einde der tijden, voor legenden.',
  },
  grades: { heroic: 'Heroïsch', epic: 'Episch', legendary: 'Legendarisch' },
  realms: { dungeon: 'Kerker', wilderness: 'Wildernis' },
};
