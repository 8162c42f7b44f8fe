/** How many people would be under the minimum with a value. Only counts, without names. */
import type { WageEffect } from '@valorisation/contract';
import { staffWages } from '../../i18n/fr';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './Wages.module.css';
import { euros } from './wageWords';

const { effect: words } = staffWages;

interface Group {
  readonly key: string;
  readonly label: string;
  readonly establishments: number;
  readonly valuations: number;
  readonly falls: number | null;
}

function Groups({ title, heading, groups }: { title: string; heading: string; groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Table label={title} className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {/* The main figure comes first, because on a phone the other figures need scrolling. */}
            <NumberHead>{words.count}</NumberHead>
            <NumberHead>{words.establishments}</NumberHead>
            <NumberHead>{words.rows}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, label, establishments, valuations, falls }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <NumberCell>{falls ?? words.hidden}</NumberCell>
              <NumberCell>{establishments}</NumberCell>
              <NumberCell>{valuations}</NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

export function EffectView({ effect }: { effect: WageEffect }) {
  const { before, falls, under_before: underBefore, under_after: underAfter, valuations } = effect;
  const hasHidden = [...effect.departments, ...effect.sizes].some((group) => group.falls === null);
  return (
    <Stack gap={4}>
      <p>
        <strong>{words.falls(falls)}</strong>
      </p>
      <Text tone="quiet">{words.totals(underBefore, underAfter, valuations)}</Text>
      <Text tone="quiet">{words.before(before === null ? null : euros(before))}</Text>
      <Groups
        title={words.byDepartment}
        heading={words.department}
        groups={effect.departments.map(({ department, ...counts }) => ({
          key: department ?? '',
          label: department ?? words.unknown,
          ...counts,
        }))}
      />
      <Groups
        title={words.bySize}
        heading={words.size}
        groups={effect.sizes.map(({ size, ...counts }) => ({ key: size, label: size, ...counts }))}
      />
      {hasHidden && <Text tone="hint">{words.hiddenNote}</Text>}
    </Stack>
  );
}
