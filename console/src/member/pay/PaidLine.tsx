/** What is paid today for a function, how it compares with what is due, and the button of its form. */
import { formatAmount, isActive, typeset } from '@valorisation/rules';
import { useState } from 'react';
import { useUser } from '../../api/session';
import type { ValuationRow } from '../../api/valuation';
import { pay as words } from '../../i18n/fr/pay';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/primitives';
import { gapTone, gapWords, sinceWords } from './gapWords';
import { PaidForm } from './PaidForm';

/**
 * Nothing for a user who may not see pay, and for a function without an amount due.
 * @param named true: the title of the function comes first
 */
export function PaidLine({ valuation, named = false }: { valuation: ValuationRow; named?: boolean }) {
  const { id, status, due, paid, gapCents } = valuation;
  const title = typeset(valuation.functionTitle);
  const ofFunction = (label: string) => (named ? `${label}, ${title}` : label);
  const seesPay = useUser()?.seesPay === true;
  const [isOpen, setOpen] = useState(false);
  if (!seesPay || due === null || !isActive(status)) return null;
  return (
    <Cluster
      as="section"
      aria-label={ofFunction(words.form.title)}
      align="baseline"
      justify="space-between"
      className="line-top pad-block-3"
    >
      {paid === null ? (
        <p className="grow">
          {named && <span className="block">{title}</span>}
          <span className="quiet">{words.unknown}</span>
        </p>
      ) : (
        <p className="grow">
          {named && <span className="block">{title}</span>}
          <strong className="amounts">{words.today(formatAmount(paid))}</strong>{' '}
          {gapCents !== null && <span className={`strong ${gapTone(gapCents)}`}>{gapWords(gapCents, paid.unit)}</span>}{' '}
          <span className="hint">{sinceWords(paid.from)}</span>
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        flush="end"
        aria-label={ofFunction(paid === null ? words.enter : words.changeLong)}
        onClick={() => setOpen(true)}
      >
        {paid === null ? words.enter : words.change}
      </Button>
      {isOpen && <PaidForm valuationId={id} unit={due.unit} onClose={() => setOpen(false)} />}
    </Cluster>
  );
}
