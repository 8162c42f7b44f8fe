import type { ReactNode } from 'react';

/** Names are on the screen, and on paper only when they were asked for. */
export function OnPaper({ withNames, children }: { withNames: boolean; children: (named: boolean) => ReactNode }) {
  if (withNames) return children(true);
  return (
    <>
      <div className="unprinted">{children(true)}</div>
      <div className="printed">{children(false)}</div>
    </>
  );
}
