import type { StaffContentKind } from '@valorisation/contract';
import { useGetList } from 'react-admin';
import { CONTENT_FIELDS, type ContentRow } from '../fields';

const ALL = { pagination: { page: 1, perPage: 200 }, sort: { field: 'title', order: 'ASC' } } as const;

/** The titles of the records that records of a kind point at. */
export function useNames(kind: StaffContentKind): (id: number) => string {
  const to = CONTENT_FIELDS[kind].flatMap((field) => (field.form === 'reference' ? [field.to] : []))[0];
  const { data = [] } = useGetList<ContentRow>(to ?? 'themes', ALL, { enabled: to !== undefined });
  return (id) => data.find((row) => row.id === id)?.title ?? String(id);
}
