import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listAddress } from './listAddress';

interface ListLinkProps {
  resource: string;
  filter: object;
  children: ReactNode;
}

export function ListLink({ resource, filter, children }: ListLinkProps) {
  return <Link to={listAddress(resource, filter)}>{children}</Link>;
}
