/** The interview folders of a selection; people with an amount that is not there or not up to date are asked about first. */
import { useState } from 'react';
import { files } from '../../../api/files';
import type { ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Stack } from '../../../ui/layout/primitives';
import styles from '../../life/Dialogs.module.css';
import type { BulkDialogProps } from './bulkAction';
import { isLate, LateRows } from './LateRows';
import { TwoSided } from './TwoSided';

const { interviews: text } = words;

const peopleOf = (rows: readonly ValuationRow[]) => new Set(rows.map(({ profileId }) => profileId));

type Props = Pick<BulkDialogProps, 'rows' | 'onClose' | 'onDownload'> & { readonly startsTwoSided?: boolean };

export function InterviewsDialog({ rows, onClose, onDownload, startsTwoSided = true }: Props) {
  const [twoSided, setTwoSided] = useState(startsTwoSided);
  const [withLate, setWithLate] = useState(false);
  const latePeople = peopleOf(rows.filter(isLate));
  const ready = rows.filter(({ profileId }) => !latePeople.has(profileId));
  // A selection of late rows alone is meant as it is.
  const canLeave = latePeople.size > 0 && ready.length > 0;
  const printed = canLeave && !withLate ? ready : rows;

  function download() {
    onClose();
    const ids = printed.map(({ id }) => id);
    onDownload({ call: files.interviews(ids, twoSided), name: text.fileName });
  }

  return (
    <Dialog
      open
      title={text.title(peopleOf(printed).size)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.print.cancel}</Button>
          <Button variant="primary" onClick={download}>
            {words.print.confirm}
          </Button>
        </>
      }
    >
      <Stack align="start" className={styles.stack}>
        <LateRows rows={rows} />
        {canLeave && (
          <Checkbox label={text.withLate(latePeople.size)} checked={withLate} onChange={() => setWithLate(!withLate)}>
            {text.withLate(latePeople.size)}
          </Checkbox>
        )}
        <TwoSided checked={twoSided} onChange={setTwoSided} />
      </Stack>
    </Dialog>
  );
}
