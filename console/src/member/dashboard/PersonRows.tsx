import { memo, useState, type ReactNode } from 'react';
import type { Profile, ValuationRow } from '../../api/valuation';
import { cx } from '../../ui/cx';
import { NumberCell } from '../../ui/Table';
import { dashboard } from '../../i18n/fr';
import { activeRows, archivedRows, onlyRow } from '../../amounts/model/people';
import type { FurtherColumn } from '../../layout/listSettings';
import { functionParts, partParts, personParts, useRenaming } from './lineParts';
import { PayGap, type PayOfLine, type PayPlace } from './Pay';
import { ProfileName } from './ProfileName';
import styles from './ProfileTable.module.css';
import { RowAmount } from './RowAmount';
import { FunctionLabel, HistoryButton, LimitedMark, type ProfileRequests } from './ValuationParts';

const visibilityOf = ({ visible }: ValuationRow) => (
  <span title={visible ? dashboard.visibleHint : dashboard.limitedHint}>
    {visible ? dashboard.visible : dashboard.limited}
  </span>
);

interface LineProps {
  /** Undefined on the line of a person with several functions. */
  row?: ValuationRow | undefined;
  box: ReactNode;
  /** Undefined on the line of a function below its person. */
  name?: ReactNode;
  /** True during renaming. The field then takes the cell of the functions, too. */
  editing?: boolean;
  functions: ReactNode;
  share: ReactNode;
  amount: ReactNode;
  /** Undefined for an archived function. */
  pay?: PayOfLine;
  payPlace: PayPlace;
  status: ReactNode;
  verb: ReactNode;
  menu: ReactNode;
  columns: readonly FurtherColumn[];
  /** Given on the line of a person. */
  profile?: Profile;
  onHistory: (row: ValuationRow) => void;
}

function Line({ row, box, name, editing = false, functions, share, amount, status, verb, menu, ...line }: LineProps) {
  const { columns, profile, onHistory, pay, payPlace } = line;
  const isPart = name === undefined;
  return (
    <tr className={cx(styles.row, isPart && styles.part)} data-row={row?.id}>
      <td className={styles.select}>{box}</td>
      {isPart ? (
        <td />
      ) : (
        <th scope={row === undefined ? 'rowgroup' : 'row'} colSpan={editing ? 2 : 1} className={styles.name}>
          {name}
        </th>
      )}
      {isPart ? (
        <th scope="row" className={styles.function}>
          {functions}
        </th>
      ) : (
        !editing && <td className={styles.function}>{functions}</td>
      )}
      <NumberCell className="quiet">{share}</NumberCell>
      <NumberCell>{amount}</NumberCell>
      {payPlace === 'columns' && (
        <>
          <NumberCell>{pay?.paid}</NumberCell>
          <NumberCell>{pay && <PayGap {...pay} />}</NumberCell>
        </>
      )}
      {columns.map((column) =>
        column === 'count' ? (
          <NumberCell key={column}>{profile?.activeFunctions}</NumberCell>
        ) : (
          <td key={column}>
            {row && (column === 'history' ? <HistoryButton row={row} onHistory={onHistory} /> : visibilityOf(row))}
          </td>
        ),
      )}
      <td className={styles.status}>{status}</td>
      <td>{verb}</td>
      <td className={styles.actions}>{menu}</td>
    </tr>
  );
}

export interface PersonProps extends ProfileRequests {
  profile: Profile;
  /** True when the list is narrowed to some functions, which are then unfolded. */
  isNarrowed: boolean;
  columns: readonly FurtherColumn[];
  payPlace: PayPlace;
}

/** A person's functions are folded, unless the list is narrowed to functions or leaves some of them out. */
export function useUnfolded({ profile, isNarrowed }: Pick<PersonProps, 'profile' | 'isNarrowed'>) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const rows = activeRows(profile);
  const open = chosen ?? (isNarrowed || rows.length !== profile.activeFunctions);
  return { open: open && onlyRow(profile) === null, rows, toggle: () => setChosen(!open) };
}

/** Rendered again only when the person changes, because a page has hundreds of rows. */
export const PersonRows = memo(function PersonRows({
  profile,
  isNarrowed,
  columns,
  payPlace,
  onDownloadSheet,
  onDeleteProfile,
  onAll,
  ...requests
}: PersonProps) {
  const { editing, setEditing, person } = useRenaming({ profile, onDownloadSheet, onDeleteProfile, onAll });
  const further = { columns, payPlace, onHistory: requests.onHistory };
  const { open, rows, toggle } = useUnfolded({ profile, isNarrowed });
  const isLimited = rows.length > 0 && rows.every(({ visible }) => !visible);
  return (
    <tbody data-profile={profile.id} className={cx(open && styles.open)}>
      <Line
        {...further}
        profile={profile}
        {...personParts({ profile, person, rows, open, onToggle: toggle, payPlace }, requests)}
        name={
          <span className={styles.named}>
            <ProfileName profile={profile} editing={editing} onEditingChange={setEditing} />
            {isLimited && <LimitedMark />}
          </span>
        }
        editing={editing}
      />
      {open &&
        rows.map((row) => (
          <Line
            {...further}
            key={row.id}
            {...partParts(row, profile, payPlace, requests)}
            functions={
              <span className={styles.named}>
                <FunctionLabel row={row} />
                {!row.visible && !isLimited && <LimitedMark />}
              </span>
            }
          />
        ))}
    </tbody>
  );
});

/** Each row shows the name, and has the person's actions when the person has no active row. */
export const ArchivedRows = memo(function ArchivedRows({
  profile,
  isNarrowed: _,
  columns,
  payPlace,
  onDownloadSheet,
  onDeleteProfile,
  onAll,
  ...requests
}: PersonProps) {
  const { editing, setEditing, person } = useRenaming({ profile, onDownloadSheet, onDeleteProfile, onAll });
  const isAlone = activeRows(profile).length === 0;
  return (
    <tbody data-profile={profile.id}>
      {archivedRows(profile).map((row, index) => (
        <Line
          columns={columns}
          payPlace={payPlace}
          onHistory={requests.onHistory}
          {...(isAlone && index === 0 && { profile })}
          key={row.id}
          {...functionParts(row, requests, isAlone && index === 0 ? person : undefined)}
          name={
            <span className={styles.named}>
              <ProfileName profile={profile} editing={editing && index === 0} onEditingChange={setEditing} />
              {!row.visible && <LimitedMark />}
            </span>
          }
          editing={editing && index === 0}
          functions={<FunctionLabel row={row} />}
          amount={<RowAmount row={row} />}
        />
      ))}
    </tbody>
  );
});
