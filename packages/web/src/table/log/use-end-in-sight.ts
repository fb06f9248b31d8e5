import { type RefObject, useEffect, useRef } from 'react';

/** So near to the end, and that is where the reader is. */
const NEAR_PX = 40;

/** Keeps the end of a list in sight as it grows and as its room changes, unless somebody has gone back to read. */
export function useEndInSight(list: RefObject<HTMLElement | null>, length: number): void {
  const isFollowing = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const follow = (): void => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
    };
    let top = element.scrollTop;
    const noteScroll = (): void => {
      const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
      // Only a reader goes up; when the room shrinks, the end moves away by itself.
      if (isAtEnd || element.scrollTop < top) isFollowing.current = isAtEnd;
      top = element.scrollTop;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', noteScroll);
    };
  }, [list]);
  useEffect(() => {
    if (length > 0) isFollowing.current = true; // something new is worth seeing
  }, [length]);
  // After every change: its neighbours may have taken room and given it back before anybody could observe that.
  useEffect(() => {
    if (isFollowing.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  });
}
