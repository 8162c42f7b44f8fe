import {
  findCategory,
  findFunction,
  formatAmount,
  formatMoney,
  formatPercent,
  formatPoints,
  receiptLines,
  type Grid,
} from '@valorisation/rules';
import { counted, typeset } from '@valorisation/rules';
import { Receipt } from '../../../amounts/parts/Receipt';
import { useState } from 'react';
import type { GridCase } from '@valorisation/contract';
import { classification, staffGridProof as words } from '../../../i18n/fr';
import { formatInstant } from '../../../ui/instant';
import { Cluster, Stack, Text } from '../../../ui/layout/primitives';
import { Notice } from '../../../ui/Notice';
import { Facts } from '../../kit/Facts';
import { Summary } from '../../../ui/Summary';
import { CaseBadge } from './CaseBadge';
import { CaseActs } from './CaseActs';
import { CaseForm, isCaseBegun } from './CaseForm';
import styles from './Proof.module.css';

const { facts } = words;

function factsOf(one: GridCase, grid: Grid): readonly (readonly [string, string])[] {
  const job = findFunction(grid, one.functionId);
  const degrees = grid.criteria.flatMap(({ id, title }) => {
    const rank = one.degrees[id];
    return rank === undefined ? [] : [facts.degree(typeset(title), rank)];
  });
  const pay = [
    ...(one.hourly ? [facts.hourly] : []),
    ...(one.fixedDays ? [facts.fixedDays] : []),
    ...(one.guaranteedCents === null ? [] : [facts.guarantee(formatMoney(one.guaranteedCents))]),
  ];
  return [
    [facts.function, job === undefined ? facts.gone(one.functionId) : typeset(job.title)],
    [facts.category, typeset(findCategory(grid, one.categoryLevel)?.title ?? '')],
    [facts.degrees, degrees.join(', ')],
    [facts.share, formatPercent(one.shareHundredths)],
    [facts.seniority, counted(one.seniorityYears, 'an', 'ans')],
    [facts.leave, classification.conclusion.leaveWeeks(one.leaveWeeks)],
    ...(pay.length === 0 ? [] : [[facts.pay, pay.join(', ')] as const]),
    [words.source, one.source],
  ];
}

/** The expected figures beside the computed ones. A line says when they differ. */
function Figures({ one: { state, expectedIndex, expectedCents, expectedUnit, computed } }: { one: GridCase }) {
  const isBefore = state === 'to-take-over';
  const rows = [
    [words.index, formatPoints(expectedIndex), computed && formatPoints(computed.indexHundredths)],
    [
      words.amount,
      formatAmount({ cents: expectedCents, unit: expectedUnit }),
      computed && formatAmount({ cents: computed.cents, unit: computed.unit }),
    ],
  ] as const;
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{words.figure}</th>
          <th scope="col">{isBefore ? words.expectedBefore : words.expected}</th>
          {!isBefore && <th scope="col">{words.computed}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, expected, found]) => (
          <tr key={label} className={found === expected || isBefore ? undefined : styles.differs}>
            <th scope="row">{label}</th>
            <td className="amounts">{expected}</td>
            {!isBefore && <td className="amounts">{found ?? words.nothing}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ one: { state, typed, signed, withdrawn } }: { one: GridCase }) {
  const signature = state === 'signed' ? words.signedBy : words.signedBefore;
  return (
    <Stack gap={0}>
      {typed.by !== '' && <Text tone="hint">{words.typed(typed.by, formatInstant(typed.at))}</Text>}
      {signed !== null && (
        <Text tone="hint">{signed.by === '' ? words.shipped : signature(signed.by, formatInstant(signed.at))}</Text>
      )}
      {withdrawn !== null && (
        <Text tone="hint">{words.withdrawnBy(withdrawn.by, formatInstant(withdrawn.at), withdrawn.reason)}</Text>
      )}
    </Stack>
  );
}

interface CaseCardProps {
  gridId: number;
  one: GridCase;
  grid: Grid;
  /** True when the user may sign, correct and withdraw the case. */
  offersActs: boolean;
}

export function CaseCard({ gridId, one, grid, offersActs }: CaseCardProps) {
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>(() =>
    isCaseBegun(gridId, one) ? 'open' : 'unopened',
  );
  const { state, difference, computed, refusals } = one;
  const isCounted = state !== 'withdrawn';
  return (
    <Stack as="li" gap={3} className={styles.case}>
      <Cluster gap={3} rowGap={1} align="center" justify="space-between">
        <h3 className="size-17 breakable shrinkable">{typeset(one.title)}</h3>
        <CaseBadge state={state} />
      </Cluster>
      <Facts rows={factsOf(one, grid)} />
      <Figures one={one} />
      {isCounted && difference !== null && (
        <Notice tone="clay">{[words.differences[difference], ...refusals].join(' ')}</Notice>
      )}
      {computed !== null && (
        <details className={styles.receipt} open={isCounted && difference !== null}>
          <Summary>{words.receipt}</Summary>
          <Receipt lines={receiptLines(computed.trace, grid)} />
        </details>
      )}
      <Marks one={one} />
      {offersActs &&
        isCounted &&
        (form === 'open' ? (
          <CaseForm gridId={gridId} grid={grid} corrected={one} onClose={() => setForm('closed')} />
        ) : (
          <CaseActs gridId={gridId} one={one} takesFocus={form === 'closed'} onCorrect={() => setForm('open')} />
        ))}
    </Stack>
  );
}
