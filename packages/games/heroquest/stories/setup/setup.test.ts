import { readOptions } from '@questhall/border';
import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { QUESTS } from '../../src/content/quests/index.ts';
import type { School } from '../../src/content/spells.ts';
import { TREASURE_DECK } from '../../src/content/treasure-cards.ts';
import { SHEET_LENGTH_MAX } from '../../src/sheet/limits.ts';
import type { HeroQuest } from '../../src/types/index.ts';
import { type Action, HEROES_SEAT, heroquest, type Options } from '../cast.ts';
import { type DungeonStory, dungeon, type Scene, sheet } from '../dungeon.ts';
import { END, GO_ON, LEAVE, search, sq } from '../wishes.ts';

const opened = (options: Partial<Options> = {}, seats = 2): Story<HeroQuest> =>
  new Story(heroquest, { options: { kit: 'new', ...options }, seats });
const take = (school: School): Action => ({ type: 'takeSchool', school });
const inBookOrder: Action = { type: 'order', heroes: ['barbarian', 'dwarf', 'elf', 'wizard'] };

/** A campaign in which the goal is met and everybody waits on the stairway for the end of the Barbarian's turn. */
function won(build: (scene: Scene) => void = () => undefined, options: Partial<Options> = {}): DungeonStory {
  const s = dungeon(
    1,
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('barbarian', { at: sq(3, 10) });
      build(scene);
      scene.turn('barbarian', { movement: 1 });
    },
    { campaign: true, ...options },
  );
  return s.does(HEROES_SEAT, { type: 'walk', to: sq(2, 10) }).told('questEnded', { ending: 'success' });
}

const offeredIn = (s: Story<HeroQuest>): School | null => {
  const [asked] = s.state.asks;
  return asked?.question.kind === 'school' ? asked.question.offered : null;
};

test('[setup.sequential-quests] after the first quest comes the second', () => {
  const s = won();
  expect(s.table.quest).toBe(2);
  s.does(HEROES_SEAT, GO_ON)
    .told('questBegan', { quest: 2, attempt: 0 }, 'setup.sequential-quests')
    .does(HEROES_SEAT, inBookOrder)
    .does(HEROES_SEAT, take('fire'))
    .does(HEROES_SEAT, take('earth'))
    .told('roundBegan', { round: 1 })
    .finish();
});

test('[setup.sequential-quests] and who went home without the goal plays the same one again', () => {
  const s = sheet(
    1,
    (scene) => {
      scene.only('barbarian');
      scene.turn('barbarian');
    },
    { campaign: true },
  );
  s.does(HEROES_SEAT, LEAVE).told('questEnded', { ending: 'unfinished' });
  expect([s.table.quest, s.table.attempt]).toEqual([1, 1]);
  s.finish();
});

test('[setup.sequential-quests] a quest of one’s own has no place in the campaign', () => {
  const read = readOptions(heroquest.options, { sheet: QUESTS[0]?.replace('Q1 ', '') ?? '', campaign: true });
  if (!read.ok) throw new Error(read.problem.message);
  expect(heroquest.admit(read.value, 2)?.rule).toBe('setup.sequential-quests');
  expect(heroquest.admit({ ...read.value, campaign: false }, 2)).toBeNull();
});

test('[setup.full-points] everybody begins with all points of the class, and what an artifact adds', () => {
  const points = (s: Story<HeroQuest>) => s.table.heroes.map(({ body, mind }) => [body, mind]);
  expect(points(opened())).toEqual([
    [8, 2],
    [7, 3],
    [6, 4],
    [4, 6],
  ]);
  const s = won((scene) => {
    for (const hero of scene.table.heroes) Object.assign(hero, { body: 1, mind: 1 });
    scene.hero('dwarf', { artifacts: ['talisman-of-lore'] });
    scene.hero('elf', { body: 0, status: 'dead' });
  });
  s.does(HEROES_SEAT, GO_ON);
  expect(points(s)).toEqual([
    [8, 2],
    [7, 4],
    [6, 4],
    [4, 6],
  ]);
  s.finish();
});

test('[setup.starting-kit] a weapon each, and nothing else', () => {
  const { heroes } = opened().table;
  expect(heroes.map(({ gear, held }) => [...gear, held])).toEqual([
    ['broadsword', 'broadsword'],
    ['shortsword', 'shortsword'],
    ['shortsword', 'shortsword'],
    ['dagger', 'dagger'],
  ]);
  for (const { gold, potions, artifacts, suit } of heroes)
    expect({ gold, potions, artifacts, suit }).toEqual({ gold: 0, potions: [], artifacts: [], suit: null });
});

