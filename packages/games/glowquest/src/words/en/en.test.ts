import { type Ask, below, everyone, seedRng, sight, type Told } from '@questhall/kernel';
import { FORMS, overhear } from '@questhall/testkit';
import { cellAt } from '@questhall/tiles';
import { describe, expect, it, test } from 'vitest';
import { OFFENSE, UTILITY } from '../../../stories/cast.ts';
import { story } from '../../../stories/scene.ts';
import { digest } from '../../client/digest.ts';
import { CARD_IDS, MONSTER_BENEFIT_IDS, MONSTER_IDS } from '../../content/index.ts';
import { glowquest } from '../../game.ts';
import { seatsFor } from '../../party.ts';
import type { Event, Glowquest, Question, Reason, View } from '../../types/index.ts';
import { EVENTS, keen, optionsOf } from '../telling/samples.ts';
import { wording } from './index.ts';
import { terminal } from './terminal.ts';

/** What the program says to itself, and nobody else should hear. */
const RAW = /undefined|\[object|NaN|null|Infinity|\b1[5-7]\d{3}\b/;
/** Ids of several words: those of one word are names as well. */
const IDS = new RegExp(
  `\\b(${[...CARD_IDS, ...MONSTER_IDS, ...MONSTER_BENEFIT_IDS].filter((id) => id.includes('-')).join('|')})\\b`,
);

const TABLES = ['heroes=offense', 'heroes=defense,utility', 'heroes=defense,offense,utility'].flatMap((heroes) => [
  `${heroes} difficulty=easy`,
  `${heroes} playersRunMonsters=on`,
]);

describe.each([...TABLES, 'heroes=utility,offense monsters=heroes spendBeforeRoll=on freeSeating=on'])(
  'at a table with %s',
  (setting) => {
    const options = optionsOf(setting);
    const rng = seedRng(`fast:${setting}`);

    it.each(['anything', 'what wins fights'])('every sentence is well made when players do %s', (style) => {
      const listening = {
        game: glowquest,
        options,
        seats: seatsFor(options),
        seed: `fast:${setting} ${style}`,
        moves: 500,
      };
      const player =
        style === 'anything'
          ? {}
          : { player: ({ offers }: { offers: Parameters<typeof keen>[0] }) => keen(offers, (n) => below(rng, n)) };
      const said = overhear(wording, { ...listening, ...player });
      const wrong = said.filter(
        ({ kind, text }) => !FORMS[kind].test(text) || RAW.test(text) || (kind !== 'typed' && IDS.test(text)),
      );
      expect(wrong).toEqual([]);
      expect(said.length).toBeGreaterThan(300);
    });
  },
);

/** Three heroes and two Ghouls; it is Offense's Turn. */
const SEEN = sight(
  glowquest,
  story((scene) => {
    scene.hero('defense', 0, 0);
    scene.hero('offense', 1, 2, { cards: ['nimble', 'stubborn'] });
    scene.hero('utility', 0, 4);
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 4);
    scene.turn(OFFENSE, 3);
  }).state,
  OFFENSE,
);

const tell = (event: Event): string => wording.event(event, (seat) => `seat ${seat + 1}`, SEEN);

describe('what happened', () => {
  it.each(Object.entries(EVENTS))('%s', (type, rest) => {
    const sentence = tell({ type, ...rest } as Event); // samples of every type
    expect(sentence).toMatch(FORMS.event);
    expect(sentence).not.toMatch(RAW);
  });

  it('calls heroes by their Roles, monsters by their numbers, and places by the compass', () => {
    expect(tell({ type: 'moved', ...EVENTS.moved })).toBe('Ghoul 1 is driven back one square east.');
    expect(tell({ type: 'doorOpened', ...EVENTS.doorOpened })).toBe('Defense opens the east door.');
    expect(tell({ type: 'attackDeclared', ...EVENTS.attackDeclared })).toBe(
      'Offense attacks Ghoul 1 with Longsword: base damage 4.',
    );
    expect(tell({ type: 'patrolRolled', ...EVENTS.patrolRolled })).toBe(
      'A D6 for the Patrol shows 4: Skeleton Spearmen.',
    );
    expect(tell({ type: 'patrolRolled', die: 4, record: 'orc-shaman' })).toBe(
      'A D6 for the Patrol shows 4: Orc Shamans.',
    );
  });

  it('shows where damage went', () => {
    expect(tell({ type: 'harmed', ...EVENTS.harmed })).toBe(
      'Defense takes 7 damage (2 reflected, 2 off the Shield and 1 kept off by Armor): two Hitpoints lost, 8 left.',
    );
    expect(
      tell({ type: 'harmed', ...EVENTS.harmed, how: 'returned', amount: 2, reflected: 0, shielded: 0, armored: 0 }),
    ).toBe('Defense takes 2 damage back from Ghoul 1: two Hitpoints lost, 8 left.');
  });

  it.each<[Reason, string]>([
    ['preferred', 'Ghoul 1 turns on Utility: its Preferred Target.'],
    ['challenged', 'Ghoul 1 turns on Utility: its challenger.'],
    ['only', 'Ghoul 1 turns on Utility: nobody else can be attacked.'],
  ])('gives the Controller’s reason: %s', (why, sentence) =>
    expect(tell({ type: 'chose', monster: 3, target: 2, why })).toBe(sentence),
  );
});

