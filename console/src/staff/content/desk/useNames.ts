import type { StaffContentKind } from '@valorisation/contract';
import { useGetList, type RaRecord } from 'react-admin';
import { staffContent } from '../../../i18n/fr';
import { CONTENT_FIELDS, textOf } from '../fields';

const MOST = { page: 1, perPage: 200 };
const BY_TITLE = { pagination: MOST, sort: { field: 'title', order: 'ASC' } } as const;
/** The latest files only. A document may have any file of the media library. */
const FILES = {
  pagination: MOST,
  filter: { kind: 'document' },
  sort: { field: 'created_at', order: 'DESC' },
} as const;

/** The titles of records, or the names of files, that records of a kind refer to. */
export function useNames(kind: StaffContentKind): (id: number) => string {
  const isFile = CONTENT_FIELDS[kind].some(({ form }) => form === 'file');
  const to = CONTENT_FIELDS[kind].flatMap((field) => (field.form === 'reference' ? [field.to] : []))[0];
  const records = useGetList<RaRecord<number>>(to ?? 'themes', BY_TITLE, { enabled: to !== undefined });
  const files = useGetList<RaRecord<number>>('media', FILES, { enabled: isFile });
  return (id) => {
    if (isFile) return textOf(files.data?.find((row) => row.id === id)?.['file_name']) || staffContent.file.unnamed(id);
    return textOf(records.data?.find((row) => row.id === id)?.['title']) || String(id);
  };
}
