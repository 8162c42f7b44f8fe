import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { TextPartDialog } from './TextPartDialog';

const { text: words } = staffContent;
const LONGEST = 300;

export function TableCaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes('table')['caption'];
  const [caption, setCaption] = useState(typeof before === 'string' ? before : '');
  return (
    <TextPartDialog
      title={words.tableCaption}
      onClose={onClose}
      onSubmit={() => {
        editor.chain().updateAttributes('table', { caption: caption.trim() }).run();
        onClose();
      }}
    >
      <TextField
        fullWidth
        margin="dense"
        label={words.tableCaption}
        helperText={words.tableCaptionHelp}
        value={caption}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        onChange={(event) => setCaption(event.target.value)}
      />
    </TextPartDialog>
  );
}
