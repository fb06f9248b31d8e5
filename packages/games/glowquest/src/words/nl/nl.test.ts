import type { Said } from '@questhall/facets';
import { type Ask, below, seedRng, sight } from '@questhall/kernel';
import { FORMS, type Overheard, overhear } from '@questhall/testkit';
import { cellAt } from '@questhall/tiles';
import { describe, expect, it } from 'vitest';
import { OFFENSE, UTILITY } from '../../../stories/cast.ts';
import { story } from '../../../stories/scene.ts';
import { CARD_IDS, MONSTER_BENEFIT_IDS, MONSTER_IDS } from '../../content/index.ts';
import { glowquest } from '../../game.ts';
import { seatsFor } from '../../party.ts';
import type { Action, Event, Glowquest, Question, Reason } from '../../types/index.ts';
import { NAMES as ENGLISH_NAMES } from '../en/names.ts';
import { EVENTS, keen, optionsOf } from '../telling/samples.ts';
import { wording } from './index.ts';
import { NAMES } from './names.ts';

/** What the program says to itself, and nobody else should hear. */
const RAW = /undefined|\[object|NaN|null|Infinity|\b1[5-7]\d{3}\b/;

/** Words that no Dutch sentence has. */
const ENGLISH =
  /\b(the|and|of your|with|you|your|are|to|from|at|its?|an|has|have|hits?|misses|rolls?|takes?|gets?|uses?|attacks?|walks?|moves?|squares?|shield|reflect|armor|grit|glow|resolve|surges?|turn|round|cards?|deck|damage|hitpoints?|heroes|doors|room|rooms|none|nothing|left|again|free|unsteady|weak|ongoing|fragile|stun|stunned|immobile|defense|offense|utility)\b/i;

/** English names of which Dutch has another, and ids of several words. */
const NAMED = [
  ...CARD_IDS.map((id) => [ENGLISH_NAMES.card[id], NAMES.card[id]]),
  ...MONSTER_IDS.map((id) => [ENGLISH_NAMES.monster[id], NAMES.monster[id]]),
]
  .filter(([english, other]) => english !== other)
  .map(([english]) => english);
const IDS = [...CARD_IDS, ...MONSTER_IDS, ...MONSTER_BENEFIT_IDS].filter((id) => id.includes('-'));
const FOREIGN = new RegExp(`\\b(${[...NAMED, ...IDS].join('|')})\\b`);

const isWrong = ({ kind, text }: Overheard): boolean =>
  !FORMS[kind].test(text) || RAW.test(text) || ENGLISH.test(text) || FOREIGN.test(text) || / {2}| [.,;:]/.test(text);

const expectDutch = (kind: Overheard['kind'], text: string): void =>
  expect([{ kind, text }].filter(isWrong)).toEqual([]);

const KEEN = 'what wins fights';

describe('a game in Dutch', () => {
  it.each([
    ['heroes=offense difficulty=easy', KEEN],
    ['heroes=offense playersRunMonsters=on', 'anything'],
    ['heroes=defense,utility difficulty=easy', 'anything'],
    ['heroes=defense,utility playersRunMonsters=on', KEEN],
    ['heroes=utility,offense monsters=heroes spendBeforeRoll=on freeSeating=on', KEEN],
    ['heroes=defense,offense,utility difficulty=easy', KEEN],
    ['heroes=defense,offense,utility playersRunMonsters=on', 'anything'],
  ])('is told in whole sentences, with nothing in English: %s, where players do %s', (setting, style) => {
    const options = optionsOf(setting);
    const rng = seedRng(`fast:dutch ${setting}`);
    const listening = { game: glowquest, options, seats: seatsFor(options), seed: `fast:dutch ${setting}`, moves: 500 };
    const player = ({ offers }: { offers: readonly Action[] }): Action => keen(offers, (n) => below(rng, n));
    const said = overhear(wording, style === KEEN ? { ...listening, player } : listening);
    expect(said.filter(isWrong)).toEqual([]);
    expect(said.length).toBeGreaterThan(300);
  });
});

/** Three heroes and two Ghouls; it is Offense's Turn. */
const SEEN = sight(
  glowquest,
  story((scene) => {
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 2, { cards: ['longsword', 'nimble', 'stubborn'] });
    scene.hero('utility', 0, 4);
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 4);
    scene.monster('champion-crypt-knight', 4, 0);
    scene.effect(OFFENSE, 'weak', 2);
    scene.glow(1, 3);
    scene.turn(OFFENSE, 3);
  }).state,
  OFFENSE,
);

const [HERE, THERE] = [cellAt(1, 2), cellAt(2, 3)];

const tell = (event: Event): string => wording.event(event, (seat) => `plaats ${seat + 1}`, SEEN);

