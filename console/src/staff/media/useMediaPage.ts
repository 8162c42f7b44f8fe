/** A page of the media library for choosing a file. Archived files are left out. */
import { useState } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import type { StaffMedia } from '@valorisation/contract';

const PER_PAGE = 24;

export type MediaRow = StaffMedia & RaRecord<number>;

export function useMediaPage(kind: StaffMedia['kind']) {
  const [word, setWord] = useState('');
  const [page, setPage] = useState(1);
  const { data, total, isPending, error } = useGetList<MediaRow>('media', {
    filter: { kind, archived: false, ...(word.trim() !== '' && { q: word.trim() }) },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page, perPage: PER_PAGE },
  });

  function search(text: string): void {
    setWord(text);
    setPage(1);
  }

  return {
    rows: data ?? [],
    pages: Math.ceil((total ?? 0) / PER_PAGE),
    page,
    setPage,
    word,
    search,
    isPending,
    error,
  };
}
