import type { ReactNode } from 'react';

/** The frame around a message when a print page has no document. It shows nothing of the site. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}
