import { staffGridDraft } from '../../i18n/fr';
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

export const DayField = (props: OriginFieldProps) => (
  <HelpedField
    {...props}
    type="date"
    label={words.day}
    help={words.dayHelp}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
