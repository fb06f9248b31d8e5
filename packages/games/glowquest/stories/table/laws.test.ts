import type { State } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { MONSTERS, RESOLVE } from '../../src/content/index.ts';
import { sightOf } from '../../src/controller/sight.ts';
import { benefitFrame } from '../../src/frames/benefit.ts';
import { harmed } from '../../src/frames/harm.ts';
import { sightLaws } from '../../src/laws/sight.ts';
import { viewLaws } from '../../src/laws/view.ts';
import { laws } from '../../src/laws.ts';
import type { Effect, Frame, Glowquest, Question } from '../../src/types/index.ts';
import { view } from '../../src/view.ts';
import { DEFENSE, FOE, OFFENSE, OTHER, UTILITY } from '../cast.ts';
import { expedition, type GlowStory, sq, story } from '../scene.ts';
import { atTheDoor } from '../scenes.ts';
import { attack, go } from '../wishes.ts';

type Match = State<Glowquest>;

/** A state that a test may write. */
const copy = ({ state }: GlowStory): Match => structuredClone(state);

const creating = (): Match => copy(expedition());
const creatingAlone = (): Match => copy(expedition({ heroes: 'offense' }));

const exploring = (): Match =>
  copy(
    story((scene) => {
      atTheDoor(scene);
      scene.hero('defense', 0, 0);
      scene.phase(DEFENSE, 5);
    }),
  );

const begun = (): GlowStory =>
  story((scene) => {
    scene.hero('offense', 1, 2);
    scene.hero('utility', 0, 4);
    scene.hero('defense', 4, 4);
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 0);
    scene.turn(OFFENSE, 2);
  });

const fighting = (): Match => copy(begun());
const fallen = (): Match => {
  const state = fighting();
  heroIn(state, DEFENSE).hitpoints = 0;
  return state;
};
/** The die shows 3: Offense may still aim. */
const rolled = (): Match => copy(begun().dice(3).does(OFFENSE, attack(FOE)));
/** A Reach of walls behind the Ghoul: the winner says to which side it gives way. */
const pushing = (): Match =>
  copy(
    story((scene) => {
      scene.hero('offense', 3, 2);
      scene.monster('ghoul', 4, 2);
      scene.monster('ghoul', 0, 0);
      scene.turn(OFFENSE);
    })
      .dice(12)
      .does(OFFENSE, attack(FOE)),
  );
/** Offense has hit the Ghoul on 2,2, which stands on 3,2 by now, and may pay for more. */
const struck = (): Match => copy(begun().dice(12).does(OFFENSE, attack(FOE)).does(OFFENSE, { type: 'done' }));
const leaving = (): Match => copy(begun().does(OFFENSE, go(0, 0)));

function heroIn({ table }: Match, id: number): Match['table']['heroes'][number] {
  const hero = table.heroes[id];
  if (hero === undefined) throw new Error(`no hero ${id}`);
  return hero;
}

function monsterIn({ table }: Match): Match['table']['monsters'][number] {
  const monster = table.monsters[0];
  if (monster === undefined) throw new Error('no monster');
  return monster;
}

const turnIn = ({ table }: Match) => table.turn ?? expect.fail('nobody has a Turn');
const attackIn = ({ table }: Match) => table.attack ?? expect.fail('nobody attacks');

function frameIn<K extends Frame['kind']>({ agenda }: Match, kind: K): Extract<Frame, { kind: K }> {
  const frame = agenda.findLast((one) => one.kind === kind);
  return (frame as Extract<Frame, { kind: K }> | undefined) ?? expect.fail(`no ${kind}`);
}

/** Somebody is asked this, whatever was asked. */
function asking(state: Match, question: Question): void {
  state.asks = state.asks.map((asked) => ({ ...asked, question }));
}

/** A value that nobody may write, written. */
const set = (thing: object, changes: object): unknown => Object.assign(thing, changes);

const effect = (changes: Partial<Effect> = {}): Effect => ({
  kind: 'weak',
  n: 1,
  duration: 'long',
  by: FOE,
  source: 'law',
  turn: 1,
  ...changes,
});

