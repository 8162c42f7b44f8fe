/** The row's answer to a criterion. A shape and a word show its difference. It links to the row at that criterion. */
import { heldWords, isNotAdmitted, lacksReason, peersWords, plannedWords, reasonWords } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { coherence as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Badge } from '../../ui/Badge';
import { cx } from '../../ui/cx';
import styles from './DegreeCell.module.css';
import type { CoherenceCell, CriterionColumn } from './groups';

const { marks, table } = words;

function Mark({ shape, short, full }: { shape: string; short: string; full: string }) {
  return (
    <span className="amounts strong wheat-700" title={full}>
      <span aria-hidden="true">
        <span className="bold">{shape}</span> {short}
      </span>
      <span className="visually-hidden">{full}</span>
    </span>
  );
}

function usualWords({ among, usualDegree, holders, compared }: NonNullable<CoherenceCell['fromPeers']>): string {
  const usual =
    usualDegree === null
      ? marks.shared
      : usualDegree === 0
        ? marks.usualNotConcerned(holders, compared)
        : marks.usual(usualDegree, holders, compared);
  return `${marks.among[among]}\u00a0: ${usual}`;
}

function Marks({ cell }: { cell: CoherenceCell }) {
  const { fromPlanned, fromPeers, plannedDegree } = cell;
  const planned = plannedWords(cell);
  const peers = peersWords(cell);
  const reason = reasonWords(cell);
  return (
    <>
      {fromPlanned !== null && planned !== null && (
        <Mark shape={marks[fromPlanned]} short={marks.planned(plannedDegree ?? 0)} full={planned} />
      )}
      {reason !== null &&
        (lacksReason(cell) || isNotAdmitted(cell) ? (
          <Badge tone="wheat">{reason}</Badge>
        ) : (
          <span className={styles.reason}>{reason}</span>
        ))}
      {fromPeers !== null && peers !== null && <Mark shape={marks.peers} short={usualWords(fromPeers)} full={peers} />}
    </>
  );
}

interface DegreeCellProps {
  cell: CoherenceCell;
  column: CriterionColumn;
  valuationId: number;
  profileName: string;
}

function DegreeLink({ cell, column, valuationId, profileName }: DegreeCellProps) {
  const { state, isTraining, degree, fromPlanned, fromPeers } = cell;
  if (state === 'not-concerned') {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{table.notConcerned}</span>
      </span>
    );
  }
  const isDegree = state === 'held' && !isTraining;
  return (
    <Link
      id={`degre-${valuationId}-${column.id}`}
      to={paths.criterion(valuationId, column.index, column.id)}
      className={cx(
        styles.link,
        state === 'held' && styles.held,
        isDegree && (fromPlanned ?? fromPeers) !== null && 'strong',
      )}
    >
      {isDegree ? (
        <>
          <span className="visually-hidden">{table.degree}</span>
          {degree}
        </>
      ) : (
        heldWords(cell)
      )}
      <span className="visually-hidden">{table.of(column.title, profileName)}</span>
    </Link>
  );
}

/** Its container must be positioned, because the whole container is the clickable area of the link. */
export function DegreeCell(props: DegreeCellProps) {
  return (
    <span className={styles.cell}>
      <DegreeLink {...props} />
      <Marks cell={props.cell} />
    </span>
  );
}
