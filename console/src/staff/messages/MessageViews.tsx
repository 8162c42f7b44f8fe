import { MenuItem, TextField } from '@mui/material';
import { useGetIdentity, useListContext } from 'react-admin';
import { staffMessages } from '../../i18n/fr';

const { views: words } = staffMessages;

const VIEWS = ['todo', 'open', 'mine', 'assigned', 'closed', 'all'] as const;
type View = (typeof VIEWS)[number];

export const TO_DO = { state: ['open', 'assigned'] };

function filterOf(view: View, me: unknown): object {
  switch (view) {
    case 'todo':
      return TO_DO;
    case 'mine':
      return { state: 'assigned', assigned_to: me };
    case 'all':
      return {};
    default:
      return { state: view === 'open' || view === 'assigned' ? view : 'closed' };
  }
}

/** The props are unused here. react-admin's list of filters requires `source` and `alwaysOn`. */
export function MessageViews(_: { source: string; alwaysOn: boolean }) {
  const list = useListContext();
  const filterValues: unknown = list.filterValues;
  const { identity } = useGetIdentity();
  const {
    state,
    assigned_to: assignedTo,
    ...others
  }: Record<string, unknown> = {
    ...(typeof filterValues === 'object' ? filterValues : {}),
  };
  const shown = JSON.stringify({
    ...(state !== undefined && { state }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
  });
  const view = VIEWS.find((each) => JSON.stringify(filterOf(each, identity?.id)) === shown) ?? 'all';
  return (
    <TextField
      select
      size="small"
      label={words.label}
      value={view}
      sx={{ minWidth: 200 }}
      onChange={({ target }) => {
        const chosen = VIEWS.find((each) => each === target.value) ?? 'all';
        list.setFilters({ ...others, ...filterOf(chosen, identity?.id) });
      }}
    >
      {VIEWS.map((each) => (
        <MenuItem key={each} value={each}>
          {words[each]}
        </MenuItem>
      ))}
    </TextField>
  );
}
