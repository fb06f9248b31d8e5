import type { Frames, Tell } from '@questhall/kernel';
import type { Hero } from '../content/heroes.ts';
import { captiveOf, heroesHere, heroOf } from '../queries/figures.ts';
import type { HeroQuest, HeroTurnFrame } from '../types/index.ts';
import type { Draft } from './agenda.ts';
import { endIfOver, endQuest, loseGoal } from './goal.ts';
import { die } from './harm.ts';
import { CAPTIVE_MOVE } from './turn.ts';

/** Every hero's turn, then Zargon's; each of them looks first whether the quest is over. [round.heroes-then-zargon] */
export const round: Frames<HeroQuest>['round'] = (draft, frame, tell) => {
  const { table } = draft;
  switch (frame.stage) {
    case 'heroes': {
      const hero = table.order[frame.next];
      frame.next += 1;
      if (hero === undefined) frame.stage = 'captive';
      else if (heroOf(table, hero).status === 'here') draft.agenda.push(turnFor(hero));
      break;
    }
    case 'captive': {
      frame.stage = 'zargon';
      const captive = captiveOf(table);
      if (captive !== null && !captive.isChained)
        draft.agenda.push({ kind: 'captiveTurn', movement: CAPTIVE_MOVE, hasStepped: false });
      break;
    }
    case 'zargon':
      frame.stage = 'close';
      draft.agenda.push({ kind: 'zargonTurn', stage: 'start', monster: null });
      break;
    case 'close':
      closeRound(draft, tell);
      break;
  }
};

/** A turn that has not begun. */
export const turnFor = (hero: Hero): HeroTurnFrame => ({
  kind: 'heroTurn',
  stage: 'wake',
  hero,
  movement: null,
  hasStepped: false,
  hasActed: false,
  hasAttacked: false,
  firstSpell: null,
  hasRerolled: false,
  diceRolled: 0,
  isMoveOver: false,
  isOver: false,
  isHalf: false,
});

/** Time runs out, or the next round begins. */
function closeRound(draft: Draft, tell: Tell<HeroQuest>): void {
  const { table } = draft;
  if (table.limit !== null && table.round >= table.limit) collapse(draft, tell);
  if (endIfOver(draft, tell)) return;
  if (table.roundsMax !== null && table.round >= table.roundsMax) {
    endQuest(draft, 'failure', 'quest.goal-lost-fails', tell);
    return;
  }
  draft.agenda.pop(); // the quest goes on with another
}

export function beginRound(draft: Draft, tell: Tell<HeroQuest>): void {
  const { table } = draft;
  table.round += 1;
  table.portals = [];
  for (const hero of table.heroes) hero.hasActedThisRound = false; // [death.rescue-spell]
  tell.all('round.starts-left-of-zargon', { type: 'roundBegan', round: table.round });
  draft.agenda.push({ kind: 'round', stage: 'heroes', next: 0 });
}

/** Whoever is still down there when the vault comes down is dead. [quest.q9-collapse] */
function collapse(draft: Draft, tell: Tell<HeroQuest>): void {
  tell.all('quest.q9-collapse', { type: 'collapsed' });
  loseGoal(draft, 'quest.goal-lost-fails', tell);
  for (const hero of heroesHere(draft.table)) {
    hero.body = 0;
    die(draft, hero, 'quest.q9-collapse', tell);
  }
}
