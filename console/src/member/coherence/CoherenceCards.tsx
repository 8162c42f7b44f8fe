/** On a small screen: one card for each valuation, with its criteria one below the other. */
import { isOutlier, isUpToDate } from '@valorisation/rules';
import type { CoherenceRow } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { coherence as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { StatusBadge } from '../../ui/StatusBadge';
import { Stack, Surface } from '../../ui/layout/primitives';
import styles from './CoherenceCards.module.css';
import { DegreeCell } from './DegreeCell';
import type { CriterionColumn, FamilyGroup, FunctionGroup } from './groups';

interface CardProps {
  row: CoherenceRow;
  group: FunctionGroup;
  columns: readonly CriterionColumn[];
}

/** A criterion that does not concern the function is left out. */
function Card({ row, group, columns }: CardProps) {
  const { valuationId, profileId, profileName, status, cells } = row;
  const asked = columns.flatMap((column) => {
    const cell = cells.find(({ criterionId }) => criterionId === column.id);
    return cell === undefined || (cell.state === 'not-concerned' && columns.length > 1) ? [] : [{ column, cell }];
  });
  return (
    <Surface as="li" className="pad-2-3">
      <div className="cluster align-center justify-space-between gap-0-3">
        <Link
          id={`personne-${valuationId}`}
          to={paths.person(profileId)}
          className="pad-block-2 strong breakable target"
        >
          {profileName}
        </Link>
        {!isUpToDate(status) && <StatusBadge status={status} />}
      </div>
      <dl>
        {asked.map(({ column, cell }) => (
          <div key={column.id} className={styles.answer}>
            <dt className="small leading-130">{group.formerTitles.get(column.id) ?? column.title}</dt>
            <dd>
              <DegreeCell cell={cell} column={column} valuationId={valuationId} profileName={profileName} />
            </dd>
          </div>
        ))}
      </dl>
    </Surface>
  );
}

/** Longer lists are folded by function. */
const MOST_OPEN = 20;

interface FunctionSectionProps {
  group: FunctionGroup;
  columns: readonly CriterionColumn[];
  isOpen: boolean;
}

function FunctionSection({ group, columns, isOpen }: FunctionSectionProps) {
  const { title, category, formerGrid, rows } = group;
  const differing = rows.filter(({ cells }) => cells.some(isOutlier)).length;
  return (
    <details open={isOpen}>
      <summary className={styles.functionTitle}>
        <h3>{title}</h3>
        {category !== null && <span className="remark block indent-4">{category}</span>}
        <span className="remark block indent-4">{words.table.counted(rows.length, differing)}</span>
        {formerGrid !== null && <span className="remark block indent-4">{words.table.formerGrid(formerGrid)}</span>}
      </summary>
      <Stack as="ul" gap={2}>
        {rows.map((row) => (
          <Card key={row.valuationId} row={row} group={group} columns={columns} />
        ))}
      </Stack>
    </details>
  );
}

interface CoherenceCardsProps {
  families: readonly FamilyGroup[];
  columns: readonly CriterionColumn[];
}

export function CoherenceCards({ families, columns }: CoherenceCardsProps) {
  const shown = families.flatMap(({ functions }) => functions).reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Stack gap={6}>
      {families.map(({ id, title, functions }) => (
        <section key={id} aria-label={title}>
          <h2 className="pad-1-3 rounded on-forest size-17">{title}</h2>
          {functions.map((group) => (
            <FunctionSection key={group.key} group={group} columns={columns} isOpen={shown <= MOST_OPEN} />
          ))}
        </section>
      ))}
    </Stack>
  );
}
