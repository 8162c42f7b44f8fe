import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  FilterButton,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { messageOf } from '../../core/errors';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffKit as words } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { Cluster } from '../../ui/layout/primitives';
import { CreateButton } from './CreateButton';
import { HeadActs } from './HeadActs';

interface ListActionsProps {
  /** The words of the button for a new record; null: there is none. */
  create: string | null;
  hasMoreFilters: boolean;
  /** The choice of columns, where the list is a table. */
  columns: ReactNode;
}

export function ListActions({ create, hasMoreFilters, columns }: ListActionsProps) {
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  return (
    <Cluster gap={2} align="center" className="rigid">
      {hasMoreFilters && <FilterButton disableSaveQuery />}
      {columns}
      <HeadActs>
        <ExportButton />
        {create !== null && canAccess === true && <CreateButton label={create} />}
      </HeadActs>
    </Cluster>
  );
}

/** A button for the filtered list with all its pages, as a file for a spreadsheet. */
function ExportButton() {
  const list = useListContext();
  const { resource, sort, total } = list;
  const filter: unknown = list.filterValues;
  const provider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => provider.exportList(resource, { filter, sort }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });

  return (
    <Button
      size="small"
      disabled={isPending || total === 0}
      onClick={() => mutate()}
      startIcon={<Icon name="download" size={18} />}
    >
      {words.exportList}
    </Button>
  );
}
