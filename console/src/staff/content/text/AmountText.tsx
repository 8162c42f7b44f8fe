/** The field of a plain text that names amounts. It shows their values in their places, as the portal does. */
import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import type { LiveAmount } from '@valorisation/contract';
import { useId, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { amountNode, linesWithAmounts } from './amounts';
import styles from './PortalText.module.css';

/** Where an amount can be inserted. */
export interface AmountPlace {
  readonly insert: (amount: LiveAmount) => void;
}

interface AmountTextProps {
  label: string;
  /** A value other than the last one given to `onChange` replaces the text. */
  value: string;
  onChange: (text: string) => void;
  amounts: readonly LiveAmount[];
  told: string | undefined;
  hasFault: boolean;
  /** True when it takes the place of a field that had the focus. */
  takesFocus: boolean;
  ref: Ref<AmountPlace>;
}

export function AmountText({ label, value, onChange, amounts, told, hasFault, takesFocus, ref }: AmountTextProps) {
  const id = useId();
  const shown = useRef(value);
  const editor = useEditor({
    extensions: [Document, Paragraph, Text, UndoRedo, amountNode(amounts, styles.amount ?? '')],
    content: linesWithAmounts(value, amounts),
    autofocus: takesFocus && 'end',
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-describedby': `${id}-told`,
        ...(hasFault && { 'aria-invalid': 'true' }),
        class: styles.plain ?? '',
        spellcheck: 'true',
      },
    },
    onUpdate({ editor: changed }) {
      shown.current = changed.getText({ blockSeparator: '\n' });
      onChange(shown.current);
    },
  });

  useImperativeHandle(ref, () => ({
    insert: (chosen) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: 'amount', attrs: { name: chosen.id, chosen } })
        .run(),
  }));
  useLayoutEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(linesWithAmounts(value, amounts), { emitUpdate: false });
  }, [editor, value, amounts]);

  return (
    <FormControl error={hasFault} sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <FormLabel id={id} className="block below-1 small strong ink">
        {label}
      </FormLabel>
      <EditorContent editor={editor} className={styles.frame} />
      <FormHelperText id={`${id}-told`}>{told}</FormHelperText>
    </FormControl>
  );
}
