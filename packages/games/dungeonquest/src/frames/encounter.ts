import { ask, below, type Frames, type State, seatsOf, type Tell } from '@questhall/kernel';
import { type Monster, TOKENS, type Token } from '../content/monsters.ts';
import { monsterSeat } from '../queries/seats.ts';
import type { DungeonQuest } from '../types.ts';

type Draft = State<DungeonQuest>;

/** Token, decision, fight: in this order and no other. [encounter.sequence] */
export const encounter: Frames<DungeonQuest>['encounter'] = (draft, frame, tell) => {
  switch (frame.stage) {
    case 'token':
      frame.stage = 'decide';
      nameMonsterPlayer(draft, tell);
      if (frame.life === null || frame.monster === 'random') drawToken(draft, frame.monster, tell);
      else findToken(draft, frame.monster, frame.life, tell);
      break;
    case 'decide':
      ask(draft, draft.table.fighter, 'encounter.sequence', { kind: 'encounter' });
      break;
    case 'fight':
      draft.agenda.pop();
      draft.agenda.push({ kind: 'combat', stage: 'start' });
      break;
  }
};

function nameMonsterPlayer(draft: Draft, tell: Tell<DungeonQuest>): void {
  const seat = monsterSeat(draft);
  const rule = seat === null ? 'encounter.solo-no-monster-player' : 'encounter.monster-player-left';
  tell.all(rule, { type: 'monsterPlayerNamed', seat });
}

/** A token from the pool: any, or any of the kind that was asked for. */
function drawToken(draft: Draft, wanted: Monster | 'random', tell: Tell<DungeonQuest>): void {
  const fitting = draft.table.pool.filter((token) => wanted === 'random' || TOKENS[token]?.monster === wanted);
  const token = fitting[below(draft.rng, fitting.length)];
  const drawn = token === undefined ? undefined : TOKENS[token];
  if (token === undefined || drawn === undefined) throw new Error('the pool is empty');
  tell.all('encounter.random-token', { type: 'tokenDrawn', among: wanted });
  meet(draft, drawn, token, tell);
}

/** A token that lies here already: one of the pool's if there is such a one, or one made up for this table. */
function findToken(draft: Draft, monster: Monster, life: number, tell: Tell<DungeonQuest>): void {
  const token = draft.table.pool.find((one) => TOKENS[one]?.monster === monster && TOKENS[one]?.life === life) ?? null;
  tell.all('encounter.token-already-here', { type: 'tokenFound' });
  meet(draft, { monster, life }, token, tell);
}

function meet(draft: Draft, { monster, life }: Token, token: number | null, tell: Tell<DungeonQuest>): void {
  const { table } = draft;
  table.pool = table.pool.filter((other) => other !== token);
  // One made up for this table has no fellows to be taken for: whoever set it said what it is.
  const isLifeShown = token === null;
  table.monster = { monster, life, token, wounds: 0, isLifeShown };
  tell.all('encounter.type-public', { type: 'monsterMet', monster });
  const seat = monsterSeat(draft);
  if (isLifeShown) tell.all('encounter.token-already-here', { type: 'lifeSeen', life });
  else if (seat !== null) tell.only(seatsOf(seat), 'encounter.life-secret-until-combat', { type: 'lifeSeen', life });
}
