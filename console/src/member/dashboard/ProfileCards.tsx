/** On a narrow screen each person is a card. It has the same facts as the table. */
import { memo, type ReactNode } from 'react';
import { useUser } from '../../api/session';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { activeRows, archivedRows, peopleOf } from '../../amounts/model/people';
import { functionParts, partParts, personParts, useRenaming } from './lineParts';
import { useUnfolded, type PersonProps } from './PersonRows';
import styles from './ProfileCards.module.css';
import { ProfileName } from './ProfileName';
import { FoldButton, type ProfileListProps } from './ProfileTable';
import { RowAmount } from './RowAmount';
import { FunctionLabel, LimitedMark } from './ValuationParts';

interface ItemProps {
  row?: ValuationRow | undefined;
  box: ReactNode;
  /** Undefined for a function below its person. */
  name?: ReactNode;
  functions: ReactNode;
  share: ReactNode;
  amount: ReactNode;
  status: ReactNode;
  verb: ReactNode;
  menu: ReactNode;
}

function Item({ row, box, name, functions, share, amount, status, verb, menu }: ItemProps) {
  return (
    <div className={cx(styles.item, name === undefined && styles.part)} data-row={row?.id}>
      <span className={styles.box}>{box}</span>
      {name !== undefined && <div className={styles.title}>{name}</div>}
      <div className={styles.facts}>
        {functions}
        <span className="rigid">{share}</span>
      </div>
      <div className={styles.amount}>{amount}</div>
      <div className={styles.status}>{status}</div>
      <div className={styles.acts}>
        {verb}
        {menu}
      </div>
    </div>
  );
}

interface NamedProps {
  profile: Profile;
  editing: boolean;
  onEditingChange: (editing: boolean) => void;
  isLimited: boolean;
}

function Named({ isLimited, ...name }: NamedProps) {
  return (
    <h2 className={styles.named}>
      <ProfileName {...name} />
      {isLimited && <LimitedMark />}
    </h2>
  );
}

const PersonCard = memo(function PersonCard({
  profile,
  isNarrowed,
  columns: _,
  payPlace,
  onDownloadSheet,
  onDeleteProfile,
  onAll,
  ...requests
}: PersonProps) {
  const { editing, setEditing, person } = useRenaming({ profile, onDownloadSheet, onDeleteProfile, onAll });
  const { open, rows, toggle } = useUnfolded({ profile, isNarrowed });
  const isLimited = rows.length > 0 && rows.every(({ visible }) => !visible);
  return (
    <li data-profile={profile.id} className="line-bottom">
      <Item
        {...personParts({ profile, person, rows, open, onToggle: toggle, payPlace }, requests)}
        name={<Named profile={profile} editing={editing} onEditingChange={setEditing} isLimited={isLimited} />}
      />
      {open &&
        rows.map((row) => (
          <Item
            key={row.id}
            {...partParts(row, profile, payPlace, requests)}
            functions={
              <>
                <FunctionLabel row={row} />
                {!row.visible && !isLimited && <LimitedMark />}
              </>
            }
          />
        ))}
    </li>
  );
});

const ArchivedCard = memo(function ArchivedCard({
  profile,
  isNarrowed: _,
  columns: __,
  payPlace: ___,
  onDownloadSheet,
  onDeleteProfile,
  onAll,
  ...requests
}: PersonProps) {
  const { editing, setEditing, person } = useRenaming({ profile, onDownloadSheet, onDeleteProfile, onAll });
  const isAlone = activeRows(profile).length === 0;
  return (
    <li data-profile={profile.id} className="line-bottom">
      {archivedRows(profile).map((row, index) => (
        <Item
          key={row.id}
          {...functionParts(row, requests, isAlone && index === 0 ? person : undefined)}
          name={
            <Named
              profile={profile}
              editing={editing && index === 0}
              onEditingChange={setEditing}
              isLimited={!row.visible}
            />
          }
          functions={<FunctionLabel row={row} />}
          amount={<RowAmount row={row} />}
        />
      ))}
    </li>
  );
});

export function ProfileCards({ profiles, fold, busy, ...person }: ProfileListProps) {
  const { active, archived, archivedRows: count } = peopleOf(profiles);
  const { open, canFold, toggle } = fold;
  const payPlace = useUser()?.seesPay === true ? 'line' : null;
  return (
    <>
      <ul className={cx('unmarked', busy && 'dim')} aria-label={dashboard.tableLabel} aria-busy={busy}>
        {active.map((profile) => (
          <PersonCard key={profile.id} profile={profile} payPlace={payPlace} {...person} />
        ))}
      </ul>
      {count > 0 && canFold && <FoldButton count={count} open={open} onToggle={toggle} />}
      {open && archived.length > 0 && (
        <ul className="unmarked" aria-label={dashboard.archived(count)}>
          {archived.map((profile) => (
            <ArchivedCard key={profile.id} profile={profile} payPlace={payPlace} {...person} />
          ))}
        </ul>
      )}
    </>
  );
}
