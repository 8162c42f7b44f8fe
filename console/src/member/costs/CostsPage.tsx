/** /couts: what the months to come cost, today and by scenarios, with a paper for the board. */
import { formatDay, type CostChange } from '@valorisation/rules';
import { useMemo, useState } from 'react';
import { useCostBasis, type CostBasis } from '../../api/costs';
import { useUser } from '../../api/session';
import { costs as words } from '../../i18n/fr/costs';
import { pay } from '../../i18n/fr/pay';
import { titles } from '../../i18n/fr/titles';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { cx } from '../../ui/cx';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { NumberField } from '../../ui/NumberField';
import { ErrorState } from '../../ui/State';
import { NothingClassified } from '../NothingClassified';
import { Answer } from './Answer';
import { CostCurve } from './CostCurve';
import styles from './Costs.module.css';
import { CostTable } from './CostTable';
import { Happenings } from './Happenings';
import { useScenarios } from './keptScenarios';
import { Scenarios } from './Scenarios';
import { knownSeries, scenarioSeries, type Series } from './school';

const MOST_RATE = 20_000;

function assumptionsOf(basis: CostBasis, all: readonly Series[], seesPay: boolean): readonly string[] {
  const { assumptions: texts } = words;
  const { rows, hourly, uncomputed, grids, wages } = basis;
  const refused = new Set(all.flatMap(({ costs }) => costs.refused)).size;
  const isScenario = all.some(({ school }) => school.changes.length > 0);
  const isHiring = all.some(({ school }) => school.changes.some(({ kind }) => kind === 'hiring'));
  return [
    seesPay ? texts.paid(rows.filter(({ paid }) => paid.length > 0).length, rows.length) : texts.due,
    ...(hourly > 0 ? [texts.hourly(hourly)] : []),
    ...(uncomputed > 0 ? [texts.uncomputed(uncomputed)] : []),
    ...(refused > 0 ? [texts.refused(refused)] : []),
    texts.inForce,
    texts.prorata,
    ...(isScenario ? [texts.values] : []),
    ...(isHiring ? [texts.hired] : []),
    ...grids.filter(({ confirmed }) => !confirmed).map(({ effectiveOn }) => pay.arrears.grid(formatDay(effectiveOn))),
    ...wages.filter(({ confirmed }) => !confirmed).map(({ from }) => pay.arrears.wage(formatDay(from))),
  ];
}

function Content({ basis, withNames }: { basis: CostBasis; withNames: boolean }) {
  const [{ scenarios, rateHundredths }, keep] = useScenarios();
  const [rate, setRate] = useState<number | null | undefined>(rateHundredths);
  const seesPay = useUser()?.seesPay === true;
  const known = useMemo(() => knownSeries(basis), [basis]);
  const all = [...known, ...scenarios.map((changes, place) => scenarioSeries(basis, changes, place))];
  const isRate = rate === null || (typeof rate === 'number' && rate >= 0 && rate <= MOST_RATE);
  const counted = isRate ? rate : null;
  return (
    <Stack gap={8} className={styles.sheets}>
      <Answer all={all} rateHundredths={counted} />
      <Scenarios
        basis={basis}
        scenarios={scenarios}
        withNames={withNames}
        onScenarios={(next: readonly (readonly CostChange[])[]) => keep({ scenarios: next })}
      />
      <CostTable all={all} figure={seesPay ? 'paid' : 'due'} rateHundredths={counted}>
        <NumberField
          className={cx(styles.rate, 'unprinted')}
          label={words.rate}
          hint={words.rateHint}
          optional
          suffix="%"
          error={isRate ? null : words.rateInvalid}
          value={rate}
          onValueChange={(next) => {
            setRate(next);
            if (next !== undefined) keep({ rateHundredths: next });
          }}
        />
      </CostTable>
      <CostCurve all={all} />
      <Happenings all={all} basis={basis} withNames={withNames} />
      <section>
        <h2 className="below-2">{words.assumptions.title}</h2>
        <Stack as="ul" gap={1} indent={5}>
          {assumptionsOf(basis, all, seesPay).map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </Stack>
      </section>
    </Stack>
  );
}

export function CostsPage() {
  const user = useUser();
  const { basis, error, refetch } = useCostBasis();
  const [withNames, setWithNames] = useState(false);
  if (basis === undefined && error === null) return <ScreenSkeleton />;
  const isEmpty = basis === undefined || basis.rows.length === 0;
  return (
    <Page
      title={titles.costs}
      width="wide"
      intro={
        <>
          {user?.seesPay === true ? words.introPaid : words.introDue} {basis?.isPartial === true && words.partial}
        </>
      }
      back={{ to: paths.dashboard(), label: words.back }}
      action={
        !isEmpty && (
          <Cluster align="center">
            <Checkbox label={words.withNames} checked={withNames} onChange={() => setWithNames(!withNames)}>
              {words.withNames}
            </Checkbox>
            <Button onClick={() => window.print()}>{words.print}</Button>
          </Cluster>
        )
      }
    >
      {basis === undefined ? (
        <ErrorState title={words.failed} error={error} onRetry={refetch} />
      ) : isEmpty ? (
        <NothingClassified words={words.empty} />
      ) : (
        <Content basis={basis} withNames={withNames} />
      )}
    </Page>
  );
}
