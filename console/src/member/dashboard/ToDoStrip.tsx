import { valuationCalls } from '@valorisation/contract';
import { useProposalCount } from '../../api/proposals';
import { useCall } from '../../api/useCall';
import { useRef, useLayoutEffect, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { dashboard, life } from '../../i18n/fr';
import { paths } from '../../routes';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { dashboardPath, WHOLE_LIST, type DashboardView } from './dashboardQuery';
import { Cluster, Text } from '../../ui/layout/primitives';
import { formatDay, ValuationStatus } from '@valorisation/rules';
import { useAllRows } from '../../api/bulkCalls';
import { messageOf } from '../../core/errors';
import { useServiceStatus } from '../../api/status';
import { Button } from '../../ui/Button';
import { showToast } from '../../core/toasts';
import { UpdateManyDialog } from './selection/UpdateManyDialog';
import styles from './ToDoStrip.module.css';

const { awaiting: compareWords } = life;

interface CompareAllProps {
  /** The number of valuations that await an update. Without any, the comparison is not offered. */
  count: number;
  /** The number of valuations that must be classified again because of the new grid. */
  toRedoCount: number;
  /** Takes the focus when the button has disappeared. */
  nearby: RefObject<HTMLElement | null>;
}

/** Compares all amounts on an earlier grid with those on the grid in force, before they are updated together. */
function CompareAll({ count, toRedoCount, nearby }: CompareAllProps) {
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
          title={compareWords.title(status && formatDay(status.grid.effectiveOn))}
          onClick={open}
        >
          {compareWords.compare}
        </Button>
      )}
      {ids !== null && (
        <UpdateManyDialog action="bringUpToDate" ids={ids} toRedoCount={toRedoCount} onClose={close} onDone={onDone} />
      )}
    </>
  );
}

const { toDo: words } = dashboard;

type Narrowing = Partial<Pick<DashboardView, 'tab' | 'belowMinimum' | 'anniversary'>>;

const ENTRIES: readonly (readonly [keyof typeof words.entries, Narrowing])[] = [
  ['awaitingUpdate', { tab: 'awaitingUpdate' }],
  ['toRedo', { tab: 'toRedo' }],
  ['anniversaries', { anniversary: true }],
  ['belowMinimum', { belowMinimum: true }],
  ['unfinished', { tab: 'inProgress' }],
];

function isShown(view: DashboardView, narrowing: Narrowing): boolean {
  const { tab, belowMinimum, anniversary } = { ...WHOLE_LIST, ...narrowing };
  return view.tab === tab && view.belowMinimum === belowMinimum && view.anniversary === anniversary;
}

export function ToDoStrip({ view }: { view: DashboardView }) {
  const { data: counts } = useCall(valuationCalls.toDo, {});
  const { open: proposed } = useProposalCount();
  const heading = useRef<HTMLHeadingElement>(null);
  // A list that is shown now stays among the entries, so that the user can leave it.
  const entries = ENTRIES.filter(([name, narrowing]) => (counts?.[name] ?? 0) > 0 || isShown(view, narrowing));
  return (
    <section className={styles.strip} aria-labelledby="a-traiter">
      <h2 id="a-traiter" ref={heading} tabIndex={-1} className="rigid size-16">
        {words.label}
      </h2>
      {counts !== undefined && entries.length === 0 && proposed === 0 && <Text tone="quiet">{words.none}</Text>}
      <Cluster as="ul" gap={2} className={styles.entries}>
        {proposed > 0 && (
          <li>
            <Link to={paths.proposals()} className={styles.entry}>
              <strong>{proposed}</strong> {words.proposals(proposed)}
            </Link>
          </li>
        )}
        {counts !== undefined &&
          entries.map(([name, narrowing]) => {
            const shown = isShown(view, narrowing);
            return (
              <li key={name}>
                <Link
                  to={dashboardPath(view, { ...WHOLE_LIST, ...(shown ? {} : narrowing) })}
                  className={cx(styles.entry, shown && styles.shown)}
                  aria-current={shown || undefined}
                >
                  <strong>{counts[name]}</strong> {words.entries[name](counts[name])}
                  {shown && (
                    <>
                      <Icon name="close" size={16} />
                      <span className="visually-hidden">, {words.leave}</span>
                    </>
                  )}
                </Link>
              </li>
            );
          })}
      </Cluster>
      <span className={view.tab === 'awaitingUpdate' ? styles.now : styles.later}>
        <CompareAll count={counts?.awaitingUpdate ?? 0} toRedoCount={counts?.toRedo ?? 0} nearby={heading} />
      </span>
    </section>
  );
}
