import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffKit } from '../../i18n/fr';

interface RecordLinkProps {
  to?: 'show' | 'edit';
  children: ReactNode;
}

function useAddress(type: 'show' | 'edit'): string | undefined {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const row = useRecordContext();
  return resource === undefined || row === undefined ? undefined : createPath({ resource, id: row.id, type });
}

/** A link from a row to the page of its record. The link is the record's name, so that keyboard users reach it. */
export function RecordLink({ to = 'show', children }: RecordLinkProps) {
  const address = useAddress(to);
  return address === undefined ? children : <Link to={address}>{children}</Link>;
}

/** The same way at the end of the row, for the mouse. The record's name leads there for everybody else. */
export function OpenRow({ to }: { to: 'show' | 'edit' }) {
  const address = useAddress(to);
  if (address === undefined) return null;
  return (
    <Link to={address} className="plain quiet" tabIndex={-1} aria-hidden>
      {staffKit.open}
    </Link>
  );
}
