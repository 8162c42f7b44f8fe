import { dashboard } from '../../i18n/fr';
import { SelectField } from '../../ui/SelectField';
import { PER_PAGE, type PerPage } from './dashboardQuery';

const OPTIONS = PER_PAGE.map((size) => ({ value: String(size), label: String(size) }));

export interface PageSizeProps {
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
      options={OPTIONS}
      value={String(perPage)}
      onValueChange={(value) => onChange(PER_PAGE.find((size) => String(size) === value) ?? PER_PAGE[0])}
    />
  );
}
