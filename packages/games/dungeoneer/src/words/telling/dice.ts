import type { DieShown, Throw } from '@questhall/facets';
import type { Event } from '../../types/index.ts';
import type { Listener } from './people.ts';

/** What dice are thrown for, in one language. */
export interface DiceTexts {
  first(seat: number, to: Listener): string;
  threat(event: Extract<Event, { type: 'threat' }>, to: Listener): string;
  search(event: Extract<Event, { type: 'searched' }>, to: Listener): string;
  chance(event: Extract<Event, { type: 'chance' }>, to: Listener): string;
  /** `The Mud Ghoul: 7`. */
  blow(who: Extract<Event, { type: 'attackRolled' | 'counterRolled' }>, to: Listener): string;
}

const die = (shows: number, isGood: boolean): DieShown => ({ face: 'number', text: String(shows), isGood });

/** The dice that an event shows; null for most. */
export function diceOf(event: Event, to: Listener, texts: DiceTexts): Throw | null {
  switch (event.type) {
    case 'rolledFirst':
      return { title: texts.first(event.seat, to), dice: [die(event.face, false)] };
    case 'threat':
      return { title: texts.threat(event, to), dice: bestOf(event.faces, event.isOvercome) };
    case 'searched':
      return { title: texts.search(event, to), dice: [die(event.face, event.isFound)] };
    case 'chance':
      return { title: texts.chance(event, to), dice: event.faces.map((face) => die(face, face === event.wanted)) };
    case 'attackRolled':
    case 'counterRolled':
      return { title: texts.blow(event, to), dice: bestOf(event.faces, true) };
    default:
      return null;
  }
}

/** Of two dice the higher one counts. */
function bestOf(faces: readonly number[], isGood: boolean): readonly DieShown[] {
  const best = faces.indexOf(Math.max(...faces));
  return faces.map((face, i) => die(face, isGood && i === best));
}
