/** The sheets of a selection: as one document or as one file each. The page's download bar then shows how far it is. */
import { useId, useState } from 'react';
import { MOST_IDS } from '../../../api/bulkCalls';
import { files } from '../../../api/download';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import styles from '../../life/Dialogs.module.css';
import type { BulkDialogProps } from './bulkAction';
import { NamedRows } from './NamedRows';
import boxes from './PrintManyDialog.module.css';

const { print: text } = words;

const FORMS = ['pdf', 'zip'] as const;
type Form = (typeof FORMS)[number];

export function PrintManyDialog({ rows, left, onClose, onDownload }: BulkDialogProps) {
  const [form, setForm] = useState<Form>('pdf');
  const name = useId();
  const isTooMany = rows.length > MOST_IDS;

  function download() {
    onClose();
    onDownload({
      path: files.valuations,
      name: text.fileName[form],
      method: 'POST',
      body: { ids: rows.map(({ id }) => id) },
      query: { format: form },
    });
  }

  return (
    <Dialog
      open
      title={text.title(rows.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isTooMany ? text.close : text.cancel}</Button>
          {!isTooMany && (
            <Button variant="primary" onClick={download}>
              {text.confirm}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {isTooMany ? (
          <Notice tone="wheat">{text.tooMany(rows.length, MOST_IDS)}</Notice>
        ) : (
          <fieldset className={boxes.forms}>
            <legend className="visually-hidden">{text.forms}</legend>
            {FORMS.map((value) => (
              <label key={value} className={boxes.form}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={form === value}
                  onChange={() => setForm(value)}
                />
                <span>
                  {text.form[value]}
                  <span className={styles.detail}>{text.formHint[value]}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {left.length > 0 && (
          <>
            <p>{text.left(left.length)}</p>
            <NamedRows rows={left} />
          </>
        )}
      </div>
    </Dialog>
  );
}
