/** The chosen function: its category, the degrees that it starts from and what they give. */
import {
  defaultDegree,
  isConcerned,
  OTHER_FUNCTION_ID,
  receiptLines,
  typeset,
  type Criterion,
  type JobFunction,
} from '@valorisation/rules';
import { useState } from 'react';
import type { Reference } from '../../../../api/reference';
import { classification as texts, compare } from '../../../../i18n/fr';
import { amountDue } from '../../../../i18n/fr/amountDue';
import { paths } from '../../../../routes';
import { Button, LinkButton } from '../../../../ui/Button';
import { cx } from '../../../../ui/cx';
import { countedNotes } from '../../model/countedNotes';
import { categoryTitle, dueFacts, previewResult } from '../../model/result';
import { today } from '../../model/today';
import { jobOf, payInputOf, type Work } from '../../model/work';
import { DueReason } from '../../parts/DueReason';
import { ExplanationDialog } from '../../parts/ExplanationDialog';
import { RunningAmount } from '../../parts/RunningAmount';
import type { FunctionChoice } from './functionChoice';
import { Text } from '../../../../ui/layout/primitives';
import styles from './NewValuation.module.css';

const { chosen: words } = texts.newValuation;

interface ChosenFunctionProps {
  reference: Reference;
  choice: FunctionChoice;
  work: Work | undefined;
  /** The person's only function paid by the month, as far as is known. */
  alone: boolean;
  /** Typed by the person, not chosen in the tree. */
  isOther: boolean;
  isChange: boolean;
  onContinue: (criteriaFirst: boolean) => void;
}

function startDegree(criterion: Criterion, job: JobFunction, work: Work): string {
  if (!isConcerned(criterion, job, work.categoryLevel)) return words.notConcerned;
  return criterion.kind === 'training' ? words.training : words.degree(defaultDegree(criterion, job));
}

function PlannedDegrees({ reference, job, work }: { reference: Reference; job: JobFunction; work: Work }) {
  return (
    <dl className={styles.degrees} aria-label={words.degrees}>
      {reference.grid.criteria.map((criterion) => (
        <div key={criterion.id}>
          <dt>{typeset(criterion.title)}</dt>
          <dd>{startDegree(criterion, job, work)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StartAmountProps {
  reference: Reference;
  job: JobFunction;
  title: string;
  work: Work;
  alone: boolean;
}

function StartAmount({ reference, job, title, work, alone }: StartAmountProps) {
  const payInput = payInputOf(work, today());
  const result = previewResult(reference, payInput, alone);
  const [explained, setExplained] = useState(false);
  if (result === null) return null;
  return (
    <>
      <h3 className={styles.dueLabel}>{amountDue.label}</h3>
      <RunningAmount size="panel" result={result} alone={alone} job={job} work={work} />
      <Button variant="quiet" size="small" flush="start" className={styles.detail} onClick={() => setExplained(true)}>
        {texts.result.explain}
      </Button>
      {explained && (
        <ExplanationDialog
          subject={<strong>{title}</strong>}
          note={countedNotes(result, job)}
          reason={<DueReason {...dueFacts(result, work, alone)} />}
          lines={receiptLines(result.steps, result.reference.grid)}
          onClose={() => setExplained(false)}
        />
      )}
    </>
  );
}

export function ChosenFunction(props: ChosenFunctionProps) {
  const { reference, choice, work, alone, isOther, isChange, onContinue } = props;
  const job = work && jobOf(reference.grid, work);
  /** On a small screen the panel stands over the list: name, amount and the way on, the rest on a tap. */
  const [detailed, setDetailed] = useState(false);
  if (work === undefined || job === undefined || choice.kind === 'none') {
    return (
      <section className={cx(styles.panel, styles.waiting)} aria-label={words.label}>
        <Text tone="hint" className={styles.hint}>
          {isOther ? words.emptyOther : words.empty}
        </Text>
      </section>
    );
  }
  const title = choice.kind === 'known' ? typeset(choice.job.title) : choice.title;
  return (
    <section className={cx(styles.panel, detailed && styles.detailed)} aria-label={words.label}>
      <h2 className={cx(styles.panelTitle, styles.detail)}>{words.label}</h2>
      <p className={styles.functionTitle}>{title}</p>
      <Text tone="hint" className={cx(styles.hint, styles.detail)}>
        {categoryTitle(reference, work.categoryLevel)}
      </Text>
      <StartAmount reference={reference} job={job} title={title} work={work} alone={alone} />
      <div className={styles.panelActions}>
        <Button variant="primary" onClick={() => onContinue(false)}>
          {isChange ? words.change : words.continue}
        </Button>
        <Button
          variant="quiet"
          className={styles.unfold}
          aria-expanded={detailed}
          onClick={() => setDetailed(!detailed)}
        >
          {detailed ? words.fold : words.unfold}
        </Button>
        {!isChange && (
          <Button variant="quiet" className={styles.detail} onClick={() => onContinue(true)}>
            {words.criteriaFirst}
          </Button>
        )}
        {choice.kind === 'known' && choice.job.id !== OTHER_FUNCTION_ID && (
          <LinkButton variant="quiet" className={cx(styles.detail)} to={paths.compare({ functions: [choice.job.id] })}>
            {compare.withOtherFunction}
          </LinkButton>
        )}
      </div>
      {job.id !== OTHER_FUNCTION_ID && <PlannedDegrees reference={reference} job={job} work={work} />}
    </section>
  );
}
