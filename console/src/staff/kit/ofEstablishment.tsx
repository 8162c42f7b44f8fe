import type { Establishment } from '@valorisation/contract';
import { AutocompleteInput, ReferenceInput, type RaRecord } from 'react-admin';

const nameOf = ({ company_name: name }: Establishment & RaRecord<number>): string => name;

export const ofEstablishment = (label: string) => (
  <ReferenceInput key="establishment_id" source="establishment_id" reference="establishments" label={label}>
    <AutocompleteInput
      label={label}
      optionText={nameOf}
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: { md: 260 } }}
    />
  </ReferenceInput>
);
