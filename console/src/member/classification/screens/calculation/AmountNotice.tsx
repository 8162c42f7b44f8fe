/** Before a change removes a stored amount: which fields do; afterwards: what happens to the row. */
import { isFixedDaysAllowed, isHourlyAllowed, isInProgress, isToRedo } from '@valorisation/rules';
import { useState } from 'react';
import { classification as texts } from '../../../../i18n/fr';
import { Notice } from '../../../../ui/Notice';
import type { Classification } from '../../state/useClassification';

const { computed, withdrawn } = texts.calculation;

const listed = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Which changes of the situation remove the amount, and which recompute it in place. */
function warning({ reference, status, work }: Classification): string {
  const { resets, inPlace } = computed;
  const pay = isHourlyAllowed(reference.grid, work.functionId) ? [resets.pay] : [];
  const terms = listed.format([resets.seniority, resets.leave, ...pay]);
  const taken = isToRedo(status) ? resets.toRedo(terms) : resets.inProgress(terms);
  return `${taken} ${inPlace(isFixedDaysAllowed(work.categoryLevel))}`;
}

export function AmountNotice({ classification }: { classification: Classification }) {
  const { valuation, status } = classification;
  const hasAmount = valuation !== null && valuation.displayed !== null;
  /** There was one when the page was opened. */
  const [hadAmount, setHadAmount] = useState(hasAmount);
  if (hasAmount && !hadAmount) setHadAmount(true);
  if (!hadAmount) return null;
  return (
    <div className="below-5">
      {hasAmount ? (
        <Notice>{warning(classification)}</Notice>
      ) : (
        <Notice tone="wheat" alert>
          {isInProgress(status) ? withdrawn.inProgress : withdrawn.toRedo}
        </Notice>
      )}
    </div>
  );
}
