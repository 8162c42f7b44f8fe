import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { dashboard } from '../../i18n/fr';
import { Chip } from '../../ui/Badge';
import { SelectField } from '../../ui/SelectField';
import { Term } from '../../ui/Term';
import { TextField } from '../../ui/TextField';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import type { DashboardView, SortKey, SortOrder } from './dashboardQuery';
import { FileActions } from './FileActions';
import styles from './Filters.module.css';

/** Typing waits this long before it asks the server. */
const TYPING_MS = 250;

export interface FiltersProps {
  view: DashboardView;
  total: number | undefined;
  onChange: (change: Partial<DashboardView>) => void;
}

/**
 * A name being typed, handed over once the typing pauses. The field follows the address, but for a name that comes back from
 * here: more may have been typed by then.
 */
function useTypedName(name: string, onName: (name: string) => void) {
  const [typed, setTyped] = useState(name);
  const awaited = useRef<readonly string[]>([]);

  useLayoutEffect(() => {
    const index = awaited.current.indexOf(name.trim());
    awaited.current = index === -1 ? [] : awaited.current.slice(index + 1);
    if (index === -1) setTyped(name);
  }, [name]);
  const handOver = useEffectEvent(() => {
    if (typed.trim() === name.trim()) return;
    awaited.current = [...awaited.current, typed.trim()];
    onName(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => handOver(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped] as const;
}

export function Filters({ view, total, onChange }: FiltersProps) {
  const [typed, setTyped] = useTypedName(view.name, (name) => onChange({ name }));
  const isNarrow = useMediaQuery(NARROW);
  const sortOptions = Object.entries(dashboard.sort.options).map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.filters} role="search">
      <TextField
        label={dashboard.search.label}
        className={styles.search ?? ''}
        type="search"
        optional="silent"
        autoComplete="off"
        placeholder={dashboard.search.placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span className={styles.chip}>
        <Chip
          pressed={view.underMinimum}
          title={dashboard.underMinimumHint}
          onClick={() => onChange({ underMinimum: !view.underMinimum })}
        >
          {dashboard.underMinimum}
        </Chip>
        <Term name="minimum" />
      </span>
      {isNarrow && (
        <SelectField
          label={dashboard.sort.label}
          className={styles.sort ?? ''}
          placeholder={null}
          options={sortOptions}
          value={`${view.key}.${view.order}`}
          onValueChange={(value) => {
            const [key, order] = value.split('.') as [SortKey, SortOrder];
            onChange({ key, order });
          }}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {total !== undefined && dashboard.results(total)}
      </p>
      <FileActions view={view} total={total} />
    </div>
  );
}
