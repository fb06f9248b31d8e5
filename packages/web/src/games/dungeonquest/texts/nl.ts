import type { GameTexts } from './en.ts';

export const nl: GameTexts = {
  fight: (hero, monster) => `${hero} tegen ${monster}`,
  somebody: 'wie er ook komt',
  seats: { hero: 'De held', monster: 'Het monster', watcher: 'Kijkt toe' },
  bots: {
    standard: 'Het programma',
    quickShot: 'Programma: altijd Snelschot',
    slash: 'Programma: altijd Houw',
    boltOfAgony: 'Programma: altijd Pijnschicht',
  },
  sections: { hero: 'De held', monster: 'Het monster', fight: 'Hoe er gevochten wordt', company: 'Wie zit waar' },
  seatsText: 'De eerste plaats leidt de held, de volgende het monster; wie er nog bij zit, kijkt toe.',
  options: {
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
  modes: {
    dice: {
      title: 'Dobbelgevecht',
      text: 'Twee dobbelstenen tegen een eigenschap. Het geluk beslist; Hugo praat een woordje mee.',
    },
    solo: { title: 'Klassiek Solo', text: 'Eén dobbelsteen en een tabel, slag voor slag.' },
    cards: { title: 'Klassieke Kaarten', text: 'Elke kant legt in het geheim een van drie kaarten. Een en al bluf.' },
    vote: { title: 'Laat de tafel kiezen', text: 'Iedereen stemt voor het gevecht.' },
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
  random: { title: 'Wie er maar komt', text: 'Een van de 25 fiches, blind getrokken.' },
};
