/** The picture of a section or a card, from the media library, with its description. */
import { Button, TextField } from '@mui/material';
import type { PageSection } from '@valorisation/contract';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Stack } from '../../../ui/layout/primitives';
import { PickPicture } from '../../media/PickPicture';

const { page: words } = staffContent;

interface PictureOfProps {
  picture: PageSection['picture'];
  onPick: (picture: NonNullable<PageSection['picture']>) => void;
}

export function PictureOf({ picture, onPick }: PictureOfProps) {
  const [isPicking, setPicking] = useState(false);
  const isChosen = picture !== undefined && picture.src !== '';
  return (
    <Stack gap={3} align="start">
      {isChosen && (
        <>
          <img className="frame" src={picture.src} alt="" height={120} />
          <TextField
            fullWidth
            size="small"
            label={staffContent.text.alternative}
            helperText={staffContent.text.alternativeHelp}
            value={picture.alt}
            onChange={({ target }) => onPick({ ...picture, alt: target.value })}
          />
        </>
      )}
      <Button variant="outlined" size="small" onClick={() => setPicking(true)}>
        {isChosen ? words.otherPicture : words.choosePicture}
      </Button>
      <PickPicture
        open={isPicking}
        onPick={(picked) => {
          onPick(picked);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </Stack>
  );
}
