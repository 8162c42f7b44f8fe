import { FactList, type Fact } from '../../ui/FactList';
import type { Unsaid } from '../model/result';
import { situationFacts } from '../model/situation';
import type { Work } from '../model/work';
import styles from './SituationFacts.module.css';

interface SituationFactsProps {
  /** Facts before those of the situation. */
  first?: readonly Fact[];
  work: Work;
  unsaid: Unsaid;
}

/** What was typed about the person, beside a link that leads back to it. */
export function SituationFacts({ first = [], work, unsaid }: SituationFactsProps) {
  return <FactList className={styles.facts} facts={[...first, ...situationFacts(work, unsaid)]} />;
}
