/** The inputs of an estimate, which the user can change: degrees and situation. The calculation follows. */
import { formatDay, MAYOTTE, receiptLines, wageTerritoryOf } from '@valorisation/rules';
import { useEffect, useRef } from 'react';
import { allFacts, type CriterionFacts } from '../amounts/model/criterionCard';
import { categoryTitle, resultOf, type Changeable } from '../amounts/model/result';
import { today } from '../amounts/model/today';
import { DegreeLadder } from '../amounts/parts/DegreeLadder';
import { Receipt } from '../amounts/parts/Receipt';
import { TermsForm } from '../amounts/parts/terms/TermsForm';
import { UnderMinimum } from '../amounts/parts/UnderMinimum';
import { classification, estimate as words } from '../i18n/fr';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Inline, Stack, Text } from '../ui/layout/primitives';
import { SelectField } from '../ui/SelectField';
import { Summary } from '../ui/Summary';
import { degreeWords } from './degreeWords';
import styles from './Estimate.module.css';
import { useIsTakenOver } from './isTakenOver';
import { PrintedEstimate } from './PrintedEstimate';
import type { EstimateState } from './useEstimate';

type PlaceProps = Pick<EstimateState, 'department' | 'changeDepartment'>;

interface WorkProps {
  estimate: Changeable;
  title: string;
  place: PlaceProps;
  /** True when the user has just chosen the function here. */
  arrived: boolean;
  onChange: () => void;
}

/** The minimum wage that the amount is compared with depends on the establishment's place. */
function PlaceField({ department, changeDepartment }: PlaceProps) {
  const isMayotte = wageTerritoryOf(department ?? null) === 'mayotte';
  return (
    <div className={styles.place}>
      <SelectField
        label={words.place.label}
        hint={words.place.hint}
        placeholder={null}
        value={isMayotte ? MAYOTTE : ''}
        options={[
          { value: '', label: words.place.elsewhere },
          { value: MAYOTTE, label: words.place.mayotte },
        ]}
        onValueChange={(value) => changeDepartment(value === '' ? undefined : value)}
      />
    </div>
  );
}

function CriterionChoice({ estimate, facts }: { estimate: Changeable; facts: CriterionFacts }) {
  const said = degreeWords(estimate, facts);
  if (!facts.asked) {
    return (
      <p className={styles.unasked}>
        <span>{facts.title}</span>
        <Inline tone="hint">{said}</Inline>
      </p>
    );
  }
  return (
    <details className={styles.criterion}>
      <Summary>
        <span className="cluster align-baseline justify-space-between grow gap-0-3">
          <span>{facts.title}</span>
          <Inline tone="hint" className="right">
            {said}
          </Inline>
        </span>
      </Summary>
      <div className={styles.ladder}>
        {facts.isBelowDefault && (
          <Text tone="note" below={3}>
            {words.capacity}
          </Text>
        )}
        <DegreeLadder classification={estimate} criterion={facts.criterion} goesOn={false} />
      </div>
    </details>
  );
}

function Head({ estimate, title, arrived, onChange }: Omit<WorkProps, 'place'>) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The list of functions has disappeared, so what replaces it gets the focus.
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [arrived]);

  return (
    <div className="cluster align-start justify-space-between gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Text tone="hint">{categoryTitle(estimate.reference, estimate.work.categoryLevel)}</Text>
      </div>
      <Button onClick={onChange}>{words.change}</Button>
    </div>
  );
}

export function EstimateWork(props: WorkProps) {
  const { estimate, title, place } = props;
  const { grid, info } = estimate.reference;
  const result = resultOf(estimate);
  const isTakenOver = useIsTakenOver();
  return (
    <>
      <Stack gap={8} className={styles.work} inert={!isTakenOver}>
        <Head {...props} />
        <TermsForm classification={estimate} onValidChange={() => undefined} />
        <PlaceField {...place} />
        <section aria-labelledby="criteres">
          <h2 id="criteres">{words.criteria}</h2>
          <Text tone="hint" below={3}>
            {words.criteriaHint}
          </Text>
          <div className="line-top">
            {allFacts(estimate).map((facts) => (
              <CriterionChoice key={facts.criterion.id} estimate={estimate} facts={facts} />
            ))}
          </div>
        </section>
        {result !== null && <UnderMinimum result={result} />}
      </Stack>
      {result !== null && <PrintedEstimate estimate={estimate} result={result} title={title} />}
      {result !== null && (
        <section aria-labelledby="calcul" className={styles.receipt}>
          <h2 id="calcul">{classification.receipt.title}</h2>
          <Receipt lines={receiptLines(result.steps, grid)} />
          <Text tone="quiet" reading above={4}>
            <strong>{words.minimum}</strong>{' '}
            {words.printedOn(formatDay(today()), classification.conclusion.gridInForce(formatDay(info.effectiveOn)))}
          </Text>
          {!info.confirmed && (
            <Text above={2}>
              <Badge tone="wheat">{classification.unconfirmed}</Badge>
            </Text>
          )}
        </section>
      )}
    </>
  );
}
