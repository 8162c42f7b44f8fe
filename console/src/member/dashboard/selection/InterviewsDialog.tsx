import { useState, type ReactNode } from 'react';
import { useEveryRow } from '../../../api/bulkCalls';
import { files } from '../../../api/files';
import type { ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { LoadingBlock } from '../../../ui/Spinner';
import { ErrorState } from '../../../ui/State';
import { Stack } from '../../../ui/layout/primitives';
import styles from '../../life/Dialogs.module.css';
import { folderRows, lateReason } from '../../life/lateAmounts';
import { LateRows } from '../../life/LateRows';
import type { BulkDialogProps } from './bulkAction';
import { TwoSided } from './TwoSided';

const { interviews: text } = words;

const peopleOf = (rows: readonly ValuationRow[]) => new Set(rows.map(({ profileId }) => profileId));

interface Props extends Pick<BulkDialogProps, 'rows' | 'onClose' | 'onDownload'> {
  /** True when the choice was already asked for before. */
  readonly twoSided?: boolean;
}

export function InterviewsDialog({ rows, onClose, onDownload, twoSided: asked }: Props) {
  const { data: all, error, refetch } = useEveryRow();
  const [twoSided, setTwoSided] = useState(asked ?? true);
  const [withLate, setWithLate] = useState(false);
  const held = all && folderRows(all, rows);
  const latePeople = peopleOf(held?.filter((row) => lateReason(row, held) !== null) ?? []);
  const ready = rows.filter(({ profileId }) => !latePeople.has(profileId));
  // If all selected people have amounts of this kind, they cannot be left out.
  const canLeave = latePeople.size > 0 && ready.length > 0;
  const printed = canLeave && !withLate ? ready : rows;

  function download() {
    onClose();
    const ids = printed.map(({ id }) => id);
    onDownload({ call: files.interviews(ids, twoSided), name: text.fileName });
  }

  function body(): ReactNode {
    if (error !== null) return <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />;
    if (held === undefined) return <LoadingBlock label={text.loading} />;
    return (
      <>
        <LateRows rows={held} />
        {canLeave && (
          <Checkbox label={text.withLate(latePeople.size)} checked={withLate} onChange={() => setWithLate(!withLate)}>
            {text.withLate(latePeople.size)}
          </Checkbox>
        )}
        {asked === undefined && <TwoSided checked={twoSided} onChange={setTwoSided} />}
      </>
    );
  }

  return (
    <Dialog
      open
      title={text.title(peopleOf(printed).size)}
      onClose={onClose}
      cancellable
      actions={
        held !== undefined && (
          <Button variant="primary" onClick={download}>
            {words.print.confirm}
          </Button>
        )
      }
    >
      <Stack align="start" className={styles.stack}>
        {body()}
      </Stack>
    </Dialog>
  );
}
