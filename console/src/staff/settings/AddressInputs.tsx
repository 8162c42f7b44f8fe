import { TextInput } from 'react-admin';
import { staffSettings } from '../../i18n/fr';
import { settingChecks } from './settingChecks';
import { emptyText } from './settingWords';

const { addresses: words } = staffSettings;

const emptyable = { parse: emptyText, autoComplete: 'off' } as const;

export const AddressInputs = () => (
  <>
    <TextInput
      {...emptyable}
      source="value.email"
      type="email"
      label={words.email}
      helperText={words.emailHelp}
      validate={settingChecks.email}
    />
    <TextInput {...emptyable} source="value.phone" type="tel" label={words.phone} validate={settingChecks.phone} />
    <TextInput
      {...emptyable}
      source="value.website"
      type="url"
      label={words.website}
      helperText={words.websiteHelp}
      validate={settingChecks.website}
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
