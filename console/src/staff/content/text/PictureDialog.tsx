import type { Editor } from '@tiptap/react';
import { PickPicture } from '../../media/PickPicture';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** A picture of the media library, where the cursor stands. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  return (
    <PickPicture
      open
      onClose={onClose}
      onPick={({ src, alt, width, height }) => {
        const attrs = { src, alt, width, height, caption: '' };
        // With a paragraph below it, where the cursor goes: what is typed next would take the place of a picture that is selected.
        editor
          .chain()
          .insertContent([{ type: 'figure', attrs }, { type: 'paragraph' }])
          .run();
        onClose();
      }}
    />
  );
}
