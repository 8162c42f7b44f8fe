/** The establishment of an account that staff open for a person who asked by telephone. */
import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { CompanyNotices } from '../../account/CompanyNotices';
import { useCompanyLookup } from '../../account/useCompanyLookup';
import { signup, staffAccounts } from '../../i18n/fr';
import { choicesOf } from '../kit/choices';
import { typed } from '../kit/fields';

const { opening: words } = staffAccounts;

const SOURCES = { companyName: 'company_name', postalAddress: 'user_address' } as const;

type Typed = Readonly<Record<'siret' | (typeof SOURCES)[keyof typeof SOURCES], string | undefined>>;

/** The public register fills name and address in. */
export function PlaceInputs() {
  const { getValues, setValue } = useFormContext<Typed>();
  const siret = useWatch<Typed, 'siret'>({ name: 'siret' }) ?? '';
  const lookup = useCompanyLookup(siret, (field, next) => {
    const source = SOURCES[field];
    setValue(source, next(getValues(source) ?? ''), { shouldDirty: true });
  });
  return (
    <>
      <TextInput source="siret" label={signup.siret} helperText={words.siretHelp} parse={typed} validate={required()} />
      <CompanyNotices lookup={lookup} words={words.register} />
      <TextInput source="company_name" label={signup.companyName} parse={typed} validate={required()} />
      <TextInput source="user_address" label={signup.address} parse={typed} validate={required()} />
      <RadioButtonGroupInput
        source="beside"
        label={words.beside}
        choices={choicesOf(words.places)}
        defaultValue="associated"
        row={false}
      />
    </>
  );
}
