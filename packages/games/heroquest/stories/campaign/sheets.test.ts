import { OPENLY } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { fallback } from '../../src/fallback.ts';
import { type Action, HEROES_SEAT, ZARGON } from '../cast.ts';
import { type DungeonStory, faces, opening, settle, sheet, start } from '../dungeon.ts';
import { flight, townAfter } from '../scenes.ts';
import { attack, END, edge, GO_ON, LEAVE, open, ROLL, search, sq, walk } from '../wishes.ts';

const hide = (room: string): Action => ({ type: 'hide', room });

test('[campaign.lost-artifact] what monsters took lies in a room with monsters, and only Zargon knows which', () => {
  const s = townAfter(({ table }) => void table.lostArtifacts.push('orcs-bane')).does(HEROES_SEAT, GO_ON);
  s.told('artifactHidden', {}, 'campaign.lost-artifact').silent('questBegan');
  expect(s.asked()).toEqual([{ seat: ZARGON, kind: 'hide', rule: 'campaign.lost-artifact' }]);
  s.refused(ZARGON, hide('L'), 'campaign.lost-artifact').refused(ZARGON, hide('.'), 'campaign.lost-artifact'); // the stairway room is empty
  s.does(ZARGON, hide('S')).told('artifactHiddenIn', { artifact: 'orcs-bane', room: 'S' }, 'campaign.lost-artifact');
  expect(s.heard(HEROES_SEAT).some(({ type }) => type === 'artifactHiddenIn')).toBe(false);
  s.told('questBegan', { quest: 2 });
  expect(s.asked()).toMatchObject([{ seat: HEROES_SEAT, kind: 'order' }]);
  expect(s.table.hidden.treasures.find(({ room }) => room === 'S')?.finds).toEqual([
    { kind: 'gold', gold: 50 },
    { kind: 'artifact', artifact: 'orcs-bane' },
  ]);
  expect(s.table.lostArtifacts).toEqual([]);
  s.finish();
});

test('[campaign.lost-artifact] a room without a treasure of its own will hide it too', () => {
  const s = townAfter(({ table }) => void table.lostArtifacts.push('orcs-bane')).does(HEROES_SEAT, GO_ON);
  expect(s.table.hidden.treasures.some(({ room }) => room === 'H')).toBe(false);
  s.does(ZARGON, hide('H'));
  expect(s.table.hidden.treasures.find(({ room }) => room === 'H')?.finds).toEqual([
    { kind: 'artifact', artifact: 'orcs-bane' },
  ]);
  s.finish();
});

test('[campaign.lost-artifact] left alone, Zargon takes the first room of the treasure line', () => {
  const s = townAfter(({ table }) => void table.lostArtifacts.push('orcs-bane', 'wizards-cloak'));
  settle(s.does(HEROES_SEAT, GO_ON));
  expect(s.table.hidden.treasures[0]).toMatchObject({
    room: 'S',
    finds: [{ gold: 50 }, { artifact: 'orcs-bane' }, { artifact: 'wizards-cloak' }],
  });
  s.finish();
});

test('[campaign.lost-artifact] where no treasure lies among monsters, the first room with monsters will do', () => {
  const s = sheet(2, ({ table }) => {
    table.hidden.treasures = [{ room: 'L', finds: [{ kind: 'gold', gold: 9 }] }]; // by the stairway, where there are none
  });
  const question = { kind: 'hide', artifact: 'orcs-bane' } as const;
  const asked = {
    id: 0,
    seat: ZARGON,
    rule: 'campaign.lost-artifact',
    question,
    ...OPENLY,
  } as const;
  expect(fallback(s.state, asked)).toEqual({
    type: 'hide',
    room: 'H',
  });
});

test('[campaign.lost-artifact] what still lies below when the quest ends is taken too', () => {
  const s = townAfter((scene) => {
    scene.hero('dwarf', { status: 'dead', body: 0 });
    scene.table.piles = [
      { at: sq(3, 10), owner: 'dwarf', gold: 9, items: ['ring-of-return', 'helmet'], isSafe: false },
    ];
  });
  expect(s.table.lostArtifacts).toEqual(['ring-of-return']);
  s.finish();
});

