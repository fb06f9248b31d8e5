import { readOptions } from '@questhall/border';
import { begin, check, cloneState, type Journal, submit } from '@questhall/kernel';
import { readSave, restore } from '@questhall/table';
import { versionTwo } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { fallback } from '../../src/fallback.ts';
import { heroOf } from '../../src/queries/figures.ts';
import type { HeroQuest } from '../../src/types/index.ts';
import { type Action, DWARF, HEROES, HEROES_SEAT, heroquest, ZARGON } from '../cast.ts';
import { dungeon, faces, settle } from '../dungeon.ts';
import { attack, END, edge, GO_ON, open, ROLL, search, sq } from '../wishes.ts';

test('[campaign.keep-treasure] [campaign.dead-hero-replaced] [campaign.lost-artifact] from quest 1 through town into quest 2', () => {
  let orc = 0;
  const s = dungeon(
    1,
    (scene) => {
      scene.table.isGoalMet = true;
      scene.hero('barbarian', { gold: 500, body: 3 });
      scene.hero('dwarf', { at: sq(14, 11), body: 1, artifacts: ['talisman-of-lore'], gold: 40 });
      scene.hero('elf', { spent: ['genie'], potions: ['healing'] });
      scene.reveal('Z');
      orc = scene.monster('orc', 14, 10);
      scene.zargon();
    },
    { campaign: true },
  );
  // The Dwarf dies alone, and monsters take the Talisman; all others are on the stairway.
  s.does(ZARGON, { type: 'activate', monster: orc })
    .dice(...faces('SSS SS'))
    .does(ZARGON, attack(DWARF));
  s.told('lootClaimed', { artifacts: ['talisman-of-lore'] })
    .told('questEnded', { ending: 'success' })
    .told('replaced', { hero: 'dwarf' })
    .told('townEntered', { next: 2 });
  s.does(HEROES_SEAT, { type: 'buy', hero: 'barbarian', gear: 'chain-mail' }).does(HEROES_SEAT, {
    type: 'wear',
    hero: 'barbarian',
    suit: null,
  });
  s.does(HEROES_SEAT, { type: 'wear', hero: 'barbarian', suit: 'chain-mail' }).does(HEROES_SEAT, {
    type: 'pay',
    from: 'barbarian',
    to: 'dwarf',
    gold: 25,
  });
  s.does(HEROES_SEAT, { type: 'swap', from: 'elf', to: 'dwarf', item: 'healing' }).does(HEROES_SEAT, {
    type: 'rename',
    hero: 'dwarf',
    name: 'Tova',
  });
  settle(s.does(HEROES_SEAT, GO_ON));
  const { table } = s;
  expect(table).toMatchObject({
    quest: 2,
    attempt: 0,
    round: 1,
    isGoalMet: false,
    monsters: [],
    piles: [],
    lostArtifacts: [],
    ending: null,
  });
  expect(table.deck).toHaveLength(24);
  expect(table.heroes.map(({ body, mind, gold, status }) => [body, mind, gold, status])).toEqual([
    [8, 2, 0, 'here'],
    [7, 3, 25, 'here'],
    [6, 4, 25, 'here'],
    [4, 6, 25, 'here'],
  ]);
  expect(heroOf(table, 'dwarf')).toMatchObject({
    name: 'Tova',
    gear: ['shortsword'],
    potions: ['healing'],
    circled: [],
  });
  expect(heroOf(table, 'barbarian')).toMatchObject({
    suit: 'chain-mail',
    gear: ['broadsword', 'chain-mail'],
    circled: [1],
  });
  expect(heroOf(table, 'elf')).toMatchObject({ spent: [], potions: [], searched: [] });
  expect(table.heroes.map(({ at }) => at)).toEqual([sq(23, 1), sq(24, 1), sq(23, 2), sq(24, 2)]);
  expect(table.hidden.treasures.find(({ room }) => room === 'S')?.finds).toContainEqual({
    kind: 'artifact',
    artifact: 'talisman-of-lore',
  });
  s.dice(1, 1).does(HEROES_SEAT, ROLL);
  s.finish();
});

