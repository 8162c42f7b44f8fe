/** The columns of a table that the person wants to see, in the person's order. The first column always stays first, and acts last. */
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useStore, type RaRecord } from 'react-admin';
import { staffKit } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import type { StaffField } from './fields';
import { moved } from './moved';

const { columns: words } = staffKit;

/** The column of acts, which always stays last. */
export const ACTS = 'acts';

const NONE: readonly string[] = [];

/** The choice of the person. It holds names of fields, so that another version of the product shows its new columns. */
export function useColumns<Row extends RaRecord>(fields: readonly StaffField<Row>[]) {
  const resource = useResourceContext() ?? '';
  const start = fields.filter(({ isExtra }) => isExtra === true).map(({ name }) => name);
  const [leftOut, setLeftOut] = useStore<readonly string[]>(`${resource}.columns`, start);
  const [order, setOrder] = useStore<readonly string[]>(`${resource}.columnOrder`, NONE);
  const [first, ...others] = fields.filter(({ read, name }) => read !== undefined && name !== ACTS);
  const acts = fields.filter(({ name }) => name === ACTS);
  // A column without a place of its own stays behind the ones that have one.
  const place = ({ name }: StaffField<Row>) => (order.includes(name) ? order.indexOf(name) : order.length);
  const choosable = others.toSorted((a, b) => place(a) - place(b));
  return {
    choosable,
    shown: [
      ...(first === undefined ? [] : [first]),
      ...choosable.filter(({ name }) => !leftOut.includes(name)),
      ...acts,
    ],
    isAsAtStart: order.length === 0 && String(leftOut) === String(start),
    toggle: (name: string) =>
      setLeftOut(leftOut.includes(name) ? leftOut.filter((other) => other !== name) : [...leftOut, name]),
    move: (from: number, to: number) => setOrder(moved(choosable, from, to).map(({ name }) => name)),
    reset() {
      setLeftOut(start);
      setOrder(NONE);
    },
  };
}

export function Columns<Row extends RaRecord>({ columns }: { columns: ReturnType<typeof useColumns<Row>> }) {
  const { choosable, shown, isAsAtStart, toggle, move, reset } = columns;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<Icon name="grid" size={18} />}
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': words.title, sx: { p: 2, minWidth: 280 } } }}
      >
        <Typography variant="subtitle2" component="h2">
          {words.title}
        </Typography>
        <Stack as="ul" gap={0}>
          {choosable.map((field, at) => (
            <Box
              key={field.name}
              component="li"
              draggable
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== null && move(dragged, at)}
              sx={{ cursor: 'grab' }}
            >
              <Cluster gap={4} align="center" justify="space-between">
                <FormControlLabel
                  label={field.label}
                  control={
                    <Checkbox size="small" checked={shown.includes(field)} onChange={() => toggle(field.name)} />
                  }
                />
                <IconButton
                  size="small"
                  disabled={at === 0}
                  aria-label={staffKit.of(words.up, field.label)}
                  onClick={() => move(at, at - 1)}
                >
                  <Icon name="up" size={18} />
                </IconButton>
              </Cluster>
            </Box>
          ))}
        </Stack>
        <Cluster gap={4} align="center" justify="space-between">
          <Text tone="hint">{words.order}</Text>
          <Button size="small" disabled={isAsAtStart} onClick={reset}>
            {words.reset}
          </Button>
        </Cluster>
      </Popover>
    </>
  );
}
