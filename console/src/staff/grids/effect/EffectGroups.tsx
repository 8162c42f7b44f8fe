import type { EffectFigures } from '@valorisation/contract';
import { formatAmount, formatDifference, formatInteger, typeset } from '@valorisation/rules';
import { useState } from 'react';
import { staffDashboard, staffGridEffect } from '../../../i18n/fr';
import { Text } from '../../../ui/layout/primitives';
import { SelectField } from '../../../ui/SelectField';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';
import styles from './Effect.module.css';
import { EffectPart } from './EffectPart';

type Group = EffectFigures['groups'][number];
type Grouping = Group['by'];

const { groups: words } = staffGridEffect;
const groupings = Object.keys(words.groupings) as Grouping[];

function nameOf({ by, key, label }: Group): string {
  switch (by) {
    case 'category':
      return staffDashboard.categories[Number(key)] ?? key;
    case 'function':
      return label === '' ? words.other : typeset(label);
    case 'department':
      return key === '' ? words.noDepartment : key;
    case 'size':
      return words.sizes[key] ?? key;
  }
}

/** Groups with the largest changes come first. Levels and sizes keep their own order. */
function inOrder(groups: readonly Group[], by: Grouping): readonly Group[] {
  const change = ({ month }: Group) => Math.abs(month.after - month.due_anyway);
  const chosen = groups.filter((group) => group.by === by);
  return by === 'function' || by === 'department'
    ? chosen.toSorted((one, other) => change(other) - change(one))
    : chosen.toSorted((one, other) => Number(one.key) - Number(other.key));
}

export function EffectGroups({ groups }: Pick<EffectFigures, 'groups'>) {
  const [by, setBy] = useState<Grouping>('category');
  return (
    <EffectPart title={words.title} gap={4}>
      <SelectField
        label={words.choose}
        value={by}
        onValueChange={(value) => setBy(groupings.find((one) => one === value) ?? by)}
        options={groupings.map((value) => ({ value, label: words.groupings[value] }))}
      />
      <Table label={words.groupings[by]}>
        <thead>
          <tr>
            <th scope="col">{words.keys[by]}</th>
            {words.columns.map((column) => (
              <NumberHead key={column}>{column}</NumberHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(groups, by).map((group) => (
            <GroupRow key={group.key} group={group} />
          ))}
        </tbody>
      </Table>
      <Text tone="hint">{words.note}</Text>
    </EffectPart>
  );
}

function GroupRow({ group }: { group: Group }) {
  const { rows, to_redo: toRedo, month, hour } = group;
  const monthly = (cents: number) => formatAmount({ cents, unit: 'month' });
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {nameOf(group)}
      </th>
      {[rows, month.gains + hour.gains, month.losses + hour.losses, toRedo].map((count, place) => (
        <NumberCell key={words.columns[place]}>{formatInteger(count)}</NumberCell>
      ))}
      <NumberCell>{monthly(month.due_anyway)}</NumberCell>
      <NumberCell>{monthly(month.after)}</NumberCell>
      <NumberCell>{formatDifference(month.after - month.due_anyway)}</NumberCell>
    </tr>
  );
}
