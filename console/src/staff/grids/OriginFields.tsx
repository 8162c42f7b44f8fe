import { staffGridDraft } from '../../i18n/fr';
import { DateField } from '../../ui/DateField';
import { TextField } from '../../ui/TextField';

const { prepare: words } = staffGridDraft;
const LONGEST_TITLE = 120;

interface OriginFieldProps {
  value: string;
  fault: string | undefined;
  onText: (text: string) => void;
}

export const TitleField = ({ value, fault, onText }: OriginFieldProps) => (
  <TextField
    label={words.title}
    hint={words.titleHelp}
    value={value}
    error={fault}
    maxLength={LONGEST_TITLE}
    onChange={({ target }) => onText(target.value)}
  />
);

/** An empty text stands for no day, and for a typed text that is not a day. */
export const DayField = ({ value, fault, onText }: OriginFieldProps) => (
  <DateField
    label={words.day}
    hint={words.dayHelp}
    value={value === '' ? null : value}
    error={fault}
    onValueChange={(day) => onText(day ?? '')}
  />
);
