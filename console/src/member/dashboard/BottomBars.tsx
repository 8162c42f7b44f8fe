/** What stays at the bottom of the screen while one works in the list above it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { setBottomSpace } from '../../ui/bottomSpace';
import styles from './BottomBars.module.css';

export function BottomBars({ children }: { children: ReactNode }) {
  const bars = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bars.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setBottomSpace(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBottomSpace(0);
    };
  }, []);

  return (
    <div ref={bars} className={styles.bars}>
      {children}
    </div>
  );
}
