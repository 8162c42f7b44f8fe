import { Button, TextField } from '@mui/material';
import { PORTAL_TEXT } from '@valorisation/contract';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { LinkField } from './LinkField';
import { TextPartDialog } from './TextPartDialog';

const { text: words } = staffContent;

/** Asks for the address of the link at the cursor, or of a new link for the selected text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes('link')['href'];
  const isNew = typeof before !== 'string';
  const { from, to, empty } = editor.state.selection;
  const [href, setHref] = useState(isNew ? '' : before);
  const [label, setLabel] = useState(editor.state.doc.textBetween(from, to));
  const [isAsked, setAsked] = useState(false);
  const needsText = isNew && empty;
  const isWrong = !PORTAL_TEXT.a.href.test(href.trim());
  const isUnnamed = needsText && label.trim() === '';

  function submit() {
    setAsked(true);
    if (isWrong || isUnnamed) return;
    const mark = { type: 'link', attrs: { href: href.trim() } };
    if (needsText)
      editor
        .chain()
        .insertContent({ type: 'text', text: label.trim(), marks: [mark] })
        .run();
    else editor.chain().extendMarkRange('link').setLink(mark.attrs).run();
    onClose();
  }

  return (
    <TextPartDialog
      title={words.linkTitle}
      onClose={onClose}
      onSubmit={submit}
      more={
        !isNew && (
          <Button
            color="error"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {words.removeLink}
          </Button>
        )
      }
    >
      <LinkField
        label={words.linkAddress}
        value={href}
        isWrong={isAsked && isWrong}
        help={isAsked && isWrong ? words.linkWrong : words.linkHelp}
        onChange={setHref}
      />
      {needsText && (
        <TextField
          fullWidth
          margin="dense"
          label={words.linkText}
          value={label}
          error={isAsked && isUnnamed}
          helperText={isAsked && isUnnamed ? words.linkTextMissing : undefined}
          onChange={(event) => setLabel(event.target.value)}
        />
      )}
    </TextPartDialog>
  );
}
