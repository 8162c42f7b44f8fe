import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  className?: string | undefined;
  /** Instead of the label as it is. */
  renderLabel?: (label: string) => ReactNode;
}

/** What is known of something: each fact beside its label. */
export function FactList({ facts, className, renderLabel = (label) => label }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{renderLabel(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
