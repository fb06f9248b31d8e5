import { readOptions } from '@questhall/border';
import { open, type State, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { conform, effort } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { adventureOf, heroCardOf, nameIdOf, questOf, SET_IDS } from '../../src/content/index.ts';
import { design } from '../../src/facets/design.ts';
import { dungeoneer } from '../../src/game.ts';
import { lastingOn } from '../../src/queries/scores.ts';
import type { Dungeoneer, Options } from '../../src/types/index.ts';
import { trialOf } from '../table/trial.ts';

const MANY = `Many Things
game: dungeoneer
card Ember Blade: Treasure 1 Hero Permanent Weapon | Melee +2
card Heavy Air: Bane 1 Permanent Curse | Speed −1 (min 1) · Lift [1 MP]
card Cellar Rats: Monster 1 Beast | Me ●2 Ma —0 Sp ●2 · Life 2
card Soot Imp, instead of Mud Ghoul: Monster 1 Demon | Me ●1 Ma ●1 Sp —0 · Life 1 · Hit: Wound 1, Tip
card Trip Wire: Trap 1 Anytime | Enter: Thr Sp 6 else Tip
card Old Habit: Boon 1 Response Instant Spell | Counter +2
hero Kindle the Small: Gnome, Artificer | Life 5 | 1/2/2 2/2/2 2/3/3 | ◆ ● ◆ | 2/3 | Magic +1
hero Brunna Deepmark: Dwarf, Warden | Life 6 | 4/1/2 4/1/3 4/2/3 | ● ◆ ◆ | 2/3 | Threat +1
quest Bank the Fire: Effect | any Entrance | Effect \`Collect: Peril +1\` · Thr Me/Ma/Sp 7 ×2 else nothing | Glory +3
quest The Ash King: Slay | HD-M07 | Slay Me ●3 Ma ◆2 Sp ◆2 · Life 3 | Glory +4
without: Skitter Hound
set: ED
card Late Comer: Treasure 2 Hero Permanent Boots | Speed +1
`;

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(dungeoneer.options, given);
  if (!read.ok) throw new Error(`${read.problem.field} ${read.problem.message}`);
  return read.value;
}

const opened = (given: Partial<Options>, seats = 3, seed = 'own'): State<Dungeoneer> =>
  open(dungeoneer, optionsOf(given), seats, `fast:${seed}`, silence);

/** Every card of a table, wherever it lies. */
const cardsOn = ({ table }: State<Dungeoneer>): readonly string[] => [
  ...table.piles.flatMap(({ draw }) => draw),
  ...table.hands.flat(),
  ...table.spare,
  ...table.heroes.flatMap(({ heroes }) => heroes),
  ...table.questDeck,
  ...table.globals,
  ...table.errands.flat().map(({ quest }) => quest),
];

const named = (state: State<Dungeoneer>, name: string): string =>
  cardsOn(state).find((id) => nameIdOf(id) === name) ?? '';

describe('what is in the file is in the decks', () => {
  const state = opened({ cards: MANY, sets: 'HD' });

  test('[core.fixed-sets] new cards are added, others take a place, and some are left out', () => {
    const names = cardsOn(state).map(nameIdOf);
    const added = ['Ember Blade', 'Soot Imp', 'Kindle the Small', 'Bank the Fire', 'HD-A20', 'HD-H1'];
    for (const name of added) expect(names.filter((one) => one === name)).toEqual([name]);
    for (const gone of ['HD-A21', 'HD-A25', 'Late Comer']) expect(names).not.toContain(gone);
    expect(cardsOn(state)).not.toContain('HD-A20');
    expect(new Set(names).size).toBe(names.length);
  });

  test('they are what their lines say', () => {
    expect(adventureOf(named(state, 'HD-A20'))).toMatchObject({ cost: 1, fighter: { life: 2 } });
    expect(heroCardOf(named(state, 'Kindle the Small'))).toMatchObject({ life: 5, race: 'gnome' });
    expect(questOf(named(state, 'The Ash King'))).toMatchObject({ location: { at: 'card', card: 'HD-M07' } });
  });

  test('a later grade has its own', () => {
    const sets = opened({ cards: MANY }).table.sets;
    expect(sets).toEqual(['HD', 'ED']);
    const epic = opened({ cards: MANY, sets: 'ED' });
    expect(cardsOn(epic).map(nameIdOf)).toContain('Late Comer');
    expect(cardsOn(epic).map(nameIdOf)).not.toContain('Ember Blade');
  });
});

