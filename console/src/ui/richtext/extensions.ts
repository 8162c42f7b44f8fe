/**
 * The content of a rich text: bold, italic, underline and lists. The schema is this list; nothing else can be typed or
 * pasted.
 */
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';

/** Tab leaves the editor, also from a list, so that keyboard users are not trapped and do not change the text. */
const PassableListItem = ListItem.extend({
  addKeyboardShortcuts() {
    const shortcuts = { ...this.parent?.() };
    delete shortcuts['Tab'];
    delete shortcuts['Shift-Tab'];
    return shortcuts;
  },
});

/** Without the first number and the kind of figures, which the server would drop. */
const PlainOrderedList = OrderedList.extend({ addAttributes: () => ({}) });

/** Words, marks, lists and undo. */
export const richTextExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  BulletList,
  PlainOrderedList,
  PassableListItem,
  UndoRedo,
];
