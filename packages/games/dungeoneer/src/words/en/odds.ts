import { type Prospect, prospectOf } from '../../odds/index.ts';
import type { Action } from '../../types/index.ts';
import { roughly } from '../telling/reckoning.ts';
import type { Asked } from '../telling/sayings.ts';

/** What the dice that come next mean for somebody. */
export function prospectText(prospect: Prospect): string {
  switch (prospect.kind) {
    case 'fate': {
      const { unhurt, fall, isExact } = prospect.fate;
      const worst = isExact ? '' : 'at worst ';
      return `${worst}unhurt ${roughly(unhurt)}${fall > 0 ? `, defeated ${roughly(fall)}` : ''}`;
    }
    case 'attack': {
      const { hit, back } = prospect.duel;
      return `hits ${roughly(hit)}, is hit back ${roughly(back)}`;
    }
    case 'threat':
      return `${roughly(prospect.chance)} to overcome it`;
  }
}

/** What comes of an answer, once it has worked; empty where no dice are ahead. */
export function afterText({ view, seat, question }: Asked, action: Action): string {
  const prospect = prospectOf(view, seat, action, question);
  return prospect === null ? '' : prospectText(prospect);
}
