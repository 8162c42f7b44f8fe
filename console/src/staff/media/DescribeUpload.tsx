/** Asks for the description of a picture as soon as it is sent, because staff rarely add it later. */
import { Button, TextField } from '@mui/material';
import { LONGEST_ALT, type StaffMedia } from '@valorisation/contract';
import { useState, type FormEvent } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { messageOf } from '../../core/errors';
import { staffMedia as words } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';

export function DescribeUpload({ media }: { media: StaffMedia }) {
  const [alt, setAlt] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [update, { isPending }] = useUpdate<StaffMedia>();
  const notify = useNotify();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = alt.trim();
    if (text === '') return;
    void update(
      'media',
      { id: media.id, data: { alt: text }, previousData: media },
      {
        onSuccess: () => setIsDone(true),
        onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
      },
    );
  }

  if (isDone) return <span role="status">{words.described}</span>;
  return (
    <form noValidate onSubmit={submit}>
      <Cluster align="center" gap={2}>
        <TextField
          size="small"
          label={words.altOf(media.file_name)}
          value={alt}
          slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
          onChange={({ target }) => setAlt(target.value)}
        />
        <Button type="submit" size="small" variant="outlined" disabled={isPending}>
          {words.describe}
        </Button>
      </Cluster>
    </form>
  );
}
