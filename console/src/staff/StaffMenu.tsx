import { ListSubheader } from '@mui/material';
import { Menu, useRemoveFromStore, useSidebarState } from 'react-admin';
import { staff } from '../i18n/fr';
import { Icon } from '../ui/Icon';
import { STAFF_GROUPS } from './kit/resource';
import { staffResources } from './resources';

export function StaffMenu() {
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
          ...items.map(({ name }) => (
            // A list opened from the menu starts without filters, because a filter left from before would hide rows.
            <Menu.ResourceItem key={name} name={name} onClick={() => forget(`${name}.listParams`)} />
          )),
        ];
      })}
    </Menu>
  );
}
