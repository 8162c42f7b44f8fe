/** A new grid has come into force: how many amounts are still those of the former one, and what to do about it. */
import { formatDay, ValuationStatus } from '@valorisation/rules';
import { useState } from 'react';
import { useAllRows } from '../../api/bulkHooks';
import { messageOf } from '../../api/errors';
import { useServiceStatus } from '../../api/status';
import { life } from '../../i18n/fr';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toasts';
import styles from './Notices.module.css';
import { UpdateManyDialog } from './selection/UpdateManyDialog';

const { awaiting: words } = life;

export interface AwaitingNoticeProps {
  count: number;
  /** Their tab; null on it. */
  to: string | null;
}

export function AwaitingNotice({ count, to }: AwaitingNoticeProps) {
  const status = useServiceStatus();
  const all = useAllRows();
  const [ids, setIds] = useState<readonly number[] | null>(null);

  function open() {
    all.mutate(
      { status: ValuationStatus.AwaitingUpdate },
      {
        onSuccess: (rows) => setIds(rows.map(({ id }) => id)),
        onError: (error) => showToast(messageOf(error), 'error'),
      },
    );
  }

  const close = () => setIds(null);
  return (
    <>
      {count > 0 && (
        <div className={styles.awaiting}>
          <Notice tone="wheat">
            <div className={styles.line}>
              <p>
                <strong>{words.title(status && formatDay(status.grid.effectiveOn))}</strong> {words.text(count)}
              </p>
              <span className={styles.actions}>
                {to !== null && <LinkButton to={to}>{words.action(count)}</LinkButton>}
                <Button busy={all.isPending} aria-haspopup="dialog" onClick={open}>
                  {words.compare}
                </Button>
              </span>
            </div>
          </Notice>
        </div>
      )}
      {ids !== null && <UpdateManyDialog action="bringUpToDate" ids={ids} onClose={close} onDone={close} />}
    </>
  );
}
