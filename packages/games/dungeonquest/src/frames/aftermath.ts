import { NOBODY, type State, seatsOf, type Tell } from '@questhall/kernel';
import { drawPower } from '../effects/decks.ts';
import { endTurn } from '../effects/end-turn.ts';
import { slay } from '../effects/harm.ts';
import { leaveToken, returnToken } from '../effects/tokens.ts';
import { fighterOf } from '../queries/heroes.ts';
import { heroLeft, monsterLeft } from '../queries/lives.ts';
import { monsterSeat } from '../queries/seats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { DungeonQuest, MonsterInPlay } from '../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** Somebody is dead: who it was, what becomes of the token, and, in the arena, who has won. */
export function aftermath(draft: Draft, tell: Teller): void {
  const { monster, house } = draft.table;
  if (monster === null) throw new Error('there was nobody to fight');
  const isDoubleKill = heroLeft(draft.table) === 0 && monsterLeft(draft.table) === 0;
  if (isDoubleKill && house.heroWinsDoubleKill) {
    const hero = fighterOf(draft.table);
    hero.wounds = hero.life - 1;
    tell.all('combat.both-die', { type: 'spared' });
  }
  draft.agenda.pop();
  if (heroLeft(draft.table) > 0) win(draft, monster, tell);
  else lose(draft, monster, isDoubleKill, tell);
}

function win(draft: Draft, monster: MonsterInPlay, tell: Teller): void {
  const { table } = draft;
  const rule: Rule = table.round === 0 ? 'ability.tatianna-arrows-kill' : 'combat.rounds-until-death';
  tell.all(rule, { type: 'died', side: 'monster', who: monster.monster });
  returnToken(draft, 'combat.kill-aftermath', tell);
  drawPower(draft, table.fighter, table.keep === null ? 'combat.kill-aftermath' : 'power.gain-kill', tell);
  if (table.keep === null) draft.outcome = { winners: seatsOf(table.fighter), rule };
}

function lose(draft: Draft, monster: MonsterInPlay, isDoubleKill: boolean, tell: Teller): void {
  const { table } = draft;
  const rule: Rule = isDoubleKill ? 'combat.both-die' : 'combat.rounds-until-death';
  // In the keep a death is told with all that it takes along.
  if (table.keep === null) tell.all(rule, { type: 'died', side: 'hero', who: fighterOf(table).hero });
  if (isDoubleKill) {
    tell.all(rule, { type: 'died', side: 'monster', who: monster.monster });
    returnToken(draft, rule, tell);
  } else recover(draft, monster, tell);
  if (table.keep === null) {
    const winner = monsterSeat(draft);
    draft.outcome = { winners: winner === null ? NOBODY : seatsOf(winner), rule };
    return;
  }
  slay(draft, table.fighter, rule, tell);
  endTurn(draft);
}

/** A monster that has killed is as good as new, and stays where it is. */
function recover(draft: Draft, monster: MonsterInPlay, tell: Teller): void {
  monster.wounds = 0;
  if (draft.table.keep !== null) leaveToken(draft, tell, true);
  else tell.all('combat.defeat-aftermath', { type: 'tokenStayed', monster: monster.monster });
}
