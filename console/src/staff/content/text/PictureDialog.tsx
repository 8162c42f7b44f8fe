import type { Editor } from '@tiptap/react';
import { PickPicture } from '../../media/PickPicture';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  return (
    <PickPicture
      open
      onClose={onClose}
      onPick={({ src, alt, width, height }) => {
        const attrs = { src, alt, width, height, caption: '' };
        // With a paragraph below it for the cursor, because typing would replace a selected picture.
        editor
          .chain()
          .insertContent([{ type: 'figure', attrs }, { type: 'paragraph' }])
          .run();
        onClose();
      }}
    />
  );
}
