import { memo, useState, type ReactNode } from 'react';
import type { Profile, ValuationRow } from '../../api/valuation';
import { Amount, Percent } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { NumberCell } from '../../ui/Table';
import { JobSheetButton } from './JobSheetButton';
import { activeRows, archivedRows, onlyRow } from '../../amounts/model/people';
import { ProfileName } from './ProfileName';
import styles from './ProfileTable.module.css';
import { ProfileTotal } from './ProfileTotal';
import { ProfileShare, RowAmount } from './RowAmount';
import { ProfileMenu, RowMenu } from './RowMenus';
import { ProfileBox, RowBox } from './selection/SelectBoxes';
import {
  FunctionLabel,
  NoFunction,
  profileBirthdayHint,
  RowHistory,
  RowStatus,
  type ProfileRequests,
} from './ValuationParts';
import { Marks } from '../../amounts/parts/Marks';

interface LineProps extends ProfileRequests {
  profile: Profile;
  row: ValuationRow;
  name?: ReactNode;
  /** True during renaming. The field then also takes the next cell. */
  editing?: boolean;
  /** Renames the person, when the line also stands for the person. */
  onRename?: () => void;
}

interface NameCellsProps {
  scope: 'row' | 'rowgroup';
  name: ReactNode;
  editing: boolean;
  /** The person's functions: beside the name, or under the name's field while the name is being edited. */
  children: ReactNode;
}

function NameCells({ scope, name, editing, children }: NameCellsProps) {
  return (
    <>
      <th scope={scope} colSpan={editing ? 2 : 1} className={styles.name}>
        {name}
        {editing && children}
      </th>
      {!editing && <td>{children}</td>}
    </>
  );
}

function Line({
  profile,
  row,
  name,
  editing = false,
  onRename,
  onDownloadSheet,
  onDeleteProfile: _,
  ...requests
}: LineProps) {
  const person = onRename && { profile, onRename };
  return (
    <tr className={cx(styles.row, name === undefined && styles.part)} data-row={row.id}>
      <td className={styles.select}>
        <RowBox row={row} />
      </td>
      {name === undefined ? (
        <th scope="row" colSpan={2} className={styles.name}>
          <FunctionLabel row={row} />
        </th>
      ) : (
        <NameCells scope="row" name={name} editing={editing}>
          <FunctionLabel row={row} />
        </NameCells>
      )}
      <NumberCell>
        <RowAmount row={row} {...(person && { profile })} />
      </NumberCell>
      <NumberCell>
        <Percent hundredths={row.shareHundredths} />
      </NumberCell>
      <NumberCell>{person && profile.activeFunctions}</NumberCell>
      <td className={styles.status}>
        <RowStatus row={row} onAction={requests.onAction} />
      </td>
      <td>
        <RowHistory row={row} onHistory={requests.onHistory} />
      </td>
      <td className={styles.actionsCell}>
        <span className={styles.acts}>
          {person && <JobSheetButton profile={profile} onDownloadSheet={onDownloadSheet} />}
          <RowMenu row={row} {...(person && { person })} {...requests} />
        </span>
      </td>
    </tr>
  );
}

interface PersonProps extends ProfileRequests {
  profile: Profile;
}

/** Rendered again only when the person changes, because a page has hundreds of rows. */
export const PersonRows = memo(function PersonRows({ profile, ...requests }: PersonProps) {
  const [editing, setEditing] = useState(false);
  const only = onlyRow(profile);
  const rows = activeRows(profile);
  const onRename = () => setEditing(true);
  const name = <ProfileName profile={profile} editing={editing} onEditingChange={setEditing} />;
  if (only !== null) {
    return (
      <tbody data-profile={profile.id}>
        <Line profile={profile} row={only} name={name} editing={editing} onRename={onRename} {...requests} />
      </tbody>
    );
  }
  return (
    <tbody data-profile={profile.id}>
      <tr className={styles.row}>
        <td className={styles.select}>{rows.length > 0 && <ProfileBox profile={profile} />}</td>
        <NameCells scope="rowgroup" name={name} editing={editing}>
          {rows.length === 0 && <NoFunction profile={profile} />}
        </NameCells>
        <NumberCell>{rows.length === 0 ? <Amount value={null} /> : <ProfileTotal profile={profile} />}</NumberCell>
        <NumberCell>
          <ProfileShare profile={profile} />
        </NumberCell>
        <NumberCell>{profile.activeFunctions}</NumberCell>
        <td className={styles.status}>
          <span className={styles.marks}>
            <Marks belowMinimum={profile.belowMinimum} birthday={profileBirthdayHint(profile)} />
          </span>
        </td>
        <td />
        <td className={styles.actionsCell}>
          <span className={styles.acts}>
            <JobSheetButton profile={profile} onDownloadSheet={requests.onDownloadSheet} />
            <ProfileMenu profile={profile} onRename={onRename} onDelete={() => requests.onDeleteProfile(profile)} />
          </span>
        </td>
      </tr>
      {rows.map((row) => (
        <Line key={row.id} profile={profile} row={row} {...requests} />
      ))}
    </tbody>
  );
});

/** Each row shows the name, and has the person's actions when the person has no active row. */
export const ArchivedRows = memo(function ArchivedRows({ profile, ...requests }: PersonProps) {
  const [editing, setEditing] = useState(false);
  const isAlone = activeRows(profile).length === 0;
  return (
    <tbody data-profile={profile.id}>
      {archivedRows(profile).map((row, index) => (
        <Line
          key={row.id}
          profile={profile}
          row={row}
          name={<ProfileName profile={profile} editing={editing && index === 0} onEditingChange={setEditing} />}
          editing={editing && index === 0}
          {...(isAlone && index === 0 && { onRename: () => setEditing(true) })}
          {...requests}
        />
      ))}
    </tbody>
  );
});
