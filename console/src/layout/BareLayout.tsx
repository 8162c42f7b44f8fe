import type { ReactNode } from 'react';

/** Around what a print route says where there is no page to print: nothing of the site. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
