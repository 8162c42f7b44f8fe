/** The parts of a line: of a function, or of a person whose only function stands on the same line. */
import { isActive } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import type { BulkCommand } from '../../api/bulkCalls';
import type { Profile, ValuationRow } from '../../api/valuation';
import { personState, stateOf, type LineState } from '../../amounts/model/lineState';
import { dashboard, life, undo } from '../../i18n/fr';
import { person } from '../../i18n/fr/person';
import { paths } from '../../routes';
import { CopyMark } from '../../amounts/parts/Marks';
import { Badge } from '../../ui/Badge';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { NotedBadge, StatusBadge } from '../../ui/StatusBadge';
import { activeRows, onlyRow } from '../../amounts/model/people';
import { useLeaving } from '../life/lateDeletion';
import type { LifeAction } from '../life/lifeActions';
import { titleOf } from '../life/names';
import { RaisePay } from '../pay/RaisePay';
import { jobSheetRefusal, rowPath } from './rowActions';
import styles from './ValuationParts.module.css';

export interface RowRequests {
  onDownload: (row: ValuationRow) => void;
  onHistory: (row: ValuationRow) => void;
  onAction: (action: LifeAction, row: ValuationRow) => void;
}

export interface ProfileRequests extends RowRequests {
  onDownloadSheet: (profile: Profile) => void;
  onDeleteProfile: (profile: Profile) => void;
  /** Acts on several functions of a person at once. */
  onAll: (command: BulkCommand, rows: readonly ValuationRow[]) => void;
}

const { actions: words } = dashboard;

export function FunctionLabel({ row }: { row: ValuationRow }) {
  const leaving = useLeaving(row.id);
  const path = leaving === null ? rowPath(row) : null;
  const className = cx(
    styles.function,
    (!isActive(row.status) || leaving !== null) && 'quiet struck',
    row.functionTitle === '' && 'quiet',
  );
  const title = titleOf(row);
  const label =
    path === null ? (
      <span className={className} title={title}>
        {title}
      </span>
    ) : (
      <Link to={path} className={className} title={title}>
        {title}
      </Link>
    );
  if (!row.isCopy) return label;
  return (
    <span className="flex gap-2 align-center shrinkable">
      {label}
      <CopyMark />
    </span>
  );
}

interface FunctionsProps {
  profile: Profile;
  open: boolean;
  onToggle: () => void;
}

/** The person's only function, or the number of their functions, which unfolds them. */
export function Functions({ profile, open, onToggle }: FunctionsProps) {
  const only = onlyRow(profile);
  if (only !== null) return <FunctionLabel row={only} />;
  if (activeRows(profile).length === 0) return <span className="quiet">{life.profileName.empty}</span>;
  return (
    <button type="button" className={styles.toggle} aria-expanded={open} onClick={onToggle}>
      <Icon name={open ? 'down' : 'right'} size={16} />
      {dashboard.activeFunctions(profile.activeFunctions)}
      <span className="visually-hidden">, {profile.name}</span>
    </button>
  );
}

export function HistoryButton({ row, onHistory }: Pick<RowRequests, 'onHistory'> & { row: ValuationRow }) {
  const label = dashboard.history(row.history.length);
  return (
    <button
      type="button"
      className={styles.verb}
      aria-haspopup="dialog"
      aria-label={`${label}, ${titleOf(row)}`}
      onClick={() => onHistory(row)}
    >
      {label}
    </button>
  );
}

/** Said only of what the associated accounts do not see. */
export function LimitedMark() {
  return (
    <span className={styles.limited} title={dashboard.limitedHint}>
      {dashboard.limited}
      <span className="visually-hidden">, {dashboard.limitedHint}</span>
    </span>
  );
}

interface StateProps {
  row: ValuationRow;
  /** Given where what is paid counts, too. */
  state?: LineState | undefined;
}

export function RowStatus({ row, state = stateOf(row) }: StateProps) {
  const leaving = useLeaving(row.id);
  if (leaving !== null) return <Badge tone="clay">{undo.deletion.row}</Badge>;
  if (state === 'anniversary') {
    return <NotedBadge state={state} title={`${life.birthday.passed} ${life.birthday.advice.anniversary}`} />;
  }
  if (state === 'underpaid') return <NotedBadge state={state} title={dashboard.pay.underpaid} />;
  return <StatusBadge status={row.status} />;
}

const ACTS = { awaitingUpdate: 'bringUpToDate', anniversary: 'anniversary', archived: 'unarchive' } as const;

interface VerbProps extends Pick<RowRequests, 'onAction'>, StateProps {
  className?: string | undefined;
}

/** The one act that cures the state of the line. */
export function RowVerb({ row, state = stateOf(row), onAction, className = styles.verb }: VerbProps) {
  if (useLeaving(row.id) !== null || state === 'upToDate') return null;
  if (state === 'underpaid') return <RaisePay row={row} className={className} />;
  if (state === 'inProgress' || state === 'toRedo') {
    return (
      <Link to={paths.valuation(row.id)} className={className} aria-label={`${words.verbs[state]}, ${titleOf(row)}`}>
        {words.verbs[state]}
      </Link>
    );
  }
  const act = ACTS[state];
  return (
    <button
      type="button"
      className={className}
      aria-label={life.actionOn(life.actions[act], titleOf(row))}
      title={life.actions[act]}
      onClick={() => onAction(act, row)}
    >
      {words.verbs[state]}
    </button>
  );
}

/** Leads to the calculation of a function with nothing to do. The list's line of a person leads to the job sheet instead. */
export function CalculationLink({ row }: { row: ValuationRow }) {
  if (useLeaving(row.id) !== null) return null;
  return (
    <Link
      to={paths.conclusion(row.id)}
      className={cx(styles.verb, styles.calm)}
      aria-label={person.calculationOf(titleOf(row))}
    >
      {person.calculation}
    </Link>
  );
}

/** The person's most urgent state. Without any, nothing has to be told. */
export function PersonStatus({ profile }: { profile: Profile }) {
  const urgent = personState(profile);
  return urgent && <RowStatus {...urgent} />;
}

export function PersonVerb({ profile, onAction }: Pick<RowRequests, 'onAction'> & { profile: Profile }) {
  const urgent = personState(profile);
  if (urgent === undefined) {
    return (
      <Link
        to={paths.newValuation({ profil: profile.id })}
        className={styles.verb}
        aria-label={`${words.addFunction}, ${profile.name}`}
      >
        {words.addFunctionShort}
      </Link>
    );
  }
  if (urgent.state !== 'upToDate') return <RowVerb {...urgent} onAction={onAction} />;
  if (jobSheetRefusal(profile) !== null) return null;
  const { open, of } = dashboard.jobSheet;
  return (
    <Link to={paths.jobDescription(profile.id)} className={cx(styles.verb, styles.calm)} aria-label={of(profile.name)}>
      {open}
    </Link>
  );
}
