/** The acts of a page stand beside its title, and the views of a list below it. The layout draws both places. */
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The elements beside and below the title. Null until they are drawn. */
export const HeadPlace = createContext<HTMLElement | null>(null);
export const ViewsPlace = createContext<HTMLElement | null>(null);

export function HeadActs({ children }: { children: ReactNode }) {
  const place = useContext(HeadPlace);
  return place === null ? null : createPortal(children, place);
}

export function HeadViews({ children }: { children: ReactNode }) {
  const place = useContext(ViewsPlace);
  return place === null ? null : createPortal(children, place);
}
