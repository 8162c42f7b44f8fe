/** Thousands of rows take seconds to draw: the first of them at once, all when they are asked for or printed. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { atOnce } from './atOnce';

export function useRowsAtOnce<Row>(rows: readonly Row[]) {
  const [isAll, setIsAll] = useState(false);

  useEffect(() => {
    // Paper is made of what stands on the page when this event ends.
    const showAll = () => flushSync(() => setIsAll(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);

  return { ...(isAll ? { drawn: rows, left: 0 } : atOnce(rows)), showAll: () => setIsAll(true) };
}
