import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { content, type DocumentType } from '../../api/content';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { FileLink } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { useAnswer } from '../useAnswer';
import styles from './Content.module.css';
import { ListState } from './ListState';
import { fileSize, readListQuery, searchOf, writeListQuery, type ListQuery } from './listQuery';
import { SearchBar } from './SearchBar';

const types = Object.keys(words.documentTypes) as DocumentType[];

/** Its first page, small; of a kind of file that has none, a sheet that names the kind. */
function Preview({ image, fileType }: { image: string | null; fileType: string }) {
  return image === null ? (
    <span className={styles.preview} aria-hidden="true">
      {fileType.toUpperCase()}
    </span>
  ) : (
    <img className={styles.preview} src={image} alt="" width={96} height={136} loading="lazy" />
  );
}

/** The documents for download, with their search and types. */
export function DocumentsPage() {
  const [query, setQuery] = useSearchParams();
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
            {documents.map(({ id, title, summary, fileType, byteLength, image, createdAt, type: kind }) => (
              <li key={id} className={styles.document}>
                <Preview image={image} fileType={fileType} />
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
                    <FileLink address={content.documentFile(id).address} aria-label={words.documents.downloadOf(title)}>
                      {words.documents.download}
                    </FileLink>
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
