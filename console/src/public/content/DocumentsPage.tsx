import { Link, useSearchParams } from 'react-router-dom';
import { contentCalls, type DocumentType } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Stack } from '../../ui/layout/primitives';
import { DocumentRow } from './DocumentRow';
import { ListState } from './ListState';
import { readListQuery, searchOf, writeListQuery, type ListQuery } from './listQuery';
import { SearchBar } from './SearchBar';

const types = Object.keys(words.documentTypes) as DocumentType[];

export function DocumentsPage() {
  const [query, setQuery] = useSearchParams();
  const asked = readListQuery(query);
  const { page, word } = asked;
  const type = types.find((known) => known === asked.type);
  const list = useAnswer(contentCalls.documents, { query: { page, word, ...(type !== undefined && { type }) } });
  const change = (changed: Partial<ListQuery>) => setQuery(writeListQuery(asked, changed));

  return (
    <Page title={titles.documents} intro={words.documents.intro}>
      <SearchBar
        label={words.documents.search}
        word={word}
        onSearch={(searched) => change({ word: searched })}
        choices={[
          {
            ...words.documents.type,
            name: 'type',
            value: type ?? '',
            options: types.map((value) => ({ value, label: words.documentTypes[value] })),
            onChange: (value) => change({ type: value }),
          },
        ]}
      />
      <ListState
        answer={list}
        count={words.documents.count}
        empty={words.documents.empty}
        isNarrowed={word !== '' || type !== undefined}
        searchOf={(next) => searchOf(asked, { page: next })}
      >
        {(documents) => (
          <Stack as="ul" gap={0}>
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentRow document={document}>
                  <h2>
                    <Link to={paths.document(document.id, document.title)}>{document.title}</Link>
                  </h2>
                  <p>{document.summary}</p>
                </DocumentRow>
              </li>
            ))}
          </Stack>
        )}
      </ListState>
    </Page>
  );
}
