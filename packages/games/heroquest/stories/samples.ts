import { readOptions } from '@questhall/border';
import { type Ask, begin, NOBODY, type Sight, sight } from '@questhall/kernel';
import { heroquest } from '../src/game.ts';
import type { Action, Event, HeroQuest, MonsterInPlay, MonsterStats, Question } from '../src/types/index.ts';

const STATS: MonsterStats = {
  key: 'orc',
  name: 'Orc',
  figure: 'orc',
  move: 8,
  attack: 3,
  defend: 2,
  body: 1,
  mind: 2,
  isUndead: false,
};
const READY = {
  wounds: 0,
  isAsleep: false,
  losesTurn: false,
  hasMoved: false,
  hasActed: false,
  isDone: false,
  home: null,
} as const;

/** A monster of the board that the Orc and the two goblins stand on. */
const monster = (id: number, at: number, stats: Partial<MonsterStats> = {}): MonsterInPlay => ({
  ...STATS,
  ...READY,
  ...stats,
  id,
  at,
  spells: [],
  cast: [],
});

const GOBLIN = { key: 'goblin', name: 'Goblin', figure: 'goblin' } as const;
export const ASKED: Ask<HeroQuest> = {
  id: 1,
  seat: 0,
  rule: 'turn.move-and-one-action',
  question: { kind: 'turn', hero: 'elf' },
  wait: 'answer',
  seal: null,
  isLaidInSight: false,
  fellows: NOBODY,
};

/** Quest 1, in the turn of the Elf at 4,7: the Orc and Goblin 1 stand beside it, Goblin 2 and Lord Skulmar far off. */
function usualSight(): Sight<HeroQuest> {
  const options = readOptions(heroquest.options, {});
  if (!options.ok) throw new Error(options.problem.message);
  const { id, edition } = heroquest;
  const journal = begin(heroquest, {
    game: id,
    edition,
    options: options.value,
    seats: 2,
    seed: 'fast:words',
    from: null,
  });
  const opened = sight(heroquest, journal.state, 0);
  const heroes = opened.view.heroes.map((hero) => ({
    ...hero,
    at: hero.hero === 'elf' ? 186 : 0,
    potions:
      hero.hero === 'elf'
        ? (['healing'] as const).slice()
        : hero.hero === 'dwarf'
          ? ['healing' as const, 'heroic-brew' as const]
          : [],
  }));
  const monsters = [
    monster(7, 187),
    monster(9, 212, GOBLIN),
    monster(12, 20, GOBLIN),
    monster(13, 22, { key: 'skulmar', name: 'Lord Skulmar' }),
  ];
  const roster = ['Zombie', 'Orc', 'Orc', 'Goblin', 'Orc', 'Orc', 'Goblin', 'Lord Skulmar'];
  const plan = Array.from({ length: 19 }, () => '.'.repeat(26)).join('\n');
  return { ...opened, asks: [ASKED], view: { ...opened.view, plan, heroes, monsters, roster } };
}

/** What seat 0 sees there. */
export const SEEN: Sight<HeroQuest> = usualSight();

