import { readOptions } from '@questhall/border';
import { type Ask, legal } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dungeonquest } from '../game.ts';
import { fighterSeen } from '../queries/heroes.ts';
import type { Action, DungeonQuest, Options, View } from '../types/index.ts';
import { type Fight, PLAIN_HOUSE, type Score } from './fight.ts';
import { mixesIn, oddsIn, scoresIn } from './from-view.ts';
import { at } from './linear.ts';
import { chancesOf } from './offers.ts';
import { oddsOf } from './report.ts';

const SEAT = 0;
const FIGHT: Action = { type: 'fight' };
const ROLL: Action = { type: 'roll' };

function arena(options: Partial<Options>): Story<DungeonQuest> {
  const read = readOptions(dungeonquest.options, { monster: 'golem', monsterLife: 4, ...options });
  if (!read.ok) throw new Error(read.problem.message);
  return new Story(dungeonquest, { options: read.value, seats: 2 });
}

/** The answers to what is asked, each with its chance to win. */
function chances(s: Story<DungeonQuest>): readonly (readonly [Action, number | undefined])[] | null {
  const asked: Ask<DungeonQuest> = at(s.state.asks, 0);
  const offers = legal(dungeonquest, s.state, asked);
  const found = chancesOf(s.view(SEAT), asked, offers);
  return found && offers.map((offer, i) => [offer, found[i]] as const);
}

const winFrom = (fight: Fight, score: Score): number => oddsOf(fight, score).win;

test('[odds.dice-hugo] every reroll, and none, has the chance of what it leads to', () => {
  const hugo: Fight = { mode: 'solo', hero: 'hugo', attribute: 0, life: 14, house: PLAIN_HOUSE };
  const after = (hero: number, monster: number): number =>
    hero === 0 ? 0 : monster === 0 ? 1 : winFrom(hugo, { hero, monster, tokens: 0 });
  const s = arena({ mode: 'solo', hero: 'hugo', heroLife: 2, heroWounds: 12 })
    .does(SEAT, FIGHT)
    .dice(1)
    .does(SEAT, ROLL);
  const again = (2 * after(1, 4) + 2 * after(1, 3) + after(2, 3) + after(2, 2)) / 6;
  expect(chances(s)).toEqual([
    [{ type: 'reroll', dice: [0] }, expect.closeTo(again, 12)],
    [{ type: 'keep' }, expect.closeTo(after(1, 4), 12)],
  ]);
});

test('spending, and saving, have the chance of what they lead to, with the tokens that are left', () => {
  const house = { ...PLAIN_HOUSE, determinationInCombat: true };
  const maud: Fight = { mode: 'dice', hero: 'maud', attribute: 7, life: 14, house };
  const s = arena({ hero: 'maud', heroLife: 2, heroWounds: 12, determination: 3, determinationInCombat: true });
  s.does(SEAT, FIGHT).dice(6, 3).does(SEAT, ROLL); // 9 against 7
  expect(chances(s)).toEqual([
    [{ type: 'keep' }, expect.closeTo(winFrom(maud, { hero: 1, monster: 4, tokens: 3 }), 12)],
    [{ type: 'spend', tokens: 2 }, expect.closeTo(winFrom(maud, { hero: 2, monster: 3, tokens: 1 }), 12)],
  ]);
});

test('an answer that the dice do not allow wins nothing, and where answers do not differ there is nothing to say', () => {
  const s = arena({ mode: 'solo', hero: 'hugo' }).does(SEAT, FIGHT);
  expect(chances(s)).toBeNull();
  s.dice(1).does(SEAT, ROLL);
  expect(chancesOf(s.view(SEAT), at(s.state.asks, 0), [{ type: 'reroll', dice: [1] }])).toEqual([0]);
  expect(chances(arena({ mode: 'vote' }))).toBeNull();
});

test('tokens count where the house lets him spend them', () => {
  expect(scoresIn(arena({ determination: 3 }).view(1)).map(({ tokens }) => tokens)).toEqual([0]);
  expect(
    scoresIn(arena({ determination: 3, determinationInCombat: true }).view(1)).map(({ tokens }) => tokens),
  ).toEqual([3]);
});

