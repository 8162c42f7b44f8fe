/** In a word, how far a draft is on its way to publication, with a link to the next step. */
import { gridPublicationCalls } from '@valorisation/contract';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCall } from '../../../api/useCall';
import { staffGridPublication } from '../../../i18n/fr';
import { nameOf, statusOf, type GridRow } from '../gridFacts';
import { atPlace, type Place } from '../places';

const { draftProgress: words } = staffGridPublication;

export function VersionStatus({ row }: { row: GridRow }) {
  return (
    <>
      {statusOf(row)}
      {row.status === 'draft' && <DraftProgress row={row} />}
    </>
  );
}

function DraftProgress({ row }: { row: GridRow }) {
  const { data } = useCall(gridPublicationCalls.drafts, {}, { silent: true });
  const progress = data?.find(({ id }) => id === row.id);
  const createPath = useCreatePath();
  if (progress === undefined) return null;
  const pathTo = (type: 'show' | 'edit') => createPath({ resource: 'grids', type, id: row.id });
  const at = (place: Place) => atPlace(pathTo('show'), place);
  const [reason] = progress.missing;
  if (progress.is_asked || reason === undefined) {
    const text = progress.is_asked ? words.asked : words.ready;
    return <Line row={row} text={text} label={words.toPublication} to={at('publication')} />;
  }
  const text = words.missing[reason.code](reason);
  const isOfDocument = reason.code === 'problems' || reason.code === 'unreadable';
  return isOfDocument ? (
    <Line row={row} text={text} label={words.toDraft} to={pathTo('edit')} />
  ) : (
    <Line row={row} text={text} label={words.toProof} to={at('preuve')} />
  );
}

function Line({ row, text, label, to }: { row: GridRow; text: string; label: string; to: string }) {
  return (
    <>
      {`\u00a0: ${text}. `}
      <Link to={to} aria-label={`${label}\u00a0: ${nameOf(row)}`}>
        {label}
      </Link>
    </>
  );
}
