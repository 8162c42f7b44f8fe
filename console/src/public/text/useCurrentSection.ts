/** The section that is being read, for the contents at the side of a page. */
import { useEffect, useState } from 'react';

/** From the header down to a third of the window: what is being read. */
const BAND = { rootMargin: '-66px 0px -65% 0px' };
const WHOLE = { threshold: 1 };

/**
 * The place of the section at the top of the window. A section near the end of the page may never get there: at the end,
 * it is the last one. Where several are in the band, it is the one in the address.
 */
export function useCurrentSection(places: readonly string[], asked: string | null): string | undefined {
  const [crossing, setCrossing] = useState<readonly string[]>([]);
  const [isEnd, setEnd] = useState(false);
  const key = places.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    const crossed = new Set<string>();
    const ofPlaces = new Map(all.map((place) => [document.getElementById(place)?.parentElement, place]));
    const lines = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const place = ofPlaces.get(target as HTMLElement);
        if (place === undefined) continue;
        if (isIntersecting) crossed.add(place);
        else crossed.delete(place);
      }
      // Between two sections, the one before is still being read.
      if (crossed.size > 0) setCrossing(all.filter((place) => crossed.has(place)));
    }, BAND);
    const ends = new IntersectionObserver(([entry]) => setEnd(entry?.isIntersecting === true), WHOLE);
    const sections = [...ofPlaces.keys()].filter((section) => section instanceof HTMLElement);
    for (const section of sections) lines.observe(section);
    const last = sections.at(-1);
    if (last !== undefined) ends.observe(last);
    return () => {
      lines.disconnect();
      ends.disconnect();
    };
  }, [key]);
  if (asked !== null && crossing.includes(asked)) return asked;
  return isEnd ? places.at(-1) : crossing[0];
}
