import { staffGridDraft } from '../../i18n/fr';
import { DateField } from '../../ui/DateField';
import { HelpedField, type HelpedFieldProps } from '../kit/HelpedField';

const { prepare: words } = staffGridDraft;
const LONGEST_TITLE = 120;

type OriginFieldProps = Pick<HelpedFieldProps, 'value' | 'fault' | 'onText' | 'fullWidth' | 'margin'>;

export const TitleField = (props: OriginFieldProps) => (
  <HelpedField
    {...props}
    label={words.title}
    help={words.titleHelp}
    slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
  />
);

/** An empty text stands for no day, and for a typed text that is not a day. */
export const DayField = ({ value, fault, onText }: Pick<OriginFieldProps, 'value' | 'fault' | 'onText'>) => (
  <DateField
    label={words.day}
    hint={words.dayHelp}
    value={value === '' ? null : value}
    error={fault}
    onValueChange={(day) => onText(day ?? '')}
  />
);
