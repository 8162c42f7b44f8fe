/** The amount beside the form, with its reason. */
import type { ReactNode } from 'react';
import { resultOf, type Changeable } from '../amounts/model/result';
import { AmountPanel } from '../amounts/parts/AmountPanel';
import { ExplainedAmount } from '../amounts/parts/ExplainedAmount';
import { classification, estimate as words } from '../i18n/fr';
import { Amount } from '../ui/Amount';

interface AsideProps {
  estimate: Changeable;
  title: string;
  /** True while a typed value breaks a rule: there is no amount then. */
  isRefused: boolean;
  /** The way on, in the bar of a narrow screen. */
  next: ReactNode;
}

export function EstimateAside({ estimate, title, isRefused, next }: AsideProps) {
  const result = isRefused ? null : resultOf(estimate);
  const { job, work, unsaid } = estimate;
  return (
    <AmountPanel
      as="aside"
      label={words.panel}
      name={title}
      amount={<Amount value={result === null ? null : result.due} />}
      action={next}
      more={null}
    >
      {result === null ? (
        <p>{classification.result.unavailable}</p>
      ) : (
        <ExplainedAmount heading="h2" result={result} job={job} title={title} work={work} unsaid={unsaid} alone />
      )}
    </AmountPanel>
  );
}
