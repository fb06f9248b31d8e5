import type { TerminalFacet } from '@questhall/facets';
import type { DungeonQuest } from '../../types/index.ts';
import { TYPED_WORDS as ENGLISH } from '../en/typed.ts';
import { terminalOf } from '../terminal/terminal.ts';
import type { TerminalTexts } from '../terminal/terminal-texts.ts';
import { ODDS_TEXTS } from './keep/odds.ts';
import { spotName } from './keep/places.ts';
import { NAMES } from './names.ts';
import { count, decimal, listed, percent, tokens } from './numbers.ts';
import { THINGS } from './things.ts';
import { TYPED_WORDS } from './typed.ts';

/** What is said and understood at the terminal, in Dutch. */
export const TERMINAL_TEXTS: TerminalTexts = {
  names: NAMES,
  things: THINGS,
  kinds: {
    power: 'Krachtkaart',
    item: 'voorwerp',
    treasure: 'Schat',
    tile: 'kamertegel',
    hero: 'held',
    monster: 'monster',
  },
  typedWords: [TYPED_WORDS, ENGLISH],
  examples: { action: 'ontsnap', rule: 'dice.fail-over', topic: 'dubbel' },
  openings: [
    '--set play=keep --players me       de burcht in, alleen',
    '--set mode=solo --players me,standard,cautious       drie helden, jij leidt er een',
    '--set mode=cards --players me,me       twee mensen, één toetsenbord',
    '--set hero=hugo --set heroLife=6 --set mode=cards       één gevecht in de arena',
    '--set play=arena --set mode=cards --players standard,me       jij bent het monster',
    '--set play=keep --dice typed',
    '--load fight.table       verder met een bewaard gevecht',
  ],
  characters: {
    standard:
      'behoedzaam: om gevaar heen als dat dichtbij is, één greep in de schat, en naar huis; vecht zo goed als kan',
    greedy: 'vult de zak zolang de draak slaapt, opent elk graf en neemt de korte weg',
    cautious: 'gaat ver om gevaar heen, keert gewond naar huis en houdt tijd over',
    quickShot: 'behoedzaam, maar legt in een gevecht altijd Snelschot',
    slash: 'behoedzaam, maar legt in een gevecht altijd Houw',
    boltOfAgony: 'behoedzaam, maar legt in een gevecht altijd Pijnschicht',
  },
  scene: {
    noMode: 'Hoe wordt er gevochten?',
    round: (mode, round) => `${mode}, ronde ${round}`,
    life: (left, life) => `${left} van ${life}`,
    lifeUnknown: 'leven onbekend',
    tokens,
    dice: (signs, faces) => `op tafel: ${signs}  ${listed(faces)}`,
    cards: (hero, monster) => `op tafel: ${hero} tegen ${monster}`,
    arrow: (card) => `op tafel: ${card}, van de stapel van Tatianna`,
    hand: (cards) => `in de hand: ${listed(cards)}`,
  },
  keep: {
    signs: {
      chamber: NAMES.tile.chamber,
      corridor: NAMES.tile.corridor,
      trapped: NAMES.tile.trapped,
      stairwell: NAMES.tile.stairwell,
      turning: NAMES.tile.turning,
      rubble: NAMES.tile.rubble,
      web: NAMES.tile.web,
      dark: NAMES.tile.dark,
      chasm: NAMES.tile.chasm,
      bridge: NAMES.tile.bridge,
      sinkhole: NAMES.tile.sinkhole,
      shaft: NAMES.tile.shaft,
      tower: 'toren',
      hoard: 'schatkamer',
      monster: 'er wacht een monster',
      remains: 'wat een dode held naliet',
      below: 'eronder, in de catacomben',
      door: 'deur',
      portcullis: 'valhek',
    },
    round: (sun, of) => `ronde ${sun} van ${of}`,
    stack: (tiles) => `nog ${count(tiles, 'tegel', 'tegels')}`,
    dragon: (cards) => `${NAMES.title.dragonfire}: 1 kaart op ${cards}`,
    hoard: (treasures) => `${count(treasures, 'Schat', 'Schatten')} in de schatkamer`,
    waiting: 'Wachtend in de burcht:',
    monsterLife: (monster, life) => `${monster}, leven ${life}`,
    fates: { left: 'is buiten', dead: 'dood' },
    riches: (gold, treasures) =>
      treasures === 0 ? `${gold} goud` : `${gold} goud en ${count(treasures, 'Schat', 'Schatten')}`,
    place: (spot) => `in ${spotName(spot)}`,
    below: (way) => `in de catacomben, op weg naar het ${way}`,
    caged: 'in een kooi',
    losesTurn: 'verliest een beurt',
    way: (goal, atBest, known) =>
      `${goal === 'home' ? 'dichtste toren' : 'schatkamer'}: op zijn best ${count(atBest, 'zet', 'zetten')}${known === null ? ', geen weg bekend' : known === atBest ? ', langs een bekende weg' : `, ${known} langs bekende wegen`}`,
    treasure: (name, gold) => `${name} (${gold})`,
    carried: (treasures) => `meegedragen: ${listed(treasures)}`,
  },
  options: {
    play: {
      title: 'Spel',
      text: 'De burcht is de tocht naar de schat van de draak, erin en eruit voor zonsondergang. De arena is één gevecht.',
    },
    mode: {
      title: 'Gevecht',
      text: 'Hoe er gevochten wordt. Alle drie zijn vlugger, grilliger en minder tactisch dan een heel kaartgevecht. Met "vote" kiest de tafel het eerst zelf.',
    },
    hero: { title: 'Held', text: 'Wie er vecht.' },
    monster: { title: 'Monster', text: 'Wie er in de ring wacht, of "random" voor een blind getrokken fiche.' },
    heroLife: { title: 'Leven van de held', text: 'Leven aan het begin; gewoonlijk alles wat op het blad staat.' },
  },
  choices: {
    plays: {
      keep: 'een tot vier helden achter de schat van een draak aan, en eruit voor de nacht; een half uur en meer',
      arena: 'één held tegen één monster in de ring; enkele minuten',
    },
    modes: {
      dice: 'Dobbelgevecht: twee dobbelstenen tegen een eigenschap; niets te beslissen per ronde, voor Hugo één ding',
      solo: 'Klassiek Solo: één dobbelsteen en een tabel; niets te beslissen per ronde, voor Hugo één ding',
      cards: 'Klassieke Kaarten: elke kant legt in het geheim een van drie kaarten; één beslissing per ronde voor elk',
      vote: 'laat de tafel er eerst over stemmen',
    },
    heroes: {
      hugo: 'gooit slechte stenen nog eens, wint bij gelijk',
      krutzbeck: 'slaat harder',
      tatianna: 'begint met pijlen',
      challara: 'zwakker vanaf de achtste wond',
      lindel: 'niets bijzonders in een gevecht',
      maud: 'niets bijzonders in een gevecht',
    },
    hero: (ability, life, sheet) => `${ability}; leven ${life}, ${sheet}`,
    monster: (least, most, attribute) => `leven ${least} tot ${most}; het Dobbelgevecht toetst ${attribute}`,
    random: 'een van de 25 fiches',
  },
  idle: (mode, seats) =>
    `Met ${mode} heeft plaats ${seats.join(' en ')} niets te beslissen, en kijkt toe. Klassieke Kaarten (--set mode=cards) is voor twee.`,
  odds: {
    percent,
    decimal,
    wins: (chance) => `wint ${chance}`,
    bestPlay: (chance) => `beste spel: ${chance}`,
    short: (win, bothDie, wounds) =>
      `de held wint ${win}${bothDie === null ? '' : `, beide dood ${bothDie}`}; ${wounds} wonden te verwachten`,
    isMean: 'Het leven is verborgen: dit is het gemiddelde over alle fiches die het kunnen zijn.',
    ends: (win, lose, bothDie) => `De held wint ${win}, verliest ${lose}; beide dood ${bothDie}.`,
    toExpect: (wounds, rounds) => `Te verwachten wonden: ${wounds}. Te verwachten ronden: ${rounds}.`,
    heroMix: (mix) => `Het beste spel voor de held: ${mix}.`,
    monsterMix: (mix) => `Het beste spel voor het monster: ${mix}.`,
    escape: (card, clean, bought, failed) =>
      `Ontsnappen met ${card}: ongedeerd ${clean}, tegen een prijs ${bought}, mislukt ${failed}.`,
    passes: (chance) => `slaagt ${chance}`,
    getsAway: (clean, bought) => `ontsnapt ${clean}, tegen een prijs ${bought}`,
    holds: (chance) => `grijpt ${chance}`,
    opens: (chance) => `gaat open ${chance}`,
    burns: (chance) => `vuur ${chance}`,
    reckonedBy: (rules) => `Gerekend volgens ${rules}; "rule" met een naam toont er een.`,
  },
  keepOdds: ODDS_TEXTS,
};

/** The keep and the arena at the terminal, in Dutch. What English understands is understood as well. */
export const terminal: TerminalFacet<DungeonQuest> = terminalOf(TERMINAL_TEXTS);
