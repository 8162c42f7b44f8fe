/**
 * What is paid, beside what is due, for viewers who may see it: in columns of their own where the table has room for them.
 * Elsewhere, what is missing stands under the amount due.
 */
import { formatAmount, formatDifference, type DisplayedAmount } from '@valorisation/rules';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { useUser } from '../../api/session';
import type { Profile, ValuationRow } from '../../api/valuation';
import { activeRows, onlyRow } from '../../amounts/model/people';
import { dashboard } from '../../i18n/fr';
import { Amount, Month } from '../../ui/Amount';
import { cx } from '../../ui/cx';
import { LayerReturn } from '../../ui/LayerReturn';
import { LibraryRoot } from '../../ui/LibraryRoot';
import menu from '../../ui/Menu.module.css';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { titleOf } from '../life/names';
import { PaidEditor } from './PaidEditor';
import amounts from './RowAmount.module.css';
import parts from './ValuationParts.module.css';

const { pay: words } = dashboard;

/** Null for a viewer who may not see what people are paid. */
export type PayPlace = 'columns' | 'line' | null;

/** The width from which the table has room for two more columns. */
const WIDE = '(min-width: 1280px)';

export function usePayPlace(furtherColumns: number): PayPlace {
  const isWide = useMediaQuery(WIDE);
  if (useUser()?.seesPay !== true) return null;
  return isWide && furtherColumns === 0 ? 'columns' : 'line';
}

/** What a line of the list shows of the pay. */
export interface PayOfLine {
  readonly paid: ReactNode;
  /** Paid minus due. Null when one of the two is not known. */
  readonly gapCents: number | null;
  readonly unit: DisplayedAmount['unit'];
}

/** Quiet: most people have no pay yet, and the verb of the line comes first. */
const ENTER = cx(parts.verb, parts.calm);

export const rowPay = (row: ValuationRow): PayOfLine => ({
  paid: <RowPaid row={row} />,
  gapCents: row.gapCents,
  unit: row.due?.unit ?? 'month',
});

/** The person's only function, or what all monthly functions are paid. Each amount is entered at its function. */
export function personPay(profile: Profile, open: boolean, onUnfold: () => void): PayOfLine {
  const only = onlyRow(profile);
  if (only !== null) return rowPay(only);
  const isAsked = !open && activeRows(profile).some(({ paid }) => paid === null);
  const paid =
    profile.paidCents === null && isAsked ? (
      <button type="button" className={ENTER} aria-label={words.enterOf(profile.name)} onClick={onUnfold}>
        {words.enter}
      </button>
    ) : (
      <Month cents={profile.paidCents} />
    );
  return { paid, gapCents: profile.gapCents, unit: 'month' };
}

/** The amount, or « Indiquer ». Both open the field in their place. */
function RowPaid({ row }: { row: ValuationRow }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { paid } = row;
  const of = `${titleOf(row)}, ${row.profileName}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={paid === null ? ENTER : cx(amounts.amount, 'regular min-24')}
        aria-haspopup="dialog"
        aria-label={paid === null ? words.enterOf(of) : words.changeOf(formatAmount(paid), of)}
        onClick={() => setOpen(true)}
      >
        {paid === null ? words.enter : <Amount value={paid} />}
      </button>
      {open && (
        <LibraryRoot>
          <Popover
            triggerRef={button}
            isOpen
            onOpenChange={setOpen}
            placement="bottom end"
            offset={-32}
            className={cx(menu.popover)}
          >
            <LayerReturn open />
            <Dialog aria-label={words.title(of)} className="pad-4 scroll-y ringless">
              <PaidEditor row={row} of={of} onClose={() => setOpen(false)} />
            </Dialog>
          </Popover>
        </LibraryRoot>
      )}
    </>
  );
}

/** Half of the drawing's width, and the length of the bar of one euro. Lengths are square roots, so that small gaps are seen. */
const AXIS = 16;
const EURO = 1.4;

/** On an axis: to the left what is missing, to the right what is above. It repeats the figure. */
function GapBar({ cents }: { cents: number }) {
  const length = Math.min(AXIS - 1, EURO * Math.sqrt(Math.abs(cents) / 100));
  return (
    <svg
      width={2 * AXIS}
      height="16"
      aria-hidden="true"
      fill="currentColor"
      className={cents < 0 ? 'clay-700' : 'forest-800'}
    >
      <rect x={cents < 0 ? AXIS - length : AXIS} y="4" width={length} height="8" fillOpacity={0.5} />
      <rect x={AXIS} width="1" height="16" fillOpacity={0.3} />
    </svg>
  );
}

export function PayGap({ gapCents, unit }: PayOfLine) {
  if (gapCents === null) return null;
  return (
    <span className="flex align-center justify-space-between">
      <GapBar cents={gapCents} />
      <span className={cx('amounts', gapCents < 0 ? 'clay-700 strong' : 'quiet')}>
        {formatDifference(gapCents, unit)}
      </span>
    </span>
  );
}

/** Null where nothing is missing, and where it has a column. */
export const gapLine = ({ gapCents, unit }: PayOfLine, place: PayPlace): ReactNode =>
  place === 'line' && gapCents !== null && gapCents < 0 ? (
    <small className={cx(amounts.under, 'clay-700')}>{words.gap(formatDifference(gapCents, unit))}</small>
  ) : null;
