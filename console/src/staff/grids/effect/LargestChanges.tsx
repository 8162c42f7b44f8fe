import type { ChangedRow } from '@valorisation/contract';
import { formatAmount, formatDifference } from '@valorisation/rules';
import { useState } from 'react';
import { staffGridEffect } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Inline } from '../../../ui/layout/primitives';
import { cx } from '../../../ui/cx';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';
import styles from './Effect.module.css';
import { EffectPart } from './EffectPart';
import { placeOf, titleOf } from './effectWords';
import { ExampleDialog } from './ExampleDialog';

const { largest: words } = staffGridEffect;

export function LargestChanges({ gridId, rows }: { gridId: number; rows: readonly ChangedRow[] }) {
  const [opened, setOpened] = useState<ChangedRow | null>(null);
  return (
    <EffectPart title={words.title} text={rows.length === 0 ? words.none : words.text}>
      {rows.length > 0 && (
        <Table label={words.title} className={cx('cards-on-phone', styles.largest)}>
          <thead>
            <tr>
              <th scope="col">{words.function}</th>
              {[words.before, words.dueAnyway, words.after, words.change].map((column) => (
                <NumberHead key={column}>{column}</NumberHead>
              ))}
              <th scope="col">{words.act}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} onOpen={() => setOpened(row)} />
            ))}
          </tbody>
        </Table>
      )}
      {opened !== null && <ExampleDialog gridId={gridId} row={opened} onClose={() => setOpened(null)} />}
    </EffectPart>
  );
}

function Row({ row, onOpen }: { row: ChangedRow; onOpen: () => void }) {
  const { unit, before, due_anyway: dueAnyway, after } = row;
  const change = formatDifference(after - dueAnyway, unit);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {titleOf(row)}
        <Inline tone="hint" className="block">
          {placeOf(row)}
        </Inline>
      </th>
      <NumberCell data-label={words.before}>{formatAmount({ cents: before, unit })}</NumberCell>
      <NumberCell data-label={words.dueAnyway}>{formatAmount({ cents: dueAnyway, unit })}</NumberCell>
      <NumberCell data-label={words.after}>{formatAmount({ cents: after, unit })}</NumberCell>
      <NumberCell data-label={words.change}>{change}</NumberCell>
      <td>
        <Button
          variant="quiet"
          size="small"
          flush="start"
          aria-label={words.openOf(titleOf(row), change)}
          onClick={onOpen}
        >
          {words.open}
        </Button>
      </td>
    </tr>
  );
}
