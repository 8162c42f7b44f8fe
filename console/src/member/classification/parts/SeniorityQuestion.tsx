/** "Sans ancienneté : est-ce exact ?", asked before an amount is calculated for good, with what else it rests on. */
import { useRef, useState, type ReactNode } from 'react';
import { classification as texts } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { situationFacts } from '../model/situation';
import type { Work } from '../model/work';
import styles from './SeniorityQuestion.module.css';

const { withoutSeniority: words } = texts.calculation;

/** `give`: there is something to say first. */
export type SeniorityAnswer = 'none' | 'give' | 'cancel';

export interface SeniorityQuestion {
  ask(): Promise<SeniorityAnswer>;
  readonly dialog: ReactNode;
}

export function useSeniorityQuestion(work: Work): SeniorityQuestion {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((answer: SeniorityAnswer) => void) | null>(null);

  function answer(given: SeniorityAnswer) {
    // Closed first: the focus is where it was when the answer takes effect.
    setOpen(false);
    waiting.current?.(given);
    waiting.current = null;
  }

  return {
    ask: () =>
      new Promise((resolve) => {
        waiting.current = resolve;
        setOpen(true);
      }),
    dialog: (
      <Dialog
        open={open}
        onClose={() => answer('cancel')}
        title={words.title}
        actions={
          <>
            <Button onClick={() => answer('give')}>{words.give}</Button>
            <Button variant="primary" onClick={() => answer('none')}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <p>{words.text}</p>
        <dl className={styles.facts}>
          {situationFacts(work).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    ),
  };
}
