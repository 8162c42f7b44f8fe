/**
 * The content that a rich text can have: bold, italic, underline and lists. The schema consists of this list, so that
 * nothing else can be typed or pasted.
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

/** The Tab key leaves the editor, also from a list. Keyboard users are then not trapped. */
const PassableListItem = ListItem.extend({
  addKeyboardShortcuts() {
    const shortcuts = { ...this.parent?.() };
    delete shortcuts['Tab'];
    delete shortcuts['Shift-Tab'];
    return shortcuts;
  },
});

/** A numbered list without a first number and a kind of numerals, because the server would drop both. */
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
