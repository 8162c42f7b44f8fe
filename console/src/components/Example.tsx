import { useId, type ReactNode } from 'react';
import { Stack } from '../ui/layout/primitives';

interface ExampleProps {
  /** The names of the files in console/src/ui that the example shows. The test of the page compares them. */
  of: string;
  children: ReactNode;
}

export function Example({ of, children }: ExampleProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} data-components={of} aria-labelledby={id}>
      <h2 id={id}>{of}</h2>
      {children}
    </Stack>
  );
}
