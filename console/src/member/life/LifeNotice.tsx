import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Valuation } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Dialogs.module.css';
import { urgentAction } from './lifeActions';
import { useLifeActions } from './useLifeActions';

/** On a valuation's own page: what it waits for, one click away; else only what is said of its status. */
export function LifeNotice({ valuation, children }: { valuation: Valuation; children: ReactNode }) {
  const { run, dialogs } = useLifeActions();
  const urgent = urgentAction(valuation);
  const former = useRef(urgent);

  useLayoutEffect(() => {
    // The button that was pressed has gone with its notice; the dialog that it opened may close before or after that.
    const isDone = former.current !== null && urgent === null;
    if (isDone && document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    former.current = urgent;
    if (isDone && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus();
    }
  });

  const text = urgent === 'anniversary' ? life.birthday.passed : children;
  return (
    <>
      {text !== undefined && (
        <Notice tone="wheat">
          <div className={styles.callout}>
            <p>{text}</p>
            {urgent !== null && <Button onClick={() => run(urgent, valuation)}>{life.actions[urgent]}</Button>}
          </div>
        </Notice>
      )}
      {dialogs}
    </>
  );
}
