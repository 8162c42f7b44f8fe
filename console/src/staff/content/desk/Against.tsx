import { MenuItem, TextField } from '@mui/material';
import type { ContentVersion } from '@valorisation/contract';
import { staffDesk } from '../../../i18n/fr';
import { formatMoment } from '../../../ui/instant';

const { versions: words } = staffDesk;

export function writtenBy({ written_by, written_at }: ContentVersion): string {
  return words.by(written_by ?? words.installed, formatMoment(written_at));
}

interface AgainstProps {
  versions: readonly ContentVersion[];
  /** Null: the present text is compared. */
  value: number | null;
  onChange: (version: number | null) => void;
}

export function Against({ versions, value, onChange }: AgainstProps) {
  return (
    <TextField
      select
      size="small"
      label={words.against}
      value={value ?? ''}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <MenuItem value="">{words.current}</MenuItem>
      {versions.map((version) => (
        <MenuItem key={version.id} value={version.id}>
          {words.version(version.id)}, {writtenBy(version)}
        </MenuItem>
      ))}
    </TextField>
  );
}