describe('what happened, in Dutch', () => {
  it.each(Object.entries(EVENTS))('%s', (type, rest) => {
    expectDutch('event', tell({ type, ...rest } as Event)); // samples of every type
  });

  it.each<readonly [string, Event]>([
    ['Lijkenvreter 1 wordt één vak naar het oosten teruggedreven.', { type: 'moved', ...EVENTS.moved }],
    [
      'Lijkenvreter 1 wordt één vak naar het oosten teruggedreven, en Aanval volgt.',
      { type: 'moved', ...EVENTS.moved, follower: { who: 1, to: HERE } },
    ],
    ['Lijkenvreter 1 roept de rest van de Patrouille, voor 2 Impulsen.', { type: 'called', monster: 3, cost: 2 }],
    ['Verdediging opent de oostelijke deur.', { type: 'doorOpened', ...EVENTS.doorOpened }],
    [
      'Aanval haalt uit naar Lijkenvreter 1 met Langzwaard: basisschade 4.',
      { type: 'attackDeclared', ...EVENTS.attackDeclared },
    ],
    ['Een D6 voor de Patrouille toont 4: Skeletspeerdragers.', { type: 'patrolRolled', ...EVENTS.patrolRolled }],
    [
      'Verdediging lijdt 7 schade (2 weerkaatst, 2 van het Schild af en 1 tegengehouden door het Pantser): twee Levenspunten kwijt, nog 8 over.',
      { type: 'harmed', ...EVENTS.harmed },
    ],
    ['Verdediging loopt één vak.', { type: 'walked', who: 0, path: [HERE] }],
    ['Niet meer op Verdediging: de bonus op Weerstand en Zwak.', { type: 'effectsEnded', ...EVENTS.effectsEnded }],
    ['Steun gebruikt Herstel op Verdediging voor 1 Impuls; nog 2 over.', { type: 'used', ...EVENTS.used }],
    [
      'Dit is een Grote kamer, al is er alleen plaats voor een Kleine kamer, de tweede kamer van de expeditie.',
      { type: 'roomFound', ...EVENTS.roomFound },
    ],
  ])('%s', (sentence, event) => expect(tell(event)).toBe(sentence));

  const REASONS: Readonly<Record<Reason, null>> = {
    caller: null,
    preferred: null,
    challenged: null,
    nearest: null,
    'turn-order': null,
    'any-hero': null,
    closer: null,
    anybody: null,
    only: null,
  };

  it.each(Object.keys(REASONS) as Reason[])('gives the Controller’s reason: %s', (why) => {
    // its own keys
    for (const target of [null, 2]) expectDutch('event', tell({ type: 'chose', monster: 3, target, why }));
  });
});

const ask = (question: Question): Ask<Glowquest> => ({ ...(SEEN.asks[0] ?? expect.fail('nobody is asked')), question });

const QUESTIONS: { readonly [K in Question['kind']]: Question & { kind: K } } = {
  gain: { kind: 'gain', hero: 1, decks: ['offense', 'equipment'], why: 'level' },
  keep: { kind: 'keep', hero: 1, deck: 'offense', cards: ['lunge', 'trip', 'slam'] },
  bounty: { kind: 'bounty', left: 2 },
  overflow: { kind: 'overflow', hero: 1, slot: 'main-hand', cards: ['longsword', 'halberd'] },
  trade: { kind: 'trade', card: 'longsword', from: 1, to: 2 },
  stand: { kind: 'stand', hero: 0, squares: [HERE] },
  explore: { kind: 'explore', hero: 0 },
  setUp: { kind: 'setUp', record: 'ghoul', squares: [HERE, THERE] },
  turn: { kind: 'turn', who: 1 },
  down: { kind: 'down', who: 1 },
  move: { kind: 'move', who: 1, left: 3, isShift: true },
  leave: { kind: 'leave', who: 1, enemies: [3, 4] },
  roll: { kind: 'roll', who: 1 },
  hit: { kind: 'hit', who: 1 },
  miss: { kind: 'miss', who: 1 },
  forced: { kind: 'forced', who: 1, moved: 3, how: 'push', squares: [THERE] },
  momentum: { kind: 'momentum', who: 1, moved: 3, squares: [THERE], isChain: false },
  follow: { kind: 'follow', who: 1, squares: [THERE] },
  victim: { kind: 'victim', who: 1, pattern: 'bounce', victims: [4] },
  shove: { kind: 'shove', who: 1, benefit: 'bull-rush', victims: [3] },
  packets: { kind: 'packets', who: 1, from: [3, 4] },
  reduce: { kind: 'reduce', who: 1, bearer: 1, by: 2 },
  guard: { kind: 'guard', who: 1, ally: 2, loss: 3 },
  brink: { kind: 'brink', who: 1, cards: ['last-effort'] },
  activate: { kind: 'activate', monsters: [3, 4] },
};