/** Defense has such an Effect. */
const bearing =
  (changes: Partial<Effect>) =>
  (state: Match): unknown =>
    heroIn(state, DEFENSE).effects.push(effect(changes));

const hit = (target: number, how: 'attack' | 'pattern') => harmed(target, 2, how, OFFENSE, 'damage.fixed');
const settingUp = (x: number, y: number): Question => ({ kind: 'setUp', record: 'ghoul', squares: [sq(x, y)] });
const naming = (victim: number): Question => ({ kind: 'victim', who: OFFENSE, pattern: 'cleave', victims: [victim] });
/** One whom a Cleave or a Bounce strikes. */
const named = (target: number) => harmed(target, 2, 'pattern', OFFENSE, 'damage.pattern-amount');

const SOUND = [creating, creatingAlone, exploring, fighting, fallen, rolled, pushing, struck, leaving];

test.each(SOUND)('%o breaks no law', (make) => {
  expect(laws(make())).toEqual([]);
});

type Breaking = readonly [rule: string, make: () => Match, breaks: (state: Match) => unknown];

const OF_RULES: readonly Breaking[] = [
  ['comp.decks', creating, ({ table }) => table.decks.defense.pop()],
  ['comp.decks', creating, ({ table }) => table.decks.offense.push(...table.decks.defense.splice(0, 1))],
  ['scale.lone-cards', creatingAlone, ({ table }) => table.decks.utility.splice(0, 1, 'ward')],
  ['comp.setup', creating, (state) => set(heroIn(state, DEFENSE), { at: sq(0, 0) })],
  ['resolve.start', creating, ({ table }) => set(table, { resolve: 1 })],
  ['resolve.start', fighting, ({ table }) => set(table, { resolve: RESOLVE[table.difficulty] + 1 })],
  ['create.distinct-roles', fighting, (state) => set(heroIn(state, DEFENSE), { role: 'utility' })],
  ['create.seat-order', fighting, (state) => set(heroIn(state, DEFENSE), { role: 'utility' })],
  ['create.seat-order', fighting, (state) => set(heroIn(state, DEFENSE), { seat: 2 })],
  ['create.order', creating, (state) => set(frameIn(state, 'create'), { hero: UTILITY })],
  ['create.role-stats', creating, (state) => set(heroIn(state, DEFENSE), { shield: 1 })],
  ['create.full-health', creating, (state) => set(heroIn(state, DEFENSE), { hitpoints: 9 })],
  [
    'equip.max-hp-change',
    exploring,
    (state) => {
      state.agenda.push({ kind: 'levelUps', next: 1 });
      heroIn(state, DEFENSE).hitpoints = 9;
    },
  ],
  [
    'scale.lone-hitpoints',
    fighting,
    ({ table }) => {
      table.heroes = table.heroes.slice(0, 1);
      for (const hero of table.heroes) hero.hitpoints = 15;
    },
  ],
  ['scale.lone-hitpoints', creatingAlone, (state) => set(heroIn(state, 0), { hitpoints: 8 })],
  ['scale.party-fixed', fighting, ({ table }) => table.heroes.pop()],
  ['create.no-foreign-deck', fighting, (state) => set(heroIn(state, OFFENSE), { cards: ['bulwark'] })],
  ['equip.slots', fighting, (state) => set(heroIn(state, OFFENSE), { cards: ['padded-coat', 'chain-shirt'] })],
  ['monster.figures-numbered', fighting, (state) => set(monsterIn(state), { number: 7 })],
  ['term.entity', fighting, (state) => set(monsterIn(state), { at: sq(1, 2) })],
  ['term.unconscious-still-entity', fallen, (state) => set(heroIn(state, DEFENSE), { at: -1 })],
  ['tile.stock', fighting, ({ table }) => set(table.floor.stock, { small: 6 })],
  ['tile.stock', fighting, ({ table }) => set(table.floor.stock, { small: -1 })],
  [
    'tile.no-overlap',
    fighting,
    ({ table }) => set(table.floor, { tiles: [...table.floor.tiles, ...table.floor.tiles] }),
  ],
  ['tile.walls', fighting, ({ table }) => set(table.floor, { joins: [{ from: sq(0, 0), to: sq(0, 1) }] })],
  ['tile.walls', fighting, ({ table }) => set(table.floor, { joins: [{ from: sq(0, 0), to: sq(9, 9) }] })],
  [
    'door.edge',
    fighting,
    ({ table }) => set(table.floor, { doors: [{ id: 9, near: sq(0, 0), far: sq(1, 1), isOpen: false }] }),
  ],
  [
    'gen.door-to-room',
    fighting,
    ({ table }) => set(table.floor, { doors: [{ id: 9, near: sq(40, 40), far: sq(41, 40), isOpen: true }] }),
  ],
  [
    'explore.trigger-one-opening',
    fighting,
    ({ table }) => {
      const opening = { id: 9, tile: 1, left: sq(0, 0), right: sq(1, 0), way: 0 };
      set(table.floor, { openings: [opening, { ...opening, id: 10 }] });
    },
  ],
  [
    'hidden.map',
    fighting,
    ({ table }) => {
      const opening = { id: 9, tile: 1, left: sq(0, 0), right: sq(1, 0), way: 0 };
      set(table.floor, { openings: [opening], joins: [{ from: sq(0, 0), to: sq(0, -1) }] });
    },
  ],
  [
    'explore.trigger-opening',
    exploring,
    (state) => {
      const { at } = heroIn(state, DEFENSE);
      set(state.table.floor, { openings: [{ id: 9, tile: 1, left: at, right: at + 1, way: 0 }] });
    },
  ],
  ['fit.always-continues', exploring, ({ table }) => set(table.floor, { openings: [], doors: [] })],
  ['move.eight-directions', leaving, (state) => set(frameIn(state, 'walk'), { path: [sq(0, 0), sq(4, 4)] })],
  ['damage.no-negative', fighting, (state) => set(monsterIn(state), { hitpoints: -1 })],
  ['heal.cap', fighting, (state) => set(monsterIn(state), { hitpoints: 99 })],
  ['damage.monster-dies', fighting, (state) => set(monsterIn(state), { hitpoints: 0 })],
  ['effect.gone-with-bearer', fallen, (state) => heroIn(state, DEFENSE).effects.push(effect())],
  ['down.strip', fallen, (state) => set(heroIn(state, DEFENSE), { saved: 1 })],
  ['down.next-own-turn', fighting, (state) => asking(state, { kind: 'down', who: OFFENSE })],
  ['scale.counts', fighting, (state) => set(monsterIn(state), { hitpointsMax: 99 })],
  [
    'monster.leader-hp',
    fighting,
    (state) => {
      set(monsterIn(state), { record: 'champion-goblin-warboss', hitpointsMax: 99, hitpoints: 99 });
    },
  ],
  [
    'lose.beats-win',
    fallen,
    (state) => {
      for (const hero of state.table.heroes) hero.hitpoints = 0;
      state.outcome = { winners: 7, rule: 'win.quest' };
    },
  ],
  [
    'glow.harvest-not-on-loss',
    exploring,
    (state) => set(state, { outcome: { winners: 0, rule: 'lose.resolve-empty' } }),
  ],
  ['enc.no-flight', fighting, ({ table }) => set(table, { encounter: null })],
  ['patrol.over-early', fighting, ({ table }) => set(table, { monsters: [] })],
  ['explore.interrupted', fighting, ({ table }) => set(table, { phase: { hero: DEFENSE, left: 3 } })],
  ['enc.unspent-lost', exploring, (state) => set(heroIn(state, DEFENSE), { saved: 1 })],
  [
    'damage.reset',
    exploring,
    (state) => {
      state.agenda.push({ kind: 'levelUps', next: 1 });
      heroIn(state, DEFENSE).reflect = 1;
    },
  ],
  [
    'enc.setup-room',
    fighting,
    (state) => {
      state.agenda.push({ kind: 'muster', queue: ['ghoul'], hero: OFFENSE, room: [sq(0, 0)], isVanguard: false });
      asking(state, { kind: 'setUp', record: 'ghoul', squares: [sq(0, 1)] });
    },
  ],
  [
    'enc.room-count',
    fighting,
    ({ agenda }) => agenda.push({ kind: 'muster', queue: ['ghoul'], hero: OFFENSE, room: [], isVanguard: false }),
  ],
  [
    'gen.passage-monsters-gate',
    fighting,
    ({ table }) => {
      set(table.encounter ?? {}, { room: null });
      set(table, { hasFought: true, explored: [UTILITY] });
    },
  ],
  ['patrol.setup-anywhere', fighting, (state) => asking(state, settingUp(1, 2))],
  ['patrol.setup-anywhere', fighting, (state) => asking(state, settingUp(9, 9))],
  [
    'patrol.setup-anywhere',
    fighting,
    (state) => {
      state.table.glow.push(sq(0, 0));
      asking(state, settingUp(0, 0));
    },
  ],
  ['dur.long', exploring, (state) => heroIn(state, DEFENSE).effects.push(effect())],
  ['dur.turn', exploring, (state) => heroIn(state, DEFENSE).effects.push(effect({ duration: 'turn' }))],
  ['dur.short', fighting, bearing({ duration: 'short', turn: 3 })],
  ['dur.default-long', fighting, bearing({ duration: 'short', turn: 9, source: 'glow' })],
  ['dur.stun-immobile-default', fighting, bearing({ kind: 'stun', source: 'shove' })],
  ['dur.instant', fighting, bearing({ kind: 'heal', source: 'mend' })],
  ['benefit.attack-bound', fighting, bearing({ kind: 'damage', source: 'power' })],
  [
    'benefit.clause-order',
    fighting,
    ({ agenda }) => agenda.push({ ...benefitFrame(OFFENSE, 'shield-bash', []), given: [{ who: FOE, kind: 'weak' }] }),
  ],
  ['turn.cut-short', fighting, (state) => set(turnIn(state), { isCut: true })],
  ['move.speed-floor', fighting, (state) => set(turnIn(state), { stroll: { left: 0, isShift: false } })],
  [
    'patrol.no-leader',
    fighting,
    ({ table }) => {
      set(table.encounter ?? {}, { room: null });
      table.encounter?.figures.push('champion-goblin-warboss');
    },
  ],
  [
    'patrol.caller-first',
    fighting,
    (state) => {
      set(state.table.encounter ?? {}, { caller: OTHER });
      set(turnIn(state), { who: FOE });
    },
  ],
  ['ctrl.no-other-basics', fighting, (state) => set(turnIn(state), { who: FOE, used: ['shove'] })],
  [
    'level.bounty-after',
    exploring,
    (state) =>
      state.agenda.push(
        { kind: 'levelUps', next: 1 },
        { kind: 'gain', hero: DEFENSE, why: 'bounty', decks: ['equipment'], deck: 'equipment' },
      ),
  ],
  [
    'gen.order',
    fighting,
    (state) => state.agenda.push({ kind: 'muster', queue: [], hero: OFFENSE, room: null, isVanguard: true }),
  ],
  ['dice.set', rolled, (state) => set(attackIn(state), { die: 13 })],
  ['attack.sequence', rolled, (state) => set(attackIn(state), { die: 0 })],
  ['attack.sequence', rolled, (state) => set(attackIn(state), { isHit: true })],
  ['attack.momentum-before-damage', pushing, (state) => state.agenda.push(hit(FOE, 'attack'))],
  ['momentum.whole-before-damage', pushing, (state) => asking(state, { kind: 'hit', who: OFFENSE })],
  [
    'attack.effects-before-damage',
    rolled,
    (state) => {
      asking(state, { kind: 'hit', who: OFFENSE });
      attackIn(state).packets.push({ from: FOE, amount: 1 });
    },
  ],
  ['momentum.winner-loser', pushing, (state) => set(attackIn(state), { isHit: false })],
  ['momentum.primary-only', pushing, (state) => set(frameIn(state, 'momentum'), { loser: OTHER })],
  ['momentum.chain-no-repeat', pushing, (state) => set(frameIn(state, 'momentum'), { chain: [FOE, FOE] })],
  ['momentum.chain-no-repeat', pushing, (state) => set(frameIn(state, 'momentum'), { chain: [FOE, OFFENSE] })],
  ['momentum.chain-no-repeat', pushing, (state) => set(frameIn(state, 'momentum'), { chain: [OTHER] })],
  [
    'momentum.enterable',
    pushing,
    (state) => asking(state, { kind: 'momentum', who: OFFENSE, moved: FOE, squares: [sq(3, 2)], isChain: false }),
  ],
  [
    'effect.forced-stops',
    fighting,
    (state) => asking(state, { kind: 'forced', who: OFFENSE, moved: FOE, how: 'push', squares: [sq(2, 2), sq(4, 0)] }),
  ],
  [
    'effect.lord-braced',
    fighting,
    (state) => {
      set(monsterIn(state), { record: 'lord-morrow-ironrind' });
      asking(state, { kind: 'forced', who: OFFENSE, moved: FOE, how: 'push', squares: [sq(2, 2), sq(3, 2), sq(4, 2)] });
    },
  ],
  ['leave.forced-exempt', leaving, (state) => set(frameIn(state, 'walk'), { mode: 'shift' })],
  ['effect.forced-not-leaving', leaving, (state) => state.agenda.push({ kind: 'stroll', who: OFFENSE })],
  ['leave.trigger', leaving, (state) => asking(state, { kind: 'leave', who: OFFENSE, enemies: [OTHER] })],
  [
    'leave.stunned-counts',
    leaving,
    (state) => {
      monsterIn(state).effects.push(effect({ kind: 'stun' }));
      asking(state, { kind: 'leave', who: OFFENSE, enemies: [] });
    },
  ],
  ['pattern.only-on-hit', rolled, (state) => attackIn(state).victims.push(OTHER)],
  ['pattern.after-momentum', pushing, (state) => attackIn(state).victims.push(OTHER)],
  ['pattern.once-per-attack', rolled, (state) => state.agenda.push(hit(OTHER, 'pattern'), hit(OTHER, 'pattern'))],
  ['pattern.once-per-attack', struck, (state) => asking(state, naming(FOE))],
  [
    'pattern.once-per-attack',
    struck,
    (state) => {
      attackIn(state).victims.push(OTHER);
      asking(state, naming(OTHER));
    },
  ],
  [
    'pattern.unconscious-unhurt',
    fallen,
    (state) => state.agenda.push({ ...hit(DEFENSE, 'pattern'), stage: 'lose', amount: 0 }),
  ],
  ['resolve.several-at-once', rolled, (state) => state.agenda.push(hit(FOE, 'attack'), hit(OTHER, 'pattern'))],
  ['resolve.several-at-once', rolled, ({ agenda }) => agenda.push(named(FOE), hit(OTHER, 'pattern'))],
  [
    'geo.direction',
    fighting,
    (state) => asking(state, { kind: 'forced', who: OFFENSE, moved: FOE, how: 'push', squares: [sq(2, 2), sq(3, 3)] }),
  ],
  ['geo.behind', struck, (state) => state.agenda.push({ ...hit(OTHER, 'pattern'), rule: 'pattern.line' })],
  ['geo.left-right', struck, (state) => state.agenda.push({ ...hit(OTHER, 'pattern'), rule: 'pattern.sweep' })],
  ['pattern.base-only', struck, (state) => state.agenda.push(hit(OTHER, 'pattern'))],
  [
    'stack.armor-adds',
    fighting,
    (state) => {
      heroIn(state, DEFENSE).effects.push(effect({ kind: 'armor', n: 2 }));
      state.agenda.push({ ...hit(DEFENSE, 'attack'), stage: 'lose', armored: 1, loss: 1 });
    },
  ],
  [
    'down.monsters-ignore',
    rolled,
    (state) => {
      heroIn(state, DEFENSE).hitpoints = 0;
      set(attackIn(state), { attacker: FOE, target: DEFENSE });
    },
  ],
  ['damage.layer-order', fighting, (state) => state.agenda.push({ ...hit(FOE, 'attack'), stage: 'lose' })],
];

