/** A colour of the employer body: its value, and in words whether it can be read wherever the pages show it. */
import { Button, TextField } from '@mui/material';
import { colorChecks, colorFault, formatRatio, readableTint, type ColorUse } from '@valorisation/rules';
import { staffIdentity } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';

const { color: words } = staffIdentity;

interface ColorFieldProps {
  use: ColorUse;
  label: string;
  value: string;
  onChange: (color: string) => void;
  error: string | undefined;
}

export function ColorField({ use, label, value, onChange, error }: ColorFieldProps) {
  const color = value.toLowerCase();
  const isColor = /^#[0-9a-f]{6}$/.test(color);
  const tint = isColor && colorFault(use, color) !== null ? readableTint(use, color) : null;
  return (
    <Stack gap={2}>
      <Cluster gap={2} align="center">
        <input
          type="color"
          aria-label={words.pick(label)}
          value={isColor ? color : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
        <TextField
          size="small"
          label={label}
          value={value}
          error={error !== undefined || tint !== null}
          helperText={error}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </Cluster>
      {isColor && (
        <Stack as="ul" gap={1}>
          {colorChecks(use, color).map(({ name, ratio, needed }) => (
            <li key={name} className={ratio < needed ? 'clay-700 strong' : undefined}>
              {words.checks[name]},{' '}
              {ratio < needed ? words.fault(formatRatio(ratio), formatRatio(needed)) : words.ratio(formatRatio(ratio))}
            </li>
          ))}
        </Stack>
      )}
      {tint !== null && (
        <Cluster gap={2} align="center">
          {words.tint(tint)}
          <Button size="small" variant="outlined" onClick={() => onChange(tint)}>
            {words.take}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