test('[campaign.lost-artifact] found again by whoever searches that room', () => {
  const s = dungeon(2, (scene) => {
    scene.table.hidden.chestTraps = [];
    scene.table.hidden.treasures.push({ room: 'N', finds: [{ kind: 'artifact', artifact: 'talisman-of-lore' }] });
    scene.reveal('N').hero('elf', { at: sq(22, 8) });
    scene.turn('elf');
  });
  s.does(HEROES_SEAT, search('treasure'))
    .told('itemGained', { hero: 'elf', item: 'talisman-of-lore' })
    .silent('cardDrawn')
    .silent('goalMet');
  s.does(HEROES_SEAT, END).finish();
});

/** A match with dice of its own, in the middle of a campaign. */
function campaign(): Journal<HeroQuest> {
  const read = readOptions(heroquest.options, { campaign: true, kit: 'new' });
  if (!read.ok) throw new Error(read.problem.message);
  const header = {
    game: heroquest.id,
    edition: heroquest.edition,
    options: read.value,
    seats: 2,
    seed: 'fast:campaign',
    from: null,
  };
  const journal = begin(heroquest, header);
  while (journal.state.asks[0]?.question.kind !== 'turn') answer(journal);
  const draft = cloneState(heroquest, journal.state);
  draft.table.isGoalMet = true;
  draft.table.lostArtifacts = ['orcs-bane'];
  Object.assign(heroOf(draft.table, 'elf'), { gold: 300, body: 2 });
  return begin(heroquest, { ...header, from: draft });
}

function answer(journal: Journal<HeroQuest>, action?: Action): void {
  const [asked] = journal.state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const move = { seat: asked.seat, ask: asked.id, action: action ?? fallback(journal.state, asked) };
  expect(check(heroquest, journal.state, move)).toBeNull();
  expect(submit(heroquest, journal, move).ok).toBe(true);
}

function reloaded(journal: Journal<HeroQuest>): Journal<HeroQuest> {
  const save = readSave(versionTwo(journal));
  if (!save.ok) throw new Error(save.problem.message);
  const back = restore<HeroQuest>(heroquest, save.value);
  if (!back.ok) throw new Error(back.problem.message);
  expect(back.value.state).toEqual(journal.state);
  return back.value;
}

test('[campaign.keep-treasure] a campaign is put away in town and in a dungeon, and goes on as if nothing had been', () => {
  let journal = campaign();
  answer(journal); // the Barbarian's turn ends with all on the stairway
  expect(journal.state.asks[0]?.question.kind).toBe('town');
  answer(journal, { type: 'buy', hero: 'elf', gear: 'tool-kit' });
  journal = reloaded(journal);
  answer(journal, GO_ON);
  journal = reloaded(journal);
  while (journal.state.asks[0]?.question.kind !== 'turn') answer(journal);
  answer(journal, ROLL);
  const twin = reloaded(journal);
  expect(twin.state.table).toMatchObject({ quest: 2, round: 1 });
  expect(heroOf(twin.state.table, 'elf')).toMatchObject({ gold: 75, gear: ['shortsword', 'tool-kit'], body: 6 });
  for (const one of [journal, twin]) for (let i = 0; i < 12; i++) answer(one);
  expect(twin.state).toEqual(journal.state); // the dice to come are the same, too
  expect(HEROES).toHaveLength(twin.state.table.heroes.length);
});

test('[campaign.required-artifact] quest 14 with the blade hidden can be won: it is there to be found', () => {
  const s = dungeon(14, (scene) => {
    const finds = scene.table.hidden.treasures.find((treasure) =>
      treasure.finds.some((find) => find.kind === 'artifact' && find.artifact === 'spirit-blade'),
    );
    scene.table.hidden.chestTraps = [];
    scene.reveal(finds?.room ?? '').hero('barbarian', { at: sq(18, 8) });
    scene.turn('barbarian');
  });
  expect(s.table.doors.some((door) => door.edge === edge('17,8E'))).toBe(false);
  s.refused(HEROES_SEAT, open('17,8E'), 'door.open-adjacent-free');
  s.does(HEROES_SEAT, search('treasure')).told('itemGained', { item: 'spirit-blade' });
  s.finish();
});
