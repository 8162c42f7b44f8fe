import { Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDay } from '@valorisation/rules';
import { rulesFile } from '../../api/files';
import { useGridPublication } from '../../api/gridPublication';
import { openRules, staffGridDraft, staffGridEffect as effect, staffGrids as words, titles } from '../../i18n/fr';
import { paths } from '../../routes';
import { Cluster, Stack } from '../../ui/layout/primitives';
import { EditLink } from '../kit/EditLink';
import { Facts } from '../kit/Facts';
import { StaffShow } from '../kit/StaffShow';
import { ProofSection } from './proof/ProofSection';
import { PublicationSection } from './publication/PublicationSection';
import { Difference } from './Difference';
import { DiscardButton } from './DiscardButton';
import { ExportButtons } from './ExportButtons';
import { baseOf, confirmedOf, createdOf, isPublished, nameOf, statusOf, updatedOf, type GridRow } from './gridFacts';
import { PrepareButton } from './PrepareButton';

const { columns } = words;

export function GridShow() {
  return (
    <StaffShow<GridRow> title={nameOf} acts={(row) => <Acts row={row} />}>
      {(row) => <GridPage row={row} />}
    </StaffShow>
  );
}

function Acts({ row }: { row: GridRow }) {
  return (
    <>
      {row.status === 'draft' && <DraftActs row={row} />}
      <PrepareButton row={row} />
    </>
  );
}

/**
 * While a request for publication waits for its confirmation, the content must not change. The section about the
 * publication says how to end this.
 */
function DraftActs({ row }: { row: GridRow }) {
  const { data: publication } = useGridPublication(row.id);
  if (publication === undefined || publication.request !== null) return null;
  return (
    <>
      <EditLink row={row} label={staffGridDraft.edit} name={staffGridDraft.edit} />
      <DiscardButton row={row} />
    </>
  );
}

function GridPage({ row }: { row: GridRow }) {
  return (
    <Stack gap={6}>
      <Facts
        rows={[
          [columns.status, statusOf(row)],
          [columns.effective, formatDay(row.effective_on)],
          [columns.confirmed, confirmedOf(row)],
          [columns.basedOn, baseOf(row)],
          [columns.created, createdOf(row)],
          [columns.updated, updatedOf(row)],
        ]}
      />
      <PublicationSection row={row} />
      {!isPublished(row) && <Link to={paths.adminGridEffect(row.id)}>{effect.link}</Link>}
      <Difference row={row} />
      <ProofSection gridId={row.id} />
      <Files row={row} />
    </Stack>
  );
}

function Files({ row }: { row: GridRow }) {
  return (
    <section>
      <Typography variant="h6" component="h2" gutterBottom>
        {isPublished(row) ? titles.open_rules : staffGridDraft.tabs.files}
      </Typography>
      <Cluster gap={4}>
        {isPublished(row) && (
          <>
            <a href={rulesFile(row.id, 'pack')} download>
              {openRules.files.pack}
            </a>
            <a href={rulesFile(row.id, 'publicodes')} download>
              {openRules.files.model}
            </a>
          </>
        )}
        <ExportButtons id={row.id} />
      </Cluster>
    </section>
  );
}
