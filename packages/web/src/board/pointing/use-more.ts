import { type RefObject, useEffect } from 'react';

/** Less than this is the padding, and nothing to press. */
const SLACK = 8;

/** Says on the element, as `data-more`, that there is more of it beyond its end. */
export function useMore(shelf: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of things is another length
  useEffect(() => {
    const element = shelf.current;
    if (element === null) return;
    const look = (): void => {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
      const isMore = scrollTop + clientHeight < scrollHeight - SLACK || scrollLeft + clientWidth < scrollWidth - SLACK;
      element.toggleAttribute('data-more', isMore);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [shelf, count]);
}
