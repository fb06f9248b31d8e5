import type { GameTexts } from './en.ts';

export const nl: GameTexts = {
  expedition: (heroes) => `Een expeditie van ${heroes === 1 ? '1 held' : `${heroes} helden`}`,
  seats: { defense: 'Verdediging', offense: 'Aanval', utility: 'Steun', monsters: 'De monsters' },
  bots: { standard: 'Het programma', drifter: 'Programma: neemt elke kaart' },
  sections: { expedition: 'De expeditie', company: 'Wie zit waar' },
  seatsText:
    'Een plaats voor elke held, en één voor alles wat in de kerker woont: monsters volgen hun script, en alleen wat dat openlaat wordt gevraagd.',
  loneHero: (hitpoints) => `Een held die alleen gaat, begint met ${hitpoints} Levenspunten.`,
  programRuns:
    'Spelers leiden de monsters, en het programma zit op hun plaats: dus beslist het programma voor hen. Geef die plaats aan een mens, of de monsters aan de spelers van de helden.',
  options: {
    heroes: { title: 'Het gezelschap', text: 'Wie er afdaalt in de kerker.' },
    difficulty: { title: 'Moeilijkheid', text: 'Hoeveel Moed het gezelschap heeft.' },
    creation: {
      title: 'De eerste kaarten van de helden',
      text: 'Hoe elke held aan de vier kaarten komt waarmee hij vertrekt.',
    },
    monsters: { title: 'Wie voor de monsters antwoordt', text: 'Waar hun script een keuze laat.' },
  },
  choices: {
    difficulty: {
      easy: { title: 'Makkelijk', text: 'Moed 4: helden mogen vier keer vallen.' },
      normal: { title: 'Gewoon', text: 'Moed 3.' },
      hard: { title: 'Moeilijk', text: 'Moed 2.' },
    },
    creation: {
      draft: { title: 'Getrokken', text: 'Eén van drie, vier keer per held.' },
      either: {
        title: 'Getrokken of kant-en-klaar',
        text: 'Elke held mag in plaats daarvan een kant-en-klare set nemen.',
      },
      ready: { title: 'Kant-en-klaar', text: 'Iedereen vertrekt meteen, met de gewone set van zijn Rol.' },
    },
    monsters: {
      seat: { title: 'Een eigen plaats', text: 'Nog een stoel, voor iemand of het programma.' },
      heroes: { title: 'De spelers van de helden', text: 'Wie net aan de beurt was, antwoordt voor hen.' },
    },
  },
  won: (share) => `Door het programma geleid wint zo’n gezelschap ${share} van zijn expedities.`,
  roles: {
    defense: 'Vangt de klappen op, en geeft er een paar terug.',
    offense: 'Snel, en slaat het hardst.',
    utility: 'Geneest, helpt en hindert.',
  },
  roleFacts: (speed, grit, hitpoints) => `Snelheid ${speed} · Weerstand ${grit} · Levenspunten ${hitpoints}`,
};
