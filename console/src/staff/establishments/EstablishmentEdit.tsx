import { DEPARTMENTS, normalizeSiret } from '@valorisation/rules';
import type { Establishment } from '@valorisation/contract';
import { AutocompleteInput, required, SelectInput, TextInput, useRecordContext, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { signup, staffEstablishments } from '../../i18n/fr';
import { choicesOf } from '../kit/choices';
import { typed } from '../kit/fields';
import { StaffEdit } from '../kit/StaffEdit';

const { changing: words, columns } = staffEstablishments;

type Row = Establishment & RaRecord<number>;

const departments = DEPARTMENTS.map(({ number, name }) => ({ id: number, name: `${number} ${name}` }));

/** Asked for only with another number. */
function SiretReason() {
  const row = useRecordContext<Row>();
  const siret = useWatch<{ siret?: string }, 'siret'>({ name: 'siret' }) ?? '';
  if (row === undefined || normalizeSiret(siret) === row.siret) return null;
  return <SelectInput source="reason" label={words.reason} choices={choicesOf(words.reasons)} validate={required()} />;
}

export const EstablishmentEdit = () => (
  <StaffEdit<Row> title={({ company_name: name }) => name} saved={words.saved}>
    <TextInput source="company_name" label={signup.companyName} parse={typed} validate={required()} />
    <TextInput source="siret" label={signup.siret} helperText={words.siretHelp} parse={typed} validate={required()} />
    <SiretReason />
    <AutocompleteInput
      source="department"
      label={columns.department}
      helperText={words.departmentHelp}
      choices={departments}
    />
  </StaffEdit>
);
