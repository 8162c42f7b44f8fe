import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { TextPartDialog } from './TextPartDialog';

const { text: words } = staffContent;
const LONGEST = 300;

interface LineProps {
  label: string;
  help: string;
  text: string;
  onText: (text: string) => void;
}

const Line = ({ label, help, text, onText }: LineProps) => (
  <TextField
    fullWidth
    margin="dense"
    label={label}
    helperText={help}
    value={text}
    slotProps={{ htmlInput: { maxLength: LONGEST } }}
    onChange={({ target }) => onText(target.value)}
  />
);

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
      <Line label={words.alternative} help={words.alternativeHelp} text={alt} onText={setAlt} />
      <Line label={words.caption} help={words.captionHelp} text={caption} onText={setCaption} />
    </TextPartDialog>
  );
}

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
      <Line label={words.tableCaption} help={words.tableCaptionHelp} text={caption} onText={setCaption} />
    </TextPartDialog>
  );
}