test.each(OF_RULES)('[%s] is watched', (rule, make, breaks) => {
  const brokenIn = (state: ReturnType<typeof make>): readonly string[] =>
    laws(state).map((broken) => broken.split(': ')[0] ?? '');
  expect(brokenIn(make())).not.toContain(rule);
  const state = make();
  breaks(state);
  expect(brokenIn(state)).toContain(rule);
});

test('[ctrl.no-other-basics] the law is for monsters that follow the script, and leaves them their own sheet', () => {
  const shoving = (who: number, changes: object = {}, used = ['shove']): readonly string[] => {
    const state = fighting();
    set(turnIn(state), { who, used });
    set(state.table.house, changes);
    return laws(state).filter((broken) => broken.startsWith('ctrl.no-other-basics: '));
  };
  expect(shoving(FOE)).toHaveLength(1);
  expect(shoving(FOE, { playersRunMonsters: true })).toEqual([]);
  expect(shoving(OFFENSE)).toEqual([]);
  expect(shoving(FOE, {}, ['aim', ...MONSTERS.ghoul.benefits.map(({ id }) => id)])).toEqual([]);
});

const OF_PIECES: readonly Breaking[] = [
  ['two have one number', fighting, (state) => set(monsterIn(state), { id: OTHER })],
  ['somebody stands outside the dungeon', fighting, (state) => set(monsterIn(state), { at: sq(20, 20) })],
  ['two Glow lie on one square', fighting, ({ table }) => table.glow.push(sq(0, 0), sq(0, 0))],
  ['somebody has less than no Shield or Reflect', fighting, (state) => set(monsterIn(state), { shield: -1 })],
  ['somebody has an Effect of nothing', fighting, (state) => monsterIn(state).effects.push(effect({ n: 0 }))],
  ['there are less than no Surges', fighting, (state) => set(turnIn(state), { surges: -1 })],
  ['an attack is made outside a Turn', rolled, ({ table }) => set(table, { turn: null })],
];

