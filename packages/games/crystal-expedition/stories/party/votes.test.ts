import { readOptions } from '@questhall/border';
import { expect, test } from 'vitest';
import { admit, options } from '../../src/options.ts';
import { readStarters } from '../../src/party.ts';
import type { Action, Options, Question } from '../../src/types/index.ts';
import { asked, CLERIC, expedition, FIGHTER, ROGUE } from '../cast.ts';
import {
  ABSTAIN,
  ALONE,
  assign,
  atDoors,
  explore,
  LEFT_DOOR,
  mine,
  openChest,
  RIGHT_DOOR,
  room,
} from '../dungeon/paths.ts';
import { story } from '../scene.ts';
import { AGREE, DECLINE, DONE, FLEE } from '../wishes.ts';

const QUIET = [5, 1, 1, 1, 1, 1] as const;

function usual(): Options {
  const read = readOptions(options, {});
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

const OPTIONS = usual();

test('[party.one-to-three-heroes] a party is one, two or three heroes who are known, or new', () => {
  expect(readStarters('elf-mage')).toEqual(['elf-mage']);
  expect(readStarters('new, new,elf-mage')).toEqual(['new', 'new', 'elf-mage']);
  for (const names of ['', 'nobody', 'new,new,new,new', 'elf-mage,']) expect(readStarters(names)).toBeNull();
});

test('[party.one-player-may-run-several] there is a player for each hero at most, and one at least', () => {
  for (const seats of [1, 2, 3]) expect(admit(OPTIONS, seats)).toBeNull();
  expect(admit(OPTIONS, 4)).toMatchObject({ rule: 'party.one-player-may-run-several', facts: { least: 1, most: 3 } });
  const sitting: Options = { ...OPTIONS, monsters: 'seat' };
  expect(admit(sitting, 4)).toBeNull();
  expect(admit(sitting, 1)).toMatchObject({ rule: 'party.one-player-may-run-several' });
});

test('[party.roles-may-repeat] a Role may be there twice, unless the house wants each once', () => {
  const twice: Options = { ...OPTIONS, heroes: 'dwarf-fighter,human-knight' };
  expect(admit(twice, 2)).toBeNull();
  expect(admit({ ...twice, uniqueRoles: true }, 2)).toMatchObject({ rule: 'party.roles-may-repeat' });
  expect(admit({ ...OPTIONS, uniqueRoles: true }, 3)).toBeNull();
});

test('[party.common-decisions] two of three carry a proposal, and then nobody else is asked', () => {
  const s = atDoors(undefined, {});
  s.does(ROGUE, explore(ROGUE, LEFT_DOOR)).told('proposed', { by: ROGUE }, 'party.common-decisions');
  expect(s.asked()).toEqual([
    { seat: FIGHTER, kind: 'vote', rule: 'party.common-decisions' },
    { seat: CLERIC, kind: 'vote', rule: 'party.common-decisions' },
  ]);
  s.refused(ROGUE, AGREE, 'kernel.not-asked').does(CLERIC, DECLINE).told('voted', { by: CLERIC, isFor: false });
  s.dice(...QUIET)
    .does(FIGHTER, AGREE)
    .told('exploreRolled', { hero: ROGUE });
  expect(asked(s)).toEqual(['explore', 'explore', 'explore']);
  s.finish();
});

test('[party.common-decisions] two of three against it drop a proposal, and anybody may make another', () => {
  const s = atDoors(undefined, {}).does(ROGUE, explore(ROGUE, LEFT_DOOR)).does(FIGHTER, DECLINE).does(CLERIC, DECLINE);
  s.told('proposalFailed').silent('exploreRolled');
  s.does(CLERIC, explore(CLERIC, RIGHT_DOOR))
    .dice(...QUIET)
    .does(ROGUE, AGREE)
    .told('exploreRolled', { hero: CLERIC });
  s.finish();
});

test('[party.common-decisions] of two players who disagree neither gets their way', () => {
  const s = atDoors(undefined, { heroes: ['dwarf-fighter', 'elf-rogue'] });
  s.does(ROGUE, explore(ROGUE, LEFT_DOOR)).does(FIGHTER, DECLINE).told('proposalFailed');
  s.does(FIGHTER, FLEE).does(ROGUE, DECLINE).told('proposalFailed').finish();
});

test('[party.common-decisions] a player has a vote for each hero, and may have the majority alone', () => {
  const two = atDoors(undefined, { players: 2 });
  two
    .dice(...QUIET)
    .does(0, explore(CLERIC, LEFT_DOOR))
    .silent('proposed')
    .told('exploreRolled');
  two.does(1, explore(ROGUE, RIGHT_DOOR)).does(0, DECLINE).told('proposalFailed').finish();
  atDoors()
    .dice(...QUIET)
    .does(0, explore(ROGUE, LEFT_DOOR))
    .silent('proposed')
    .finish();
});

test('[party.common-decisions] where something must be chosen the first seat breaks a tie', () => {
  const mining = () => {
    const s = atDoors((scene) => scene.dungeon({ quest: 'mine-crystals' }), { heroes: ['dwarf-fighter', 'elf-rogue'] });
    return s.does(0, explore(0, LEFT_DOOR)).dice(5, 1, 1, 4, 1, 1).does(1, AGREE);
  };
  const first = mining().does(0, mine(1)).silent('proposed').told('mined', { raw: 1, crowns: 0 });
  expect(expedition(first)).toMatchObject({ raw: 1, purse: 0 });
  first.finish();
  const second = mining().does(1, mine(1)).does(0, DECLINE).told('proposalFailed');
  expect(asked(second)).toEqual(['mine', 'mine']);
  second.does(1, mine(1)).does(0, AGREE).told('mined', { raw: 1 }).finish();
});

test('[party.absent-player] who is away has no vote, and the majority is counted among the others', () => {
  const three = atDoors(undefined, {}).does(ROGUE, explore(ROGUE, LEFT_DOOR)).does(FIGHTER, ABSTAIN);
  three.told('voted', { by: FIGHTER, isFor: null }, 'party.absent-player').does(CLERIC, DECLINE).told('proposalFailed');
  three
    .does(ROGUE, explore(ROGUE, LEFT_DOOR))
    .does(FIGHTER, ABSTAIN)
    .dice(...QUIET)
    .does(CLERIC, ABSTAIN);
  three.told('exploreRolled').finish();
});

test('[party.absent-player] the first who is there breaks ties', () => {
  const s = atDoors((scene) => scene.crystal(0, -5), {});
  s.does(ROGUE, explore(ROGUE, LEFT_DOOR))
    .dice(...QUIET)
    .does(CLERIC, AGREE);
  expect(asked(s)).toEqual(['mine', 'mine', 'mine']);
  s.does(CLERIC, mine(1)).does(FIGHTER, ABSTAIN).does(ROGUE, DECLINE).told('proposalFailed');
  s.does(ROGUE, mine(0)).does(FIGHTER, ABSTAIN).told('mined', { crowns: 5 }).finish();
});

test('[party.seats-in-a-ring] heroes belong to the players by turns', () => {
  const s = atDoors(undefined, { ...ALONE, players: 2 });
  s.refused(1, explore(FIGHTER, LEFT_DOOR), 'explore.hero-at-exit').refused(
    1,
    explore(CLERIC, LEFT_DOOR),
    'explore.hero-at-exit',
  );
  s.refused(0, { type: 'walk', hero: ROGUE, to: 0 }, 'explore.untimed-movement').finish();
});

test('[party.common-decisions] [tavern.next-expedition-only] dice must be read somehow: of two the first seat decides', () => {
  const s = atDoors((scene) => Object.assign(scene.expedition, { rumours: 1 }), {
    heroes: ['dwarf-fighter', 'elf-rogue'],
  });
  s.dice(...QUIET)
    .does(FIGHTER, explore(FIGHTER, LEFT_DOOR))
    .does(ROGUE, AGREE);
  expect(asked(s)).toEqual(['rumours', 'rumours']);
  s.does(ROGUE, DONE).does(FIGHTER, DECLINE).told('proposalFailed').does(FIGHTER, DONE).told('laid');
  s.finish();
});

test('[party.common-decisions] [loot.found-item-assigned] somebody must have what was found: of two the first seat decides', () => {
  const found = () => {
    const s = atDoors(
      (scene) => Object.assign(scene.expedition, { rooms: [room(3, { hasChest: true, isQuiet: true })] }),
      {
        heroes: ['dwarf-fighter', 'elf-rogue'],
      },
    );
    return s.does(0, openChest(3)).dice(11, 4, 3).does(1, AGREE);
  };
  found().does(1, assign(ROGUE)).does(0, DECLINE).told('proposalFailed').finish();
  found().does(0, assign(FIGHTER)).told('assigned', { hero: FIGHTER }).finish();
});

test('[party.common-decisions] [tavern.next-expedition-only] which die is thrown again of two the first seat decides', () => {
  const rolled = () => {
    const s = atDoors((scene) => Object.assign(scene.expedition, { rumours: 1 }), {
      heroes: ['dwarf-fighter', 'elf-rogue'],
    });
    return s
      .does(0, explore(FIGHTER, LEFT_DOOR))
      .dice(...QUIET)
      .does(1, AGREE);
  };
  rolled().does(1, { type: 'rerollDie', die: 0 }).does(0, DECLINE).told('proposalFailed').finish();
  const s = rolled().dice(9).does(0, { type: 'rerollDie', die: 0 });
  s.told('dieRerolled', { die: 0, from: 5, to: 9, left: 0 }).finish();
});

/** Moments in which something must be chosen, and what two players may want of it. */
const CHOICES: readonly (readonly [name: string, ask: Question['kind'], wish: Action])[] = [
  ['whether to go on', 'pressOn', { type: 'goOn' }],
  ['whether to go home', 'pressOn', { type: 'goHome' }],
  ['the reward', 'reward', { type: 'chooseReward', reward: 'crowns', hero: null }],
];

test.each(CHOICES)('[party.common-decisions] %s: of two the first seat decides', (_name, kind, wish) => {
  const choosing = () => {
    const s = story(
      (scene) => {
        scene.explores().dungeon({ quest: 'kill-champions' });
        Object.assign(scene.expedition, { done: 3, glory: 10 });
      },
      { heroes: ['dwarf-fighter', 'elf-rogue'], monsters: 'table', pressOn: true },
    );
    if (kind === 'reward') s.dice(1, 1, 1, 1).does(0, { type: 'goHome' });
    expect(asked(s)).toEqual([kind, kind]);
    return s;
  };
  const first = choosing();
  if (wish.type === 'goHome') first.dice(1, 1, 1, 1);
  first.does(0, wish).silent('proposed').finish();
  choosing().does(1, wish).told('proposed').does(0, DECLINE).told('proposalFailed').finish();
});
