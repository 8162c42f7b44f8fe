/** The words by which staff sort files: typed for a file, or chosen as a filter of the library. */
import { Autocomplete, TextField } from '@mui/material';
import { mediaCalls, MOST_TAGS } from '@valorisation/contract';
import { useInput } from 'react-admin';
import { useCall } from '../../api/useCall';
import { staffMedia } from '../../i18n/fr';

const { tags: words } = staffMedia;

interface TagsInputProps {
  source: string;
  /** True for the filter, which takes known words only. */
  alwaysOn?: boolean;
}

export function TagsInput({ source, alwaysOn: isFilter = false }: TagsInputProps) {
  const { data } = useCall(mediaCalls.tags, {}, { silent: true });
  const { field, fieldState } = useInput<readonly string[] | ''>({ source, defaultValue: '' });
  const value = Array.isArray(field.value) ? field.value.map(String) : [];
  const label = isFilter ? words.filter : words.title;
  return (
    <Autocomplete
      multiple
      freeSolo={!isFilter}
      options={data?.tags ?? []}
      value={value}
      noOptionsText={words.none}
      // An empty filter is no filter, while a file may have no word.
      onChange={(_, next) => field.onChange(isFilter && next.length === 0 ? '' : next.slice(0, MOST_TAGS))}
      sx={{ minWidth: isFilter ? 180 : '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          margin={isFilter ? 'none' : 'normal'}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? (isFilter ? undefined : words.help)}
        />
      )}
    />
  );
}
