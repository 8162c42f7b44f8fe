/** The latest imports, each of which may be taken back. */
import { useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors';
import type { ImportRecord } from '../../api/exchange';
import { useImports, useUndoImport } from '../../api/exchangeHooks';
import { exchange } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { formatInstant, formatTime } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { NumberCell, Table } from '../../ui/Table';
import { Stack } from '../../ui/layout/primitives';
import { showToast } from '../../ui/toasts';
import styles from './Import.module.css';

const { list: words, undo: undoWords } = exchange;

export interface UndoDialogProps {
  record: ImportRecord;
  onClose: () => void;
  onDone?: (record: ImportRecord) => void;
  /** The person has changed its valuations since, on this page. */
  isChanged?: boolean;
}

export function UndoDialog({ record, onClose, onDone, isChanged = false }: UndoDialogProps) {
  const undo = useUndoImport();
  const [withChanged, setWithChanged] = useState(isChanged);

  async function confirm() {
    try {
      const taken = await undo.mutateAsync({ id: record.id, withChanged });
      showToast(undoWords.done(taken.undone?.archived ?? 0, taken.undone?.kept ?? 0), 'success');
      onDone?.(taken);
      onClose();
    } catch {
      // The dialog tells it.
    }
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={undoWords.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{undoWords.cancel}</Button>
          <Button variant="danger" busy={undo.isPending} onClick={() => void confirm()}>
            {undoWords.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        {record.valuations > 0 && (
          <>
            <p>{undoWords.question(record.valuations, withChanged)}</p>
            <Checkbox
              className={styles.changed}
              label={undoWords.withChanged}
              checked={withChanged}
              onChange={() => setWithChanged(!withChanged)}
            >
              {undoWords.withChanged}
            </Checkbox>
          </>
        )}
        <p className={styles.quiet}>{undoWords.kept}</p>
        {undo.error !== null && (
          <Notice tone="clay" alert>
            {messageOf(undo.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}

/** '21/11/2026 à 14:32'. */
function momentOf({ createdAt }: ImportRecord): string {
  return words.moment(formatInstant(createdAt), formatTime(createdAt));
}

function stateOf({ undone, isOwn }: ImportRecord): string {
  if (undone !== null) return words.undone(undone.archived, undone.kept);
  return isOwn ? words.active : words.activeByOther;
}

export function ImportList() {
  const { data: imports = [] } = useImports();
  const [asked, setAsked] = useState<ImportRecord | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    // The button that asked for it has gone with its import.
    if (!hasAsked || asked !== null || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
  }, [hasAsked, asked, imports]);

  function ask(record: ImportRecord) {
    setAsked(record);
    setHasAsked(true);
  }

  if (imports.length === 0) return null;
  return (
    <Stack as="section" className={styles.step} aria-labelledby="imports">
      <h2 id="imports" ref={heading} tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      <Table label={words.title} className={styles.imports}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col" className={styles.numbers}>
              {words.profiles}
            </th>
            <th scope="col" className={styles.numbers}>
              {words.valuations}
            </th>
            <th scope="col" className={styles.numbers}>
              {words.refused}
            </th>
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
                {record.undone === null && (
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
      {asked && <UndoDialog record={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
