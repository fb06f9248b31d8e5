import type { Phrases } from '../telling/phrases.ts';
import { digits, price } from './numbers.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What cards do without being used. */
export const TRAITS: Phrases['traits'] = {
  grit: (n) => `${signed(n)} Weerstand.`,
  armor: (n) => `${signed(n)} Pantser.`,
  speed: (n) => `${signed(n)} Snelheid.`,
  'max-hitpoints': (n) => `${signed(n)} maximale Levenspunten.`,
  'to-hit': (n) => `${signed(n)} op de raakworp van elke aanval.`,
  damage: (n) => `${signed(n)} schade voor het hoofddoel van elke aanval.`,
  heals: (n) => `Elke Genezing van jou is ${n} hoger.`,
  'start-shield': (n) => `Je begint elk Treffen met Schild ${n} erbij.`,
  'start-reflect': (n) => `Je begint elk Treffen met Weerkaatsing ${n} erbij.`,
  'dodge-on': (n) => `Ontwijken lukt je bij ${n}+.`,
  'recover-on': (n) => `Je komt bij met een worp van ${n}+.`,
  'last-stand': (n) => `Na een Laatste Verzet heb je ${digits(n, 'Levenspunt', 'Levenspunten')} meer.`,
  'reroll-up-to': (n) => `Toont je Impulssteen ${n} of minder, dan gooi je hem één keer opnieuw.`,
  'keep-surges': (n) => `Van de Impulsen die je niet uitgeeft, heb je er hoogstens ${n} nog in je volgende beurt.`,
  'heal-on-kill': (n) => `Voor elk monster dat je doodt, krijg je Genezing ${n}.`,
  'damage-to-afflicted': (n) => `${signed(n)} schade als je doelwit een negatief Effect heeft.`,
  'damage-to-leaders': (n) => `${signed(n)} schade als je doelwit een Kampioen of een Heer is.`,
  'to-hit-beside-ally': (n) => `${signed(n)} op de raakworp als een andere held aan je doelwit grenst.`,
  crush: (n) => `Wie door jou wordt geduwd, lijdt ${n} schade, tenzij hij het hele eind recht achteruit gaat.`,
  'glow-cheaper': (n) => `Gloedvoordelen kosten je ${price(n)} minder.`,
  'glow-ongoing': (n) => `Word je de Gloed in gedwongen, dan krijg je hoogstens Aanhoudend ${n}.`,
  'ongoing-dealt': (n) => `Aanhoudend door jouw Voordelen is ${n} hoger.`,
  'gain-draws': (n) => `Bij elke aanwinst kies je uit ${n} kaarten.`,
  'surges-on-low-roll': (n) => `Toont je Impulssteen uiteindelijk 2 of 3, dan krijg je ${price(n)} extra.`,
  'surges-per-attack': (n) => `Een aanval ermee kost ${price(n)}.`,
  'last-effort': (n) =>
    `Sta je op 0 Levenspunten, dan houdt een worp van ${n}+ je één keer per Treffen overeind met 1.`,
  'two-handed': () => 'Tweehandig: ook de Tweede hand is bezet.',
  'first-flee-free': () => 'De eerste keer dat je in een beurt vlucht, word je niet Wankel.',
  bodyguard: () =>
    'Eén keer per ronde mag jij de Levenspunten verliezen die een aangrenzende bondgenoot bij een aanval zou verliezen.',
  anchor: () => 'Je kiest je eigen vakken bij Momentum.',
  'stay-at-one': () => 'Bij 0 Levenspunten mag je deze kaart wegdoen en er 1 houden.',
  'reach-for-benefits': () => 'Je Voordelen hebben Reikwijdte, je aanvallen niet.',
  'first-move-free': () => 'De eerste keer Lopen in een beurt kost niets.',
};
