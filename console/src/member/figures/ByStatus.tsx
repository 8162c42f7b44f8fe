/** Valuations by status; those that wait for someone lead to their list. */
import { ValuationStatus } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Figures } from '../../api/figures';
import { figures as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { BarTable } from '../../ui/BarTable';
import { StatusBadge } from '../../ui/StatusBadge';
import styles from './Figures.module.css';

const { byStatus: texts } = words;

/** The dashboard's tabs. */
const LISTED: readonly ValuationStatus[] = [
  ValuationStatus.InProgress,
  ValuationStatus.AwaitingUpdate,
  ValuationStatus.ToRedo,
];

export function ByStatus({ figures }: { figures: Figures }) {
  return (
    <section className={styles.half}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <BarTable
        label={texts.title}
        columns={[texts.status, texts.valuations]}
        rows={figures.byStatus.map(({ status, valuations }) => ({
          key: String(status),
          label:
            valuations > 0 && LISTED.includes(status) ? (
              <Link to={paths.dashboard({ visa: status })}>
                <StatusBadge status={status} />
              </Link>
            ) : (
              <StatusBadge status={status} />
            ),
          value: valuations,
          figures: [valuations],
        }))}
      />
    </section>
  );
}
