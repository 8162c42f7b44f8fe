import { isActive } from '@valorisation/rules';
import { useId, useState } from 'react';
import { MOST_IDS } from '../../../api/bulkCalls';
import { files } from '../../../api/files';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout/primitives';
import styles from '../../life/Dialogs.module.css';
import { noPdf } from '../rowActions';
import type { BulkDialogProps } from './bulkAction';
import { NamedRows } from './NamedRows';
import { TwoSided } from './TwoSided';

const { print: text } = words;

const NO_PDF = ['uncomputed', 'never-computed'] as const;
const FORMS = ['pdf', 'zip'] as const;
type Form = (typeof FORMS)[number];

export function PrintManyDialog({ rows, left, onClose, onDownload }: BulkDialogProps) {
  const [form, setForm] = useState<Form>('pdf');
  const [twoSided, setTwoSided] = useState(true);
  const [withArchived, setWithArchived] = useState(false);
  const name = useId();
  const archived = rows.filter(({ status }) => !isActive(status));
  // If the selection contains only archived rows, all of them are printed.
  const areLeftOut = archived.length > 0 && archived.length < rows.length;
  const printed = areLeftOut && !withArchived ? rows.filter((row) => !archived.includes(row)) : rows;
  const isTooMany = printed.length > MOST_IDS;

  function download() {
    onClose();
    const ids = printed.map(({ id }) => id);
    onDownload({ call: files.valuations(ids, form, twoSided), name: text.fileName[form] });
  }

  return (
    <Dialog
      open
      title={text.title(printed.length)}
      onClose={onClose}
      cancellable={isTooMany ? text.close : true}
      actions={
        !isTooMany && (
          <Button variant="primary" onClick={download}>
            {text.confirm}
          </Button>
        )
      }
    >
      <Stack align="start" className={styles.stack}>
        {isTooMany ? (
          <Notice tone="wheat">{text.tooMany(printed.length, MOST_IDS)}</Notice>
        ) : (
          <fieldset className="full">
            <legend className="visually-hidden">{text.forms}</legend>
            {FORMS.map((value) => (
              <label key={value} className={styles.choice}>
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
        {!isTooMany && form === 'pdf' && <TwoSided checked={twoSided} onChange={setTwoSided} />}
        {areLeftOut && (
          <div>
            {!withArchived && <p>{text.left.archived(archived.length)}</p>}
            <Checkbox
              label={text.withArchived(archived.length)}
              checked={withArchived}
              onChange={() => setWithArchived(!withArchived)}
            >
              {text.withArchived(archived.length)}
            </Checkbox>
          </div>
        )}
        {NO_PDF.map((reason) => {
          const without = left.filter((row) => noPdf(row) === reason);
          if (without.length === 0) return null;
          return (
            <div key={reason}>
              <p>{text.left[reason](without.length)}</p>
              <NamedRows rows={without} />
            </div>
          );
        })}
      </Stack>
    </Dialog>
  );
}
