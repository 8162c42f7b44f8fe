/** The chosen function: its category, the degrees that it starts from and what they give. */
import {
  defaultAnswers,
  defaultDegree,
  isConcerned,
  OTHER_FUNCTION_ID,
  type Criterion,
  type JobFunction,
} from '@valorisation/rules';
import { useState } from 'react';
import type { Reference } from '../../../../api/reference';
import { classification as texts, compare } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Amount } from '../../../../ui/Amount';
import { Button, LinkButton } from '../../../../ui/Button';
import { cx } from '../../../../ui/cx';
import { receiptLines } from '../../model/receipt';
import { categoryTitle, previewResult, receiptContext } from '../../model/result';
import { today } from '../../model/today';
import { typeset } from '../../model/typeset';
import { payInputOf, type Work } from '../../model/work';
import { ExplanationDialog } from '../../parts/ExplanationDialog';
import type { FunctionChoice } from './functionChoice';
import styles from './NewValuation.module.css';

const { chosen: words } = texts.newValuation;

interface ChosenFunctionProps {
  reference: Reference;
  choice: FunctionChoice;
  work: Work | undefined;
  /** Typed by the person, not chosen in the tree. */
  isOther: boolean;
  isChange: boolean;
  onContinue: (criteriaFirst: boolean) => void;
}

function startDegree(criterion: Criterion, job: JobFunction, work: Work): string {
  if (!isConcerned(criterion, job, work.categoryLevel)) return words.notConcerned;
  return criterion.kind === 'training' ? words.training : words.degree(defaultDegree(criterion, job));
}

function StartAmount({ reference, job, work }: { reference: Reference; job: JobFunction; work: Work }) {
  const answers = defaultAnswers(reference.grid, job, work.categoryLevel);
  const payInput = payInputOf({ ...work, answers }, today());
  const result = previewResult(reference, payInput);
  const [explained, setExplained] = useState(false);
  return (
    <>
      <p className={styles.amount}>
        <Amount value={result?.displayed ?? null} className={styles.amountValue} />
        <span className={cx(styles.hint, styles.detail)}>{words.startAmount}</span>
      </p>
      <Button variant="quiet" size="small" flush="start" className={styles.detail} onClick={() => setExplained(true)}>
        {texts.result.explain}
      </Button>
      {explained && result !== null && (
        <ExplanationDialog
          subject={<strong>{typeset(job.title)}</strong>}
          note={words.startAmount}
          lines={receiptLines(result.steps, receiptContext(result.reference, payInput))}
          onClose={() => setExplained(false)}
        />
      )}
      <dl className={styles.degrees} aria-label={words.degrees}>
        {reference.grid.criteria.map((criterion) => (
          <div key={criterion.id}>
            <dt>{typeset(criterion.title)}</dt>
            <dd>{startDegree(criterion, job, work)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ChosenFunction({ reference, choice, work, isOther, isChange, onContinue }: ChosenFunctionProps) {
  /** On a small screen the panel stands over the list: name, amount and the way on, the rest on a tap. */
  const [detailed, setDetailed] = useState(false);
  if (work === undefined || choice.kind === 'none') {
    return (
      <section className={cx(styles.panel, styles.waiting)} aria-label={words.label}>
        <p className={styles.hint}>{isOther ? words.emptyOther : words.empty}</p>
      </section>
    );
  }
  return (
    <section className={cx(styles.panel, detailed && styles.detailed)} aria-label={words.label}>
      <h2 className={cx(styles.panelTitle, styles.detail)}>{words.label}</h2>
      <p className={styles.functionTitle}>{choice.kind === 'known' ? typeset(choice.job.title) : choice.title}</p>
      <p className={cx(styles.hint, styles.detail)}>{categoryTitle(reference, work.categoryLevel)}</p>
      {choice.kind === 'known' && choice.job.id !== OTHER_FUNCTION_ID && (
        <StartAmount reference={reference} job={choice.job} work={work} />
      )}
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
    </section>
  );
}
