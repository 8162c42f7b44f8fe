/**
 * A new content starts with its title and other identity fields. Its text is written on a separate screen, which keeps
 * the text during typing.
 */
import { Create, required, SelectInput, TextInput, useInput, useNotify, useRedirect } from 'react-admin';
import { isApiError, messageOf } from '../../core/errors';
import type { ContentValues } from '../../api/staffContent';
import { staffContent as words } from '../../i18n/fr';
import { typed } from '../kit/fields';
import { StaffForm } from '../kit/StaffForm';
import { StaffTitle } from '../kit/StaffTitle';
import { DocumentFile } from './DocumentFile';
import { CONTENT_FIELDS, numberOf, type ListedKind } from './fields';
import { choicesOf } from '../kit/choices';

function FileInput() {
  const { field, fieldState } = useInput<unknown>({ source: 'media_id' });
  return (
    <DocumentFile
      label={words.fields.file}
      value={numberOf(field.value)}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

export function ContentCreate({ kind }: { kind: ListedKind }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const fields = CONTENT_FIELDS[kind];
  return (
    <Create
      title={<StaffTitle text={words.kinds[kind].create} />}
      transform={(values: ContentValues) => ({
        ...values,
        // Sends the file's id even when there is no file, so that the answer says that the file is missing.
        ...(kind === 'documents' && { media_id: numberOf(values['media_id']) }),
      })}
      mutationOptions={{
        onSuccess: ({ id }: { id: number }) => {
          notify(words.created, { type: 'success' });
          redirect('edit', kind, id);
        },
        onError: (error: unknown) => {
          if (isApiError(error) && Object.keys(error.fields).length > 0) return;
          notify(messageOf(error), { type: 'error' });
        },
      }}
    >
      <StaffForm save={words.kinds[kind].createButton}>
        <TextInput source="title" label={words.fields.title} parse={typed} />
        {kind === 'pages' && (
          <TextInput source="name" label={words.fields.address} helperText={words.fields.addressHelp} parse={typed} />
        )}
        {kind === 'documents' && <FileInput />}
        {kind === 'videos' && (
          <TextInput source="url" label={words.fields.url} helperText={words.fields.urlHelp} parse={typed} />
        )}
        {fields.map(
          (field) =>
            field.form === 'choice' && (
              <SelectInput
                key={field.name}
                source={field.name}
                label={field.label}
                choices={choicesOf(field.choices)}
                defaultValue={Object.keys(field.choices)[0]}
                validate={required()}
              />
            ),
        )}
      </StaffForm>
    </Create>
  );
}
