/** Each criterion with the degree that counts, which opens to choose another one. */
import { allFacts, type CriterionFacts } from '../amounts/model/criterionCard';
import type { Changeable } from '../amounts/model/result';
import { DegreeLadder } from '../amounts/parts/DegreeLadder';
import { estimate as words } from '../i18n/fr';
import { Inline, Text } from '../ui/layout/primitives';
import { Summary } from '../ui/Summary';
import { degreeWords } from './degreeWords';
import styles from './Estimate.module.css';

function CriterionChoice({ estimate, facts }: { estimate: Changeable; facts: CriterionFacts }) {
  const said = degreeWords(estimate, facts);
  if (!facts.asked) {
    return (
      <p className={styles.unasked}>
        <span>{facts.title}</span>
        <Inline tone="hint">{said}</Inline>
      </p>
    );
  }
  return (
    <details className={styles.criterion}>
      <Summary>
        <span className="cluster align-baseline justify-space-between grow gap-0-3">
          <span>{facts.title}</span>
          <Inline tone="hint" className="right">
            {said}
          </Inline>
        </span>
      </Summary>
      <div className={styles.ladder}>
        {facts.isBelowDefault && (
          <Text tone="note" below={3}>
            {words.capacity}
          </Text>
        )}
        <DegreeLadder classification={estimate} criterion={facts.criterion} />
      </div>
    </details>
  );
}

export function CriteriaStep({ estimate }: { estimate: Changeable }) {
  return (
    <section aria-label={words.criteria}>
      <Text tone="hint" below={3}>
        {words.criteriaHint}
      </Text>
      <div className="line-top">
        {allFacts(estimate).map((facts) => (
          <CriterionChoice key={facts.criterion.id} estimate={estimate} facts={facts} />
        ))}
      </div>
    </section>
  );
}
