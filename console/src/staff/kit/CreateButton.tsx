/**
 * A link to the form of a new record. It shows its words at every width, while react-admin's button shows only an icon
 * on a phone or floats over the rows.
 */
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

export function CreateButton({ label }: { label: string }) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return (
    <Button variant="contained" component={Link} to={createPath({ resource, type: 'create' })}>
      {label}
    </Button>
  );
}
