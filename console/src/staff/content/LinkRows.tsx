/** A short list of links to other sites, each with its name and its address. */
import { Button, FormHelperText, TextField } from '@mui/material';
import { useId } from 'react';
import { MOST_SOCIAL_LINKS } from '@valorisation/contract';
import { staffIdentity } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Minor } from '../kit/CardList';
import type { TypedLink } from './fields';

const { links: words } = staffIdentity;

interface LinkRowsProps {
  label: string;
  links: readonly TypedLink[];
  onChange: (links: readonly TypedLink[]) => void;
  error: string | undefined;
}

export function LinkRows({ label, links, onChange, error }: LinkRowsProps) {
  const id = useId();
  const change = (at: number, part: Partial<TypedLink>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...part } : link)));
  return (
    <Stack gap={2} align="start" role="group" aria-labelledby={id}>
      <Minor>
        <span id={id}>{label}</span>
      </Minor>
      {links.map(({ label: name, href }, index) => (
        <Cluster key={index} gap={2} align="center">
          <TextField
            size="small"
            label={words.label}
            value={name}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <TextField
            size="small"
            type="url"
            label={words.href}
            value={href}
            onChange={({ target }) => change(index, { href: target.value })}
          />
          <Button size="small" onClick={() => onChange(links.filter((_, at) => at !== index))}>
            {words.remove(name)}
          </Button>
        </Cluster>
      ))}
      <FormHelperText error>{error}</FormHelperText>
      {links.length < MOST_SOCIAL_LINKS && (
        <Button size="small" variant="outlined" onClick={() => onChange([...links, { label: '', href: '' }])}>
          {words.add}
        </Button>
      )}
    </Stack>
  );
}
