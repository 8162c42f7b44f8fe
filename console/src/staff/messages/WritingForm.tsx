/** A text field of the staff area with its buttons, for an answer or a note. The text stays until it is sent. */
import { Button, TextField } from '@mui/material';
import { LONGEST_ANSWER } from '@valorisation/contract';
import { useRef, useState, type ReactNode } from 'react';
import { tabKey } from '../../api/tabKey';
import { readTab, writeTab } from '../../core/tabStore';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { useLeaveWarning } from '../../ui/useLeaveWarning';

export interface WritingAct {
  readonly label: string;
  /** Resolves to true once the text is stored. */
  readonly send: (text: string) => Promise<boolean>;
}

interface WritingFormProps {
  place: string;
  words: { readonly text: string; readonly help: string; readonly required: string };
  rows: number;
  isBusy: boolean;
  acts: readonly WritingAct[];
  children?: (insert: (text: string) => void) => ReactNode;
}

function keptText(key: string): string {
  const kept = readTab(key);
  return typeof kept === 'string' ? kept : '';
}

export function WritingForm({ place, words, rows, isBusy, acts, children }: WritingFormProps) {
  // The key under which the tab keeps the text, so that it survives leaving the page, a reload or a new sign-in.
  const [key] = useState(() => tabKey('message', place));
  const [text, setText] = useState(() => keptText(key));
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useLeaveWarning(text !== '');

  async function send(act: WritingAct): Promise<void> {
    if (text.trim() === '') {
      setIsMissing(true);
      input.current?.focus();
    } else if (await act.send(text)) change('');
  }

  function change(next: string): void {
    setText(next);
    writeTab(key, next === '' ? null : next);
    setIsMissing(false);
  }

  return (
    <Stack gap={2}>
      {children?.((inserted) => change(text === '' ? inserted : `${text}\n\n${inserted}`))}
      <TextField
        label={words.text}
        helperText={isMissing ? words.required : words.help}
        error={isMissing}
        inputRef={input}
        value={text}
        multiline
        minRows={rows}
        fullWidth
        slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER } }}
        onChange={({ target }) => change(target.value)}
      />
      <Cluster gap={2}>
        {acts.map((act, index) => (
          <Button
            key={act.label}
            variant={index === 0 ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => void send(act)}
          >
            {act.label}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
