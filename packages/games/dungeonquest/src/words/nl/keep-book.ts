import type { KEEP_HOUSE_RULES } from '../../rulebook/keep/house.ts';
import type { KEEP_SECTIONS } from '../../rulebook/keep/index.ts';

export const KEEP_SECTION_WORDS: Readonly<Record<keyof typeof KEEP_SECTIONS, string>> = {
  setup: 'De burcht klaarzetten',
  turn: 'Ronden, zon en beurten',
  move: 'Bewegen en randen',
  tile: 'Kamertegels',
  test: 'Eigenschapstoetsen en wilskracht',
  wounds: 'Wonden en dood',
  power: 'Krachtkaarten',
  escape: 'Ontsnappen',
  monster: 'Monsters',
  search: 'Zoeken, op adem komen, trekken',
  cat: 'De catacomben',
  hoard: 'De schatkamer en haar draak',
  leave: 'Weggaan en winnen',
  single: 'Alleen spelen',
  trait: 'Wat helden nog meer kunnen',
  balance: 'Hoe dodelijk het is',
  seat: 'Wie wat gevraagd wordt',
};

export const KEEP_HOUSE_WORDS: Readonly<
  Record<keyof typeof KEEP_HOUSE_RULES, { readonly title: string; readonly text: string }>
> = {
  escapeBetweenRounds: {
    title: 'Vluchten tussen twee ronden',
    text: 'Behalve voor het gevecht mag de held ook één keer tussen twee ronden proberen te ontsnappen, als dat anders ook zou mogen. Een monster dat achterblijft is weer gaaf, en zijn leven blijft bekend.',
  },
  monsterMayFlee: {
    title: 'In vrede uiteen',
    text: 'Eén keer per ontmoeting, voordat de held beslist, mag de speler van het monster voorstellen uiteen te gaan. Stemt de held in, dan gaat het fiche zonder Krachtkaart terug naar de voorraad, doet de tegel niets, en is de beurt voorbij. Niet voor wie alleen speelt.',
  },
  torchlightStart: {
    title: 'Fakkels bij de torens',
    text: 'Naast elke toren waarin een held begint liggen twee Kamers uit de stapel open, met de pijl naar de toren. Niemand is er binnengegaan, en de stapel wordt weer geschud.',
  },
  noInstantDeath: {
    title: 'Een schacht met een bodem',
    text: 'Een mislukte toets bij de bodemloze schacht kost de held wonden voor twee dobbelstenen in plaats van het leven.',
  },
  fallenHoard: {
    title: 'De doden houden hun goud',
    text: 'Goud en Schatten van een dode held blijven op het vak liggen. De volgende held die er komt en er aan het eind van die beurt levend staat, neemt ze mee. Wat onder de grond of bij het vallen van de nacht verloren gaat, is weg.',
  },
  secondHero: {
    title: 'Een tweede held',
    text: 'Wie zijn held verliest stuurt er nog één, één keer: in de volgende beurt, in een toren waar niemand staat, met drie Krachtkaarten en onder dezelfde zon.',
  },
  longDay: {
    title: 'Een lange dag',
    text: 'De zon heeft 30 plaatsen nodig om onder te gaan in plaats van 26.',
  },
};
