import { OTHER_FUNCTION_ID, typeset } from '@valorisation/rules';
import { useMemo, useState } from 'react';
import { useProfileList } from '../../api/rows';
import type { Reference } from '../../api/reference';
import type { ValuationRow } from '../../api/valuation';
import { compare as words } from '../../i18n/fr';
import { Amount } from '../../ui/Amount';
import { Summary } from '../../ui/Summary';
import { plannedDues } from '../../amounts/model/plannedDue';
import { FunctionPicker } from '../../amounts/parts/FunctionPicker';
import { useFunctionNames } from '../../api/useFunctionNames';
import { NameSearch } from '../dashboard/NameSearch';
import { titleOf } from '../life/names';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './AddToComparison.module.css';
import type { Column } from './column';
import { countOf, MOST_COMPARED, withOne, type Compared } from './compareQuery';

const { add: texts } = words;
const MOST_PROPOSED = 8;

interface AddProps {
  compared: Compared;
  onChange: (next: Compared) => void;
}

function Proposal({ row, onChoose }: { row: ValuationRow; onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.proposal} onClick={onChoose}>
        <span>
          <strong>{row.profileName}</strong>
          <span className="remark block">{typeset(titleOf(row))}</span>
        </span>
        <Amount value={row.due} />
      </button>
    </li>
  );
}

function AddValuation({ compared, onChange }: AddProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const { data: profiles = [] } = useProfileList({
    page: 1,
    perPage: MOST_PROPOSED + MOST_COMPARED,
    sort: { field: 'name', order: 'ASC' },
    filter: name === '' ? {} : { name },
  });
  const found = profiles.flatMap(({ valuations }) => valuations).filter(({ id }) => !compared.valuations.includes(id));
  const proposed = found.slice(0, MOST_PROPOSED);
  return (
    <Stack gap={3} className={styles.adder}>
      <NameSearch name={typed} onName={setTyped} />
      <Text tone="quiet" role="status">
        {proposed.length === 0 ? texts.none : texts.found(proposed.length)}{' '}
        {found.length > proposed.length && texts.more}
      </Text>
      <ul className={styles.proposals}>
        {proposed.map((row) => (
          <Proposal key={row.id} row={row} onChoose={() => onChange(withOne(compared, 'valuations', row.id))} />
        ))}
      </ul>
    </Stack>
  );
}

/** "Autre fonction" has no planned degrees to compare. */
function AddFunction({ compared, onChange, reference }: AddProps & { reference: Reference }) {
  const names = useFunctionNames();
  const amountOf = useMemo(() => plannedDues(reference), [reference]);
  const grid = useMemo(() => {
    const functions = reference.grid.functions.filter(
      ({ id }) => id !== OTHER_FUNCTION_ID && !compared.functions.includes(id),
    );
    return { ...reference.grid, functions };
  }, [reference, compared]);
  return (
    <div className={styles.adder}>
      <FunctionPicker
        grid={grid}
        names={names}
        level={4}
        amountOf={amountOf}
        chosen={null}
        onChoose={({ id }) => onChange(withOne(compared, 'functions', id))}
        onConfirm={() => undefined}
      />
    </div>
  );
}

function Adders(props: AddProps & { reference: Reference }) {
  return (
    <div className={styles.adders}>
      <section aria-label={texts.valuation}>
        <h3 className="below-2 size-17">{texts.valuation}</h3>
        <AddValuation {...props} />
      </section>
      <section aria-label={texts.function}>
        <h3 className="below-2 size-17">{texts.function}</h3>
        <AddFunction {...props} />
      </section>
    </div>
  );
}

interface AddToComparisonProps extends AddProps {
  reference: Reference;
  isNeeded: boolean;
  lone: Column | undefined;
}

export function AddToComparison({ isNeeded, lone, ...props }: AddToComparisonProps) {
  if (countOf(props.compared) >= MOST_COMPARED)
    return (
      <Text tone="quiet" className="unprinted">
        {texts.full}
      </Text>
    );
  if (isNeeded) {
    return (
      <section className="unprinted" aria-labelledby="ajouter">
        <h2 id="ajouter" className="visually-hidden">
          {texts.title}
        </h2>
        {lone !== undefined && (
          <Text below={4} className="breakable">
            {texts.beside(lone.title, lone.subtitle)}
          </Text>
        )}
        <Adders {...props} />
      </section>
    );
  }
  return (
    <details className="unprinted">
      <Summary>{texts.title}</Summary>
      <Adders {...props} />
    </details>
  );
}
