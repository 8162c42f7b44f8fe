/** /quizz: the questions in order with their answers, and the next one. */
import { formatPoints, nextCriterion, questions, typeset } from '@valorisation/rules';
import { Link, useSearchParams } from 'react-router-dom';
import { classification as texts } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { NEW_VALUATION, paths } from '../../../routes';
import { Badge } from '../../../ui/Badge';
import { LinkButton } from '../../../ui/Button';
import { answersOf, criterionFacts, type CriterionFacts } from '../../../amounts/model/criterionCard';
import { ClassificationFrame } from '../parts/ClassificationFrame';
import { Columns } from '../../../amounts/parts/Columns';
import { ResultPanel } from '../parts/ResultPanel';
import { CompletionTrouble } from '../parts/CompletionTrouble';
import { SaveTrouble } from '../parts/SaveStatus';
import { ValuationSteps } from '../parts/ValuationSteps';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { useCompletion } from '../state/useCompletion';
import { MainAction } from './overview/MainAction';
import { TakeDefaults } from './overview/TakeDefaults';
import { Inline } from '../../../ui/layout/primitives';

const { criteria: words } = texts;

function answerWords({ degree, text, pointsHundredths }: CriterionFacts): string {
  const points = words.points(formatPoints(pointsHundredths));
  return degree === null ? `${text ?? words.noneText}, ${points}` : `${words.degree(degree)}, ${points}`;
}

function Question({ facts, valuationId }: { facts: CriterionFacts; valuationId: number }) {
  const { criterion, title, state } = facts;
  return (
    <li className="grid gap-half pad-3-4">
      <Link to={paths.criterion(valuationId, criterion.index, criterion.id)} className="strong">
        {words.step.questions[criterion.id] ?? title}
      </Link>
      <Inline tone="hint">
        {title}
        {' · '}
        {state === 'pending' ? (
          <Badge tone="sky">{words.pending}</Badge>
        ) : state === 'answered' ? (
          answerWords(facts)
        ) : (
          words.notConcerned
        )}
      </Inline>
    </li>
  );
}

function Quizz({ classification }: { classification: Classification }) {
  const { id, reference, job, work } = classification;
  const completion = useCompletion(classification);
  const asked = questions(reference.grid, job, work.categoryLevel).map((criterion) =>
    criterionFacts(classification, criterion),
  );
  const isDone = asked.every(({ state }) => state !== 'pending');
  const first = nextCriterion(reference.grid, job, work.categoryLevel, answersOf(classification));
  return (
    <Page
      title={words.quizz.title}
      intro={typeset(classification.title)}
      steps={<ValuationSteps classification={classification} current="criteria" />}
      back={{ to: overviewPath(id), label: words.step.back }}
    >
      <SaveTrouble classification={classification} />
      <CompletionTrouble completion={completion} />
      <Columns
        aside={
          <ResultPanel
            classification={classification}
            action={<MainAction classification={classification} completion={completion} />}
          />
        }
      >
        <TakeDefaults classification={classification} />
        {isDone && <p className="below-3 strong">{words.quizz.done}</p>}
        <ol className="sheet lined below-4 unmarked">
          {asked.map((facts) => (
            <Question key={facts.criterion.id} facts={facts} valuationId={id} />
          ))}
        </ol>
        {isDone && first !== null && (
          <LinkButton to={paths.criterion(id, first.index, first.id)}>{words.quizz.review}</LinkButton>
        )}
      </Columns>
    </Page>
  );
}

export function QuizzScreen() {
  const [query] = useSearchParams();
  return (
    <ClassificationFrame id={query.get('id') ?? NEW_VALUATION}>
      {(classification) => <Quizz classification={classification} />}
    </ClassificationFrame>
  );
}
