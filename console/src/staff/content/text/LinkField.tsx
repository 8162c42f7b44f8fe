/** The address of a link. Typed words find pages, articles and documents of the portal; any address may be typed too. */
import { Autocomplete, TextField } from '@mui/material';
import { useDeferredValue } from 'react';
import { useGetList } from 'react-admin';
import { staffContent } from '../../../i18n/fr';
import { findRouteNamed, paths } from '../../../routes';
import { textOf, type ContentRow } from '../fields';

const { text: words, kinds } = staffContent;
const FIRST = { page: 1, perPage: 6 };
const LATEST = { field: 'updated_at', order: 'DESC' } as const;

interface LinkFieldProps {
  label: string;
  value: string;
  onChange: (address: string) => void;
  help?: string | undefined;
  isWrong?: boolean;
}

/** The public records whose title has the words. A draft is not offered, because its link would lead nowhere. */
function useTargets(typed: string) {
  const filter = { state: 'published', ...(typed !== '' && { q: typed }) };
  const asked = { pagination: FIRST, sort: LATEST, filter };
  const { data: pages = [] } = useGetList<ContentRow>('pages', asked);
  const { data: articles = [] } = useGetList<ContentRow>('articles', asked);
  const { data: documents = [] } = useGetList<ContentRow>('documents', asked);
  const pathOf = (name: string) => findRouteNamed(name)?.pattern ?? paths.ownPage(name);
  return [
    ...pages.map((row) => ({ group: kinds.pages.title, title: row.title, path: pathOf(textOf(row['name'])) })),
    ...articles.map((row) => ({
      group: kinds.articles.title,
      title: row.title,
      path: paths.article(row.id, row.title),
    })),
    ...documents.map((row) => ({
      group: kinds.documents.title,
      title: row.title,
      path: paths.document(row.id, row.title),
    })),
  ];
}

export function LinkField({ label, value, onChange, help, isWrong = false }: LinkFieldProps) {
  const isAddress = /^(?:#?\/|https:|mailto:|tel:)/.test(value);
  const targets = useTargets(useDeferredValue(isAddress ? '' : value.trim()));
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={targets}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : `#${option.path}`)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.path)}
      // The server has found them.
      filterOptions={(found) => found}
      renderOption={({ key, ...props }, { title }) => (
        <li key={key} {...props}>
          {title}
        </li>
      )}
      inputValue={value}
      onInputChange={(_, typed) => onChange(typed)}
      renderInput={(props) => (
        <TextField
          {...props}
          size="small"
          margin="dense"
          label={label}
          error={isWrong}
          helperText={help ?? words.linkFind}
        />
      )}
    />
  );
}
