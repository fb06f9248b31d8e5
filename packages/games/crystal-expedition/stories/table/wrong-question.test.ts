import { check } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { ANSWERS } from '../../src/answers.ts';
import { crystalExpedition } from '../../src/game.ts';
import type { Action, Question } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, FOE, ROGUE } from '../cast.ts';
import { atDoors, LEFT_DOOR, lastBlow, onStairs, room, strike } from '../dungeon/paths.ts';
import { type CrystalStory, type Given, type Scene, sq, story } from '../scene.ts';
import { town } from '../town/stage.ts';
import { attack, FOCUS, use } from '../wishes.ts';

// Whatever does not answer the question that is asked is refused, by whoever wishes it and however well it is meant.

/** One wish of every kind, so that a new kind without one does not compile. */
const WISHES: { readonly [K in Action['type']]: Omit<Extract<Action, { type: K }>, 'type'> } = {
  create: { race: 'elf', heroClass: 'mage', name: 'Sylwen' },
  takeKit: { kit: 'elf-mage' },
  begin: {},
  visit: { hero: FIGHTER, location: 'tavern' },
  leave: { hero: FIGHTER },
  ready: { hero: FIGHTER },
  withdraw: { hero: FIGHTER },
  giveCrowns: { from: FIGHTER, to: ROGUE, crowns: 1 },
  givePiece: { from: FIGHTER, to: ROGUE, piece: 0 },
  stow: { hero: FIGHTER, piece: 0 },
  unpack: { hero: FIGHTER, piece: 0 },
  rerollDungeon: { hero: FIGHTER, dungeon: 0, locks: [] },
  stake: { hero: FIGHTER, crowns: 2 },
  court: { hero: FIGHTER },
  concede: { hero: FIGHTER },
  drink: { hero: FIGHTER, boost: 'hearty-stew', element: null },
  buy: { hero: FIGHTER, item: 'dagger' },
  sell: { hero: FIGHTER, piece: 0 },
  sellBaggage: { hero: FIGHTER, piece: 0 },
  upgrade: { hero: FIGHTER, piece: 0 },
  buyGem: { hero: FIGHTER, gem: 'fiery' },
  craftGem: { hero: FIGHTER, gem: 'fiery' },
  sellGem: { hero: FIGHTER, gem: 'fiery' },
  sellRaw: { hero: FIGHTER },
  setGem: { hero: FIGHTER, piece: 0, gem: 'fiery' },
  takeGem: { hero: FIGHTER, piece: 0, gem: 'fiery' },
  hire: { hero: FIGHTER, race: 'elf', heroClass: 'mage', name: 'Sylwen', to: 'wagon' },
  exchange: { hero: FIGHTER, who: FIGHTER, waiting: 3, heir: null },
  stayBehind: { hero: FIGHTER, who: FIGHTER, heir: null },
  fill: { hero: FIGHTER, waiting: 3 },
  dismiss: { hero: FIGHTER, waiting: 3 },
  kitBuy: { item: 'dagger' },
  kitDone: {},
  train: { hero: FIGHTER, what: 'race' },
  retire: {},
  chooseReward: { reward: 'crowns', hero: null },
  chooseDungeon: { dungeon: 0 },
  stand: { at: sq(0, 0) },
  walk: { hero: FIGHTER, to: sq(0, -1) },
  explore: { hero: FIGHTER, exit: LEFT_DOOR },
  rest: { bonus: 'plan' },
  openChest: { room: 1 },
  descend: {},
  march: {},
  rerollDie: { die: 0 },
  mine: { raw: 0 },
  assign: { hero: FIGHTER },
  endPhase: {},
  goHome: {},
  goOn: {},
  flee: {},
  hold: { hero: FIGHTER, main: 0, off: null },
  go: { to: sq(2, 4) },
  attack: { target: FOE, means: 'hand', form: 'melee', element: null },
  focus: {},
  endTurn: {},
  crawl: { to: sq(2, 4) },
  recover: {},
  reroll: { die: 0, by: 'reroll-attack' },
  spendFate: {},
  use: { activator: 'aim', targets: [], isCheaper: false },
  useCrystal: { at: sq(3, 4), crystal: 'grit', option: 0, target: null, element: null },
  callOn: { trait: 'surges' },
  momentum: {},
  damage: {},
  finish: {},
  place: { to: sq(2, 4) },
  name: { target: FOE },
  cleanse: { effect: 'weak' },
  interrupt: { who: FIGHTER, interrupt: 'shield-drill' },
  agree: {},
  decline: {},
  abstain: {},
  done: {},
};

/** The Fighter before a Raider, beside a Crystal, with a room to rest in and a chest behind it. */
const fighting = (set: (scene: Scene) => void, given: Given = {}): CrystalStory =>
  story((scene) => {
    scene.hero(FIGHTER, 2, 3);
    scene.hero(ROGUE, 0, 0, { hitpoints: 0 });
    scene.hero(CLERIC, 4, 4);
    scene.crystal(3, 4).monster('orc-raider', 2, 2);
    scene.expedition.rooms = [room(1, { hasChest: true, isQuiet: true, mayRest: true })];
    set(scene);
  }, given);

const MOMENTS: Readonly<Partial<Record<Question['kind'], () => CrystalStory>>> = {
  town: () => town(),
  stand: () =>
    story((scene) => {
      onStairs(scene);
      for (const hero of scene.table.party) hero.at = -1;
      scene.draft.agenda.splice(1, 1, { kind: 'expedition', stage: 'enter', next: 0 });
    }),
  explore: () => atDoors(),
  rumours: () =>
    atDoors((scene) => Object.assign(scene.expedition, { rumours: 1 }))
      .dice(1, 1, 1, 1, 1, 1)
      .does(0, { type: 'explore', hero: FIGHTER, exit: LEFT_DOOR }),
  vote: () => atDoors(undefined, {}).does(FIGHTER, { type: 'flee' }),
  mine: () =>
    strike(
      story((scene) => {
        lastBlow(scene);
        scene.crystal(0, 0);
      }),
    ),
  interrupts: () => fighting((scene) => scene.dawn(FIGHTER)),
  turn: () => fighting((scene) => scene.turn(FIGHTER)),
  down: () => fighting((scene) => scene.turn(ROGUE)),
  attack: () =>
    fighting((scene) => scene.turn(FIGHTER))
      .dice(4, 4, 6)
      .does(FIGHTER, attack(FOE)),
  shift: () =>
    fighting((scene) => scene.turn(FIGHTER), { heroes: ['halfling-bard', 'elf-rogue', 'human-cleric'] })
      .dice(4, 4, 6)
      .does(FIGHTER, FOCUS)
      .does(FIGHTER, use('quickstep', CLERIC)),
};

test.each(Object.entries(MOMENTS))('where %s is asked nothing else is answered', (kind, begun) => {
  const { state } = begun();
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const answers: readonly string[] = ANSWERS[asked.question.kind];
  const taken = Object.entries(WISHES)
    .filter(([type]) => !answers.includes(type))
    .map(([type, wish]) => ({ type, ...wish }) as Action) // the two belong together by how the wishes are typed
    .filter((action) => check(crystalExpedition, state, { seat: asked.seat, ask: asked.id, action }) === null);
  expect([asked.question.kind, taken]).toEqual([kind, []]);
});
