import type { Cue } from '@questhall/facets';
import { otherSide, type Side } from '../content/sides.ts';
import { heroSeen } from '../queries/heroes.ts';
import type { Event, View } from '../types/index.ts';
import { keepCues } from './keep-cues.ts';
import { standing } from './keep-places.ts';
import { BOTH_LAID, dicePlaces, figurePlace } from './places.ts';

const MONSTER = figurePlace('monster');

/** How an event is shown. The hero is the one whose luck is felt, whoever looks on. */
export function cues(event: Event, view: View): readonly Cue[] {
  const hero = standing(view, view.fighter);
  switch (event.type) {
    case 'modeDisputed':
      return [{ kind: 'banner', tone: 'plain' }];
    case 'monsterMet':
      return [{ kind: 'appear', who: MONSTER }];
    case 'combatBegan':
      return [
        { kind: 'flash', at: [MONSTER], tone: 'plain' },
        { kind: 'banner', tone: 'plain' },
      ];
    case 'arrowsLoosed':
      return [{ kind: 'card', from: null, tone: event.wounds > 0 ? 'good' : 'plain' }];
    case 'roundBegan':
      return view.mode === 'cards' ? [] : [{ kind: 'act', who: hero }];
    case 'rolled':
    case 'rerolled':
      return [{ kind: 'throw', beside: [hero] }];
    case 'doublesCounted':
      return [{ kind: 'flash', at: dicePlaces(view.lying.dice), tone: 'plain' }];
    case 'determined':
      return [{ kind: 'flash', at: [hero], tone: 'magic' }];
    case 'cardsRevealed':
      return [{ kind: 'turn', at: BOTH_LAID }];
    case 'hitHarder':
      return [{ kind: 'flash', at: [hero], tone: 'good' }];
    case 'wounded':
      return blow(event.side, event.wounds);
    case 'weakened':
      return [{ kind: 'flash', at: [hero], tone: 'bad' }];
    case 'spared':
      return [{ kind: 'banner', tone: 'good' }];
    case 'died':
      return [{ kind: 'sink', who: figurePlace(event.side) }, ...verdict(event.side, view)];
    case 'tokenStayed':
      return [{ kind: 'flash', at: [MONSTER], tone: 'magic' }];
    case 'powerDrawn':
    case 'powerDrawnUnseen':
      return [{ kind: 'card', from: null, tone: 'good' }];
    case 'modesExplained':
    case 'modeProposed':
    case 'wished':
    case 'modeSettled':
    case 'handsDealt':
    case 'restPutAway':
    case 'monsterPlayerNamed':
    case 'tokenDrawn':
    case 'tokenFound':
    case 'lifeSeen':
    case 'tested':
    case 'overkilled':
    case 'tokenReturned':
      return [];
    default:
      return keepCues(event, view);
  }
}

function blow(side: Side, wounds: number): readonly Cue[] {
  const tone = side === 'hero' ? 'bad' : 'good';
  const at = figurePlace(side);
  return [
    { kind: 'strike', from: figurePlace(otherSide(side)), to: [at], tone },
    { kind: 'number', at, text: `-${wounds}`, tone },
  ];
}

/** One banner a fight: whoever takes the hero with them has not been defeated. */
function verdict(side: Side, view: View): readonly Cue[] {
  if (side === 'hero') return [{ kind: 'banner', tone: 'bad' }];
  const hero = heroSeen(view);
  return hero !== null && hero.wounds < hero.life ? [{ kind: 'banner', tone: 'good' }] : [];
}
