import { contentCalls, sent, type PublicDocument } from '@valorisation/contract';
import type { ReactNode } from 'react';
import { publications as words } from '../../i18n/fr';
import { FileLink } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Stack, Text } from '../../ui/layout/primitives';
import styles from './Content.module.css';
import { fileSize } from './listQuery';

/** A small picture of the document's first page. Without a picture, a sheet with the type of the file. */
function Preview({ document: { image, fileType } }: { document: PublicDocument }) {
  return image === null ? (
    <span className={styles.preview} aria-hidden="true">
      {fileType.toUpperCase()}
    </span>
  ) : (
    <img className={styles.preview} src={image} alt="" width={96} height={136} loading="lazy" />
  );
}

interface DocumentRowProps {
  document: PublicDocument;
  /** The title and the summary, where the page does not say them. */
  children?: ReactNode;
}

/** The file's kind, size and date, between its picture and its download. */
export function DocumentRow({ document, children }: DocumentRowProps) {
  const { id, title, type, fileType, byteLength, createdAt } = document;
  const facts = [words.documentTypes[type], fileType.toUpperCase(), fileSize(byteLength), formatInstant(createdAt)];
  return (
    <div className={styles.document}>
      <Preview document={document} />
      <Stack gap={2}>
        {children}
        <Text tone="hint">{facts.join(', ')}</Text>
      </Stack>
      <FileLink
        address={sent(contentCalls.document, { params: { id } }).address}
        aria-label={words.documents.downloadOf(title)}
      >
        {words.documents.download}
      </FileLink>
    </div>
  );
}
