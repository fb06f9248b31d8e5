import { keyOf } from '@questhall/facets';
import { TYPED_WORDS as ENGLISH } from '../en/typed.ts';
import type { Ear, Hints, TypedWords } from '../typed/typed-words.ts';
import { figureIn, monsterName } from './figures.ts';
import { NAMES } from './names.ts';
import { orList } from './numbers.ts';

const keysOf = <K extends string>(names: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, keyOf([name])])) as Readonly<
    Record<K, string>
  >; // the same keys

/** What is typed in Dutch. */
export const TYPED_WORDS: TypedWords = {
  verbs: {
    order: ['volgorde'],
    school: ['school', 'spreuken'],
    hide: ['verstop'],
    roll: ['gooi', 'rol'],
    walk: ['loop', 'ga'],
    jump: ['spring'],
    open: ['open'],
    close: ['sluit'],
    hold: ['neem', 'grijp'],
    attack: ['aanval', 'sla', 'schiet'],
    throw: ['werp'],
    cast: ['tover', 'spreuk'],
    search: ['zoek'],
    disarm: ['ontmantel'],
    drink: ['drink'],
    give: ['geef'],
    take: ['raap', 'pak'],
    elixir: ['elixer'],
    ring: ['ring'],
    leave: ['vertrek'],
    end: ['klaar', 'einde'],
    free: ['bevrijd'],
    lift: ['til'],
    drop: ['zet'],
    hand: ['overhandig'],
    gear: ['uitrusting'],
    enter: ['portaal'],
    steer: ['stuur'],
    activate: ['kies'],
    dread: ['schrik'],
    place: ['plaats'],
    aside: ['opzij'],
    rescue: ['red'],
    reroll: ['opnieuw'],
    keep: ['bewaar'],
    pass: ['pas', 'nee'],
    buy: ['koop'],
    sell: ['verkoop'],
    trade: ['ruil'],
    pay: ['betaal'],
    wear: ['draag'],
    name: ['noem'],
    ready: ['verder'],
  },
  fillers: ['de', 'het', 'een', 'naar', 'op', 'aan', 'van', 'met', 'voor', 'over', 'in', 'en', 'om', 'bij'],
  particles: ['van', 'de'],
  heroes: keysOf(NAMES.hero),
  items: { ...keysOf({ ...NAMES.gear, ...NAMES.potion, ...NAMES.artifact }), gold: 'goud' },
  spells: keysOf(NAMES.spell),
  dreadSpells: {
    ember: [keyOf([NAMES.dreadSpell.ember])],
    lance: [keyOf([NAMES.dreadSpell.lance])],
    cinder: [keyOf([NAMES.dreadSpell.cinder])],
    gaze: [keyOf([NAMES.dreadSpell.gaze])],
    slumber: [keyOf([NAMES.dreadSpell.slumber])],
    puppet: [keyOf([NAMES.dreadSpell.puppet])],
    murk: ['walm', keyOf([NAMES.dreadSpell.murk])],
    wither: ['verdor', keyOf([NAMES.dreadSpell.wither])],
    corrode: [keyOf([NAMES.dreadSpell.corrode])],
    pack: ['roedel', keyOf([NAMES.dreadSpell.pack])],
    raise: ['wek', keyOf([NAMES.dreadSpell.raise])],
    step: [keyOf([NAMES.dreadSpell.step])],
  },
  schools: keysOf(NAMES.school),
  searches: { treasure: ['schatten'], traps: ['vallen'], secretDoors: ['deuren', 'geheime-deuren'] },
  tools: { hands: 'handen', kit: 'tas' },
  modes: { haste: 'haast', whisk: 'meteen' },
  nothing: ['niets', 'vuisten'],
  genie: 'djinn',
  captive: ['ragnar', 'gevangene'],
  monster: (name) => keyOf([monsterName(name)]),
  points: ['n', 'no', 'o', 'zo', 'z', 'zw', 'w', 'nw'],
  pointNames: ['noord', 'noordoost', 'oost', 'zuidoost', 'zuid', 'zuidwest', 'west', 'noordwest'],
  sides: { east: 'oost', south: 'zuid' },
};

const AIMS = { hero: 'welke held', monster: 'welk monster', square: 'welk vak' } as const;
const TRADES = { buy: 'koop', sell: 'verkoop' } as const;

const HINTS: Hints = {
  or: orList,
  mayBe: (words, names) => `“${words}” kan ${names} zijn.`,
  nothingAfter: (words) => `Achter dat woord komt niets, dus wat is “${words}”?`,
  boardEnds: 'Die kant op houdt het bord op.',
  square: 'Zeg er het vak bij: kolom en rij op de kaart, zoals 4,7.',
  noSquare: (typed, columnMax, rowMax) =>
    `Er is geen vak ${typed}: de kolommen gaan van 0 tot ${columnMax}, de rijen van 0 tot ${rowMax}.`,
  door: (examples) => `Zeg erbij aan welke kant van welk vak de deur zit: ${examples}.`,
  doorExample: '4,9oost is de oostkant van 4,9',
  whom: (names) => `Zeg erbij wie: ${names}.`,
  whomElse: 'Zeg erbij wie.',
  nobodyToFight: 'Er is niemand om tegen te vechten.',
  nobodyCalled: (words) => `Niemand heet hier “${words}”.`,
  jump: 'Zeg er het vak van de val bij en het vak erachter: spring 4,7 5,7.',
  sought: 'Zeg erbij waarnaar: schatten, deuren of vallen.',
  disarm: 'Zeg er het vak van een val naast de held bij: ontmantel 4,7. De Dwerg kan het zonder gereedschap.',
  hero: 'Zeg er een held bij.',
  order: 'Noem al je helden, in de volgorde van hun beurten.',
  room: 'Zeg er de letter van de kamer bij.',
  name: 'Zeg er de held en de naam bij.',
  steer: 'Zeg er +1, 0 of -1 bij.',
  spell: (left) =>
    left === '' ? 'Zeg er de spreuk bij, en op wie of waar.' : `Zeg er de spreuk bij, en op wie of waar: ${left}.`,
  aim: (spell, what) => `Zeg erbij voor ${AIMS[what]} ${NAMES.spell[spell]} is.`,
  dread: 'Zeg er de spreuk bij, en op wie, waar of welke kant op.',
  rescue: 'Zeg er de spreuk bij.',
  school: (schools) => `Zeg erbij welke spreuken: ${schools}.`,
  hold: 'Zeg erbij wat je in de hand neemt.',
  drink: 'Zeg er de drank bij, en daarvoor de held als het iemand anders is: drink elf geneesdrank.',
  give: 'Zeg erbij wat, en dan aan welke held: geef geneesdrank elf.',
  take: 'Zeg erbij wat, en op welk vak: raap goud 4,7.',
  trading: (verb) => `Zeg er de held bij, en dan wat: ${TRADES[verb]} elf helm.`,
  trade: 'Zeg erbij wie er geeft, wie er krijgt en wat: ruil elf dwerg geneesdrank.',
  pay: 'Zeg erbij wie er geeft, wie er krijgt en hoeveel: betaal elf dwerg 25.',
  wear: 'Zeg er de held en het harnas bij: draag dwerg plaatharnas.',
};

/** Understands Dutch, and English besides. */
export const EAR: Ear = { typedWords: [TYPED_WORDS, ENGLISH], hints: HINTS, figureIn };
