/** The columns of a table that the person wants to see. The first one always stays. */
import { Button, Checkbox, FormControlLabel, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useStore, type RaRecord } from 'react-admin';
import { staffKit } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import type { StaffField } from './fields';

const { columns: words } = staffKit;

const NONE: readonly string[] = [];

/** Names of fields, so that another version of the product shows its new columns. */
export const useLeftOut = () => useStore<readonly string[]>(`${useResourceContext() ?? ''}.columns`, NONE);

export function Columns<Row extends RaRecord>({ fields }: { fields: readonly StaffField<Row>[] }) {
  const [leftOut, setLeftOut] = useLeftOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [, ...choosable] = fields.filter(({ read }) => read !== undefined);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': words.title, sx: { p: 2 } } }}
      >
        <Stack gap={1} align="start">
          <Typography variant="subtitle2" component="h2">
            {words.title}
          </Typography>
          {choosable.map(({ name, label }) => {
            const isShown = !leftOut.includes(name);
            return (
              <FormControlLabel
                key={name}
                label={label}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    onChange={() =>
                      setLeftOut(isShown ? [...leftOut, name] : leftOut.filter((other) => other !== name))
                    }
                  />
                }
              />
            );
          })}
          <Button size="small" disabled={leftOut.length === 0} onClick={() => setLeftOut(NONE)}>
            {words.reset}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
