import { isActive } from '@valorisation/rules';
import { useState } from 'react';
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
import { FormChoice, type FileForm } from './FormChoice';
import { NamedRows } from './NamedRows';
import { TwoSided } from './TwoSided';

const { print: text } = words;

const NO_PDF = ['uncomputed', 'never-computed'] as const;

export function PrintManyDialog({ rows, left, onClose, onDownload }: BulkDialogProps) {
  const [form, setForm] = useState<FileForm>('pdf');
  const [twoSided, setTwoSided] = useState(true);
  const [withArchived, setWithArchived] = useState(false);
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
          <FormChoice words={text} form={form} onForm={setForm} />
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
