/**
 * Replaces react-router, which is larger than the page. Links lead to documents; acts stay in the estimate or lead into
 * the tool.
 */
import { createContext, useContext, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { paths } from '../../routes';

interface Place {
  /** Path of the site's root, with a final slash. */
  readonly root: string;
  readonly search: string;
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
}

const PlaceContext = createContext<Place>({ root: '/', search: '', go: () => undefined });

const isEstimate = (to: string) => to.split('?')[0] === paths.estimate();
const searchOf = (to: string) => to.slice(paths.estimate().length);

interface AddressProps {
  root: string;
  /** As the server has read it. */
  search: string;
  children: ReactNode;
}

export function Address({ root, search: asked, children }: AddressProps) {
  const [search, setSearch] = useState(asked);

  useEffect(() => {
    const follow = () => setSearch(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const place = useMemo<Place>(
    () => ({
      root,
      search,
      go: (to, { replace = false } = {}) => {
        if (!isEstimate(to)) {
          window.location.assign(`${root}#${to}`);
          return;
        }
        const address = root + to.slice(1);
        if (replace) window.history.replaceState(null, '', address);
        else window.history.pushState(null, '', address);
        setSearch(searchOf(to));
      },
    }),
    [root, search],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function useLocation(): { readonly pathname: string; readonly search: string } {
  const { search } = useContext(PlaceContext);
  return { pathname: paths.estimate(), search };
}

export function useNavigate(): Place['go'] {
  return useContext(PlaceContext).go;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

export function Link({ to, children, ...rest }: LinkProps) {
  const { root } = useContext(PlaceContext);
  return (
    <a {...rest} href={root + to.slice(1)}>
      {children}
    </a>
  );
}
