import { contentCalls, sent, type PublicDocument } from '@valorisation/contract';
import { publications as words } from '../../i18n/fr';
import { FileLink } from '../../ui/Button';
import { formatInstant } from '../../ui/instant';
import { Cluster, Text } from '../../ui/layout/primitives';
import styles from './Content.module.css';
import { fileSize } from './listQuery';

/** A small picture of the document's first page. Without a picture, a sheet with the type of the file. */
export function DocumentPreview({ document: { image, fileType } }: { document: PublicDocument }) {
  return image === null ? (
    <span className={styles.preview} aria-hidden="true">
      {fileType.toUpperCase()}
    </span>
  ) : (
    <img className={styles.preview} src={image} alt="" width={96} height={136} loading="lazy" />
  );
}

/** The file's kind, size and date, beside its download. */
export function DocumentDownload({ document }: { document: PublicDocument }) {
  const { id, title, type, fileType, byteLength, createdAt } = document;
  const facts = [words.documentTypes[type], fileType.toUpperCase(), fileSize(byteLength), formatInstant(createdAt)];
  return (
    <Cluster gap={4} align="center" justify="space-between">
      <Text as="span" tone="hint">
        {facts.join(', ')}
      </Text>
      <FileLink
        address={sent(contentCalls.document, { params: { id } }).address}
        aria-label={words.documents.downloadOf(title)}
      >
        {words.documents.download}
      </FileLink>
    </Cluster>
  );
}
