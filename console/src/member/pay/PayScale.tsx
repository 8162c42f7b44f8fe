/** The minimum wage, what is due and what is paid on one line of euros. It repeats the words above it. */
import { atShare, formatAmount, type DisplayedAmount } from '@valorisation/rules';
import { useRef } from 'react';
import { useReference } from '../../api/rows';
import type { ValuationRow } from '../../api/valuation';
import { pay } from '../../i18n/fr/pay';
import { cx } from '../../ui/cx';
import { useRoom } from '../../ui/useRoom';
import styles from '../person/AmountCurve.module.css';
import { gapTone } from './gapWords';

const { scale: words } = pay;

/** In px: the room of a label outside of the outer marks. */
const EDGE = 124;
/** In px, from the top. */
const [ABOVE, LINE, BELOW] = [12, 28, 50];

interface ScaleProps extends Pick<ValuationRow, 'alone' | 'shareHundredths'> {
  due: DisplayedAmount;
  paid: DisplayedAmount;
}

/** Nothing where both are not known, or are the same. */
export function PayScale({ row: { due, paid, alone, shareHundredths } }: { row: ValuationRow }) {
  if (due === null || paid === null || due.unit !== paid.unit || due.cents === paid.cents) return null;
  return <Scale due={due} paid={paid} alone={alone} shareHundredths={shareHundredths} />;
}

function Scale({ due, paid, alone, shareHundredths }: ScaleProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useRoom(box);
  const wage = useReference().data?.floors.wage ?? null;
  // Several functions together are compared with one minimum wage, which no single line shows.
  const wageCents =
    wage !== null && alone && due.unit === 'month' ? atShare(wage.monthCents, shareHundredths) : due.cents;
  const isWageShown = wageCents < due.cents;
  const low = Math.min(wageCents, due.cents, paid.cents);
  const high = Math.max(due.cents, paid.cents);
  const x = (cents: number) => EDGE + ((cents - low) / (high - low)) * Math.max(0, width - 2 * EDGE);
  const below = [
    ...(isWageShown ? [{ text: words.wage(formatAmount({ cents: wageCents, unit: 'month' })), cents: wageCents }] : []),
    { text: words.paid(formatAmount(paid)), cents: paid.cents },
  ].sort((one, other) => one.cents - other.cents);
  return (
    <div ref={box} className="above-2">
      <svg className={styles.curve} width={width} height="56" aria-hidden="true">
        <line className={styles.level} x1="0" x2={width} y1={LINE} y2={LINE} />
        {isWageShown && <line className={styles.now} x1={x(wageCents)} x2={x(wageCents)} y1={LINE - 6} y2={LINE + 6} />}
        <g className={gapTone(paid.cents - due.cents)} fill="currentColor">
          <rect
            x={Math.min(x(due.cents), x(paid.cents))}
            width={Math.abs(x(due.cents) - x(paid.cents))}
            y={LINE - 3}
            height="6"
            fillOpacity={0.45}
          />
          <circle cx={x(paid.cents)} cy={LINE} r="6" />
        </g>
        <line x1={x(due.cents)} x2={x(due.cents)} y1={LINE - 9} y2={LINE + 9} stroke="currentColor" strokeWidth="2" />
        <text className={styles.amount} x={x(due.cents)} y={ABOVE} textAnchor="middle">
          {words.due(formatAmount(due))}
        </text>
        {below.map(({ text, cents }, place) => (
          // Two labels stand away from each other, however near their amounts are.
          <text
            key={text}
            className={cx(cents === paid.cents ? styles.amount : styles.axis)}
            x={x(cents)}
            y={BELOW}
            textAnchor={below.length === 1 ? 'middle' : place === 0 ? 'end' : 'start'}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
