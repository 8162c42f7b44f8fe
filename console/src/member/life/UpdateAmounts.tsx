import { conventionalWords, DUE_SOURCE_NAMES, dueUnitWords, formatAmount, sourceReason } from '@valorisation/rules';
import { useId } from 'react';
import { conventionalOf, differenceOf, type UpdatePreview } from '../../api/updatePreview';
import type { ValuationRow } from '../../api/valuation';
import { life } from '../../i18n/fr';
import { amountDue } from '../../i18n/fr/amountDue';
import { Amount } from '../../ui/Amount';
import { Button } from '../../ui/Button';
import { signedAmount } from '../../amounts/model/amounts';
import { Text } from '../../ui/layout/primitives';
import styles from './Dialogs.module.css';

const { update: words } = life;

/** The difference of the amount due. Without one, the reason why it does not follow the conventional amount. */
function Difference({ preview: { current, next } }: { preview: UpdatePreview }) {
  const differenceCents = differenceOf(current, next);
  if (differenceCents === null) return words.otherUnit;
  if (differenceCents !== 0) return signedAmount(differenceCents, next.due.unit);
  const isKept = conventionalOf(current).cents !== conventionalOf(next).cents;
  return (
    <>
      {words.same}
      {isKept && <span className={styles.detail}>{amountDue.unchanged(DUE_SOURCE_NAMES[next.due.source])}</span>}
    </>
  );
}

export type Side = 'current' | 'next';

export interface UpdateAmountsProps {
  preview: UpdatePreview;
  row: ValuationRow;
  explained: Side | null;
  onExplain: (side: Side | null) => void;
}

export function UpdateAmounts({ preview, row, explained, onExplain }: UpdateAmountsProps) {
  const figure = (side: Side) => {
    const { due } = preview[side];
    return (
      <dd>
        <Amount value={due} />
        <span className="remark block regular leading-140">
          {dueUnitWords(due.unit, row.hourly, row.shareHundredths)}
        </span>
        <span className={styles.detail}>{conventionalWords(formatAmount(conventionalOf(preview[side])))}</span>
        <Button
          variant="quiet"
          size="small"
          flush="start"
          className={styles.explain}
          aria-expanded={explained === side}
          aria-label={words.explainOf(side === 'current' ? words.now : words.next)}
          onClick={() => onExplain(explained === side ? null : side)}
        >
          {words.explain}
        </Button>
      </dd>
    );
  };
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="below-2 size-16">
        {amountDue.label}
      </h3>
      <dl className={styles.amounts}>
        <div>
          <dt>{words.now}</dt>
          {figure('current')}
        </div>
        <div className={styles.next}>
          <dt>{words.next}</dt>
          {figure('next')}
        </div>
        <div>
          <dt>{words.difference}</dt>
          <dd className="amounts">
            <Difference preview={preview} />
          </dd>
        </div>
      </dl>
      <Text tone="quiet" above={3}>
        {sourceReason(preview.next.due.source)}
      </Text>
    </section>
  );
}
