/** The media library: uploads above, then the files with their descriptions and uses. */
import { LONGEST_ALT } from '@valorisation/contract';
import { BooleanInput, FunctionField, SearchInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { staffMedia as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Minor } from '../kit/CardList';
import { RecordLink } from '../kit/RecordLink';
import type { StaffResource } from '../kit/resource';
import { StaffEdit } from '../kit/StaffEdit';
import { StaffList } from '../kit/StaffList';
import { fileSize } from './fileSize';
import styles from './Media.module.css';
import { MediaUses } from './MediaUses';
import { UploadArea } from './UploadArea';
import type { MediaRow } from './useMediaPage';
import { useUploads } from './useUploads';

const kinds = [
  { id: 'picture', name: words.kinds.picture },
  { id: 'document', name: words.kinds.document },
];

const archiving = [
  { id: false, name: words.kept },
  { id: true, name: words.archivedOnly },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={words.search} />,
  <SelectInput key="kind" source="kind" label={words.columns.kind} choices={kinds} alwaysOn />,
  <SelectInput key="archived" source="archived" label={words.archiving} choices={archiving} alwaysOn />,
];

function Name({ row }: { row: MediaRow }) {
  return (
    <>
      <RecordLink to="edit">{row.file_name}</RecordLink>
      <Minor>{fileSize(row.byte_length)}</Minor>
      {row.archived && <Minor>{words.archived}</Minor>}
    </>
  );
}

/** A picture's description; a missing one is marked. */
function Shown({ row }: { row: MediaRow }) {
  if (row.kind === 'document') return words.kinds.document;
  return row.alt === '' ? <span className="clay-700 strong">{words.altMissing}</span> : row.alt;
}

const Small = ({ row }: { row: MediaRow }) =>
  row.thumbnail === null ? null : <img src={row.thumbnail} alt="" width={72} loading="lazy" />;

function MediaList() {
  const uploads = useUploads();
  const { columns } = words;
  return (
    <>
      <UploadArea uploads={uploads} />
      <StaffList<MediaRow>
        words={words}
        sort={{ field: 'created_at', order: 'DESC' }}
        filters={filters}
        filterDefaultValues={{ archived: false }}
        tableFrom={900}
        card={(row) => (
          <>
            <Small row={row} />
            <Name row={row} />
            <span>
              <Shown row={row} />
            </span>
            <span>{`${words.columns.uses}\u00a0: ${words.usedBy(row.uses)}`}</span>
          </>
        )}
      >
        <FunctionField<MediaRow> label={columns.preview} sortable={false} render={(row) => <Small row={row} />} />
        <FunctionField<MediaRow> source="file_name" label={columns.name} render={(row) => <Name row={row} />} />
        <FunctionField<MediaRow> label={columns.shown} sortable={false} render={(row) => <Shown row={row} />} />
        <FunctionField<MediaRow> label={columns.uses} sortable={false} render={({ uses }) => words.usedBy(uses)} />
      </StaffList>
    </>
  );
}

const factsOf = ({ kind, width, height, byte_length: bytes }: MediaRow): string =>
  [words.kinds[kind], width !== null && height !== null && words.pixels(width, height), fileSize(bytes)]
    .filter((fact) => fact !== false)
    .join(', ');

/** The picture, or the kind of file. */
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

/** Only for pictures; a document needs no description. */
function AltInput() {
  if (useRecordContext<MediaRow>()?.kind !== 'picture') return null;
  return (
    <TextInput
      source="alt"
      label={words.alt}
      helperText={words.altHelp}
      parse={(text: string | null) => text ?? ''}
      fullWidth
      slotProps={{ htmlInput: { maxLength: LONGEST_ALT } }}
    />
  );
}

const MediaEdit = () => (
  <StaffEdit<MediaRow> title={({ file_name: name }) => name} saved={words.saved}>
    <MediaFacts />
    <AltInput />
    <BooleanInput source="archived" label={words.archive} helperText={words.archiveHelp} />
    <MediaUses />
  </StaffEdit>
);

export const media: StaffResource = {
  name: 'media',
  title: words.title,
  group: 'content',
  tool: words.tool,
  icon: 'picture',
  list: MediaList,
  edit: MediaEdit,
};
