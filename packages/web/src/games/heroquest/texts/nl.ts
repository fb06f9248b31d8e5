import type { GameTexts } from './en.ts';

export const nl: GameTexts = {
  quest: (n, title) => (title === '' ? `Queeste ${n}` : `Queeste ${n}: ${title}`),
  campaign: 'Campagne',
  ownQuest: 'Een eigen queeste',
  rooms: { corridor: 'de gang', room: (letter) => `kamer ${letter}` },
  seats: { heroes: 'Helden', zargon: 'Zargon', seat: (n) => `Plaats ${n}` },
  bots: { standard: 'Het programma' },
  line: {
    inTown: 'In de stad',
    attempt: (n) => `poging ${n}`,
    won: (n) => (n === 1 ? '1 queeste gewonnen' : `${n} queesten gewonnen`),
    heroes: 'De helden',
    dead: (name) => `${name}, dood`,
  },
  sections: {
    reading: 'Welke regels',
    quest: 'De queeste',
    company: 'Wie zit waar',
    gear: 'Wat de helden meenemen',
  },
  seatsText:
    'Eén plaats speelt Zargon, de andere verdelen de helden. Aan één scherm valt er een gordijn als er geheimen van hand wisselen.',
  partOfParty: 'Met minder dan vier gaat de huisregel “Een klein gezelschap” aan.',
  presetStays: 'Spreuken, schatten en artefacten blijven zoals in dit boek, en geen worp wordt minder dan één steen.',
  presetSets: {
    publishedShields: 'Helden weren alleen met witte schilden af, monsters alleen met zwarte',
    publishedMonsters: 'Monsters hebben de getallen van de uitgegeven kaarten',
    doorsStayOpen: 'Een deur die open is geweest, blijft open',
    chestTrapMustDisarm: 'Een valstrik op een kist slaat toe tot hij onschadelijk is gemaakt, ook als hij gevonden is',
    crossbowNotAdjacent: 'Met een Kruisboog schiet je niet op wie naast je staat',
    rockEntombs: 'Wie zijn zet in de rots eindigt, is verloren',
    corrodePermanent: 'Een wapen dat roest, is voorgoed weg',
    dwarfDisarm: 'De Dwerg mislukt bij het onschadelijk maken alleen op een zwart schild',
  },
  won: (share) =>
    `Vier helden die het programma leidt, winnen ${share} van zulke queesten tegen de Zargon van het programma.`,
  options: {
    asPublished: {
      title: 'Zoals uitgegeven',
      text: 'Het spel uit de doos: witte schilden tellen voor helden, zwarte voor monsters. Zonder dit telt elk schild voor iedereen, en daarop zijn de veertien queesten hier afgestemd.',
    },
    quest: { title: 'Queeste', text: 'Welke queeste van de campagne.' },
    campaign: {
      title: 'Doorspelen als campagne',
      text: 'Gaat verder met de volgende queeste, met een bezoek aan de wapenkamer ertussen.',
    },
    kit: { title: 'Uitrusting', text: 'Wat de helden bezitten als ze op weg gaan.' },
    heroes: { title: 'Het gezelschap', text: 'Wie er afdaalt in de kerker.' },
    zargon: { title: 'Zargons sluwheid', text: 'Hoe goed het programma Zargon speelt.' },
    rounds: {
      title: 'Rondes',
      text: 'Rondes waarna een queeste als mislukt geldt; gewoonlijk zoveel als er nodig zijn.',
    },
    attempts: {
      title: 'Pogingen',
      text: 'Hoe vaak een queeste van de campagne geprobeerd mag worden; gewoonlijk zo vaak als je wilt.',
    },
  },
  choices: {
    kit: {
      usual: {
        title: 'Een zorgvuldig gezelschap',
        text: 'Wat zorgvuldige helden tegen die tijd bezitten; elke queeste is ermee te winnen.',
      },
      new: { title: 'Nieuwkomers', text: 'Elk een wapen en verder niets, zoals in queeste 1.' },
    },
    dwarfDisarm: {
      strict: { title: 'Streng', text: 'Zoals de regel het zegt.' },
      shared: { title: 'Gedeeld', text: 'De Dwerg gooit altijd zoals met het gereedschap.' },
      published: { title: 'Zoals uitgegeven', text: 'De Dwerg mislukt alleen op een zwart schild.' },
    },
    zargon: {
      novice: {
        title: 'Beginner',
        text: 'Slaat naar wie er dichtbij staat, en laat een deel van de monsters dommelen.',
      },
      standard: { title: 'Gewoon', text: 'Weet wie hij moet treffen, en hoe je een gang afsluit.' },
      master: { title: 'Meester', text: 'Laat zijn monsters ook op elkaar wachten.' },
    },
  },
};
