import { Box, Button, FormHelperText } from '@mui/material';
import { useId, useState } from 'react';
import { useGetOne } from 'react-admin';
import { staffIdentity, staffMedia } from '../../i18n/fr';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { Minor } from '../kit/CardList';
import { PickDialog } from '../media/PickDialog';
import { PictureTiles } from '../media/PickPicture';
import type { MediaRow } from '../media/useMediaPage';

const { logo: words } = staffIdentity;

interface LogoFieldProps {
  label: string;
  /** The picture's id in the media library; null for the shipped logo. */
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | undefined;
}

export function LogoField({ label, value, onChange, error }: LogoFieldProps) {
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const { data: media } = useGetOne<MediaRow>('media', { id: value ?? 0 }, { enabled: value !== null });
  const pick = (chosen: number | null) => {
    onChange(chosen);
    setPicking(false);
  };
  return (
    <Stack gap={1} align="start" role="group" aria-labelledby={id}>
      <Minor>
        <span id={id}>{label}</span>
      </Minor>
      {value === null || media === undefined ? (
        words.shipped
      ) : (
        <Box component="img" src={media.src ?? ''} alt={media.alt || words.alt} sx={{ height: 64 }} />
      )}
      <Cluster gap={2}>
        <Button variant="outlined" size="small" onClick={() => setPicking(true)}>
          {value === null ? words.choose : words.replace}
        </Button>
        {value !== null && (
          <Button size="small" onClick={() => pick(null)}>
            {words.remove}
          </Button>
        )}
      </Cluster>
      <FormHelperText error>{error}</FormHelperText>
      {isPicking && (
        <PickDialog
          kind="picture"
          title={staffMedia.pickPicture}
          onClose={() => setPicking(false)}
          onSent={(sent) => pick(sent.id)}
        >
          {(rows) => <PictureTiles rows={rows} onChoose={(row) => pick(row.id)} />}
        </PickDialog>
      )}
    </Stack>
  );
}
