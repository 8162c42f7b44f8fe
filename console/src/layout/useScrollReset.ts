/** 2 s after each navigation the page scrolls to its top, unless the reader has scrolled meanwhile. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../routes';
import { isReturn } from './useReturnFocus';

const DELAY_MS = 2000;
const SCROLL_KEYS = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']);

export function useScrollReset(): void {
  const { pathname, search, key } = useLocation();
  // An address with a section or a question scrolls to it. A return scrolls to the link that was followed.
  const query = new URLSearchParams(search);
  const namesPlace = query.has('rubrique') || (pathname === routes.faq.pattern && query.has('q'));
  const leadsToPlace = namesPlace || isReturn(key);

  useEffect(() => {
    if (leadsToPlace) return undefined;
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), DELAY_MS);
    const drop = () => clearTimeout(timer);
    // The Tab key and typing also show that a person is already using the page.
    const dropOnKey = (event: KeyboardEvent) => {
      if (SCROLL_KEYS.has(event.key) || event.key === 'Tab') drop();
    };
    const options = { passive: true } as const;
    window.addEventListener('wheel', drop, options);
    window.addEventListener('touchmove', drop, options);
    window.addEventListener('pointerdown', drop, options);
    window.addEventListener('keydown', dropOnKey);
    return () => {
      drop();
      window.removeEventListener('wheel', drop);
      window.removeEventListener('touchmove', drop);
      window.removeEventListener('pointerdown', drop);
      window.removeEventListener('keydown', dropOnKey);
    };
  }, [pathname, leadsToPlace]);
}
