/** The field of a plain text that may name amounts. It shows the value of each named amount and can insert others. */
import { Button, TextField } from '@mui/material';
import type { LiveAmount } from '@valorisation/contract';
import { useRef, useState } from 'react';
import { staffContent } from '../../../i18n/fr';
import { Cluster } from '../../../ui/layout/primitives';
import { AmountDialog } from '../text/AmountDialog';
import { amountsIn } from '../text/amounts';
import { AmountText, type AmountPlace } from '../text/AmountText';

const { page: words, text } = staffContent;

interface LiveTextFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  amounts: readonly LiveAmount[];
  multiline?: boolean;
  help?: string | undefined;
  error?: string | undefined;
}

export function LiveTextField({ label, value, onChange, amounts, multiline = false, help, error }: LiveTextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<AmountPlace>(null);
  const [isPicking, setPicking] = useState(false);
  const named = amountsIn(value, amounts).map((one) => text.amountIs(one.label, one.value ?? text.noValue));
  // From its first amount on, so that the focus stays when the last one is removed.
  const [isLive, setLive] = useState(named.length > 0);
  const [startedLive] = useState(isLive);
  if (named.length > 0 && !isLive) setLive(true);
  const hint = named.length === 0 ? help : text.amountsHere(named.join(', '));

  function insert(chosen: LiveAmount) {
    setPicking(false);
    if (place.current !== null) {
      place.current.insert(chosen);
      return;
    }
    const at = field.current?.selectionStart ?? value.length;
    onChange(`${value.slice(0, at)}{{${chosen.id}}}${value.slice(at)}`);
  }

  return (
    <Cluster gap={2} align="start">
      {isLive ? (
        <AmountText
          ref={place}
          label={label}
          value={value}
          onChange={onChange}
          amounts={amounts}
          told={error ?? hint}
          hasFault={error !== undefined}
          takesFocus={!startedLive}
        />
      ) : (
        <TextField
          sx={{ flex: '1 1 14rem' }}
          size="small"
          label={label}
          value={value}
          multiline={multiline}
          inputRef={field}
          error={error !== undefined}
          helperText={error ?? hint}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Button size="small" aria-label={words.insertAmount(label)} onClick={() => setPicking(true)}>
        {text.amount}
      </Button>
      {isPicking && <AmountDialog amounts={amounts} onPick={insert} onClose={() => setPicking(false)} />}
    </Cluster>
  );
}
