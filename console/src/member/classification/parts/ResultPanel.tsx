import { formatPoints, receiptLines, typeset } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { classification as texts } from '../../../i18n/fr';
import { amountDue } from '../../../i18n/fr/amountDue';
import { Amount } from '../../../ui/Amount';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Progress } from '../../../ui/Progress';
import { Term } from '../../../ui/Term';
import { answersProgress } from '../../../amounts/model/criterionCard';
import { staleLabel } from '../../../amounts/model/dueWords';
import { dueFacts, progressOf, resultOf, type Result } from '../../../amounts/model/result';
import type { Classification } from '../state/useClassification';
import { AmountPanel } from '../../../amounts/parts/AmountPanel';
import { DueReason } from '../../../amounts/parts/DueReason';
import { ExplanationDialog } from '../../../amounts/parts/ExplanationDialog';
import { Ledger } from '../../../amounts/parts/Ledger';
import { RunningAmount } from '../../../amounts/parts/RunningAmount';
import { UpdatedAmount } from '../../../amounts/parts/UpdatedAmount';
import { SaveStatus } from './SaveStatus';
import { Inline, Text } from '../../../ui/layout/primitives';
import styles from './ResultPanel.module.css';

const { result: words, progress: progressWords } = texts;

function titleOf(result: Result | null): string {
  if (result?.kind !== 'previous-grid') return amountDue.label;
  return staleLabel(result.due, result.reference.info.effectiveOn);
}

function Index({ result }: { result: Result }) {
  return (
    <p className={styles.index}>
      <span className="amounts">
        <Term name="index">{words.index}</Term> {words.points(formatPoints(result.indexHundredths))}
      </span>
      {result.majoredIndexHundredths !== null && (
        <span className="amounts">
          <Term name="majored">{words.majored}</Term> {words.points(formatPoints(result.majoredIndexHundredths))}
        </span>
      )}
      {/* An unanswered criterion without a planned degree adds nothing yet, so a warning would come too early. */}
      {result.belowMinimum && result.uncounted.length === 0 && (
        <>
          <Badge tone="wheat">{words.belowMinimum}</Badge>
          <Inline tone="note">{words.underMinimumBy(formatPoints(result.missingHundredths))}</Inline>
        </>
      )}
    </p>
  );
}

interface FiguresProps {
  result: Result;
  classification: Classification;
  showsIndex: boolean;
}

function Figures({ result, classification, showsIndex }: FiguresProps) {
  const { alone, job, work, unsaid, status, valuation, saving } = classification;
  // The server's amount does not include unsaved changes.
  const updated = saving.hasUnsaved ? null : (valuation?.dueAfterUpdate ?? null);
  return (
    <>
      <RunningAmount size="panel" result={result} alone={alone} job={job} work={work} unsaid={unsaid} />
      {result.kind !== 'preview' && <UpdatedAmount status={status} updated={updated} />}
      {showsIndex && <Index result={result} />}
    </>
  );
}
function Answered({ classification }: { classification: Classification }) {
  const { answered, total } = progressOf(classification);
  const { given, asked, notConcerned } = answersProgress(classification);
  const text = progressWords.text(given, asked, notConcerned);
  return (
    <div>
      <p className="below-1 table-size">{text}</p>
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
  /** The parts of the index in place of the progress of the answers. */
  showsLedger?: boolean;
}

export function ResultPanel(props: ResultPanelProps) {
  const { classification, action, refusal = '', isRefused = false, showsLedger = false } = props;
  const [explained, setExplained] = useState(false);
  // No amount is shown for another value than the one on the screen.
  const result = isRefused ? null : resultOf(classification);
  const isConfirmed = (result?.reference ?? classification.reference).info.confirmed;

  return (
    <AmountPanel
      as="aside"
      label={words.label}
      name={typeset(classification.title)}
      amount={<Amount value={result === null ? null : result.due} />}
      note={result?.kind === 'previous-grid' ? words.ofFormerGrid : undefined}
      action={action}
      refusal={refusal}
      more={
        <div className="stack align-start gap-1">
          {result !== null && (
            <Button variant="quiet" size="small" flush="start" onClick={() => setExplained(true)}>
              {words.explain}
            </Button>
          )}
          {!isConfirmed && !showsLedger && <Text tone="note">{texts.unconfirmed}</Text>}
        </div>
      }
      status={<SaveStatus classification={classification} isRefused={isRefused} />}
    >
      <div>
        <h2 className="caption below-1">{titleOf(result)}</h2>
        {result === null ? (
          <p>{words.unavailable}</p>
        ) : (
          <Figures result={result} classification={classification} showsIndex={!showsLedger} />
        )}
      </div>
      {!showsLedger && <Answered classification={classification} />}
      {showsLedger && result !== null && <Ledger steps={result.steps} />}
      {explained && result !== null && (
        <Explanation result={result} classification={classification} onClose={() => setExplained(false)} />
      )}
    </AmountPanel>
  );
}
