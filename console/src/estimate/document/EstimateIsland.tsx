/** The estimate on its own page. The server renders this tree, and the browser's script takes it over. */
import type { FunctionName } from '@valorisation/rules';
import { useEffect, useMemo, useState } from 'react';
import { createPath, parsePath, Router, type Navigator, type To } from 'react-router-dom';
import type { PublicReference } from '../../api/reference';
import { ErrorBoundary } from '../../layout/ErrorBoundary';
import { findRoute, paths, routes } from '../../routes';
import { EstimatePage } from '../EstimatePage';

/** Where the server puts the estimate and its data for the browser's script. */
export const PLACE_ID = 'estimation';
export const DATA_ID = 'estimation-donnees';

export interface IslandProps {
  reference: PublicReference;
  names: readonly FunctionName[];
  /** Path of the site's root, with a final slash. */
  root: string;
  search: string;
}

const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to);

/** Links to public pages lead to their documents. Links to members' screens lead into the tool. */
function navigatorOf(root: string, onSearch: (search: string) => void): Navigator {
  const addressOf = (to: To) => {
    const path = createPath(pathOf(to));
    const route = findRoute(pathOf(to).pathname ?? '/');
    return root + (route !== undefined && routes[route].access === 'member' ? `#${path}` : path.slice(1));
  };
  const go = (to: To, write: (address: string) => void) => {
    const { pathname, search = '' } = pathOf(to);
    if (pathname !== paths.estimate()) return window.location.assign(addressOf(to));
    write(addressOf(to));
    onSearch(search);
  };
  return {
    createHref: addressOf,
    push: (to) => go(to, (address) => window.history.pushState(null, '', address)),
    replace: (to) => go(to, (address) => window.history.replaceState(null, '', address)),
    go: (steps) => window.history.go(steps),
  };
}

export function EstimateIsland({ reference, names, root, search: asked }: IslandProps) {
  const [search, setSearch] = useState(asked);
  const navigator = useMemo(() => navigatorOf(root, setSearch), [root]);

  useEffect(() => {
    const follow = () => setSearch(window.location.search);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return (
    <Router location={{ pathname: paths.estimate(), search }} navigator={navigator}>
      <ErrorBoundary resetKey={search}>
        <EstimatePage reference={reference} names={names} />
      </ErrorBoundary>
    </Router>
  );
}
