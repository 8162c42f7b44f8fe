/** Opens the search over everything, from the bar and by keys. */
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { staffSearch as words } from '../../i18n/fr';
import { useListSettings } from '../../layout/listSettings';
import { Icon } from '../../ui/Icon';
import { staffResources } from '../resources';
import { SearchDialog } from './SearchDialog';
import { actOptions, screenOptions } from './searchOptions';
import styles from './StaffSearch.module.css';
import { useSearchKeys } from './useSearchKeys';

const screens = screenOptions(staffResources);

export function StaffSearch() {
  const [isOpen, setOpen] = useState(false);
  const [{ singleKeys }] = useListSettings();
  const { permissions } = usePermissions<string>();
  const navigate = useNavigate();
  const acts = actOptions(
    staffResources,
    ({ adminActs = [] }) => permissions === 'admin' || !adminActs.includes('create'),
  );
  useSearchKeys({
    isOn: singleKeys,
    options: [...acts, ...screens],
    onOpen: () => setOpen(true),
    onLead: (to) => void navigate(to),
  });
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>{words.label}</span>
        <kbd aria-hidden>{words.shortcut}</kbd>
      </button>
      {isOpen && <SearchDialog acts={acts} screens={screens} onClose={() => setOpen(false)} />}
    </>
  );
}
