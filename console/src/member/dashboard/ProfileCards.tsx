/** Below 600 px each person is a card. It has the same facts as the table, in the same order. */
import { memo, useState, type ReactNode } from 'react';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { Percent } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { JobSheetButton } from './JobSheetButton';
import { activeRows, archivedRows, onlyRow, peopleOf } from '../../amounts/model/people';
import { Inline, Surface } from '../../ui/layout/primitives';
import styles from './ProfileCards.module.css';
import { ProfileName } from './ProfileName';
import { FoldButton, type Fold, type ProfileListProps } from './ProfileTable';
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

interface ItemProps extends ProfileRequests {
  profile: Profile;
  row: ValuationRow;
  name?: ReactNode;
  onRename?: () => void;
}

function Item({ profile, row, name, onRename, onDownloadSheet, onDeleteProfile: _, ...requests }: ItemProps) {
  const person = onRename && { profile, onRename };
  return (
    <div className={styles.item} data-row={row.id}>
      <RowBox row={row} />
      <div className={styles.title}>{name ?? <FunctionLabel row={row} />}</div>
      <span className={styles.acts}>
        {person && <JobSheetButton profile={profile} onDownloadSheet={onDownloadSheet} />}
        <RowMenu row={row} {...(person && { person })} {...requests} />
      </span>
      <div className={styles.facts}>
        {name !== undefined && <FunctionLabel row={row} />}
        <RowStatus row={row} onAction={requests.onAction} />
      </div>
      <div className={styles.facts}>
        <span className={styles.amount}>
          <RowAmount row={row} {...(person && { profile })} />
          <Percent hundredths={row.shareHundredths} />
        </span>
        <RowHistory row={row} onHistory={requests.onHistory} />
      </div>
    </div>
  );
}

interface CardProps extends ProfileRequests {
  profile: Profile;
}

const PersonCard = memo(function PersonCard({ profile, ...requests }: CardProps) {
  const [editing, setEditing] = useState(false);
  const only = onlyRow(profile);
  const rows = activeRows(profile);
  const onRename = () => setEditing(true);
  const name = (
    <h2 className="size-16 leading-125">
      <ProfileName profile={profile} editing={editing} onEditingChange={setEditing} />
    </h2>
  );
  if (only !== null) {
    return (
      <Surface as="li" data-profile={profile.id}>
        <Item profile={profile} row={only} name={name} onRename={onRename} {...requests} />
      </Surface>
    );
  }
  return (
    <Surface as="li" data-profile={profile.id}>
      <div className={styles.item}>
        {rows.length > 0 ? <ProfileBox profile={profile} /> : <span />}
        <div className={styles.title}>{name}</div>
        <span className={styles.acts}>
          <JobSheetButton profile={profile} onDownloadSheet={requests.onDownloadSheet} />
          <ProfileMenu profile={profile} onRename={onRename} onDelete={() => requests.onDeleteProfile(profile)} />
        </span>
        <div className={styles.facts}>
          {rows.length === 0 ? (
            <NoFunction profile={profile} />
          ) : (
            <Inline tone="quiet">{dashboard.activeFunctions(profile.activeFunctions)}</Inline>
          )}
          <Marks belowMinimum={profile.belowMinimum} birthday={profileBirthdayHint(profile)} />
        </div>
        {rows.length > 0 && (
          <div className={styles.facts}>
            <span className={styles.amount}>
              <ProfileTotal profile={profile} />
              <ProfileShare profile={profile} bare />
            </span>
          </div>
        )}
      </div>
      {rows.map((row) => (
        <Item key={row.id} profile={profile} row={row} {...requests} />
      ))}
    </Surface>
  );
});

const ArchivedCard = memo(function ArchivedCard({ profile, ...requests }: CardProps) {
  const [editing, setEditing] = useState(false);
  const isAlone = activeRows(profile).length === 0;
  return (
    <Surface as="li" data-profile={profile.id}>
      {archivedRows(profile).map((row, index) => (
        <Item
          key={row.id}
          profile={profile}
          row={row}
          name={
            <h2 className="size-16 leading-125">
              <ProfileName profile={profile} editing={editing && index === 0} onEditingChange={setEditing} />
            </h2>
          }
          {...(isAlone && index === 0 && { onRename: () => setEditing(true) })}
          {...requests}
        />
      ))}
    </Surface>
  );
});

export function ProfileCards({ profiles, fold, busy, ...requests }: ProfileListProps & { fold: Fold }) {
  const { active, archived, archivedRows: count } = peopleOf(profiles);
  const { open, canFold, toggle } = fold;
  return (
    <>
      <ul className={cx('stack gap-1 unmarked', busy && 'dim')} aria-label={dashboard.tableLabel} aria-busy={busy}>
        {active.map((profile) => (
          <PersonCard key={profile.id} profile={profile} {...requests} />
        ))}
      </ul>
      {count > 0 && canFold && <FoldButton count={count} open={open} onToggle={toggle} />}
      {open && archived.length > 0 && (
        <ul className="stack gap-1 unmarked" aria-label={dashboard.archived(count)}>
          {archived.map((profile) => (
            <ArchivedCard key={profile.id} profile={profile} {...requests} />
          ))}
        </ul>
      )}
    </>
  );
}
