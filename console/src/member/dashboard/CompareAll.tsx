/** All amounts of an earlier grid beside those of the grid in force, before they are updated together. */
import { formatDay, ValuationStatus } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useAllRows } from '../../api/bulkCalls';
import { messageOf } from '../../api/errors';
import { useServiceStatus } from '../../api/status';
import { life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { showToast } from '../../ui/toasts';
import { UpdateManyDialog } from './selection/UpdateManyDialog';

const { awaiting: words } = life;

interface CompareAllProps {
  /** How many await an update; without any, nothing is offered. */
  count: number;
  /** How many must be classified again because of the new grid. */
  toRedoCount: number;
  /** Takes the focus when the button has disappeared. */
  nearby: RefObject<HTMLElement | null>;
}

export function CompareAll({ count, toRedoCount, nearby }: CompareAllProps) {
  const status = useServiceStatus();
  const all = useAllRows();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    if (ids !== null || count > 0 || !isDone.current) return;
    isDone.current = false;
    if (document.activeElement === document.body) nearby.current?.focus({ preventScroll: true });
  }, [ids, count, nearby]);

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
  const onDone = () => {
    isDone.current = true;
    close();
  };
  return (
    <>
      {count > 0 && (
        <Button
          size="small"
          busy={all.isPending}
          aria-haspopup="dialog"
          title={words.title(status && formatDay(status.grid.effectiveOn))}
          onClick={open}
        >
          {words.compare}
        </Button>
      )}
      {ids !== null && (
        <UpdateManyDialog action="bringUpToDate" ids={ids} toRedoCount={toRedoCount} onClose={close} onDone={onDone} />
      )}
    </>
  );
}
