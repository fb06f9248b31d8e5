import { ask, below, everyone, type Frames, NOBODY, type State, seatsOf, type Tell } from '@questhall/kernel';
import { type Monster, TOKENS } from '../content/monsters.ts';
import { fighterOf, keepOf } from '../queries/heroes.ts';
import { mayEscape } from '../queries/keep/escape.ts';
import { mayHold } from '../queries/keep/items.ts';
import { monsterSeat } from '../queries/seats.ts';
import type { DungeonQuest, MonsterInPlay } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;
type EncounterFrame = Extract<DungeonQuest['Frame'], { kind: 'encounter' }>;

/** Token, Bluff, decision, fight: in this order and no other. [encounter.sequence] */
export const encounter: Frames<DungeonQuest>['encounter'] = (draft, frame, tell) => {
  const { table } = draft;
  switch (frame.stage) {
    case 'token':
      frame.stage = table.keep === null ? 'decide' : 'bluff';
      nameMonsterPlayer(draft, tell);
      if (frame.monster === 'here') wakeToken(draft, tell);
      else if (frame.life === null || frame.monster === 'random' || frame.monster === 'raised')
        drawToken(draft, frame.monster, tell);
      else findToken(draft, frame.monster, frame.life, tell);
      break;
    case 'bluff': {
      frame.stage = 'parting';
      const hand = table.powerHands[table.fighter] ?? [];
      const isHidden = table.monster?.isLifeShown === false;
      if (isHidden && mayEscape(draft, frame) && mayHold(draft, hand, hand.includes('bluff')))
        ask(draft, table.fighter, 'power.bluff', { kind: 'bluff' });
      break;
    }
    case 'parting': {
      frame.stage = 'answer';
      const monster = monsterSeat(draft);
      if (table.house.monsterMayFlee && monster !== null)
        ask(draft, monster, 'escape.secret-commit', { kind: 'parting' });
      break;
    }
    case 'answer':
      frame.stage = 'decide';
      if (frame.isParting) ask(draft, table.fighter, 'escape.secret-commit', { kind: 'partingAnswer' });
      break;
    case 'decide':
      frame.stage = 'fight';
      if (table.keep === null || mayEscape(draft, frame))
        ask(draft, table.fighter, 'encounter.sequence', { kind: 'encounter' });
      break;
    case 'fight':
      frame.stage = 'over';
      draft.agenda.push({ kind: 'combat', stage: 'start', mayEscape: frame.mayEscape });
      break;
    case 'over':
      draft.agenda.pop();
      break;
  }
};

function nameMonsterPlayer(draft: Draft, tell: Teller): void {
  const seat = monsterSeat(draft);
  const hero = seat === null ? null : draft.table.heroes[seat];
  const isGone = draft.table.keep !== null && hero?.fate !== 'inside';
  const served = isGone ? 'death.player-stays' : 'encounter.monster-player-left';
  tell.all(seat === null ? 'encounter.solo-no-monster-player' : served, { type: 'monsterPlayerNamed', seat });
}

/** A token from the pool: any, or any of the kind that was asked for; for a raised Skeleton any, if none is left. */
function drawToken(draft: Draft, wanted: EncounterFrame['monster'], tell: Teller): void {
  const { pool } = draft.table;
  const isRaised = wanted === 'raised';
  const kind = isRaised ? 'skeleton' : wanted;
  const alike = pool.filter((token) => kind === 'random' || TOKENS[token]?.monster === kind);
  const isAny = isRaised && alike.length === 0;
  const fitting = isAny ? pool : alike;
  const token = fitting[below(draft.rng, fitting.length)];
  if (token === undefined) throw new Error('the pool is empty');
  const among = isAny || kind === 'here' ? 'random' : kind;
  tell.all(isRaised ? 'monster.raise-skeleton' : 'encounter.random-token', { type: 'tokenDrawn', among });
  meet(draft, token, false, NOBODY, tell);
}

/** What guards this square. [monster.guards-square] */
function wakeToken(draft: Draft, tell: Teller): void {
  const { table } = draft;
  const keep = keepOf(table);
  const { square } = fighterOf(table);
  const lair = keep.lairs.find((one) => one.square === square);
  if (lair === undefined) throw new Error('nothing lies here');
  keep.lairs = keep.lairs.filter((one) => one !== lair);
  tell.all('encounter.token-already-here', { type: 'tokenFound' });
  meet(draft, lair.token, lair.isLifeShown, lair.knownTo, tell);
}

/** A token that lies here already: one of the pool's if there is such a one, or one made up for this table. */
function findToken(draft: Draft, monster: Monster, life: number, tell: Teller): void {
  const token = draft.table.pool.find((one) => TOKENS[one]?.monster === monster && TOKENS[one]?.life === life);
  tell.all('encounter.token-already-here', { type: 'tokenFound' });
  if (token !== undefined) meet(draft, token, false, NOBODY, tell);
  // One made up for this table has no fellows to be taken for: whoever set it said what it is.
  else begin(draft, { monster, life, token: null, wounds: 0, isLifeShown: true, knownTo: everyone(draft.seats) }, tell);
}

function meet(draft: Draft, token: number, isLifeShown: boolean, knownTo: number, tell: Teller): void {
  const drawn = TOKENS[token];
  if (drawn === undefined) throw new Error('there is no such token');
  draft.table.pool = draft.table.pool.filter((other) => other !== token);
  begin(draft, { monster: drawn.monster, life: drawn.life, token, wounds: 0, isLifeShown, knownTo }, tell);
}

function begin(draft: Draft, monster: MonsterInPlay, tell: Teller): void {
  draft.table.monster = monster;
  tell.all('encounter.type-public', { type: 'monsterMet', monster: monster.monster });
  const seat = monsterSeat(draft);
  const { life } = monster;
  if (seat !== null) monster.knownTo |= seatsOf(seat);
  if (monster.isLifeShown) tell.all('encounter.token-already-here', { type: 'lifeSeen', life });
  else if (seat !== null) tell.only(seatsOf(seat), 'encounter.life-secret-until-combat', { type: 'lifeSeen', life });
}
