import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in px, also after a turn of the phone; 0 before it is measured. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    setRoom(current.clientWidth);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
