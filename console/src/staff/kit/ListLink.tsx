import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../routes';

interface ListLinkProps {
  resource: string;
  filter: object;
  children: ReactNode;
}

export function ListLink({ resource, filter, children }: ListLinkProps) {
  return <Link to={listAddress(resource, filter)}>{children}</Link>;
}

/**
 * The address of a staff list with a filter for react-admin. Without a filter in the address, react-admin uses the last
 * filter of that list.
 */
export function listAddress(resource: string, filter: object = {}): string {
  const shown = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  const query = { filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) };
  return `${paths.adminList(resource)}?${new URLSearchParams(query).toString()}`;
}
