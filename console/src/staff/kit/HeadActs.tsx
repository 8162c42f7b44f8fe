/** The acts of a page stand beside its title, which the layout draws. */
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element beside the title. Null until it is drawn. */
export const HeadPlace = createContext<HTMLElement | null>(null);

export function HeadActs({ children }: { children: ReactNode }) {
  const place = useContext(HeadPlace);
  return place === null ? null : createPortal(children, place);
}
