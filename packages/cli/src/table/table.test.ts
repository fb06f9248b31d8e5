import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CTRL_C, flat, folder, goOnAt, set, sitAt, sitDown } from '../testing/sit-at.ts';
import { arena, quest } from '../testing/tables.ts';

const GOLEM = { settings: set('mode=dice', 'hero=hugo', 'monster=golem', 'monsterLife=5') };
const CARDS = { settings: set('mode=cards', 'hero=lindel', 'monster=troll', 'monsterLife=6') };
const TWO = { ...CARDS, players: ['me', 'me'] };

describe('a new table', () => {
  test('asks for what matters, by number or word, and explains every choice', async () => {
    const { seen } = await sitDown({}, ['arena', 'cards', 'conan', '2', 'demon', '', 'quit']);
    expect(seen).toContain('two dice against an attribute');
    expect(flat(seen)).toContain(
      'It is hugo, krutzbeck, tatianna, challara, lindel or maud; Enter takes hugo, "quit" leaves.',
    );
    expect(seen).toContain('Krutzbeck                 ♥♥♥♥♥♥♡♡♡♡♡♡♡  6 of 13');
    expect(seen).toContain('A Demon stands before you');
  });

  test('asks nothing that no longer matters', async () => {
    const { seen } = await sitDown({ players: ['me'] }, ['keep', 'dice', 'lindel', 'northwest', 'quit']);
    expect(seen).not.toContain('Who waits in the ring');
    expect(seen).toContain('Which hero do you lead?');
    expect(seen).toContain('Lindel waits in the north-west tower.');
  });

  test('can be left at once', async () => {
    expect(await sitDown({}, ['quit'])).toMatchObject({
      code: 0,
      seen: expect.not.stringContaining('stands before you'),
    });
    expect(await sitDown({}, [])).toMatchObject({ code: 0 });
  });

  test('gives a first fight in which there is something to decide', async () => {
    expect((await sitDown({}, ['arena', '', '', 'golem', '', 'quit'])).seen).toContain(
      'Hugo the Glorious         ♥♥♥♥♥♥',
    );
    expect((await sitDown({ players: ['me', 'me'] }, ['arena', '', '', 'golem', '', 'quit'])).seen).toContain(
      'Classic Cards',
    );
  });

  test('tells people who would have nothing to do', async () => {
    expect((await sitDown({ ...GOLEM, players: ['me', 'me'] }, ['quit'])).seen).toContain(
      'seat 2 has nothing to decide, and watches',
    );
  });

  test('with a vote: the program goes along with the people', async () => {
    const { seen } = await sitDown({ settings: set('mode=vote', 'monster=troll') }, ['cards', 'quit']);
    expect(seen).toContain('You agree to Classic Cards.');
    expect(seen).toContain('The program agrees to Classic Cards.');
    expect(seen).toContain('Fights are fought with Classic Cards.');
  });

  test.each([60, 30])('fits %i columns', async (width) => {
    const { seen } = await sitDown(
      {},
      ['arena', 'cards', 'challara', 'random', '6', 'fight', 'why escape', 'odds', 'help', 'log', 'quit'],
      width,
    );
    const tooWide = seen
      .split('\n')
      .filter(
        (line) =>
          [...line].length > width && line.includes(' ') && !/^The match is kept|^ {2}npx questhall|^[[>]/.test(line),
      );
    expect(tooWide.filter((line) => !/[♥♡]|\S{20}/.test(line))).toEqual([]);
  });
});

describe('the program in a seat', () => {
  /** The monster's cards of one match, in order. */
  async function monsterCards(seed: string): Promise<string> {
    const { seen } = await sitDown({ ...CARDS, seed }, ['fight', ...Array<string>(12).fill('slash'), 'quit']);
    return Array.from(seen.matchAll(/for the hero, (.*) for the monster/g), ([, card]) => card).join(', ');
  }

  test('cannot be learnt by heart, not even with the same seed', async () => {
    const matches = await Promise.all(['a', 'a', 'b', 'c'].map(monsterCards));
    expect(new Set(matches).size).toBeGreaterThan(1);
  });

  test('is called by its name', async () => {
    expect((await sitDown(CARDS, ['quit'])).seen).toContain('The program plays the monster.');
    expect((await sitDown({ ...CARDS, players: ['me', 'standard', 'random'] }, ['quit'])).seen).toContain(
      'The program in seat 2 plays the monster.',
    );
  });

  test('has its real dice typed in by people', async () => {
    const { seen } = await sitDown(
      {
        ...GOLEM,
        settings: set('mode=solo', 'hero=lindel', 'monster=skeleton', 'monsterLife=2'),
        players: ['standard', 'me'],
        isDiceTyped: true,
      },
      ['3', '6', 'quit'],
    );
    expect(seen).toContain('For the program: roll a die with 6 faces');
    expect(seen).toContain('Lindel has won');
  });
});

describe('answers', () => {
  test('Enter takes the only answer, or the one that goes without saying, and never a real choice', async () => {
    const { seen } = await sitDown(CARDS, ['', '', 'quit']);
    expect(seen).toContain('There are 3 answers to choose from');
    const krutzbeck = await sitDown(
      { settings: set('mode=dice', 'hero=krutzbeck', 'monster=demon', 'monsterLife=8', 'attribute=12') },
      ['fight', 'roll', '', 'quit'],
    );
    expect(krutzbeck.seen).toContain('Enter: add');
    expect(krutzbeck.seen).toContain('Krutzbeck hits harder.');
  });

  test('numbers and words that are not there are named', async () => {
    const { seen } = await sitDown(CARDS, [
      '7',
      'fight',
      '9',
      '0',
      'x'.repeat(50),
      'why',
      'why flap',
      'rule',
      'rule unicorns',
      'undo me',
      'save',
      'save a b',
      'quit',
    ]);
    for (const answer of [
      'There is only 1.',
      'There are only 1 to 3.',
      'means nothing here',
      'Say what you would like to do',
      '"flap" is nothing',
      'Say which one',
      'No rule speaks of "unicorns"',
      'Say "undo", or "undo all"',
      'Say where',
      'no spaces here',
    ]) {
      expect(seen).toContain(answer);
    }
  });

  test('go plays on until there is something to decide', async () => {
    const { seen } = await sitDown({ settings: set('mode=dice', 'hero=lindel', 'monster=skeleton', 'monsterLife=2') }, [
      'go',
      'go',
      'quit',
    ]);
    expect(seen).toMatch(/Lindel has (won|lost)/);
    expect(seen).toContain('The game is over. "again" plays once more.');
    expect((await sitDown(CARDS, ['go', 'quit'])).seen).toContain('Lay a card for the hero');
    expect((await sitDown(CARDS, ['go 4,7', 'quit'])).seen).toContain('"go" stands alone');
  });

  test('again is the same table with new dice', async () => {
    const { seen } = await sitDown({ settings: set('mode=solo', 'hero=lindel', 'monster=skeleton', 'monsterLife=2') }, [
      'go',
      'again',
      'go',
      'quit',
    ]);
    expect(seen.match(/Lindel has (won|lost)|killed each other/g)).toHaveLength(2);
  });

  test('why, rule and odds explain, house rules included', async () => {
    const { seen } = await sitDown(CARDS, [
      'why escape',
      'fight',
      'rule heavyCounter',
      'rule kernel.horizon',
      'odds',
      'table',
      'quit',
    ]);
    expect(seen).toContain('squares to retreat to: 0');
    expect(seen).toContain('Heavy counter');
    expect(seen).toContain('What is known stays known');
    expect(seen).toContain('Best play for the monster: Quick Shot');
    expect(seen).toContain('best play: ');
  });

  test('a card says what it does, as the house has it', async () => {
    expect((await sitDown(CARDS, ['fight', 'quit'])).seen).toContain('beats Slash (2 wounds), loses to Bolt of Agony');
    const heavy = await sitDown({ settings: [...CARDS.settings, ['heavyCounter', 'on']] }, ['fight', 'quit']);
    expect(heavy.seen).toContain('beats Bolt of Agony, loses to Quick Shot (2 wounds)');
    const hugo = await sitDown({ settings: set('mode=cards', 'hero=hugo', 'monster=troll') }, ['fight', 'quit']);
    expect(hugo.seen).toContain('Equal cards wound only the monster.');
  });
});

describe('real dice', () => {
  const TYPED = { settings: set('mode=solo', 'hero=lindel', 'monster=skeleton', 'monsterLife=3'), isDiceTyped: true };

  test('are asked for until they can be true, and can be put back', async () => {
    const { seen } = await sitDown(TYPED, ['fight', 'roll', '7', 'x', 'back', 'roll', '6', 'quit']);
    expect(seen.match(/It shows 1 to 6; "back" puts the dice back/g)).toHaveLength(2);
    expect(seen).toContain('nothing has happened');
    expect(seen).toContain('The die shows 6.');
  });
});

describe('several people', () => {
  test('a curtain falls between them, but not for what is open', async () => {
    const { seen } = await sitDown(TWO, ['fight', 'slash', '', 'log', 'bolt', '', 'quit']);
    const [, forSecond = ''] = seen.split('Seat 2, it is your turn. Press Enter when nobody else is looking.');
    const [beforeReveal = ''] = forSecond.split('Turned up');
    expect(beforeReveal).toContain('<cleared>');
    expect(beforeReveal.toLowerCase()).not.toContain('slash\n2.');
    expect(beforeReveal).not.toContain('seat 1: slash');
    const vote = await sitDown({ settings: set('mode=vote', 'monster=troll'), players: ['me', 'me'] }, [
      'solo',
      'solo',
      '',
      'quit',
    ]);
    expect(vote.seen.split('Seat 2, it is your turn.')[0]).not.toContain('<cleared>');
  });

  test('nobody takes back what somebody else did, unless they agree', async () => {
    const { seen } = await sitDown({ settings: set('mode=vote', 'monster=troll'), players: ['me', 'me'] }, [
      'solo',
      '',
      'undo',
      'wait',
      '',
      'undo',
      'undo all',
      'n',
      'undo all',
      'y',
      'quit',
    ]);
    expect(seen).toContain('There is nothing of yours to take back.');
    expect(seen).toContain('Somebody else made that move');
    expect(seen).toContain('If everybody at the table agrees: undo all');
    expect(seen).toContain('Seat 2 does not agree, so it stays.');
    expect(seen.split('Seat 2, do you agree')).toHaveLength(3);
  });

  test('taking back a reveal takes back both cards: nobody chooses again knowing the other', async () => {
    const { seen } = await sitDown(TWO, [
      'fight',
      'slash',
      '',
      'bolt',
      '',
      'undo all',
      'y',
      'quickshot',
      '',
      'slash',
      '',
      'log',
      'quit',
    ]);
    expect(seen).toContain('Turned up: Slash for the hero, Bolt of Agony for the monster.');
    expect(seen).toContain('Turned up: Quick Shot for the hero, Slash for the monster.');
    expect(seen).toContain('was played otherwise and taken back by consent');
  });

  test('the command to go on seats the same people', async () => {
    const path = join(folder, 'two.table');
    const { seen } = await sitDown(TWO, ['fight', `save ${path}`, 'quit']);
    expect(seen.replaceAll('\n  ', ' ')).toContain(`npx questhall play dungeonquest --load ${path}\n`);
    await expect(sitDown({ load: path, players: ['me'] }, ['quit'])).rejects.toThrow(
      'this match has 2 seats; say who sits in them, such as --players me,standard',
    );
    const again = await sitDown({ load: path }, ['slash', '', 'bolt', '', 'quit']);
    expect(again.seen).toContain('Turned up: Slash for the hero, Bolt of Agony for the monster.');
    const alone = await sitDown({ load: path, players: ['me', 'standard'] }, ['slash', 'quit']);
    expect(alone.seen).toContain('Turned up: Slash for the hero');
    const person = { kind: 'person' };
    expect(await alone.shelf.cards()).toMatchObject([{ company: [person, { kind: 'bot', name: 'standard' }] }]);
  });
});

describe('leaving', () => {
  /** What the last words say to type. */
  const nameIn = (seen: string): string =>
    /The match is kept\. Go on with:\n {2}npx questhall resume (\w+)\n/.exec(seen)?.[1] ?? '';

  test('a match under way is kept, and how to go on with it is said; one that was not begun leaves no trace', async () => {
    const untouched = await sitDown(GOLEM, ['quit']);
    expect(untouched.seen).not.toContain('The match is kept');
    expect(await untouched.shelf.cards()).toEqual([]);
    const { seen, shelf } = await sitDown(GOLEM, ['fight', 'quit']);
    expect(await shelf.cards()).toMatchObject([
      {
        id: nameIn(seen),
        n: 1,
        isOver: false,
        name: 'DungeonQuest (play arena, hero hugo, monster golem, monsterLife 5)',
      },
    ]);
    const again = await goOnAt(arena, shelf, nameIn(seen), ['roll', 'quit']);
    expect(again.seen).toContain('Hugo the Glorious');
    expect((await shelf.cards())[0]?.n).toBeGreaterThan(1);
  });

  test('a match that is over stays, and says nothing of going on', async () => {
    const { seen, shelf } = await sitDown(
      { settings: set('mode=solo', 'hero=lindel', 'monster=skeleton', 'monsterLife=2') },
      ['go', 'quit'],
    );
    expect(seen).not.toContain('The match is kept');
    expect(await shelf.cards()).toMatchObject([{ isOver: true }]);
  });

  test('in a pipe nothing is asked, and nothing is lost', async () => {
    const quit = await sitAt(arena, GOLEM, ['fight', 'quit'], 80, false);
    const ended = await sitAt(arena, GOLEM, ['fight'], 80, false);
    for (const { seen } of [quit, ended]) expect(seen).toContain('The match is kept. Go on with:');
  });

  test('another table asks first, and one kept match never replaces another', async () => {
    const { seen, shelf } = await sitDown(GOLEM, ['fight', 'again', 'n', 'again', 'y', 'fight', 'quit']);
    expect(seen.match(/The match is not over\. Leave it\?/g)).toHaveLength(2);
    const kept = Array.from(seen.matchAll(/questhall resume (\w+)/g), ([, id = '']) => id);
    expect((await shelf.cards()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    expect(kept).toHaveLength(2);
  });

  test('Ctrl-C asks first, and a second one leaves with the match kept', async () => {
    const stayed = await sitDown(GOLEM, ['fight', CTRL_C, 'n', 'quit']);
    expect(stayed).toMatchObject({ code: 0, seen: expect.stringContaining('The match is not over. Leave it?') });
    const left = await sitDown(GOLEM, ['fight', CTRL_C, CTRL_C]);
    expect(left.code).toBe(130);
    expect(await left.shelf.cards()).toMatchObject([{ id: nameIn(left.seen), n: 1 }]);
  });

  test('a terminal that closes leaves the match behind', async () => {
    const { code, seen } = await sitDown(GOLEM, ['fight']);
    expect(code).toBe(0);
    expect(seen).toContain('The match is kept. Go on with:');
  });
});

describe('HeroQuest', () => {
  const TRIAL = { settings: set('quest=1'), seed: '3', players: ['me', 'random'] };
  const BEGIN = ['', '', ''] as const; // the usual order, and the schools as suggested
  const descend = (...typed: readonly string[]): ReturnType<typeof sitAt> =>
    sitAt(quest, TRIAL, [...BEGIN, ...typed, 'quit']);

  test('a new table is offered every quest by its title', async () => {
    const { seen } = await sitAt(quest, { seed: '3' }, ['', '2', '', '', 'novice', 'quit']);
    expect(seen).toContain('   1  The Trial: A hero without a deed');
    expect(seen).toContain('  14  Return to Barak Tor:');
    expect(seen).toContain('[off]');
    expect(seen).toContain('Quest 2: The Rescue of Sir Ragnar');
  });

  test('“As published” is the first question, and the table says what is on because of it', async () => {
    const { seen } = await sitAt(quest, { seed: '3' }, ['on', '2', '', '', 'novice', 'quit']);
    expect(seen.indexOf('As published')).toBeLessThan(seen.indexOf('Which quest of the campaign'));
    expect(flat(seen)).toContain(
      '“As published” is on, and with it: To each its own shield, Monsters of the box, Doors stay open',
    );
    const asked = { ...TRIAL, settings: set('quest=1', 'asPublished=on', 'doorsStayOpen=off') };
    const except = flat((await sitAt(quest, asked, ['quit'])).seen);
    expect(except).toContain('Monsters of the box, Known is not safe,');
    expect(except).toContain('Set otherwise: Doors stay open. --set asPublished=off switches it off.');
    expect(flat((await sitAt(quest, TRIAL, ['quit'])).seen)).toContain(
      '“As published” is off: rule asPublished tells what it would change',
    );
  });

  test('the briefing is read once, and only what matters has a line of its own', async () => {
    const { seen } = await descend('roll');
    expect(flat(seen).split('Verag the gargoyle has made its nest')).toHaveLength(2);
    expect(seen).toContain('  ·  order <heroes>   24 to choose from, such as order barbarian dwarf elf');
    expect(seen).toContain('Enter: school fire');
    expect(seen).toMatch(/ {2}· {2}walk <column,row> {3}\d+ to choose from\n/);
    expect(seen).toContain('       walk 4,9   at the east door');
    expect(seen).not.toMatch(/^ *\d+ {2}walk/m);
  });

  test('a spell has one line, whomever it is cast on', async () => {
    const { seen } = await descend('end', 'end', 'end');
    const whom = 'barbarian, dwarf, elf or wizard';
    expect(flat(seen)).toContain(`· cast courage <whom> ${whom}: 2 Attack dice more, and no fear ·`);
    expect(flat(seen)).toContain(`· cast swift-wind <whom> haste ${whom}: twice the dice for the next move ·`);
    expect(flat(seen)).toContain('· cast genie <column,row> 3,11; 3,10; 4,11 or 4,10: a Genie appears');
  });

  test('a walk is one sentence, and half an answer is enough where only one is meant', async () => {
    const { seen } = await descend('roll', 'walk 4 9', 'open', 'walk 5,9', 'attack goblin');
    expect(seen).toContain('The Barbarian walks four squares.');
    expect(seen).toContain('The Barbarian opens the east door.');
    expect(seen).toContain('Goblin 1 appears.');
    expect(seen).toContain('The Barbarian attacks Goblin 1: ');
  });

  test('what is not clear is named, and what is refused has its reason', async () => {
    const { seen } = await descend(
      'search',
      'walk 4,9',
      'roll',
      'why walk 9,9',
      'why open 4,9E',
      'why attack g1',
      'walk 4,77',
      'undo',
    );
    expect(flat(seen)).toContain('Add what for: treasure, doors or traps.');
    expect(flat(seen)).toContain('The dice for the move have not been rolled: roll.');
    expect(flat(seen)).toContain('No. Nobody has seen that square yet. Walls stop you move.no-walls');
    expect(seen).toContain('door.open-adjacent-free');
    expect(flat(seen)).toContain('There is no square 4,77');
    expect(seen).toContain('Since then dice have fallen.');
  });

  test('help says what a newcomer needs, odds reckon every blow, and the log tells it again', async () => {
    const { seen } = await descend('help', 'rule pit', 'roll', 'walk 4,9', 'open', 'odds', 'log');
    expect(flat(seen)).toContain('4,9E is its east side');
    expect(seen).toContain('why something is not allowed: why walk 9,9');
    expect(seen).toContain('trap.pit-is-a-room');
    expect(seen).toContain('The Barbarian with three dice against Goblin 1 with 1: kills 68.8 %.');
    expect(seen).toContain('5. you: walk 4,9\nThe Barbarian walks four squares.');
  });

  test('after Zargon’s turn comes what happened in it, and then the map', async () => {
    const { seen } = await descend('end', 'end', 'end', 'end');
    expect(seen).toMatch(
      /Zargon’s turn\. [^\n]*\nRound 2\. [^\n]*\nThe Barbarian’s turn\. [^\n]*\n\nQuest 1: The Trial, round 2\n/,
    );
  });

  test('Zargon may be a person, who sees the whole quest', async () => {
    const { seen } = await sitAt(quest, { ...TRIAL, players: ['standard', 'me'] }, ['end', 'quit']);
    expect(seen).toContain('Only you know:');
    expect(seen).toContain('Which monster comes first?');
    expect(seen).toMatch(/activate [a-z\d]+ +Move (the )?[A-Z][a-z ]+/);
    expect(flat((await sitAt(quest, { ...TRIAL, players: ['me', 'me'] }, ['quit'])).seen)).toContain(
      'the others look away',
    );
  });

  test('a campaign is told with the names of each quest, also when nobody was there to see it', async () => {
    const settings = set('quest=1', 'campaign=on', 'rounds=5', 'attempts=2');
    const { seen } = await sitAt(quest, { settings, players: ['standard', 'standard'] }, ['log all', 'quit']);
    expect(seen).toContain('Quest 1: The Trial, attempt 2.');
    expect(seen).not.toMatch(/monster \d/i);
    expect(seen).toContain('Back in town, before quest 1.');
  });

  test('goes on from a save', async () => {
    const path = join(folder, 'trial.table');
    const { seen } = await descend('roll', 'walk 4,9', 'open', `save ${path}`);
    expect(seen.replaceAll('\n  ', ' ')).toContain(`npx questhall play heroquest --load ${path}\n`);
    const again = await sitAt(quest, { load: path }, ['search treasure', 'quit']);
    expect(again.seen).toContain('Goblin 1 appears.');
    expect(again.seen).toContain('The Barbarian looks for treasure.');
  });
});
