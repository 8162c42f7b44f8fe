import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { content, type DocumentType } from '../../api/content';
import { useDownload } from '../../api/useDownload';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { Button } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { Notice } from '../../ui/Notice';
import { useAnswer } from '../useAnswer';
import styles from './Content.module.css';
import { ListState } from './ListState';
import { fileSize, readListQuery, writeListQuery, type ListQuery } from './listQuery';
import { SearchBar } from './SearchBar';

const types = Object.keys(words.documentTypes) as DocumentType[];

/** The documents for download, with their search and types. */
export function DocumentsPage() {
  const [query, setQuery] = useSearchParams();
  const download = useDownload();
  const asked = readListQuery(query);
  const { page, word } = asked;
  const type = types.find((known) => known === asked.type);
  const list = useAnswer(
    useCallback(async () => content.documents({ page, word, ...(type !== undefined && { type }) }), [page, word, type]),
  );
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
            value: type ?? '',
            options: types.map((value) => ({ value, label: words.documentTypes[value] })),
            onChange: (value) => change({ type: value }),
          },
        ]}
      />
      {download.state.status === 'failed' && (
        <Notice tone="clay" alert>
          {download.state.message}
        </Notice>
      )}
      <ListState
        answer={list}
        count={words.documents.count}
        empty={words.documents.empty}
        onShowAll={word !== '' || type !== undefined ? () => setQuery({}) : undefined}
        onPageChange={(next) => change({ page: next })}
      >
        {(documents) => (
          <Stack as="ul" gap={0}>
            {documents.map(({ id, title, summary, file, fileType, byteLength, createdAt, type: kind }) => (
              <li key={id} className={styles.entry}>
                <Stack gap={2}>
                  <h2>{title}</h2>
                  <p>{summary}</p>
                  <Cluster gap={4} align="center" justify="space-between">
                    <Text as="span" tone="hint">
                      {[
                        words.documentTypes[kind],
                        fileType.toUpperCase(),
                        fileSize(byteLength),
                        formatInstant(createdAt),
                      ].join(', ')}
                    </Text>
                    <Button
                      aria-label={words.documents.downloadOf(title)}
                      busy={download.state.status === 'running'}
                      onClick={() => void download.start({ call: content.documentFile(id), name: file })}
                    >
                      {words.documents.download}
                    </Button>
                  </Cluster>
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </ListState>
    </Page>
  );
}
