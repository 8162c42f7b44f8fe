/** Beside the fields of an amount that is already computed: which changes remove it, and that it was removed. */
import { isFixedDaysAllowed, isHourlyAllowed, isInProgress, isToRedo } from '@valorisation/rules';
import { useState } from 'react';
import { classification as texts } from '../../../../i18n/fr';
import { Notice } from '../../../../ui/Notice';
import type { Classification } from '../../state/useClassification';

const { computed, withdrawn } = texts.calculation;

const listed = new Intl.ListFormat('fr', { type: 'disjunction' });

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
