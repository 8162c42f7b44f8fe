/** It offers everything that the portal can show and nothing else (the contract's PORTAL_TEXT). */
import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { LiveAmount } from '@valorisation/contract';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { richTextExtensions } from '../../../ui/richtext/extensions';
import { Toolbar } from '../../../ui/richtext/Toolbar';
import { withWordLists } from '../../../ui/richtext/wordLists';
import { AmountDialog } from './AmountDialog';
import { amountNode, withAmountElements, withAmountNames } from './amounts';
import { blocks } from './blocks';
import { LinkDialog } from './LinkDialog';
import { portalTools, type AskedFor } from './portalTools';
import { PictureWordsDialog, TableCaptionDialog } from './PictureWordsDialog';
import styles from './PortalText.module.css';
import { tables } from './tables';
import { PickPicture } from '../../media/PickPicture';

const { text: words } = staffContent;

const NO_AMOUNTS: readonly LiveAmount[] = [];

interface PortalTextEditorProps {
  label: string;
  /** HTML. A value other than the last one given to `onChange` replaces the text. */
  value: string;
  onChange: (html: string) => void;
  help?: string;
  error?: string | undefined;
  /** Left out: the text names no amounts. */
  amounts?: readonly LiveAmount[];
}

export function PortalTextEditor({ label, value, onChange, help, error, amounts = NO_AMOUNTS }: PortalTextEditorProps) {
  const id = useId();
  const shown = useRef(value);
  const [isBegun, setBegun] = useState(false);
  const [asked, setAsked] = useState<AskedFor | null>(null);
  const tools = useMemo(() => portalTools(setAsked, amounts !== NO_AMOUNTS), [amounts]);
  const told = error ?? help;
  const editor = useEditor({
    extensions: [...richTextExtensions, ...blocks, ...tables, amountNode(amounts, styles.amount ?? '')],
    content: withAmountElements(value, amounts),
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(error !== undefined && { 'aria-invalid': 'true' }),
        ...(told !== undefined && { 'aria-describedby': `${id}-told` }),
        class: styles.text ?? '',
        spellcheck: 'true',
      },
      transformPastedHTML: withWordLists,
    },
    onUpdate({ editor: changed }) {
      shown.current = changed.isEmpty ? '' : withAmountNames(changed.getHTML());
      onChange(shown.current);
    },
    onFocus: () => setBegun(true),
  });

  useLayoutEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(withAmountElements(value, amounts), { emitUpdate: false });
  }, [editor, value, amounts]);

  const close = () => {
    setAsked(null);
    editor.commands.focus();
  };
  return (
    <FormControl fullWidth error={error !== undefined} className="block">
      <FormLabel id={`${id}-label`} className="block below-1 small">
        {label}
      </FormLabel>
      <div className={styles.tools}>
        <Toolbar editor={editor} tools={tools} label={words.tools} controls={id} isBegun={isBegun} />
      </div>
      <EditorContent editor={editor} className={styles.frame} />
      {told !== undefined && <FormHelperText id={`${id}-told`}>{told}</FormHelperText>}
      {asked !== null && <Asked asked={asked} editor={editor} amounts={amounts} onClose={close} />}
    </FormControl>
  );
}

interface AskedProps {
  asked: AskedFor;
  editor: Editor;
  amounts: readonly LiveAmount[];
  onClose: () => void;
}

function Asked({ asked, editor, amounts, onClose }: AskedProps) {
  switch (asked) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />;
    case 'picture':
      return <PictureDialog editor={editor} onClose={onClose} />;
    case 'pictureWords':
      return <PictureWordsDialog editor={editor} onClose={onClose} />;
    case 'tableCaption':
      return <TableCaptionDialog editor={editor} onClose={onClose} />;
    case 'amount':
      return (
        <AmountDialog
          amounts={amounts}
          onPick={(chosen) => {
            editor
              .chain()
              .insertContent({ type: 'amount', attrs: { name: chosen.id, chosen } })
              .run();
            onClose();
          }}
          onClose={onClose}
        />
      );
  }
}

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

function PictureDialog({ editor, onClose }: PictureDialogProps) {
  return (
    <PickPicture
      open
      onClose={onClose}
      onPick={({ src, alt, width, height }) => {
        const attrs = { src, alt, width, height, caption: '' };
        // Adds a paragraph below the picture for the cursor, because typing would replace a selected picture.
        editor
          .chain()
          .insertContent([{ type: 'figure', attrs }, { type: 'paragraph' }])
          .run();
        onClose();
      }}
    />
  );
}