/** Every action, with what is typed for it. */
export const ACTIONS: { readonly [K in Action['type']]: readonly (readonly [string, Extract<Action, { type: K }>])[] } =
  {
    order: [['order elf barbarian wizard dwarf', { type: 'order', heroes: ['elf', 'barbarian', 'wizard', 'dwarf'] }]],
    takeSchool: [['school fire', { type: 'takeSchool', school: 'fire' }]],
    hide: [['hide K', { type: 'hide', room: 'K' }]],
    roll: [['roll', { type: 'roll' }]],
    walk: [['walk 4,7', { type: 'walk', to: 186 }]],
    jump: [['jump 4,7 5,7', { type: 'jump', over: 186, to: 187 }]],
    open: [
      ['open 8,9E', { type: 'open', door: 484 }],
      ['open 8,9S', { type: 'open', door: 485 }],
    ],
    close: [['close 8,9E', { type: 'close', door: 484 }]],
    hold: [
      ['hold battle-axe', { type: 'hold', weapon: 'battle-axe' }],
      ['hold nothing', { type: 'hold', weapon: null }],
    ],
    attack: [
      ['attack orc', { type: 'attack', target: 7, isThrown: false }],
      ['attack elf', { type: 'attack', target: 2, isThrown: false }],
      ['attack genie', { type: 'attack', target: 4, isThrown: false }],
      ['attack ragnar', { type: 'attack', target: 5, isThrown: false }],
      ['throw g2', { type: 'attack', target: 12, isThrown: true }],
    ],
    cast: [
      ['cast fire-of-wrath orc', { type: 'cast', spell: 'fire-of-wrath', targets: [7], at: null, mode: null }],
      ['cast sleep orc g1 g2', { type: 'cast', spell: 'sleep', targets: [7, 9, 12], at: null, mode: null }],
      ['cast tempest 11,9', { type: 'cast', spell: 'tempest', targets: [], at: 245, mode: null }],
      ['cast swift-wind dwarf whisk', { type: 'cast', spell: 'swift-wind', targets: [1], at: null, mode: 'whisk' }],
    ],
    search: [
      ['search treasure', { type: 'search', what: 'treasure' }],
      ['search doors', { type: 'search', what: 'secretDoors' }],
      ['search traps', { type: 'search', what: 'traps' }],
    ],
    disarm: [
      ['disarm 4,7 kit', { type: 'disarm', at: 186, with: 'kit' }],
      ['disarm 4,7 hands', { type: 'disarm', at: 186, with: 'hands' }],
    ],
    drink: [['drink dwarf speed', { type: 'drink', hero: 'dwarf', potion: 'potion-of-speed' }]],
    give: [['give healing elf', { type: 'give', item: 'healing', to: 'elf' }]],
    pickUp: [
      ['take gold 4,7', { type: 'pickUp', at: 186, item: 'gold' }],
      ['take wizards-cloak 4,7', { type: 'pickUp', at: 186, item: 'wizards-cloak' }],
    ],
    elixir: [['elixir dwarf', { type: 'elixir', hero: 'dwarf' }]],
    useRing: [['ring', { type: 'useRing' }]],
    leave: [['leave', { type: 'leave' }]],
    endTurn: [['end', { type: 'endTurn' }]],
    free: [['free', { type: 'free' }]],
    lift: [['lift 4,7', { type: 'lift', at: 186 }]],
    setDown: [['drop 4,7', { type: 'setDown', at: 186 }]],
    handOver: [['hand elf', { type: 'handOver', to: 'elf' }]],
    openGear: [['gear', { type: 'openGear' }]],
    portal: [['enter 8,9E', { type: 'portal', door: 484 }]],
    steer: [
      ['steer +1', { type: 'steer', by: 1 }],
      ['steer 0', { type: 'steer', by: 0 }],
      ['steer -1', { type: 'steer', by: -1 }],
    ],
    activate: [['activate orc', { type: 'activate', monster: 7 }]],
    dread: [
      ['dread ember elf', { type: 'dread', spell: 'ember', target: 2, at: null, direction: null }],
      ['dread lance ne', { type: 'dread', spell: 'lance', target: null, at: null, direction: 1 }],
      ['dread cinder 4,7', { type: 'dread', spell: 'cinder', target: null, at: 186, direction: null }],
      ['dread pack', { type: 'dread', spell: 'pack', target: null, at: null, direction: null }],
    ],
    place: [['place 4,7', { type: 'place', at: 186 }]],
    stepAside: [['aside 4,7', { type: 'stepAside', to: 186 }]],
    rescue: [['rescue heal-body', { type: 'rescue', spell: 'heal-body' }]],
    again: [['reroll', { type: 'again' }]],
    keepSpell: [['keep', { type: 'keepSpell' }]],
    pass: [['pass', { type: 'pass' }]],
    buy: [['buy dwarf helmet', { type: 'buy', hero: 'dwarf', gear: 'helmet' }]],
    sell: [['sell dwarf helmet', { type: 'sell', hero: 'dwarf', gear: 'helmet' }]],
    swap: [['trade elf dwarf healing', { type: 'swap', from: 'elf', to: 'dwarf', item: 'healing' }]],
    pay: [['pay elf dwarf 25', { type: 'pay', from: 'elf', to: 'dwarf', gold: 25 }]],
    wear: [
      ['wear dwarf plate-mail', { type: 'wear', hero: 'dwarf', suit: 'plate-mail' }],
      ['wear dwarf nothing', { type: 'wear', hero: 'dwarf', suit: null }],
    ],
    rename: [['name dwarf Bofrik', { type: 'rename', hero: 'dwarf', name: 'Bofrik' }]],
    goOn: [['ready', { type: 'goOn' }]],
  };