test('[time.asked-by-public-facts] the cheapest card is one of the file where it is cheaper', async () => {
  const { cheapestIn } = await import('../../src/queries/decks.ts');
  const cheapest = (cards: string) => cheapestIn(opened({ cards, sets: 'HD' }).table, 'heroic');
  expect([cheapest('').response, cheapest(MANY).response, cheapest(MANY).encounter]).toEqual([2, 1, 1]);
});

test('[comp.score-order] what lies before a hero works as its line says, of printed cards and one’s own', () => {
  const state = opened({ cards: MANY, sets: 'HD' });
  const [hero] = state.table.heroes;
  if (hero === undefined) throw new Error('nobody plays');
  hero.heroes = [named(state, 'Kindle the Small')];
  const put = (card: string) => ({ card, wounds: 0, attached: [], charges: 0 });
  hero.readied = [put(named(state, 'Ember Blade')), put('HD-A08')];
  hero.banes = [{ card: named(state, 'Heavy Air'), by: 1 }];
  const scores = lastingOn(state.table, 0, 'score').map(([{ form, by }]) => `${form} ${by}`);
  expect(scores).toEqual(['magic 1', 'melee 2', 'melee 1', 'speed -1']);
  const seen = dungeoneer.view(state, 1);
  expect(lastingOn(seen, 0, 'score').length).toBe(4);
});

test.each([
  ['HD', 2],
  ['HD', 4],
  ['HD,ED', 3],
] as const)('%s with a file of cards conforms with %i seats', (sets, seats) => {
  for (let run = 0; run < effort(1); run++) {
    const trial = trialOf({ sets, cards: MANY, roundLimit: effort(1) > 1 ? 0 : 6 }, seats, `fast:own ${sets} ${run}`);
    expect(conform(trial)).toMatchObject({ hasDreamt: true });
  }
});

test('a file that says what is printed changes nothing', () => {
  const texts = (cards: string, sets: string) => JSON.stringify(opened({ cards, sets }).table);
  for (const set of SET_IDS) expect(texts(design.print(set) ?? '', set)).toBe(texts('', set));
});

/** A whole game of the best there are. */
function playedOut(state: State<Dungeoneer>): State<Dungeoneer> {
  const { standard } = bots;
  if (standard === undefined) throw new Error('nobody plays');
  playOut(dungeoneer, state, seatPlayers([standard(), standard(), standard()], 'own'), silence);
  return state;
}

test('tables with other files, side by side, are nothing to each other', () => {
  const other = MANY.replace('Melee +2', 'Melee +1').replace('Life 2', 'Life 1');
  const files = [MANY, '', other];
  const alone = files.map((cards) => JSON.stringify(playedOut(opened({ cards, sets: 'HD' }))));
  const tables = files.map((cards) => opened({ cards, sets: 'HD' }));
  const half = tables.map((state) => JSON.parse(JSON.stringify(state)) as State<Dungeoneer>); // it was a state before
  expect(half.map((state) => JSON.stringify(playedOut(state)))).toEqual(alone);
  expect(new Set(alone).size).toBe(3);
});

test('[hidden.view] nobody sees by a new card who holds it', () => {
  const state = opened({ cards: MANY, sets: 'HD' });
  const card = named(state, 'Ember Blade');
  const holder = state.table.hands.findIndex((hand) => hand.includes(card));
  const seats = [0, 1, 2].filter((seat) => seat !== holder);
  for (const seat of seats) {
    const { own, ...view } = dungeoneer.view(state, seat);
    expect(own).toEqual(state.table.own);
    expect(JSON.stringify(view)).not.toContain('Ember Blade');
  }
});

test('an answer may name such a card, and only one that is a card', () => {
  const state = opened({ cards: MANY, sets: 'HD' });
  const card = named(state, 'Heavy Air');
  const bane = (id: string) => dungeoneer.decode({ type: 'bane', card: id, payer: 0, target: 1, host: null });
  expect(bane(card)).toMatchObject({ card });
  const long = `card HD ${'x'.repeat(600)}: Trap 2 | Enter: Tip`;
  for (const wrong of ['card HD Nothing: at all', 'hero HD Nothing: at all', 'card XX Wire: Trap 1 | Tip', long])
    expect(bane(wrong)).toBeNull();
});

test('any number of cards that others have made up leaves the table as it is', () => {
  const state = opened({ cards: MANY, sets: 'HD' });
  for (let n = 0; n < 5_000; n++)
    dungeoneer.decode({ type: 'lift', card: `card HD Number ${n}: Trap 2 Anytime | Enter: Thr Sp 6 else Tip` });
  expect(JSON.stringify(playedOut(state))).toBe(JSON.stringify(playedOut(opened({ cards: MANY, sets: 'HD' }))));
  expect(dungeoneer.laws(state)).toEqual([]);
});
