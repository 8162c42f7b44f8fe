/** The way from a record to its list, with its words at every width: react-admin's shows its icon alone on a phone. */
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffKit as words } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';

export function BackToList() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <Button
      size="small"
      component={Link}
      to={createPath({ resource, type: 'list' })}
      startIcon={<Icon name="left" size={18} />}
    >
      {words.back}
    </Button>
  );
}