/** Every event. */
export const EVENTS: { readonly [K in Event['type']]: Omit<Extract<Event, { type: K }>, 'type'> } = {
  questBegan: { quest: 1, title: 'The Trial', attempt: 1 },
  told: { what: 'briefing' },
  orderFixed: { seat: 0, heroes: ['elf', 'dwarf'] },
  schoolTaken: { hero: 'elf', school: 'fire' },
  artifactHidden: {},
  artifactHiddenIn: { artifact: 'orcs-bane', room: 'K' },
  roundBegan: { round: 2 },
  turnBegan: { hero: 'elf' },
  turnEnded: { hero: 'elf' },
  turnLost: { hero: 'elf' },
  turnCut: { hero: 'elf' },
  rolledMove: { hero: 'elf', dice: [3, 5], movement: 8, parts: [{ rule: 'move.roll-two-red', amount: 2 }] },
  stepped: { figure: 5, to: 186 },
  walked: { figure: 7, path: [] },
  placed: { figure: 4, to: 186 },
  stopped: { figure: 0, at: 186 },
  revealed: { squares: [1, 2], rooms: ['.'] },
  doorsSeen: { doors: [{ edge: 484, kind: 'door', isOpen: false }] },
  rocksSeen: { squares: [186] },
  furnitureSeen: { pieces: [{ piece: 'table', at: 186, width: 3, height: 2 }] },
  stairsSeen: { at: 186 },
  captiveSeen: { at: 186 },
  monsterAppeared: { monster: 7, stats: STATS, at: 186 },
  doorOpened: { door: 484, by: null },
  doorClosed: { door: 484, by: 1 },
  alarmSounded: { room: 'K' },
  held: { hero: 'elf', weapon: 'borins-armor' },
  attackRolled: {
    attacker: 0,
    target: 7,
    faces: ['S', 'S', 'W'],
    hits: 2,
    parts: [{ rule: 'attack.dice-from-weapon', amount: 3 }],
  },
  defenceRolled: {
    target: 7,
    faces: ['W', 'B', 'S', '-'],
    blocks: 1,
    parts: [{ rule: 'combat.monster-card-dice', amount: 4 }],
  },
  attackFailed: { attacker: 0, target: 7 },
  harmless: { figure: 7 },
  wounded: { figure: 7, amount: 2, left: 0 },
  mindLost: { hero: 'elf', amount: 1, left: 3 },
  healed: { hero: 'elf', amount: 4, body: 6 },
  died: { figure: 7, name: 'Orc', at: 186 },
  freed: { monster: 7, name: 'Orell' },
  vanished: { figure: 4 },
  daggerThrown: { hero: 'wizard' },
  spellCast: { hero: 'elf', spell: 'swift-wind', targets: [1], at: null, mode: 'haste' },
  spellKept: { hero: 'elf', spell: 'genie' },
  diceRolled: { figure: 7, dice: [5, 1], cancelled: 1 },
  facesRolled: { figure: 1, faces: ['S', '-'] },
  dreadCast: { monster: 7, spell: 'lance', target: null, at: null, direction: 1 },
  resisted: { hero: 'elf', dice: [6], isFree: true },
  fellAsleep: { figure: 7 },
  woke: { figure: 7, dice: [6] },
  stillAsleep: { figure: 7, dice: [] },
  losesTurn: { monster: 7 },
  effectBegan: { hero: 'elf', effect: 'veil' },
  effectEnded: { hero: 'elf', effect: 'veil' },
  corroded: { hero: 'elf', weapon: 'shortsword' },
  searched: { hero: 'elf', what: 'traps', room: 'K' },
  secretDoorsFound: { doors: [484] },
  trapsFound: { traps: [{ at: 186, kind: 'pit' }], chests: [{ room: 'K', kind: 'gas', damage: 2, at: null }] },
  nothingFound: { hero: 'elf' },
  treasureFound: {
    hero: 'elf',
    room: 'K',
    finds: [
      { kind: 'gold', gold: 25 },
      { kind: 'artifact', artifact: 'orcs-bane' },
    ],
  },
  cardDrawn: { hero: 'elf', card: 'coins-10' },
  cardReturned: { card: 'wandering-monster' },
  goldGained: { hero: 'elf', gold: 10, total: 35 },
  itemGained: { hero: 'elf', item: 'healing' },
  itemGiven: { from: 'elf', to: 'dwarf', item: 'helmet' },
  trapSprung: { figure: 1, at: 186, trap: 'pit' },
  chestTrapSprung: { hero: 'elf', trap: 'needle', damage: 1 },
  dodged: { figure: 1 },
  blockFell: { at: 186 },
  trapDisarmed: { hero: 'dwarf', at: 186, face: 'B' },
  disarmFailed: { hero: 'dwarf', at: 186, face: 'S' },
  jumped: { figure: 1, over: 186, to: 187, face: 'W' },
  jumpFailed: { figure: 1, over: 186, face: 'S' },
  drank: { hero: 'elf', potion: 'healing' },
  revived: { hero: 'elf', at: 186 },
  ringUsed: { hero: 'elf' },
  lootLeft: { hero: 'elf', at: 186 },
  lootClaimed: { at: 186, artifacts: ['orcs-bane'] },
  left: { hero: 'elf' },
  captiveFreed: { hero: 'elf' },
  captiveOut: {},
  chestLifted: { hero: 'elf', at: 186 },
  chestSetDown: { hero: 'elf', at: 186 },
  chestHandedOver: { from: 'elf', to: 'dwarf' },
  chestDelivered: { hero: 'elf' },
  gearFound: { hero: 'elf' },
  portalRolled: { hero: 'elf', dice: [3, 4], sum: 7 },
  portalSteered: { hero: 'elf', sum: 8 },
  portalTaken: { hero: 'elf', room: 'K' },
  zargonBegan: {},
  activated: { monster: 7 },
  zargonEnded: {},
  bannerFell: {},
  goalMet: {},
  goalLost: {},
  deadRose: {},
  collapsed: {},
  questEnded: { ending: 'success' },
  rewarded: { hero: 'elf', gold: 25, quest: 1 },
  townEntered: { next: 2 },
  restored: { hero: 'elf' },
  replaced: { hero: 'elf', name: 'Sylvar' },
  bought: { hero: 'elf', gear: 'helmet', gold: 5 },
  sold: { hero: 'elf', gear: 'helmet', gold: 5 },
  paid: { from: 'elf', to: 'dwarf', gold: 25 },
  wore: { hero: 'elf', suit: null },
  renamed: { hero: 'elf', name: 'Sylvar' },
  readyToGo: { seat: 0 },
  campaignWon: {},
};

