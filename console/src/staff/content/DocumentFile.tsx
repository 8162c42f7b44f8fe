import { Button, FormHelperText } from '@mui/material';
import { useId, useState } from 'react';
import { useGetOne, useRecordContext } from 'react-admin';
import { staffContent } from '../../i18n/fr';
import { Stack } from '../../ui/layout/primitives';
import { Minor } from '../kit/CardList';
import { fileSize } from '../media/fileSize';
import { PickFile } from '../media/PickFile';
import type { MediaRow } from '../media/useMediaPage';
import { textOf, type ContentRow } from './fields';

const { file: words } = staffContent;

interface DocumentFileProps {
  label: string;
  /** The file's id in the media library. Null for the file shipped with the product, and when there is no file yet. */
  value: number | null;
  onChange: (id: number) => void;
  error: string | undefined;
}

export function DocumentFile({ label, value, onChange, error }: DocumentFileProps) {
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const record = useRecordContext<ContentRow>();
  const { data: media } = useGetOne<MediaRow>('media', { id: value ?? 0 }, { enabled: value !== null });
  const shipped = textOf(record?.['file_name']);
  const hasFile = value !== null || shipped !== '';
  return (
    <Stack gap={1} align="start" role="group" aria-labelledby={id}>
      <Minor>
        <span id={id}>{label}</span>
      </Minor>
      {value === null ? (
        <span>{shipped === '' ? words.none : shipped}</span>
      ) : (
        <span>
          {media === undefined ? words.unnamed(value) : `${media.file_name} (${fileSize(media.byte_length)})`}
        </span>
      )}
      {value === null && shipped !== '' && <Minor>{words.shipped}</Minor>}
      <Button variant="outlined" size="small" aria-describedby={`${id}-error`} onClick={() => setPicking(true)}>
        {hasFile ? words.replace : words.choose}
      </Button>
      <FormHelperText id={`${id}-error`} error>
        {error}
      </FormHelperText>
      <PickFile
        open={isPicking}
        onPick={(file) => {
          onChange(file.id);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </Stack>
  );
}
