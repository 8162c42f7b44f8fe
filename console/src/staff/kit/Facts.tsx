/** The facts of a record. A fact that is null is left out. */
import { FactList, type Fact } from '../../ui/FactList';
import styles from './Facts.module.css';

export function Facts({ rows }: { rows: readonly Fact[] }) {
  return <FactList className={styles.facts} facts={rows.filter(([, fact]) => fact !== null)} />;
}
