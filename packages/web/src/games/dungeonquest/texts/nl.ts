import type { GameTexts } from './en.ts';

export const nl: GameTexts = {
  dash: 'De burcht in, en eruit voor zonsondergang',
  fight: (hero, monster) => `${hero} tegen ${monster}`,
  somebody: 'wie er ook komt',
  seats: { hero: 'De held', monster: 'Het monster', watcher: 'Kijkt toe', dasher: (n) => `Held ${n}` },
  bots: {
    standard: 'Het programma: behoedzaam, één greep en naar huis',
    greedy: 'Programma: hebzuchtig, blijft zolang de draak slaapt',
    cautious: 'Programma: voorzichtig, ver om gevaar heen en vroeg thuis',
    quickShot: 'Programma: altijd Snelschot',
    slash: 'Programma: altijd Houw',
    boltOfAgony: 'Programma: altijd Pijnschicht',
  },
  sections: {
    play: 'Wat er gespeeld wordt',
    hero: 'De held',
    monster: 'Het monster',
    fight: 'Hoe er gevochten wordt',
    company: 'Wie zit waar',
  },
  seatsText: 'Wie er speelt, en wie het programma speelt.',
  seatsOfKeep:
    'Iedereen leidt een held, die aan tafel gekozen wordt, en speelt de monsters die de held rechts van hem ontmoet.',
  seatsOfArena: 'De eerste plaats leidt de held, de volgende het monster; wie er nog bij zit, kijkt toe.',
  options: {
    play: { title: 'Spel', text: 'De hele burcht, of één gevecht.' },
    mode: { title: 'Gevecht', text: 'Drie manieren om het uit te vechten.' },
    hero: { title: 'Held', text: 'Wie er vecht.' },
    heroLife: {
      title: 'Leven aan het begin',
      text: 'Leeg gelaten heeft de held alles wat op het blad staat.',
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
  },
  plays: {
    keep: { title: 'De burcht', text: 'Naar de schat van de draak en eruit voor zonsondergang. Een half uur en meer.' },
    arena: { title: 'De arena', text: 'Eén held, één monster, één gevecht. Enkele minuten.' },
  },
  modes: {
    dice: {
      title: 'Dobbelgevecht',
      text: 'Twee dobbelstenen tegen een eigenschap. Het geluk beslist; Hugo praat een woordje mee.',
    },
    solo: { title: 'Klassiek Solo', text: 'Eén dobbelsteen en een tabel, slag voor slag.' },
    cards: { title: 'Klassieke Kaarten', text: 'Elke kant legt in het geheim een van drie kaarten. Een en al bluf.' },
    vote: { title: 'Laat de tafel kiezen', text: 'Iedereen stemt voor het begint.' },
  },
  heroes: {
    hugo: 'Gooit slechte stenen nog eens, en wint bij gelijk.',
    krutzbeck: 'Slaat harder dan wie ook.',
    tatianna: 'Begint met pijlen.',
    challara: 'Zwakker vanaf de achtste wond.',
    lindel: 'Niets bijzonders in een gevecht.',
    maud: 'Niets bijzonders in een gevecht.',
  },
  life: (n) => `Leven ${n}`,
  lives: (least, most, attribute) => `Leven ${least} tot ${most}. Het Dobbelgevecht toetst ${attribute}.`,
  won: (hero, share) => `Op zijn best gespeeld wint ${hero} ${share} van zulke gevechten.`,
  wonInKeep: (share) => `Van behoedzame helden brengt ${share} een schat uit zo’n burcht naar buiten.`,
  random: { title: 'Wie er maar komt', text: 'Een van de 25 fiches, blind getrokken.' },
};
