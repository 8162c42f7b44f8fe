import { LONGEST_ALT } from '@valorisation/contract';
import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Minor } from '../kit/CardList';
import { oneOf, typed } from '../kit/fields';
import { plainResource } from '../kit/plainResource';
import { RecordLink } from '../kit/RecordLink';
import { StaffEdit } from '../kit/StaffEdit';
import { fileSize } from './fileSize';
import styles from './Media.module.css';
import { MediaBulk } from './MediaBulk';
import { MediaUses } from './MediaUses';
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

function Uploads() {
  return <UploadArea uploads={useUploads()} />;
}

const factsOf = ({ kind, width, height, byte_length: bytes }: MediaRow): string =>
  [words.kinds[kind], width !== null && height !== null && words.pixels(width, height), fileSize(bytes)]
    .filter((fact) => fact !== false)
    .join(', ');

function MediaFacts() {
  const row = useRecordContext<MediaRow>();
  if (row === undefined) return null;
  return (
    <>
      {row.src !== null && <img className={cx(styles.preview)} src={row.src} alt={row.alt} />}
      <Minor>{factsOf(row)}</Minor>
    </>
  );
}

/** Shown only for pictures, because a document needs no description. */
function AltInput() {
  if (useRecordContext<MediaRow>()?.kind !== 'picture') return null;
  return (
    <TextInput
      source="alt"
      label={words.alt}
      helperText={words.altHelp}
      parse={typed}
      fullWidth
      slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
    />
  );
}

const MediaEdit = () => (
  <StaffEdit<MediaRow> title={({ file_name: name }) => name} saved={words.saved}>
    <MediaFacts />
    <TextInput source="file_name" label={words.rename} helperText={words.renameHelp} parse={typed} fullWidth />
    <AltInput />
    <BooleanInput source="archived" label={words.archive} helperText={words.archiveHelp} />
    <MediaUses />
  </StaffEdit>
);

export const media = plainResource<MediaRow>({
  name: 'media',
  group: 'portal',
  words,
  fields: [
    { name: 'thumbnail', label: columns.preview, read: (row) => <Small row={row} /> },
    { name: 'file_name', label: columns.name, read: (row) => <Name row={row} />, isSorted: true },
    { name: 'alt', label: columns.shown, read: (row) => <Shown row={row} /> },
    { name: 'uses', label: columns.uses, read: ({ uses }) => words.usedBy(uses), card: 'labelled' },
  ],
  filters: [
    oneOf('kind', columns.kind, words.kinds),
    oneOf('archived', words.archiving, [
      { id: false, name: words.kept },
      { id: true, name: words.archivedOnly },
    ]),
  ],
  filterDefaultValues: { archived: false },
  sort: { field: 'created_at', order: 'DESC' },
  bulk: <MediaBulk />,
  tableFrom: 900,
  above: <Uploads />,
  edit: MediaEdit,
});