/** A question of every kind, on that board. */
export const QUESTIONS: { readonly [K in Question['kind']]: Extract<Question, { kind: K }> } = {
  order: { kind: 'order', heroes: ['elf', 'dwarf'] },
  school: { kind: 'school', hero: 'elf', offered: 'water' },
  hide: { kind: 'hide', artifact: 'orcs-bane' },
  turn: { kind: 'turn', hero: 'elf' },
  puppet: { kind: 'puppet', hero: 'elf' },
  genie: { kind: 'genie' },
  captive: { kind: 'captive' },
  whisk: { kind: 'whisk', hero: 'elf' },
  zargon: { kind: 'zargon', monster: 7 },
  defend: { kind: 'defend', hero: 'elf', attacker: 7, hits: 2 },
  rescue: { kind: 'rescue', hero: 'elf' },
  aside: { kind: 'aside', hero: 2, squares: [187] },
  place: { kind: 'place', name: 'Skeleton', squares: [187] },
  steer: { kind: 'steer', hero: 'wizard', sum: 7 },
  keep: { kind: 'keep', hero: 'elf', spell: 'genie' },
  again: { kind: 'again', hero: 'elf', against: 'gaze' },
  meanwhile: { kind: 'meanwhile' },
  town: { kind: 'town' },
};
