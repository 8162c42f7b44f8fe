import {
  defaultDegree,
  isConcerned,
  OTHER_FUNCTION_ID,
  typeset,
  type Criterion,
  type JobFunction,
} from '@valorisation/rules';
import type { Reference } from '../../../../api/reference';
import { classification as texts, compare } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Amount } from '../../../../ui/Amount';
import { Button, LinkButton } from '../../../../ui/Button';
import { categoryTitle, previewResult } from '../../../../amounts/model/result';
import { today } from '../../../../amounts/model/today';
import { jobOf, payInputOf, type Work } from '../../../../amounts/model/work';
import { ActionWords, AmountPanel, PanelTitle } from '../../../../amounts/parts/AmountPanel';
import { WaitingPanel } from '../../../../amounts/parts/WaitingPanel';
import { ExplainedAmount } from '../../../../amounts/parts/ExplainedAmount';
import type { FunctionChoice } from '../../../../amounts/parts/functionChoice';
import { Text } from '../../../../ui/layout/primitives';

const { chosen: words } = texts.newValuation;

interface ChosenFunctionProps {
  reference: Reference;
  choice: FunctionChoice;
  work: Work | undefined;
  alone: boolean;
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
    <dl className="line-top table-size" aria-label={words.degrees}>
      {reference.grid.criteria.map((criterion) => (
        <div key={criterion.id} className="flex justify-space-between gap-3 pad-block-1 line-bottom">
          <dt className="ink">{typeset(criterion.title)}</dt>
          <dd className="quiet right one-line">{startDegree(criterion, job, work)}</dd>
        </div>
      ))}
    </dl>
  );
}

function OtherChoices({
  choice,
  isChange,
  onContinue,
}: Pick<ChosenFunctionProps, 'choice' | 'isChange' | 'onContinue'>) {
  const comparable = choice.kind === 'known' && choice.job.id !== OTHER_FUNCTION_ID ? choice.job.id : null;
  return (
    <div className="grid">
      {!isChange && (
        <Button variant="quiet" onClick={() => onContinue(true)}>
          {words.criteriaFirst}
        </Button>
      )}
      {comparable !== null && (
        <LinkButton variant="quiet" to={paths.compare({ functions: [comparable] })}>
          {compare.withOtherFunction}
        </LinkButton>
      )}
    </div>
  );
}

export function ChosenFunction(props: ChosenFunctionProps) {
  const { reference, choice, work, alone, isOther, isChange, onContinue } = props;
  const job = work && jobOf(reference.grid, work);
  if (work === undefined || job === undefined || choice.kind === 'none') {
    return (
      <WaitingPanel label={words.label}>
        <Text tone="hint">{isOther ? words.emptyOther : words.empty}</Text>
      </WaitingPanel>
    );
  }
  const title = choice.kind === 'known' ? typeset(choice.job.title) : choice.title;
  const result = previewResult(reference, payInputOf(work, today()), alone);
  return (
    <AmountPanel
      as="section"
      label={words.label}
      name={title}
      amount={<Amount value={result === null ? null : result.due} />}
      action={
        <Button variant="primary" onClick={() => onContinue(false)}>
          {isChange ? words.change : <ActionWords short={words.continue} full={words.continueWith} />}
        </Button>
      }
      more={
        <>
          <OtherChoices choice={choice} isChange={isChange} onContinue={onContinue} />
          {job.id !== OTHER_FUNCTION_ID && <PlannedDegrees reference={reference} job={job} work={work} />}
        </>
      }
    >
      <div>
        <h2 className="caption below-1">{words.label}</h2>
        <PanelTitle>{title}</PanelTitle>
        <Text tone="hint">{categoryTitle(reference, work.categoryLevel)}</Text>
      </div>
      {result !== null && (
        <ExplainedAmount heading="h3" result={result} job={job} title={title} work={work} alone={alone} />
      )}
    </AmountPanel>
  );
}
