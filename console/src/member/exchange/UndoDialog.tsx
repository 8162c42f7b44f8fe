import { exchangeCalls, type ImportRecord } from '@valorisation/contract';
import { useState, type ReactNode } from 'react';
import { useValuationsOf } from '../../api/bulkCalls';
import { refreshRows } from '../../api/rows';
import { useAct, useCall } from '../../api/useCall';
import { exchange } from '../../i18n/fr';
import { Checkbox } from '../../ui/Checkbox';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LoadingBlock } from '../../ui/Spinner';
import { showToast } from '../../core/toasts';
import { titleOf } from '../life/names';
import styles from './Import.module.css';

const { undo: words } = exchange;

/** More names would push the choice below them out of sight. */
const MOST_NAMED = 10;

interface UndoDialogProps {
  importId: number;
  onClose: () => void;
  onDone?: (record: ImportRecord) => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p className="strong">{title}</p>
      <ul className="indent-5">{children}</ul>
    </section>
  );
}

export function UndoDialog({ importId, onClose, onDone }: UndoDialogProps) {
  const undo = useAct(exchangeCalls.undo, { refreshes: refreshRows });
  const detail = useCall(exchangeCalls.detail, { params: { id: importId } });
  const [withChanged, setWithChanged] = useState(false);
  const isKnown = detail.data !== undefined && !detail.isFetching;
  const { active = 0, changed: updated = 0, undone = null, changedIds = [] } = detail.data ?? {};
  const changed = changedIds.length;
  const isPutBack = updated > 0 && undone === null;
  const { data: named = [] } = useValuationsOf(changedIds.slice(0, MOST_NAMED));
  const error = undo.error ?? detail.error;

  async function confirm() {
    try {
      const taken = await undo.mutateAsync({ params: { id: importId }, body: { withChanged } });
      if (taken.undone !== null) showToast(words.done(words.parts(taken.undone, taken.active)), 'success');
      onDone?.(taken);
      onClose();
    } catch {
      // The dialog shows the refusal.
    }
  }

  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      cancel={words.cancel}
      busy={undo.isPending}
      disabled={!isKnown}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {!isKnown && error === null && <LoadingBlock label={words.loading} />}
      {isKnown && (
        <>
          <Part title={words.goes}>
            <li>{words.taken(withChanged ? active : active - changed)}</li>
            {isPutBack && <li>{words.putBack(updated)}</li>}
            {undone === null && <li>{words.pay}</li>}
          </Part>
          <p className="quiet">{words.how}</p>
          <Part title={words.stays}>
            {changed > 0 && !withChanged && <li>{words.ofChanged(changed)}</li>}
            {isPutBack && <li>{words.sinceChanged}</li>}
            <li>{words.others}</li>
          </Part>
        </>
      )}
      {isKnown && changed > 0 && (
        <>
          <p>{words.changed(changed)}</p>
          <ul className="indent-5">
            {named.map((row) => (
              <li key={row.id}>{words.row(row.profileName, titleOf(row))}</li>
            ))}
            {changed > MOST_NAMED && <li>{words.more(changed - MOST_NAMED)}</li>}
          </ul>
          <Checkbox
            className={styles.changed}
            label={words.withChanged(changed)}
            checked={withChanged}
            onChange={() => setWithChanged(!withChanged)}
          >
            {words.withChanged(changed)}
          </Checkbox>
        </>
      )}
    </ConfirmDialog>
  );
}
