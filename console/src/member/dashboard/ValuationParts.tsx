import { isActive, isInterrupted } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Profile, ValuationRow } from '../../api/valuation';
import { dashboard, life, undo } from '../../i18n/fr';
import { paths } from '../../routes';
import { CopyMark, Marks, Visibility } from '../../amounts/parts/Marks';
import { Badge } from '../../ui/Badge';
import { cx } from '../../ui/cx';
import { StatusBadge } from '../../ui/StatusBadge';
import { useLeaving } from '../life/lateDeletion';
import { urgentAction, type LifeAction } from '../life/lifeActions';
import { titleOf } from '../life/names';
import { rowPath } from './rowActions';
import styles from './ValuationParts.module.css';

export interface RowRequests {
  onDownload: (row: ValuationRow) => void;
  onHistory: (row: ValuationRow) => void;
  onAction: (action: LifeAction, row: ValuationRow) => void;
}

export interface ProfileRequests extends RowRequests {
  onDownloadSheet: (profile: Profile) => void;
  onDeleteProfile: (profile: Profile) => void;
}

/** Null for an archived row, because nothing must be done about its seniority. */
function birthdayHint(row: ValuationRow): string | null {
  if (!row.isBirthday || !isActive(row.status)) return null;
  const { passed, advice } = life.birthday;
  return `${passed} ${advice[urgentAction(row) ?? 'redo']}`;
}

export function profileBirthdayHint({ isBirthday }: Pick<Profile, 'isBirthday'>): string | null {
  return isBirthday ? life.birthday.profile : null;
}

export function FunctionLabel({ row }: { row: ValuationRow }) {
  const leaving = useLeaving(row.id);
  const path = leaving === null ? rowPath(row) : null;
  const className = cx(
    styles.function,
    (!isActive(row.status) || leaving !== null) && styles.archived,
    row.functionTitle === '' && styles.untitled,
  );
  const title =
    path === null ? (
      <span className={className}>{titleOf(row)}</span>
    ) : (
      <Link to={path} className={className}>
        {titleOf(row)}
      </Link>
    );
  if (!row.isCopy) return title;
  return (
    <span className={styles.marks}>
      {title}
      <CopyMark />
    </span>
  );
}

/** In place of the functions of a person who has none, for example since the only one was deleted. */
export function NoFunction({ profile: { id } }: { profile: Profile }) {
  return (
    <span className={styles.marks}>
      <span className="quiet">{life.profileName.empty}</span>
      <Link to={paths.newValuation({ profil: id })}>{dashboard.actions.addFunction}</Link>
    </span>
  );
}

export function RowStatus({ row, onAction }: Pick<RowRequests, 'onAction'> & { row: ValuationRow }) {
  const urgent = urgentAction(row);
  const leaving = useLeaving(row.id);
  if (leaving !== null) return <Badge tone="clay">{undo.deletion.row}</Badge>;
  return (
    <span className={styles.marks}>
      <StatusBadge status={row.status} />
      <Marks belowMinimum={row.belowMinimum === true} birthday={birthdayHint(row)} />
      {isInterrupted(row.status) && (
        <Link
          to={paths.valuation(row.id)}
          className={styles.act}
          aria-label={`${dashboard.actions.continueShort}, ${titleOf(row)}`}
        >
          {dashboard.actions.continueShort}
        </Link>
      )}
      {urgent !== null && (
        <button
          type="button"
          className={styles.act}
          aria-label={life.actionOn(life.actions[urgent], titleOf(row))}
          title={life.actions[urgent]}
          onClick={() => onAction(urgent, row)}
        >
          {dashboard.actions.urgent[urgent]}
        </button>
      )}
    </span>
  );
}

export function RowHistory({ row, onHistory }: { row: ValuationRow; onHistory: (row: ValuationRow) => void }) {
  const label = dashboard.history.button(row.history.length);
  return (
    <span className={styles.marks}>
      <button
        type="button"
        className={styles.historyButton}
        aria-haspopup="dialog"
        aria-label={`${label}, ${titleOf(row)}`}
        onClick={() => onHistory(row)}
      >
        {label}
      </button>
      <Visibility visible={row.visible} />
    </span>
  );
}
