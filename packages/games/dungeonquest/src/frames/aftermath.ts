import { NOBODY, type State, seatsOf, type Tell } from '@questhall/kernel';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import { monsterSeat } from '../queries/seats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest, MonsterInPlay } from '../types.ts';

type Draft = State<DungeonQuest>;

/** Somebody is dead: who it was, what becomes of the token, and who has won. */
export function aftermath(draft: Draft, tell: Tell<DungeonQuest>): void {
  const { hero, monster, house } = draft.table;
  if (monster === null) throw new Error('there was nobody to fight');
  const isDoubleKill = heroLeft(draft.table) === 0 && monsterLeft(draft.table) === 0;
  if (isDoubleKill && house.heroWinsDoubleKill) {
    hero.wounds = hero.life - 1;
    tell.all('combat.both-die', { type: 'spared' });
  }
  if (heroLeft(draft.table) > 0) win(draft, monster, tell);
  else lose(draft, monster, isDoubleKill, tell);
}

function win(draft: Draft, monster: MonsterInPlay, tell: Tell<DungeonQuest>): void {
  const { table } = draft;
  const rule: Rule = table.round === 0 ? 'ability.tatianna-arrows-kill' : 'combat.rounds-until-death';
  tell.all(rule, { type: 'died', side: 'monster', who: monster.monster });
  returnToken(draft, monster, 'combat.kill-aftermath', tell);
  drawPower(draft, tell);
  draft.outcome = { winners: seatsOf(table.fighter), rule };
}

function lose(draft: Draft, monster: MonsterInPlay, isDoubleKill: boolean, tell: Tell<DungeonQuest>): void {
  const rule: Rule = isDoubleKill ? 'combat.both-die' : 'combat.rounds-until-death';
  tell.all(rule, { type: 'died', side: 'hero', who: draft.table.hero.hero });
  if (isDoubleKill) {
    tell.all(rule, { type: 'died', side: 'monster', who: monster.monster });
    returnToken(draft, monster, rule, tell);
  } else {
    monster.wounds = 0;
    tell.all('combat.defeat-aftermath', { type: 'tokenStayed', monster: monster.monster });
  }
  const winner = monsterSeat(draft);
  draft.outcome = { winners: winner === null ? NOBODY : seatsOf(winner), rule };
}

function returnToken({ table }: Draft, { token }: MonsterInPlay, rule: Rule, tell: Tell<DungeonQuest>): void {
  if (token !== null) table.pool.push(token);
  table.monster = null;
  tell.all(rule, { type: 'tokenReturned' });
}

function drawPower({ table }: Draft, tell: Tell<DungeonQuest>): void {
  const card = table.powerDeck.pop();
  const seat = table.fighter;
  if (card === undefined) throw new Error('the Power deck is empty');
  table.powerHands[seat]?.push(card);
  tell.split(
    seatsOf(seat),
    'combat.kill-aftermath',
    { type: 'powerDrawn', seat, card },
    { type: 'powerDrawnUnseen', seat },
  );
}
