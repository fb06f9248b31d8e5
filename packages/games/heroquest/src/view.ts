import { findFrame } from '@questhall/groundwork';
import type { Seat, State } from '@questhall/kernel';
import {
  cloneEach,
  cloneFlat,
  cloneGoal,
  cloneHero,
  cloneHidden,
  cloneList,
  cloneMonster,
  clonePile,
} from './clone.ts';
import type { Hero } from './content/heroes.ts';
import { movingFrame, zargonSeat } from './frames/agenda.ts';
import { lurkingFrom } from './queries/lurking.ts';
import { sees } from './queries/sight.ts';
import type { HeroQuest, Lurking, MonsterInPlay, Table, TurnView, View } from './types/index.ts';

/**
 * What a seat may know, whoever sits there: all that lies on the table, and the rest of the sheet for Zargon alone.
 * [seat.ai-takes-any-seat]
 */
export function view(state: State<HeroQuest>, seat: Seat): View {
  const isZargon = seat === zargonSeat(state);
  const { table } = state;
  return {
    house: table.house,
    zargon: table.zargon,
    isCampaign: table.isCampaign,
    roundsMax: table.roundsMax,
    attemptsMax: table.attemptsMax,
    quest: table.quest,
    attempt: table.attempt,
    title: table.title,
    briefing: table.briefing,
    plan: table.plan,
    goal: cloneGoal(table.goal),
    isGoalMet: table.isGoalMet,
    isGoalLost: table.isGoalLost,
    reward: table.reward,
    aura: table.aura,
    isAuraUp: table.isAuraUp,
    clock: table.clock,
    limit: table.limit,
    round: table.round,
    order: cloneList(table.order),
    heroes: cloneEach(table.heroes, cloneHero),
    allies: cloneEach(table.allies, cloneFlat),
    monsters: cloneEach(table.monsters, isZargon ? cloneMonster : showMonster),
    fallen: isZargon ? cloneList(table.fallen) : cloneEach(table.fallen, showFallen),
    nextFigure: table.nextFigure,
    roster: cloneList(table.roster),
    revealed: cloneList(table.revealed),
    changes: table.changes,
    doors: cloneList(table.doors),
    rocks: cloneList(table.rocks),
    furniture: cloneList(table.furniture),
    traps: cloneList(table.traps),
    chestTraps: cloneList(table.chestTraps),
    sprung: cloneList(table.sprung),
    sprungChests: cloneList(table.sprungChests),
    alarmed: cloneList(table.alarmed),
    trapSearched: cloneList(table.trapSearched),
    stairs: table.stairs,
    piles: cloneEach(table.piles, clonePile),
    chests: cloneEach(table.chests, cloneFlat),
    gearAt: table.gearAt,
    portals: cloneList(table.portals),
    deck: cloneList(table.deck),
    goneArtifacts: cloneList(table.goneArtifacts),
    lostArtifacts: cloneList(table.lostArtifacts),
    ending: table.ending,
    zargonSeat: zargonSeat(state),
    isStripped: table.stripped !== null,
    turn: turnView(state),
    lore: loreOf(table, seat),
    hidden: isZargon ? cloneHidden(table.hidden, cloneList) : null,
  };
}

/** The spells of a caster are Zargon's secret. */
const showMonster = (monster: MonsterInPlay): MonsterInPlay => cloneMonster(monster, []);
const showFallen = (fallen: Lurking): Lurking => lurkingFrom(fallen, fallen.at, []);

/** Whoever carries the Talisman knows what a caster in sight has left. [artifact.talisman-of-lore] */
function loreOf(table: Table, seat: Seat): View['lore'] {
  const bearer = table.heroes.find(
    (hero) => hero.seat === seat && hero.status === 'here' && hero.artifacts.includes('talisman-of-lore'),
  );
  if (bearer === undefined) return [];
  return table.monsters.flatMap(({ id, at, spells, cast }) =>
    spells.length + cast.length > 0 && sees(table, bearer.at, at) ? [{ monster: id, spells: spells.slice() }] : [],
  );
}

function turnView(state: State<HeroQuest>): TurnView | null {
  const moving = movingFrame(state);
  if (moving === null)
    return findFrame(state, 'zargonTurn') === null ? null : restOf('zargon', null, null, false, false);
  const { movement, hasStepped } = moving;
  switch (moving.kind) {
    case 'heroTurn': {
      const { hero, hasActed, isMoveOver, isHalf, firstSpell } = moving;
      return { who: 'hero', hero, movement, hasStepped, hasActed, isMoveOver, isHalf, firstSpell };
    }
    case 'genieTurn':
      return restOf('genie', null, movement, hasStepped, moving.hasAttacked);
    case 'captiveTurn':
      return restOf('captive', null, movement, hasStepped, false);
    case 'whisk':
      return restOf('hero', moving.hero, movement, hasStepped, true);
  }
}

/** A turn of which there is no more to say than steps and an action. */
const restOf = (
  who: TurnView['who'],
  hero: Hero | null,
  movement: number | null,
  hasStepped: boolean,
  hasActed: boolean,
): TurnView => ({
  who,
  hero,
  movement,
  hasStepped,
  hasActed,
  isMoveOver: false,
  isHalf: false,
  firstSpell: null,
});
