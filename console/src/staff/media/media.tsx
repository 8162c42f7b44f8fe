import { useState, type MouseEvent } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Minor } from '../kit/CardList';
import { oneOf } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { fileSize } from './fileSize';
import styles from './Media.module.css';
import { MediaBulk } from './MediaBulk';
import { MediaDialog, MediaEdit } from './MediaEdit';
import { TagsInput } from './TagsInput';
import { UploadArea } from './UploadArea';
import type { MediaRow } from './useMediaPage';
import { useUploads } from './useUploads';

const { columns } = words;

function Name({ row }: { row: MediaRow }) {
  return (
    <>
      <RecordLink to="edit">{row.file_name}</RecordLink>
      <Minor>{fileSize(row.byte_length)}</Minor>
      {row.archived && <Minor>{words.archived}</Minor>}
    </>
  );
}

function Shown({ row }: { row: MediaRow }) {
  if (row.kind === 'document') return words.kinds.document;
  return row.alt === '' ? <span className="clay-700 strong">{words.altMissing}</span> : row.alt;
}

const Small = ({ row }: { row: MediaRow }) =>
  row.thumbnail === null ? null : <img src={row.thumbnail} alt="" width={72} loading="lazy" />;

/** A file as a tile: its picture, its name, and what it is or still lacks. The name opens the file over the list. */
function Tile({ row }: { row: MediaRow }) {
  const { kind, width, height, alt, file_name: name } = row;
  const [isOpen, setOpen] = useState(false);
  const createPath = useCreatePath();
  const size = width === null || height === null ? fileSize(row.byte_length) : words.size(width, height);

  /** With a key held down, the link opens the page of the file in a window of its own. */
  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div className={cx(styles.tile)}>
      {row.thumbnail === null ? (
        <span className={cx(styles.sheet)}>{name.split('.').at(-1)}</span>
      ) : (
        <img src={row.thumbnail} alt="" loading="lazy" />
      )}
      <strong className="breakable">
        <Link to={createPath({ resource: 'media', id: row.id, type: 'edit' })} onClick={open}>
          {name}
        </Link>
      </strong>
      <span className={kind === 'picture' && alt === '' ? 'wheat-700' : 'quiet'}>
        {kind === 'picture' && alt === '' ? words.toDescribe : size}
      </span>
      {isOpen && <MediaDialog id={row.id} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Uploads() {
  return <UploadArea uploads={useUploads()} isPage />;
}

export const media = plainResource<MediaRow>({
  name: 'media',
  group: 'portal',
  words,
  fields: [
    { name: 'thumbnail', label: columns.preview, read: (row) => <Small row={row} /> },
    { name: 'file_name', label: columns.name, read: (row) => <Name row={row} />, isSorted: true },
    { name: 'alt', label: columns.shown, read: (row) => <Shown row={row} /> },
    { name: 'tags', label: words.tags.title, read: ({ tags }) => tags.join(', ') },
    { name: 'uses', label: columns.uses, read: ({ uses }) => words.usedBy(uses), card: 'labelled' },
  ],
  filters: [
    oneOf('kind', columns.kind, words.kinds),
    <TagsInput key="tags" source="tags" alwaysOn />,
    oneOf('archived', words.archiving, [
      { id: false, name: words.kept },
      { id: true, name: words.archivedOnly },
    ]),
  ],
  filterDefaultValues: { archived: false },
  views: [
    { label: words.unused, filter: { archived: false, uses: 0 } },
    { label: words.undescribed, filter: { archived: false, kind: 'picture', alt: '' } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  bulk: <MediaBulk />,
  tiles: { className: cx(styles.tiles), tile: (row) => <Tile row={row} /> },
  tableFrom: 900,
  above: <Uploads />,
  edit: MediaEdit,
});
