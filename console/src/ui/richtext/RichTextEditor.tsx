/** An editor for rich text with bold, italic, underline and lists. It is loaded together with its screen. */
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../cx';
import { Cluster } from '../layout/primitives';
import { richTextExtensions } from './extensions';
import styles from './RichText.module.css';
import { LIST_TOOLS, MARK_TOOLS, Toolbar } from './Toolbar';
import { withWordLists } from './wordLists';

const TOOLS = [...MARK_TOOLS, ...LIST_TOOLS];

export interface RichTextEditorProps {
  /** The id of the heading that names the text. */
  labelledBy: string;
  toolbarLabel: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  /** HTML. A value other than the last one given to `onChange` replaces the text. */
  value: string;
  onChange: (html: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  className?: string | undefined;
  /** The state of the text, in the line of the tools. */
  beside?: ReactNode;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, toolbarLabel, describedBy, invalid = false, value, onChange, onFocus, onBlur, className } = props;
  const { beside } = props;
  const id = useId();
  const shown = useRef(value);
  const [isBegun, setBegun] = useState(false);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        class: cx(styles.text, className),
        spellcheck: 'true',
      },
      transformPastedHTML: withWordLists,
    },
    onUpdate({ editor: changed }) {
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(shown.current);
    },
    onFocus: () => {
      setBegun(true);
      onFocus?.();
    },
    onBlur: () => onBlur?.(),
  });

  // Runs in the same commit as the rest of the screen, so that further typing goes into the new text.
  useLayoutEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <EditorContent editor={editor} />
      <Cluster gap={4} rowGap={0} align="center" justify="space-between" className="unprinted" data-tools="">
        <Toolbar editor={editor} tools={TOOLS} label={toolbarLabel} controls={id} isBegun={isBegun} />
        {beside}
      </Cluster>
    </>
  );
}
