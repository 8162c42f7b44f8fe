/** The interview folders of a selection; people with an amount that is not there or not up to date are asked about first. */
import { isStale } from '@valorisation/rules';
import { useState } from 'react';
import { files } from '../../../api/files';
import type { ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Stack } from '../../../ui/layout/primitives';
import styles from '../../life/Dialogs.module.css';
import { isComputed } from '../rowActions';
import type { BulkDialogProps } from './bulkAction';
import { NamedRows } from './NamedRows';
import { TwoSided } from './TwoSided';

const { interviews: text } = words;

const LATE = {
  uncomputed: (row: ValuationRow) => !isComputed(row),
  behind: (row: ValuationRow) => isComputed(row) && (isStale(row.status) || row.isBirthday),
} as const;
const REASONS = ['uncomputed', 'behind'] as const;

const peopleOf = (rows: readonly ValuationRow[]) => new Set(rows.map(({ profileId }) => profileId));

export function InterviewsDialog({ rows, onClose, onDownload }: BulkDialogProps) {
  const [twoSided, setTwoSided] = useState(true);
  const [withLate, setWithLate] = useState(false);
  const latePeople = peopleOf(rows.filter((row) => REASONS.some((reason) => LATE[reason](row))));
  const ready = rows.filter(({ profileId }) => !latePeople.has(profileId));
  // Whoever selects them alone means them.
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
        {REASONS.map((reason) => {
          const late = rows.filter(LATE[reason]);
          if (late.length === 0) return null;
          return (
            <div key={reason}>
              <p>{text.late[reason](late.length)}</p>
              <NamedRows rows={late} />
            </div>
          );
        })}
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
