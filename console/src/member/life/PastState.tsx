import {
  answerOf,
  findCategory,
  findCriterion,
  formatPoints,
  typeset,
  type CriterionAnswer,
} from '@valorisation/rules';
import type { Reference } from '../../api/reference';
import type { Valuation } from '../../api/valuation';
import { degreeWords } from '../../amounts/model/journalWords';
import { situationFacts } from '../../amounts/model/situation';
import { workOf } from '../../amounts/model/work';
import { dashboard, life } from '../../i18n/fr';
import { Amount } from '../../ui/Amount';
import { FactList, type Fact } from '../../ui/FactList';
import { StatusBadge } from '../../ui/StatusBadge';
import { Text } from '../../ui/layout/primitives';
import styles from './History.module.css';
import { titleOf } from './names';

const { past: words, journal } = life;

function Answer({ id, answer, reference }: { id: number; answer: CriterionAnswer; reference: Reference | undefined }) {
  const criterion = reference && findCriterion(reference.grid, id);
  const degree = answer.notConcerned
    ? words.notConcerned
    : answer.degree === null
      ? words.unanswered
      : degreeWords(answer.degree, criterion?.kind === 'training');
  return (
    <div>
      <dt>{typeset(criterion?.title ?? journal.criterion(id))}</dt>
      <dd>
        {degree}
        {answer.reason !== null && answer.reason !== '' && <Text tone="quiet">{words.reason(answer.reason)}</Text>}
        {answer.evidence !== null && answer.evidence !== '' && (
          <Text tone="quiet">{words.evidence(answer.evidence)}</Text>
        )}
      </dd>
    </div>
  );
}

function amountLabel(due: Valuation['due']): string {
  if (due?.source === 'majored') return words.guaranteed;
  return due?.source === 'fixed-amount' ? words.fixed : words.amount;
}

export interface PastStateProps {
  valuation: Valuation;
  reference: Reference | undefined;
  heading?: 'h3' | 'h4';
  lead?: readonly Fact[];
}

export function PastState({ valuation, reference, heading: Heading = 'h4', lead = [] }: PastStateProps) {
  const work = workOf(valuation);
  const category = reference && work && findCategory(reference.grid, work.categoryLevel);
  const criterionIds = reference?.grid.criteria.map(({ id }) => id) ?? Object.keys(valuation.answers).map(Number);
  const facts = [
    ...lead,
    [words.status, <StatusBadge key="status" status={valuation.status} />],
    [words.function, titleOf(valuation)],
    [words.profile, valuation.profileName],
    ...(category ? [[words.category, category.title] as const] : []),
    ...(work ? situationFacts(work) : []),
    [amountLabel(valuation.due), <Amount key="amount" value={valuation.due} />],
    ...(valuation.indexHundredths === null
      ? []
      : [[words.index, journal.points(formatPoints(valuation.indexHundredths))] as const]),
    [words.visibility, valuation.visible ? dashboard.visible : dashboard.limited],
  ] as const;
  return (
    <>
      <FactList className={styles.facts} facts={facts} />
      <Heading className="below-2 size-16">{words.answers}</Heading>
      <dl className={styles.facts}>
        {criterionIds.map((id) => (
          <Answer key={id} id={id} answer={answerOf(valuation.answers, id)} reference={reference} />
        ))}
      </dl>
    </>
  );
}
