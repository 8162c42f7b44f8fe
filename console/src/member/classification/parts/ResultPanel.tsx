/** The running result: amount, indice, progress, saved state; one click from it to the lines that make it. */
import { formatPercent, formatPoints, FULL_SHARE_HUNDREDTHS } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { classification as texts } from '../../../i18n/fr';
import { Amount } from '../../../ui/Amount';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Progress } from '../../../ui/Progress';
import { Term } from '../../../ui/Term';
import { notConcernedCount } from '../model/criterionCard';
import { receiptLines } from '../model/receipt';
import { progressOf, receiptContext, resultOf, type Result } from '../model/result';
import { typeset } from '../model/typeset';
import type { Classification } from '../state/useClassification';
import { ExplanationDialog } from './ExplanationDialog';
import { SaveStatus } from './SaveStatus';
import styles from './ResultPanel.module.css';

const { result: words, progress: progressWords } = texts;

const TITLES: Readonly<Record<Result['kind'], string>> = {
  stored: words.stored,
  'previous-grid': words.previousGrid,
  preview: words.provisional,
};

export function unitWords(unit: 'month' | 'hour', shareHundredths: number): string {
  if (unit === 'hour') return words.perHour;
  return shareHundredths === FULL_SHARE_HUNDREDTHS ? words.perMonth : words.perMonthAt(formatPercent(shareHundredths));
}

interface FiguresProps {
  result: Result;
  classification: Classification;
}

function Figures({ result, classification }: FiguresProps) {
  const { answered, total } = progressOf(classification);
  return (
    <>
      <p className={styles.amount}>
        <Amount value={result.displayed} />
        <span className={styles.unit}>{unitWords(result.displayed.unit, classification.work.shareHundredths)}</span>
      </p>
      {result.fixed && <p className={styles.quiet}>{words.fixed}</p>}
      <p className={styles.index}>
        <span className="amounts">
          <Term name="index">{words.index}</Term> {words.points(formatPoints(result.indexHundredths))}
        </span>
        {result.majoredIndexHundredths !== null && (
          <span className="amounts">
            <Term name="majored">{words.majored}</Term> {words.points(formatPoints(result.majoredIndexHundredths))}
          </span>
        )}
        {/* Open criteria still count for nothing: the minimum is compared once they are answered. */}
        {result.underMinimum && answered === total && (
          <Badge tone="wheat" title={words.underMinimumBy(formatPoints(result.missingHundredths))}>
            {words.underMinimum}
          </Badge>
        )}
      </p>
    </>
  );
}

interface ExplanationProps {
  result: Result;
  classification: Classification;
  onClose: () => void;
}

function Explanation({ result, classification, onClose }: ExplanationProps) {
  const { payInput, valuation } = classification;
  return (
    <ExplanationDialog
      subject={
        <>
          <strong>{typeset(classification.title)}</strong>
          {valuation !== null && ` · ${valuation.profileName}`}
        </>
      }
      note={result.kind === 'preview' ? words.explainProvisional : undefined}
      lines={receiptLines(result.steps, receiptContext(result.reference, payInput))}
      onClose={onClose}
    />
  );
}

export interface ResultPanelProps {
  classification: Classification;
  /** The page's one main action. */
  action?: ReactNode;
  /** Something typed on the page breaks a rule. */
  isRefused?: boolean;
}

export function ResultPanel({ classification, action, isRefused = false }: ResultPanelProps) {
  const [explained, setExplained] = useState(false);
  const result = resultOf(classification);
  const { answered, total } = progressOf(classification);
  const progressText = progressWords.text(answered, total, notConcernedCount(classification));

  return (
    <aside className={styles.panel} aria-label={words.label}>
      <div className={styles.figures}>
        <h2 className={styles.title} data-kind={result?.kind}>
          {TITLES[result?.kind ?? 'preview']}
        </h2>
        {result === null ? <p>{words.unavailable}</p> : <Figures result={result} classification={classification} />}
      </div>
      <div className={styles.progress}>
        <p className={styles.progressText}>{progressText}</p>
        <Progress value={answered} max={total} label={progressWords.label} text={progressText} />
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      <div className={styles.foot}>
        {result !== null && (
          <Button variant="quiet" size="small" flush="start" onClick={() => setExplained(true)}>
            {words.explain}
          </Button>
        )}
        <div>
          <SaveStatus classification={classification} isRefused={isRefused} />
          {!(result?.reference ?? classification.reference).info.confirmed && (
            <p className={styles.quiet}>{texts.unconfirmed}</p>
          )}
        </div>
      </div>
      {explained && result !== null && (
        <Explanation result={result} classification={classification} onClose={() => setExplained(false)} />
      )}
    </aside>
  );
}
