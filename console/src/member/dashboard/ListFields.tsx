import { PROFILE_SORTS } from '../../api/memberDataProvider';
import { dashboard } from '../../i18n/fr';
import { SelectField } from '../../ui/SelectField';
import { type DashboardView, PER_PAGE, type PerPage } from './dashboardQuery';
import styles from './Toolbar.module.css';

const SIZES = PER_PAGE.map((size) => ({ value: String(size), label: String(size) }));

interface PageSizeProps {
  perPage: PerPage;
  total: number;
  onChange: (perPage: PerPage) => void;
}

export function PageSize({ perPage, total, onChange }: PageSizeProps) {
  if (total <= PER_PAGE[0]) return null;
  return (
    <SelectField
      label={dashboard.perPage}
      placeholder={null}
      options={SIZES}
      value={String(perPage)}
      onValueChange={(value) => onChange(PER_PAGE.find((size) => String(size) === value) ?? PER_PAGE[0])}
    />
  );
}

const ORDERS = Object.entries(dashboard.sort.options).map(([value, label]) => ({ value, label }));

interface SortFieldProps {
  view: Pick<DashboardView, 'key' | 'order'>;
  onSort: (sort: Pick<DashboardView, 'key' | 'order'>) => void;
}

/** Cards have no table header for sorting. */
export function SortField({ view, onSort }: SortFieldProps) {
  return (
    <SelectField
      label={dashboard.sort.label}
      hideLabel
      className={styles.sort ?? ''}
      placeholder={null}
      options={ORDERS}
      value={`${view.key}.${view.order}`}
      onValueChange={(value) => {
        const key = PROFILE_SORTS.find((known) => value.startsWith(`${known}.`));
        if (key !== undefined) onSort({ key, order: value.endsWith('.desc') ? 'desc' : 'asc' });
      }}
    />
  );
}