describe('what a Check has to show', () => {
  const ask = (question: Question): Ask<Glowquest> => ({
    ...(SEEN.asks[0] ?? expect.fail('nobody is asked')),
    question,
  });
  const recovering = (who: number): string =>
    wording.action({ type: 'recover' }, ask({ kind: 'down', who }), SEEN).detail;
  const leaving = (who: number): string => wording.question(ask({ kind: 'leave', who, enemies: [3] }), SEEN);

  it('is what the rules say', () => {
    expect(recovering(UTILITY)).toBe('a Check of 6, to wake in full health');
    expect(leaving(UTILITY)).toContain('a Check of 4 or more');
  });

  it('is less for whoever has the card for it', () => {
    expect(recovering(OFFENSE)).toBe('a Check of 5 or more, to wake in full health');
    expect(leaving(OFFENSE)).toContain('a Check of 3 or more');
  });
});

describe('the gist of it', () => {
  /** What is left of these events, all of them told to the whole table. */
  const gist = (...events: readonly Event[]): readonly string[] => {
    const told = events.map((event): Told<Glowquest> => ({ to: everyone(4), rule: 'term.entity', event }));
    return digest(told).map(({ event }) => tell(event));
  };
  const walk = (...path: number[]): Event => ({ type: 'walked', who: 0, path });

  it('is one walk for several', () => {
    expect(gist(walk(cellAt(0, 1)), walk(cellAt(0, 2), cellAt(1, 2)))).toEqual(['Defense moves three squares.']);
  });

  it('is a monster’s Turn without its bookkeeping', () => {
    expect(
      gist(
        { type: 'turnEnded', who: 1 },
        { type: 'recordRolled', die: 3, record: 'ghoul' },
        { type: 'chose', monster: 3, target: null, why: 'any-hero' },
        { type: 'turnBegan', who: 3, round: 1 },
        { type: 'surgesRolled', who: 3, dice: [4], bonus: 0, surges: 4 },
        { type: 'attackDeclared', attacker: 3, target: 1, base: 'own', damage: 2 },
        { type: 'rolledToHit', attacker: 3, target: 1, die: 9, total: 9, grit: 7 },
        { type: 'hit', attacker: 3, target: 1, total: 9, grit: 7 },
        { type: 'moved', who: 1, from: cellAt(1, 2), to: cellAt(0, 2), how: 'momentum' },
        { type: 'moved', who: 3, from: cellAt(2, 2), to: cellAt(1, 2), how: 'follow' },
      ),
    ).toEqual([
      'Ghoul 1 acts: it can attack a hero.',
      'Ghoul 1 rolls 4: four Surges.',
      'Ghoul 1 attacks Offense: base damage 2.',
      'Ghoul 1 hits Offense: 9 against Grit 7.',
      'Offense is driven back one square west, and Ghoul 1 follows.',
    ]);
  });

  it('is a call with its price', () => {
    expect(
      gist(
        { type: 'used', who: 3, benefit: 'reinforcements', cost: 2, left: 1, targets: [] },
        { type: 'called', monster: 3 },
      ),
    ).toEqual(['Ghoul 1 calls for the rest of the Patrol, for 2 Surges.']);
  });

  it('leaves out nothing that only some were told', () => {
    const told: readonly Told<Glowquest>[] = [
      { to: 1, rule: 'move.amount', event: walk(cellAt(0, 1)) },
      { to: 3, rule: 'move.amount', event: walk(cellAt(0, 2)) },
    ];
    expect(digest(told)).toEqual(told);
  });
});

