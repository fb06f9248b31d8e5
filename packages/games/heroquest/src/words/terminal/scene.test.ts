import { readOptions } from '@questhall/border';
import { type Ask, begin, type Sight, sight } from '@questhall/kernel';
import { OPENLY } from '@questhall/testkit';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../../stories/samples.ts';
import type { Gear } from '../../content/equipment.ts';
import { heroquest } from '../../game.ts';
import type { HeroInPlay, HeroQuest, MonsterInPlay, Pile, Question, View } from '../../types/index.ts';
import { wording as words } from '../en/index.ts';
import { terminal } from '../en/terminal.ts';
import { TERMINAL_TEXTS } from '../en/terminal-texts.ts';
import { defenceOdds, offerOdds, strikeOdds } from '../odds/strikes.ts';
import { drawMap } from './map.ts';

/** What a seat sees before anything has happened in quest 1. */
function openingSight(seat: number): Sight<HeroQuest> {
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
  return sight(heroquest, journal.state, seat);
}

const PLAN = ['.......', '.AAABB.', '.AAABB.', '.AAABB.', '.......'];
const WIDTH = 7;
const at = (column: number, row: number): number => row * WIDTH + column;

const ORC: MonsterInPlay = {
  key: 'orc',
  name: 'Orc',
  figure: 'orc',
  move: 8,
  attack: 3,
  defend: 2,
  body: 1,
  mind: 2,
  isUndead: false,
  id: 7,
  at: at(3, 3),
  wounds: 0,
  spells: [],
  cast: [],
  isAsleep: true,
  losesTurn: false,
  hasMoved: false,
  hasActed: false,
  isDone: false,
  home: null,
};

const ULAG: MonsterInPlay = {
  ...ORC,
  key: 'ulag',
  name: 'Ulag',
  body: 2,
  wounds: 1,
  id: 12,
  at: at(1, 3),
  isAsleep: false,
};

/** Room A and the corridor above it have come to light; room B is dark. */
function smallSight(seat: number): Sight<HeroQuest> {
  const opened = openingSight(seat);
  const { view } = opened;
  const seen = [0, 1, 2, 3]
    .map((column) => at(column, 0))
    .concat([1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => at(column, row))));
  const revealed = [0, 0];
  for (const square of seen) revealed[square >> 5] = (revealed[square >> 5] ?? 0) | (1 << (square & 31));
  const squares: Readonly<Record<string, number>> = {
    barbarian: at(1, 1),
    dwarf: at(2, 2),
    elf: at(2, 2),
    wizard: at(1, 0),
  };
  const heroes = view.heroes.map((hero): HeroInPlay => ({ ...hero, at: squares[hero.hero] ?? 0 }));
  const hidden = view.hidden && {
    ...view.hidden,
    doors: [{ edge: at(5, 3) * 2 + 1, kind: 'door' as const, isOpen: false, changed: 0 }],
    secretDoors: [at(3, 3) * 2],
    rocks: [],
    furniture: [{ piece: 'chest' as const, at: at(5, 1), width: 1, height: 1 }],
    traps: [{ at: at(6, 4), kind: 'spear' as const }],
    monsters: [{ ...ULAG, at: at(4, 2) }],
    stairs: null,
  };
  const table: View = {
    ...view,
    plan: PLAN.join('\n'),
    round: 3,
    revealed,
    changes: 1,
    heroes,
    hidden,
    monsters: [ORC, ULAG],
    roster: ['Goblin', 'Orc', 'Orc', 'Orc', 'Orc', 'Orc', 'Ulag'],
    doors: [
      { edge: at(2, 0) * 2 + 1, kind: 'door', isOpen: true, changed: 0 },
      { edge: at(3, 2) * 2, kind: 'door', isOpen: false, changed: 0 },
      { edge: at(1, 3) * 2 + 1, kind: 'secret', isOpen: false, changed: 0 },
    ],
    rocks: [at(0, 0)],
    furniture: [{ piece: 'cupboard', at: at(3, 1), width: 1, height: 2 }],
    traps: [
      { at: at(2, 3), kind: 'pit', isOpen: true },
      { at: at(3, 0), kind: 'block', isOpen: false },
    ],
    turn: {
      who: 'hero',
      hero: 'barbarian',
      movement: 4,
      hasStepped: true,
      hasActed: false,
      isMoveOver: false,
      isHalf: false,
      firstSpell: null,
    },
  };
  return { ...opened, asks: [], view: table };
}

