/** Valuations by status; those that wait for a person link to their list. */
import { isActive } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Figures } from '../../api/figures';
import { figures as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { BarTable } from '../../ui/BarTable';
import { Text } from '../../ui/layout/primitives';
import { StatusBadge } from '../../ui/StatusBadge';
import { STATUS_TAB } from '../dashboard/dashboardQuery';

const { byStatus: texts } = words;

export function ByStatus({ figures }: { figures: Figures }) {
  const hasArchived = figures.byStatus.some(({ status, valuations }) => valuations > 0 && !isActive(status));
  return (
    <section className="max-640">
      <h2 className="below-3">{texts.title}</h2>
      <BarTable
        label={texts.title}
        columns={[texts.status, texts.valuations]}
        rows={figures.byStatus.map(({ status, valuations }) => ({
          key: String(status),
          label:
            valuations > 0 && STATUS_TAB[status] !== 'available' ? (
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
      {hasArchived && (
        <Text tone="hint" above={2}>
          {texts.withArchived}
        </Text>
      )}
    </section>
  );
}