describe('a hero at 0 Hitpoints', () => {
  const view = {
    ...SEEN.view,
    heroes: SEEN.view.heroes.map((hero) => (hero.id === OFFENSE ? { ...hero, hitpoints: 0 } : hero)),
  };
  const asked = (question: Question): Ask<Glowquest> => ({
    ...(SEEN.asks[0] ?? expect.fail('nobody is asked')),
    question,
  });
  const told = (question: Question): string => {
    const seen = { ...SEEN, view, asks: [asked(question)] };
    return [terminal.status?.(seen), ...terminal.scene(seen)].join('\n');
  };

  it('lies Unconscious', () => expect(told({ kind: 'down', who: OFFENSE })).toMatch(/Offense: Unconscious[\s\S]*>o/));

  it('does not, as long as a card may keep it up', () => {
    const brink = told({ kind: 'brink', who: OFFENSE, cards: ['last-effort'] });
    expect(brink).not.toContain('Unconscious');
    expect(brink).toMatch(/Offense: Hitpoints 0\/8[\s\S]*>O/);
  });
});

describe('a door that cannot be opened', () => {
  const phase = { ...SEEN.view, turn: null, encounter: null, phase: { hero: 0, left: 4 } };
  const door = { id: 91, near: cellAt(1, -1), far: cellAt(2, -1), isOpen: false };
  const said = (id: number): string =>
    wording.facts({ door: id }, { ...SEEN, view: { ...phase, floor: { ...phase.floor, doors: [door] } } });

  it('is not there', () => expect(said(-1)).toBe('No closed door is beside Defense.'));
  it('is elsewhere', () => expect(said(91)).toBe('That door is one square northeast of Defense.'));
});

describe('somebody who cannot be attacked', () => {
  const inTwoTiles = (isOpen: boolean): string => {
    const [there, here] = [cellAt(5, 2), cellAt(1, 2)];
    const wide = {
      id: 801,
      kind: 'big' as const,
      cells: Array.from({ length: 25 }, (_, i) => cellAt(i % 5, Math.floor(i / 5))),
    };
    const next = {
      id: 802,
      kind: 'small' as const,
      cells: Array.from({ length: 25 }, (_, i) => cellAt(5 + (i % 5), Math.floor(i / 5))),
    };
    const joins = isOpen
      ? [0, 1, 2, 3, 4].map((y) => ({ from: cellAt(4, y), to: cellAt(5, y) }))
      : [{ from: cellAt(4, 4), to: cellAt(5, 4) }];
    const floor = { ...SEEN.view.floor, tiles: [wide, next], joins, doors: [], openings: [] };
    const place = <E extends { readonly id: number; readonly at: number }>(one: E): E => ({
      ...one,
      at: one.id === OFFENSE ? here : one.at,
    });
    const monsters = SEEN.view.monsters.map((one, i) => (i === 0 ? { ...one, at: there } : one));
    return wording.facts(
      { target: 3 },
      { ...SEEN, view: { ...SEEN.view, floor, heroes: SEEN.view.heroes.map(place), monsters } },
    );
  };

  it('is far off', () => expect(inTwoTiles(true)).toBe('Ghoul 1 is four steps from Offense.'));
  it('is out of sight', () =>
    expect(inTwoTiles(false)).toBe('Ghoul 1 is five steps from Offense, and out of its sight.'));
});

test('a Benefit that would lower nothing says so', () =>
  expect(wording.facts({ benefit: 'shake-off', negatives: 0 }, SEEN)).toBe(
    'No negative Effect is there that Shake Off could lower.',
  ));

test('a square that is closed in says so, whoever stands there', () => {
  const square = SEEN.view.heroes[0]?.at ?? 0;
  expect(wording.facts({ square }, SEEN)).toMatch(/ stands there\.$/);
  expect(wording.facts({ square, barred: 'way' }, SEEN)).toBe('No way there is open.');
});

test('a Gain says from how many cards it is', () => {
  const question: Question = { kind: 'gain', hero: 0, decks: ['defense'], why: 'level' };
  const asked = { ...(SEEN.asks[0] ?? expect.fail('nobody is asked')), question };
  const scavenging: View = {
    ...SEEN.view,
    heroes: SEEN.view.heroes.map((hero) => ({ ...hero, cards: ['scavenger'] })),
  };
  const label = (view: View): string =>
    wording.action({ type: 'gain', deck: 'defense' }, asked, { ...SEEN, view }).detail;
  expect(label(SEEN.view)).toContain('keep one of three');
  expect(label(scavenging)).toContain('keep one of four');
});

test('the map has everybody on it', () => {
  const scene = terminal.scene(SEEN);
  expect(scene.find((line) => line.includes('G1'))).toContain('>O');
  expect(scene.join('\n')).toMatch(/ D[\s\S]* U[\s\S]*G2/);
});
