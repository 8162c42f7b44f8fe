/** On a small screen: one line for each valuation, which opens on its criteria one below the other. */
import { heldWords, isOutlier, isUpToDate } from '@valorisation/rules';
import type { CoherenceRow } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { coherence as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { Fold } from '../../layout/Fold';
import { cx } from '../../ui/cx';
import { StatusBadge } from '../../ui/StatusBadge';
import { Stack } from '../../ui/layout/primitives';
import styles from './CoherenceCards.module.css';
import { DegreeCell } from './DegreeCell';
import type { CoherenceCell, CriterionColumn, FamilyGroup, FunctionGroup } from './groups';

function shortWords(cell: CoherenceCell | undefined): string {
  if (cell === undefined || cell.state === 'not-concerned') return '–';
  if (cell.state !== 'held') return '?';
  return cell.isTraining ? heldWords(cell) : String(cell.degree);
}

interface PersonFoldProps {
  row: CoherenceRow;
  group: FunctionGroup;
  columns: readonly CriterionColumn[];
}

/** Open if a degree differs. A criterion that does not concern the function has its dash in the line only. */
function PersonFold({ row, group, columns }: PersonFoldProps) {
  const { valuationId, profileId, profileName, status, cells } = row;
  const cellOf = ({ id }: CriterionColumn) => cells.find(({ criterionId }) => criterionId === id);
  const asked = columns.flatMap((column) => {
    const cell = cellOf(column);
    return cell === undefined || (cell.state === 'not-concerned' && columns.length > 1) ? [] : [{ column, cell }];
  });
  const about = [group.title, group.category, group.formerGrid && words.table.formerGrid(group.formerGrid)];
  return (
    <Fold
      open={cells.some(isOutlier)}
      title={
        <span className="row gap-3 justify-space-between">
          <span className="breakable">{profileName}</span>
          <span className="regular amounts one-line">
            {columns.map((column) => shortWords(cellOf(column))).join(' · ')}
          </span>
        </span>
      }
      hint={about.filter((part) => part !== null).join(' · ')}
    >
      <div className="cluster align-center justify-space-between gap-0-3">
        <Link id={`personne-${valuationId}`} to={paths.person(profileId)} className="pad-block-2 target">
          {words.table.open(profileName)}
        </Link>
        {!isUpToDate(status) && <StatusBadge status={status} />}
      </div>
      <dl>
        {asked.map(({ column, cell }) => (
          <div key={column.id} className={cx(styles.answer, isOutlier(cell) && 'on-wheat')}>
            <dt className="small leading-130">{group.formerTitles.get(column.id) ?? column.title}</dt>
            <dd>
              <DegreeCell cell={cell} column={column} valuationId={valuationId} profileName={profileName} />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

interface CoherenceCardsProps {
  families: readonly FamilyGroup[];
  columns: readonly CriterionColumn[];
}

export function CoherenceCards({ families, columns }: CoherenceCardsProps) {
  return (
    <Stack gap={6}>
      {families.map(({ id, title, functions }) => (
        <section key={id} aria-label={title}>
          <h2 className="below-2 size-16">{title}</h2>
          {functions.flatMap((group) =>
            group.rows.map((row) => <PersonFold key={row.valuationId} row={row} group={group} columns={columns} />),
          )}
        </section>
      ))}
    </Stack>
  );
}
