import type { JobFunction } from '@valorisation/rules';
import { countedNotes } from '../model/countedNotes';
import { dueFacts, type Result } from '../model/result';
import type { Work } from '../model/work';
import { AmountDue, type AmountDueProps } from './AmountDue';
import styles from './AmountDue.module.css';

interface RunningAmountProps extends Pick<AmountDueProps, 'size' | 'alone'> {
  result: Result;
  job: JobFunction;
  work: Work;
}

export function RunningAmount({ result, job, work, alone, ...props }: RunningAmountProps) {
  const notes = countedNotes(result, job);
  return (
    <AmountDue {...dueFacts(result, work, alone)} conventional={result.conventional} {...props}>
      {notes !== '' && <p className={styles.counted}>{notes}</p>}
    </AmountDue>
  );
}
