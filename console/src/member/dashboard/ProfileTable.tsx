import { memo, useState } from 'react';
import type { Profile } from '../../api/valuation';
import { dashboard, life } from '../../i18n/fr';
import { Percent } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { NumberCell, SortHeader, Table } from '../../ui/Table';
import { Term } from '../../ui/Term';
import type { DashboardView, SortKey, SortOrder } from './dashboardQuery';
import { JobSheetButton } from './JobSheetButton';
import { AllBox, ProfileBox, RowBox } from './selection/SelectBoxes';
import { ProfileName } from './ProfileName';
import { ProfileTotal } from './ProfileTotal';
import {
  FunctionLabel,
  Marks,
  profileBirthdayHint,
  ProfileMenu,
  ProfileShare,
  RowAmount,
  RowHistory,
  RowMenu,
  RowStatus,
  type RowProps,
  type RowRequests,
} from './ValuationParts';
import styles from './ProfileTable.module.css';

export interface ProfileRequests extends RowRequests {
  onDownloadSheet: (profile: Profile) => void;
  onDeleteProfile: (profile: Profile) => void;
}

export interface ProfileListProps extends ProfileRequests {
  profiles: readonly Profile[];
  /** The page on its way: the former one is shown, dimmed. */
  busy: boolean;
}

interface ProfileTableProps extends ProfileListProps {
  view: DashboardView;
  onSort: (key: SortKey, order: SortOrder) => void;
}

const { columns } = dashboard;

/** Drawn anew only when its row changes: a page holds hundreds. */
const ValuationLine = memo(function ValuationLine(props: RowProps) {
  const { row } = props;
  return (
    <tr className={styles.row} data-row={row.id}>
      <td className={styles.select}>
        <RowBox row={row} />
      </td>
      <th scope="row" className={styles.name}>
        <FunctionLabel row={row} />
      </th>
      <NumberCell>
        <RowAmount row={row} />
      </NumberCell>
      <NumberCell>
        <Percent hundredths={row.shareHundredths} />
      </NumberCell>
      <td>
        <RowHistory row={row} onHistory={props.onHistory} />
      </td>
      <td>
        <RowStatus {...props} />
      </td>
      <td className={styles.actionsCell}>
        <RowMenu {...props} />
      </td>
    </tr>
  );
});

const ProfileGroup = memo(function ProfileGroup(props: ProfileRequests & { profile: Profile }) {
  const { profile, onDeleteProfile, onDownloadSheet, ...requests } = props;
  const [editing, setEditing] = useState(false);
  return (
    <tbody data-profile={profile.id}>
      <tr className={styles.group}>
        <td className={styles.select}>
          <ProfileBox profile={profile} />
        </td>
        <th scope="rowgroup" className={styles.name}>
          <span className={styles.profile}>
            <ProfileName profile={profile} editing={editing} onEditingChange={setEditing} />
            <Marks underMinimum={profile.underMinimum} birthday={profileBirthdayHint(profile)} />
          </span>
        </th>
        <NumberCell className={styles.totalCell}>
          <ProfileTotal profile={profile} />
        </NumberCell>
        <NumberCell className={styles.totalCell}>
          <ProfileShare profile={profile} />
        </NumberCell>
        <td>
          <JobSheetButton profile={profile} onDownloadSheet={onDownloadSheet} />
        </td>
        <td>{dashboard.activeFunctions(profile.activeFunctions)}</td>
        <td className={styles.actionsCell}>
          <ProfileMenu profile={profile} onRename={() => setEditing(true)} onDelete={() => onDeleteProfile(profile)} />
        </td>
      </tr>
      {profile.valuations.map((row) => (
        <ValuationLine key={row.id} row={row} {...requests} />
      ))}
      {profile.valuations.length === 0 && (
        <tr className={styles.row}>
          <td />
          <td colSpan={6} className={styles.empty}>
            {life.profileName.empty}
          </td>
        </tr>
      )}
    </tbody>
  );
});

export function ProfileTable({ profiles, view, busy, onSort, ...requests }: ProfileTableProps) {
  const sortOf = (key: SortKey) => ({
    order: view.key === key ? view.order : null,
    onSort: (order: SortOrder) => onSort(key, order),
  });
  return (
    <Table label={dashboard.tableLabel} className={cx(styles.table, busy && styles.busy)} aria-busy={busy}>
      <colgroup>
        <col className={styles.box} />
        <col />
        <col className={styles.total} />
        <col className={styles.share} />
        <col className={styles.history} />
        <col className={styles.functions} />
        <col className={styles.actions} />
      </colgroup>
      <thead>
        <tr>
          <td className={styles.select}>
            <AllBox profiles={profiles} />
          </td>
          <SortHeader name={columns.name} className={styles.name} {...sortOf('profile_name')}>
            {columns.name}
          </SortHeader>
          <SortHeader name={columns.total} number {...sortOf('profile_minima')}>
            {columns.total}
          </SortHeader>
          <SortHeader name={columns.share} number help={<Term name="share" />} {...sortOf('profile_c0')}>
            {columns.share}
          </SortHeader>
          <th scope="col">{columns.history}</th>
          <th scope="col">{columns.functions}</th>
          <th scope="col" className={styles.actionsCell}>
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      {profiles.map((profile) => (
        <ProfileGroup key={profile.id} profile={profile} {...requests} />
      ))}
    </Table>
  );
}