test('[setup.start-on-stairway] one on each square of the stairway, or where the sheet says', () => {
  const squares = (quest: number): number[] => opened({ quest }).table.heroes.map(({ at }) => at);
  expect(squares(1)).toEqual([sq(1, 10), sq(2, 10), sq(1, 11), sq(2, 11)]);
  expect(squares(6)).toEqual([sq(6, 16), sq(7, 16), sq(6, 17), sq(7, 17)]);
  expect(squares(9)).toEqual([sq(11, 9), sq(12, 9), sq(11, 10), sq(12, 10)]);
});

test('[setup.fresh-treasure-deck] the deck is whole again in the next quest', () => {
  expect(TREASURE_DECK).toHaveLength(24);
  expect(opened().table.deck).toEqual(TREASURE_DECK);
  const s = won((scene) => {
    scene.table.deck = ['coins-10'];
  });
  s.does(HEROES_SEAT, GO_ON);
  expect([...s.table.deck].sort()).toEqual([...TREASURE_DECK].sort());
  s.finish();
});

test('[setup.monsters-hidden] Zargon has the sheet, the heroes have the stairway', () => {
  const s = opened();
  s.does(HEROES_SEAT, inBookOrder).does(HEROES_SEAT, take('fire')).does(HEROES_SEAT, take('earth'));
  const { hidden, monsters, traps, doors, chestTraps } = s.view(0);
  expect({ hidden, monsters, traps, chestTraps }).toEqual({ hidden: null, monsters: [], traps: [], chestTraps: [] });
  expect(doors.every(({ kind }) => kind === 'door')).toBe(true);
  const {
    monsters: lurking,
    traps: pits,
    secretDoors,
    chestTraps: chests,
    treasures,
    notes,
  } = s.view(1).hidden ?? s.table.hidden;
  expect([lurking, pits, secretDoors, chests, treasures, notes].map(({ length }) => length)).toEqual([
    21, 1, 1, 1, 4, 7,
  ]);
  expect(s.view(1).hidden).not.toBeNull();
  expect(JSON.stringify(s.heard(0))).not.toContain('goblin');
  s.finish();
});

test('scenario 41 [deal.wizard-picks-first] [deal.elf-picks-second] [deal.wizard-takes-rest] Fire, Earth, and the rest', () => {
  const s = opened({}, 5);
  expect(s.asked()).toEqual([{ seat: 3, kind: 'school', rule: 'deal.wizard-picks-first' }]);
  s.refused(2, take('earth'), 'kernel.not-asked')
    .does(3, take('fire'))
    .told('schoolTaken', { hero: 'wizard', school: 'fire' }, 'deal.wizard-picks-first');
  expect(s.asked()).toEqual([{ seat: 2, kind: 'school', rule: 'deal.elf-picks-second' }]);
  s.refused(2, take('fire'), 'deal.elf-picks-second').refused(3, take('air'), 'kernel.not-asked');
  s.does(2, take('earth')).told('schoolTaken', { hero: 'wizard', school: 'air' }, 'deal.wizard-takes-rest');
  const schools = s.table.heroes.map((hero) => [...hero.schools].sort());
  expect(schools).toEqual([[], [], ['earth'], ['air', 'fire', 'water']]);
  s.finish();
});

test.each(['air', 'earth', 'fire', 'water'] as const)(
  '[deal.wizard-picks-first] any of the four, here %s; the Elf may have any other',
  (school) => {
    for (const other of (['air', 'earth', 'fire', 'water'] as const).filter((one) => one !== school)) {
      const s = opened({}, 5)
        .does(3, take(school))
        .refused(2, take(school), 'deal.elf-picks-second')
        .does(2, take(other));
      expect(s.table.heroes.map(({ schools }) => schools.length)).toEqual([0, 0, 1, 3]);
      s.finish();
    }
  },
);

