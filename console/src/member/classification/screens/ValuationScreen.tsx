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
import { Cluster, Text } from '../../../ui/layout/primitives';
import { Badge } from '../../../ui/Badge';
import { cx } from '../../../ui/cx';
import cardStyles from './overview/CriterionCard.module.css';

function Answer({ facts }: { facts: CriterionFacts }) {
  const { state, degree, text, pointsHundredths, goneDegree } = facts;
  if (state === 'not-concerned') return <Text tone="hint">{words.notConcerned}</Text>;
  if (state === 'pending') {
    return (
      <>
        <p>
          <Badge tone="sky">{words.pending}</Badge>
        </p>
        {goneDegree !== null && <Text tone="hint">{words.step.gone(goneDegree)}</Text>}
      </>
    );
  }
  return (
    <>
      <Cluster as="p" rowGap={0} align="center">
        {degree !== null && <span className="forest-800 strong">{words.degree(degree)}</span>}
        <span className="amounts">{words.points(formatPoints(pointsHundredths))}</span>
        {facts.lacksReason && <Badge tone="wheat">{words.reasonMissing}</Badge>}
      </Cluster>
      <Text tone="hint">{text ?? words.noneText}</Text>
    </>
  );
}

function CriterionCard({ valuationId, facts }: { valuationId: number; facts: CriterionFacts }) {
  const { criterion, title, state, asked } = facts;
  const isPending = state === 'pending';
  return (
    <li className={cx(cardStyles.card, state === 'not-concerned' && cardStyles.muted)}>
      <div className={cardStyles.body}>
        <h3 className={cardStyles.title}>{title}</h3>
        <Answer facts={facts} />
      </div>
      {asked && (
        <LinkButton
          to={paths.criterion(valuationId, criterion.index, criterion.id)}
          aria-label={isPending ? words.fillNamed(title) : words.editNamed(title)}
        >
          {isPending ? words.fill : words.edit}
        </LinkButton>
      )}
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

  useEffect(() => {
    if (!isDraft) rememberPlace(id, PLACE_OVERVIEW);
  }, [id, isDraft]);

  return (
    <Page
      title={typeset(classification.title)}
      documentTitle={`${texts.current} · ${typeset(classification.title)}`}
      intro={
        valuation === null ? words.overview.introDraft(category) : words.overview.intro(category, valuation.profileName)
      }
      steps={<ValuationSteps classification={classification} current="criteria" />}
      action={<LinkButton to={changeFunctionPath(id)}>{words.overview.changeFunction}</LinkButton>}
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
          <ul className="sheet unmarked">
            {allFacts(classification).map((facts) => (
              <CriterionCard key={facts.criterion.id} valuationId={id} facts={facts} />
            ))}
          </ul>
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
