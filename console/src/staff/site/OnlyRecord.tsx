import { useCreatePath, useGetList, useResourceContext, type RaRecord } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../ui/State';
import { LoadingBlock } from '../../ui/Spinner';

/** The list of a resource with a single record leads to this record. */
export function OnlyRecord() {
  const resource = useResourceContext({}) ?? '';
  const createPath = useCreatePath();
  const { data, error, refetch } = useGetList<RaRecord<number>>(resource, { pagination: { page: 1, perPage: 1 } });
  const [record] = data ?? [];
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (record === undefined) return <LoadingBlock />;
  return <Navigate to={createPath({ resource, type: 'edit', id: record.id })} replace />;
}
