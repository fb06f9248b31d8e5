import type { Cue, Place } from '@questhall/facets';
import { elementAt, locate } from '../../board/locating.ts';

interface Timing {
  readonly delay: number;
  readonly duration: number;
}

/** Lets what a cue is about move as it did; nothing for cues that are only drawn over the board. */
export function moveFigure(cue: Cue, timing: Timing): readonly Animation[] {
  switch (cue.kind) {
    case 'walk':
      return walk(cue, timing);
    case 'appear':
      return move(cue.who, [{ opacity: 0, scale: '1.5' }, {}], { ...timing, easing: 'ease-out', fill: 'backwards' });
    case 'fall':
      return move(cue.who, [...TIPPED, { ...LYING, opacity: 0 }], { ...timing, fill: 'forwards' });
    case 'sink':
      return move(cue.who, [...TIPPED, {}], timing);
    case 'leave':
      return move(cue.who, [{}, { opacity: 0, scale: '0.6' }], { ...timing, easing: 'ease-in', fill: 'forwards' });
    case 'door':
      return swing(cue.at, timing);
    case 'turn':
      return cue.at.flatMap((at) => move(at, TURNED, { ...timing, fill: 'backwards' }));
    case 'flash':
      return cue.at.flatMap((at) => glow(at, cue.tone, timing));
    default:
      return [];
  }
}

const LYING: Keyframe = { rotate: '82deg', scale: '0.9' };

/** Over onto the side, and there for a while. */
const TIPPED: readonly Keyframe[] = [
  { easing: 'ease-in' },
  { ...LYING, opacity: 1, offset: 0.4 },
  { ...LYING, opacity: 1, offset: 0.75 },
];

/** While its back is seen it is not, but keeps its size, which is that of its back; then it grows from its edge. */
const TURNED: readonly Keyframe[] = [
  { opacity: 0, scale: '1 1' },
  { opacity: 0, scale: '1 1', offset: 0.55 },
  { opacity: 1, scale: '0 1', offset: 0.55, easing: 'ease-out' },
  { opacity: 1, scale: '1 1', offset: 0.85 },
  {},
];

/** Turns and grows around the middle of the figure: a drawing has a part of its own for that. */
function move(who: Place, frames: readonly Keyframe[], timing: KeyframeAnimationOptions): readonly Animation[] {
  const element = elementAt(who);
  const body = element?.querySelector('[data-body]') ?? element;
  return body === null ? [] : [body.animate([...frames], timing)];
}

const SHUT = 'rotate(0deg)';
const OPEN = 'rotate(-72deg)';

/** From where it stood before: it is drawn as it stands now. */
function swing(door: Place, timing: Timing): readonly Animation[] {
  const leaf = elementAt(door)?.querySelector<SVGElement>('[data-leaf]');
  if (leaf == null) return [];
  const isOpen = leaf.dataset['leaf'] === 'open';
  const frames = [{ transform: isOpen ? SHUT : OPEN }, { transform: isOpen ? OPEN : SHUT }];
  return [leaf.animate(frames, { ...timing, easing: 'ease-in-out', fill: 'backwards' })];
}

/** What is not on the board, but beside it, shines by itself. */
function glow(at: Place, tone: string, timing: Timing): readonly Animation[] {
  const element = elementAt(at);
  if (!(element instanceof HTMLElement) || element.closest('.table-board') !== null) return [];
  const colour = tone === 'bad' ? 'var(--blood)' : 'var(--gold)';
  return [
    element.animate([{}, { boxShadow: `inset 0 0 0 2px ${colour}, 0 0 1rem ${colour}`, offset: 0.3 }, {}], timing),
  ];
}

/**
 * From square to square, as the way leads. The figure stands at its end already: it is set back to where it comes from,
 * in the measure of its own drawing.
 */
function walk({ who, way }: Extract<Cue, { readonly kind: 'walk' }>, timing: Timing): readonly Animation[] {
  const element = elementAt(who);
  const spots = way.map(locate);
  const end = spots.at(-1);
  if (element === null || end == null) return [];
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const frames = spots.flatMap((spot): Keyframe[] =>
    spot === null ? [] : [{ translate: `${(spot.x - end.x) / scale}px ${(spot.y - end.y) / scale}px` }],
  );
  return [element.animate(frames, { ...timing, fill: 'backwards' })];
}