test('[campaign.lost-artifact] a prize that was lost with the quest is the prize again', () => {
  const s = flight(
    (scene) => {
      scene.table.lostArtifacts = ['talisman-of-lore'];
      scene.table.hidden.treasures = [];
    },
    {},
    5,
  );
  settle(s.does(HEROES_SEAT, GO_ON).silent('artifactHidden'));
  expect(s.table.hidden.treasures.find(({ room }) => room === s.table.hidden.goalRoom)?.finds).toEqual([
    { kind: 'artifact', artifact: 'talisman-of-lore' },
  ]);
  s.finish();
});

const bladeIn14 = (s: DungeonStory): boolean =>
  s.table.hidden.treasures.some(({ finds }) =>
    finds.some((find) => find.kind === 'artifact' && find.artifact === 'spirit-blade'),
  );

test('[campaign.required-artifact] the last quest has the blade, if no hero has it', () => {
  const without = townAfter(() => undefined, {}, 2, 13);
  expect(bladeIn14(settle(without.does(HEROES_SEAT, GO_ON)))).toBe(true);
  const bearing = townAfter((scene) => scene.hero('elf', { artifacts: ['spirit-blade'] }), {}, 2, 13);
  expect(bladeIn14(settle(bearing.does(HEROES_SEAT, GO_ON)))).toBe(false);
  expect(bladeIn14(start({ quest: 14 }))).toBe(true);
  expect(bladeIn14(start({ quest: 14, kit: 'usual' }))).toBe(false);
});

test('[campaign.replay-changed] mirrored, then turned about, then mirrored again; never with replayIdentical', () => {
  const layout = (s: DungeonStory) => [s.table.attempt, s.table.stairs, s.table.heroes[0]?.at];
  const again = (s: DungeonStory) => {
    settle(s.does(HEROES_SEAT, GO_ON));
    const seen = layout(s);
    for (let hero = 0; hero < 4; hero++) s.does(HEROES_SEAT, LEAVE);
    return seen;
  };
  const s = flight();
  expect([again(s), again(s), again(s)]).toEqual([
    [1, sq(23, 10), sq(23, 10)],
    [2, sq(23, 7), sq(23, 7)],
    [3, sq(23, 10), sq(23, 10)],
  ]);
  const same = flight(() => undefined, { replayIdentical: true });
  expect(again(same)).toEqual([1, sq(1, 10), sq(1, 10)]);
});

test('[campaign.replay-changed] squares, both kinds of edges and furniture follow the mirror', () => {
  const s = flight();
  settle(s.does(HEROES_SEAT, GO_ON));
  const { hidden, doors } = s.table;
  const edges = [...doors, ...hidden.doors].map((door) => door.edge);
  expect(edges).toContain(edge('16,9E'));
  expect(edges).toContain(edge('23,7S'));
  expect(hidden.monsters.find(({ key }) => key === 'verag')?.at).toBe(sq(9, 9));
  expect(hidden.furniture.find(({ piece }) => piece === 'fireplace')?.at).toBe(sq(14, 1));
  expect(hidden.secretDoors).toEqual([edge('18,14S')]);
  expect(hidden.alarms.find(({ room }) => room === 'Z')?.edges).toEqual([edge('10,9E')]);
  expect(s.table.plan.split('\n')[1]).toBe('.LLLLKKKHHHHHGGGG.BBBAAAA.');
  s.finish();
});

const CELLAR = `The Cellar
briefing: Something gnaws at the barrels.
wander: goblin
stairs: 1,1
goal: kill gnash
reward: 30
doors: 4,2E
furn: chest 7,5
named: gnash goblin 5 2 1 2 0 - "Old Gnash"
mon: gnash 6,2
treasure: B 20 gold
chest-trap: B needle 1
`;