test('[deal.wizard-takes-rest] without an Elf the Wizard picks three, without a Wizard the Elf picks one', () => {
  const wizard = opened({ heroes: 'barbarian,wizard', smallParty: true }, 3);
  wizard
    .does(1, take('air'))
    .refused(1, take('air'), 'deal.wizard-picks-first')
    .does(1, take('water'))
    .does(1, take('earth'));
  expect(wizard.table.heroes[1]?.schools).toEqual(['air', 'water', 'earth']);
  expect(wizard.asked()).toMatchObject([{ kind: 'turn' }]);
  const elf = opened({ heroes: 'barbarian,elf', smallParty: true }, 3).does(1, take('water'));
  expect(elf.table.heroes[1]?.schools).toEqual(['water']);
  expect(elf.asked()).toMatchObject([{ kind: 'turn' }]);
});

test('[deal.first-quest-suggestion] Earth is offered to the Elf, Fire first to the Wizard', () => {
  const s = opened({}, 5);
  expect(offeredIn(s)).toBe('fire');
  s.does(3, take('fire'));
  expect(offeredIn(s)).toBe('earth');
  const other = opened({}, 5).does(3, take('earth'));
  expect(offeredIn(other)).not.toBe('earth');
  const alone = opened({ heroes: 'barbarian,wizard', smallParty: true }, 3).does(1, take('fire'));
  expect(offeredIn(alone)).toBe('water');
});

test('[deal.first-quest-suggestion] for beginners the fourth school stays in the box, in the first quest', () => {
  const wizard = (options: Partial<Options>) =>
    opened(options, 5).does(3, take('fire')).does(2, take('earth')).table.heroes[3]?.schools;
  expect(wizard({ beginnerSpells: true })).toEqual(['fire', 'water']);
  expect(wizard({ beginnerSpells: true, quest: 2 })).toHaveLength(3);
  expect(wizard({})).toHaveLength(3);
});

test('[deal.every-quest] schools are chosen anew, and the last division is what is offered', () => {
  const s = won((scene) => {
    scene.hero('wizard', { schools: ['water', 'air', 'earth'], spent: ['tempest'] });
    scene.hero('elf', { schools: ['fire'] });
  });
  s.does(HEROES_SEAT, GO_ON).does(HEROES_SEAT, inBookOrder);
  expect(s.table.heroes.map(({ schools }) => schools.length)).toEqual([0, 0, 0, 0]);
  expect(offeredIn(s)).toBe('water');
  s.does(HEROES_SEAT, take('water'));
  expect(offeredIn(s)).toBe('fire');
  s.refused(HEROES_SEAT, take('water'), 'deal.elf-picks-second').does(HEROES_SEAT, take('air'));
  expect(s.table.heroes.map(({ schools }) => [...schools].sort())).toEqual([
    [],
    [],
    ['air'],
    ['earth', 'fire', 'water'],
  ]);
  s.does(HEROES_SEAT, END).finish();
});

test('[setup.fresh-treasure-deck] a card that was kept is missing only until then', () => {
  const s = dungeon(3, (scene) => {
    scene.reveal('Z').hero('barbarian', { at: sq(10, 9) });
    scene.table.deck = ['coins-10', 'coins-10'];
    scene.turn('barbarian');
  });
  s.does(HEROES_SEAT, search('treasure'));
  expect(s.table.deck).toEqual(['coins-10']);
  s.finish();
});

test.each([
  ['attempts', 100],
  ['rounds', 1000],
] as const)(
  '[campaign.replay-changed] [quest.goal-lost-fails] a table allows 1 or more %s, and %i at most',
  (name, most) => {
    const isRead = (value: number): boolean => readOptions(heroquest.options, { [name]: value }).ok;
    expect([0, 1, most, most + 1].map(isRead)).toEqual([false, true, true, false]);
  },
);

test('[setup.sequential-quests] a table chooses among the quests of the campaign, from the first to the last', () => {
  const { quest } = heroquest.options;
  expect(quest.choices).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  const isRead = (value: number): boolean => readOptions(heroquest.options, { quest: value }).ok;
  expect([0, 1, QUESTS.length, QUESTS.length + 1].map(isRead)).toEqual([false, true, true, false]);
});

test('[campaign.quest-editor] a sheet of one’s own has its limit in letters, and must be playable', () => {
  const text = QUESTS[0] ?? '';
  const isRead = (sheet: string): boolean => readOptions(heroquest.options, { sheet }).ok;
  const long = text.padEnd(SHEET_LENGTH_MAX, '\n');
  expect([isRead(''), isRead(text), isRead(long), isRead(`${long}\n`), isRead('no sheet')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
