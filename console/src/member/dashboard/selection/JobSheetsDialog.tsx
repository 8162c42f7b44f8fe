import { useState } from 'react';
import { files, USUAL_PARTS } from '../../../api/files';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Stack } from '../../../ui/layout/primitives';
import { PartsChoice } from '../../jobsheet/PartsChoice';
import styles from '../../life/Dialogs.module.css';
import type { BulkDialogProps } from './bulkAction';
import { FormChoice, type FileForm } from './FormChoice';
import { TwoSided } from './TwoSided';

const { jobSheets: text } = words;

export function JobSheetsDialog({ rows, onClose, onDownload }: BulkDialogProps) {
  const [form, setForm] = useState<FileForm>('pdf');
  const [parts, setParts] = useState(USUAL_PARTS);
  const [twoSided, setTwoSided] = useState(true);
  const people = new Set(rows.map(({ profileId }) => profileId));

  function download() {
    onClose();
    const ids = rows.map(({ id }) => id);
    onDownload({ call: files.jobSheets(ids, { ...parts, format: form, twoSided }), name: text.fileName[form] });
  }

  return (
    <Dialog
      open
      title={text.title(people.size)}
      onClose={onClose}
      cancellable
      actions={
        <Button variant="primary" onClick={download}>
          {words.print.confirm}
        </Button>
      }
    >
      <Stack align="start" className={styles.stack}>
        <FormChoice words={text} form={form} onForm={setForm} />
        <PartsChoice parts={parts} onParts={setParts} />
        {form === 'pdf' && <TwoSided checked={twoSided} onChange={setTwoSided} />}
      </Stack>
    </Dialog>
  );
}
