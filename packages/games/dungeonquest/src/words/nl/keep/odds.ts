import type { OddsTexts } from '../../telling/odds.ts';
import { NAMES } from '../names.ts';
import { capital, count, decimal, listed, percent, tokens } from '../numbers.ts';

const treasures = (n: number): string => count(n, 'Schat', 'Schatten');
const turns = (n: number): string => count(n, 'beurt', 'beurten');

const GOALS = { home: 'de dichtstbijzijnde toren', hoard: 'de schatkamer' } as const;

const MONSTERS = {
  skeleton: ['Skelet', 'Skeletten'],
  sorcerer: ['Tovenaar', 'Tovenaars'],
  troll: ['Trol', 'Trollen'],
  golem: ['Golem', 'Golems'],
  demon: ['Demon', 'Demonen'],
} as const;

/** How the odds of the keep are told in Dutch. */
export const ODDS_TEXTS: OddsTexts = {
  percent,
  decimal,
  listed,
  help: {
    none: 'Zoals het is',
    power: (card) => `Met ${card}`,
    drop: (n) => `${capital(treasures(n))} losgelaten`,
    cloak: `Met de ${NAMES.treasure.featherCloak}`,
  },
  saving: (n, hasCoin) =>
    listed([...(n > 0 ? [tokens(n)] : []), ...(hasCoin ? [`de ${NAMES.treasure.coinOfSecondChances}`] : [])]),
  test: (attribute, value) => `Een toets van ${attribute} ${value}:`,
  chance: (help, byDice) => `${help}: ${byDice}.`,
  chanceSaved: (help, byDice, inAll, saving) => `${help}: ${byDice} met de stenen, ${inAll} met ${saving}.`,
  failed: (needed, held) =>
    needed <= held
      ? `${capital(tokens(needed))} ${needed === 1 ? 'redt' : 'redden'} de toets, en je hebt er ${held}.`
      : `${capital(tokens(needed))} ${needed === 1 ? 'is' : 'zijn'} nodig, en je hebt er ${held}.`,
  coin: (byDice, inAll, held) =>
    `De ${NAMES.treasure.coinOfSecondChances}, nog een worp: ${byDice}${held > 0 ? `, ${inAll} met de fiches die je hebt` : ''}.`,
  escape: (card, { clean, bought, failed }) =>
    `Ontsnappen met ${card}: ongedeerd ${clean}, tegen een prijs ${bought}, mislukt ${failed}.`,
  escapeHeld: ({ clean, bought, failed }) =>
    `in het ergste geval: ongedeerd ${clean}, tegen een prijs ${bought}, mislukt ${failed}.`,
  hold: (answer, { clean, bought, failed }) =>
    `${answer === null ? 'De stapel Krachtkaarten' : answer}: ontsnapt ${clean}, tegen een prijs ${bought}, wordt gegrepen ${failed}.`,
  escapeModel: 'Tegen de bovenste kaart van de stapel Krachtkaarten: elke kaart die je niet gezien hebt.',
  escapeHeldModel:
    'De eerste regel is tegen de bovenste kaart van de stapel Krachtkaarten; in het ergste geval geeft de speler van het monster de beste kaart in de hand, of de stapel waar die je beter vasthoudt. Wat er echt komt ligt ertussen.',
  holdModel: 'Tegen de beste kaart die de held kan hebben: wie die spaart, wordt vaker gegrepen.',
  meeting: (win, wounds) => `Wat er ook komt: de held wint ${win}, met ${wounds} wonden te verwachten.`,
  pool: (monsters) => `In de voorraad: ${listed(monsters)}.`,
  some: (monster, n) => {
    const [one, several] = MONSTERS[monster];
    return count(n, one, several);
  },
  door: (through) => `Een Deurkaart laat je door in ${through}, met de fiches die je hebt.`,
  dragon: (left, fire, fatal) =>
    `${NAMES.title.dragonfire} is één kaart van ${left}: ${fire}. Komt het, dan doodt het je in ${fatal}.`,
  quiet: (more, chance) => `${capital(count(more, 'kaart', 'kaarten'))} zonder: ${chance}.`,
  worth: (gold) => `Een Schat die je niet gezien hebt is gemiddeld ${gold} goud waard.`,
  draw: (deck, left, cards) => `De volgende ${deck}kaart is één van ${left}: ${listed(cards)}.`,
  light: (left) => `Nog ${turns(left)} daglicht, deze meegerekend.`,
  known: (goal, n) =>
    `${capital(GOALS[goal])} over tegels die er liggen: ${n === 0 ? 'je bent er' : `op zijn best ${turns(n)}`}`,
  noWay: { home: 'Er is geen weg naar buiten bekend.', hoard: 'Er is geen weg naar de schatkamer bekend.' },
  atBest: (n, unknown) =>
    `over ${count(unknown, 'onbekend vak', 'onbekende vakken')}, als die verder leiden: ${turns(n)}, één minder voor elke gang ertussen`,
  hurdles: {
    doors: (n) => count(n, 'deur', 'deuren'),
    gates: (n) => count(n, 'valhek', 'valhekken'),
    tests: (n) => count(n, 'toets', 'toetsen'),
    monsters: (n) => count(n, 'monster', 'monsters'),
    dark: (n) => count(n, 'donkere kamer', 'donkere kamers'),
    cards: (n) => count(n, 'kaart om te trekken', 'kaarten om te trekken'),
  },
  hurdled: (hurdles) => `; onderweg ${listed(hurdles)}.`,
  below: (goal, squares) =>
    `${capital(GOALS[goal])} is beneden ${count(squares, 'vak', 'vakken')} lopen, en je moet een trap vinden.`,
  unforeseen:
    'Wegen zijn geteld alsof niets je ophoudt: een deur kan dicht blijven, een kaart kan een beurt of meer kosten.',
};
