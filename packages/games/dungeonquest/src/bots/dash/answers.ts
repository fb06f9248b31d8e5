import { below } from '@questhall/kernel';
import { POWER_VALUES } from '../../content/power-cards.ts';
import type { Action } from '../../types/index.ts';
import { act, healing } from './acting.ts';
import type { Asked } from './asked.ts';
import {
  bestHeading,
  bestMove,
  bestRetreat,
  bestTile,
  isWorthClimbing,
  isWorthDescending,
  leastOf,
  throughSecretDoor,
} from './going.ts';
import { bestEscape, holdingCard, isWorthFleeing, isWorthKnowing } from './meeting.ts';
import { found, saved, stepped, tested } from './weighing.ts';

const GO_ON: Action = { type: 'goOn' };

/** What a character answers in the keep; null for what any fighter answers alike, wherever it is fought. */
export function answerOf(asked: Asked): Action | null {
  const { offers, temper, turn, view } = asked;
  const { question } = turn.ask;
  switch (question.kind) {
    case 'hero':
    case 'tower':
      return offers[below(turn.rng, offers.length)] ?? null;
    case 'startWindow':
      return healing(asked) ?? GO_ON;
    case 'action':
      return act(asked);
    case 'onward':
      return asked.planned((plan) => bestMove(plan, offers));
    case 'tile':
      return asked.planned((plan) => bestTile(plan, offers));
    case 'stairwell':
      return asked.planned(
        (plan) => (isWorthDescending(plan, temper) ? { type: 'descend' } : undefined),
        ...(['playPower', 'draw'] as const),
      );
    case 'heading':
      return asked.planned((plan) => bestHeading(plan, offers));
    case 'stair':
      return asked.planned((plan) => (isWorthClimbing(plan) ? { type: 'climb' } : GO_ON));
    case 'secretDoor':
      return asked.planned((plan) => throughSecretDoor(plan, offers), 'goOn');
    case 'retreat':
      return asked.planned((plan) => bestRetreat(plan, offers));
    case 'leave':
      return asked.planned(({ aim }) => (aim === 'home' ? { type: 'leave' } : GO_ON));
    case 'test':
      return tested(asked, question);
    case 'failed':
      return saved(asked);
    case 'trap':
      return stepped(asked, question);
    case 'searchCards':
      return found(asked, question);
    case 'tileCard':
      return asked.offered('playPower', 'draw');
    case 'meeting':
      return asked.offered('playPower', 'goOn');
    case 'door':
    case 'torch':
    case 'aegis':
      return asked.offered('useItem', 'goOn');
    case 'lookAtTiles':
      return asked.offered('arrange');
    case 'offer':
      return temper.opens.includes(question.deck) ? { type: 'draw' } : GO_ON;
    case 'handLimit':
      return leastOf(offers, (offer) => (offer.type === 'discard' ? POWER_VALUES[offer.card] : 0)) ?? null;
    case 'bluff':
      return isWorthKnowing(view, asked.detour) ? asked.offered('playPower', 'goOn') : GO_ON;
    case 'encounter':
    case 'betweenRounds':
      return isWorthFleeing(view, asked.detour) ? asked.offered('escape', 'fight') : { type: 'fight' };
    case 'escapeCard':
      return question.side === 'hero' ? fleeing(asked) : holding(asked);
    case 'parting':
      return GO_ON;
    case 'partingAnswer':
      return { type: 'part' };
    default:
      return null;
  }
}

function fleeing(asked: Asked): Action {
  const best = bestEscape(asked.view, asked.detour);
  return best === null ? asked.offered('layPower') : { type: 'layPower', card: best.card };
}

function holding({ view }: Asked): Action {
  const card = holdingCard(view);
  return card === null ? { type: 'leaveToDeck' } : { type: 'layPower', card };
}
