import { Autocomplete, TextField } from '@mui/material';
import { staffMenus as words } from '../../i18n/fr';
import type { Place } from './usePlaces';

interface PlaceFieldProps {
  value: string;
  places: readonly Place[];
  /** @param title the title of the chosen place; empty for a typed address */
  onChange: (href: string, title: string) => void;
}

/** Where a link leads: a place of the portal from the list, or the typed address of another site. */
export function PlaceField({ value, places, onChange }: PlaceFieldProps) {
  const chosen = places.find(({ href }) => href === value);
  return (
    <Autocomplete<Place, false, true, true>
      freeSolo
      disableClearable
      size="small"
      options={[...places]}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.href)}
      value={chosen ?? value}
      onChange={(_, next) => (typeof next === 'string' ? onChange(next, '') : onChange(next.href, next.title))}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' && typed.startsWith('https://')) onChange(typed, '');
      }}
      renderInput={(props) => <TextField {...props} label={words.place} helperText={words.placeHelp} />}
    />
  );
}
