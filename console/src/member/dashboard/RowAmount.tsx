import { FULL_SHARE_HUNDREDTHS, isActive } from '@valorisation/rules';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Profile, ValuationRow } from '../../api/valuation';
import { personLine, rowLine, type AmountLine } from '../../amounts/model/amountLine';
import { dueWords } from '../../amounts/model/dueWords';
import { onlyRow } from '../../amounts/model/people';
import { personTotal } from '../../amounts/model/personTotal';
import { dashboard } from '../../i18n/fr';
import { paths } from '../../routes';
import { Amount, Month, Percent } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { TotalDialog } from './TotalDialog';
import styles from './RowAmount.module.css';

function Under({ line }: { line: AmountLine | null }) {
  return line && <small className={cx(styles.under, line.waits && 'wheat-700')}>{line.text}</small>;
}

interface GapProps {
  /** Stands for the line under the amount: there is room for one. */
  gap?: ReactNode;
}

interface RowAmountProps extends GapProps {
  row: ValuationRow;
  /** True for a function of a person whose line above shows the total. */
  part?: boolean;
  note?: string | null;
}

export function RowAmount({ row, part = false, note = null, gap = null }: RowAmountProps) {
  if (row.due === null) return <Amount value={null} className="quiet" />;
  const { explanation } = dueWords(row);
  return (
    <>
      <Link
        to={paths.conclusion(row.id)}
        className={cx(styles.amount, part && 'regular')}
        title={explanation ?? dashboard.amount.explain}
      >
        <Amount value={row.due} className={cx(!isActive(row.status) && 'quiet struck')} />
        {explanation !== null && <span className="visually-hidden">, {explanation}</span>}
      </Link>
      {gap ?? <Under line={rowLine(row)} />}
      {note !== null && <Under line={{ text: note, waits: false }} />}
    </>
  );
}

export function PersonAmount({ profile, gap = null }: GapProps & { profile: Profile }) {
  const [opened, setOpened] = useState(false);
  const only = onlyRow(profile);
  if (only !== null) return <RowAmount row={only} gap={gap} />;
  const total = personTotal(profile);
  if (total.cents === null) return <Amount value={null} className="quiet" />;
  return (
    <>
      <button
        type="button"
        className={styles.amount}
        aria-haspopup="dialog"
        title={dashboard.totalDialog.explain}
        onClick={() => setOpened(true)}
      >
        <Month cents={total.cents} />
      </button>
      {gap ?? <Under line={personLine(profile, total)} />}
      {opened && <TotalDialog profile={profile} total={total} onClose={() => setOpened(false)} />}
    </>
  );
}

/** The sum of a person's shares, marked when it is more than full time. The total leaves out what is not computed yet. */
export function PersonShare({ profile }: { profile: Profile }) {
  const only = onlyRow(profile);
  if (only !== null) return <Percent hundredths={only.shareHundredths} />;
  const { cents, parts } = personTotal(profile);
  if (cents === null) return <Amount value={null} />;
  const waiting = parts.filter(({ leftOut }) => leftOut === 'not-computed');
  const waitingHundredths = waiting.reduce((sum, { row }) => sum + row.shareHundredths, 0);
  return (
    <>
      <Percent hundredths={profile.shareHundredths} />
      {waitingHundredths > 0 && (
        <small className={styles.under} title={dashboard.amount.uncomputed(waiting.length)}>
          +<Percent hundredths={waitingHundredths} />
        </small>
      )}
      {profile.shareHundredths > FULL_SHARE_HUNDREDTHS && (
        <small className={cx(styles.under, 'wheat-700')} title={dashboard.overFullHint}>
          {dashboard.overFull}
        </small>
      )}
    </>
  );
}
