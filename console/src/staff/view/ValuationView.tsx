import { answerOf, isActive, receiptLines, typeset, type Criterion } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { useViewedValuation, type ViewedValuation } from '../../api/staffView';
import { degreeWords } from '../../amounts/model/journalWords';
import { computedWords } from '../../amounts/model/dueWords';
import { headlineWords } from '../../amounts/model/headlineWords';
import { categoryTitle, storedResult } from '../../amounts/model/result';
import { situationFacts } from '../../amounts/model/situation';
import { workOf } from '../../amounts/model/work';
import { AmountDue } from '../../amounts/parts/AmountDue';
import { Marks, Visibility } from '../../amounts/parts/Marks';
import { Receipt } from '../../amounts/parts/Receipt';
import { UnderMinimum } from '../../amounts/parts/UnderMinimum';
import { UpdatedAmount } from '../../amounts/parts/UpdatedAmount';
import { classification, life, staffView as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { StatusBadge } from '../../ui/StatusBadge';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Facts } from '../kit/Facts';
import styles from './View.module.css';
import { useViewedIds, ViewFrame } from './ViewFrame';

const {
  conclusion,
  criteria: { step },
} = classification;

function Amount({ valuation, amountGrid }: ViewedValuation) {
  const result = storedResult(valuation, amountGrid);
  if (result === null) return <Text tone="hint">{words.noAmount}</Text>;
  const { status, dueAfterUpdate, calculatedOn, hourly, alone, shareHundredths } = valuation;
  return (
    <>
      <section aria-label={words.due}>
        <Text tone="quiet">{headlineWords(valuation, result)}</Text>
        <AmountDue
          due={result.due}
          conventional={result.conventional}
          floors={amountGrid.floors}
          hourly={hourly}
          alone={alone}
          archived={!isActive(status)}
          shareHundredths={shareHundredths}
        >
          <UpdatedAmount status={status} updated={dueAfterUpdate} />
        </AmountDue>
        <UnderMinimum result={result} />
      </section>
      <section>
        <Receipt
          lines={receiptLines(result.steps, amountGrid.grid)}
          heading={<h2>{classification.receipt.title}</h2>}
        />
        {calculatedOn !== null && (
          <Text tone="quiet" above={4}>
            {computedWords(result, calculatedOn)}
          </Text>
        )}
      </section>
    </>
  );
}

function Answer({ criterion, valuation }: { criterion: Criterion; valuation: ViewedValuation['valuation'] }) {
  const { degree, notConcerned, reason, evidence } = answerOf(valuation.answers, criterion.id);
  const isTraining = criterion.kind === 'training';
  return (
    <li className="pad-block-3 line-bottom">
      <strong>{typeset(criterion.title)}</strong>
      <p>{notConcerned ? words.notConcerned : degree === null ? words.unanswered : degreeWords(degree, isTraining)}</p>
      {reason !== null && reason !== '' && <p className={styles.typed}>{`${step.reasonOther}\u00a0: ${reason}`}</p>}
      {evidence !== null && evidence !== '' && <p className={styles.typed}>{`${step.evidence}\u00a0: ${evidence}`}</p>}
    </li>
  );
}

function Valuation({ id, viewed }: { id: number; viewed: ViewedValuation }) {
  const { valuation, amountGrid } = viewed;
  const work = workOf(valuation);
  return (
    <>
      <Stack gap={2} align="start">
        <Link to={paths.adminViewPerson(id, valuation.profileId)}>{valuation.profileName}</Link>
        <Cluster gap={2}>
          <StatusBadge status={valuation.status} />
          <Marks
            belowMinimum={valuation.belowMinimum === true}
            birthday={valuation.isBirthday && isActive(valuation.status) ? life.birthday.passed : null}
          />
          <Visibility visible={valuation.visible} />
        </Cluster>
        <Link to={paths.adminViewJournal(id, valuation.id)}>{words.journal}</Link>
      </Stack>
      {work !== undefined && (
        <Facts rows={[[conclusion.category, categoryTitle(amountGrid, work.categoryLevel)], ...situationFacts(work)]} />
      )}
      <Amount {...viewed} />
      <section>
        <h2>{words.answers}</h2>
        <ul className="unmarked">
          {amountGrid.grid.criteria.map((criterion) => (
            <Answer key={criterion.id} criterion={criterion} valuation={valuation} />
          ))}
        </ul>
      </section>
    </>
  );
}

export function ValuationView() {
  const { id, row } = useViewedIds();
  const read = useViewedValuation(id, row);
  const titleOf = (company: string, viewed: ViewedValuation | undefined): string =>
    viewed === undefined ? words.titles.people(company) : typeset(viewed.valuation.functionTitle);
  return (
    <ViewFrame read={read} title={titleOf}>
      {(viewed) => <Valuation id={id} viewed={viewed} />}
    </ViewFrame>
  );
}
