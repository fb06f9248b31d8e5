import { NOBODY, type State, seatsOf, type Tell } from '@questhall/kernel';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import { monsterSeat } from '../queries/seats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest } from '../types.ts';

type Draft = State<DungeonQuest>;

/** Somebody is dead: who it was, what becomes of the token, and who has won. */
export function aftermath(draft: Draft, tell: Tell<DungeonQuest>): void {
  const { table } = draft;
  const isDoubleKill = heroLeft(table) === 0 && monsterLeft(table) === 0;
  if (isDoubleKill && table.house.heroWinsDoubleKill) {
    table.hero.wounds = table.hero.life - 1;
    tell.all('combat.both-die', { type: 'spared' });
  }
  if (heroLeft(table) > 0) win(draft, tell);
  else lose(draft, isDoubleKill, tell);
}

function lose(draft: Draft, isDoubleKill: boolean, tell: Tell<DungeonQuest>): void {
  const rule: Rule = isDoubleKill ? 'combat.both-die' : 'combat.rounds-until-death';
  tell.all(rule, { type: 'died', side: 'hero' });
  if (isDoubleKill) {
    tell.all(rule, { type: 'died', side: 'monster' });
    returnToken(draft, rule, tell);
  } else {
    healToken(draft, tell);
  }
  const winner = monsterSeat(draft);
  draft.outcome = { winners: winner === null ? NOBODY : seatsOf(winner), rule };
}

function win(draft: Draft, tell: Tell<DungeonQuest>): void {
  const { table } = draft;
  const rule: Rule = table.round === 0 ? 'ability.tatianna-arrows-kill' : 'combat.rounds-until-death';
  tell.all(rule, { type: 'died', side: 'monster' });
  returnToken(draft, 'combat.kill-aftermath', tell);
  drawPower(draft, tell);
  draft.outcome = { winners: seatsOf(table.fighter), rule };
}

function drawPower({ table }: Draft, tell: Tell<DungeonQuest>): void {
  const card = table.powerDeck.pop();
  const seat = table.fighter;
  if (card === undefined) throw new Error('the Power deck is empty');
  table.powerHands[seat]?.push(card);
  tell.split(seatsOf(seat), 'combat.kill-aftermath', { type: 'powerDrawn', seat, card }, { type: 'powerDrawnUnseen', seat });
}

function returnToken({ table }: Draft, rule: Rule, tell: Tell<DungeonQuest>): void {
  const token = table.monster?.token ?? null;
  if (token !== null) table.pool.push(token);
  table.monster = null;
  tell.all(rule, { type: 'tokenReturned' });
}

function healToken({ table }: Draft, tell: Tell<DungeonQuest>): void {
  if (table.monster !== null) table.monster.wounds = 0;
  tell.all('combat.defeat-aftermath', { type: 'tokenStayed' });
}
