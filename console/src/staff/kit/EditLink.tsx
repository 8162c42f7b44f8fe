/** A link to the form of a row. It replaces react-admin's button, which shows only an icon in a narrow window. */
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

interface EditLinkProps {
  row: RaRecord;
  label: string;
  /** The name of the record, for people who do not see its row. */
  name: string;
}

export function EditLink({ row, label, name }: EditLinkProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <Button size="small" component={Link} to={createPath({ resource, id: row.id, type: 'edit' })} aria-label={name}>
      {label}
    </Button>
  );
}
