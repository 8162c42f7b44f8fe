/** Above a list: what it means, or what the one act for all of it changes, with its button. */
import { formatDay, formatDifference, ValuationStatus } from '@valorisation/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAllRows } from '../../api/bulkCalls';
import { useUser } from '../../api/session';
import { useServiceStatus } from '../../api/status';
import type { UpdateAction } from '../../api/updatePreview';
import type { Profile, ValuationRow } from '../../api/valuation';
import { updateEffect } from '../../amounts/model/updateEffect';
import { messageOf } from '../../core/errors';
import { showToast } from '../../core/toasts';
import { dashboard, life } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { Text } from '../../ui/layout/primitives';
import { dashboardPath, filterOf, WHOLE_LIST, type DashboardView } from './dashboardQuery';
import { filterId, type ToDo } from './Filters';
import { useSelection } from './selection/selection';
import { UpdateManyDialog } from './selection/UpdateManyDialog';
import styles from './ActStrip.module.css';

const { strip: words } = dashboard;

/** The act for the whole list of a view. */
export function actOf({ tab, anniversary, belowMinimum, belowDue }: DashboardView): UpdateAction | null {
  if (belowMinimum || belowDue) return null;
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
  const selection = useSelection();
  const seesPay = useUser()?.seesPay === true;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<readonly ValuationRow[] | null>(null);
  /** The tab that has the focus once the button has disappeared with its reason. */
  const next = useRef<string | null>(null);
  const act = actOf(view);
  const count = act === 'anniversary' ? toDo.anniversaries : act === null ? 0 : toDo.awaitingUpdate;

  useLayoutEffect(() => {
    if (asked !== null || count > 0 || next.current === null) return;
    if (document.activeElement === document.body) document.getElementById(next.current)?.focus();
    next.current = null;
  }, [asked, count]);

  if (view.belowMinimum || view.belowDue) {
    return (
      <Text tone="hint" above={3} below={3}>
        {view.belowDue ? words.belowDue : `${words.belowMinimum}${seesPay ? '' : words.withoutPay}`}
      </Text>
    );
  }
  if (act === null) return null;
  const isUpdate = act === 'bringUpToDate';
  const whole = { ...view, ...WHOLE_LIST, page: 1 };
  const grid = status ? formatDay(status.grid.effectiveOn) : null;
  const effect = isWhole ? updateEffect(profiles.flatMap(({ valuations }) => valuations)) : null;

  function open() {
    all.mutate(isUpdate ? { status: ValuationStatus.AwaitingUpdate } : filterOf({ ...view, name: '' }), {
      onSuccess: setAsked,
      onError: (error) => showToast(messageOf(error), 'error'),
    });
  }

  return (
    <>
      {count > 0 && (
        <div className={styles.strip}>
          <p>
            {effect !== null && (
              <>
                <strong className="amounts">{formatDifference(effect)}</strong> {words.perMonthFor}{' '}
              </>
            )}
            {isUpdate ? words.awaitingUpdate(count) : words.anniversaries(count)}
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
      {asked !== null && (
        <UpdateManyDialog
          action={act}
          ids={asked.map(({ id }) => id)}
          {...(isUpdate && { toRedoCount: toDo.toRedo })}
          onClose={() => setAsked(null)}
          onDone={(done) => {
            setAsked(null);
            next.current = filterId(done < asked.length ? view : whole);
            if (done < asked.length) return;
            // Nothing is left in this list. The whole list shows the new amounts.
            selection.clear();
            void navigate(dashboardPath(whole));
          }}
        />
      )}
    </>
  );
}
