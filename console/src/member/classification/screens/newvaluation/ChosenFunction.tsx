import { OTHER_FUNCTION_ID, typeset } from '@valorisation/rules';
import type { Reference } from '../../../../api/reference';
import { classification as texts, compare } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Amount } from '../../../../ui/Amount';
import { Button, LinkButton } from '../../../../ui/Button';
import { categoryTitle, previewResult, type Unsaid } from '../../../../amounts/model/result';
import { today } from '../../../../amounts/model/today';
import { jobOf, payInputOf, type Work } from '../../../../amounts/model/work';
import { ActionWords, AmountPanel } from '../../../../amounts/parts/AmountPanel';
import { WaitingPanel } from '../../../../amounts/parts/WaitingPanel';
import { ExplainedAmount } from '../../../../amounts/parts/ExplainedAmount';
import type { FunctionChoice } from '../../../../amounts/parts/functionChoice';
import { Text } from '../../../../ui/layout/primitives';

const { chosen: words } = texts.newValuation;

interface ChosenFunctionProps {
  reference: Reference;
  choice: FunctionChoice;
  work: Work | undefined;
  unsaid: Unsaid;
  alone: boolean;
  isOther: boolean;
  isChange: boolean;
  onContinue: () => void;
}

export function ChosenFunction(props: ChosenFunctionProps) {
  const { reference, choice, work, unsaid, alone, isOther, isChange, onContinue } = props;
  const job = work && jobOf(reference.grid, work);
  if (work === undefined || job === undefined || choice.kind === 'none') {
    return isOther && <WaitingPanel label={words.label}>{words.emptyOther}</WaitingPanel>;
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
        <Button variant="primary" onClick={onContinue}>
          {isChange ? words.change : <ActionWords short={words.continue} full={words.continueWith} />}
        </Button>
      }
      more={
        job.id !== OTHER_FUNCTION_ID && (
          <div>
            <LinkButton
              variant="quiet"
              flush="start"
              to={paths.compare({ functions: [job.id] })}
              aria-label={compare.withOtherFunction}
            >
              {compare.short}
            </LinkButton>
          </div>
        )
      }
    >
      <div>
        <h2 className="size-18">{title}</h2>
        <Text tone="hint">{categoryTitle(reference, work.categoryLevel)}</Text>
      </div>
      {result !== null && (
        <ExplainedAmount
          heading="h3"
          result={result}
          job={job}
          title={title}
          work={work}
          unsaid={unsaid}
          alone={alone}
        />
      )}
    </AmountPanel>
  );
}
