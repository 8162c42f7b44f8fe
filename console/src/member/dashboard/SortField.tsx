import { PROFILE_SORTS } from '../../api/memberDataProvider';
import { dashboard } from '../../i18n/fr';
import { SelectField } from '../../ui/SelectField';
import type { DashboardView } from './dashboardQuery';
import styles from './Toolbar.module.css';

const OPTIONS = Object.entries(dashboard.sort.options).map(([value, label]) => ({ value, label }));

interface SortFieldProps {
  view: Pick<DashboardView, 'key' | 'order'>;
  onSort: (sort: Pick<DashboardView, 'key' | 'order'>) => void;
}

/** Cards have no header for sorting, and the table none for the conventional total. */
export function SortField({ view, onSort }: SortFieldProps) {
  return (
    <SelectField
      label={dashboard.sort.label}
      hideLabel
      className={styles.sort ?? ''}
      placeholder={null}
      options={OPTIONS}
      value={`${view.key}.${view.order}`}
      onValueChange={(value) => {
        const key = PROFILE_SORTS.find((known) => value.startsWith(`${known}.`));
        if (key !== undefined) onSort({ key, order: value.endsWith('.desc') ? 'desc' : 'asc' });
      }}
    />
  );
}
