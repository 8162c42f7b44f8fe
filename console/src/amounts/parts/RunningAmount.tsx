import type { JobFunction } from '@valorisation/rules';
import { countedNotes } from '../model/countedNotes';
import { dueFacts, type Result, type Unsaid } from '../model/result';
import type { Work } from '../model/work';
import { AmountDue, type AmountDueProps } from './AmountDue';

interface RunningAmountProps extends Pick<AmountDueProps, 'size' | 'alone'> {
  result: Result;
  job: JobFunction;
  work: Work;
  unsaid: Unsaid;
}

export function RunningAmount({ result, job, work, unsaid, alone, ...props }: RunningAmountProps) {
  const notes = countedNotes(result, job, unsaid);
  return (
    <AmountDue {...dueFacts(result, work, alone)} {...props}>
      {notes.map((note) => (
        <p key={note} className="small quiet">
          {note}
        </p>
      ))}
    </AmountDue>
  );
}
