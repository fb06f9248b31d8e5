import type { Action, View } from '@questhall/glowquest';
import { blowOdds } from '@questhall/glowquest/odds';
import { basesOf, type EntityId, findEntity } from '@questhall/glowquest/queries';
import type { BoardTexts } from './texts.ts';

/** What an attack would be worth, in words; empty for anything else. */
export function oddsText(view: View, attacker: EntityId | null, action: Action, texts: Pick<BoardTexts, 'odds' | 'withSurges'>): string {
  const user = attacker === null ? null : findEntity(view, attacker);
  if (action.type !== 'attack' || user === null || findEntity(view, action.target) === null) return '';
  const base = basesOf(view, user).find(({ source }) => source === action.base);
  if (base === undefined) return '';
  const { plain, spent } = blowOdds(view, user.id, action.target, base);
  const isMore = spent.hit > plain.hit || spent.kill > plain.kill;
  return `${texts.odds(plain.hit, plain.kill, plain.loss)}${isMore ? `; ${texts.withSurges(spent.hit, spent.kill)}` : ''}`;
}
