/** Thousands of rows take seconds to draw: the first of them at once, all when they are asked for or printed. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More than most establishments have. */
const MOST_AT_ONCE = 500;

export function useRowsAtOnce<Row>(rows: readonly Row[]) {
  const [isAll, setIsAll] = useState(false);
  const isCut = !isAll && rows.length > MOST_AT_ONCE;

  useEffect(() => {
    // Paper is made of what stands on the page when this event ends.
    const showAll = () => flushSync(() => setIsAll(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);

  return {
    drawn: isCut ? rows.slice(0, MOST_AT_ONCE) : rows,
    left: isCut ? rows.length - MOST_AT_ONCE : 0,
    showAll: () => setIsAll(true),
  };
}
