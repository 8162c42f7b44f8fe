/** Under 600 px each profile is a card with the facts of the table in the same order. */
import { memo, useState } from 'react';
import type { Profile } from '../../api/valuation';
import { dashboard, life } from '../../i18n/fr';
import { Percent } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { JobSheetButton } from './JobSheetButton';
import { ProfileName } from './ProfileName';
import { ProfileTotal } from './ProfileTotal';
import { AllBox, ProfileBox, RowBox } from './selection/SelectBoxes';
import type { ProfileListProps, ProfileRequests } from './ProfileTable';
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
} from './ValuationParts';
import styles from './ProfileCards.module.css';

const ValuationItem = memo(function ValuationItem(props: RowProps) {
  const { row } = props;
  return (
    <li className={styles.row} data-row={row.id}>
      <RowBox row={row} />
      <FunctionLabel row={row} />
      <RowMenu {...props} />
      <div className={styles.line}>
        <RowAmount row={row} />
        <Percent hundredths={row.shareHundredths} />
      </div>
      <div className={styles.line}>
        <RowHistory row={row} onHistory={props.onHistory} />
      </div>
      <div className={styles.line}>
        <RowStatus {...props} />
      </div>
    </li>
  );
});

const ProfileCard = memo(function ProfileCard(props: ProfileRequests & { profile: Profile }) {
  const { profile, onDeleteProfile, onDownloadSheet, ...requests } = props;
  const [editing, setEditing] = useState(false);
  return (
    <li className={styles.card} data-profile={profile.id}>
      <div className={styles.head}>
        <ProfileBox profile={profile} />
        <h2 className={styles.name}>
          <ProfileName profile={profile} editing={editing} onEditingChange={setEditing} />
          <Marks underMinimum={profile.underMinimum} birthday={profileBirthdayHint(profile)} />
        </h2>
        <ProfileMenu profile={profile} onRename={() => setEditing(true)} onDelete={() => onDeleteProfile(profile)} />
        <div className={styles.facts}>
          <strong>
            <ProfileTotal profile={profile} />
          </strong>
          <ProfileShare profile={profile} />
          <span>{dashboard.activeFunctions(profile.activeFunctions)}</span>
          <JobSheetButton profile={profile} onDownloadSheet={onDownloadSheet} />
        </div>
      </div>
      <ul className={styles.rows}>
        {profile.valuations.map((row) => (
          <ValuationItem key={row.id} row={row} {...requests} />
        ))}
        {profile.valuations.length === 0 && <li className={styles.empty}>{life.profileName.empty}</li>}
      </ul>
    </li>
  );
});

export function ProfileCards({ profiles, busy, ...requests }: ProfileListProps) {
  return (
    <>
      <AllBox profiles={profiles} worded />
      <ul className={cx(styles.list, busy && styles.busy)} aria-label={dashboard.tableLabel} aria-busy={busy}>
        {profiles.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} {...requests} />
        ))}
      </ul>
    </>
  );
}
