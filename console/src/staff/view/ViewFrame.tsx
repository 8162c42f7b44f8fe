/**
 * The frame of each page under a head's grant. It names the establishment and the end of the grant, and says that the
 * head can see that this page was read.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useGetOne, type RaRecord } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { Establishment } from '@valorisation/contract';
import { useGrantedAccess } from '../../api/staffView';
import { staffView as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { formatMoment } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Stack } from '../../ui/layout/primitives';
import { StaffTitle } from '../kit/StaffTitle';
import styles from './View.module.css';

/** The numbers in the address. An invalid number is replaced by an id that no record has. */
export function useViewedIds(): { readonly id: number; readonly row: number } {
  const { id, row } = useParams();
  return { id: Number(id) || 0, row: Number(row) || 0 };
}

interface ViewFrameProps<Data> {
  read: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  title: (company: string, data: Data | undefined) => string;
  children: (data: Data) => ReactNode;
}

export function ViewFrame<Data>({ read: { data, error, refetch }, title, children }: ViewFrameProps<Data>) {
  const { id } = useViewedIds();
  const { data: establishment } = useGetOne<Establishment & RaRecord<number>>('establishments', { id });
  const { data: until } = useGrantedAccess(id);
  const company = establishment?.company_name ?? '';
  return (
    <Stack gap={6} className={styles.page}>
      <Title title={<StaffTitle text={title(company, data)} />} />
      <div className={styles.banner}>
        <Notice tone="wheat">
          {typeof until === 'string' && (
            <p>
              <strong>{words.banner(company, formatMoment(until))}</strong>
            </p>
          )}
          <p>
            {until === null ? words.ended : words.recorded} <Link to={paths.adminEstablishment(id)}>{words.leave}</Link>
          </p>
        </Notice>
      </div>
      {data !== undefined && children(data)}
      {data === undefined && error !== null && (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="240px" />
        </div>
      )}
    </Stack>
  );
}
