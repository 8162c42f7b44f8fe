import { LONGEST_REASON } from '@valorisation/contract';
import { parseHundredths } from '@valorisation/rules';
import { useRef, useState } from 'react';
import { staffValuations } from '../../i18n/fr';
import { FormDialog, type FormDialogProps } from '../kit/FormDialog';
import { HelpedField } from '../kit/HelpedField';

const { fixed: words } = staffValuations;

interface FixAmountDialogProps extends Omit<FormDialogProps, 'text' | 'confirm' | 'isGrave'> {
  unit: 'month' | 'hour';
  onAmount: (cents: number, reason: string) => void;
}

export function FixAmountDialog({ unit, onAmount, ...frame }: FixAmountDialogProps) {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const cents = parseHundredths(amount) ?? 0;

  function submit() {
    setTried(true);
    if (cents > 0 && reason.trim() !== '') onAmount(cents, reason.trim());
  }

  return (
    <FormDialog {...frame} text={words.text} confirm={words.confirm} first={first} onSubmit={submit}>
      <HelpedField
        label={words.amount[unit]}
        fullWidth
        margin="normal"
        inputRef={first}
        value={amount}
        fault={isTried && cents <= 0 ? words.amountMissing : undefined}
        slotProps={{ htmlInput: { 'aria-required': true, inputMode: 'decimal' } }}
        onText={setAmount}
      />
      <HelpedField
        label={words.reason}
        fullWidth
        margin="normal"
        multiline
        minRows={3}
        value={reason}
        fault={isTried && reason.trim() === '' ? words.required : undefined}
        slotProps={{ htmlInput: { 'aria-required': true, maxLength: LONGEST_REASON } }}
        onText={setReason}
      />
    </FormDialog>
  );
}