const ask = (question: Question): Ask<HeroQuest> => ({
  id: 1,
  seat: 0,
  rule: 'turn.move-and-one-action',
  question,
  ...OPENLY,
});
const mapOf = ({ view }: Sight<HeroQuest>): string => drawMap(view, TERMINAL_TEXTS.map).lines.join('\n');

describe('the scene', () => {
  it('draws what a hero has seen', () => {
    expect(mapOf(smallSight(0))).toBe(
      [
        '    0  1  2  3',
        '  ┌──┬────────╴',
        ' 0│▓▓│ W  · ^B',
        "  └──┼───''───┐",
        ' 1   │*B  · ▒▒│',
        '     │      cb│',
        ' 2   │ · DE ▒▒+',
        '     │        │',
        ' 3   │Ul ()  O│',
        '     └%%──────┘',
      ].join('\n'),
    );
  });

  it('shows Zargon the whole board, and what is hidden in small letters', () => {
    const lines = terminal.scene(smallSight(1));
    expect(mapOf(smallSight(1))).toBe(
      [
        '    0  1  2  3  4  5  6',
        '  ┌──┬─────────────────┐',
        ' 0│▓▓│ W  · ^B         │',
        "  ├──┼───''───┬─────┐  │",
        ' 1│  │*B  · ▒▒│   ch│  │',
        '  │  │      cb│     │  │',
        ' 2│  │ · DE ▒▒+ul   │  │',
        '  │  │        │     │  │',
        ' 3│  │Ul ()  O?     │  │',
        '  │  └%%──────┴───++┘  │',
        ' 4│                  ^s│',
        '  └────────────────────┘',
      ].join('\n'),
    );
    expect(lines).toContain('Only you know:');
    expect(lines).toContain('  In the dark: ul Ulag');
  });

  it('lists monsters, heroes and what is left of the turn', () => {
    const lines = terminal.scene(smallSight(0));
    expect(lines[0]).toBe('Quest 1: The Trial, round 3');
    expect(lines[1]).toBe('Goal: kill Verag, and come back to the stairway.');
    expect(lines).toContain('  O  Orc att 3 def 1 ♥ (asleep)           Ul Ulag att 3 def 2 ♥♡');
    expect(lines).toContain('  B Halgerd the Barbarian ♥♥♥♥♥♥♥♥ 8/8  Mind 2/2  attack 3  defend 2');
    expect(lines).toContain('    Broadsword; 0 gold');
    expect(lines.at(-1)).toBe('Halgerd the Barbarian: 4 squares left, action unused.');
  });

  it('says what is rusted and what is only carried', () => {
    const { view, ...rest } = smallSight(0);
    const gear: Gear[] = ['broadsword', 'broadsword', 'helmet', 'helmet', 'plate-mail'];
    const lines = (change: Partial<HeroInPlay>): readonly string[] => {
      const heroes = view.heroes.map((hero) =>
        hero.hero === 'barbarian' ? { ...hero, gear, spareHelmets: 1, ...change } : hero,
      );
      const piles: Pile[] = [
        { at: at(1, 1), owner: null, gold: 0, items: ['dagger', 'dagger'], corroded: ['dagger'], isSafe: true },
      ];
      return terminal.scene({ ...rest, view: { ...view, heroes, piles } });
    };
    expect(lines({})).toContain('  On the floor: Dagger and Dagger (corroded)');
    const bags = 'Helmet; Helmet (carried)';
    expect(lines({ corroded: ['broadsword'] })).toContain(
      `    Broadsword; Broadsword (corroded); ${bags}; Plate Mail (carried); 0 gold`,
    );
    expect(lines({ corroded: ['broadsword', 'broadsword'], suit: 'plate-mail' })).toContain(
      `    Broadsword (corroded); Broadsword (corroded); ${bags}; Plate Mail; 0 gold`,
    );
  });

  it('keeps within 80 characters where it draws, on the widest boards too', () => {
    const { view } = openingSight(1);
    for (const width of [26, 30, 64]) {
      const plan = Array.from({ length: 3 }, () => '.'.repeat(width)).join('\n');
      const hidden = view.hidden && {
        ...view.hidden,
        doors: [],
        secretDoors: [],
        rocks: [],
        furniture: [],
        traps: [],
        monsters: [],
        stairs: null,
      };
      const drawn = drawMap(
        {
          ...view,
          plan,
          hidden,
          stairs: null,
          doors: [],
          rocks: [],
          furniture: [],
          monsters: [],
          heroes: [],
          order: [],
          revealed: Array<number>(6).fill(-1),
        },
        TERMINAL_TEXTS.map,
      ).lines;
      for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
      expect(drawn).toHaveLength(Math.ceil(width / 26) * 8);
    }
  });
});

