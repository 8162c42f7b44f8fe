import { isOutlier, isUpToDate } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { coherence as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { StatusBadge } from '../../ui/StatusBadge';
import { Table } from '../../ui/Table';
import styles from './CoherenceTable.module.css';
import { DegreeCell } from './DegreeCell';
import type { CriterionColumn, FamilyGroup, FunctionGroup } from './groups';

const { table: texts } = words;

interface GroupProps {
  group: FunctionGroup;
  columns: readonly CriterionColumn[];
}

/** The planned degrees stand above several people. A single person's cell says how it differs from them. */
function FunctionLine({ group, columns }: GroupProps) {
  const isOwnLine = group.rows.length === 1 && group.formerTitles.size === 0;
  return (
    <tr className={styles.function}>
      <th scope="rowgroup" colSpan={isOwnLine ? columns.length + 1 : 1}>
        {group.title}
        {group.category !== null && <span className={styles.note}>{group.category}</span>}
        {group.formerGrid !== null && <span className={styles.note}>{texts.formerGrid(group.formerGrid)}</span>}
      </th>
      {(isOwnLine ? [] : columns).map(({ id }) => {
        const planned = group.planned.get(id);
        const formerTitle = group.formerTitles.get(id);
        return (
          <td key={id}>
            {planned !== undefined && texts.planned(planned)}
            {formerTitle !== undefined && <span className={styles.note}>{texts.formerTitle(formerTitle)}</span>}
          </td>
        );
      })}
    </tr>
  );
}

function PersonLines({ group, columns }: GroupProps) {
  return group.rows.map(({ valuationId, profileId, profileName, status, cells }) => (
    <tr key={valuationId} className={styles.person}>
      <th scope="row">
        <Link id={`personne-${valuationId}`} to={paths.person(profileId)}>
          {profileName}
        </Link>
        {!isUpToDate(status) && (
          <span className={styles.status}>
            <StatusBadge status={status} />
          </span>
        )}
      </th>
      {columns.map((column) => {
        const cell = cells.find(({ criterionId }) => criterionId === column.id);
        return (
          <td key={column.id} className={cell && isOutlier(cell) ? 'on-wheat' : undefined}>
            {cell !== undefined && (
              <DegreeCell cell={cell} column={column} valuationId={valuationId} profileName={profileName} />
            )}
          </td>
        );
      })}
    </tr>
  ));
}

interface CoherenceTableProps {
  families: readonly FamilyGroup[];
  columns: readonly CriterionColumn[];
}

export function CoherenceTable({ families, columns }: CoherenceTableProps) {
  return (
    <Table label={texts.label} className={styles.table} frameClassName={styles.frame}>
      <thead>
        <tr>
          <th scope="col" className={styles.first}>
            {texts.function}
          </th>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {families.map(({ id, title, functions }) => [
        <tbody key={id}>
          <tr className={styles.family}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {title}
            </th>
          </tr>
        </tbody>,
        ...functions.map((group) => (
          <tbody key={`${id}|${group.key}`}>
            <FunctionLine group={group} columns={columns} />
            <PersonLines group={group} columns={columns} />
          </tbody>
        )),
      ])}
    </Table>
  );
}
