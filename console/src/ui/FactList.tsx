import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  className?: string | undefined;
  /** Renders a label in another way, for example with a definition. */
  renderLabel?: (label: string) => ReactNode;
}

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