describe('questions and answers', () => {
  it('says what is at a square, and what a blow rolls', () => {
    const seen = smallSight(0);
    const asked = ask({ kind: 'turn', hero: 'barbarian' });
    expect(words.question(asked, seen)).toBe('What does Halgerd the Barbarian do?');
    expect(words.action({ type: 'walk', to: at(2, 3) }, asked, seen)).toEqual({
      title: 'Walk two squares south and one east',
      detail: 'down into the pit, beside the Orc and Ulag',
    });
    expect(words.action({ type: 'walk', to: at(3, 0) }, asked, seen)).toEqual({
      title: 'Walk one square north and two east',
      detail: 'under the falling block',
    });
    expect(words.action({ type: 'open', door: at(3, 2) * 2 }, asked, seen).title).toBe('Open the east door');
    expect(words.action({ type: 'attack', target: 7, isThrown: false }, asked, seen)).toEqual({
      title: 'Attack the Orc',
      detail: '3 dice against 1; kills 69 %',
    });
    expect(words.facts({ square: at(1, 2), steps: 9, left: 4 }, seen)).toBe(
      'That is nine steps, with four squares left to walk.',
    );
    expect(words.facts({ square: at(5, 2) }, seen)).toBe('Nobody has seen that square yet.');
    expect(words.facts({ square: at(5, 2) }, smallSight(1))).toBe('');
    expect(words.facts({ square: at(0, 0) }, seen)).toBe('There is rock.');
    expect(words.facts({ square: at(3, 1) }, seen)).toBe('A cupboard stands there.');
    expect(words.facts({ square: at(1, 2), barred: 'way' }, seen)).toBe('No way there is open.');
    expect(words.facts({ square: at(5, 2), barred: 'way' }, seen)).toBe('Nobody has seen that square yet.');
    expect(words.facts({ door: at(3, 2) * 2 }, seen)).toBe('');
    expect(words.facts({ door: at(5, 2) * 2 }, seen)).toBe('Nobody knows of a door there.');
    expect(words.facts({ target: 12 }, seen)).toBe('That is Ulag.');
    expect(words.facts({}, seen)).toBe('');
  });

  it('says what stands against something, not only what it is', () => {
    const seen = smallSight(0);
    const door = at(3, 2) * 2;
    expect(words.facts({ door, from: at(1, 1) }, seen)).toBe('The Barbarian is not beside that door.');
    expect(words.facts({ door, closed: 'already' }, seen)).toBe('It is closed already.');
    expect(words.facts({ square: at(3, 3), from: at(1, 1) }, seen)).toBe('The Orc is not beside the Barbarian.');
    expect(words.facts({ square: at(2, 2), from: at(1, 1) }, seen)).toBe(
      'The Dwarf is only diagonally beside the Barbarian.',
    );
    expect(words.facts({ target: 7, unseenFrom: at(1, 1) }, seen)).toBe(
      'The Barbarian cannot see the Orc: the Dwarf and the Elf are in the way.',
    );
    expect(words.facts({ target: 7, unseenFrom: at(1, 0) }, seen)).toBe(
      'The Wizard cannot see the Orc: a wall or a closed door is in the way.',
    );
    expect(words.facts({ target: 'elf', unseenFrom: at(1, 0) }, seen)).toMatch(/^The Wizard cannot see the Elf: /);
    expect(words.facts({ square: at(5, 2), unseenFrom: at(1, 1) }, seen)).toBe('Nobody has seen that square yet.');
    expect(words.facts({ acted: 'dwarf' }, seen)).toBe('The Dwarf has acted in this turn already.');
    expect(words.facts({ searchedBy: 'dwarf' }, seen)).toBe(
      'The Dwarf has searched here already; another hero still may.',
    );
    expect(words.facts({ heroes: 4 }, seen)).toBe('Name all four heroes, each of them once.');
    expect(words.facts({ tool: 'kit' }, seen)).toMatch(/the Dwarf needs none, and does it with bare hands/);
  });

  it('goes by the board’s own width', () => {
    const seen = smallSight(0);
    expect(words.typed({ type: 'walk', to: at(2, 3) }, seen)).toBe('walk 2,3');
    expect(terminal.parse(['walk', '2,3'], seen)).toEqual({ type: 'walk', to: at(2, 3) });
    expect(terminal.parse(['open', '2,3n'], seen)).toEqual({ type: 'open', door: at(2, 2) * 2 + 1 });
    expect(terminal.parse(['walk', '7,3'], seen)).toBeNull();
    expect(words.event({ type: 'stepped', figure: 0, to: at(2, 3) }, String, seen)).toBe('The Barbarian takes a step.');
  });

  it('asks every question in a sentence', () => {
    const seen = smallSight(0);
    for (const question of Object.values(QUESTIONS)) {
      expect(words.question(ask(question), seen)).toMatch(/^[A-Z].*[.?]$/);
      expect(words.question(ask(question), seen)).not.toMatch(/undefined|\[object|NaN/);
    }
    const inTown = terminal.scene({ ...seen, asks: [ask({ kind: 'town' })] });
    expect(inTown[0]).toBe('In town, before quest 1');
    expect(inTown.at(-1)).toMatch(/Dagger 25, .* Tool Kit 250\.$/);
  });

  it('reckons blows as the rules roll them', () => {
    const { view } = smallSight(0);
    expect(strikeOdds(view, 0, 12)).toMatchObject({ body: 1, kill: 0.5 }); // three dice against two
    expect(strikeOdds(view, 0, 99)).toBeNull();
    expect(offerOdds(view, { kind: 'turn', hero: 'barbarian' }, { type: 'roll' })).toBeNull();
  });

  it('reckons spells as well', () => {
    const seen = smallSight(0);
    const { view } = seen;
    const asked = ask({ kind: 'turn', hero: 'wizard' });
    const cast = { type: 'cast', targets: [12], at: null, mode: null } as const;
    const odds = offerOdds(view, asked.question, { ...cast, spell: 'ball-of-flame', targets: [12] });
    expect(odds?.kill).toBeCloseTo(8 / 9); // only two saves of two would do
    const unhurt: View = { ...view, monsters: [{ ...ULAG, wounds: 0 }] };
    const wrath = offerOdds(unhurt, asked.question, { ...cast, spell: 'fire-of-wrath', targets: [12] });
    expect(wrath?.kill).toBeCloseTo(200 / 216);
    expect(wrath?.damage).toBeCloseTo((200 * 2 + 15) / 216);
    const proof: View = { ...view, monsters: [{ ...ULAG, key: 'balur' }] };
    expect(offerOdds(proof, asked.question, { ...cast, spell: 'fire-of-wrath', targets: [12] })).toEqual({
      kill: 0,
      damage: 0,
      body: 1,
    });
    expect(offerOdds(view, asked.question, { ...cast, spell: 'courage', targets: [0] })).toBeNull();
    expect(words.action({ ...cast, spell: 'sleep', targets: [12] }, asked, seen)).toEqual({
      title: 'Cast Sleep on Ulag',
      detail: 'it sleeps, and defends with 1 die; wakes at once: 31 %',
    });
    expect(words.action({ ...cast, spell: 'sleep', targets: [7, 12] }, asked, seen)).toEqual({
      title: 'Cast Sleep on the Orc and Ulag',
      detail: 'they sleep, and defend with 1 die; wake at once: the Orc 31 %, Ulag 31 %',
    });
    expect(words.action({ ...cast, spell: 'tempest', targets: [], at: at(2, 3) }, asked, seen)).toMatchObject({
      title: 'Cast Tempest three squares south and one east',
      detail: expect.stringMatching(/; kills the Orc 25 %, Ulag 13 %$/),
    });
  });

  it('reckons a defence', () => {
    const { view } = smallSight(0);
    expect(defenceOdds(view, { kind: 'defend', hero: 'elf', attacker: 7, hits: 1 })).toEqual({
      kill: 0,
      damage: 0.25,
      body: 6,
    });
  });
});

describe('before and after a quest', () => {
  it('tells the briefing before anything is chosen', () => {
    const seen = openingSight(0);
    expect(terminal.scene(seen).slice(0, 2)).toEqual(['Quest 1: The Trial', seen.view.briefing]);
    expect(terminal.scene(smallSight(0))).not.toContain(seen.view.briefing);
  });

  it('tells how it ended, who lives, and what comes next', () => {
    const seen = smallSight(0);
    const heroes = seen.view.heroes.map(
      (hero): HeroInPlay => (hero.hero === 'elf' ? { ...hero, status: 'dead' } : { ...hero, gold: 25 }),
    );
    const won = {
      ...seen,
      view: { ...seen.view, heroes },
      outcome: { winners: 1, rule: 'quest.goal-and-stairway' as const },
    };
    expect(words.outcome(won)).toEqual({
      title: 'The heroes win.',
      text: 'Quest 1, The Trial, took three rounds, and five monsters were slain. Three survivors: Halgerd the Barbarian (Body 8 of 8, 25 gold), Gunda the Dwarf (Body 7 of 7, 25 gold) and Aldous the Wizard (Body 4 of 4, 25 gold). Next: quest 2, The Rescue of Sir Ragnar.',
    });
    expect(words.outcome({ ...won, view: { ...won.view, title: 'A quest of our own' } }).text).not.toContain('Next');
    const lost = {
      ...won,
      view: { ...won.view, heroes: [], ending: 'failure' as const },
      outcome: { ...won.outcome, winners: 2 },
    };
    expect(words.outcome(lost)).toEqual({
      title: 'Zargon wins.',
      text: 'The heroes have failed. Quest 1, The Trial, took three rounds, and five monsters were slain. All heroes are dead.',
    });
  });

  it('says which piece a trap is in, and where the stairway ends', () => {
    const seen = smallSight(0);
    const trap = { room: 'A', kind: 'needle' as const, damage: 1, at: at(3, 1) };
    expect(words.event({ type: 'trapsFound', traps: [], chests: [trap] }, String, seen)).toBe(
      'Found: a trap in the cupboard (needle).',
    );
    expect(words.event({ type: 'stairsSeen', at: at(1, 1) }, String, seen)).toBe('The stairway can be seen.');
  });
});
