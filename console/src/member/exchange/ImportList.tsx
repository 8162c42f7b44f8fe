/** The latest imports, each of which can be undone. */
import { exchangeCalls } from '@valorisation/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ImportRecord } from '../../api/exchange';
import { useCall } from '../../api/useCall';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { formatInstant, formatTime } from '../../ui/instant';
import { Stack } from '../../ui/layout/primitives';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import styles from './Import.module.css';
import { LeftOutFile } from './LeftOutFile';
import { keptLeftOut } from './leftOutRows';
import { UndoDialog } from './UndoDialog';

const { list: listWords } = exchange;

/** '21/11/2026 à 14:32'. */
function momentOf({ createdAt }: ImportRecord): string {
  return listWords.moment(formatInstant(createdAt), formatTime(createdAt));
}

function stateOf({ undone, active, isOwn }: ImportRecord): string {
  if (undone !== null) return listWords.undone(exchange.undo.parts(undone, active));
  return isOwn ? listWords.active : listWords.activeByOther;
}

function LeftOutOf({ record }: { record: ImportRecord }) {
  const rows = keptLeftOut(record.id);
  if (rows.length === 0) return null;
  return <LeftOutFile rows={rows} of={momentOf(record)} />;
}

export function ImportList() {
  const { data: imports = [] } = useCall(exchangeCalls.list, {});
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    // The clicked button has disappeared with its import, so the focus must move.
    if (!hasAsked || asked !== null || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [hasAsked, asked, imports]);

  function ask(record: ImportRecord) {
    setAsked(record);
    setHasAsked(true);
  }

  if (imports.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="imports">
      <h2 id="imports" ref={heading} tabIndex={-1} className="ringless">
        {listWords.title}
      </h2>
      <Table label={listWords.title} className={cx('cards-on-phone', styles.imports)}>
        <thead>
          <tr>
            <th scope="col">{listWords.date}</th>
            <NumberHead>{listWords.profiles}</NumberHead>
            <NumberHead>{listWords.valuations}</NumberHead>
            <NumberHead>{listWords.refused}</NumberHead>
            <th scope="col">{listWords.state}</th>
            <th scope="col">
              <span className="visually-hidden">{listWords.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((record) => (
            <tr key={record.id}>
              <td className={styles.date}>{momentOf(record)}</td>
              <NumberCell data-label={listWords.profiles}>{record.profiles}</NumberCell>
              <NumberCell data-label={listWords.valuations}>{record.valuations}</NumberCell>
              <NumberCell data-label={listWords.refused}>{record.refused}</NumberCell>
              <td data-label={listWords.state}>{stateOf(record)}</td>
              <td>
                <LeftOutOf record={record} />
                {(record.undone === null || record.active > 0) && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={listWords.undoOf(momentOf(record))}
                    onClick={() => ask(record)}
                  >
                    {listWords.undo}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {asked && <UndoDialog importId={asked.id} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
