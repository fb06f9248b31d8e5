import type { Action, View } from '@questhall/glowquest';
import type { Names } from '@questhall/glowquest/content';
import type { Base, BenefitId, EntityId } from '@questhall/glowquest/queries';
import type { Acts } from './acts.ts';

interface TitleWords {
  readonly names: Names;
  figureIn(view: View, id: EntityId): string;
  benefit(id: BenefitId): string;
  base(source: Base['source']): string;
}

/** An answer in as few words as a player would use; null for those whose short form is good enough. */
export function titleOf(
  action: Action,
  view: View,
  { names, figureIn, benefit, base }: TitleWords,
  acts: Acts,
): string | null {
  switch (action.type) {
    case 'gain':
      return names.deck[action.deck];
    case 'award':
      return `${figureIn(view, action.hero)}: ${names.deck[action.deck]}`;
    case 'keep':
    case 'exchange':
    case 'discard':
    case 'survive':
      return names.card[action.card];
    case 'trade':
    case 'handOver':
      return `${names.card[action.card]} → ${figureIn(view, action.to)}`;
    case 'use':
      return action.target === null
        ? benefit(action.benefit)
        : `${benefit(action.benefit)}: ${figureIn(view, action.target)}`;
    case 'attack': {
      const weapon = base(action.base);
      return `${acts.attack}: ${figureIn(view, action.target)}${weapon === '' ? '' : `, ${weapon}`}`;
    }
    case 'throwRock':
    case 'name':
      return `${acts[action.type]}: ${figureIn(view, action.target)}`;
    case 'flee':
    case 'dodge':
      return `${acts[action.type]}: ${figureIn(view, action.enemy)}`;
    case 'reduce':
      return names.effect[action.effect];
    case 'endTurn':
    case 'endPhase':
    case 'done':
    case 'recover':
    case 'guard':
    case 'decline':
    case 'open':
    case 'go':
    case 'crawl':
    case 'place':
    case 'stand':
    case 'setUp':
      return acts[action.type];
    default:
      return null;
  }
}
