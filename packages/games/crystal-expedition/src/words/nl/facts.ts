import type { Wording } from '@questhall/facets';
import { capital, count, squares } from '@questhall/facets/dutch';
import { factsIn, named } from '@questhall/facets/saying';
import { entityAt, isConscious } from '../../queries/entities.ts';
import type { CrystalExpedition, Question, View } from '../../types/index.ts';
import type { FactSayings } from '../telling/facts.ts';
import { figureIn } from './figures.ts';
import { NAMES } from './names.ts';
import { crowns, price } from './things.ts';

function squareFact(view: View, at: number): string {
  const who = entityAt(view, at);
  if (who !== null) return `${figureIn(view, who.id)} ${isConscious(who) ? 'staat' : 'ligt'} daar`;
  return view.expedition?.crystals.includes(at) === true ? 'een Kristal vult dat vak' : '';
}

const QUESTIONS: Readonly<Record<Question['kind'], string>> = {
  begin: 'eerst moet de eerste kerker gevonden worden',
  create: 'het gezelschap is nog niet compleet',
  town: 'het gezelschap is in de Stad',
  kit: 'eerst moet het uitrustingsgeld op',
  consent: 'iemand wacht op antwoord',
  reward: 'eerst moet een beloning gekozen worden',
  dungeon: 'eerst moet een kerker gekozen worden',
  stand: 'de helden komen de trap af',
  explore: 'het gezelschap verkent',
  rumours: 'de dobbelstenen van de verkenning liggen op tafel',
  mine: 'er worden Kristallen gedolven',
  assign: 'eerst moet iemand de vondst krijgen',
  pressOn: 'het gezelschap moet beslissen of het naar huis gaat',
  vote: 'het gezelschap stemt',
  turn: 'er is iemand aan de beurt',
  down: 'iemand die bewusteloos ligt is aan de beurt',
  reroll: 'er is net gegooid',
  attack: 'er is een Aanval bezig',
  shift: 'iemand gaat opzij',
  push: 'iemand wordt teruggedreven',
  advance: 'iemand komt na een Aanval dichterbij',
  next: 'eerst moet gezegd worden wie schade krijgt',
  cleanse: 'eerst moet een Effect gekozen worden',
  interrupts: 'een Onderbreking wacht op antwoord',
  encore: 'iemand doet een Aanval door een Toegift',
};

const FIXED: Readonly<Record<string, string>> = {
  dice: 'sindsdien is er gegooid',
  secret: 'sindsdien is iets verborgens aan het licht gekomen',
  seal: 'sindsdien is een keuze verzegeld',
  seat: 'iemand anders deed die zet',
};

const SAID: FactSayings = {
  asked: (kind) => named(QUESTIONS, kind),
  square: (at, view) => squareFact(view, Number(at)),
  steps: (n, _view, { left }) => `dat is ${squares(Number(n))} ver, met nog ${squares(Number(left ?? 0))}`,
  activator: (id, _view, { cost, times }) =>
    cost === undefined && times === undefined ? `dat is ${named(NAMES.activator, id)}` : '',
  cost: (n, _view, { activator, surges }) =>
    `${activator === undefined ? 'dat' : named(NAMES.activator, activator)} kost ${price(Number(n))}${surges === undefined ? '' : `, en er ${surges === 0 ? 'is niets' : surges === 1 ? 'is er 1' : `zijn er ${surges}`} over`}`,
  times: (n, _view, { activator }) =>
    `${named(NAMES.activator, activator ?? '')} is al ${n === 1 ? 'één keer' : `${n} keer`} gebruikt`,
  crystal: (id) => `dat is ${named(NAMES.crystal, id)}`,
  taunter: (id, view) => `het is Getergd door ${figureIn(view, Number(id))}`,
  price: (n, _view, { crowns: purse }) =>
    `dat kost ${crowns(Number(n))}${purse === undefined ? '' : `, en er zitten er ${purse} in de beurs`}`,
  stake: (n, _view, { crowns: purse }) =>
    `een inzet is een even getal van 2 tot 50; dat is ${n}, en er zitten er ${purse ?? 0} in de beurs`,
  locks: (locks) => (typeof locks === 'number' ? `dat zijn er ${count(locks, 'slot', 'sloten')}` : ''),
  glory: (n, _view, { reward }) => `met ${n} Glorie is er geen “${named(NAMES.reward, reward ?? '')}”`,
  item: (item, _view, { level }) =>
    `dat is ${named(NAMES.item, item)}${level === undefined ? '' : `, niveau ${level}`}`,
  slot: (slot) => `er is geen plaats meer: ${named(NAMES.slot, slot)}`,
  boost: (boost) => `dat is ${named(NAMES.boost, boost)}`,
  location: (location) => `dat is: ${named(NAMES.location, location)}`,
  gem: (gem, _view, { item }) => (item === undefined ? `dat is “${named(NAMES.gem, gem)}”` : ''),
  raw: (n, _view, { most }) => (most === undefined ? `ruwe Kristallen: ${n}` : `er zijn er maar ${most} gedolven`),
  interrupt: (id) => `dat is ${named(NAMES.interrupt, id)}`,
  effect: (id) => `dat is ${named(NAMES.effect, id)}`,
  role: (role) => `iemand heeft de Rol ${named(NAMES.role, role)} al`,
  successes: (n) => `geslaagde expedities tot nu toe: ${n}`,
  seats: (n, _view, { least, most }) =>
    `zo’n tafel heeft ${least === most ? `${most}` : `${least} tot ${most}`} plaatsen, en niet ${n}`,
  fixed: (why) => named(FIXED, why),
};

export const facts: Wording<CrystalExpedition>['facts'] = (given, { view }) => factsIn(SAID, capital, given, view);
