import type { FormTexts } from './texts-en.ts';

export const formNl: FormTexts = {
  newTable: {
    title: (game) => `Een nieuwe tafel ${game}`,
    sections: {
      reading: 'Welke regels',
      quest: 'De queeste',
      company: 'Wie zit waar',
      gear: 'Wat de helden meenemen',
      fight: 'Hoe er gevochten wordt',
      hero: 'De held',
      monster: 'Het monster',
      expedition: 'De expeditie',
    },
    seatsText: {
      heroquest:
        'Eén plaats speelt Zargon, de andere verdelen de helden. Aan één scherm valt er een gordijn als er geheimen van hand wisselen.',
      glowquest:
        'Een plaats voor elke held, en één voor alles wat in de kerker woont: monsters volgen hun script, en alleen wat dat openlaat wordt gevraagd.',
      dungeonquest: 'De eerste plaats leidt de held, de volgende het monster; wie er nog bij zit, kijkt toe.',
    },
    addSeat: 'Een plaats erbij',
    removeSeat: (name) => `De plaats van ${name} weghalen`,
    dice: 'De dobbelstenen',
    diceRolled: {
      title: 'Het programma gooit',
      text: 'Eerlijke dobbelstenen, uit een geheim getal dat bij het openen van de tafel wordt getrokken.',
    },
    diceTyped: { title: 'We gooien zelf', text: 'Je gooit op je eigen tafel, en typt in wat er ligt.' },
    house: 'Huisregels',
    houseText:
      'Ze staan allemaal uit, tenzij je ze wilt of een schakelaar hierboven ze aanzet. Bij elke staat welke regel ze verandert.',
    houseOn: (n) => (n === 0 ? 'geen' : `${n} aan`),
    changes: 'Verandert',
    more: 'Meer keuzes',
    usual: 'zoals gewoonlijk',
    bounds: (least, most) => `een geheel getal van ${least} tot ${most}`,
    summary: 'Jouw tafel',
    start: 'Beginnen',
    starting: 'De tafel wordt gedekt …',
    loneHero: (hitpoints) => `Een held die alleen gaat, begint met ${hitpoints} Levenspunten.`,
    programRuns:
      'Spelers leiden de monsters, en het programma zit op hun plaats: dus beslist het programma voor hen. Geef die plaats aan een mens, of de monsters aan de spelers van de helden.',
    partOfParty: 'Met minder dan vier gaat de huisregel “A small party” aan.',
    on: 'Aan',
    off: 'Uit',
  },
  presets: {
    differs: 'Wat er dan anders is',
    stays: 'Spreuken, schatten en artefacten blijven zoals in dit boek, en geen worp wordt minder dan één steen.',
    sets: {
      publishedShields: 'Helden weren alleen met witte schilden af, monsters alleen met zwarte',
      publishedMonsters: 'Monsters hebben de getallen van de uitgegeven kaarten',
      doorsStayOpen: 'Een deur die open is geweest, blijft open',
      chestTrapMustDisarm:
        'Een valstrik op een kist slaat toe tot hij onschadelijk is gemaakt, ook als hij gevonden is',
      crossbowNotAdjacent: 'Met een Kruisboog schiet je niet op wie naast je staat',
      rockEntombs: 'Wie zijn zet in de rots eindigt, is verloren',
      corrodePermanent: 'Een wapen dat roest, is voorgoed weg',
      dwarfDisarm: 'De Dwerg mislukt bij het onschadelijk maken alleen op een zwart schild',
    },
  },
  asks: {
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
    mode: { title: 'Gevecht', text: 'Drie manieren om het uit te vechten.' },
    hero: { title: 'Held', text: 'Wie er vecht.' },
    heroLife: {
      title: 'Leven aan het begin',
      text: 'Laat het leeg voor alles wat op het blad staat. Met 6 wordt het spannend.',
    },
    monster: { title: 'Monster', text: 'Wie er in de ring wacht.' },
    heroWounds: {
      title: 'Wonden van de held',
      text: 'Wonden die er al zijn; gewoonlijk wat er op het blad ontbreekt.',
    },
    attribute: { title: 'Eigenschap', text: 'Wat het Dobbelgevecht toetst; gewoonlijk de waarde van de held zelf.' },
    determination: { title: 'Wilskracht', text: 'Wilskrachtfiches die de held meebrengt.' },
    monsterLife: {
      title: 'Leven van het monster',
      text: 'Leven op het fiche; gewoonlijk dat van een blind getrokken fiche.',
    },
    fighter: { title: 'Vechter', text: 'De plaats waarvan de held vecht; de volgende speelt het monster.' },
    rounds: {
      title: 'Rondes',
      text: 'Rondes waarna een queeste als mislukt geldt; gewoonlijk zoveel als er nodig zijn.',
    },
    difficulty: { title: 'Moeilijkheid', text: 'Hoeveel Moed het gezelschap heeft.' },
    monsters: { title: 'Wie voor de monsters antwoordt', text: 'Waar hun script een keuze laat.' },
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
    zargon: {
      novice: {
        title: 'Beginner',
        text: 'Slaat naar wie er dichtbij staat, en laat een deel van de monsters dommelen.',
      },
      standard: { title: 'Gewoon', text: 'Weet wie hij moet treffen, en hoe je een gang afsluit.' },
      master: { title: 'Meester', text: 'Laat zijn monsters ook op elkaar wachten.' },
    },
    difficulty: {
      easy: { title: 'Makkelijk', text: 'Moed 4: helden mogen vier keer vallen.' },
      normal: { title: 'Gewoon', text: 'Moed 3.' },
      hard: { title: 'Moeilijk', text: 'Moed 2.' },
    },
    monsters: {
      seat: { title: 'Een eigen plaats', text: 'Nog een stoel, voor iemand of het programma.' },
      heroes: { title: 'De spelers van de helden', text: 'Wie net aan de beurt was, antwoordt voor hen.' },
    },
    role: {
      defense: 'Vangt de klappen op, en geeft er een paar terug.',
      offense: 'Snel, en slaat het hardst.',
      utility: 'Geneest, helpt en hindert.',
    },
    roleFacts: (speed, grit, hitpoints) => `Snelheid ${speed} · Weerstand ${grit} · Levenspunten ${hitpoints}`,
    mode: {
      dice: {
        title: 'Dobbelgevecht',
        text: 'Twee dobbelstenen tegen een eigenschap. Het geluk beslist; Hugo praat een woordje mee.',
      },
      solo: { title: 'Klassiek Solo', text: 'Eén dobbelsteen en een tabel, slag voor slag.' },
      cards: { title: 'Klassieke Kaarten', text: 'Elke kant legt in het geheim een van drie kaarten. Een en al bluf.' },
      vote: { title: 'Laat de tafel kiezen', text: 'Iedereen stemt voor het gevecht.' },
    },
    hero: {
      hugo: 'Gooit slechte stenen nog eens, en wint bij gelijk.',
      krutzbeck: 'Slaat harder dan wie ook.',
      tatianna: 'Begint met pijlen.',
      challara: 'Zwakker vanaf de achtste wond.',
      lindel: 'Niets bijzonders in een gevecht.',
      maud: 'Niets bijzonders in een gevecht.',
    },
    life: (n) => `Leven ${n}`,
    lives: (least, most, attribute) => `Leven ${least} tot ${most}. Het Dobbelgevecht toetst ${attribute}.`,
    random: { title: 'Wie er maar komt', text: 'Een van de 25 fiches, blind getrokken.' },
  },
};
