import { useRef, type ReactNode } from 'react';
import { useBottomBar } from '../../ui/bottomSpace';
import styles from './BottomBars.module.css';

export function BottomBars({ children }: { children: ReactNode }) {
  const bars = useRef<HTMLDivElement>(null);
  useBottomBar(bars);
  return (
    <div ref={bars} className={styles.bars}>
      {children}
    </div>
  );
}
