/** What is paid today for a function, how it compares with what is due, and the button of its form. */
import { formatAmount, isActive } from '@valorisation/rules';
import { useState } from 'react';
import { useUser } from '../../api/session';
import type { ValuationRow } from '../../api/valuation';
import { pay as words } from '../../i18n/fr/pay';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/primitives';
import { titleOf } from '../life/names';
import { gapTone, gapWords, sinceWords } from './gapWords';
import { PaidForm } from './PaidForm';
import { PayScale } from './PayScale';

interface PaidButtonProps {
  row: ValuationRow;
  /** The function, where the page has several. */
  of?: string | undefined;
  flush: 'start' | 'end';
}

export function PaidButton({ row, of, flush }: PaidButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = row.paid === null ? words.enter : words.changeLong;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        flush={flush}
        aria-label={of === undefined ? label : `${label}, ${of}`}
        onClick={() => setOpen(true)}
      >
        {row.paid !== null ? words.change : flush === 'start' ? words.enterShort : words.enter}
      </Button>
      {isOpen && <PaidForm row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Nothing for a user who may not see pay.
 * @param named true: the title of the function comes first
 */
export function PaidLine({ valuation, named = false }: { valuation: ValuationRow; named?: boolean }) {
  const { status, paid, gapCents } = valuation;
  const of = named ? titleOf(valuation) : undefined;
  const seesPay = useUser()?.seesPay === true;
  if (!seesPay || !isActive(status)) return null;
  return (
    <section
      aria-label={of === undefined ? words.form.title : `${words.form.title}, ${of}`}
      className="line-top pad-block-3"
    >
      <Cluster align="baseline" justify="space-between">
        <div className="grow">
          {of !== undefined && <p>{of}</p>}
          {paid === null ? (
            <p className="quiet">{words.unknown}</p>
          ) : (
            <p>
              <strong className="amounts">{words.today(formatAmount(paid))}</strong>{' '}
              <span className="hint">{sinceWords(paid.from)}</span>
            </p>
          )}
          {paid !== null && gapCents !== null && (
            <p className={gapTone(gapCents)}>{gapWords(gapCents, paid.unit, [valuation])}</p>
          )}
        </div>
        <PaidButton row={valuation} of={of} flush="end" />
      </Cluster>
      <PayScale row={valuation} />
    </section>
  );
}
