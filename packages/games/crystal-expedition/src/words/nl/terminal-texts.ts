import { list, SIDES } from '@questhall/facets/dutch';
import { digits } from '@questhall/facets/saying';
import { KITS } from '../../content/index.ts';
import type { TerminalTexts } from '../terminal/terminal-words.ts';
import { price } from './things.ts';

const CHOICES: Readonly<Record<string, string>> = {
  town: 'zes bezoeken tussen de kerkers: kopen, oefenen, gokken',
  dungeon: 'meteen, met wat de uitrusting biedt',
};

/** What the terminal says besides what every player is told. */
export const TERMINAL_TEXTS: TerminalTexts = {
  beginning: 'Een campagne begint',
  town: (stay) => (stay === 1 ? 'In de Stad' : `In de Stad, verblijf ${stay}`),
  exploring: (dungeon, level) => `Kerker ${dungeon}, verdieping ${level}, op verkenning`,
  fighting: (dungeon, level, round) => `Kerker ${dungeon}, verdieping ${level}, Ronde ${round} van een Treffen`,
  progress: (glory, purse, raw, tokens) => `Glorie ${glory}. Beurs ${purse}, ruwe Kristallen ${raw}, fiches ${tokens}.`,
  quest: (text, done, goal) => `${text} (${done} van ${goal})`,
  legend: {
    stairs: 'trap omhoog',
    down: 'weg omlaag',
    crystal: 'Kristal',
    opening: 'onverkend',
    closed: 'dichte deur',
    open: 'open deur',
  },
  sides: SIDES,
  goesOn: (sides) => `de kerker gaat verder naar het ${list(sides)}`,
  hitpoints: (left, most) => `Levenspunten ${left}/${most}`,
  unconscious: 'Bewusteloos',
  grit: (n) => `Weerstand ${n}`,
  grab: (n) => `Greep ${n}`,
  armor: (n) => `Pantser ${n}`,
  speed: (n) => `Snelheid ${n}`,
  base: (n) => `basis ${n}`,
  fate: (n) => `Lot ${n}`,
  shield: (n) => `Schild ${n}`,
  reflect: (n) => `Weerkaatsing ${n}`,
  bounties: (n) => digits(n, 'Premie', 'Premies'),
  dead: 'dood',
  monsterSheet: 'Monsterblad, met de pijl bij wie er volgt:',
  turnOf: (who, left) => `Beurt van ${who}: ${left}.`,
  attack: (who, dice, total, grit, whom) => `${who} gooide ${dice}: ${total} tegen Weerstand ${grit} van ${whom};`,
  focus: (who, dice) => `${who} gooide ${dice} bij Concentratie;`,
  surges: (surges, fate) => `${price(surges)} te besteden, Lot ${fate}.`,
  rested: (rest) => `Gerust: ${rest} in het volgende Treffen.`,
  visits: (n) => `nog ${digits(n, 'bezoek', 'bezoeken')}`,
  ready: 'klaar',
  at: (location) => `bij de ${location}`,
  dungeon: (number, text, isVisited) => `Kerker ${number}${isVisited ? ' (betreden)' : ''}: ${text}`,
  boosts: (names) => `Versterkingen: ${names.join(', ')}`,
  gems: (names, raw) => `Edelstenen: ${names.length === 0 ? 'geen' : names.join(', ')}; ruwe Kristallen ${raw}`,
  baggage: (names) => `Bagage: ${names.join(', ')}`,
  waiting: (names) => `Bij de Wagen: ${names.join(', ')}`,
  strike: (whom, how, odds) => `${whom} (${how}): ${odds}.`,
  things: { gem: 'edelsteen', race: 'ras', heroClass: 'klasse', level: (level) => `Niveau ${level}` },
  hints: [
    'Een vak noem je met de stappen erheen: 2n1o is twee naar het noorden en een naar het oosten. De getallen op de kaart kunnen ook: 3,-4.',
    'In je Beurt mag je lopen en daarna aanvallen. De laagste van drie dobbelstenen geeft Impulsen: besteed ze met gebruik, daarna momentum, schade en klaar.',
    'Elke Aanval verschuift beide vechters. Let op wat er achter je ligt, en op wie je vasthoudt: wie een vijand verlaat, moet ontsnappen.',
    'Op de kaart zijn helden hoofdletters, > is wie aan de Beurt is, en _ ligt Bewusteloos. Monsters zijn kleine letters: sla p2.',
    'Wat maar één ding kan betekenen, hoef je niet te typen: sla is genoeg met één vijand binnen bereik.',
  ],
  openings: [
    '--set begin=dungeon --set expeditions=1       meteen één kerker in',
    '--set heroes=elf-mage       één held alleen',
    '--set heroes=new,new,new       eigen helden',
    '--players me,standard,standard       één held is van jou',
    '--set figures=@mijn.figures       eigen getallen',
    '--load campaign.table       verder met een bewaarde campagne',
  ],
  options: {
    begin: { title: 'Begin', text: 'Of je in de Stad begint, of op de trap van de eerste kerker.' },
    expeditions: {
      title: 'Expedities',
      text: 'Na hoeveel expedities het spel voorbij is; 0 voor een campagne die doorgaat tot je ophoudt.',
    },
  },
  choice: (_option, value) => CHOICES[value] ?? kitText(value),
  idleMonsters: (seat) => `Stoel ${seat} speelt de monsters, en beslist alles wat ze doen.`,
  topic: 'kristal',
  blanks: {
    hero: '<held>',
    square: '<vak>',
    item: '<voorwerp>',
    gem: '<edelsteen>',
    crowns: '<kronen>',
    race: '<ras>',
    class: '<klasse>',
    name: '<naam>',
    to: '<wagen, leeg of eigen>',
    whom: '<wie>',
    features: '<wat blijft>',
    piece: '<stuk>',
    side: '<kant>',
    what: '<waarvoor>',
  },
};

/** Who that is: `Bruni`. */
function kitText(value: string): string {
  const kit = Object.entries(KITS).find(([id]) => id === value);
  return kit === undefined ? '' : kit[1].name;
}
