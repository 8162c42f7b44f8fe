import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { TextPartDialog } from './TextPartDialog';

const { text: words } = staffContent;
const LONGEST = 300;

export function PictureWordsDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = editor.getAttributes('figure');
  const [alt, setAlt] = useState(String(before['alt'] ?? ''));
  const [caption, setCaption] = useState(String(before['caption'] ?? ''));
  return (
    <TextPartDialog
      title={words.pictureWords}
      onClose={onClose}
      onSubmit={() => {
        editor.chain().updateAttributes('figure', { alt: alt.trim(), caption: caption.trim() }).run();
        onClose();
      }}
    >
      <TextField
        fullWidth
        margin="dense"
        label={words.alternative}
        helperText={words.alternativeHelp}
        value={alt}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        fullWidth
        margin="dense"
        label={words.caption}
        helperText={words.captionHelp}
        value={caption}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        onChange={(event) => setCaption(event.target.value)}
      />
    </TextPartDialog>
  );
}
