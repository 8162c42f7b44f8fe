/** The printed form of the page: the amount with its reason, the situation and the degrees. */
import { allFacts } from '../amounts/model/criterionCard';
import type { Changeable, Result } from '../amounts/model/result';
import { situationFacts } from '../amounts/model/situation';
import { RunningAmount } from '../amounts/parts/RunningAmount';
import { categoryTitle } from '../amounts/model/result';
import { classification, estimate as words } from '../i18n/fr';
import { amountDue } from '../i18n/fr/amountDue';
import { degreeWords } from './degreeWords';
import styles from './Estimate.module.css';

interface PrintedProps {
  estimate: Changeable;
  result: Result;
  title: string;
}

export function PrintedEstimate({ estimate, result, title }: PrintedProps) {
  const { reference, job, work, unsaid } = estimate;
  const facts: readonly (readonly [string, string])[] = [
    [classification.conclusion.category, categoryTitle(reference, work.categoryLevel)],
    ...situationFacts(work, unsaid),
    ...(reference.floors.territory === 'mayotte' ? [[words.place.label, words.place.mayotte] as const] : []),
    ...allFacts(estimate).map((one) => [one.title, degreeWords(estimate, one)] as const),
  ];
  return (
    <section className={styles.printed} aria-label={words.situation}>
      <h2>{words.printedTitle(title)}</h2>
      <p className={styles.dueLabel}>{amountDue.label}</p>
      <RunningAmount result={result} alone job={job} work={work} unsaid={unsaid} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="strong right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
