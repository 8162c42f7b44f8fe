/** A link from a row to the page of its record. The link is the record's name, so that keyboard users reach it. */
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface RecordLinkProps {
  to?: 'show' | 'edit';
  children: ReactNode;
}

export function RecordLink({ to = 'show', children }: RecordLinkProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const row = useRecordContext();
  if (resource === undefined || row === undefined) return children;
  return <Link to={createPath({ resource, id: row.id, type: to })}>{children}</Link>;
}
