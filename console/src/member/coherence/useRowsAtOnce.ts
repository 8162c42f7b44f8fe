/** Thousands of rows take seconds to render: the first ones at once, all on request or for printing. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { atOnce } from './atOnce';

export function useRowsAtOnce<Row>(rows: readonly Row[]) {
  const [isAll, setIsAll] = useState(false);

  useEffect(() => {
    // The print uses the page as it is when this event ends.
    const showAll = () => flushSync(() => setIsAll(true));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);

  return { ...(isAll ? { drawn: rows, left: 0 } : atOnce(rows)), showAll: () => setIsAll(true) };
}
