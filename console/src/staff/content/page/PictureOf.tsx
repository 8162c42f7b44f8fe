/** A picture from the media library, with its description: of a section, a card, or the cover of an article. */
import { Button, FormHelperText, TextField } from '@mui/material';
import type { SectionPicture } from '@valorisation/contract';
import { useId, useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Cluster, Stack } from '../../../ui/layout/primitives';
import { Minor } from '../../kit/CardList';
import { PickPicture } from '../../media/PickPicture';

const { page: words } = staffContent;

interface PictureOfProps {
  picture: SectionPicture | undefined;
  onPick: (picture: SectionPicture) => void;
  /** For a picture that has no frame of its own in the form. */
  label?: string;
  help?: string | undefined;
  error?: string | undefined;
  onRemove?: () => void;
}

export function PictureOf({ picture, onPick, label, help, error, onRemove }: PictureOfProps) {
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  const isChosen = picture !== undefined && picture.src !== '';
  return (
    <Stack gap={3} align="start" role="group" aria-labelledby={label === undefined ? undefined : id}>
      {label !== undefined && (
        <Minor>
          <span id={id}>{label}</span>
        </Minor>
      )}
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
      <Cluster gap={2}>
        <Button variant="outlined" size="small" onClick={() => setPicking(true)}>
          {isChosen ? words.otherPicture : words.choosePicture}
        </Button>
        {isChosen && onRemove !== undefined && (
          <Button size="small" onClick={onRemove}>
            {staffContent.fields.removeCover}
          </Button>
        )}
      </Cluster>
      {(error ?? help) !== undefined && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
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
