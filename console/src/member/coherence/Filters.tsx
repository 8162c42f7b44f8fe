import { COHERENCE_VIEWS, type CoherenceFilter } from '@valorisation/rules';
import type { Ref } from 'react';
import { coherence as words } from '../../i18n/fr';
import { SelectField } from '../../ui/SelectField';
import { NameSearch } from '../dashboard/NameSearch';
import styles from './Coherence.module.css';
import type { CriterionColumn } from './groups';

const { filters: texts } = words;

interface FiltersProps {
  ref: Ref<HTMLDivElement>;
  filter: CoherenceFilter;
  criteria: readonly CriterionColumn[];
  families: readonly { readonly id: number; readonly title: string }[];
  onChange: (change: Partial<CoherenceFilter>) => void;
}

const idOf = (value: string): number | null => (value === '' ? null : Number(value));
const options = (items: FiltersProps['families']) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }));

export function Filters({ ref, filter, criteria, families, onChange }: FiltersProps) {
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={texts.label} className={styles.filters}>
      <SelectField
        label={texts.view}
        hideLabel
        optional="silent"
        placeholder={null}
        value={filter.view}
        options={COHERENCE_VIEWS.map((view) => ({ value: view, label: texts.views[view] }))}
        onValueChange={(value) => onChange({ view: COHERENCE_VIEWS.find((view) => view === value) ?? 'all' })}
      />
      <SelectField
        label={texts.criterion}
        hideLabel
        optional="silent"
        placeholder={texts.everyCriterion}
        value={String(filter.criterionId ?? '')}
        options={options(criteria)}
        onValueChange={(value) => onChange({ criterionId: idOf(value) })}
      />
      <SelectField
        label={texts.family}
        hideLabel
        optional="silent"
        placeholder={texts.everyFamily}
        value={String(filter.familyId ?? '')}
        options={options(families)}
        onValueChange={(value) => onChange({ familyId: idOf(value) })}
      />
      <NameSearch name={filter.search} onName={(search) => onChange({ search })} />
    </div>
  );
}
