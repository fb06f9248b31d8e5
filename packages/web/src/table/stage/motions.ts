import type { Cue } from '@questhall/facets';
import { elementAt, locate } from '../../board/locating.ts';

interface Timing {
  readonly delay: number;
  readonly duration: number;
}

/** Lets the figure that a cue is about move as it did; nothing for cues that are drawn over the board. */
export function moveFigure(cue: Cue, timing: Timing): Animation | null {
  switch (cue.kind) {
    case 'walk':
      return walk(cue, timing);
    case 'appear':
      return move(cue.who, [{ opacity: 0, scale: '1.5' }, {}], { ...timing, easing: 'ease-out', fill: 'backwards' });
    case 'fall':
      return move(
        cue.who,
        [
          {},
          { opacity: 1, rotate: '80deg', scale: '0.9', offset: 0.55 },
          { opacity: 0, rotate: '90deg', scale: '0.7' },
        ],
        { ...timing, easing: 'ease-in', fill: 'forwards' },
      );
    case 'leave':
      return move(cue.who, [{}, { opacity: 0, scale: '0.6' }], { ...timing, easing: 'ease-in', fill: 'forwards' });
    default:
      return null;
  }
}

/** Turns and grows around the middle of the figure: a drawing has a part of its own for that. */
function move(who: string, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | null {
  const element = elementAt(who);
  return (element?.querySelector('[data-body]') ?? element)?.animate(frames, timing) ?? null;
}

/**
 * From square to square, as the way leads. The figure stands at its end already: it is set back to where it comes from,
 * in the measure of its own drawing.
 */
function walk({ who, way }: Extract<Cue, { readonly kind: 'walk' }>, timing: Timing): Animation | null {
  const element = elementAt(who);
  const spots = way.map(locate);
  const end = spots.at(-1);
  if (element === null || end == null) return null;
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const frames = spots.flatMap((spot): Keyframe[] =>
    spot === null ? [] : [{ translate: `${(spot.x - end.x) / scale}px ${(spot.y - end.y) / scale}px` }],
  );
  return element.animate(frames, { ...timing, fill: 'backwards' });
}
