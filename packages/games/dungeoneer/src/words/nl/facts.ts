import type { Wording } from '@questhall/facets';
import type { Dungeoneer, Question } from '../../types/index.ts';
import { capital } from '../telling/clauses.ts';
import { type FactSayings, factsIn } from '../telling/facts.ts';
import { points } from './effects-voices.ts';

/** What is asked just now, and so comes first. */
const ASKED: Readonly<Record<Question['kind'], string>> = {
  choice: 'dit is er niet het moment voor',
  begin: 'het spel is nog niet begonnen',
  aside: 'jij hebt nu niets te beslissen',
  pickHero: 'kies eerst een held',
  entrance: 'kies eerst waar je begint',
  lay: 'leg eerst een Gebiedskaart',
  trim: 'leg eerst af wat te veel is',
  trimPack: 'laat eerst een monster van je Horde gaan',
  discard: 'leg eerst een kaart af',
  save: 'zeg eerst of je een bewegingspunt spaart',
  challenge: 'zeg eerst of je iemand uitdaagt',
  upkeep: 'zeg eerst of je het onderhoud betaalt',
  muster: 'sluit eerst je reeks Ontmoetingen, of laat die vallen',
  place: 'leg eerst de Gebiedskaart',
  pair: 'zeg eerst waarheen het Portaal leidt',
  dodge: 'zeg eerst of je opzij springt',
  spaceEffect: 'zeg eerst of je het veld gebruikt',
  look: 'kies eerst een stapel',
  order: 'leg eerst de kaarten terug',
  lead: 'zeg eerst hoe het monster aanvalt',
  hit: 'zeg eerst wat de treffer doet',
  minion: 'zeg eerst wat je Dienaar doet',
  lose: 'leg eerst af wat gevraagd wordt',
  stow: 'leg eerst het monster weg',
  spoils: 'zeg eerst wie het Gevaar krijgt',
  shift: 'verschuif eerst een Gebiedskaart, of stop',
  draw: 'kies eerst een stapel',
  rebirth: 'kies eerst een held',
  rebirthPlace: 'kies eerst een Ingang',
  window: 'op een moment als dit kun je alleen een kaart of vaardigheid gebruiken, opstaan of uitdagen',
};

const SAYINGS: FactSayings = {
  asked: (kind) => ASKED[kind as Question['kind']] ?? '', // a refusal names the kind of what is asked
  cost: (cost) => `het kost ${cost}`,
  moment: () => 'het moment ervoor is als de monsters van een gevecht worden weggelegd',
  points: (count) => `daar is ${points(Number(count))} voor nodig`,
  glory: (glory) => `daar is ${glory} Roem voor nodig`,
  least: (least, { most }) => (least === most ? 'er kan niets bij de prijs' : `er kan ${least} tot ${most} bij`),
  most: (most, { least }) => (least === undefined ? `het monster mag ten hoogste ${most} kosten` : ''),
  needed: (needed, { peril }) => `daar is ${needed} Gevaar voor nodig, en er is ${peril}`,
  peril: () => '',
  seats: (seats) => `er zijn ${seats} spelers`,
};

export const facts: Wording<Dungeoneer>['facts'] = (given, { view }) => factsIn(SAYINGS, capital, given, view);
