/** One menu: its links in their order, moved by buttons or by dragging, with what each leads to. */
import { Box, Button, FormHelperText, IconButton, TextField } from '@mui/material';
import { MOST_LINKS, type MenuName } from '@valorisation/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { staffMenus as words } from '../../i18n/fr';
import { Icon } from '../../ui/Icon';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import type { BrokenLink } from '../content/checkLinks';
import type { TypedLink } from '../content/fields';
import { moved } from '../kit/moved';
import { PlaceField } from './PlaceField';
import type { Place } from './usePlaces';

interface MenuRowsProps {
  name: MenuName;
  links: readonly TypedLink[];
  onChange: (links: readonly TypedLink[]) => void;
  error: string | undefined;
  broken: readonly BrokenLink[];
  places: readonly Place[];
}

export function MenuRows({ name, links, onChange, error, broken, places }: MenuRowsProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [followed, setFollowed] = useState<{ at: number; way: 'up' | 'down' } | null>(null);
  const [removed, setRemoved] = useState<readonly TypedLink[] | null>(null);

  // The focus follows the link that was moved. At an end the other button takes it.
  useEffect(() => {
    if (followed === null) return;
    const row = list.current?.children[followed.at];
    const [same, other] = [followed.way, followed.way === 'up' ? 'down' : 'up'];
    const buttons = [same, other].map((way) => row?.querySelector<HTMLButtonElement>(`[data-way="${way}"]`));
    buttons.find((button) => button?.disabled === false)?.focus();
  }, [followed]);

  function change(next: readonly TypedLink[]): void {
    setRemoved(null);
    onChange(next);
  }

  function move(from: number, to: number, way: 'up' | 'down'): void {
    setOpen(null);
    change(moved(links, from, to));
    setFollowed({ at: to, way });
  }

  function remove(at: number): void {
    setOpen(null);
    onChange(links.filter((_, index) => index !== at));
    setRemoved(links);
  }

  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Cluster justify="space-between" align="center">
        <h2 id={id} className="size-18">
          {words.menus[name]}
        </h2>
        <Text tone="hint">{words.count(links.length, MOST_LINKS[name])}</Text>
      </Cluster>
      <Stack as="ul" gap={0} ref={list}>
        {links.map((link, at) => {
          const fault = broken.find(({ href }) => href === link.href);
          const place = places.find(({ href }) => href === link.href);
          return (
            <Box
              component="li"
              key={at}
              draggable={open !== at}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== null && dragged !== at && change(moved(links, dragged, at))}
              sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5, cursor: open === at ? undefined : 'grab' }}
            >
              <Cluster justify="space-between" align="center" gap={2}>
                <span className="shrinkable">
                  <strong>{link.label}</strong>{' '}
                  <Text as="span" tone="hint">
                    {place?.detail ?? link.href}
                  </Text>
                </span>
                <span>
                  <IconButton
                    size="small"
                    data-way="up"
                    disabled={at === 0}
                    aria-label={words.up(link.label)}
                    onClick={() => move(at, at - 1, 'up')}
                  >
                    <Icon name="up" />
                  </IconButton>
                  <IconButton
                    size="small"
                    data-way="down"
                    disabled={at === links.length - 1}
                    aria-label={words.down(link.label)}
                    onClick={() => move(at, at + 1, 'down')}
                  >
                    <Icon name="down" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={words.edit(link.label)}
                    aria-expanded={open === at}
                    onClick={() => setOpen(open === at ? null : at)}
                  >
                    <Icon name="pencil" />
                  </IconButton>
                  {name !== 'legal' && (
                    <IconButton size="small" aria-label={words.remove(link.label)} onClick={() => remove(at)}>
                      <Icon name="close" />
                    </IconButton>
                  )}
                </span>
              </Cluster>
              {fault !== undefined && <span className="wheat-700">{words.faults[fault.why]}</span>}
              {open === at && (
                <Stack gap={3} className="above-2 below-2">
                  <TextField
                    size="small"
                    label={words.label}
                    value={link.label}
                    onChange={({ target }) => change(links.toSpliced(at, 1, { ...link, label: target.value }))}
                  />
                  {name !== 'legal' && (
                    <PlaceField
                      value={link.href}
                      places={places}
                      onChange={(href, title) =>
                        change(links.toSpliced(at, 1, { href, label: link.label === '' ? title : link.label }))
                      }
                    />
                  )}
                </Stack>
              )}
            </Box>
          );
        })}
      </Stack>
      <FormHelperText error>{error}</FormHelperText>
      {/* Says where the link is after each move. */}
      <span className="visually-hidden" role="status">
        {followed !== null && words.position(links[followed.at]?.label ?? '', followed.at + 1, links.length)}
      </span>
      <Cluster gap={2}>
        {name !== 'legal' && links.length < MOST_LINKS[name] && (
          <Button
            size="small"
            onClick={() => {
              change([...links, { label: '', href: '' }]);
              setOpen(links.length);
            }}
          >
            {words.add}
          </Button>
        )}
        {removed !== null && (
          <Button size="small" onClick={() => change(removed)}>
            {words.undo}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
