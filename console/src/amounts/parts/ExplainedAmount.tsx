import { receiptLines, type JobFunction } from '@valorisation/rules';
import { useState } from 'react';
import { classification as texts } from '../../i18n/fr';
import { amountDue } from '../../i18n/fr/amountDue';
import { Button } from '../../ui/Button';
import { countedNotes } from '../model/countedNotes';
import { ledgerOfSituation } from '../model/ledger';
import { dueFacts, type Result, type Unsaid } from '../model/result';
import type { Work } from '../model/work';
import { Ledger } from './Ledger';
import { DueReason } from './DueReason';
import { ExplanationDialog } from './ExplanationDialog';
import { RunningAmount } from './RunningAmount';

interface ExplainedAmountProps {
  heading: 'h2' | 'h3';
  result: Result;
  job: JobFunction;
  title: string;
  work: Work;
  unsaid: Unsaid;
  alone: boolean;
}

export function ExplainedAmount({ heading: Heading, result, ...props }: ExplainedAmountProps) {
  const { job, title, work, unsaid, alone } = props;
  const [explained, setExplained] = useState(false);
  return (
    <div className="grid gap-2">
      <Heading className="quiet regular small">{amountDue.label}</Heading>
      <RunningAmount size="panel" result={result} alone={alone} job={job} work={work} unsaid={unsaid} />
      <Ledger lines={ledgerOfSituation(result.steps)} steps={result.steps} />
      <div>
        <Button variant="quiet" size="small" flush="start" onClick={() => setExplained(true)}>
          {texts.result.explain}
        </Button>
      </div>
      {explained && (
        <ExplanationDialog
          subject={<strong>{title}</strong>}
          note={countedNotes(result, job, unsaid).join('\u00a0; ')}
          reason={<DueReason {...dueFacts(result, work, alone)} />}
          lines={receiptLines(result.steps, result.reference.grid)}
          onClose={() => setExplained(false)}
        />
      )}
    </div>
  );
}
