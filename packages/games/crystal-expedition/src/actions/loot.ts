import { notNow, topFrame } from '@questhall/groundwork';
import { roll } from '@questhall/kernel';
import type { Draft } from '../frames/agenda.ts';
import { assignTo, openChest as unlock } from '../frames/chest.ts';
import { EXPLORATION_DICE } from '../frames/discover.ts';
import { takeCrystals } from '../frames/mine.ts';
import { changeRoom } from '../frames/rooms.ts';
import { expeditionOf } from '../queries/entities.ts';
import { RESTS, type Room } from '../types/index.ts';
import { type DeedOf, type Match, no } from './common.ts';
import { isExploring } from './explore.ts';
import { partyDeed } from './party.ts';

const restingPlace = ({ table }: Pick<Draft, 'table'>): Room | null =>
  expeditionOf(table).rooms.find(({ mayRest }) => mayRest) ?? null;

/** Once in each empty room, for the next Encounter. [room.empty-rest] */
export const rest: DeedOf<'rest'> = partyDeed({
  propose: (_state, asked) => (isExploring(asked) ? RESTS.map((bonus) => ({ type: 'rest', bonus }) as const) : []),
  judge(state, asked) {
    if (!isExploring(asked)) return notNow(asked);
    return restingPlace(state) === null ? no('room.empty-rest') : null;
  },
  perform(draft, _asked, { bonus }, tell) {
    const expedition = expeditionOf(draft.table);
    const room = restingPlace(draft);
    if (room === null) return;
    const rule = expedition.rest === null ? 'room.empty-rest' : 'room.rest-bonus-lasts';
    changeRoom(draft, room.tile, { mayRest: false });
    expedition.rest = bonus;
    tell.all(rule, { type: 'rested', bonus });
  },
});

const chestIn = ({ table }: Match, tile: number): Room | null =>
  (table.expedition?.rooms ?? []).find((room) => room.tile === tile && room.hasChest) ?? null;

/** Outside Encounters, once no monsters are left there. [loot.chest] */
export const openChest: DeedOf<'openChest'> = partyDeed({
  propose: ({ table }, asked) =>
    isExploring(asked) ? expeditionOf(table).rooms.map(({ tile }) => ({ type: 'openChest', room: tile }) as const) : [],
  judge(state, asked, { room }) {
    const isFighting = (state.table.expedition?.encounter ?? null) !== null;
    if (!isExploring(asked)) return isFighting ? no('loot.chest', { room }) : notNow(asked);
    return chestIn(state, room)?.isQuiet === true ? null : no('loot.chest', { room });
  },
  perform: (draft, _asked, { room }, tell) => unlock(draft, room, tell),
});

/** So many of them raw, the others for Crowns. [crystal.crowns-or-raw] */
export const mine: DeedOf<'mine'> = partyDeed(
  {
    propose: (_state, { question }) =>
      question.kind === 'mine'
        ? Array.from({ length: question.crystals + 1 }, (_, raw) => ({ type: 'mine', raw }) as const)
        : [],
    judge({ table }, asked, { raw }) {
      const { question } = asked;
      const isFighting = (table.expedition?.encounter ?? null) !== null;
      if (question.kind !== 'mine') return isFighting ? no('crystal.no-victory-no-mining') : notNow(asked);
      return raw >= 0 && raw <= question.crystals
        ? null
        : no('crystal.crowns-or-raw', { raw, most: question.crystals });
    },
    perform: (draft, _asked, { raw }, tell) => takeCrystals(draft, raw, tell),
  },
  true,
);

/** To somebody who has a place for it, or to the baggage. [loot.found-item-assigned, loot.common-stock] */
export const assign: DeedOf<'assign'> = partyDeed(
  {
    propose: (_state, { question }) =>
      question.kind === 'assign' ? [...question.heroes, null].map((hero) => ({ type: 'assign', hero }) as const) : [],
    judge(_state, asked, { hero }) {
      const { question } = asked;
      if (question.kind !== 'assign') return notNow(asked);
      return hero === null || question.heroes.includes(hero) ? null : no('loot.found-item-assigned', { hero });
    },
    perform(draft, { question }, { hero }, tell) {
      if (question.kind === 'assign') assignTo(draft, question.piece, hero, tell);
    },
  },
  true,
);

/** One of the dice is thrown again before they are read, as Rumours allow. [tavern.next-expedition-only] */
export const rerollDie: DeedOf<'rerollDie'> = partyDeed(
  {
    propose: (_state, { question }) =>
      question.kind === 'rumours' ? EXPLORATION_DICE.map((_, die) => ({ type: 'rerollDie', die }) as const) : [],
    judge(_state, asked, { die }) {
      if (asked.question.kind !== 'rumours') return notNow(asked);
      return die in EXPLORATION_DICE ? null : no('explore.one-roll', { die });
    },
    perform(draft, _asked, { die }, tell) {
      const frame = topFrame(draft, 'discover');
      const expedition = expeditionOf(draft.table);
      const from = frame.dice[die] ?? 0;
      const to = roll(draft.rng, EXPLORATION_DICE[die] ?? 4);
      frame.dice = frame.dice.with(die, to);
      expedition.rumours -= 1;
      tell.all('tavern.next-expedition-only', { type: 'dieRerolled', die, from, to, left: expedition.rumours });
    },
  },
  true,
);

/** The dice are read as they lie. */
export const readDice: DeedOf<'done'> = partyDeed(
  {
    propose: (_state, { question }) => (question.kind === 'rumours' ? [{ type: 'done' }] : []),
    judge: (_state, asked) => (asked.question.kind === 'rumours' ? null : notNow(asked)),
    perform(draft) {
      topFrame(draft, 'discover').stage = 'lay';
    },
  },
  true,
);
