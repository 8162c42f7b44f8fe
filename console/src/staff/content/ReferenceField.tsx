import { MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import { staffContent } from '../../i18n/fr';
import type { ContentRow } from './fields';

const { fields: words } = staffContent;
/** More than the number of themes, series, documents or videos. */
const ALL = { page: 1, perPage: 200 };
const BY_TITLE = { field: 'title', order: 'ASC' } as const;

interface ReferenceFieldProps {
  to: string;
  label: string;
  value: number | null;
  onChange: (id: number | null) => void;
}

export function ReferenceField({ to, label, value, onChange }: ReferenceFieldProps) {
  const { data = [] } = useGetList<ContentRow>(to, { pagination: ALL, sort: BY_TITLE });
  const isKnown = value === null || data.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isKnown ? (value ?? '') : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{words.none}</MenuItem>
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
