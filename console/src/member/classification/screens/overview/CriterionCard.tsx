/** A criterion with its answer; shown differently if it does not concern the job. */
import { formatPoints } from '@valorisation/rules';
import { classification as texts } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Badge } from '../../../../ui/Badge';
import { LinkButton } from '../../../../ui/Button';
import { cx } from '../../../../ui/cx';
import type { CriterionFacts } from '../../../../amounts/model/criterionCard';
import { Cluster, Text } from '../../../../ui/layout/primitives';
import styles from './CriterionCard.module.css';

const { criteria: words } = texts;

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

export function CriterionCard({ valuationId, facts }: { valuationId: number; facts: CriterionFacts }) {
  const { criterion, title, state, asked } = facts;
  const isPending = state === 'pending';
  return (
    <li className={cx(styles.card, state === 'not-concerned' && styles.muted)}>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
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
