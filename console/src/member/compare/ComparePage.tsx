/** /comparaison?valeurs=1,2&fonctions=12: two to four valuations or functions side by side. */
import { formatDay } from '@valorisation/rules';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUser } from '../../api/session';
import { classification, compare as words } from '../../i18n/fr';
import { GridNote } from '../../layout/GridNote';
import { Page } from '../../layout/Page';
import { QuietFrame, Waiting } from '../../layout/skeleton/Waiting';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EmptyState, ErrorState } from '../../ui/State';
import { today } from '../../amounts/model/today';
import { AddToComparison } from './AddToComparison';
import { Cluster, Stack, Text } from '../../ui/layout/primitives';
import { comparePath, countOf, FEWEST_COMPARED, readCompareQuery, without, type Compared } from './compareQuery';
import { CompareTable } from './CompareTable';
import { useColumns } from './useColumns';

function Loading() {
  return (
    <Waiting label={words.loading}>
      <QuietFrame kind="list" />
    </Waiting>
  );
}

interface ContentProps {
  compared: Compared;
  onChange: (next: Compared) => void;
}

function MissingRows({ ids, compared, onChange }: ContentProps & { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <Notice tone="wheat">
      <Cluster gap={4} rowGap={2} align="center" justify="space-between">
        <p>{words.gone.text(ids.length)}</p>
        <Button onClick={() => onChange(without(compared, 'valuations', ids))}>{words.gone.action}</Button>
      </Cluster>
    </Notice>
  );
}

/** What the printed page must show: establishment, date, grid, and that the amounts are minima. */
function Closing() {
  const user = useUser();
  return (
    <Text as="div" tone="quiet">
      <p>{classification.conclusion.minimumNote}</p>
      <p className="printed">{words.printed(user?.companyName ?? null, formatDay(today()))}</p>
      <GridNote />
    </Text>
  );
}

function Content({ compared, onChange }: ContentProps) {
  const state = useColumns(compared);
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') return <ErrorState title={words.failed} error={state.error} onRetry={state.retry} />;
  const { columns, gone, reference } = state;
  const isEnough = columns.length >= FEWEST_COMPARED;
  const adder = (
    <AddToComparison
      compared={compared}
      reference={reference}
      isNeeded={!isEnough}
      lone={columns.length === 1 ? columns[0] : undefined}
      onChange={onChange}
    />
  );
  return (
    <Stack gap={5}>
      <MissingRows ids={gone} compared={compared} onChange={onChange} />
      {columns.length === 0 && (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      )}
      {!isEnough && adder}
      {columns.length > 0 && (
        <CompareTable columns={columns} onRemove={({ kind, id }) => onChange(without(compared, `${kind}s`, [id]))} />
      )}
      {isEnough && adder}
      {isEnough && <Closing />}
    </Stack>
  );
}

export function ComparePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const compared = readCompareQuery(query);
  return (
    <Page
      title={words.title}
      intro={words.intro}
      back={{ to: paths.dashboard(), label: words.back }}
      width="wide"
      {...(countOf(compared) >= FEWEST_COMPARED && {
        action: <Button onClick={() => window.print()}>{words.print}</Button>,
      })}
    >
      <Content compared={compared} onChange={(next) => void navigate(comparePath(next), { replace: true })} />
    </Page>
  );
}
