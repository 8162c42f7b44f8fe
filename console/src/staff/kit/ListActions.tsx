/** Above a staff list: more filters where there are some, a new record, and the list as a file. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { FilterButton, TopToolbar, useCreatePath, useDataProvider, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf } from '../../api/errors';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffKit as words } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';

interface ListActionsProps {
  hasCreate: boolean;
  /** Some of the filters are shown on demand. */
  hasMoreFilters: boolean;
}

export function ListActions({ hasCreate, hasMoreFilters }: ListActionsProps) {
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      {hasMoreFilters && <FilterButton disableSaveQuery />}
      {hasCreate && <CreateLink />}
      <ExportButton />
    </TopToolbar>
  );
}

/** A button like the others at every width: react-admin's floats over the rows of a phone. */
function CreateLink() {
  const { resource } = useListContext();
  const createPath = useCreatePath();
  return (
    <Button
      size="small"
      component={Link}
      to={createPath({ resource, type: 'create' })}
      startIcon={<Icon name="plus" size={18} />}
    >
      {words.create}
    </Button>
  );
}

/** What the list shows with its filters, all its pages, as a file for a spreadsheet. */
function ExportButton() {
  const list = useListContext();
  const { resource, sort, total } = list;
  const filter: unknown = list.filterValues;
  const provider = useDataProvider<StaffDataProvider>();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      await provider.exportList(resource, { filter, sort });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      size="small"
      disabled={isBusy || total === 0}
      onClick={() => void save()}
      startIcon={<Icon name="download" size={18} />}
    >
      {words.exportList}
    </Button>
  );
}
