import { Box, MenuItem, TextField } from '@mui/material';
import { DEPARTMENTS, REGIONS } from '@valorisation/rules';
import { AutocompleteArrayInput, maxValue, minValue, NumberInput, SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { staffCampaigns } from '../../i18n/fr';
import { choicesOf } from '../kit/choices';
import type { CampaignForm } from './campaignForm';

const { audience: words, who, valuations } = staffCampaigns;

const MOST_DAYS = 3_650;
const departments = DEPARTMENTS.map(({ number, name }) => ({ id: number, name: `${number} ${name}` }));

/** Adds all departments of a region, because staff think in regions and establishments are stored by department. */
function RegionField() {
  const { getValues, setValue } = useFormContext<CampaignForm>();
  const add = (region: string) => {
    const added = REGIONS.find(({ name }) => name === region)?.departments ?? [];
    const all = new Set([...getValues('audience.departments'), ...added]);
    setValue('audience.departments', [...all], { shouldDirty: true });
  };
  return (
    <TextField select label={words.region} value="" onChange={({ target }) => add(target.value)} fullWidth>
      {REGIONS.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function AudienceInputs() {
  return (
    <Box component="section" sx={{ width: '100%' }}>
      <h2 className="size-18">{words.title}</h2>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SelectInput source="audience.who" label={words.who} choices={choicesOf(who)} isRequired />
        <SelectInput source="audience.valuations" label={words.valuations} choices={choicesOf(valuations)} isRequired />
        <RegionField />
        <AutocompleteArrayInput
          source="audience.departments"
          label={words.departments}
          helperText={words.everywhere}
          choices={departments}
        />
        <NumberInput
          source="audience.absent_days"
          label={words.absent}
          helperText={words.absentHelp}
          validate={[minValue(1, words.absentFault), maxValue(MOST_DAYS, words.absentFault)]}
          step={1}
        />
      </Box>
    </Box>
  );
}