test.each(OF_PIECES)('it is seen when %s', (law, make, breaks) => {
  const state = make();
  breaks(state);
  expect(laws(state)).toContain(law);
});

test.each([
  ['hidden.decks', (seen: object) => set(seen, { decks: {} })],
  ['hidden.dice', (seen: object) => set(seen, { rng: [] })],
  ['hidden.nothing-else', (seen: object) => Reflect.deleteProperty(seen, 'resolve')],
] as const)('[%s] a view that breaks it', (law, breaks) => {
  const state = fighting();
  const seen = view(state);
  expect(viewLaws(state, seen)).toEqual([]);
  breaks(seen);
  expect(viewLaws(state, seen).some((broken) => broken.includes(law))).toBe(true);
});

test.each([
  ['ctrl.blind', { hitpoints: 2 }],
  ['ctrl.blind', { reflect: 1 }],
  ['ctrl.blind', { effects: [effect({ kind: 'grit' })] }],
  ['hidden.controller', { cards: ['padded-coat'] }],
  ['hidden.controller', { saved: 1 }],
] as const)('[%s] a sight of the Controller that breaks it', (law, changes) => {
  const state = fighting();
  set(heroIn(state, OFFENSE), { cards: ['padded-coat'], shield: 2, saved: 1, effects: [effect({ kind: 'armor' })] });
  const seen = sightOf(state.table);
  expect(sightLaws(seen)).toEqual([]);
  set(seen[OFFENSE] ?? {}, changes);
  expect(sightLaws(seen).map((broken) => broken.split(':')[0])).toEqual([law]);
});

test('[gain.kept-card-face-up] a view that breaks it', () => {
  const state = fighting();
  set(heroIn(state, OFFENSE), { cards: ['padded-coat'] });
  const seen = view(state);
  for (const hero of seen.heroes) hero.cards = [];
  expect(viewLaws(state, seen)).toEqual(['gain.kept-card-face-up: a card that somebody keeps is not for all to see']);
});
