import {
  countedPoints,
  formatPoints,
  isOfToday,
  receiptLines,
  typeset,
  type ValuationStatus,
} from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { classification as texts } from '../../../i18n/fr';
import { amountDue } from '../../../i18n/fr/amountDue';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Progress } from '../../../ui/Progress';
import { answersProgress } from '../../../amounts/model/criterionCard';
import { staleLabel } from '../../../amounts/model/dueWords';
import { dueFacts, progressOf, resultOf, type Result } from '../../../amounts/model/result';
import { ledgerOfCriteria, ledgerOfSituation } from '../../../amounts/model/ledger';
import { shareWords } from '../../../amounts/model/situation';
import type { Classification } from '../state/useClassification';
import { AmountPanel } from '../../../amounts/parts/AmountPanel';
import { DueReason } from '../../../amounts/parts/DueReason';
import { ExplanationDialog } from '../../../amounts/parts/ExplanationDialog';
import { Ledger } from '../../../amounts/parts/Ledger';
import { RunningAmount } from '../../../amounts/parts/RunningAmount';
import { UpdatedAmount } from '../../../amounts/parts/UpdatedAmount';
import { Text } from '../../../ui/layout/primitives';
import styles from './ResultPanel.module.css';

const { result: words, progress: progressWords } = texts;

const LEDGERS = { criteria: ledgerOfCriteria, situation: ledgerOfSituation } as const;

function titleOf(status: ValuationStatus, result: Result | null): string {
  if (result?.kind !== 'previous-grid') return amountDue.label;
  return staleLabel(status, result.due, result.reference.info.effectiveOn);
}

interface FiguresProps {
  /** False on the page that has all lines itself. */
  isTold: boolean;
  result: Result;
  classification: Classification;
  ledger: NonNullable<ResultPanelProps['ledger']>;
}

function Figures({ result, classification, isTold, ledger: { of, criterionId } }: FiguresProps) {
  const { alone, job, work, unsaid, status, valuation, saving } = classification;
  // The server's amount does not include unsaved changes.
  const updated = saving.hasUnsaved ? null : (valuation?.dueAfterUpdate ?? null);
  return (
    <>
      <RunningAmount size="panel" result={result} alone={alone} job={job} work={work} unsaid={unsaid} />
      {result.kind !== 'preview' && <UpdatedAmount status={status} updated={updated} />}
      {isTold && <Ledger lines={LEDGERS[of](result.steps)} steps={result.steps} criterionId={criterionId} />}
      {/* The reason for a floor or the minimum wage says it already. An unanswered criterion without a planned degree
          adds nothing yet, so a warning would come too early. */}
      {of === 'criteria' && result.belowMinimum && !isOfToday(result.due.source) && result.uncounted.length === 0 && (
        <p className="small strong wheat-700">
          {words.underMinimumBy(countedPoints(formatPoints(result.missingHundredths)))}
        </p>
      )}
    </>
  );
}

/** Whose amount it is. */
function Subject({ classification: { valuation, title, work } }: Pick<FiguresProps, 'classification'>) {
  return (
    <div>
      {valuation !== null && <p className="strong">{valuation.profileName}</p>}
      <Text tone="hint">
        {typeset(title)}, {shareWords(work.shareHundredths)}
      </Text>
    </div>
  );
}

interface AnsweredProps {
  classification: Classification;
  /** False where the row of criteria shows it by its ticks. */
  isSeen: boolean;
  /** True where the page lists the criteria that do not concern the function. */
  areOthersListed: boolean;
}

function Answered({ classification, isSeen, areOthersListed }: AnsweredProps) {
  const { answered, total } = progressOf(classification);
  const { given, asked, notConcerned } = answersProgress(classification);
  const text = progressWords.text(given, asked, areOthersListed ? 0 : notConcerned);
  return (
    <div className={isSeen ? undefined : 'visually-hidden'}>
      <p className="below-1 remark">{text}</p>
      {/* The bar shows the same progress as the text. */}
      <Progress
        value={answered}
        max={total}
        label={progressWords.label}
        text={text}
        filled={asked === 0 ? 1 : given / asked}
      />
    </div>
  );
}

interface ExplanationProps {
  result: Result;
  classification: Classification;
  onClose: () => void;
}

function Explanation({ result, classification, onClose }: ExplanationProps) {
  const { alone, payInput, valuation } = classification;
  return (
    <ExplanationDialog
      subject={
        <>
          <strong>{typeset(classification.title)}</strong>
          {valuation !== null && ` · ${valuation.profileName}`}
        </>
      }
      note={result.kind === 'preview' ? words.explainProvisional : undefined}
      reason={<DueReason {...dueFacts(result, payInput, alone)} />}
      lines={receiptLines(result.steps, result.reference.grid)}
      onClose={onClose}
    />
  );
}

export interface ResultPanelProps {
  classification: Classification;
  action?: ReactNode;
  refusal?: string;
  /** True when a typed value on the page breaks a rule. */
  isRefused?: boolean;
  /** How the index is told: by the parts of the situation, or by the criteria with the one on the screen marked. */
  ledger?: { readonly of: keyof typeof LEDGERS; readonly criterionId?: number };
  /** A page that itself says the person and the function. The one of the calculation also has its lines. */
  on?: 'overview' | 'calculation';
}

export function ResultPanel(props: ResultPanelProps) {
  const { classification, action, refusal = '', isRefused = false, ledger = { of: 'criteria' }, on } = props;
  const [explained, setExplained] = useState(false);
  // No amount is shown for another value than the one on the screen.
  const result = isRefused ? null : resultOf(classification);
  const isOfCriteria = ledger.of === 'criteria';
  return (
    <AmountPanel
      as="aside"
      label={words.label}
      name={isOfCriteria ? typeset(classification.title) : amountDue.label}
      amount={<Amount value={result === null ? null : result.due} />}
      note={result?.kind === 'previous-grid' ? words.ofFormerGrid : undefined}
      action={action}
      refusal={refusal}
      more={
        result !== null &&
        on !== 'calculation' && (
          <div>
            <Button variant="quiet" size="small" flush="start" onClick={() => setExplained(true)}>
              {words.explain}
            </Button>
          </div>
        )
      }
    >
      {isOfCriteria && on === undefined && <Subject classification={classification} />}
      <div className="grid gap-3">
        <h2 className={styles.title}>{titleOf(classification.status, result)}</h2>
        {result === null ? (
          <p>{words.unavailable}</p>
        ) : (
          <Figures result={result} classification={classification} isTold={on !== 'calculation'} ledger={ledger} />
        )}
      </div>
      {isOfCriteria && (
        <Answered
          classification={classification}
          isSeen={ledger.criterionId === undefined}
          areOthersListed={on === 'overview'}
        />
      )}
      {explained && result !== null && (
        <Explanation result={result} classification={classification} onClose={() => setExplained(false)} />
      )}
    </AmountPanel>
  );
}
