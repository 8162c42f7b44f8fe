import { useId } from 'react';
import { life } from '../../i18n/fr';
import { Text } from '../../ui/layout/primitives';
import { NumberCell, Table } from '../../ui/Table';
import type { StepDifference } from '../model/stepDifferences';
import styles from './StepDifferences.module.css';

const { update: words } = life;

function Cell({ value, detail }: { value: string | null; detail: string | null | undefined }) {
  return (
    <NumberCell>
      {value ?? words.none}
      {detail !== undefined && detail !== null && (
        <span className="remark block regular leading-140 many-lines">{detail}</span>
      )}
    </NumberCell>
  );
}

interface StepDifferencesProps {
  differences: readonly StepDifference[];
  /** False under a line that has the same words. */
  isHeaded?: boolean;
}

export function StepDifferences({ differences, isHeaded = true }: StepDifferencesProps) {
  const headingId = useId();
  if (differences.length === 0) return <Text tone="quiet">{words.noSteps}</Text>;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={isHeaded ? 'below-2 size-16' : 'visually-hidden'}>
        {words.steps}
      </h3>
      <Table label={words.steps} className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">{words.step}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ key, label, detail, before, after }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <Cell value={before} detail={detail?.before} />
              <Cell value={after} detail={detail?.after} />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
