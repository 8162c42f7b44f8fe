/** The facts of one valuation, the same in the table and on the cards. */
import { FULL_SHARE_HUNDREDTHS, ValuationStatus } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { Profile, ValuationRow } from '../../api/valuation';
import { useUser } from '../../api/session';
import { dashboard, life, undo } from '../../i18n/fr';
import { paths } from '../../routes';
import { Amount, Percent } from '../../ui/Amount';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Menu } from '../../ui/Menu';
import { StatusBadge } from '../../ui/StatusBadge';
import { useLeaving } from '../life/lateDeletion';
import { urgentAction, type LifeAction } from '../life/lifeActions';
import { titleOf } from '../life/names';
import { isInterrupted, rowActions, rowPath } from './rowActions';
import styles from './ValuationParts.module.css';

/** What a person may ask for on a row. */
export interface RowRequests {
  onDownload: (row: ValuationRow) => void;
  onHistory: (row: ValuationRow) => void;
  onAction: (action: LifeAction, row: ValuationRow) => void;
}

export interface RowProps extends RowRequests {
  row: ValuationRow;
}

/** An archived row waits for nothing. */
function birthdayHint(row: ValuationRow): string | null {
  if (!row.isBirthday || row.status === ValuationStatus.Archived) return null;
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
    (row.status === ValuationStatus.Archived || leaving !== null) && styles.archived,
    row.functionTitle === '' && styles.untitled,
  );
  return (
    <span className={styles.function}>
      {path === null ? (
        <span className={className}>{titleOf(row)}</span>
      ) : (
        <Link to={path} className={className}>
          {titleOf(row)}
        </Link>
      )}
      <Marks underMinimum={row.underMinimum} birthday={birthdayHint(row)} />
    </span>
  );
}

interface MarksProps {
  underMinimum: boolean;
  /** What the mark of an anniversary says; null without one. */
  birthday: string | null;
}

/** What asks for attention on a profile or on one of its rows. */
export function Marks({ underMinimum, birthday }: MarksProps) {
  if (!underMinimum && birthday === null) return null;
  return (
    <span className={styles.marks}>
      {underMinimum && (
        <Badge tone="wheat" title={dashboard.underMinimumHint}>
          {dashboard.underMinimum}
        </Badge>
      )}
      {birthday !== null && (
        <Badge tone="wheat" title={birthday}>
          {dashboard.birthday}
        </Badge>
      )}
    </span>
  );
}

/** The sum of a person's shares; more than a full post is worth a second look. */
export function ProfileShare({ profile }: { profile: Pick<Profile, 'shareHundredths'> }) {
  const isOverFull = profile.shareHundredths > FULL_SHARE_HUNDREDTHS;
  return (
    <span className={styles.sum}>
      {isOverFull && (
        <Badge tone="wheat" title={dashboard.overFullHint}>
          {dashboard.overFull}
        </Badge>
      )}
      <Percent hundredths={profile.shareHundredths} />
    </span>
  );
}

/** The amount leads to the page that explains it. */
export function RowAmount({ row }: { row: ValuationRow }) {
  const isArchived = row.status === ValuationStatus.Archived;
  const amount = <Amount value={row.displayed} className={cx(isArchived && styles.archived)} />;
  if (row.displayed === null) return amount;
  return (
    <Link to={paths.conclusion(row.id)} className={styles.amount}>
      {amount}
    </Link>
  );
}

/** The status, and beside it the one thing that the row waits for. */
export function RowStatus({ row, onAction }: Pick<RowProps, 'row' | 'onAction'>) {
  const urgent = urgentAction(row);
  const leaving = useLeaving(row.id);
  if (leaving !== null) return <Badge tone="clay">{undo.deletion.row}</Badge>;
  return (
    <span className={styles.marks}>
      <StatusBadge status={row.status} />
      {isInterrupted(row) && (
        <LinkButton
          to={paths.valuation(row.id)}
          size="small"
          aria-label={`${dashboard.actions.continueShort}, ${titleOf(row)}`}
        >
          {dashboard.actions.continueShort}
        </LinkButton>
      )}
      {urgent !== null && (
        <Button
          size="small"
          aria-label={life.actionOn(life.actions[urgent], titleOf(row))}
          onClick={() => onAction(urgent, row)}
        >
          {life.actions[urgent]}
        </Button>
      )}
    </span>
  );
}

export function RowHistory({ row, onHistory }: Pick<RowProps, 'row' | 'onHistory'>) {
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
      <Badge title={row.visible ? dashboard.visibleHint : dashboard.limitedHint}>
        {row.visible ? dashboard.visible : dashboard.limited}
      </Badge>
    </span>
  );
}

export function RowMenu({ row, onDownload, onHistory, onAction }: RowProps) {
  const user = useUser();
  const requests = {
    onDownload: () => onDownload(row),
    onHistory: () => onHistory(row),
    onAction: (action: LifeAction) => onAction(action, row),
  };
  const asker = { associated: user?.associated ?? true };
  const leaving = useLeaving(row.id);
  const items = leaving
    ? [{ label: undo.deletion.keep, onSelect: () => leaving.keep() }]
    : rowActions(row, asker, requests);
  return <Menu label={dashboard.actions.menu(titleOf(row))} items={items} />;
}

export interface ProfileMenuProps {
  profile: Profile;
  onRename: () => void;
  onDelete: () => void;
}

export function ProfileMenu({ profile, onRename, onDelete }: ProfileMenuProps) {
  const isEmpty = profile.valuations.length === 0;
  return (
    <Menu
      label={dashboard.actions.menu(profile.name)}
      items={[
        { label: dashboard.actions.addFunction, to: paths.newValuation({ profil: profile.id }) },
        { label: life.profileName.rename, onSelect: onRename },
        ...(isEmpty ? [{ label: life.profileName.delete, onSelect: onDelete, danger: true, separated: true }] : []),
      ]}
    />
  );
}
