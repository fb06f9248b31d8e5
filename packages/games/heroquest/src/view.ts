import type { Seat, State } from '@questhall/kernel';
import { cloneHidden, cloneOpen } from './clone.ts';
import { findFrame, movingFrame, zargonSeat } from './frames/agenda.ts';
import { sees } from './queries/sight.ts';
import type { HeroQuest, Table, TurnView, View } from './types/index.ts';

/** What a seat may know, whoever sits there: all that lies on the table, and the rest of the sheet for Zargon alone. [seat.ai-takes-any-seat] */
export function view(state: State<HeroQuest>, seat: Seat): View {
  const isZargon = seat === zargonSeat(state);
  const { table } = state;
  const open = cloneOpen(table);
  if (!isZargon) {
    for (const monster of open.monsters) monster.spells = [];
    open.fallen = open.fallen.map((one) => ({ ...one, spells: [] }));
  }
  return Object.assign(open, {
    zargonSeat: zargonSeat(state),
    isStripped: table.stripped !== null,
    turn: turnView(state),
    lore: isZargon ? [] : loreOf(table, seat),
    hidden: isZargon ? cloneHidden(table.hidden) : null,
  });
}

/** Whoever carries the Talisman knows what a caster in sight has left. [artifact.talisman-of-lore] */
function loreOf(table: Table, seat: Seat): View['lore'] {
  const bearer = table.heroes.find((hero) => hero.seat === seat && hero.status === 'here' && hero.artifacts.includes('talisman-of-lore'));
  if (bearer === undefined) return [];
  return table.monsters.flatMap(({ id, at, spells, cast }) =>
    spells.length + cast.length > 0 && sees(table, bearer.at, at) ? [{ monster: id, spells: spells.slice() }] : [],
  );
}

function turnView(state: State<HeroQuest>): TurnView | null {
  const moving = movingFrame(state);
  const none = { movement: null, hasStepped: false, hasActed: false, isMoveOver: false, isHalf: false, firstSpell: null };
  if (moving === null) return findFrame(state, 'zargonTurn') === null ? null : { who: 'zargon', hero: null, ...none };
  const { movement, hasStepped } = moving;
  switch (moving.kind) {
    case 'heroTurn': {
      const { hero, hasActed, isMoveOver, isHalf, firstSpell } = moving;
      return { who: 'hero', hero, movement, hasStepped, hasActed, isMoveOver, isHalf, firstSpell };
    }
    case 'genieTurn':
      return { who: 'genie', hero: null, ...none, movement, hasStepped, hasActed: moving.hasAttacked };
    case 'captiveTurn':
      return { who: 'captive', hero: null, ...none, movement, hasStepped };
    case 'whisk':
      return { who: 'hero', hero: moving.hero, ...none, movement, hasStepped, hasActed: true };
  }
}
