/** The parts of a section that it has once: its picture, its text, a table, a video and others. */
import { Button, MenuItem, TextField } from '@mui/material';
import type { LiveAmount, PageSection } from '@valorisation/contract';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Stack } from '../../../ui/layout/primitives';
import { PickPicture } from '../../media/PickPicture';
import { ReferenceField } from '../ReferenceField';
import { PortalTextEditor } from '../text/PortalTextEditor';
import { withPart, type PartName } from './parts';

const { page: words } = staffContent;
const NEWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

interface OnePartProps {
  name: PartName;
  section: PageSection;
  onChange: (section: PageSection) => void;
  amounts: readonly LiveAmount[];
}

export function OnePart({ name, section, onChange, amounts }: OnePartProps) {
  const set = (value: unknown) => onChange({ ...section, [name]: value });
  switch (name) {
    case 'picture':
      return <PictureOf picture={section.picture} onPick={set} />;
    case 'text':
      return <PortalTextEditor label={words.parts.text} value={section.text ?? ''} onChange={set} amounts={amounts} />;
    case 'table':
      return (
        <Choice label={words.table} value={section.table ?? ''} onChoose={set} choices={staffContent.gridTables} />
      );
    case 'news':
      return (
        <Choice
          label={words.newsCount}
          value={String(section.news ?? 1)}
          onChoose={(count) => set(Number(count))}
          choices={Object.fromEntries(NEWS.map((count) => [count, count]))}
        />
      );
    case 'video':
      return (
        <ReferenceField
          to="videos"
          label={words.parts.video}
          value={section.video ?? 0}
          onChange={(id) => onChange(withPart(section, 'video', id ?? undefined))}
        />
      );
    case 'estimate':
    case 'contact':
      return <p className="quiet">{words.shown[name]}</p>;
    default:
      return null;
  }
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  choices: Readonly<Record<string, string>>;
}

function Choice({ label, value, onChoose, choices }: ChoiceProps) {
  return (
    <TextField select size="small" label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {Object.entries(choices).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PictureOfProps {
  picture: PageSection['picture'];
  onPick: (picture: NonNullable<PageSection['picture']>) => void;
}

function PictureOf({ picture, onPick }: PictureOfProps) {
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
