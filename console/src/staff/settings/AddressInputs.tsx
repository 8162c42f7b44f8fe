import { TextInput } from 'react-admin';
import { staffSettings } from '../../i18n/fr';
import { settingChecks } from './settingChecks';
import { emptyText } from './settingWords';

const { addresses: words } = staffSettings;

export const AddressInputs = () => (
  <>
    <TextInput
      source="value.email"
      type="email"
      label={words.email}
      helperText={words.emailHelp}
      validate={settingChecks.email}
      parse={emptyText}
      autoComplete="off"
    />
    <TextInput
      source="value.phone"
      type="tel"
      label={words.phone}
      validate={settingChecks.phone}
      parse={emptyText}
      autoComplete="off"
    />
    <TextInput
      source="value.website"
      type="url"
      label={words.website}
      helperText={words.websiteHelp}
      validate={settingChecks.website}
      parse={emptyText}
      autoComplete="off"
    />
    <TextInput
      source="value.postal"
      label={words.postal}
      helperText={words.postalHelp}
      validate={settingChecks.postal}
      parse={emptyText}
      multiline
      minRows={2}
    />
  </>
);
