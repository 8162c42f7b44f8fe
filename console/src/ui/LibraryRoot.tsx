/** The settings of react-aria-components: the product's language and the product's router for links. */
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router-dom';
import { useStableCallback } from './useStableCallback';

export function LibraryRoot({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useStableCallback((path: string) => void navigate(path));
  return (
    <I18nProvider locale="fr-FR">
      <RouterProvider navigate={follow} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
