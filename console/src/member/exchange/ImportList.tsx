/** The latest imports; each may be undone while any of its rows is active. */
import { useLayoutEffect, useRef, useState } from 'react';
import { exchangeCalls, type ImportRecord } from '@valorisation/contract';
import { useCall } from '../../api/useCall';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { formatInstant, formatTime } from '../../ui/instant';
import { cx } from '../../ui/cx';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { Stack } from '../../ui/layout/primitives';
import styles from './Import.module.css';
import { UndoDialog } from './UndoDialog';

const { list: words } = exchange;

/** '21/11/2026 à 14:32'. */
function momentOf({ createdAt }: ImportRecord): string {
  return words.moment(formatInstant(createdAt), formatTime(createdAt));
}

function stateOf({ undone, active, isOwn }: ImportRecord): string {
  if (undone !== null) return words.undone(undone.archived, active);
  return isOwn ? words.active : words.activeByOther;
}

export function ImportList() {
  const { data: imports = [] } = useCall(exchangeCalls.list, {});
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    // The clicked button has disappeared with its import.
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
        {words.title}
      </h2>
      <Table label={words.title} className={cx('cards-on-phone', styles.imports)}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <NumberHead>{words.profiles}</NumberHead>
            <NumberHead>{words.valuations}</NumberHead>
            <NumberHead>{words.refused}</NumberHead>
            <th scope="col">{words.state}</th>
            <th scope="col">
              <span className="visually-hidden">{words.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((record) => (
            <tr key={record.id}>
              <td className={styles.date}>{momentOf(record)}</td>
              <NumberCell data-label={words.profiles}>{record.profiles}</NumberCell>
              <NumberCell data-label={words.valuations}>{record.valuations}</NumberCell>
              <NumberCell data-label={words.refused}>{record.refused}</NumberCell>
              <td data-label={words.state}>{stateOf(record)}</td>
              <td>
                {(record.undone === null || record.active > 0) && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.undoOf(momentOf(record))}
                    onClick={() => ask(record)}
                  >
                    {words.undo}
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
