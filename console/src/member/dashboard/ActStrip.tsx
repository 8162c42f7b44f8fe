/** Above a list with one act for all of it: what the act changes, and its button. */
import { formatDay, formatMoney, ValuationStatus } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAllRows } from '../../api/bulkCalls';
import { useServiceStatus } from '../../api/status';
import type { UpdateAction } from '../../api/updatePreview';
import type { Profile } from '../../api/valuation';
import { updateEffect } from '../../amounts/model/updateEffect';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { dashboard, life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { filterOf, type DashboardView } from './dashboardQuery';
import { filterId, type ToDo } from './Filters';
import { UpdateManyDialog } from './selection/UpdateManyDialog';
import styles from './ActStrip.module.css';

const { strip: words } = dashboard;

/** The act for the whole list of a view. */
export function actOf({ tab, anniversary, belowMinimum }: DashboardView): UpdateAction | null {
  if (belowMinimum) return null;
  if (anniversary) return tab === 'available' ? 'anniversary' : null;
  return tab === 'awaitingUpdate' ? 'bringUpToDate' : null;
}

interface ActStripProps {
  view: DashboardView;
  toDo: ToDo;
  profiles: readonly Profile[];
  /** True when the list has a single page. */
  isWhole: boolean;
}

export function ActStrip({ view, toDo, profiles, isWhole }: ActStripProps) {
  const status = useServiceStatus();
  const all = useAllRows();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const isDone = useRef(false);
  const act = actOf(view);
  const count = act === 'anniversary' ? toDo.anniversaries : act === null ? 0 : toDo.awaitingUpdate;

  useLayoutEffect(() => {
    if (ids !== null || count > 0 || !isDone.current) return;
    isDone.current = false;
    if (document.activeElement === document.body) document.getElementById(filterId(view))?.focus();
  }, [ids, count, view]);

  if (act === null) return null;
  const isUpdate = act === 'bringUpToDate';
  const grid = status ? formatDay(status.grid.effectiveOn) : null;
  const effect = isWhole ? updateEffect(profiles.flatMap(({ valuations }) => valuations)) : null;

  function open() {
    all.mutate(isUpdate ? { status: ValuationStatus.AwaitingUpdate } : filterOf({ ...view, name: '' }), {
      onSuccess: (rows) => setIds(rows.map(({ id }) => id)),
      onError: (error) => showToast(messageOf(error), 'error'),
    });
  }

  return (
    <>
      {count > 0 && (
        <div className={styles.strip}>
          <p>
            <strong>{isUpdate ? words.awaitingUpdate(count) : words.anniversaries(count)}</strong>{' '}
            {effect !== null && (
              <>
                {isUpdate ? words.update(grid) : words.anniversary} {words.adds(effect > 0)}{' '}
                <strong className="amounts">{formatMoney(Math.abs(effect))}</strong> {words.perMonth(effect > 0)}{' '}
              </>
            )}
            {isUpdate && toDo.toRedo > 0 && words.leftOut(toDo.toRedo)}
          </p>
          <Button
            variant="primary"
            busy={all.isPending}
            aria-haspopup="dialog"
            title={isUpdate ? life.awaiting.title(grid) : undefined}
            onClick={open}
          >
            {isUpdate ? life.awaiting.compare : words.applyAll}
          </Button>
        </div>
      )}
      {ids !== null && (
        <UpdateManyDialog
          action={act}
          ids={ids}
          {...(isUpdate && { toRedoCount: toDo.toRedo })}
          onClose={() => setIds(null)}
          onDone={() => {
            isDone.current = true;
            setIds(null);
          }}
        />
      )}
    </>
  );
}
