/** The base pay of a DSN beside what is due. What is ticked is entered as paid; nothing else of the file is sent. */
import { paidAmountCalls, type PayableFunction } from '@valorisation/contract';
import { formatMoney } from '@valorisation/rules';
import { useRef, useState } from 'react';
import { refreshRows } from '../../../api/rows';
import { useAct, useCall } from '../../../api/useCall';
import { showToast } from '../../../core/toasts';
import { messageOf } from '../../../core/errors';
import { dsn } from '../../../i18n/fr/dsn';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { cx } from '../../../ui/cx';
import { Pagination } from '../../../ui/Pagination';
import { Refusal } from '../../../ui/Refusal';
import { NumberCell, NumberHead, Table } from '../../../ui/Table';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { Gap } from '../Gap';
import { lastPageOf, pageOf } from '../reading/pages';
import type { DsnRow } from './dsnRows';
import { paidPairs, type PaidPair } from './paidPairs';
import styles from './DsnStep.module.css';

const { pay: words, columns } = dsn;

interface PairRowProps {
  pair: PaidPair;
  isChosen: boolean;
  onToggle: () => void;
}

function PairRow({ pair: { row, job, by, unfit }, isChosen, onToggle }: PairRowProps) {
  const { baseCents } = row;
  const gap = unfit !== null || baseCents === null || job.dueCents === null ? null : baseCents - job.dueCents;
  return (
    <tr className={cx(!isChosen && styles.out)}>
      <td>
        {unfit === null && (
          <Checkbox label={words.take(job.profileName, job.functionTitle)} checked={isChosen} onChange={onToggle} />
        )}
      </td>
      <td className="strong">
        {job.profileName}
        <p className="quiet regular">{unfit === null ? words.by[by] : words.unfit[unfit]}</p>
      </td>
      <td data-label={words.function}>{job.functionTitle}</td>
      <NumberCell data-label={columns.base}>{baseCents === null ? columns.unknown : formatMoney(baseCents)}</NumberCell>
      <NumberCell data-label={words.due}>
        {job.dueCents === null ? columns.unknown : formatMoney(job.dueCents)}
        {gap !== null && <Gap cents={gap} unit={job.unit} />}
      </NumberCell>
    </tr>
  );
}

interface PairsProps {
  rows: readonly DsnRow[];
  jobs: readonly PayableFunction[];
  onEntered: () => void;
}

function Pairs({ rows, jobs, onEntered }: PairsProps) {
  const entering = useAct(paidAmountCalls.enterSeveral, { refreshes: refreshRows });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [page, setPage] = useState(1);
  const pairs = paidPairs(rows, jobs);
  const chosen = pairs.filter(({ row, unfit }) => unfit === null && !left.has(row.id));

  function toggle(id: number) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  async function enter() {
    const amounts = chosen.map(({ row, job: { id, unit }, from }) => ({
      valuationId: id,
      from,
      unit,
      baseCents: row.baseCents ?? 0,
    }));
    try {
      const { count } = await entering.mutateAsync({ body: { amounts } });
      showToast(words.entered(count), 'success');
      onEntered();
    } catch {
      // The refusal stands below the table.
    }
  }

  return (
    <>
      <Text tone="hint">{pairs.length === 0 ? words.none : words.hint}</Text>
      {pairs.length > 0 && (
        <Table label={words.title} className={cx('cards-on-phone', styles.contracts)}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.choice}</span>
              </th>
              <th scope="col">{columns.person}</th>
              <th scope="col">{words.function}</th>
              <NumberHead>{columns.base}</NumberHead>
              <NumberHead>{words.due}</NumberHead>
            </tr>
          </thead>
          <tbody>
            {pageOf(pairs, page).map((pair) => (
              <PairRow
                key={pair.row.id}
                pair={pair}
                isChosen={pair.unfit === null && !left.has(pair.row.id)}
                onToggle={() => toggle(pair.row.id)}
              />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={page} lastPage={lastPageOf(pairs)} onPageChange={setPage} />
      <Refusal text={entering.error && messageOf(entering.error)} />
      {chosen.length > 0 && (
        <Cluster>
          <Button busy={entering.isPending} onClick={() => void enter()}>
            {words.enter(chosen.length)}
          </Button>
        </Cluster>
      )}
    </>
  );
}

/** Nothing is asked of the server before the person wants it. */
export function DsnPay({ rows }: { rows: readonly DsnRow[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: jobs, error, refetch } = useCall(paidAmountCalls.functions, {}, { gcTime: 0, enabled: isAsked });
  // The clicked button disappears.
  const focus = () => heading.current?.focus({ preventScroll: true });

  return (
    <Stack as="section" gap={2} above={8} aria-labelledby="salaires">
      <h2 id="salaires" ref={heading} tabIndex={-1} className="ringless">
        {words.title}
      </h2>
      {!isAsked && (
        <>
          <Text tone="hint">{words.offer}</Text>
          <Cluster>
            <Button
              onClick={() => {
                setIsAsked(true);
                focus();
              }}
            >
              {words.pair}
            </Button>
          </Cluster>
        </>
      )}
      <Refusal text={error && messageOf(error)} />
      {jobs && (
        <Pairs
          rows={rows}
          jobs={jobs}
          onEntered={() => {
            void refetch();
            focus();
          }}
        />
      )}
    </Stack>
  );
}
