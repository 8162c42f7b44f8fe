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
        <span className={styles.hint}>{words.startAmount}</span>
      </p>
      <Button variant="quiet" size="small" flush="start" onClick={() => setExplained(true)}>
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
  if (work === undefined || choice.kind === 'none') {
    return (
      <section className={styles.panel} aria-label={words.label}>
        <p className={styles.hint}>{isOther ? words.emptyOther : words.empty}</p>
      </section>
    );
  }
  return (
    <section className={styles.panel} aria-label={words.label}>
      <h2 className={styles.panelTitle}>{words.label}</h2>
      <p className={styles.functionTitle}>{choice.kind === 'known' ? typeset(choice.job.title) : choice.title}</p>
      <p className={styles.hint}>{categoryTitle(reference, work.categoryLevel)}</p>
      {choice.kind === 'known' && choice.job.id !== OTHER_FUNCTION_ID && (
        <StartAmount reference={reference} job={choice.job} work={work} />
      )}
      <div className={styles.panelActions}>
        <Button variant="primary" onClick={() => onContinue(false)}>
          {isChange ? words.change : words.continue}
        </Button>
        {!isChange && (
          <Button variant="quiet" onClick={() => onContinue(true)}>
            {words.criteriaFirst}
          </Button>
        )}
        {choice.kind === 'known' && choice.job.id !== OTHER_FUNCTION_ID && (
          <LinkButton variant="quiet" to={paths.compare({ functions: [choice.job.id] })}>
            {compare.withOtherFunction}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