test('[odds.classic-value] the best mixes are shown while cards are laid, to whoever knows both lives', () => {
  const s = arena({ mode: 'cards', hero: 'lindel', heroLife: 3, monster: 'skeleton', monsterLife: 4 });
  const fight: Fight = { mode: 'cards', hero: 'lindel', attribute: 0, life: 15, house: PLAIN_HOUSE };
  const { duel } = oddsOf(fight, { hero: 3, monster: 4, tokens: 0 });
  expect(duel).not.toBeNull();
  expect([mixesIn(s.view(0)), mixesIn(s.view(1))]).toEqual([null, duel]); // the Life is hidden from the hero until the fight
  s.does(SEAT, FIGHT);
  expect([mixesIn(s.view(0)), mixesIn(s.view(1))]).toEqual([duel, duel]);
  expect(oddsIn(s.view(0))?.duel).toEqual(duel);
  expect(mixesIn(arena({ mode: 'dice' }).view(1))).toBeNull();
  expect(mixesIn(arena({ mode: 'vote' }).view(1))).toBeNull();
});

test('[odds.boundary] when it is over there is nothing left to reckon', () => {
  const won = arena({ mode: 'cards', hero: 'lindel', monster: 'skeleton', monsterLife: 2 }).does(SEAT, FIGHT);
  won.does(0, { type: 'lay', card: 'quickShot' }).does(1, { type: 'lay', card: 'slash' });
  const lost = arena({ mode: 'cards', hero: 'lindel', heroLife: 1, monster: 'skeleton', monsterLife: 2 }).does(
    SEAT,
    FIGHT,
  );
  lost.does(0, { type: 'lay', card: 'slash' }).does(1, { type: 'lay', card: 'quickShot' });
  for (const s of [won, lost]) {
    expect(s.state.outcome).not.toBeNull();
    expect([oddsIn(s.view(0)), mixesIn(s.view(0))]).toEqual([null, null]);
  }
});

test('[odds.boundary] nor while the last blow is still being told; with one life left on both sides there is', () => {
  const view = arena({ mode: 'cards', hero: 'lindel', heroLife: 3 }).does(SEAT, FIGHT).view(SEAT);
  const { monster } = view;
  const hero = fighterSeen(view);
  if (monster === null) throw new Error('there is a monster');
  const left = (ofHero: number, ofMonster: number): View => ({
    ...view,
    heroes: view.heroes.with(view.fighter, { ...hero, wounds: hero.life - ofHero }),
    monster: { ...monster, wounds: (monster.life ?? 0) - ofMonster },
  });
  for (const over of [left(0, 4), left(3, 0), left(0, 0)]) expect([oddsIn(over), mixesIn(over)]).toEqual([null, null]);
  expect([oddsIn(left(1, 1)), mixesIn(left(1, 1))]).not.toContain(null);
});

test('[odds.two-stages] once combat has begun flight is over, and only Tatianna has nothing more to loose', () => {
  const krutzbeck = arena({ mode: 'solo', hero: 'krutzbeck', heroLife: 3 });
  expect(oddsIn(krutzbeck.view(1))?.rules).toContain('odds.two-stages');
  const begun = oddsIn(krutzbeck.does(SEAT, FIGHT).view(SEAT));
  const fight: Fight = { mode: 'solo', hero: 'krutzbeck', attribute: 0, life: 14, house: PLAIN_HOUSE };
  expect(begun?.rules).not.toContain('odds.two-stages');
  expect(begun?.win).toBe(winFrom(fight, { hero: 3, monster: 4, tokens: 0 }));
  const tatianna = arena({ mode: 'solo', hero: 'tatianna', heroLife: 3 }).view(1);
  const flown: View = { ...tatianna, lying: { ...tatianna.lying, arrow: 'boltOfAgony' } }; // they are being told
  expect(oddsIn(flown)?.win).toBe(winFrom({ ...fight, hero: null, life: 13 }, { hero: 3, monster: 4, tokens: 0 }));
  expect(oddsIn(tatianna)?.win).toBe(
    winFrom({ ...fight, hero: 'tatianna', life: 13 }, { hero: 3, monster: 4, tokens: 0 }),
  );
});