describe('what is asked, in Dutch', () => {
  it.each(Object.values(QUESTIONS))('$kind', (question) => {
    expectDutch('question', wording.question(ask(question), SEEN));
    expectDutch('facts', wording.facts({ asked: question.kind }, SEEN));
    expectDutch('detail', wording.action({ type: 'decline' }, ask(question), SEEN).detail);
    expectDutch('detail', wording.action({ type: 'done' }, ask(question), SEEN).detail);
  });

  it('speaks to the player, and reckons with cards', () => {
    expect(wording.question(ask(QUESTIONS.turn), SEEN)).toBe('Aanval heeft drie Impulsen. Wat doe je?');
    expect(wording.question(ask(QUESTIONS.leave), SEEN)).toBe(
      'Aanval maakt zich los van Lijkenvreter 1 en Lijkenvreter 2. Vluchten, met Wankel 1 erbij, of ontwijken met een worp van 3 of meer?',
    );
    expect(wording.action({ type: 'recover' }, ask(QUESTIONS.down), SEEN).detail).toBe(
      'een worp van 5 of meer; daarna ben je weer gezond',
    );
    expect(wording.action({ type: 'recover' }, ask({ kind: 'down', who: UTILITY }), SEEN).detail).toBe(
      'een worp van 6; daarna ben je weer gezond',
    );
  });
});

type Rest<K extends Action['type']> = Omit<Extract<Action, { type: K }>, 'type'>;

const ACTIONS: { readonly [K in Action['type']]: Rest<K> } = {
  gain: { deck: 'passive' },
  takeReady: { set: 'archer' },
  keep: { card: 'lunge', reshuffle: true },
  exchange: { card: 'lunge' },
  award: { hero: 1, deck: 'equipment' },
  handOver: { card: 'longsword', to: 2 },
  discard: { card: 'buckler' },
  trade: { card: 'longsword', from: 1, to: 2 },
  accept: {},
  decline: {},
  stand: { at: HERE },
  go: { to: THERE },
  open: { door: 7 },
  endPhase: {},
  setUp: { at: HERE },
  use: { benefit: 'glow-lance', target: 3, glow: cellAt(1, 3) },
  attack: { target: 3, base: 'longsword' },
  done: {},
  place: { to: THERE },
  name: { target: 3 },
  reduce: { effect: 'weak' },
  flee: { enemy: 3 },
  dodge: { enemy: 3 },
  guard: {},
  survive: { card: 'last-effort' },
  recover: {},
  throwRock: { target: 3 },
  crawl: { to: THERE },
  activate: { monster: 3 },
  endTurn: {},
};

describe('what can be done, in Dutch', () => {
  it.each(Object.entries(ACTIONS))('%s', (type, rest) => {
    const chosen = { type, ...rest } as Action; // a sample of every type
    expectDutch('detail', wording.action(chosen, ask(QUESTIONS.turn), SEEN).detail);
    expectDutch('typed', wording.typed(chosen, SEEN));
  });

  const say = (chosen: Action): Said => wording.action(chosen, ask(QUESTIONS.turn), SEEN);

  it('is said in a few words, with what is worth knowing about it', () => {
    expect(say({ type: 'attack', ...ACTIONS.attack })).toEqual({
      title: 'Val Lijkenvreter 1 aan met Langzwaard',
      detail:
        'basisschade 4, raak bij 6 of meer, 58% raak, 0% dood, gemiddeld 1,2 Levenspunten eraf; met alle Impulsen 75% raak, 0% dood',
    });
    expect(say({ type: 'go', to: THERE })).toEqual({
      title: 'Loop één vak naar het zuidoosten',
      detail: '1 Impuls, naast Lijkenvreter 1 en Gloed, weg van Lijkenvreter 1',
    });
    expect(say({ type: 'use', ...ACTIONS.use })).toEqual({
      title: 'Gebruik Gloedlans op Lijkenvreter 1',
      detail: '2 Impulsen: die lijdt 3 schade',
    });
    expect(say({ type: 'discard', card: 'buckler' })).toEqual({
      title: 'Rondschild wegdoen',
      detail: 'Plek: Tweede hand. +1 Weerstand',
    });
    expect(say({ type: 'reduce', effect: 'weak' })).toEqual({ title: 'Zwak 2 afschudden', detail: '' });
  });
});

it('gives every monster a sign by its Dutch name', () => {
  expect([3, 4, 5].map((id) => wording.signOf(SEEN.view, id))).toEqual(['L1', 'L2', 'K']);
});
