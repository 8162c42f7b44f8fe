import { Box, ListSubheader, Typography } from '@mui/material';
import { dashboardCalls, type StaffWaiting } from '@valorisation/contract';
import { Menu, useRemoveFromStore, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useCall } from '../api/useCall';
import { staff } from '../i18n/fr';
import { Icon } from '../ui/Icon';
import { STAFF_GROUPS } from './kit/resource';
import { staffResources } from './resources';

const POLLED_MS = 60_000;

const COUNTS: Readonly<Partial<Record<string, keyof StaffWaiting>>> = {
  'account-requests': 'account_requests',
  messages: 'messages',
  mails: 'mails',
  'minimum-wages': 'minimum_wages',
  grids: 'grids',
};

/** What waits, by resource. It is read again on each page, because the last act may have changed it. */
function useCounts(): (resource: string) => number {
  const { pathname: since } = useLocation();
  const { data } = useCall(
    dashboardCalls.waiting,
    {},
    { silent: true, keepsPrevious: true, since, refetchInterval: POLLED_MS },
  );
  return (resource) => {
    const field = COUNTS[resource];
    return field === undefined ? 0 : (data?.[field] ?? 0);
  };
}

/** The number stands only where something waits, in the colour of a fault for failed mails. */
function Label({ name, title, count }: { name: string; title: string; count: number }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, fontSize: '0.9375rem' }}>
      <Typography component="span" variant="inherit" noWrap sx={{ flex: 1 }}>
        {title}
      </Typography>
      {count > 0 && (
        <strong className={name === 'mails' ? 'clay-700' : 'wheat-700'}>
          {count}
          <span className="visually-hidden"> {name === 'mails' ? staff.failed : staff.waiting}</span>
        </strong>
      )}
    </Box>
  );
}

export function StaffMenu() {
  const countOf = useCounts();
  const [isOpen] = useSidebarState();
  const forget = useRemoveFromStore();
  return (
    <Menu>
      <Menu.DashboardItem primaryText={staff.home} leftIcon={<Icon name="home" />} />
      {STAFF_GROUPS.flatMap((group) => {
        const items = staffResources.filter((resource) => resource.group === group);
        if (items.length === 0) return [];
        return [
          // The folded menu has room only for icons.
          isOpen && (
            <ListSubheader
              key={group}
              role="presentation"
              disableSticky
              sx={{ bgcolor: 'transparent', lineHeight: 1, mt: 2, mb: 0.5 }}
            >
              {staff.groups[group]}
            </ListSubheader>
          ),
          ...items.map(({ name, title }) => (
            // A list opened from the menu starts without filters, because a filter left from before would hide rows.
            <Menu.ResourceItem
              key={name}
              name={name}
              primaryText={<Label name={name} title={title} count={countOf(name)} />}
              onClick={() => forget(`${name}.listParams`)}
            />
          )),
        ];
      })}
    </Menu>
  );
}
