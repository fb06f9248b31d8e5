import { expect, test } from 'vitest';
import type { Gear } from '../../src/content/equipment.ts';
import { HEROES_SEAT, type Options, who } from '../cast.ts';
import { type DungeonStory, dungeon, type Scene, start } from '../dungeon.ts';
import { flight, townAfter } from '../scenes.ts';
import { GO_ON, LEAVE } from '../wishes.ts';

test('[campaign.success-unlocks-next] playOnAfterFailure: on to the next quest, however few attempts a quest may have', () => {
  const once: Partial<Options> = { attempts: 1 };
  const off = flight(undefined, once).silent('townEntered');
  expect(off.state.outcome).toMatchObject({ rule: 'quest.leave-early' });
  flight(undefined, { ...once, playOnAfterFailure: true })
    .told('townEntered', { next: 2 }, 'campaign.armory-between-quests')
    .finish();
  flight(undefined, { attempts: 2 }).told('townEntered', { next: 1 }, 'campaign.armory-between-quests').finish();
});

test('[campaign.success-unlocks-next] playOnAfterFailure: behind the last quest there is none', () => {
  const s = dungeon(
    14,
    (scene) => {
      scene.monster('witch-lord-14', 13, 8);
      scene.only('wizard').turn('wizard');
    },
    { campaign: true, playOnAfterFailure: true },
  );
  s.does(HEROES_SEAT, LEAVE).told('questEnded', { ending: 'failure' }).silent('townEntered');
  expect(s.state.outcome).toMatchObject({ rule: 'quest.goal-lost-fails' });
  s.finish();
});

test('[quest.circle-number] [quest.reward-per-survivor] whoever wins a quest again is paid again, and has its number once', () => {
  const s = townAfter((scene) => void scene.hero('elf', { circled: [1] }));
  s.told('rewarded', { hero: 'dwarf', quest: 1 }, 'quest.circle-number');
  s.told('rewarded', { hero: 'elf', quest: 1 }, 'quest.reward-per-survivor');
  expect([who(s, 'dwarf').circled, who(s, 'elf').circled]).toEqual([[1], [1]]);
  expect(who(s, 'elf').gold).toBe(who(s, 'dwarf').gold);
  s.finish();
});

test('[campaign.trade-between-quests] what changes hands in town is told to all', () => {
  const s = townAfter((scene) => void scene.hero('dwarf', { potions: ['healing'] }));
  s.does(HEROES_SEAT, { type: 'swap', from: 'dwarf', to: 'elf', item: 'healing' });
  s.told('itemGiven', { from: 'dwarf', to: 'elf', item: 'healing' }, 'campaign.trade-between-quests');
  s.does(HEROES_SEAT, GO_ON).told('readyToGo', { seat: HEROES_SEAT }, 'setup.sequential-quests').finish();
});

test('[equip.armor-swap] whoever buys something else keeps in hand what it has chosen; a new weapon is tried at once', () => {
  const armed = (scene: Scene): void =>
    void scene.hero('barbarian', { gear: ['longsword', 'broadsword'], held: 'broadsword', gold: 1000 });
  const bought = (gear: 'helmet' | 'dagger' | 'battle-axe'): DungeonStory =>
    townAfter(armed).does(HEROES_SEAT, { type: 'buy', hero: 'barbarian', gear });
  expect(who(bought('helmet'), 'barbarian').held).toBe('broadsword');
  expect(who(bought('dagger'), 'barbarian').held).toBe('broadsword');
  expect(who(bought('battle-axe'), 'barbarian').held).toBe('battle-axe');
});

