/** The act that cures a pay below the due: its dialog tells the gap, since when and what is owed, and takes the new pay. */
import { useState } from 'react';
import type { ValuationRow } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { titleOf } from '../life/names';
import { PaidForm } from './PaidForm';

const verb = dashboard.actions.verbs.underpaid;

export function RaisePay({ row, className }: { row: ValuationRow; className: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`${verb}, ${titleOf(row)}`}
        onClick={() => setOpen(true)}
      >
        {verb}
      </button>
      {isOpen && <PaidForm row={row} raises={verb} onClose={() => setOpen(false)} />}
    </>
  );
}
