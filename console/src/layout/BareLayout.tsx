import type { ReactNode } from 'react';

/** Around a message of a print page without a document: nothing of the site. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