test('[equip.hands] [attack.diagonal-weapons] with a shield one takes in hand what leaves the shield its use, dice for dice', () => {
  const taken = (...gear: Scene['table']['heroes'][number]['gear']): string | null => {
    const s = townAfter((scene) => void scene.hero('dwarf', { gear, held: null, gold: 150 }));
    return who(s.does(HEROES_SEAT, { type: 'buy', hero: 'dwarf', gear: 'helmet' }), 'dwarf').held;
  };
  expect(taken('crossbow', 'broadsword')).toBe('crossbow'); // it reaches farther
  expect(taken('crossbow', 'broadsword', 'shield')).toBe('broadsword');
  expect(taken('crossbow', 'longsword')).toBe('longsword'); // corners are worth more than distance and a free hand
  expect(taken('battle-axe', 'longsword')).toBe('battle-axe'); // and a die more than either
  expect(taken('battle-axe', 'broadsword', 'shield')).toBe('battle-axe');
  expect(taken('battle-axe', 'longsword', 'shield')).toBe('longsword');
  expect(taken('staff', 'dagger')).toBe('staff');
  expect(taken('staff', 'dagger', 'shield')).toBe('dagger');
});

test('[artifact.ten-in-play] extraArtifacts: a spare one that somebody owns is not there a second time', () => {
  const COIN = 'ferrymans-coin'; // in quest 4
  const lying = (isOwned: boolean): number => {
    const s = flight(
      (scene) => void scene.hero('elf', { artifacts: isOwned ? [COIN] : [] }),
      { extraArtifacts: true },
      4,
    );
    s.does(HEROES_SEAT, GO_ON).told('questBegan', { attempt: 1 });
    const finds = s.table.hidden.treasures.flatMap((treasure) => treasure.finds);
    return finds.filter((find) => find.kind === 'artifact' && find.artifact === COIN).length;
  };
  expect([lying(false), lying(true)]).toEqual([1, 0]);
});

test('[deal.every-quest] the Elf is offered the school of the last quest, also after one in which a school was left over', () => {
  const s = townAfter(
    (scene) => {
      scene.hero('wizard', { schools: ['fire', 'water'] });
      scene.hero('elf', { schools: ['air'] });
    },
    { beginnerSpells: true },
  );
  s.does(HEROES_SEAT, GO_ON).does(HEROES_SEAT, { type: 'order', heroes: ['barbarian', 'dwarf', 'elf', 'wizard'] });
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'school', hero: 'wizard', offered: 'fire' });
  s.does(HEROES_SEAT, { type: 'takeSchool', school: 'fire' });
  expect(s.state.asks[0]?.question).toMatchObject({ kind: 'school', hero: 'elf', offered: 'air' });
  s.finish();
});

test('[deal.every-quest] [deal.first-quest-suggestion] who has none yet is offered what the other one leaves', () => {
  const asked = ({ state }: DungeonStory): unknown => state.asks[0]?.question;
  const schools = (wizard: Scene['table']['heroes'][number]['schools'], elf: typeof wizard): unknown[] => {
    const s = townAfter((scene) => {
      scene.hero('wizard', { schools: wizard });
      scene.hero('elf', { schools: elf });
    });
    s.does(HEROES_SEAT, GO_ON).does(HEROES_SEAT, { type: 'order', heroes: ['barbarian', 'dwarf', 'elf', 'wizard'] });
    const first = asked(s);
    s.does(HEROES_SEAT, { type: 'takeSchool', school: 'earth' });
    return [first, asked(s)];
  };
  expect(schools([], ['fire'])).toMatchObject([{ offered: 'water' }, { offered: 'fire' }]);
  expect(schools(['air', 'earth', 'water'], [])).toMatchObject([{ offered: 'air' }, { offered: 'fire' }]);
  expect(start({}).table.heroes.map((hero) => hero.schools)).toEqual([[], [], ['earth'], ['fire', 'water', 'air']]);
});

test('[equip.armor-swap] [equip.one-body-armor] a suit that is bought is put on by whoever wears none, and hung up by others', () => {
  const wearing = (suit: 'plate-mail' | null): string | null => {
    const gear: Gear[] = suit === null ? ['shortsword'] : ['shortsword', suit];
    const s = townAfter((scene) => void scene.hero('dwarf', { gear, suit, gold: 500 }));
    return who(s.does(HEROES_SEAT, { type: 'buy', hero: 'dwarf', gear: 'chain-mail' }), 'dwarf').suit;
  };
  expect([wearing(null), wearing('plate-mail')]).toEqual(['chain-mail', 'plate-mail']);
});
