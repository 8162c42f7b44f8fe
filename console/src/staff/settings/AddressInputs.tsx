/** How the employer body is reached, field by field. */
import { TextInput } from 'react-admin';
import { staffSettings } from '../../i18n/fr';
import { emptyText } from './settingWords';

const { addresses: words } = staffSettings;

export const AddressInputs = () => (
  <>
    <TextInput
      source="value.email"
      type="email"
      label={words.email}
      helperText={words.emailHelp}
      parse={emptyText}
      autoComplete="off"
    />
    <TextInput source="value.phone" type="tel" label={words.phone} parse={emptyText} autoComplete="off" />
    <TextInput
      source="value.website"
      type="url"
      label={words.website}
      helperText={words.websiteHelp}
      parse={emptyText}
      autoComplete="off"
    />
    <TextInput
      source="value.postal"
      label={words.postal}
      helperText={words.postalHelp}
      parse={emptyText}
      multiline
      minRows={2}
    />
  </>
);
