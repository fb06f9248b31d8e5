import type { State } from '@questhall/kernel';
import { CARD_IDS, CARDS, DECKS, RESOLVE } from './content/index.ts';
import { tileAt } from './dungeon/occupancy.ts';
import { overflowOf } from './queries/slots.ts';
import { EFFECT_MAX, hitpointsMax } from './queries/stats.ts';
import { type Entity, FIRST_MONSTER, type Glowquest, type Table } from './types/index.ts';

/** What no state may break, whatever was played. */
export function laws(state: State<Glowquest>): readonly string[] {
  const { table } = state;
  const broken: string[] = [];
  const hold = (isTrue: boolean, law: string): void => {
    if (!isTrue) broken.push(law);
  };
  const everybody: Entity[] = [...table.heroes, ...table.monsters];
  const walker = state.agenda.findLast((frame) => frame.kind === 'walk')?.who; // on its way through an ally's square
  const placed = everybody.filter(({ at, id }) => at >= 0 && id !== walker);
  hold(new Set(placed.map(({ at }) => at)).size === placed.length, 'two stand on one square');
  hold(
    placed.every(({ at }) => tileAt(table.floor, at) !== null),
    'somebody stands outside the dungeon',
  );
  for (const one of everybody) {
    hold(one.hitpoints >= 0 && one.hitpoints <= hitpointsMax(table, one), `${one.id} has ${one.hitpoints} Hitpoints`);
    hold(one.shield >= 0 && one.reflect >= 0, `${one.id} has less than no Shield or Reflect`);
    hold(
      one.effects.every(({ n, kind }) => n >= 0 && (n > 0 || isUnmeasured(kind))),
      `${one.id} has an Effect of nothing`,
    );
  }
  hold(table.monsters.every(({ hitpoints }) => hitpoints > 0) || isInTheMiddle(state), 'a dead monster stands');
  hold(new Set(everybody.map(({ id }) => id)).size === everybody.length, 'two have one number');
  hold(
    table.monsters.every(
      ({ id, record, number }) => table.roster[id - FIRST_MONSTER] === record && table.rosterNumbers[id - FIRST_MONSTER] === number,
    ),
    'a monster is not on the roster',
  );
  hold(table.resolve >= 0 && table.resolve <= RESOLVE[table.difficulty], `there is ${table.resolve} Resolve`);
  hold(new Set(table.glow).size === table.glow.length, 'two Glow lie on one square');
  hold(table.encounter !== null || table.monsters.length === 0, 'monsters stand without an Encounter');
  hold(table.turn === null || table.encounter !== null, 'a Turn is taken without an Encounter');
  hold((table.turn?.surges ?? 0) >= 0, 'there are less than no Surges');
  hold(table.attack === null || table.turn !== null, 'an attack is made outside a Turn');
  holdCards(state, hold);
  return broken;
}

const isUnmeasured = (kind: string): boolean => kind === 'stun' || kind === 'immobile' || kind === 'anchor' || kind === 'taunt';

/** At the brink of death, until all is settled. */
const isInTheMiddle = ({ agenda }: State<Glowquest>): boolean => agenda.some(({ kind }) => kind === 'harm');

/** Every card exists once, and is where it belongs. */
function holdCards({ table, agenda }: State<Glowquest>, hold: (isTrue: boolean, law: string) => void): void {
  const all = allCards(table);
  hold(all.length === CARD_IDS.length && new Set(all).size === all.length, 'cards are made or lost');
  for (const deck of DECKS)
    hold(
      [...table.decks[deck], ...table.discards[deck]].every((card) => CARDS[card].deck === deck),
      `the ${deck} deck holds a stranger`,
    );
  const isFitting = agenda.some(({ kind }) => kind === 'fit' || kind === 'gain' || kind === 'consent');
  hold(isFitting || table.heroes.every(({ cards }) => overflowOf(cards) === null), 'somebody wears too much');
  hold(
    table.heroes.every(({ role, cards }) => cards.every((card) => ['equipment', 'passive', role].includes(CARDS[card].deck))),
    'somebody has a card of another Role',
  );
  hold(
    table.heroes.every(({ effects }) => effects.every(({ n }) => n <= 2 * EFFECT_MAX)),
    'an Effect has grown beyond reason',
  );
}

const allCards = (table: Table) => [
  ...DECKS.flatMap((deck) => [...table.decks[deck], ...table.discards[deck]]),
  ...table.heroes.flatMap(({ cards }) => cards),
  ...table.drawn,
];
