/**
 * A link to a page of the shown resource. It shows its words at every width, while react-admin's buttons show only an
 * icon on a phone or float over the rows.
 */
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../ui/Icon';

interface ResourceButtonProps {
  page: 'list' | 'create';
  icon: IconName;
  label: string;
}

export function ResourceButton({ page, icon, label }: ResourceButtonProps) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <Button
      size="small"
      component={Link}
      to={createPath({ resource, type: page })}
      startIcon={<Icon name={icon} size={18} />}
    >
      {label}
    </Button>
  );
}
