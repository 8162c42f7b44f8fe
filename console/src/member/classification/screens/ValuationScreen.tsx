/** /valorisation/{id}: all criteria, the person's situation, and the next step. */
import { isToRedo, isUpToDate, typeset, ValuationStatus, formatPoints } from '@valorisation/rules';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { classification as texts } from '../../../i18n/fr';
import { Page } from '../../../layout/Page';
import { paths } from '../../../routes';
import { LinkButton } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Term } from '../../../ui/Term';
import { allFacts, redoWords, type CriterionFacts } from '../../../amounts/model/criterionCard';
import { categoryTitle } from '../../../amounts/model/result';
import { changeFunctionPath, ClassificationFrame } from '../parts/ClassificationFrame';
import { Columns } from '../../../amounts/parts/Columns';
import { ResultPanel } from '../parts/ResultPanel';
import { CompletionTrouble } from '../parts/CompletionTrouble';
import { SaveTrouble } from '../parts/SaveStatus';
import { ValuationSteps } from '../parts/ValuationSteps';
import { PLACE_OVERVIEW, rememberPlace } from '../state/lastPlace';
import { isOverviewWanted, resumePath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { useCompletion } from '../state/useCompletion';
import { MainAction } from './overview/MainAction';
import { TakeDefaults } from './overview/TakeDefaults';
import { SituationCard } from './situation/SituationCard';
import { Text } from '../../../ui/layout/primitives';
import { Badge } from '../../../ui/Badge';

function Answer({ facts }: { facts: CriterionFacts }) {
  const { state, degree, text, pointsHundredths, goneDegree } = facts;
  if (state === 'not-concerned') return <span className="hint block">{words.notConcerned}</span>;
  if (state === 'pending')
    return goneDegree !== null && <span className="hint block">{words.step.gone(goneDegree)}</span>;
  return (
    <>
      <span className="amounts block">
        {degree !== null && `${words.degree(degree)}, `}
        {words.points(formatPoints(pointsHundredths))}{' '}
        {facts.lacksReason && <Badge tone="wheat">{words.reasonMissing}</Badge>}
      </span>
      <span className="hint block">{text ?? words.noneText}</span>
    </>
  );
}

/** The whole row opens the criterion. */
function CriterionRow({ valuationId, facts }: { valuationId: number; facts: CriterionFacts }) {
  const { criterion, title, state } = facts;
  return (
    <li>
      <LinkButton variant="row" to={paths.criterion(valuationId, criterion.index, criterion.id)}>
        <span className="stack gap-1 ink leading-140">
          <span className="strong">{title}</span>
          <Answer facts={facts} />
        </span>
        <span className="rigid strong">{state === 'pending' ? words.fill : words.edit}</span>
      </LinkButton>
    </li>
  );
}

const { criteria: words } = texts;

const NOTICES: Readonly<Partial<Record<ValuationStatus, string>>> = {
  [ValuationStatus.UpToDate]: words.overview.computed,
  [ValuationStatus.AwaitingUpdate]: words.overview.awaiting,
};

function Overview({ classification }: { classification: Classification }) {
  const { id, isDraft, reference, work, valuation, status } = classification;
  const category = categoryTitle(reference, work.categoryLevel);
  const notice = isToRedo(status) ? redoWords(classification) : NOTICES[status];
  const completion = useCompletion(classification);
  const facts = allFacts(classification);
  const asked = facts.filter((one) => one.asked);
  const others = facts.filter((one) => !one.asked);

  useEffect(() => {
    if (!isDraft) rememberPlace(id, PLACE_OVERVIEW);
  }, [id, isDraft]);

  return (
    <Page
      title={typeset(classification.title)}
      documentTitle={`${texts.current} · ${typeset(classification.title)}`}
      intro={valuation === null ? words.overview.introDraft(category) : category}
      steps={<ValuationSteps classification={classification} current="criteria" />}
      action={<LinkButton to={changeFunctionPath(id)}>{words.overview.changeFunction}</LinkButton>}
    >
      <SaveTrouble classification={classification} />
      <CompletionTrouble completion={completion} />
      <Columns
        aside={
          <ResultPanel
            classification={classification}
            on="overview"
            action={<MainAction classification={classification} completion={completion} />}
          />
        }
      >
        {notice !== undefined && (
          <div className="below-5">
            <Notice tone={isUpToDate(status) ? 'sky' : 'wheat'}>{notice}</Notice>
          </div>
        )}
        <TakeDefaults classification={classification} />
        <section aria-labelledby="criteres">
          <h2 id="criteres" className="below-3">
            <Term name="criterion">{words.title}</Term>
          </h2>
          <ul className="unmarked line-top">
            {asked.map((one) => (
              <CriterionRow key={one.criterion.id} valuationId={id} facts={one} />
            ))}
          </ul>
          {others.length > 0 && (
            <Text tone="hint" above={3}>
              {words.overview.notConcerned(others.map(({ title }) => title).join(', '))}
            </Text>
          )}
        </section>
        <SituationCard classification={classification} />
      </Columns>
    </Page>
  );
}

/** The key of the first location in the browser. An address that the user entered is shown as it is. */
const FIRST_LOCATION = 'default';

function Arriving({ classification }: { classification: Classification }) {
  const { key, search } = useLocation();
  // Decided on arrival only, because an answer on this page must not lead to another page.
  const [target] = useState(() =>
    isOverviewWanted(search) || key === FIRST_LOCATION ? null : resumePath(classification),
  );

  return target === null ? <Overview classification={classification} /> : <Navigate to={target} replace />;
}

export function ValuationScreen() {
  const { id } = useParams();
  const { key } = useLocation();
  return (
    <ClassificationFrame id={id}>
      {(classification) => <Arriving key={key} classification={classification} />}
    </ClassificationFrame>
  );
}
