/** The section that is being read, for the contents at the side of a page. */
import { useEffect, useState } from 'react';

/** In px from the top of the window, below the header and the bar of contents. A section that begins above is read. */
const LINE = 160;

/** The first one before any is reached; at the end of the page the last one, or the one in the address if in sight. */
function sectionRead(places: readonly string[], asked: string | null): string | undefined {
  const topOf = (place: string): number =>
    document.getElementById(place)?.parentElement?.getBoundingClientRect().top ?? Infinity;
  const isEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  if (!isEnd) return places.findLast((place) => topOf(place) <= LINE) ?? places[0];
  return asked !== null && topOf(asked) > 0 && topOf(asked) < innerHeight ? asked : places.at(-1);
}

export function useCurrentSection(places: readonly string[], asked: string | null): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = places.join(' ');
  useEffect(() => {
    const look = () => setCurrent(sectionRead(key.split(' '), asked));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [key, asked]);
  return current;
}
