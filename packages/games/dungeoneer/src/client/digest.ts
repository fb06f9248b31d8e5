import type { Told } from '@questhall/kernel';
import type { Dungeoneer, Event } from '../types/index.ts';

/** Of others only what can be seen of them counts; at set-up all get the same. */
const SET_UP: Readonly<Partial<Record<Event['type'], string>>> = {
  drewUnseen: 'setup.hand-of-five',
  questDealtUnseen: 'setup.personal-quests',
  collected: 'setup.start-space',
};

/** Phases in which somebody decides something. */
const PHASES: readonly string[] = ['lord', 'hero'];

/** What the line before has told already. */
function isTold(event: Event, before: readonly Event[]): boolean {
  const last = before.at(-1);
  switch (event.type) {
    case 'paid':
      return (
        event.what === 'points' ||
        ['played', 'declared', 'sent', 'used', 'challenged', 'paid'].includes(last?.type ?? '')
      );
    case 'readied':
      return before.some((one) => one.type === 'played' && one.card === event.card);
    case 'discarded':
      return before.some((one) => isSpent(one, event.card));
    case 'phase':
      return !PHASES.includes(event.phase);
    case 'turnOver':
    case 'fightOver':
      return true;
    default:
      return false;
  }
}

/** A card that goes to the discard pile by what happened to it. */
function isSpent(event: Event, card: string): boolean {
  switch (event.type) {
    case 'played':
    case 'declared':
    case 'repelled':
    case 'slain':
    case 'lifted':
      return event.card === card;
    case 'stowed':
      return event.card === card && event.to === 'discard';
    case 'used':
      return event.source === card;
    case 'sent':
      return event.sent.some((one) => one.card === card);
    default:
      return false;
  }
}

/** So far back goes what a line may repeat. */
const MEMORY = 6;

/** The same in fewer lines, for whoever only wants to know what became of it. */
export function digest<L extends Told<Dungeoneer>>(told: readonly L[]): readonly L[] {
  return told.filter(({ event, rule }, at) => {
    if (SET_UP[event.type] === rule) return false;
    const before = told.slice(Math.max(0, at - MEMORY), at).map((line) => line.event);
    return !isTold(event, before);
  });
}