test('[campaign.quest-editor] a quest of one’s own is played by the same rules', () => {
  const s = opening({ sheet: CELLAR });
  s.told('questBegan', { title: 'The Cellar' }).told('told', { what: 'goal' }, 'quest.goal-and-stairway');
  settle(s);
  expect(s.view(HEROES_SEAT)).toMatchObject({
    briefing: 'Something gnaws at the barrels.',
    goal: { kind: 'kill', names: ['Old Gnash'] },
    reward: 30,
    stairs: sq(1, 1),
  });
  s.dice(3, 3)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(4, 2))
    .does(HEROES_SEAT, open('4,2E'))
    .told('monsterAppeared', { at: sq(6, 2) });
  const gnash = s.table.monsters[0]?.id ?? 0;
  s.does(HEROES_SEAT, walk(5, 2))
    .dice(...faces('SSS S'))
    .does(HEROES_SEAT, attack(gnash))
    .told('died', { name: 'Old Gnash' })
    .told('goalMet', {}, 'quest.goal-and-stairway');
  s.does(HEROES_SEAT, END).does(HEROES_SEAT, END).does(HEROES_SEAT, END).does(HEROES_SEAT, END);
  s.does(HEROES_SEAT, search('traps'))
    .told('trapsFound')
    .dice(2, 2)
    .does(HEROES_SEAT, ROLL)
    .does(HEROES_SEAT, walk(2, 2))
    .told('questEnded', { ending: 'success' })
    .told('rewarded', { hero: 'elf', gold: 30 }, 'quest.reward-per-survivor');
  expect(s.table.heroes.map(({ gold, circled }) => [gold, circled.length])).toEqual([
    [30, 0],
    [30, 0],
    [30, 0],
    [30, 0],
  ]); // no number to circle
  s.finish();
});

test('[campaign.quest-editor] [setup.starting-kit] newcomers go down there, whichever quest of the campaign was chosen besides', () => {
  const s = start({ sheet: CELLAR, quest: 9, kit: 'usual' });
  expect(s.table.heroes.map(({ gear, potions }) => [...gear, ...potions])).toEqual([
    ['broadsword'],
    ['shortsword'],
    ['shortsword'],
    ['dagger'],
  ]);
  s.finish();
});

test('[campaign.quest-editor] [campaign.required-artifact] no blade is hidden on a sheet that does not ask for it', () => {
  const s = start({ sheet: CELLAR, quest: 14 });
  expect([s.table.lostArtifacts, s.table.hidden.treasures]).toEqual([
    [],
    [{ room: 'B', finds: [{ kind: 'gold', gold: 20 }] }],
  ]);
  s.finish();
});

test('[campaign.quest-editor] [artifact.ten-in-play] a spare artifact that such a sheet names is there, and works', () => {
  const own = CELLAR.replace('treasure: B 20 gold', 'treasure: A sand-glass');
  start({ sheet: own })
    .does(HEROES_SEAT, search('treasure'))
    .told('itemGained', { hero: 'barbarian', item: 'sand-glass' })
    .finish();
  const s = sheet(
    1,
    (scene) => {
      scene.hero('dwarf', { artifacts: ['sand-glass'] }).effects.slumber = 1;
      scene.turn('barbarian');
    },
    { sheet: own },
  );
  s.dice(1, 2, 3).does(HEROES_SEAT, END);
  expect(s.asked()).toEqual([{ seat: HEROES_SEAT, kind: 'again', rule: 'artifact.sand-glass' }]);
  s.finish();
});

test('[campaign.quest-editor] a sheet that makes no sense is not played', () => {
  expect(() => start({ sheet: CELLAR.replace('mon: gnash 6,2\n', '') })).toThrow('sheet');
  expect(() => start({ sheet: 'nonsense' })).toThrow('sheet');
});

test('[campaign.sheet] name, class, points, gear, quests won, gold, potions and the rest, for everyone to see', () => {
  const s = townAfter(
    (scene) =>
      scene.hero('elf', {
        potions: ['healing'],
        artifacts: ['ring-of-return'],
        suit: 'chain-mail',
        gear: ['shortsword', 'chain-mail', 'tool-kit'],
      }),
    {},
    3,
  );
  for (const seat of [0, 1, 2])
    expect(s.view(seat).heroes[2]).toMatchObject({
      hero: 'elf',
      name: 'Ellowen',
      body: 6,
      mind: 4,
      held: 'shortsword',
      suit: 'chain-mail',
      gear: ['shortsword', 'chain-mail', 'tool-kit'],
      potions: ['healing'],
      artifacts: ['ring-of-return'],
      gold: 25,
      circled: [1],
    });
  s.does(0, { type: 'rename', hero: 'barbarian', name: 'Torvin' }).told(
    'renamed',
    { hero: 'barbarian', name: 'Torvin' },
    'campaign.sheet',
  );
  s.refused(0, { type: 'rename', hero: 'elf', name: 'Sylvar' }, 'seat.own-heroes-only');
  for (const name of ['Torvin', 'Sylvar']) // its own already, and another hero’s
    s.refused(0, { type: 'rename', hero: 'barbarian', name }, 'campaign.dead-hero-replaced');
  s.finish();
});
